//! Taking money and paying with it.

use tabletop::{Illegal, Seat};

use super::Refusal;
use crate::{
    action::Action,
    components::{
        ROW,
        money::{Bank, Money},
        purse::{Purse, Wad},
    },
    state::NewYork,
};

/// Several cards taken together may be worth this much.
const TAKE_MAX: u32 = 5;

// rules: NY-13 §Riscossione di denaro
pub(super) fn check_take(table: &NewYork, cards: &Purse) -> Result<(), Illegal<Refusal>> {
    if cards.is_empty() {
        return Err(Illegal::new("NY-13", Refusal::NoCards));
    }
    if let Some(card) = table.row.lacks(cards) {
        return Err(Illegal::new("NY-13", Refusal::NotInRow { card }));
    }
    let worth = cards.worth();
    if cards.len() > 1 && worth > TAKE_MAX {
        let worth = worth as u8;
        return Err(Illegal::new("NY-13", Refusal::TooMuchAtOnce { worth }));
    }
    Ok(())
}

// rules: NY-14, NY-16, NY-Q02 §Acquisto di tessere degli edifici
/// Any cards of the right bank that reach the price, needless ones among them.
pub(super) fn check_buy(
    table: &NewYork,
    seat: Seat,
    bank: Bank,
    cards: &Purse,
) -> Result<(), Illegal<Refusal>> {
    let Some(tile) = table.on_offer(bank) else {
        return Err(Illegal::new("NY-16", Refusal::NoTile { bank }));
    };
    if *cards != Purse::of_bank(bank, cards.bank(bank)) {
        let card = cards.iter().find(|card| card.bank() != bank);
        let card = card.expect("a purse that is not of the bank has another bank's card");
        return Err(Illegal::new("NY-14", Refusal::WrongBank { bank, card }));
    }
    if let Some(card) = table.hands[seat].lacks(cards) {
        return Err(Illegal::new("NY-14", Refusal::NotInHand { card }));
    }
    let (paid, price) = (cards.worth() as u8, tile.price());
    if paid < price {
        let missing = price - paid;
        return Err(Illegal::new("NY-14", Refusal::TooLittle { bank, missing }));
    }
    Ok(())
}

// rules: NY-21
pub(super) fn can_buy(table: &NewYork, seat: Seat) -> bool {
    let affords = |bank: Bank| {
        let price = table.on_offer(bank).map(|tile| u32::from(tile.price()));
        price.is_some_and(|price| table.hands[seat].bank(bank).worth() >= price)
    };
    Bank::ALL.into_iter().any(affords)
}

// rules: NY-13 §Riscossione di denaro
/// Every set of cards once: equal cards of the row are told apart by nobody.
pub(super) fn list_takes(table: &NewYork, out: &mut Vec<Action>) {
    let mut cards = [Money::new(Bank::Blue, 1); ROW as usize];
    let mut len = 0;
    for card in &table.row {
        cards[len] = card;
        len += 1;
    }
    list_takes_with(&cards[..len], Purse::EMPTY, 0, out);
}

/// Lists `taken`, worth so much, with one or more of `cards` beside it.
fn list_takes_with(cards: &[Money], taken: Purse, worth: u32, out: &mut Vec<Action>) {
    for (n, card) in cards.iter().enumerate() {
        let is_second_of_equals = n > 0 && cards[n - 1] == *card;
        let worth = worth + u32::from(card.value());
        if is_second_of_equals || !taken.is_empty() && worth > TAKE_MAX {
            continue;
        }
        let mut taken = taken;
        taken.put(Purse::only(*card));
        out.push(Action::Take { cards: taken });
        if worth < TAKE_MAX {
            list_takes_with(&cards[n + 1..], taken, worth, out);
        }
    }
}

// rules: NY-14, NY-Q02 §Acquisto di tessere degli edifici
pub(super) fn list_purchases(table: &NewYork, seat: Seat, out: &mut Vec<Action>) {
    for bank in Bank::ALL {
        let Some(tile) = table.on_offer(bank) else {
            continue;
        };
        let hand = table.hands[seat].bank(bank);
        each_payment(hand, tile.price(), |cards| {
            let cards = Purse::of_bank(bank, cards);
            out.push(Action::Buy { bank, cards });
        });
    }
}

// rules: NY-Q02
/// Calls `found` with every payment of `price` out of `hand` from which no card could be left out.
pub fn each_payment(hand: Wad, price: u8, mut found: impl FnMut(Wad)) {
    if hand.worth() >= u32::from(price) {
        payments(hand, price, Wad::EMPTY, &mut found);
    }
}

/// Calls `found` with `chosen` and each way to make it reach `missing` more with cards of `hand`,
/// from which no card could be left out. The hand must be worth that much.
///
/// Cards are chosen from the highest value down, and the first that reaches the price is the
/// last: so the cheapest of the cards is needed, and with it all others.
fn payments(hand: Wad, missing: u8, chosen: Wad, found: &mut impl FnMut(Wad)) {
    let value = hand.highest();
    let (count, lower) = (hand.count(value), hand.below(value));
    let rest = lower.worth();
    let (mut missing, mut chosen) = (missing, chosen);
    for taken in 0..=count {
        if rest >= u32::from(missing) {
            payments(lower, missing, chosen, found);
        }
        if taken == count {
            return;
        }
        chosen = chosen.and(Wad::only(value));
        if value >= missing {
            found(chosen);
            return;
        }
        missing -= value;
    }
}
