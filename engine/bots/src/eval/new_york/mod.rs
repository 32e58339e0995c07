//! What a situation of New York is worth.
//!
//! In points: those a seat has, those it may expect of the scorings to come, and what its money,
//! its turn and its unplaced tiles will bring. Majorities are judged by who is ahead, the less
//! surely the more tiles of the type are still to come; a street counts in every scoring to come;
//! money is worth what it buys, and more where it pays exactly, which earns an action.
//!
//! It computes with the four operations and roots only, which are exact everywhere: the same bot
//! plays the same game on every machine.

#![expect(
    clippy::cast_precision_loss,
    reason = "tiles and money are counted in tens"
)]

mod contest;

use games::new_york::{
    NewYork,
    components::{Kind, Tile, TileSet, money::Bank, purse::Wad},
    flow::Step,
    scoring::longest_street,
    state::{city::Cities, plan::Plan},
};
use tabletop::{PerSeat, Seat};

use crate::{Brains, Counted, Skill, Thinking};
use contest::{Comings, Contest, KindCounts};

impl Brains for NewYork {
    const LEVELS: &'static [(Skill, Thinking)] = &[
        (Skill::Novice, Thinking::one_decision(2).slipping(0.75)),
        (Skill::Fair, Thinking::one_decision(2)),
        (Skill::Strong, Thinking::looking_ahead(4, 4)),
    ];

    fn worth(&self, seat: Seat) -> f32 {
        evaluate(self, seat)
    }
}

impl Counted for NewYork {}

/// Points unless said otherwise. Found by letting altered weights play against the best so far,
/// among those with which four players take 25 to 45 turns each. Who saves less wins more often,
/// and ends the game sooner.
struct Weights {
    /// What a tile in the reserve counts in the contest for its type, one in the city counting 1.
    reserve: f32,
    /// What a bought tile counts that fits into the city.
    aside: f32,
    /// Tiles that find an owner while one money card is turned up.
    pace: f32,
    /// What is unsure about a contest even if nothing is to come, in tiles squared.
    doubt: f32,
    /// A side of the longest street, in each scoring to come.
    street: f32,
    /// A street on a side of a tile on offer, in each scoring to come.
    hope: f32,
    /// That every tile to come would fit, in each scoring to come.
    open: f32,
    /// A unit of money while little is in the hand.
    money: f32,
    /// So much money of one bank makes the next half as useful, in money.
    plenty: f32,
    /// With so many tiles to come money is half as useful, in tiles.
    horizon: f32,
    /// After so many rounds without a purchase waiting is half as useful, in rounds.
    patience: f32,
    /// A bank with which every tile to come could be paid exactly.
    change: f32,
    /// An action.
    action: f32,
    /// The price of a tile on offer, each unit.
    price: f32,
    /// The share of a tile on offer that counts before it is bought.
    offer: f32,
    /// The share of that if money is missing.
    short: f32,
    /// The share of what is on offer to a rival.
    deny: f32,
    /// The share of the rivals' points that is set against one's own.
    rivals: f32,
}

const WEIGHTS: Weights = Weights {
    reserve: 0.2,
    aside: 0.65,
    pace: 0.5,
    doubt: 0.08,
    street: 1.4,
    hope: 0.08,
    open: 3.2,
    money: 0.8,
    plenty: 75.0,
    horizon: 10.5,
    patience: 4.0,
    change: 1.75,
    action: 2.4,
    price: 0.25,
    offer: 0.4,
    short: 0.8,
    deny: 0.2,
    rivals: 0.5,
};

/// By how many points `seat` may expect to beat its rivals.
pub fn evaluate(table: &NewYork, seat: Seat) -> f32 {
    let seats = table.hands.seats();
    let mut points = PerSeat::from_fn(seats, |seat| f32::from(table.total(seat)));
    if !table.agenda.is_empty() {
        let prospect = Prospect::of(table, seat);
        for rival in seats.iter() {
            points[rival] += prospect.majorities(rival);
            if rival != seat {
                let street = longest_street(table.cities.of(rival));
                points[rival] += prospect.street(street) + WEIGHTS.deny * prospect.offers(rival);
            }
        }
        points[seat] += prospect.street(prospect.street) + prospect.room();
        points[seat] += prospect.money() + prospect.offers(seat);
    }
    let rivals: f32 = points.values().sum::<f32>() - points[seat];
    points[seat] - WEIGHTS.rivals * rivals / f32::from(seats.get() - 1)
}

/// What is to come, as one seat looks at it.
struct Prospect<'a> {
    table: &'a NewYork,
    seat: Seat,
    comings: Comings,
    contests: [Contest; 6],
    /// Tiles not yet owned.
    tiles: TileSet,
    /// Those of them, and of the seat's tiles aside, that fit into its city.
    fitting: TileSet,
    /// The longest street of the city, tiles aside laid as well as can be.
    street: u8,
}

impl<'a> Prospect<'a> {
    fn of(table: &'a NewYork, seat: Seat) -> Self {
        let offered = table.depot.iter().flatten().copied();
        let tiles = table.bag.or(offered.collect());
        let mut plan = Plan::blank();
        plan.draw(table.cities.of(seat));
        let fitting = plan.fitting(tiles.or(table.aside[seat]));
        let aside = table.aside[seat].and(fitting);
        let street = if aside.is_empty() {
            plan.longest_street()
        } else {
            street_with(&table.cities, seat, aside)
        };
        let comings = Comings::of(table, tiles.len());
        let contests = Kind::ALL.map(|kind| {
            let counts = KindCounts::of(table, kind, tiles, fitting);
            Contest::new(&counts, &comings)
        });
        Prospect {
            table,
            seat,
            comings,
            contests,
            tiles,
            fitting,
            street,
        }
    }

