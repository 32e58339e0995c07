//! What a situation of New York is worth.
//!
//! In points: those a seat has, those it may expect of the scorings to come, and what its money,
//! its turn and its unplaced tiles will bring. Majorities are judged by who is ahead, the less
//! surely the more tiles of the type are still to come; a street counts in every scoring to come;
//! money is worth what it buys, and more where it pays exactly, which earns an action.
//!
//! It computes with the four operations and roots only, which are exact everywhere: the same bot
//! plays the same game on every machine.

use new_york::{
    NewYork,
    components::{
        Kind, Scoring, Tile, TileSet,
        money::{Bank, VALUE_MAX},
        purse::Wad,
    },
    flow::Step,
    state::plan::Plan,
};
use tabletop::{PerSeat, Seat, Seed};

use crate::{Bot, Brains, Greedy, Random, Skill};

/// How many worlds the greedy bot imagines a decision.
const WORLDS: u32 = 2;

impl Brains for NewYork {
    fn brain(skill: Skill, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        match skill {
            Skill::Random => Box::new(Random::new(seed)),
            Skill::Greedy => Box::new(Greedy::new(seat, seed, WORLDS, evaluate)),
        }
    }
}

struct Weights {
    /// What a tile in the reserve counts in the contest for its type, one in the city counting 1.
    reserve: f32,
    /// What a bought tile counts that fits into the city.
    aside: f32,
    /// Tiles that find an owner while one money card is turned up.
    pace: f32,
    /// What is unsure about a contest even if nothing is to come.
    doubt: f32,
    /// The share of a scoring to come, because streets and majorities are not kept for sure.
    street: f32,
    /// What it is worth that any tile to come would fit.
    open: f32,
    /// Points for a unit of money while little is in the hand.
    money: f32,
    /// Money of one bank from which on more of it is worth half.
    plenty: f32,
    /// Points for each bank that could pay any tile to come exactly.
    change: f32,
    /// Points for an action.
    action: f32,
    /// The share of what could be bought now that counts while it is not bought.
    chance: f32,
    /// The share of the rivals' points that is set against one's own.
    rivals: f32,
}

const WEIGHTS: Weights = Weights {
    reserve: 0.35,
    aside: 0.95,
    pace: 0.5,
    doubt: 0.1,
    street: 0.9,
    open: 4.0,
    money: 0.6,
    plenty: 20.0,
    change: 2.0,
    action: 3.0,
    chance: 0.4,
    rivals: 0.5,
};

/// By how many points `seat` may expect to beat its rivals.
pub fn evaluate(table: &NewYork, seat: Seat) -> f32 {
    let seats = table.hands.seats();
    let mut points = PerSeat::from_fn(seats, |seat| f32::from(table.total(seat)));
    if !table.agenda.is_empty() {
        let mut plan = Plan::blank();
        plan.draw(table.cities.of(seat));
        let prospect = Prospect::of(table, seat, &plan);
        for seat in seats.iter() {
            points[seat] += prospect.majorities(seat);
        }
        points[seat] += prospect.streets() + prospect.money();
    }
    let rivals: f32 = points.values().sum::<f32>() - points[seat];
    points[seat] - WEIGHTS.rivals * rivals / f32::from(seats.get() - 1)
}

/// One scoring to come.
struct Coming {
    scoring: Scoring,
    /// The share of the tiles not yet owned that will be owned by then.
    share: f32,
}

/// What is to come, looked at by one seat.
struct Prospect<'a> {
    table: &'a NewYork,
    seat: Seat,
    plan: &'a Plan,
    comings: [Option<Coming>; 3],
    contests: [Contest; 6],
    /// Tiles not yet owned.
    tiles: TileSet,
    /// Those of them, and of the seat's tiles aside, that fit into its city.
    fitting: TileSet,
}

impl<'a> Prospect<'a> {
    fn of(table: &'a NewYork, seat: Seat, plan: &'a Plan) -> Self {
        let offered = table.depot.iter().flatten().copied();
        let tiles = table.bag.or(offered.collect());
        let mut fitting = TileSet::EMPTY;
        plan.each_fit(tiles.or(table.aside[seat]), |tile, _| {
            fitting.insert(tile);
        });
        let contest = |kind| Contest::new(table, kind, tiles, fitting);
        Prospect {
            table,
            seat,
            plan,
            comings: comings(table, tiles.len()),
            contests: Kind::ALL.map(contest),
            tiles,
            fitting,
        }
    }

    fn comings(&self) -> impl Iterator<Item = &Coming> {
        self.comings.iter().flatten()
    }

    fn majorities(&self, seat: Seat) -> f32 {
        let contests = self.contests.iter();
        contests
            .map(|contest| self.contest(contest, seat, 0.0))
            .sum()
    }

    /// What `contest` will bring `seat` if it had so many tiles more.
    fn contest(&self, contest: &Contest, seat: Seat, more: f32) -> f32 {
        self.comings()
            .map(|coming| contest.expected(seat, more, coming))
            .sum()
    }

    /// The longest street in the scorings to come, and room for it to grow.
    fn streets(&self) -> f32 {
        let street = f32::from(self.plan.longest_street());
        let scorings = self.comings().count() as f32;
        let to_come = self.tiles.len() as f32;
        let open = self.fitting.and(self.tiles).len() as f32 / to_come.max(1.0);
        let share = to_come / 54.0;
        WEIGHTS.street * street * scorings + WEIGHTS.open * open * share * 3.0
    }

