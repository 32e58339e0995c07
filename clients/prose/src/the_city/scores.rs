//! Scores and what is said beside them.

use games::the_city::{event::Event, view::View};
use tabletop::Seat;

use crate::{Audience, Lang, PartRow, ScoreTable, ScoredPart, say};

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

// rules: TC-15, TC-16
/// What a city brought and scored in a round: a row of the table of all cities.
pub(super) fn scored(event: &Event, audience: &Audience) -> Option<ScoreTable> {
    let Event::Yielded {
        seat,
        income,
        points,
        total,
    } = event
    else {
        return None;
    };
    let lang = audience.lang;
    let cells = [income, points, total].map(ToString::to_string);
    Some(ScoreTable {
        caption: say!(lang, "tc-table-yielded"),
        columns: vec![
            say!(lang, "tc-web-income"),
            say!(lang, "tc-web-points"),
            say!(lang, "tc-column-total"),
        ],
        rows: vec![(Some(*seat), audience.label(*seat), cells.into())],
    })
}

// rules: TC-15, TC-16
/// What is counted of it: the cards of the income, and the points on top of those of before.
pub(super) fn parts(event: &Event, audience: &Audience) -> Vec<ScoredPart> {
    let Event::Yielded {
        seat,
        income,
        points,
        total,
    } = event
    else {
        return Vec::new();
    };
    let lang = audience.lang;
    let part = |name: String, before: u16, gain: u16| ScoredPart {
        name,
        rows: vec![PartRow {
            seat: Some(*seat),
            name: audience.label(*seat),
            before,
            gain,
        }],
    };
    vec![
        part(say!(lang, "tc-web-income"), 0, *income),
        part(say!(lang, "tc-web-points"), total - points, *points),
    ]
}

/// The seats by points, then cards in hand, then clockwise.
fn best_first(view: &View) -> Vec<Seat> {
    let mut seats: Vec<_> = view.points.seats().iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse((view.points[*seat], view.hand_sizes[*seat])));
    seats
}
