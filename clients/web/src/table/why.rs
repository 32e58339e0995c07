//! What things are and why something cannot be done: beside the piece that was touched, and in the
//! rule of the moment.

use leptos::prelude::*;
use prose::say;
use web_sys::EventTarget;

use super::TablePage;
use crate::{
    kit,
    tables::{Face, Reason, Situation},
};

/// What a piece is and why it cannot be picked, beside it.
pub(super) fn note<G: Face>(page: TablePage<G>) -> AnyView {
    let Some(why) = page.why.get() else {
        return ().into_any();
    };
    kit::near::beside(why.pick.to_string(), move || page.why.set(None));
    let reason = |Reason { text, rule }: Reason| {
        let rule = rule.map(|rule| kit::rule_link(page.ui, G::INFO.id, rule));
        view! { <p>{text}" "{rule}</p> }.into_any()
    };
    let reasons: Vec<AnyView> = why.reasons.into_iter().map(reason).collect();
    view! { <div class="tip whynot" role="tooltip" data-testid="why-not">{reasons}</div> }
        .into_any()
}

/// Asks what the piece is that `on` is a part of, instead of picking it. Whether there is one.
pub(super) fn ask<G: Face>(page: TablePage<G>, on: Option<EventTarget>) -> bool {
    page.is_asking.set(true);
    let is_piece = kit::near::click_piece(on);
    page.is_asking.set(false);
    is_piece
}

/// The button that opens the rule of the moment over the table, and from there all of them.
pub(super) fn book<G: Face>(page: TablePage<G>, now: &Situation<G>) -> AnyView {
    let Some(rule) = G::rules_now(now.view()).first() else {
        return ().into_any();
    };
    let words = say!(now.audience.lang, "web-menu-rules");
    let open = move |_| {
        let rule = (G::INFO.id.to_owned(), (*rule).to_owned());
        page.ui.rule.set(Some(rule));
    };
    view! {
        <button type="button" class="iconbtn" data-testid="book" title=words.clone()
            aria-label=words on:click=open>{kit::icon("rules")}</button>
    }
    .into_any()
}
