//! The end of a turn and of the game.

use tabletop::{Dealer, PerSeat, Seat};

use crate::{
    components::{Scoring, money::Bank},
    event::{Cause, Event},
    flow::Step,
    resolve::quiet_turns_max,
    state::NewYork,
};

// rules: NY-12, NY-37, NY-53, NY-Q06 §Conclusione del gioco
/// Gives the turn to the next seat, unless the depot is not full or nobody buys any more.
pub(crate) fn pass_on(table: &mut NewYork, seat: Seat, dealer: &mut Dealer<Event>) {
    let seats = table.hands.seats();
    let cause = if table.depot.contains(&None) {
        Cause::BagEmpty
    } else if table.quiet_turns >= quiet_turns_max(seats) {
        Cause::NoPurchases
    } else {
        table.agenda.first([Step::Act(seat.clockwise(seats))]);
        return;
    };
    dealer.announce(Event::Ended { cause });
    // rules: NY-29, NY-39
    table
        .agenda
        .first([Step::HandOut, Step::Leftovers, Step::Score(Scoring::C)]);
}

// rules: NY-38, NY-45, NY-Q08 §Conclusione del gioco
/// Lays each tile of the depot aside for the seat with the most money of its bank.
pub(crate) fn hand_out(table: &mut NewYork, dealer: &mut Dealer<Event>) {
    for bank in Bank::ALL {
        let Some(tile) = table.on_offer(bank) else {
            continue;
        };
        let money = table.hands.map(|hand| hand.bank(bank).worth() as u8);
        let winner = richest(money);
        if let Some(winner) = winner {
            table.depot[bank as usize] = None;
            table.aside[winner].insert(tile);
        }
        dealer.announce(Event::HandedOut {
            bank,
            tile,
            money,
            winner,
        });
    }
}

/// The one seat with the most money; nobody on a tie or without money.
fn richest(money: PerSeat<u8>) -> Option<Seat> {
    let most = *money.values().max().expect("every table has seats");
    let mut richest = money.iter().filter(|(_, worth)| **worth == most);
    let (winner, _) = richest.next()?;
    (most > 0 && richest.next().is_none()).then_some(winner)
}
