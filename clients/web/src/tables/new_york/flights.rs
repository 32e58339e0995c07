//! Moves that are shown: money and tiles from where they lay to where they lie.

use games::new_york::{
    components::{Tile, money::Money, purse::Purse},
    event::Event,
};
use tabletop::{Seat, Viewer};

use super::picks;
use crate::{gesture::Pick, kit::motion::Flight};

/// A tile on the space of a bank.
pub(super) fn offer(tile: Tile) -> Pick {
    Pick::new("offer", tile)
}

/// A card of the row, by what it is.
pub(super) fn money(card: Money) -> Pick {
    Pick::new("money", card)
}

/// The ways that pieces went in `event`. What others own goes to and from their small city, or
/// their seat where that is not shown.
pub(super) fn flights(event: &Event, viewer: Viewer) -> Vec<Flight> {
    let at = |seat: Seat, own: Pick| {
        if viewer.is(seat) {
            own
        } else {
            Pick::new("seat", seat)
        }
    };
    let way = |from: Pick, to: Pick| vec![Flight { from, to }];
    let aside = |tile: Tile| Pick::new("aside", tile);
    let stock = |tile: Tile| Pick::new("stock", tile);
    let city = |tile: Tile| Pick::new("city", tile);
    match event {
        Event::Took { seat, cards } => taken(*cards, |card| at(*seat, picks::in_hand(card, 0))),
        Event::Bought { seat, tile, .. } => way(offer(*tile), at(*seat, aside(*tile))),
        Event::Placed { seat, tile, .. } => way(at(*seat, aside(*tile)), city(*tile)),
        Event::Reserved { seat, tile } => way(aside(*tile), at(*seat, stock(*tile))),
        Event::GivenToDirk { tile, .. } => way(aside(*tile), picks::dirk()),
        Event::Added { seat, tile, .. } | Event::Swapped { seat, tile, .. } => {
            way(at(*seat, stock(*tile)), city(*tile))
        }
        Event::Removed { seat, tile, .. } => way(city(*tile), at(*seat, stock(*tile))),
        _ => Vec::new(),
    }
}

fn taken(cards: Purse, to: impl Fn(Money) -> Pick) -> Vec<Flight> {
    let each = cards.iter().map(|card| Flight {
        from: money(card),
        to: to(card),
    });
    each.collect()
}