    /// The points that all types may bring `seat`.
    fn majorities(&self, seat: Seat) -> f32 {
        let contests = self.contests.iter();
        contests.map(|contest| contest.standing[seat]).sum()
    }

    /// How much it counts what will be of use later: 1 at first, less and less towards the end,
    /// and less while nobody buys, so that waiting does not pay for ever.
    fn time(&self) -> f32 {
        let to_come = self.tiles.len() as f32;
        let seats = f32::from(self.table.hands.seats().get());
        let quiet = f32::from(self.table.quiet_turns) / seats;
        to_come / (to_come + WEIGHTS.horizon) * WEIGHTS.patience / (WEIGHTS.patience + quiet)
    }

    /// What the longest street will bring in the scorings to come.
    fn street(&self, street: u8) -> f32 {
        WEIGHTS.street * f32::from(street) * self.comings.count()
    }

    /// What it is worth that tiles to come will fit.
    fn room(&self) -> f32 {
        let fitting = self.fitting.and(self.tiles).len() as f32;
        let share = fitting / (self.tiles.len() as f32).max(1.0);
        WEIGHTS.open * share * self.time() * self.comings.count()
    }

    /// What the hand, and the right to act, are good for.
    fn money(&self) -> f32 {
        let to_come = self.tiles.len() as f32;
        let mut priced = [0_u8; PRICE_MAX + 1];
        for tile in self.tiles {
            priced[usize::from(tile.price())] += 1;
        }
        let mut points = 0.0;
        for bank in Bank::ALL {
            let wad = self.table.hands[self.seat].bank(bank);
            let worth = wad.worth() as f32;
            points += WEIGHTS.money * worth / (1.0 + worth / WEIGHTS.plenty);
            let sums = Sums::of(wad);
            let exact = (0..).zip(priced).filter(|(price, _)| sums.has(*price));
            let exact = exact.map(|(_, tiles)| tiles).sum::<u8>();
            points += WEIGHTS.change * f32::from(exact) / to_come.max(1.0);
        }
        let is_on = self.table.agenda.now() == Some(&Step::Act(self.seat));
        self.time() * points + if is_on { WEIGHTS.action } else { 0.0 }
    }

    /// What `seat` might buy.
    fn offers(&self, seat: Seat) -> f32 {
        let offer = |bank: Bank| {
            let wad = self.table.hands[seat].bank(bank);
            let tile = self.table.on_offer(bank);
            tile.map_or(0.0, |tile| self.offer(seat, tile, wad).max(0.0))
        };
        let offers: f32 = Bank::ALL.into_iter().map(offer).sum();
        self.time() * WEIGHTS.offer * offers
    }

    /// What it would bring `seat` to buy `tile` with the cards of `wad`.
    fn offer(&self, seat: Seat, tile: Tile, wad: Wad) -> f32 {
        let contest = &self.contests[tile.kind() as usize];
        let fits = seat != self.seat || self.fitting.contains(tile);
        let counts = if fits { WEIGHTS.aside } else { WEIGHTS.reserve };
        let gain = contest.expected(seat, counts) - contest.standing[seat];
        let sides = tile.streets().bits().count_ones() as f32;
        let hope = WEIGHTS.hope * sides * self.comings.count();
        let (price, worth) = (f32::from(tile.price()), wad.worth() as f32);
        let net = gain + hope - WEIGHTS.price * price;
        if worth < price {
            net * worth / price * WEIGHTS.short
        } else if Sums::of(wad).has(tile.price()) {
            net + WEIGHTS.action
        } else {
            net
        }
    }
}

/// The longest street of a city once `tiles` are laid, each where it makes the street longest.
fn street_with(cities: &Cities, seat: Seat, tiles: TileSet) -> u8 {
    let mut cities = cities.clone();
    let mut street = 0;
    for tile in tiles {
        let mut plan = Plan::blank();
        plan.draw(cities.of(seat));
        let mut best = None;
        plan.each_fit(TileSet::only(tile), |_, cell| {
            let mut cities = cities.clone();
            cities.lay(seat, tile, cell);
            let street = longest_street(cities.of(seat));
            if best.is_none_or(|(_, most)| street > most) {
                best = Some((cell, street));
            }
        });
        if let Some((cell, longest)) = best {
            cities.lay(seat, tile, cell);
            street = longest;
        }
    }
    street
}

/// The sums that cards can make, up to the highest price: a one for each.
struct Sums(u32);

impl Sums {
    fn of(wad: Wad) -> Sums {
        let (mut sums, mut rest) = (1, wad);
        while !rest.is_empty() {
            let value = rest.highest();
            for _ in 0..rest.count(value) {
                sums |= sums << value & PRICES;
            }
            rest = rest.below(value);
        }
        Sums(sums)
    }

    fn has(&self, sum: u8) -> bool {
        self.0 >> sum & 1 == 1
    }
}

/// No tile costs more.
const PRICE_MAX: usize = 13;
/// A one for each price there is, and for those below.
const PRICES: u32 = (1 << (PRICE_MAX + 1)) - 1;
