//! New York New York: the skyline, the open row, the hand, what would score now.

mod cards;
mod kit_page;
mod now;
mod skyline;

pub use kit_page::at_a_table_or_the_kit;

use std::fmt;

use games::new_york_new_york::{
    NewYorkNewYork,
    action::Action,
    components::{Card, Colour, SECTIONS},
    event::Event,
    view::View,
};
use leptos::prelude::*;
use prose::{Audience, Lang, Named, new_york_new_york::runs, say};
use tabletop::{Seat, Viewer};

use super::{Face, Scene, Spare};
use crate::kit::{
    Sign,
    motion::{Flight, FlightEnd},
};

/// What can be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A card in the own hand.
    Hand(Card),
    /// A card of the open row.
    Row(Card),
    /// A section of the skyline.
    Place(u8),
    /// A colour that nobody plays for yet.
    Colour(Colour),
    /// The way out of the round.
    Pass,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Hand(card) => write!(f, "hand-{card}"),
            Piece::Row(card) => write!(f, "row-{card}"),
            Piece::Place(number) => write!(f, "place-{number}"),
            Piece::Colour(colour) => write!(f, "colour-{}", colour.letter()),
            Piece::Pass => f.write_str("pass-round"),
        }
    }
}

/// Whose colour it is; nobody's is neutral.
fn owner(view: &View, colour: Colour) -> Option<Seat> {
    let mut colours = view.colours.iter();
    colours.find_map(|(seat, own)| (*own == Some(colour)).then_some(seat))
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
    type Piece = Piece;

    fn path(action: &Action, _view: &View) -> Vec<Piece> {
        match action {
            Action::Colour(colour) => vec![Piece::Colour(*colour)],
            Action::Play(card) => vec![Piece::Hand(*card), Piece::Place(card.number())],
            Action::Take(card) => vec![Piece::Row(*card)],
            Action::Pass => vec![Piece::Pass],
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
            Action::Colour(_) => say!(lang, "web-nyny-colour"),
            Action::Play(card) => say!(lang, "web-nyny-lay", number = card.number()),
            Action::Take(_) => say!(lang, "web-nyny-take"),
            Action::Pass => say!(lang, "web-nyny-pass"),
        }
    }

    fn meaning(pick: Piece, view: &View) -> Option<Action> {
        Some(match pick {
            Piece::Hand(card) => Action::Play(card),
            Piece::Row(card) => Action::Take(card),
            Piece::Pass => Action::Pass,
            Piece::Colour(colour) => Action::Colour(colour),
            // A section alone means whatever card of the hand lies there.
            Piece::Place(number) => {
                let fits = |card: &Card| card.number() == number;
                let card = view.hand.iter().find(fits);
                Action::Play(card.unwrap_or(Card::new(Colour::Amber, number)))
            }
        })
    }

    fn sign(view: &View, seat: Seat) -> Sign {
        view.colours[seat].map_or(Sign::Neutral, |colour| sign_of(view, colour))
    }

    fn aside(view: &View, seat: Seat, lang: Lang) -> Option<String> {
        view.colours[seat].map(|colour| colour.name(lang))
    }

    fn spot(event: &Event) -> Option<Piece> {
        match event {
            Event::Played { card, .. } => Some(Piece::Place(card.number())),
            _ => None,
        }
    }

    fn flight(event: &Event, viewer: Viewer) -> Option<Flight<Piece>> {
        let hand = |seat: Seat, card: Card| {
            if viewer.is(seat) {
                FlightEnd::At(Piece::Hand(card))
            } else {
                FlightEnd::Seat(seat)
            }
        };
        match event {
            Event::Played { seat, card, .. } => Some(Flight {
                from: hand(*seat, *card),
                to: FlightEnd::At(Piece::Place(card.number())),
            }),
            Event::Taken { seat, card } => Some(Flight {
                from: FlightEnd::At(Piece::Row(*card)),
                to: hand(*seat, *card),
            }),
            _ => None,
        }
    }

    // rules: NN-Q20
    fn spares(_view: &View, lang: Lang) -> Vec<Spare<Piece>> {
        let colour = |colour: Colour| Spare {
            pick: Piece::Colour(colour),
            icon: "hand",
            words: colour.name(lang),
            short: colour.name(lang),
        };
        let pass = Spare {
            pick: Piece::Pass,
            icon: "pass",
            words: say!(lang, "web-nyny-pass-round"),
            short: say!(lang, "web-nyny-pass"),
        };
        let colours = Colour::ALL.into_iter().map(colour);
        colours.chain([pass]).collect()
    }

    // rules: NN-025, NN-026
    /// The visible cards of those who play, or those of their runs.
    fn glowing(event: &Event, part: usize, view: &View) -> Vec<String> {
        let Event::Scored { .. } = event else {
            return Self::spot(event).iter().map(ToString::to_string).collect();
        };
        let colours = || view.colours.values().copied().flatten();
        let is_lit = |number: &u8| {
            let top = view.skyline.stack(*number).top();
            if part == 0 {
                colours().any(|it| Some(it) == top)
            } else {
                let mut runs = colours().flat_map(|it| runs(&view.skyline, it));
                runs.any(|run| run.positions().any(|at| at == *number))
            }
        };
        let lit = (1..=SECTIONS).filter(is_lit);
        lit.map(|it| Piece::Place(it).to_string()).collect()
    }

    // rules: NN-024
    /// A round is scored on its own skyline, with the card that was laid last.
    fn staged(before: &View, events: &[&Event]) -> Option<View> {
        let mut view = before.clone();
        for event in events {
            if let Event::Played { card, .. } = event {
                view.skyline.lay(*card);
                view.hand.remove(*card);
            }
        }
        Some(view)
    }

    fn table(scene: &Scene<'_, Self>) -> AnyView {
        view! {
            <main class="nyny app">
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
