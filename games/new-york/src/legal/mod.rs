//! May this be done?

mod building;
pub mod money;

use serde::{Deserialize, Serialize};
use tabletop::{Illegal, Seat};

use crate::{
    action::Action,
    components::{
        Side, Tile,
        money::{Bank, Money},
    },
    flow::{self, Step},
    state::NewYork,
};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat is on turn.
    NotYourTurn,
    /// Bought tiles are placed at the end of the turn, and an action is still owed.
    ActFirst,
    /// The actions of the turn are over; bought tiles are to be placed.
    PlaceNow,
    /// The game is at its end: tiles handed out are placed, and nothing else.
    LeftoversOnly,
    /// Something can be done, so nobody may pass.
    CanAct,
    /// No card was named.
    NoCards,
    /// The row does not hold the card, or holds too few of it.
    NotInRow { card: Money },
    /// Several cards may be worth 5 together and no more.
    TooMuchAtOnce { worth: u8 },
    /// No tile lies on the space of the bank.
    NoTile { bank: Bank },
    /// The tile must be paid to the bank of its space.
    WrongBank { bank: Bank, card: Money },
    /// The hand does not hold the card, or holds too few of it.
    NotInHand { card: Money },
    /// So much is missing to the price.
    TooLittle { bank: Bank, missing: u8 },
    /// The tile does not lie aside.
    NotAside { tile: Tile },
    /// The tile is not in the reserve.
    NotInReserve { tile: Tile },
    /// The tile is not in the city.
    NotInCity { tile: Tile },
    /// The start tile stays where it is.
    StartTile,
    /// Another tile lies on the cell.
    Taken,
    /// The tile would touch the city at a corner, or not at all.
    NoCommonSide,
    /// A street would touch a plain side, on this side of the tile.
    SidesDiffer { side: Side },
    /// A tile could not be reached on foot.
    CutOff,
    /// Empty cells would be enclosed.
    Hole,
    /// Dirk is not at the table.
    NoDirk,
}

pub(crate) fn check(table: &NewYork, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
    let Some(step) = table.agenda.now() else {
        // rules: NY-37 §Conclusione del gioco
        return Err(Illegal::new("NY-37", Refusal::Over));
    };
    if !flow::is_asked(table, seat) {
        // rules: NY-12 §Svolgimento del gioco
        return Err(Illegal::new("NY-12", Refusal::NotYourTurn));
    }
    let is_placing = matches!(
        action,
        Action::Place { .. } | Action::Reserve { .. } | Action::Dirk { .. }
    );
    match step {
        // rules: NY-17, NY-48 §Acquisto di tessere degli edifici
        Step::Act(_) if is_placing => Err(Illegal::new("NY-17", Refusal::ActFirst)),
        // rules: NY-22, NY-48 §Fine del turno
        Step::Place(_) if !is_placing => Err(Illegal::new("NY-22", Refusal::PlaceNow)),
        // rules: NY-39, NY-55 §Conclusione del gioco
        Step::Leftovers if !is_placing || matches!(action, Action::Dirk { .. }) => {
            Err(Illegal::new("NY-39", Refusal::LeftoversOnly))
        }
        Step::Act(_)
        | Step::Place(_)
        | Step::RefillRow
        | Step::Score(_)
        | Step::DirkDraws(_)
        | Step::RefillDepot
        | Step::PassOn(_)
        | Step::HandOut
        | Step::Leftovers => check_action(table, seat, action),
    }
}

fn check_action(table: &NewYork, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
    match action {
        Action::Take { cards } => money::check_take(table, &cards),
        Action::Buy { bank, cards } => money::check_buy(table, seat, bank, &cards),
        Action::Add { tile, at } => building::check_add(table, seat, tile, at),
        Action::Remove { tile } => building::check_remove(table, seat, tile),
        Action::Swap { out, tile } => building::check_swap(table, seat, out, tile),
        Action::Pass => check_pass(table, seat),
        Action::Place { tile, at } => building::check_place(table, seat, tile, at),
        Action::Reserve { tile } => building::check_aside(table, seat, tile),
        Action::Dirk { tile } => building::check_gift(table, seat, tile),
    }
}

// rules: NY-21, NY-Q09
/// Only who can do nothing passes.
fn check_pass(table: &NewYork, seat: Seat) -> Result<(), Illegal<Refusal>> {
    let can_act = !table.row.is_empty()
        || money::can_buy(table, seat)
        || building::can_redevelop(table, seat);
    if can_act {
        Err(Illegal::new("NY-21", Refusal::CanAct))
    } else {
        Ok(())
    }
}

// rules: NY-12, NY-22 §Svolgimento del gioco
/// On turn: money, purchases, redevelopment, or the pass. Else the ways to place a tile.
///
/// Of payments it names those from which no card could be left out (rules: NY-Q02).
pub(crate) fn list(table: &NewYork, seat: Seat, out: &mut Vec<Action>) {
    if !flow::is_asked(table, seat) {
        return;
    }
    match table.agenda.now() {
        Some(Step::Act(_)) => {
            let before = out.len();
            money::list_takes(table, out);
            money::list_purchases(table, seat, out);
            building::each_redevelopment(table, seat, |action| out.push(action));
            if out.len() == before {
                out.push(Action::Pass);
            }
        }
        Some(Step::Place(_)) => building::list_placements(table, seat, true, out),
        Some(Step::Leftovers) => building::list_placements(table, seat, false, out),
        Some(
            Step::RefillRow
            | Step::Score(_)
            | Step::DirkDraws(_)
            | Step::RefillDepot
            | Step::PassOn(_)
            | Step::HandOut,
        )
        | None => {}
    }
}
