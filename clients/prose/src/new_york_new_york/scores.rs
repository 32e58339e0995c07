//! Scores and what is said beside them.

use std::cmp::Reverse;

use games::new_york_new_york::{
    components::HAND,
    scoring::{RoundScore, score},
    view::View,
};
use tabletop::{PerSeat, Seat};

use super::runs;
use crate::{Audience, Lang, ScoreTable, ScoredPart, say};

pub(super) fn note(view: &View, seat: Seat, lang: Lang) -> Option<String> {
    let cards = view.hand_sizes[seat];
    let is_over = view.agenda.is_empty();
    match (view.passed.contains(seat), cards) {
        _ if is_over || !view.hand_sizes.values().any(|size| *size > 0) => None,
        (true, _) => Some(say!(lang, "nyny-note-passed")),
        // A hand is short between laying and taking too; that is not worth a word.
        (false, cards) if cards + 1 < HAND || view.row.is_empty() => {
            Some(say!(lang, "nyny-note-cards", count = cards))
        }
        _ => None,
    }
}

/// The points of the rounds that have been scored, and those of the present one.
pub(super) fn points(view: &View, seat: Seat) -> i32 {
    let scored: i32 = view.scores[seat]
        .iter()
        .map(|points| i32::from(*points))
        .sum();
    // When the match is over, the skyline still shows the last round, which has been scored.
    if view.agenda.is_empty() {
        scored
    } else {
        scored + i32::from(score(&view.skyline, view.colours[seat], view.bonus).total())
    }
}

pub(super) fn score_now(view: &View, audience: &Audience) -> ScoreTable {
    let lang = audience.lang;
    let row = |seat: Seat| {
        let now = score(&view.skyline, view.colours[seat], view.bonus);
        let runs = runs(&view.skyline, view.colours[seat]);
        let bonuses: Vec<_> = runs.iter().map(|run| run.bonus.to_string()).collect();
        let runs = match bonuses.as_slice() {
            [_, ..] if view.bonus => bonuses.join("+"),
            _ => now.bonus.to_string(),
        };
        let total = points(view, seat).to_string();
        let cells = if view.bonus {
            vec![now.cards.to_string(), runs, now.total().to_string(), total]
        } else {
            vec![now.total().to_string(), total]
        };
        (Some(seat), audience.label(seat), cells)
    };
    ScoreTable {
        caption: if view.agenda.is_empty() {
            say!(lang, "nyny-table-last")
        } else {
            say!(lang, "nyny-table-now")
        },
        // rules: NN-Q04. Without the bonus a round is its cards, and nothing is to be added up.
        columns: if view.bonus {
            vec![
                say!(lang, "nyny-column-cards"),
                say!(lang, "nyny-column-runs"),
                say!(lang, "nyny-column-now"),
                say!(lang, "nyny-column-total"),
            ]
        } else {
            vec![
                say!(lang, "nyny-column-now"),
                say!(lang, "nyny-column-total"),
            ]
        },
        rows: best_first(view).into_iter().map(row).collect(),
    }
}

pub(super) fn score_sheet(view: &View, audience: &Audience) -> ScoreTable {
    let lang = audience.lang;
    let over = view.agenda.is_empty();
    let scored = if over { view.round } else { view.round - 1 };
    let rounds = (1..=scored).map(|round| say!(lang, "nyny-column-round", round = round));
    let row = |seat: Seat| {
        let points = &view.scores[seat][..scored as usize];
        let total: u16 = points.iter().map(|points| u16::from(*points)).sum();
        let cells = points
            .iter()
            .map(ToString::to_string)
            .chain([total.to_string()]);
        (Some(seat), audience.label(seat), cells.collect())
    };
    ScoreTable {
        caption: say!(lang, "nyny-table-rounds"),
        columns: rounds.chain([say!(lang, "nyny-column-total")]).collect(),
        rows: best_first(view).into_iter().map(row).collect(),
    }
}

// rules: NN-025, NN-026
/// What a round gave, for what, best first.
pub(super) fn scored(round: u8, scores: &PerSeat<RoundScore>, audience: &Audience) -> ScoreTable {
    let lang = audience.lang;
    let mut seats: Vec<_> = scores.iter().collect();
    seats.sort_by_key(|(_, score)| Reverse(score.total()));
    // Where nobody has a run, or none would count, there are only cards.
    let has_runs = scores.values().any(|score| score.bonus > 0);
    let row = |(seat, score): (Seat, &RoundScore)| {
        let cells = if has_runs {
            vec![score.cards, score.bonus, score.total()]
        } else {
            vec![score.total()]
        };
        let cells = cells.iter().map(ToString::to_string).collect();
        (Some(seat), audience.label(seat), cells)
    };
    let mut columns = vec![say!(lang, "nyny-column-now")];
    if has_runs {
        let parts = [
            say!(lang, "nyny-column-cards"),
            say!(lang, "nyny-column-runs"),
        ];
        columns.splice(..0, parts);
    }
    ScoreTable {
        caption: say!(lang, "nyny-table-scored", round = round),
        columns,
        rows: seats.into_iter().map(row).collect(),
    }
}

// rules: NN-025, NN-026
/// What a round counts: the cards, and then the runs if there are any.
pub(super) fn parts(scores: &PerSeat<RoundScore>, audience: &Audience) -> Vec<ScoredPart> {
    let lang = audience.lang;
    let mut sums = PerSeat::new(scores.seats());
    let parts = [
        (say!(lang, "nyny-column-cards"), scores.map(|it| it.cards)),
        (say!(lang, "nyny-column-runs"), scores.map(|it| it.bonus)),
    ];
    let parts = parts.into_iter().enumerate();
    let parts = parts.filter(|(at, (_, gains))| *at == 0 || gains.values().any(|it| *it > 0));
    parts
        .map(|(_, (name, gains))| ScoredPart::adding(name, &gains, &mut sums, audience))
        .collect()
}

/// The seats by points, clockwise among equals.
fn best_first(view: &View) -> Vec<Seat> {
    let points: PerSeat<i32> = PerSeat::from_fn(view.colours.seats(), |seat| points(view, seat));
    let mut seats: Vec<_> = points.seats().iter().collect();
    seats.sort_by_key(|seat| -points[*seat]);
    seats
}
