//! Cards: the open row, the deck, the own hand.

use std::fmt;

use games::new_york_new_york::{
    NewYorkNewYork,
    components::{Card, CardSet},
    view::View,
};
use leptos::prelude::*;
use prose::{Lang, say};
use tabletop::Viewer;

use super::{Piece, name_of, sign_of};
use crate::{
    browser::focus,
    kit::{
        self, Sign,
        card::{Button, PieceState, piece},
    },
    tables::Scene,
};

/// The picture of a section in the light of its colour, with number and sign.
pub(super) fn face(sign: Sign, number: u8) -> AnyView {
    view! {
        <svg class="art" viewBox="0 0 100 200" preserveAspectRatio="none" aria-hidden="true">
            <use href=format!("#ny-{number}") width="100" height="200" />
        </svg>
        <span class=format!("tag {}", sign.class())>
            {kit::numeral(u32::from(number))}{kit::sign(sign, "")}
        </span>
    }
    .into_any()
}

/// A card of the page of parts, which means nothing.
#[derive(Clone, Copy)]
struct Sample(Sign, u8);

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kit-{}{}", self.0.letter(), self.1)
    }
}

/// A card of the skyline on its own, for the page of parts.
pub(super) fn skyline_card(sign: Sign, number: u8, standing: PieceState, lang: Lang) -> AnyView {
    let name = say!(lang, "web-nyny-section", number = number);
    let shown = Button {
        pick: Sample(sign, number),
        name: format!("{} {name}", sign.letter()),
        class: format!("nycard {} {}", sign.light(), sign.class()),
        standing,
    };
    piece(shown, face(sign, number), |_| {})
}

fn card(scene: &Scene<'_, NewYorkNewYork>, card: Card, pick: Piece) -> AnyView {
    let sign = sign_of(scene.view, card.colour());
    let shown = Button {
        standing: scene.standing(pick),
        name: name_of(scene.view, card, scene.lang()),
        class: format!("nycard {} {}", sign.light(), sign.class()),
        pick,
    };
    piece(shown, face(sign, card.number()), scene.press())
}

/// A card that is only looked at.
pub(super) fn still(view: &View, card: Card, lang: Lang) -> AnyView {
    let sign = sign_of(view, card.colour());
    view! {
        <span class=format!("nycard {} {}", sign.light(), sign.class()) role="img"
            aria-label=name_of(view, card, lang)>{face(sign, card.number())}</span>
    }
    .into_any()
}

/// The cards of a hand by their numbers.
pub(super) fn in_order(hand: CardSet) -> Vec<Card> {
    let mut held: Vec<Card> = hand.iter().collect();
    held.sort_by_key(|card| (card.number(), card.colour()));
    held
}

/// The open row and the deck beside it.
pub(super) fn open_row(scene: &Scene<'_, NewYorkNewYork>) -> AnyView {
    let lang = scene.lang();
    let row: Vec<AnyView> = scene
        .view
        .row
        .cards()
        .iter()
        .map(|it| view! { <li>{card(scene, *it, Piece::Row(*it))}</li> }.into_any())
        .collect();
    view! {
        <section aria-label=say!(lang, "nyny-open-row")>
            <div class="rowhead">
                <h2 class="cap">{say!(lang, "nyny-open-row")}</h2>
                <span class="muted">{say!(lang, "web-nyny-row-how")}</span>
            </div>
            <ul class="cards openrow" data-testid="open-row" data-zone="row"
                on:keydown=|event| focus::rove(&event)>
                {row}
                {deck(scene)}
            </ul>
        </section>
    }
    .into_any()
}

fn deck(scene: &Scene<'_, NewYorkNewYork>) -> AnyView {
    let count = u32::from(scene.view.deck);
    let label = say!(scene.lang(), "web-nyny-deck", count = count);
    view! {
        <li class="deck">
            <div class="nycard back" role="img" aria-label=label>
                <svg class="bk" viewBox="0 0 100 200" preserveAspectRatio="none"
                    aria-hidden="true">
                    <g fill="none" stroke="var(--gold-thin)" stroke-width="1.4">
                        <rect x="7" y="7" width="86" height="186" />
                        <rect x="12" y="12" width="76" height="176" />
                        <path d="M50 188L12 90M50 188L19.6 90M50 188L27.2 90M50 188L34.8 60\
                            M50 188L42.4 60M50 188L57.6 60M50 188L65.2 60M50 188L72.8 90\
                            M50 188L80.4 90M50 188L88 90M50 188V30" />
                        <circle cx="50" cy="188" r="34" />
                        <circle cx="50" cy="188" r="58" />
                    </g>
                </svg>
                <span class="dn">{kit::numeral(count)}</span>
            </div>
        </li>
    }
    .into_any()
}

/// The own hand, and the way out of the round. Spectators see no hand.
pub(super) fn hand(scene: &Scene<'_, NewYorkNewYork>) -> AnyView {
    let lang = scene.lang();
    if scene.view.viewer == Viewer::Spectator {
        return ().into_any();
    }
    let cards: Vec<AnyView> = in_order(scene.view.hand)
        .into_iter()
        .map(|it| view! { <li>{card(scene, it, Piece::Hand(it))}</li> }.into_any())
        .collect();
    view! {
        <section aria-label=say!(lang, "nyny-your-hand")>
            <div class="rowhead">
                <h2 class="cap">{say!(lang, "nyny-your-hand")}</h2>
                <span class="muted">{say!(lang, "web-nyny-hand-how")}</span>
            </div>
            <ul class="cards handrow" data-testid="hand" data-zone="hand"
                on:keydown=|event| focus::rove(&event)>
                {cards}
            </ul>
        </section>
    }
    .into_any()
}
