//! May this be done?

pub mod bids;
mod turns;

use serde::{Deserialize, Serialize};
use tabletop::{Illegal, Seat};

use crate::{
    action::Action,
    components::{
        District, Lot, Shop,
        cards::{Card, Colour},
        places::{Commission, Place},
    },
    flow::Step,
    state::{FifthAvenue, auction::Why},
};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat is to decide.
    NotYourTurn,
    /// Something else is asked.
    NotAsked { asked: Asked },
    /// This side of the board has no such lot, or it takes shops only.
    NoSuchLot { lot: Lot },
    /// Something lies on the lot already.
    NotEmpty { district: District, lot: Lot },
    /// The two starting towers go to two districts.
    SameDistrict { district: District },
    /// The common supply has no towers left.
    NoTowers,
    /// The active group has no such tile.
    NotInGroup { shop: Shop },
    /// No lot takes a shop any more.
    NoLotForShop,
    /// Towers stand on the lot.
    TowersThere { district: District, lot: Lot },
    /// Two shops lie on the lot.
    TwoShops { district: District, lot: Lot },
    /// A stop sign lies on the district.
    Closed { district: District },
    /// No commission stands in the district.
    NoCommission { district: District },
    /// The deck of the colour is empty.
    DeckEmpty { colour: Colour },
    /// Two cards of different colours are taken while there are two.
    TwoColours,
    /// The commission cannot go there.
    NoWay {
        commission: Commission,
        place: Place,
    },
    /// The hand does not hold the card, or holds too few of it.
    NotInHand { card: Card },
    /// The cards of a bid are put together in ascending order.
    OutOfOrder { card: Card },
    /// The seat may not bid with this colour.
    WrongColour { colour: Colour, why: Why },
    /// The first cards of a bid have a colour.
    BlackFirst,
    /// A bid must be higher than this, and cannot become so.
    TooLow { high: u16 },
    /// No card has been put to the bid.
    NothingLaid,
    /// A card has been put to the bid: it must be completed.
    Bidding,
    /// So many towers may be built at most.
    TooMany { most: u8 },
    /// Who has no tower in a full district must order the stop.
    MustStop,
    /// A lot was empty before the auction.
    NotFull,
    /// There is no stop at Central Park.
    NoStopAtPark,
}

/// What is asked of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    PlaceTower,
    ChooseAction,
    PlaceShop,
    TakeCards,
    MoveCommission,
    Bid,
    Build,
}

impl Asked {
    /// What is asked, and the rule that says so.
    fn by(step: Step) -> (&'static str, Asked) {
        match step {
            // rules: FA-016
            Step::Place(_) => ("FA-016", Asked::PlaceTower),
            Step::Shop { .. } => ("FA-029", Asked::PlaceShop),
            Step::Take(_) => ("FA-024", Asked::TakeCards),
            // rules: FA-025, FA-035, FA-Q07
            Step::Move(_) => ("FA-035", Asked::MoveCommission),
            Step::Bid(_) => ("FA-095", Asked::Bid),
            Step::Build { .. } => ("FA-143", Asked::Build),
            // rules: FA-022, FA-023
            Step::Turn(_)
            | Step::BlackCards { .. }
            | Step::Auction { .. }
            | Step::MarkersHome(_)
            | Step::EndTurn(_) => ("FA-022", Asked::ChooseAction),
        }
    }
}

pub(crate) fn check(
    table: &FifthAvenue,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal<Refusal>> {
    let Some(step) = table.agenda.now().copied() else {
        // rules: FA-116, FA-117 §Conclusione
        return Err(Illegal::new("FA-116", Refusal::Over));
    };
    if step.asks() != Some(seat) {
        // rules: FA-021 §Svolgimento
        return Err(Illegal::new("FA-021", Refusal::NotYourTurn));
    }
    match (step, action) {
        (Step::Place(_), Action::At(district, lot)) => {
            turns::check_tower(table, seat, district, lot)
        }
        (Step::Turn(_), Action::Towers) => turns::check_towers(table, seat),
        (Step::Turn(_), Action::Shop(shop)) => turns::check_shop(table, shop),
        // rules: FA-030, FA-Q18. Always possible, so nobody is ever stuck.
        (Step::Turn(_), Action::Draw) => Ok(()),
        (Step::Turn(_), Action::Score(district)) => turns::check_score(table, district),
        (Step::Shop { .. }, Action::At(district, lot)) => {
            turns::check_shop_lot(table, district, lot)
        }
        (Step::Take(_), Action::Take(one, other)) => turns::check_take(table, one, other),
        (Step::Move(_), Action::Move(commission, place)) => {
            turns::check_move(table, commission, place)
        }
        (Step::Bid(_), Action::Lay(card)) => bids::Bidding::of(table, seat).check_lay(card),
        (Step::Bid(_), Action::Stand) => bids::Bidding::of(table, seat).check_stand(),
        (Step::Bid(_), Action::Pass) => bids::check_pass(table),
        (Step::Build { site, towers, .. }, Action::Build(count)) => {
            bids::check_build(table, (site, seat), towers, count)
        }
        (Step::Build { site, .. }, Action::Stop) => bids::check_stop(table, site),
        _ => {
            let (rule, asked) = Asked::by(step);
            Err(Illegal::new(rule, Refusal::NotAsked { asked }))
        }
    }
}

/// Every legal action of `seat`, in the order of the board and of the colours.
pub(crate) fn list(table: &FifthAvenue, seat: Seat, out: &mut Vec<Action>) {
    let Some(step) = table.agenda.now().filter(|step| step.asks() == Some(seat)) else {
        return;
    };
    match *step {
        Step::Place(_) => turns::list_towers(table, seat, out),
        Step::Turn(_) => turns::list_actions(table, seat, out),
        Step::Shop { .. } => {
            let lots = table.board.shop_lots();
            out.extend(lots.map(|(district, lot)| Action::At(district, lot)));
        }
        Step::Take(_) => turns::list_takes(table, out),
        Step::Move(_) => turns::list_moves(table, out),
        Step::Bid(_) => bids::list(table, seat, out),
        Step::Build { site, towers, .. } => {
            let win = table.board.win(site, seat, towers);
            if let Some(most) = win.build {
                out.extend((0..=most).map(Action::Build));
            }
            out.extend(win.stop.then_some(Action::Stop));
        }
        Step::BlackCards { .. }
        | Step::Auction { .. }
        | Step::MarkersHome(_)
        | Step::EndTurn(_) => {}
    }
}
