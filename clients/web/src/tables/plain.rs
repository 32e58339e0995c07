//! A table in sentences: what a game looks like until its own is drawn.

use std::fmt;

use leptos::prelude::*;
use prose::say;

use super::{Face, Scene};
use crate::kit::{self, card};

/// An action as a piece of its own: what is picked where no table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Do<A>(pub A);

impl<A: fmt::Display> fmt::Display for Do<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "do-{}", self.0)
    }
}

/// The situation in sentences, and the choices as a list of buttons: each picks the whole way.
pub(super) fn table<G: Face>(scene: &Scene<'_, G>) -> AnyView {
    let lang = scene.lang();
    let situation: Vec<AnyView> = G::situation(scene.view, scene.audience)
        .into_iter()
        .map(|line| view! { <p>{line}</p> }.into_any())
        .collect();
    let choices = scene.choices.iter().filter_map(|choice| {
        let last = *choice.path.last()?;
        let label = G::action(&choice.action, scene.view, scene.audience);
        let button = card::Button {
            standing: scene.standing(choice.path[0]),
            pick: last,
            name: label.line(),
            class: "btn sm plainchoice".to_owned(),
        };
        let words = view! { <span>{label.line()}</span> }.into_any();
        let (press, path) = (scene.press(), choice.path.clone());
        let button = card::piece(button, words, move |_| {
            for pick in &path {
                press(*pick);
            }
        });
        Some(view! { <li>{button}</li> }.into_any())
    });
    let choices: Vec<AnyView> = choices.collect();
    let situation = view! { {situation} };
    let choices = view! { <ul class="plainlist">{choices}</ul> };
    view! {
        <main class="plain">
            {kit::panel("situation", say!(lang, "web-situation"), (), situation)}
            {kit::panel("choices", say!(lang, "web-choices"), (), choices)}
            {kit::panel("score-now", G::score_now(scene.view, scene.audience).caption, (),
                scene.score_now())}
            {scene.log_panel()}
        </main>
    }
    .into_any()
}
