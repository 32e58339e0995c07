//! Where the game stands, and scores.

use games::new_york::{
    NewYork,
    components::{Kind, Scoring},
    event::Event,
    scoring::{Share, majorities, streets},
};
use tabletop::{PerSeat, Seat};

use super::{dirk, names::scoring_word, next_scoring};
use crate::{Audience, Lang, Named, ScoreTable, say};

pub(super) fn headline(table: &NewYork, lang: Lang) -> String {
    let soon = match table.scoring_at_hand() {
        _ if table.agenda.is_empty() => "over",
        Some(_) => "yes",
        None => "no",
    };
    let deck: u32 = table.piles.iter().map(|cards| u32::from(*cards)).sum();
    say!(
        lang,
        "ny-headline",
        soon = soon,
        bag = table.bag.len(),
        deck = deck,
        scoring = scoring_word(next_scoring(table))
    )
}

// rules: NY-30, NY-33, NY-42
/// What the next scoring would give as things stand: the street, each type, and the sums.
pub(super) fn score_now(table: &NewYork, audience: &Audience) -> ScoreTable {
    let lang = audience.lang;
    let scoring = next_scoring(table);
    let (streets, majorities) = (streets(table), majorities(table, scoring));
    let is_over = table.agenda.is_empty();
    let row = |seat: Seat| {
        let shares = majorities.map(|majority| majority.seats[seat].points);
        let now = streets[seat] + shares.iter().sum::<u8>();
        // At the end the last scoring has been counted already.
        let total = table.total(seat) + if is_over { 0 } else { u16::from(now) };
        let cells = [streets[seat]].into_iter().chain(shares).chain([now]);
        let cells = cells.map(|points| points.to_string());
        let cells = cells.chain([total.to_string()]);
        (Some(seat), audience.label(seat), cells.collect())
    };
    let dirk_row = table.dirk.map(|man| {
        let shares = majorities.map(|majority| majority.dirk.map_or(0, |share| share.points));
        let now: u8 = shares.iter().sum();
        let held: u16 = man.points.iter().map(|points| u16::from(*points)).sum();
        let total = held + if is_over { 0 } else { u16::from(now) };
        let cells = shares.into_iter().chain([now]);
        let cells = cells.map(|points| points.to_string());
        // No street for him.
        let cells = ["0".to_owned()].into_iter().chain(cells);
        (None, dirk(lang), cells.chain([total.to_string()]).collect())
    });
    let kinds = Kind::ALL.map(|kind| kind.name(lang));
    let word = scoring_word(scoring);
    let now = if is_over {
        say!(lang, "ny-column-scoring", scoring = word)
    } else {
        say!(lang, "ny-column-now")
    };
    ScoreTable {
        caption: if is_over {
            say!(lang, "ny-table-last")
        } else {
            say!(lang, "ny-table-now", scoring = word)
        },
        columns: [say!(lang, "ny-column-street")]
            .into_iter()
            .chain(kinds)
            .chain([now, say!(lang, "ny-column-total")])
            .collect(),
        rows: best_first(table)
            .into_iter()
            .map(row)
            .chain(dirk_row)
            .collect(),
    }
}

// rules: NY-29, NY-36
/// The points of the scorings that were held.
pub(super) fn score_sheet(table: &NewYork, audience: &Audience) -> ScoreTable {
    let lang = audience.lang;
    let is_held = |scoring: &Scoring| match scoring {
        Scoring::A => table.scorings >= 1,
        Scoring::B => table.scorings >= 2,
        Scoring::C => table.agenda.is_empty(),
    };
    let held = [Scoring::A, Scoring::B, Scoring::C].into_iter();
    let held: Vec<_> = held.filter(is_held).collect();
    let cells = |points: [u8; 3]| {
        let total: u16 = points.iter().map(|points| u16::from(*points)).sum();
        let held = held.iter();
        let held = held.map(|scoring| points[*scoring as usize].to_string());
        held.chain([total.to_string()]).collect()
    };
    let row = |seat: Seat| (Some(seat), audience.label(seat), cells(table.points[seat]));
    let dirk_row = table.dirk.map(|man| (None, dirk(lang), cells(man.points)));
    let columns = held.iter();
    let columns = columns.map(|scoring| {
        let scoring = scoring_word(*scoring);
        say!(lang, "ny-column-scoring", scoring = scoring)
    });
    ScoreTable {
        caption: say!(lang, "ny-table-sheet"),
        columns: columns.chain([say!(lang, "ny-column-total")]).collect(),
        rows: best_first(table)
            .into_iter()
            .map(row)
            .chain(dirk_row)
            .collect(),
    }
}

// rules: NY-30, NY-33, NY-42
/// What a scoring gave: the street, and type by type.
pub(super) fn scored(event: &Event, audience: &Audience) -> Option<ScoreTable> {
    let Event::Scored {
        scoring,
        streets,
        majorities,
        points,
        dirk_points,
    } = event
    else {
        return None;
    };
    let lang = audience.lang;
    let share = |share: Share| match (share.tiles, share.points) {
        (0, _) => "·".to_owned(),
        (tiles, points) => say!(lang, "ny-share-cell", tiles = tiles, points = points),
    };
    let row = |seat: Seat| {
        let shares = majorities.iter().map(|it| share(it.seats[seat]));
        let cells = [streets[seat].to_string()].into_iter().chain(shares);
        let cells = cells.chain([points[seat].to_string()]);
        (Some(seat), audience.label(seat), cells.collect())
    };
    let dirk_row = majorities[0].dirk.map(|_| {
        let shares = majorities.iter().filter_map(|it| it.dirk.map(share));
        let cells = ["·".to_owned()].into_iter().chain(shares);
        let cells = cells.chain([dirk_points.to_string()]);
        (None, dirk(lang), cells.collect())
    });
    let mut seats: Vec<Seat> = points.seats().iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(points[*seat]));
    let kinds = majorities.iter().map(|it| it.kind.name(lang));
    let columns = [say!(lang, "ny-column-street")].into_iter().chain(kinds);
    let scoring = scoring_word(*scoring);
    Some(ScoreTable {
        caption: say!(lang, "ny-column-scoring", scoring = scoring),
        columns: columns.chain([say!(lang, "ny-column-points")]).collect(),
        rows: seats.into_iter().map(row).chain(dirk_row).collect(),
    })
}

/// The seats by points, clockwise among equals.
fn best_first(table: &NewYork) -> Vec<Seat> {
    let points = PerSeat::from_fn(table.cities.seats(), |seat| table.total(seat));
    let mut seats: Vec<_> = points.seats().iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(points[*seat]));
    seats
}
