//! Building stops and the end of the game.

use tabletop::{Dealer, PerSeat, Seat};

use crate::{
    components::{District, Lot, PARK_TILES, SIGNS, ShopBag},
    event::{Cause, Event},
    scoring,
    state::{
        FifthAvenue,
        lots::{OnLot, Owner},
    },
};

/// Adds victory points.
pub(super) fn add(table: &mut FifthAvenue, points: PerSeat<u8>) {
    for (seat, points) in points.iter() {
        table.board.scores[seat] += u16::from(*points);
    }
}

// rules: FA-109, FA-110, FA-111, FA-112, FA-117, FA-133, FA-135, FA-144, FA-Q43
/// Closes a district: points from the position as it is, then everything out, then the sign.
pub(super) fn stop(
    table: &mut FifthAvenue,
    district: District,
    winner: Option<Seat>,
    dealer: &mut Dealer<Event>,
) {
    let score = scoring::stop(&table.board, district, winner);
    add(table, score.points);
    let board = &mut table.board;
    for lot in Lot::ALL {
        match board.on(district, lot) {
            OnLot::Empty => {}
            OnLot::Shops(shops) => shops
                .iter()
                .for_each(|shop| board.removed.shops.insert(shop)),
            OnLot::Towers { owner, count } => match owner {
                Owner::Seat(seat) => board.removed.towers[seat] += count,
                Owner::Asso => board.removed.asso += count,
            },
        }
        board.lay(district, lot, OnLot::Empty);
    }
    board.closed.insert(district);
    for markers in &mut board.markers {
        markers.remove(district);
    }
    let closed = board.closed.len();
    dealer.announce(Event::Stopped { score });
    if closed == SIGNS {
        finish(table, Cause::SecondStop, dealer);
    }
}

// rules: FA-116, FA-117, FA-118, FA-146, FA-Q28 §Conclusione
/// Nothing more is played; open districts and Central Park are scored.
pub(super) fn finish(table: &mut FifthAvenue, cause: Cause, dealer: &mut Dealer<Event>) {
    table.agenda.clear();
    dealer.announce(Event::Ended { cause });
    for district in District::ALL {
        // rules: FA-111
        if !table.board.closed.contains(district) {
            let score = scoring::district(&table.board, district);
            add(table, score.points);
            dealer.announce(Event::FinallyScored { score });
        }
    }
    let mut tiles = table.board.park_shops;
    let mut shops = ShopBag::EMPTY;
    for _ in 0..PARK_TILES.min(tiles.len()) {
        shops.insert(dealer.draw_from(&mut tiles));
    }
    let score = scoring::park(&table.board, &shops);
    add(table, score.points);
    dealer.announce(Event::ParkScored { shops, score });
}
