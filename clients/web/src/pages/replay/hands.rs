//! All hands, open: a play that is over has no secrets.

use leptos::prelude::*;
use prose::say;

use super::{film::Film, reel::Controls};
use crate::{kit, tables::Face};

/// What everybody held at the moment that is shown, unless it is seen through somebody's eyes: then
/// only what they saw is shown.
pub(super) fn hands<G: Face>(controls: Controls, film: &Film<G>) -> AnyView {
    if controls.seen_by.get().is_some() {
        return ().into_any();
    }
    let lang = controls.ui.lang.get();
    let names = film.names(lang);
    let hand = |(seat, view): (tabletop::Seat, G::View)| {
        let held = G::held(&view, seat, lang);
        let none = held.is_empty().then(|| {
            view! { <li class="muted">{say!(lang, "web-hand-empty")}</li> }
        });
        let held = held.into_iter().map(|it| view! { <li>{it}</li> });
        let held: Vec<_> = held.collect();
        view! {
            <section data-testid=format!("held-{seat}")>
                <h3>{kit::sign(G::sign(&view, seat), "sm")}{names[seat].clone()}</h3>
                <ul>{held}{none}</ul>
            </section>
        }
        .into_any()
    };
    let hands: Vec<AnyView> = film
        .views(controls.at.get())
        .into_iter()
        .map(hand)
        .collect();
    // What is scrolled can be scrolled by keys.
    view! {
        <div class="allhands" data-testid="hands" role="group" tabindex="0"
            aria-label=say!(lang, "web-all-hands")>
            {hands}
        </div>
    }
    .into_any()
}
