//! The words of New York New York.

mod runs;
mod scores;
mod sentences;
mod situation;

use games::new_york_new_york::{
    NewYorkNewYork,
    action::Action,
    components::{Card, CardSet, Colour},
    event::Event,
    flow::Step,
    legal::Refusal,
    view::View,
};
use tabletop::{Memory, Seat, Viewer};

use crate::{Audience, Label, Lang, Named, ScoreTable, ScoredPart, Told, Voice, say};

pub use runs::{Run, runs};

impl Voice for NewYorkNewYork {
    fn event(event: &Event, audience: &Audience) -> Told {
        sentences::event(event, audience)
    }

    fn refusal(refusal: &Refusal, audience: &Audience) -> String {
        sentences::refusal(*refusal, audience.lang)
    }

    fn action(action: &Action, view: &View, audience: &Audience) -> Label {
        sentences::action(*action, view, audience)
    }

    fn prompt(view: &View, audience: &Audience) -> String {
        sentences::prompt(view, audience)
    }

    fn rules_now(view: &View) -> &'static [&'static str] {
        match view.agenda.now() {
            Some(Step::Colour(_)) => &["NN-004", "NN-005", "NN-Q20"],
            Some(Step::Take(_)) => &["NN-016", "NN-017", "NN-010", "NN-018"],
            Some(Step::Turn(_) | Step::Refill | Step::PassOn(_)) if view.bonus => &[
                "NN-010", "NN-011", "NN-012", "NN-014", "NN-021", "NN-025", "NN-026", "NN-027",
            ],
            Some(Step::Turn(_) | Step::Refill | Step::PassOn(_)) => {
                &["NN-010", "NN-011", "NN-012", "NN-014", "NN-021", "NN-025"]
            }
            None if view.bonus => &["NN-025", "NN-026", "NN-027", "NN-029", "NN-031"],
            None => &["NN-025", "NN-029", "NN-031"],
        }
    }

    fn headline(view: &View, lang: Lang) -> String {
        let View {
            round,
            rounds,
            deck,
            ..
        } = view;
        say!(
            lang,
            "nyny-headline",
            round = *round,
            rounds = *rounds,
            deck = *deck
        )
    }

    fn note(view: &View, seat: Seat, lang: Lang) -> Option<String> {
        scores::note(view, seat, lang)
    }

    fn points(view: &View, seat: Seat) -> i32 {
        scores::points(view, seat)
    }

    fn score_now(view: &View, audience: &Audience) -> ScoreTable {
        scores::score_now(view, audience)
    }

    fn score_sheet(view: &View, audience: &Audience) -> ScoreTable {
        scores::score_sheet(view, audience)
    }

    fn scored(event: &Event, audience: &Audience) -> Option<ScoreTable> {
        match event {
            Event::Scored { round, scores } => Some(scores::scored(*round, scores, audience)),
            _ => None,
        }
    }

    fn scored_parts(event: &Event, audience: &Audience) -> Vec<ScoredPart> {
        match event {
            Event::Scored { scores, .. } => scores::parts(scores, audience),
            _ => Vec::new(),
        }
    }

    fn situation(view: &View, audience: &Audience) -> Vec<String> {
        situation::situation(view, audience)
    }
}

impl Named for Card {
    fn name(&self, lang: Lang) -> String {
        let colour = self.colour().letter().to_string();
        say!(lang, "nyny-card", colour = colour, number = self.number())
    }

    fn the(&self, lang: Lang) -> String {
        let colour = self.colour().letter().to_string();
        say!(
            lang,
            "nyny-the-card",
            colour = colour,
            number = self.number()
        )
    }
}

impl Named for Colour {
    fn name(&self, lang: Lang) -> String {
        say!(lang, "nyny-colour", colour = self.letter().to_string())
    }

    fn the(&self, lang: Lang) -> String {
        say!(lang, "nyny-the-colour", colour = self.letter().to_string())
    }
}

/// The names of `cards`, with commas between.
fn names(cards: impl IntoIterator<Item = Card>, lang: Lang) -> String {
    let names: Vec<_> = cards.into_iter().map(|card| card.name(lang)).collect();
    names.join(", ")
}

/// The seat that plays for `colour`; `None` if it is neutral.
pub fn owner(view: &View, colour: Colour) -> Option<Seat> {
    let mut colours = view.colours.iter();
    colours
        .find(|(_, own)| **own == Some(colour))
        .map(|(seat, _)| seat)
}

// rules: NN-Q19
/// The cards in the hand of `seat` that the viewer is shown: the own ones, and what others were
/// seen to take, unless that is left to memory.
pub fn shown(view: &View, seat: Seat) -> CardSet {
    match view.memory {
        _ if view.viewer.is(seat) => view.hand,
        Memory::Open => view.shown[seat],
        Memory::Remembered => CardSet::EMPTY,
    }
}

/// The seat that looks, if it is one.
fn reader(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}
