//! What a scoring gave, as a table: who has what there, and what it is worth.

use games::fifth_avenue::{
    event::Event,
    scoring::{DistrictScore, LotScore, ParkScore, StopScore},
    state::lots::Owner,
};
use tabletop::{PerSeat, Seat};

use super::names::{district, owner_label};
use crate::{Audience, ScoreTable, ScoredPart, say};

/// What each seat got, if `event` is a scoring.
fn points(event: &Event) -> Option<&PerSeat<u8>> {
    match event {
        Event::SpecialScored { points, .. } => Some(points),
        Event::Scored { score, .. } | Event::FinallyScored { score } => Some(&score.points),
        Event::Stopped { score } => Some(&score.points),
        Event::ParkScored { score, .. } => Some(&score.points),
        _ => None,
    }
}

/// The table of a scoring, if `event` is one.
pub(super) fn scored(event: &Event, audience: &Audience) -> Option<ScoreTable> {
    let table = match event {
        Event::SpecialScored { placed, points, .. } => {
            let caption = say!(audience.lang, "fa-table-special", placed = *placed);
            table(caption, None, points, audience)
        }
        Event::Scored { score, .. } | Event::FinallyScored { score } => {
            of_district(score, audience)
        }
        Event::Stopped { score } => of_stop(score, audience),
        Event::ParkScored { score, .. } => of_park(score, audience),
        _ => return None,
    };
    Some(table)
}

/// What a scoring counts: one thing.
pub(super) fn parts(event: &Event, audience: &Audience) -> Vec<ScoredPart> {
    points(event).map_or(Vec::new(), |points| {
        ScoredPart::only(say!(audience.lang, "fa-column-points"), points, audience)
    })
}

/// A column beside the points: its head and the cell of each seat.
struct Why {
    head: String,
    cells: PerSeat<String>,
}

/// Who got how many points and, if more can be said, for what; best first.
fn table(
    caption: String,
    why: Option<Why>,
    points: &PerSeat<u8>,
    audience: &Audience,
) -> ScoreTable {
    let mut seats: Vec<Seat> = points.seats().iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(points[*seat]));
    let row = |seat: Seat| {
        let cell = why.as_ref().map(|why| why.cells[seat].clone());
        let cells = cell.into_iter().chain([points[seat].to_string()]);
        (Some(seat), audience.label(seat), cells.collect())
    };
    let rows = seats.into_iter().map(row).collect();
    let head = why.map(|why| why.head);
    let columns = head
        .into_iter()
        .chain([say!(audience.lang, "fa-column-points")]);
    ScoreTable {
        caption,
        columns: columns.collect(),
        rows,
    }
}

// rules: FA-070, FA-071
/// The towers of each seat lot by lot, times what each of them is worth.
fn of_district(score: &DistrictScore, audience: &Audience) -> ScoreTable {
    let lang = audience.lang;
    let towers = |owner: Owner, write: fn(&LotScore) -> String| {
        let lots = score.lots.iter().flatten();
        let lots = lots.filter(|lot| lot.owner == owner);
        lots.map(write).collect::<Vec<_>>().join(" + ")
    };
    let worth = |lot: &LotScore| format!("{} × {}", lot.count, lot.each);
    let cells = PerSeat::from_fn(score.points.seats(), |seat| {
        let towers = towers(Owner::Seat(seat), worth);
        if towers.is_empty() {
            "·".to_owned()
        } else {
            towers
        }
    });
    let why = Why {
        head: say!(lang, "fa-column-worth"),
        cells,
    };
    let place = district(score.district, lang);
    let caption = say!(lang, "fa-table-scored", how = "scored", place = place);
    let mut table = table(caption, Some(why), &score.points, audience);
    // rules: FA-134
    let of_asso = towers(Owner::Asso, |lot| lot.count.to_string());
    if !of_asso.is_empty() {
        let cells = vec![of_asso, "·".to_owned()];
        let name = owner_label(Owner::Asso, audience);
        table.rows.push((None, name, cells));
    }
    table
}

// rules: FA-109, FA-110
/// What a scoring would have given, half of which the others get; who ordered the stop gets a
/// point for every tower.
fn of_stop(score: &StopScore, audience: &Audience) -> ScoreTable {
    let lang = audience.lang;
    let cells = PerSeat::from_fn(score.points.seats(), |seat| {
        if score.winner == Some(seat) {
            say!(lang, "fa-all-towers", towers = score.towers)
        } else {
            format!("{} ÷ 2", score.normal[seat])
        }
    });
    let why = Why {
        head: say!(lang, "fa-column-for"),
        cells,
    };
    let place = district(score.district, lang);
    let caption = say!(lang, "fa-table-scored", how = "stop", place = place);
    table(caption, Some(why), &score.points, audience)
}

// rules: FA-115
/// The towers below Central Park times what each of them is worth.
fn of_park(score: &ParkScore, audience: &Audience) -> ScoreTable {
    let cells = score.points.map(|points| {
        let towers = points.checked_div(score.each).unwrap_or(0);
        format!("{towers} × {}", score.each)
    });
    let lang = audience.lang;
    let why = Why {
        head: say!(lang, "fa-column-worth"),
        cells,
    };
    table(
        say!(lang, "fa-table-park"),
        Some(why),
        &score.points,
        audience,
    )
}
