//! The log: what happened, in sentences.

use std::fmt;

use leptos::prelude::*;
use prose::ScoreTable;

use super::{Sign, icon, motion, sign};

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryLine<P> {
    /// Who did it.
    pub sign: Option<Sign>,
    /// The sentences.
    pub text: String,
    /// Where on the board it happened.
    pub spot: Option<P>,
    /// What it is in a log that a game tells in its own way.
    pub beat: Option<&'static str>,
    /// Who got what for what, if it is a scoring.
    pub scored: Option<ScoreTable>,
}

/// The log, newest first. `since` parts what happened since the reader's last turn from the rest,
/// under the words given with it. A scoring keeps its table, `drawn`, folded under its line.
pub fn story<P: fmt::Display>(
    lines: &[StoryLine<P>],
    since: Option<(usize, String)>,
    drawn: &dyn Fn(&ScoreTable) -> AnyView,
) -> AnyView {
    let mut items: Vec<AnyView> = Vec::new();
    for (at, line) in lines.iter().enumerate().rev() {
        if let Some((first_new, words)) = &since
            && at + 1 == *first_new
            && at + 1 < lines.len()
        {
            items.push(view! { <li class="since">{words.clone()}</li> }.into_any());
        }
        items.push(told(line, drawn));
    }
    view! { <ol class="log" data-testid="log">{items}</ol> }.into_any()
}

fn told<P: fmt::Display>(line: &StoryLine<P>, drawn: &dyn Fn(&ScoreTable) -> AnyView) -> AnyView {
    let mark = line
        .sign
        .map_or_else(|| view! { <span></span> }.into_any(), |it| sign(it, ""));
    let text = line.text.clone();
    let text = match line.spot.as_ref().map(ToString::to_string) {
        Some(spot) => view! {
            <button type="button" class="spot" on:click=move |_| motion::flash(&spot)>
                {text}
            </button>
        }
        .into_any(),
        None => view! { <span>{text}</span> }.into_any(),
    };
    let Some(table) = &line.scored else {
        return view! { <li>{mark}{text}</li> }.into_any();
    };
    let caption = table.caption.clone();
    let rest = (!line.text.is_empty()).then_some(text);
    let mark = line.sign.is_some().then_some(mark);
    // The table says it all, and better than a sentence.
    view! {
        <li class="scored">
            <details data-testid="scored-fold">
                <summary>{icon("p-down")}{mark}<span>{caption}</span></summary>
                {drawn(table)}
            </details>
            {rest}
        </li>
    }
    .into_any()
}