    /// What the hand will buy.
    fn money(&self) -> f32 {
        let is_on = self.table.agenda.now() == Some(&Step::Act(self.seat));
        let mut points = if is_on { WEIGHTS.action } else { 0.0 };
        let to_come = self.tiles.len() as f32;
        let use_of = to_come / (to_come + 8.0);
        for bank in Bank::ALL {
            let wad = self.table.hands[self.seat].bank(bank);
            let worth = wad.worth() as f32;
            points += use_of * WEIGHTS.money * worth / (1.0 + worth / WEIGHTS.plenty);
            let sums = Sums::of(wad);
            let exact = self
                .tiles
                .iter()
                .filter(|tile| sums.has(tile.price()))
                .count() as f32;
            points += use_of * WEIGHTS.change * exact / to_come.max(1.0);
            if let Some(tile) = self.table.on_offer(bank) {
                points += WEIGHTS.chance * self.offer(tile, wad, &sums).max(0.0);
            }
        }
        points
    }

    /// What it would bring to buy `tile` with the cards of `wad`.
    fn offer(&self, tile: Tile, wad: Wad, sums: &Sums) -> f32 {
        let contest = &self.contests[tile.kind() as usize];
        let counts = if self.fitting.contains(tile) {
            WEIGHTS.aside
        } else {
            WEIGHTS.reserve
        };
        let gain = self.contest(contest, self.seat, counts) - self.contest(contest, self.seat, 0.0);
        let (price, worth) = (f32::from(tile.price()), wad.worth() as f32);
        let net = gain - WEIGHTS.money * 0.7 * price;
        if sums.has(tile.price()) {
            net + WEIGHTS.action
        } else if worth >= price {
            net
        } else {
            net * worth / price * 0.5
        }
    }
}

fn comings(table: &NewYork, tiles: u32) -> [Option<Coming>; 3] {
    let [first, second, third, fourth, _] = table.piles.map(f32::from);
    let coming = |scoring: Scoring| {
        let cards = match scoring {
            Scoring::A => first + second / 2.0,
            Scoring::B => first + second + third + fourth / 2.0,
            Scoring::C => f32::MAX,
        };
        let share = (cards * WEIGHTS.pace / (tiles as f32).max(1.0)).min(1.0);
        let is_to_come = scoring as u8 >= table.scorings;
        is_to_come.then_some(Coming { scoring, share })
    };
    [Scoring::A, Scoring::B, Scoring::C].map(coming)
}

/// The contest for one type.
struct Contest {
    kind: Kind,
    counts: PerSeat<f32>,
    dirk: Option<f32>,
    /// Tiles of the type that are not yet owned.
    to_come: f32,
}

impl Contest {
    fn new(table: &NewYork, kind: Kind, tiles: TileSet, fitting: TileSet) -> Self {
        let count = |tiles: TileSet| tiles.and(kind.tiles()).len() as f32;
        let counts = PerSeat::from_fn(table.hands.seats(), |seat| {
            let aside = table.aside[seat];
            count(table.cities.of(seat).tiles())
                + WEIGHTS.aside * count(aside.and(fitting))
                + WEIGHTS.reserve * count(table.reserves[seat].or(aside.without(fitting)))
        });
        Contest {
            kind,
            counts,
            dirk: table.dirk.map(|dirk| count(dirk.tiles)),
            to_come: count(tiles),
        }
    }

    /// The points that `seat` may expect with so many tiles more.
    fn expected(&self, seat: Seat, more: f32, coming: &Coming) -> f32 {
        let own = self.counts[seat] + more;
        let rivals = self.counts.iter().filter(|(other, _)| *other != seat);
        let flow = self.to_come * coming.share / f32::from(self.counts.seats().get());
        let spread = (2.0 * flow + WEIGHTS.doubt).sqrt();
        // The chances that nobody, one or two are ahead.
        let mut places = [1.0, 0.0, 0.0];
        for count in rivals.map(|(_, count)| *count).chain(self.dirk) {
            let behind = chance_of((count - own) / spread);
            for place in (0..3).rev() {
                let passed = if place > 0 {
                    places[place - 1] * behind
                } else {
                    0.0
                };
                places[place] = places[place] * (1.0 - behind) + passed;
            }
        }
        let prizes = coming.scoring.prizes(self.kind);
        let points: f32 = places
            .iter()
            .zip(prizes)
            .map(|(chance, prize)| chance * f32::from(prize))
            .sum();
        // Nobody scores a type of which there is no tile in the city.
        points * (own + flow) / (own + flow + 0.3)
    }
}

/// How likely it is to be ahead by a lead of so many spreads.
fn chance_of(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

/// The sums that cards can make, up to the highest price.
struct Sums(u32);

impl Sums {
    fn of(wad: Wad) -> Sums {
        let mut sums = 1;
        for value in 1..=VALUE_MAX {
            for _ in 0..wad.count(value) {
                sums |= sums << value;
                sums &= 0x3fff;
            }
        }
        Sums(sums)
    }

    fn has(&self, sum: u8) -> bool {
        self.0 >> sum & 1 == 1
    }
}
