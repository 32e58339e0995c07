//! A table in sentences: what a game looks like until its own is drawn.

use leptos::prelude::*;
use prose::say;

use super::{Face, Scene};
use crate::{
    gesture::Pick,
    kit::{self, card},
};

/// The situation in sentences, and the choices as a list of buttons.
pub(super) fn table<G: Face>(scene: &Scene<'_, G>) -> AnyView {
    let lang = scene.lang();
    let situation: Vec<AnyView> = G::situation(scene.view, scene.audience)
        .into_iter()
        .map(|line| view! { <p>{line}</p> }.into_any())
        .collect();
    let choices: Vec<AnyView> = scene
        .choices
        .iter()
        .filter_map(|choice| {
            let action: G::Action = choice.action.parse().ok()?;
            let label = G::action(&action, scene.view, scene.audience);
            let pick = Pick::new("do", &choice.action);
            let piece = card::Piece {
                standing: scene.standing(&pick),
                pick,
                name: label.line(),
                class: "btn sm plainchoice".to_owned(),
            };
            let words = view! { <span>{label.line()}</span> }.into_any();
            let button = card::piece(piece, words, scene.press());
            Some(view! { <li>{button}</li> }.into_any())
        })
        .collect();
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
