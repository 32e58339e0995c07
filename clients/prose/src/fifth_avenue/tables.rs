//! Scores and what would be scored.

use games::fifth_avenue::{components::District, scoring, view::View};
use tabletop::{PerSeat, Seat};

use crate::{Audience, ScoreTable, say};

/// What each open district would give at the end.
fn to_come(view: &View) -> PerSeat<u16> {
    let mut points = PerSeat::new(view.board.seats());
    for district in District::ALL {
        let score = scoring::district(&view.board, district);
        for (seat, more) in score.points.iter() {
            points[seat] += u16::from(*more);
        }
    }
    points
}

/// What would be scored now; at the end, when nothing is left to be scored, the score sheet.
pub(super) fn score_now(view: &View, audience: &Audience) -> ScoreTable {
    if view.agenda.is_empty() {
        return score_sheet(view, audience);
    }
    let lang = audience.lang;
    let to_come = to_come(view);
    let row = |seat: Seat| {
        let points = view.board.scores[seat];
        let cells = vec![
            points.to_string(),
            to_come[seat].to_string(),
            view.board.park_towers[seat].to_string(),
            (points + to_come[seat]).to_string(),
        ];
        (Some(seat), audience.label(seat), cells)
    };
    ScoreTable {
        caption: say!(lang, "fa-table-now"),
        columns: vec![
            say!(lang, "fa-column-points"),
            say!(lang, "fa-column-districts"),
            say!(lang, "fa-column-park"),
            say!(lang, "fa-column-total"),
        ],
        rows: best_first(view, &to_come).into_iter().map(row).collect(),
    }
}

pub(super) fn score_sheet(view: &View, audience: &Audience) -> ScoreTable {
    let lang = audience.lang;
    let row = |seat: Seat| {
        let cells = vec![
            view.board.scores[seat].to_string(),
            view.board.park_towers[seat].to_string(),
            view.cards_held(seat).to_string(),
        ];
        (Some(seat), audience.label(seat), cells)
    };
    let none = PerSeat::new(view.board.seats());
    ScoreTable {
        caption: say!(lang, "fa-table-sheet"),
        columns: vec![
            say!(lang, "fa-column-points"),
            say!(lang, "fa-column-park"),
            say!(lang, "fa-column-cards"),
        ],
        rows: best_first(view, &none).into_iter().map(row).collect(),
    }
}

/// The seats by points, clockwise among equals.
fn best_first(view: &View, more: &PerSeat<u16>) -> Vec<Seat> {
    let mut seats: Vec<_> = view.board.seats().iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(view.board.scores[*seat] + more[*seat]));
    seats
}
