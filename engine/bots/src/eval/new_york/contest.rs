//! Who will have most of a type, and what that will bring.

use games::new_york::{
    NewYork,
    components::{Kind, Scoring, TileSet},
    setup::DIRK_TILES,
};
use tabletop::{PerSeat, Seat};

use super::WEIGHTS;

/// The scorings to come: how many of the tiles not yet owned will be owned by then, as a share.
pub(super) struct Comings([Option<(Scoring, f32)>; 3]);

impl Comings {
    pub(super) fn of(table: &NewYork, tiles: u32) -> Self {
        let [first, second, third, fourth, _] = table.piles.map(f32::from);
        let coming = |scoring: Scoring| {
            let cards = match scoring {
                Scoring::A => first + second / 2.0,
                Scoring::B => first + second + third + fourth / 2.0,
                Scoring::C => return Some((scoring, 1.0)),
            };
            let share = (cards * WEIGHTS.pace / (tiles as f32).max(1.0)).min(1.0);
            (scoring as u8 >= table.scorings).then_some((scoring, share))
        };
        Comings([Scoring::A, Scoring::B, Scoring::C].map(coming))
    }

    pub(super) fn count(&self) -> f32 {
        self.0.iter().flatten().count() as f32
    }
}

/// Tiles of one type, and who has them.
pub(super) struct KindCounts {
    kind: Kind,
    seats: PerSeat<f32>,
    /// What Dirk has and, of what he will draw before each scoring, may expect.
    dirk: Option<[f32; 3]>,
    /// Tiles of the type that are not yet owned.
    to_come: f32,
}

impl KindCounts {
    pub(super) fn of(table: &NewYork, kind: Kind, tiles: TileSet, fitting: TileSet) -> Self {
        let count = |tiles: TileSet| tiles.and(kind.tiles()).len() as f32;
        let seats = PerSeat::from_fn(table.hands.seats(), |seat| {
            let aside = table.aside[seat];
            count(table.cities.of(seat).tiles())
                + WEIGHTS.aside * count(aside.and(fitting))
                + WEIGHTS.reserve * count(table.reserves[seat].or(aside.without(fitting)))
        });
        KindCounts {
            kind,
            seats,
            dirk: table.dirk.map(|dirk| {
                let drawn = dirk_draws(table).map(|drawn| drawn * count(table.bag));
                drawn.map(|drawn| count(dirk.tiles) + drawn)
            }),
            to_come: count(tiles),
        }
    }
}

/// The contest for one type.
pub(super) struct Contest {
    counts: PerSeat<f32>,
    races: [Option<Race>; 3],
    /// The points that each seat may expect with what it has.
    pub(super) standing: PerSeat<f32>,
}

/// What is the same for every seat when one type is scored.
struct Race {
    prizes: [f32; 3],
    dirk: Option<f32>,
    /// Tiles of the type that a seat will get by then.
    flow: f32,
    /// A lead that may well be lost by then.
    spread: f32,
}

impl Contest {
    pub(super) fn new(counts: &KindCounts, comings: &Comings) -> Self {
        let seats = counts.seats.seats();
        let race = |(scoring, share): (Scoring, f32)| {
            let flow = counts.to_come * share / f32::from(seats.get());
            Race {
                prizes: scoring.prizes(counts.kind).map(f32::from),
                dirk: counts.dirk.map(|dirk| dirk[scoring as usize]),
                flow,
                spread: (2.0 * flow + WEIGHTS.doubt).sqrt(),
            }
        };
        let mut contest = Contest {
            counts: counts.seats,
            races: comings.0.map(|coming| coming.map(race)),
            standing: PerSeat::new(seats),
        };
        contest.standing = PerSeat::from_fn(seats, |seat| contest.expected(seat, 0.0));
        contest
    }

    /// The points that `seat` may expect with so many tiles more.
    pub(super) fn expected(&self, seat: Seat, more: f32) -> f32 {
        let own = self.counts[seat] + more;
        let mut points = 0.0;
        for race in self.races.iter().flatten() {
            let mut places = Places::ALONE;
            for (rival, count) in self.counts.iter() {
                if rival != seat {
                    places.meet((count - own) / race.spread);
                }
            }
            if let Some(count) = race.dirk {
                places.meet((count - own) / race.spread);
            }
            let prizes = places.0.iter().zip(race.prizes);
            let prize: f32 = prizes.map(|(at, prize)| at * prize).sum();
            // Nobody scores a type of which there is no tile in the city.
            points += prize * (own + race.flow) / (own + race.flow + 0.3);
        }
        points
    }
}

/// How likely a seat is to be first, second and third.
struct Places([f32; 3]);

impl Places {
    const ALONE: Places = Places([1.0, 0.0, 0.0]);

    /// There is a rival too who leads by so much, a lead of 1 being one that may well be lost.
    fn meet(&mut self, lead: f32) {
        let Places([first, second, third]) = self;
        let behind = 0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt();
        *third += (*second - *third) * behind;
        *second += (*first - *second) * behind;
        *first -= *first * behind;
    }
}

/// The share of the bag that Dirk will have drawn before each scoring.
fn dirk_draws(table: &NewYork) -> [f32; 3] {
    let first = DIRK_TILES as f32 / (table.bag.len() as f32).max(DIRK_TILES as f32);
    match table.scorings {
        0 => [0.0, first, first + (1.0 - first) / 3.0],
        1 => [0.0, 0.0, 1.0 / 3.0],
        _ => [0.0; 3],
    }
}
