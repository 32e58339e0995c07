//! Moves that are shown: money and tiles from where they lay to where they lie.

use games::new_york::event::Event;
use tabletop::{Seat, Viewer};

use super::Piece;
use crate::kit::motion::{Flight, FlightEnd};

/// The ways that pieces went in `event`. What others own goes to and from their small city, or
/// their seat where that is not shown.
pub(super) fn flights(event: &Event, viewer: Viewer) -> Vec<Flight<Piece>> {
    let at = |seat: Seat, own: Piece| {
        if viewer.is(seat) {
            FlightEnd::At(own)
        } else {
            FlightEnd::Seat(seat)
        }
    };
    let way = |from: FlightEnd<Piece>, to: FlightEnd<Piece>| vec![Flight { from, to }];
    match *event {
        Event::Took { seat, cards } => {
            let each = cards.iter().map(|card| Flight {
                from: FlightEnd::At(Piece::Money(card)),
                to: at(seat, Piece::Note(card, 0)),
            });
            each.collect()
        }
        Event::Bought { seat, tile, .. } => way(
            FlightEnd::At(Piece::Offer(tile)),
            at(seat, Piece::Aside(tile)),
        ),
        Event::Placed { seat, tile, .. } => way(
            at(seat, Piece::Aside(tile)),
            FlightEnd::At(Piece::building(tile)),
        ),
        Event::Reserved { seat, tile } => way(
            FlightEnd::At(Piece::Aside(tile)),
            at(seat, Piece::Stock(tile)),
        ),
        Event::GivenToDirk { tile, .. } => {
            vec![Flight::between(Piece::Aside(tile), Piece::Dirk)]
        }
        Event::Added { seat, tile, .. } | Event::Swapped { seat, tile, .. } => way(
            at(seat, Piece::Stock(tile)),
            FlightEnd::At(Piece::building(tile)),
        ),
        Event::Removed { seat, tile, .. } => way(
            FlightEnd::At(Piece::building(tile)),
            at(seat, Piece::Stock(tile)),
        ),
        _ => Vec::new(),
    }
}
