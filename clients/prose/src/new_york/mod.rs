//! The words of New York.

mod effects;
mod events;
mod names;
mod parts;
mod scores;
mod situation;
mod street;
mod turns;

use games::new_york::{
    NewYork, action::Action, components::Scoring, event::Event, flow::Step, legal::Refusal,
    view::View,
};
use tabletop::{Memory, Outcome, Seat, Viewer};

use crate::{Audience, Label, Lang, ScoreTable, ScoredPart, Told, Voice, common, say};

pub use names::{by_bank, payment, place, scoring_word};
pub use street::{Street, street};

impl Voice for NewYork {
    fn event(event: &Event, audience: &Audience) -> Told {
        events::event(event, audience)
    }

    fn refusal(refusal: &Refusal, audience: &Audience) -> String {
        turns::refusal(*refusal, audience.lang)
    }

    fn action(action: &Action, view: &View, audience: &Audience) -> Label {
        turns::action(*action, view, audience)
    }

    fn prompt(view: &View, audience: &Audience) -> String {
        turns::prompt(view, audience)
    }

    fn rules_now(view: &View) -> &'static [&'static str] {
        match view.table.agenda.now() {
            Some(Step::Place(_)) if view.table.dirk.is_some() => &[
                "NY-22", "NY-25", "NY-26", "NY-27", "NY-28", "NY-24", "NY-44", "NY-30", "NY-33",
            ],
            Some(Step::Place(_)) => &[
                "NY-22", "NY-25", "NY-26", "NY-27", "NY-28", "NY-24", "NY-30", "NY-33",
            ],
            Some(Step::Leftovers) => &["NY-39", "NY-25", "NY-26", "NY-27", "NY-28", "NY-34"],
            Some(_) => &[
                "NY-12", "NY-13", "NY-14", "NY-15", "NY-18", "NY-20", "NY-30", "NY-33", "NY-34",
                "NY-37",
            ],
            None => &["NY-30", "NY-33", "NY-34", "NY-35", "NY-40"],
        }
    }

    fn headline(view: &View, lang: Lang) -> String {
        scores::headline(&view.table, lang)
    }

    fn note(_: &View, _: Seat, _: Lang) -> Option<String> {
        None
    }

    fn points(view: &View, seat: Seat) -> i32 {
        view.table.total(seat).into()
    }

    fn score_now(view: &View, audience: &Audience) -> ScoreTable {
        scores::score_now(&view.table, audience)
    }

    fn score_sheet(view: &View, audience: &Audience) -> ScoreTable {
        scores::score_sheet(&view.table, audience)
    }

    // rules: NY-41, NY-45
    fn ending(outcome: &Outcome, audience: &Audience) -> String {
        let ending = common::outcome(outcome, audience);
        // Dirk takes part where two play.
        if audience.names.seats().get() == 2 {
            say!(audience.lang, "ny-dirk-cannot-win", ending = ending)
        } else {
            ending
        }
    }

    fn scored(event: &Event, audience: &Audience) -> Option<ScoreTable> {
        scores::scored(event, audience)
    }

    fn scored_parts(event: &Event, audience: &Audience) -> Vec<ScoredPart> {
        parts::scored(event, audience)
    }

    fn situation(view: &View, audience: &Audience) -> Vec<String> {
        situation::situation(view, audience)
    }
}

// rules: NY-29, NY-37
/// The scoring that comes next; at the end, and after it, the last.
pub fn next_scoring(table: &NewYork) -> Scoring {
    let is_at_end = matches!(table.agenda.now(), Some(Step::Leftovers) | None);
    match table.scorings {
        0 if !is_at_end => Scoring::A,
        1 if !is_at_end => Scoring::B,
        _ => Scoring::C,
    }
}

// rules: NY-56
/// Whether the viewer is shown the money of `seat`.
pub fn shows_hand(view: &View, seat: Seat) -> bool {
    view.viewer.is(seat) || view.table.memory == Memory::Open
}

/// The seat that looks, if it is one.
fn reader(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// What Dirk is called.
fn dirk(lang: Lang) -> String {
    say!(lang, "ny-dirk")
}
