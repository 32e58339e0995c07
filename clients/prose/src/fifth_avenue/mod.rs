//! The words of Fifth Avenue.

mod choices;
mod events;
mod names;
mod refusals;
mod scored;
mod scores;
mod situation;
mod wins;

use games::fifth_avenue::{
    FifthAvenue, action::Action, components::cards::Cards, event::Event, flow::Step,
    legal::Refusal, view::View,
};
use tabletop::{Memory, Seat};

use crate::{Audience, Label, Lang, ScoreTable, ScoredPart, Told, Voice, say};

pub use names::{
    card, cards, colours, commission, district, lot, owner_label, place, place_short, reason,
    scores, shop, shops, site,
};
pub use situation::lot_words;

impl Voice for FifthAvenue {
    fn event(event: &Event, audience: &Audience) -> Told {
        events::event(event, audience)
    }

    fn refusal(refusal: &Refusal, audience: &Audience) -> String {
        refusals::refusal(*refusal, audience.lang)
    }

    fn action(action: &Action, view: &View, audience: &Audience) -> Label {
        choices::action(*action, view, audience)
    }

    fn prompt(view: &View, audience: &Audience) -> String {
        choices::prompt(view, audience)
    }

    fn rules_now(view: &View) -> &'static [&'static str] {
        match view.agenda.now() {
            Some(Step::Place(_)) => &["FA-016", "FA-017", "FA-018", "FA-137"],
            Some(Step::Shop { .. }) => &["FA-052", "FA-053", "FA-054", "FA-055", "FA-061"],
            Some(Step::Take(_)) => &["FA-032", "FA-024"],
            Some(Step::Move(_)) => &["FA-035", "FA-036", "FA-039", "FA-043"],
            Some(Step::Bid(_)) => &[
                "FA-088", "FA-089", "FA-090", "FA-087", "FA-097", "FA-098", "FA-113",
            ],
            Some(Step::Build { .. }) => &["FA-103", "FA-107", "FA-108", "FA-109", "FA-110"],
            Some(
                Step::Turn(_)
                | Step::BlackCards { .. }
                | Step::Auction { .. }
                | Step::MarkersHome(_)
                | Step::EndTurn(_),
            ) => &["FA-022", "FA-023", "FA-024", "FA-025", "FA-066", "FA-073"],
            None => &["FA-116", "FA-117", "FA-118"],
        }
    }

    fn headline(view: &View, lang: Lang) -> String {
        let is_on = !view.agenda.is_empty();
        say!(
            lang,
            "fa-headline",
            turn = view.board.turns + u16::from(is_on),
            placed = view.board.placed,
            signs = view.board.closed.len()
        )
    }

    fn note(view: &View, seat: Seat, lang: Lang) -> Option<String> {
        let (cards, reserve) = (view.cards_held(seat), view.board.reserves[seat]);
        let auction = view.board.auction.as_ref();
        Some(
            if auction.is_some_and(|auction| auction.passed.contains(seat)) {
                say!(lang, "fa-note-passed", cards = cards, reserve = reserve)
            } else {
                say!(lang, "fa-note", cards = cards, reserve = reserve)
            },
        )
    }

    fn points(view: &View, seat: Seat) -> i32 {
        i32::from(view.board.scores[seat])
    }

    fn score_now(view: &View, audience: &Audience) -> ScoreTable {
        scores::score_now(view, audience)
    }

    fn score_sheet(view: &View, audience: &Audience) -> ScoreTable {
        scores::score_sheet(view, audience)
    }

    fn scored(event: &Event, audience: &Audience) -> Option<ScoreTable> {
        scored::scored(event, audience)
    }

    fn scored_parts(event: &Event, audience: &Audience) -> Vec<ScoredPart> {
        scored::parts(event, audience)
    }

    fn situation(view: &View, audience: &Audience) -> Vec<String> {
        situation::situation(view, audience)
    }
}

// rules: FA-Q39
/// The cards in the hand of `seat` that the viewer is shown: the own ones, and what everybody has
/// seen of the others', unless that is left to memory.
pub fn shown(view: &View, seat: Seat) -> Cards {
    match view.board.memory {
        _ if view.viewer.is(seat) => view.hand,
        Memory::Open => view.board.shown[seat],
        Memory::Remembered => Cards::EMPTY,
    }
}

/// How many cards of a suit `seat` holds, and the values of those that the viewer is shown of
/// another: `2`, `3 (4, 6)`.
pub fn held(view: &View, seat: Seat, suit: usize) -> String {
    let count = view.hand_sizes[seat][suit];
    let known = shown(view, seat);
    let known = known.iter().filter(|card| card.suit() == suit);
    let values: Vec<_> = known
        .map(|card| card.value().points().to_string())
        .collect();
    if view.viewer.is(seat) || values.is_empty() {
        count.to_string()
    } else {
        format!("{count} ({})", values.join(", "))
    }
}
