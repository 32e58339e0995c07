//! The laws of the house.

use new_york::{NewYork, action::Action};
use tabletop::Seat;

// rules: NY-Q02
/// Needless overpayment is legal and not listed.
fn is_overpaid(table: &NewYork, _: Seat, action: &Action) -> bool {
    let Action::Buy { bank, cards } = action else {
        return false;
    };
    let least = cards
        .iter()
        .map(|card| u32::from(card.value()))
        .min()
        .unwrap_or(0);
    let price = table
        .on_offer(*bank)
        .map_or(0, |tile| u32::from(tile.price()));
    cards.worth() - least >= price
}

#[test]
fn the_laws_hold() {
    testkit::Laws::<NewYork>::new()
        .games(60)
        .may_be_unlisted(is_overpaid)
        .check();
}
