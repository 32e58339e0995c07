//! Scores and what is said beside them.

use games::the_city::view::View;
use tabletop::Seat;

use crate::{Audience, Lang, ScoreTable, say};

/// Whether a seat has answered while others still decide.
pub(super) fn note(view: &View, seat: Seat, lang: Lang) -> Option<String> {
    let is_over = view.duties.values().all(Option::is_none);
    let has_answered = view.duties[seat].is_none() && !is_over;
    has_answered.then(|| say!(lang, "tc-note-ready"))
}

pub(super) fn score_now(view: &View, audience: &Audience) -> ScoreTable {
    let lang = audience.lang;
    let is_over = view.duties.values().all(Option::is_none);
    let row = |seat: Seat| {
        let now = view.yields(seat);
        let cells = vec![
            now.income.to_string(),
            now.points.to_string(),
            view.points[seat].to_string(),
            view.hand_sizes[seat].to_string(),
        ];
        (Some(seat), audience.label(seat), cells)
    };
    ScoreTable {
        caption: if is_over {
            say!(lang, "tc-table-last")
        } else {
            say!(lang, "tc-table-now")
        },
        columns: vec![
            say!(lang, "tc-column-income"),
            say!(lang, "tc-column-round"),
            say!(lang, "tc-column-total"),
            say!(lang, "tc-column-cards"),
        ],
        rows: best_first(view).into_iter().map(row).collect(),
    }
}

/// The points of all rounds, and the cards in hand that break a tie.
pub(super) fn score_sheet(view: &View, audience: &Audience) -> ScoreTable {
    let lang = audience.lang;
    let row = |seat: Seat| {
        let cells = vec![
            view.points[seat].to_string(),
            view.hand_sizes[seat].to_string(),
        ];
        (Some(seat), audience.label(seat), cells)
    };
    ScoreTable {
        caption: say!(lang, "tc-table-points"),
        columns: vec![say!(lang, "tc-column-total"), say!(lang, "tc-column-cards")],
        rows: best_first(view).into_iter().map(row).collect(),
    }
}

/// The seats by points, then cards in hand, then clockwise.
fn best_first(view: &View) -> Vec<Seat> {
    let mut seats: Vec<_> = view.points.seats().iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse((view.points[*seat], view.hand_sizes[*seat])));
    seats
}
