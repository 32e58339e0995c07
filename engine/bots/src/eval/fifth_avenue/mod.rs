//! What a situation of Fifth Avenue is worth.
//!
//! In points: those a seat has, what its towers will bring in the scorings to come, and what
//! reserve, cards and districts are good for. In an auction it looks at every bid the seat could
//! still complete: what a win would bring, how likely the others let it pass, and what the cards
//! are worth that it would cost.
//!
//! It computes with the four operations only, which are exact everywhere: the same bot plays the
//! same game on every machine.

mod bids;

use games::fifth_avenue::{
    FifthAvenue,
    action::Action,
    components::{
        District, Lot, SHOPS_PLACED, TOWER_POINTS,
        cards::{Card, Cards, Colour},
        places::Site,
    },
    flow::Step,
    scoring,
    state::{
        Board,
        auction::Leader,
        lots::{OnLot, Owner},
    },
};
use tabletop::{PerSeat, Seat};

use crate::{Brains, Counted, Skill, Thinking};

use self::bids::{Chances, Offers};

impl Brains for FifthAvenue {
    const LEVELS: &'static [(Skill, Thinking)] = &[
        (Skill::Novice, Thinking::one_decision(2).slipping(1.0)),
        (Skill::Fair, Thinking::looking_ahead(2, 2).slipping(4.0)),
        (Skill::Strong, Thinking::looking_ahead(4, 8)),
    ];

    fn worth(&self, seat: Seat) -> f32 {
        evaluate(self, seat)
    }

    fn gives_up(action: Action) -> bool {
        action == Action::Pass
    }
}

impl Counted for FifthAvenue {}

/// Points unless said otherwise.
struct Weights {
    /// Scorings of a district to be expected at the start, beside the one at the end.
    scorings: f32,
    /// A shop type that is not yet beside a tower, by the share of the shops to come.
    hope: f32,
    /// A tower below Central Park.
    park: f32,
    /// Each of the first four towers of the reserve.
    reserve: f32,
    /// Each further tower.
    surplus: f32,
    /// A unit of value in coloured cards, and in black ones.
    coloured: f32,
    black: f32,
    /// So many units of value make the next half as useful.
    plenty: f32,
    /// The share of a special scoring that a district too few still counts.
    near: f32,
    /// How sure a bid is that a rival could still beat with all it has.
    doubt: f32,
    /// The share of the rivals' points that is set against one's own.
    rivals: f32,
}

const WEIGHTS: Weights = Weights {
    scorings: 0.8,
    hope: 0.35,
    park: 2.6,
    reserve: 1.0,
    surplus: 0.25,
    coloured: 0.12,
    black: 0.17,
    plenty: 60.0,
    near: 0.5,
    doubt: 0.35,
    rivals: 0.6,
};

/// By how many points `seat` may expect to beat its rivals.
pub fn evaluate(table: &FifthAvenue, seat: Seat) -> f32 {
    let board = &table.board;
    let seats = table.seats();
    let mut points = PerSeat::from_fn(seats, |seat| f32::from(board.scores[seat]));
    if table.agenda.is_empty() {
        return lead(&points, seat);
    }
    let time = time(board);
    for district in District::ALL {
        let towers = towers(board, district, time);
        for rival in seats.iter() {
            points[rival] += towers[rival];
        }
    }
    for rival in seats.iter() {
        points[rival] += WEIGHTS.park * f32::from(board.park_towers[rival]);
        points[rival] += special(board, rival, 0) + reserve(board.reserves[rival]) * time;
    }
    points[seat] += hand(&table.hands[seat]) * time + prospect(table, seat, time);
    lead(&points, seat)
}

fn lead(points: &PerSeat<f32>, seat: Seat) -> f32 {
    let rivals: f32 = points.values().sum::<f32>() - points[seat];
    points[seat] - WEIGHTS.rivals * rivals / f32::from(points.seats().get() - 1)
}

/// How much of the game is to come: 1 at first, a tenth with the last shop.
fn time(board: &Board) -> f32 {
    let left = f32::from(SHOPS_PLACED - board.placed) / f32::from(SHOPS_PLACED);
    let signs = if board.closed.is_empty() { 1.0 } else { 0.7 };
    0.1 + 0.9 * left * signs
}

/// What a tower on the lot will bring, built or not.
fn tower(board: &Board, district: District, lot: Lot, time: f32) -> f32 {
    let kinds = usize::from(board.kinds_beside(district, lot));
    let now = f32::from(TOWER_POINTS[kinds]);
    let more = TOWER_POINTS
        .get(kinds + 1)
        .map_or(0.0, |next| f32::from(*next) - now);
    (now + WEIGHTS.hope * more * time) * (1.0 + WEIGHTS.scorings * time)
}

