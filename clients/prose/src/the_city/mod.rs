//! The words of The City.

mod cards;
mod events;
mod face;
mod scores;
mod situation;
mod turns;

use games::the_city::{
    TheCity,
    action::{Action, Choice},
    components::{Card, CardSet, Cards},
    event::Event,
    legal::{Obstacle, Refusal},
    view::{Duty, View},
};
use tabletop::{Memory, Seat};

use crate::{Audience, Label, Lang, Named, ScoreTable, ScoredPart, Told, Voice, say};

pub use cards::{counted, symbols};
pub use face::face;
pub use turns::{merit, obstacle};

impl Voice for TheCity {
    fn event(event: &Event, audience: &Audience) -> Told {
        events::event(event, audience)
    }

    fn refusal(refusal: &Refusal, audience: &Audience) -> String {
        turns::refusal(*refusal, audience.lang)
    }

    fn action(action: &Action, view: &View, audience: &Audience) -> Label {
        turns::action(*action, view, audience.lang)
    }

    fn prompt(view: &View, audience: &Audience) -> String {
        turns::prompt(view, audience)
    }

    fn rules_now(view: &View) -> &'static [&'static str] {
        let own = view.seat().and_then(|seat| view.duties[seat]);
        let asked = own.or(view.duties.values().copied().flatten().next());
        match asked {
            Some(Duty::Choose) => &[
                "TC-06", "TC-10", "TC-11", "TC-12", "TC-13", "TC-14", "TC-08",
            ],
            Some(Duty::OneOf(..)) => &["TC-Q11", "TC-14", "TC-25"],
            Some(Duty::Pay { .. }) => &["TC-09", "TC-25", "TC-Q02", "TC-Q11"],
            Some(Duty::Keep(_)) => &["TC-08", "TC-Q10", "TC-13"],
            Some(Duty::Discard(_)) if view.round == 0 => &["TC-04", "TC-03"],
            Some(Duty::Discard(_)) => &["TC-20", "TC-19"],
            None => &["TC-19", "TC-21", "TC-29", "TC-15", "TC-16"],
        }
    }

    fn headline(view: &View, lang: Lang) -> String {
        let (round, deck, pile) = (view.round, view.deck, view.pile());
        say!(lang, "tc-headline", round = round, deck = deck, pile = pile)
    }

    fn note(view: &View, seat: Seat, lang: Lang) -> Option<String> {
        scores::note(view, seat, lang)
    }

    fn points(view: &View, seat: Seat) -> i32 {
        i32::from(view.points[seat])
    }

    fn score_now(view: &View, audience: &Audience) -> ScoreTable {
        scores::score_now(view, audience)
    }

    fn score_sheet(view: &View, audience: &Audience) -> ScoreTable {
        scores::score_sheet(view, audience)
    }

    fn scored(event: &Event, audience: &Audience) -> Option<ScoreTable> {
        scores::scored(event, audience)
    }

    fn scored_parts(event: &Event, audience: &Audience) -> Vec<ScoredPart> {
        scores::parts(event, audience)
    }

    fn situation(view: &View, audience: &Audience) -> Vec<String> {
        situation::situation(view, audience)
    }
}

/// Card names stand without an article, as on the cards.
impl Named for Card {
    fn name(&self, lang: Lang) -> String {
        let names = self.names();
        let name = match lang {
            Lang::En => names.en,
            Lang::It => names.it,
        };
        name.replace('\'', "’")
    }

    fn the(&self, lang: Lang) -> String {
        self.name(lang)
    }
}

/// The names of `cards`, copies counted, with commas between: `Cinema ×2, Museum`.
pub fn names(cards: &Cards, lang: Lang) -> String {
    let name = |(card, count): (Card, u8)| {
        if count == 1 {
            card.name(lang)
        } else {
            say!(lang, "tc-copies", card = card.name(lang), count = count)
        }
    };
    let names: Vec<_> = cards.kinds().map(name).collect();
    if names.is_empty() {
        say!(lang, "tc-nothing")
    } else {
        names.join(", ")
    }
}

/// The cards of a choice: `Cinema and Museum`; nothing if it is to renounce.
pub fn chosen(choice: Choice, lang: Lang) -> String {
    match choice {
        Choice::Renounce => say!(lang, "tc-nothing"),
        Choice::One(card) => card.name(lang),
        Choice::Two(first, second) => {
            let (first, second) = (first.name(lang), second.name(lang));
            say!(lang, "tc-and", first = first, second = second)
        }
    }
}

/// What must stand: `Apartments, Housing Tract or Luxury Home`.
fn needed(ways: &[CardSet], lang: Lang) -> String {
    let way = |way: &CardSet| {
        let all: Vec<_> = way.iter().map(|card| card.name(lang)).collect();
        all.join(" + ")
    };
    let ways: Vec<_> = ways.iter().map(way).collect();
    match ways.as_slice() {
        [] => say!(lang, "tc-nothing"),
        [only] => only.clone(),
        [first @ .., last] => {
            say!(
                lang,
                "tc-or",
                first = first.join(", "),
                last = last.as_str()
            )
        }
    }
}

/// Why a card cannot be built, in a few words.
pub fn why(obstacle: Obstacle, lang: Lang) -> String {
    match obstacle {
        Obstacle::Limit => say!(lang, "tc-why-limit"),
        Obstacle::Needs(card) => {
            say!(lang, "tc-why-needs", cards = needed(card.needs(), lang))
        }
        Obstacle::Short(count) => say!(lang, "tc-why-short", count = count),
        Obstacle::Both(count) => say!(lang, "tc-why-both", count = count),
    }
}

// rules: TC-32
/// The cards of which everyone knows that `seat` holds them, as far as the viewer is shown them:
/// those of the own hand, and those of others unless that is left to memory.
pub fn shown(view: &View, seat: Seat) -> Cards {
    match view.memory {
        Memory::Remembered if !view.viewer.is(seat) => Cards::EMPTY,
        Memory::Remembered | Memory::Open => view.shown[seat],
    }
}
