//! The prompt: whose turn it is, what is asked, what would come of it, and the main button.

use leptos::prelude::*;

use super::{Sign, sign};

/// What the prompt says.
pub struct Prompt {
    /// Whose turn it is.
    pub sign: Sign,
    /// The question.
    pub question: String,
    /// What would come of it, or what to do.
    pub consequence: AnyView,
    /// How far the turn is.
    pub progress: Option<AnyView>,
    /// Whether somebody else is asked.
    pub is_waiting: bool,
    /// The buttons, the main one last.
    pub buttons: AnyView,
}

/// The prompt, drawn.
pub fn prompt(prompt: Prompt) -> AnyView {
    let wait = if prompt.is_waiting { "wait" } else { "" };
    let class = format!("prompt {} {wait}", prompt.sign.class());
    view! {
        <section class=class role="status" data-testid="prompt">
            {sign(prompt.sign, "lg")}
            <div class="say">
                <b data-testid="question">{prompt.question}</b>
                <span data-testid="consequence">{prompt.consequence}</span>
            </div>
            {prompt.progress}
            <div class="acts">{prompt.buttons}</div>
        </section>
    }
    .into_any()
}
