//! New York New York: the skyline, the open row, the hand, what would score now.

mod cards;
mod kit_page;
mod now;
mod skyline;

pub use kit_page::at_a_table_or_the_kit;

use games::new_york_new_york::{
    NewYorkNewYork,
    action::Action,
    components::{Card, Colour},
    event::Event,
    view::View,
};
use leptos::prelude::*;
use prose::{Audience, Lang, Named, say};
use tabletop::{Seat, Viewer};

use super::{Face, Scene, Spare};
use crate::{
    gesture::Pick,
    kit::{Sign, motion::Flight},
};

/// A card in the own hand.
fn in_hand(card: Card) -> Pick {
    Pick::new("hand", card)
}

/// A card of the open row.
fn in_row(card: Card) -> Pick {
    Pick::new("row", card)
}

/// A section of the skyline.
fn place(number: u8) -> Pick {
    Pick::new("place", number)
}

fn pass() -> Pick {
    Pick::new("pass", "round")
}

/// Whose colour it is; nobody's is neutral.
fn owner(view: &View, colour: Colour) -> Option<Seat> {
    let mut colours = view.colours.iter();
    colours.find_map(|(seat, own)| (*own == colour).then_some(seat))
}

/// The sign of a colour at this table.
fn sign_of(view: &View, colour: Colour) -> Sign {
    match (owner(view, colour), colour) {
        (None, _) => Sign::Neutral,
        (_, Colour::Amber) => Sign::Amber,
        (_, Colour::Ruby) => Sign::Ruby,
        (_, Colour::Verdigris) => Sign::Verdigris,
        (_, Colour::Indigo) => Sign::Indigo,
    }
}

/// The name of a card at this table: colours nobody plays are neutral.
fn name_of(view: &View, card: Card, lang: Lang) -> String {
    let name = card.name(lang);
    match owner(view, card.colour()) {
        Some(_) => name,
        None => format!("{name} ({})", say!(lang, "nyny-neutral-sign")),
    }
}

impl Face for NewYorkNewYork {
    fn path(action: &Action, _view: &View) -> Vec<Pick> {
        match action {
            Action::Play(card) => vec![in_hand(*card), place(card.number())],
            Action::Take(card) => vec![in_row(*card)],
            Action::Pass => vec![pass()],
        }
    }

    // rules: NN-018, NN-022
    /// Taking turns up the next card, and a pass cannot be taken back.
    fn confirms(action: &Action) -> bool {
        matches!(action, Action::Take(_) | Action::Pass)
    }

    fn verb(action: &Action, audience: &Audience) -> String {
        let lang = audience.lang;
        match action {
            Action::Play(card) => say!(lang, "web-nyny-lay", number = card.number()),
            Action::Take(_) => say!(lang, "web-nyny-take"),
            Action::Pass => say!(lang, "web-nyny-pass"),
        }
    }

    fn meaning(pick: &Pick, view: &View) -> Option<Action> {
        let card = || pick.name().parse::<Card>().ok();
        match pick.kind() {
            "hand" => card().map(Action::Play),
            "row" => card().map(Action::Take),
            "pass" => Some(Action::Pass),
            // A section alone means whatever card of the hand lies there.
            "place" => {
                let number: u8 = pick.name().parse().ok()?;
                let fits = |card: &Card| card.number() == number;
                let card = view.hand.iter().find(fits);
                Some(Action::Play(
                    card.unwrap_or(Card::new(Colour::Amber, number)),
                ))
            }
            _ => None,
        }
    }

    fn sign(view: &View, seat: Seat) -> Sign {
        sign_of(view, view.colours[seat])
    }

    fn aside(view: &View, seat: Seat, lang: Lang) -> Option<String> {
        Some(view.colours[seat].name(lang))
    }

    fn spot(event: &Event) -> Option<Pick> {
        match event {
            Event::Played { card, .. } => Some(place(card.number())),
            _ => None,
        }
    }

    fn flight(event: &Event, viewer: Viewer) -> Option<Flight> {
        let hand = |seat: Seat, card: Card| {
            if viewer.is(seat) {
                in_hand(card)
            } else {
                Pick::new("seat", seat)
            }
        };
        match event {
            Event::Played { seat, card, .. } => Some(Flight {
                from: hand(*seat, *card),
                to: place(card.number()),
            }),
            Event::Taken { seat, card } => Some(Flight {
                from: in_row(*card),
                to: hand(*seat, *card),
            }),
            _ => None,
        }
    }

    fn spares(_view: &View, lang: Lang) -> Vec<Spare> {
        vec![Spare {
            pick: pass(),
            icon: "pass",
            words: say!(lang, "web-nyny-pass-round"),
            short: say!(lang, "web-nyny-pass"),
        }]
    }

    fn table(scene: &Scene<'_, Self>) -> AnyView {
        view! {
            <main class="nyny">
                {skyline::skyline(scene)}
                <section class="low">
                    <div class="mine">{cards::open_row(scene)}{cards::hand(scene)}</div>
                    <div class="side" data-tab="scores">{now::panel(scene)}</div>
                    <div class="side" data-tab="log">{scene.log_panel()}</div>
                </section>
            </main>
        }
        .into_any()
    }
}
