//! Points of districts, of stops and at the end; the outcome.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, PerSeat, Seat};

use crate::{
    components::{District, Lot, PARK_POINTS, ShopBag, TOWER_POINTS},
    state::{
        Board, FifthAvenue,
        lots::{OnLot, Owner},
    },
};

/// What a scoring of a district gives, lot by lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DistrictScore {
    pub district: District,
    /// The lots with towers, in the order of the colours.
    pub lots: [Option<LotScore>; 6],
    /// What each seat gets.
    pub points: PerSeat<u8>,
}

/// Towers on a lot and what they are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LotScore {
    pub lot: Lot,
    pub owner: Owner,
    pub count: u8,
    /// How many different types of shops lie beside it.
    pub kinds: u8,
    /// The points of each tower.
    pub each: u8,
}

// rules: FA-070, FA-071, FA-074, FA-076, FA-134 §Conteggio dei punti di un quartiere
/// What a scoring of `district` would give now.
pub fn district(board: &Board, district: District) -> DistrictScore {
    let mut points = PerSeat::new(board.seats());
    let mut lots = [None; 6];
    for (lot, on) in board.lots_of(district) {
        let OnLot::Towers { owner, count } = on else {
            continue;
        };
        let kinds = board.kinds_beside(district, lot);
        let each = TOWER_POINTS[usize::from(kinds)];
        if let Owner::Seat(seat) = owner {
            points[seat] += count * each;
        }
        lots[lot as usize] = Some(LotScore {
            lot,
            owner,
            count,
            kinds,
            each,
        });
    }
    DistrictScore {
        district,
        lots,
        points,
    }
}

/// What a building stop gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StopScore {
    pub district: District,
    /// Who ordered it, `None` for Asso.
    pub winner: Option<Seat>,
    /// All towers of the district.
    pub towers: u8,
    /// What a normal scoring would have given.
    pub normal: PerSeat<u8>,
    /// What each seat gets.
    pub points: PerSeat<u8>,
}

// rules: FA-109, FA-110, FA-133, FA-134, FA-Q27 §Chiusura dei cantieri
/// What a stop of `district` ordered by `winner` (`None`: by Asso) would pay to whom now.
pub fn stop(board: &Board, district: District, winner: Option<Seat>) -> StopScore {
    let normal = self::district(board, district).points;
    let towers = board.towers_in(district);
    let points = PerSeat::from_fn(board.seats(), |seat| {
        if winner == Some(seat) {
            towers
        } else {
            normal[seat] / 2
        }
    });
    StopScore {
        district,
        winner,
        towers,
        normal,
        points,
    }
}

/// What the towers below Central Park give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ParkScore {
    /// How many different types of shops were drawn.
    pub kinds: u8,
    /// The points of each tower.
    pub each: u8,
    /// What each seat gets.
    pub points: PerSeat<u8>,
}

// rules: FA-115, FA-118, FA-Q28 §Conclusione
/// What the towers below Central Park give with these tiles drawn.
pub fn park(board: &Board, drawn: &ShopBag) -> ParkScore {
    let kinds = drawn.kinds().count() as u8;
    let each = PARK_POINTS[usize::from(kinds)];
    ParkScore {
        kinds,
        each,
        points: board.park_towers.map(|towers| towers * each),
    }
}

// rules: FA-118, FA-147, FA-Q29, FA-Q46 §Conclusione
/// Most points win; then most cards in hand.
pub(crate) fn outcome(table: &FifthAvenue) -> Option<Outcome> {
    let scores = || table.board.scores.map(|score| i32::from(*score));
    let cards = |seat: Seat| i32::from(table.hands[seat].len() as u8);
    table
        .agenda
        .is_empty()
        .then(|| Outcome::by_score_then(&scores(), cards))
}