/// What the towers of a district will bring each seat.
fn towers(board: &Board, district: District, time: f32) -> PerSeat<f32> {
    let mut points = PerSeat::new(board.seats());
    for (lot, on) in board.lots_of(district) {
        if let OnLot::Towers {
            owner: Owner::Seat(seat),
            count,
        } = on
        {
            points[seat] += f32::from(count) * tower(board, district, lot, time);
        }
    }
    points
}

/// What the next special scoring promises with so many districts more.
fn special(board: &Board, seat: Seat, more: u8) -> f32 {
    let Some((special, _)) = board.next_special() else {
        return 0.0;
    };
    let built = board.districts_built(seat) + more;
    let share = match special.districts.saturating_sub(built) {
        0 => 1.0,
        1 => WEIGHTS.near,
        _ => 0.0,
    };
    share * f32::from(special.points)
}

fn reserve(towers: u8) -> f32 {
    let first = towers.min(4);
    WEIGHTS.reserve * f32::from(first) + WEIGHTS.surplus * f32::from(towers - first)
}

/// What cards are good for.
fn hand(cards: &Cards) -> f32 {
    let (mut coloured, mut black) = (0.0, 0.0);
    for (card, count) in cards.kinds() {
        let value = f32::from(card.value().points()) * f32::from(count);
        match card.colour() {
            Some(_) => coloured += value,
            None => black += value,
        }
    }
    let worth = WEIGHTS.coloured * coloured + WEIGHTS.black * black;
    let units = coloured + black;
    worth / (1.0 + units / (units + WEIGHTS.plenty))
}

fn cost(card: Card) -> f32 {
    let each = if card.colour().is_some() {
        WEIGHTS.coloured
    } else {
        WEIGHTS.black
    };
    each * f32::from(card.value().points())
}

/// What the auction going on may still bring `seat`.
fn prospect(table: &FifthAvenue, seat: Seat, time: f32) -> f32 {
    if let Some(Step::Build {
        seat: winner,
        site,
        colour,
        towers,
    }) = table.agenda.now().copied()
    {
        return if winner == seat {
            let won = Won {
                site,
                colour,
                towers,
            };
            win(&table.board, seat, won, time)
        } else {
            0.0
        };
    }
    let Some(auction) = &table.board.auction else {
        return 0.0;
    };
    let bid = &auction.bids[seat];
    let laid = bid.cards();
    let back: f32 = laid.iter().map(cost).sum::<f32>() * time;
    if auction.passed.contains(seat) {
        return 0.0;
    }
    let chances = Chances::of(table, auction, seat);
    if let (Leader::Seat(leader), Some(colour)) = (auction.leader, bid.colour)
        && leader == seat
    {
        let sure = chances.of_bid(bid.total());
        let won = Won {
            site: auction.site,
            colour,
            towers: bid.towers(),
        };
        let gain = win(&table.board, seat, won, time);
        return sure * gain + (1.0 - sure) * back;
    }
    let picks = if table.agenda.now() == Some(&Step::Bid(seat)) {
        table.picks
    } else {
        Cards::EMPTY
    };
    let best = Offers {
        table,
        auction,
        seat,
        chances,
        time,
        back,
    }
    .best(&picks);
    if picks.is_empty() {
        best.max(back)
    } else {
        best
    }
}

/// An auction as it would be won: where, for lots of which colour, and how many towers the bid
/// allows.
#[derive(Clone, Copy)]
struct Won {
    site: Site,
    colour: Colour,
    towers: u8,
}

/// What a win would bring: the best of building and of the stop.
fn win(board: &Board, seat: Seat, won: Won, time: f32) -> f32 {
    let win = board.win(won.site, seat, won.towers);
    let built = win.build.map(|most| {
        build(
            board,
            seat,
            Won {
                towers: most,
                ..won
            },
            time,
        )
    });
    let stopped = won
        .site
        .district()
        .filter(|_| win.stop)
        .map(|district| stop(board, seat, district, time));
    built.into_iter().chain(stopped).fold(f32::MIN, f32::max)
}

/// What it would bring to build all the towers of `won`.
fn build(board: &Board, seat: Seat, won: Won, time: f32) -> f32 {
    let Won {
        site,
        colour,
        towers: most,
    } = won;
    let spent = (reserve(board.reserves[seat]) - reserve(board.reserves[seat] - most)) * time;
    let gain = match site {
        Site::Park => WEIGHTS.park * f32::from(most),
        Site::In(district) => {
            let is_new = most > 0 && board.own_lot(district, seat).is_none();
            let special = special(board, seat, u8::from(is_new)) - special(board, seat, 0);
            f32::from(most) * tower(board, district, Lot::from(colour), time) + special
        }
    };
    (gain - spent).max(0.0)
}

/// What the stop pays against what the towers there would still bring.
fn stop(board: &Board, seat: Seat, district: District, time: f32) -> f32 {
    let paid = scoring::stop(board, district, Some(seat)).points;
    let lost = towers(board, district, time);
    let change = PerSeat::from_fn(board.seats(), |seat| f32::from(paid[seat]) - lost[seat]);
    lead(&change, seat)
}
