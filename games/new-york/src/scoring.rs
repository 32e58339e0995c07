//! Points, and who won.

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Outcome, PerSeat};

use crate::{
    components::{Kind, Scoring, TileSet},
    event::Event,
    state::{NewYork, city::City, plan::Plan},
};

/// How one type was scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Majority {
    /// The type.
    pub kind: Kind,
    /// What it gave every seat.
    pub seats: PerSeat<Share>,
    /// What it gave Dirk, if he plays.
    pub dirk: Option<Share>,
}

/// What a type gave one of those who compete for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// How many tiles of the type lie in the city.
    pub tiles: u8,
    /// The place, shared by the tied; nobody has one without a tile.
    pub place: Option<u8>,
    /// The points.
    pub points: u8,
}

// rules: NY-30, NY-33, NY-52 §Calcolo del punteggio
/// Holds a scoring: streets first, then majorities.
pub(crate) fn hold(table: &mut NewYork, scoring: Scoring, dealer: &mut Dealer<Event>) {
    let streets = streets(table);
    let majorities = majorities(table, scoring);
    let mut points = streets;
    let mut dirk_points = 0;
    for majority in &majorities {
        for (seat, share) in majority.seats.iter() {
            points[seat] += share.points;
        }
        dirk_points += majority.dirk.map_or(0, |share| share.points);
    }
    for (seat, points) in points.iter() {
        table.points[seat][scoring as usize] = *points;
    }
    // rules: NY-42, NY-45 §Regole speciali in caso di due giocatori
    if let Some(dirk) = &mut table.dirk {
        dirk.points[scoring as usize] = dirk_points;
    }
    dealer.announce(Event::Scored {
        scoring,
        streets,
        majorities,
        points,
        dirk_points,
    });
}

// rules: NY-30 §Punti per le strade
/// The longest street of every city.
pub fn streets(table: &NewYork) -> PerSeat<u8> {
    let seats = table.cities.seats();
    PerSeat::from_fn(seats, |seat| longest_street(table.cities.of(seat)))
}

/// The longest street on the outline of `city`.
pub fn longest_street(city: City<'_>) -> u8 {
    let mut plan = Plan::blank();
    plan.draw(city);
    plan.longest_street()
}

// rules: NY-33, NY-46 §Punti per la maggioranza degli edifici
/// What every type would give if `scoring` were held now. Reserves do not count.
pub fn majorities(table: &NewYork, scoring: Scoring) -> [Majority; 6] {
    let seats = table.cities.seats();
    let cities = PerSeat::from_fn(seats, |seat| table.cities.of(seat).tiles());
    let dirk = table.dirk.map(|dirk| dirk.tiles);
    Kind::ALL.map(|kind| {
        let count = |tiles: TileSet| tiles.and(kind.tiles()).len() as u8;
        let counts = cities.map(|tiles| count(*tiles));
        majority(kind, scoring, &counts, dirk.map(count))
    })
}

// rules: NY-33, NY-34, NY-35, NY-42, NY-Q07 §Calcolo del punteggio
/// What the type gives to seats, and to Dirk, with so many tiles of it.
pub fn majority(kind: Kind, scoring: Scoring, counts: &PerSeat<u8>, dirk: Option<u8>) -> Majority {
    let prizes = scoring.prizes(kind);
    let share = |tiles: u8| {
        if tiles == 0 {
            return Share::default();
        }
        let rivals = || counts.values().copied().chain(dirk);
        let better = rivals().filter(|count| *count > tiles).count();
        let tied = rivals().filter(|count| *count == tiles).count();
        // The tied take the places that follow one another; places beyond the third are worth 0.
        let together: u8 = prizes.iter().skip(better).take(tied).sum();
        Share {
            tiles,
            place: Some(better as u8 + 1),
            points: together / tied as u8,
        }
    };
    Majority {
        kind,
        seats: counts.map(|tiles| share(*tiles)),
        dirk: dirk.map(share),
    }
}

// rules: NY-40, NY-45 §Conclusione del gioco
/// Most points win, Dirk's left aside; on a tie the tied win together.
pub(crate) fn outcome(table: &NewYork) -> Option<Outcome> {
    let seats = table.hands.seats();
    let totals = || PerSeat::from_fn(seats, |seat| i32::from(table.total(seat)));
    let is_over = table.agenda.is_empty();
    is_over.then(|| Outcome::by_score(&totals()))
}
