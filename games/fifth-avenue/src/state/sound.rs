//! Whether every piece of the box is where it can be.

use tabletop::Seat;

use crate::{
    components::{
        District, Lot, ROW, SHOP_COPIES, SHOPS_PLACED, SIGNS, ShopBag, TOWERS, TOWERS_SCORE,
        TURNS_MAX, UNUSED,
        board::Side,
        cards::{BOX, Card, Cards},
        places::Place,
    },
    flow::Step,
};

use super::{
    Board, FifthAvenue,
    auction::Leader,
    lots::{OnLot, Owner},
};

/// Panics unless every card, shop, tower, marker and sign is in one place and limits are kept.
pub(crate) fn assert_sound(table: &FifthAvenue) {
    assert_eq!(cards(table), BOX, "a card is missing, or there twice");
    assert_eq!(
        shops(&table.board),
        ShopBag::from_counts([SHOP_COPIES; 4]),
        "a shop is missing, or there twice"
    );
    for seat in table.seats().iter() {
        assert_eq!(towers(table, seat), TOWERS, "towers of {seat}");
        assert!(
            table.board.shown[seat].is_within(&table.hands[seat]),
            "{seat} is known to hold what it does not"
        );
    }
    assert_board(&table.board, !table.agenda.is_empty());
    assert_auction(table);
}

fn cards(table: &FifthAvenue) -> Cards {
    let board = &table.board;
    let mut cards = table.unseen;
    table.hands.values().for_each(|hand| cards.insert_all(hand));
    for (suit, deck) in board.decks.iter().enumerate() {
        // rules: FA-008, FA-Q13
        assert!(
            deck.top.is_some() || deck.under.is_empty(),
            "an empty deck has no discards"
        );
        for value in deck.top.into_iter().chain(deck.under.iter()) {
            cards.insert(Card::of_suit(suit, value));
        }
    }
    for value in board.black.under.iter() {
        cards.insert(Card::black(value));
    }
    if let Some(auction) = &board.auction {
        for value in auction.asso.unwrap_or_default().iter() {
            cards.insert(Card::black(value));
        }
        let bids = auction.bids.values();
        bids.for_each(|bid| cards.insert_all(&bid.cards()));
    }
    cards
}

fn shops(board: &Board) -> ShopBag {
    let mut shops = board.unused;
    assert_eq!(shops.len(), u32::from(UNUSED), "shops out of play");
    board
        .row
        .iter()
        .flatten()
        .for_each(|shop| shops.insert(*shop));
    shops.insert_all(&board.park_shops);
    shops.insert_all(&board.removed.shops);
    for on in board.districts.iter().flatten() {
        if let OnLot::Shops(there) = on {
            there.iter().for_each(|shop| shops.insert(shop));
        }
    }
    shops
}

fn towers(table: &FifthAvenue, seat: Seat) -> u8 {
    let board = &table.board;
    let to_place = table
        .agenda
        .iter()
        .filter(|step| **step == Step::Place(seat));
    TOWERS_SCORE
        + to_place.count() as u8
        + on_lots(board, Owner::Seat(seat))
        + board.reserves[seat]
        + board.supplies[seat]
        + board.park_towers[seat]
        + board.removed.towers[seat]
}

fn on_lots(board: &Board, whose: Owner) -> u8 {
    let lots = board.districts.iter().flatten();
    lots.map(|on| match on {
        OnLot::Towers { owner, count } if *owner == whose => *count,
        OnLot::Empty | OnLot::Shops(_) | OnLot::Towers { .. } => 0,
    })
    .sum()
}

fn assert_board(board: &Board, is_on: bool) {
    // rules: FA-124
    assert_eq!(board.asso.is_some(), board.seats().get() == 2, "Asso");
    if let Some(left) = board.asso {
        let asso = left + on_lots(board, Owner::Asso) + board.removed.asso;
        assert_eq!(asso, TOWERS, "towers of Asso");
    }
    for district in District::ALL {
        let lots = &board.districts[district as usize];
        let sixth = lots[Lot::Sixth as usize];
        let closed = board.closed.contains(district);
        match board.side {
            Side::Five => assert_eq!(sixth, OnLot::Empty, "five lots"),
            // rules: FA-Q32
            Side::Six if !closed => assert!(matches!(sixth, OnLot::Shops(_)), "the sixth lot"),
            Side::Six => {}
        }
        // rules: FA-111
        let is_empty = lots.iter().all(|on| *on == OnLot::Empty);
        assert!(!closed || is_empty, "{district} is closed");
        for seat in board.seats().iter() {
            let whose = Owner::Seat(seat);
            let own = |on: &&OnLot| matches!(on, OnLot::Towers { owner, .. } if *owner == whose);
            // rules: FA-093
            assert!(lots.iter().filter(own).count() <= 1, "{seat} in {district}");
        }
    }
    for (place, markers) in board.commissions.iter().zip(board.markers) {
        // rules: FA-139
        assert!(markers.len() <= 3, "three markers each");
        assert!(markers.and(board.closed).is_empty(), "markers go home");
        let stands = place.district();
        assert!(
            !stands.is_some_and(|at| markers.contains(at)),
            "marked on leaving"
        );
        assert!(*place == Place::Start || stands.is_some() || *place == Place::Park);
    }
    assert!(board.closed.len() <= SIGNS, "two signs");
    assert!(!is_on || board.closed.len() < SIGNS, "the second sign ends");
    assert!(!is_on || board.placed < SHOPS_PLACED, "the last shop ends");
    assert!(!is_on || board.turns < TURNS_MAX, "turns end");
    let taken = board.row.iter().filter(|tile| tile.is_none()).count() as u32;
    let park = board.park_shops.len();
    assert_eq!(taken, u32::from(board.placed) + park, "tiles of {ROW}");
    // rules: FA-102. The deck is shuffled at once; here the top can be face down only.
    assert!(board.black.face_up >> board.black.under.len() == 0, "cards");
}

fn assert_auction(table: &FifthAvenue) {
    let bidder = match table.agenda.now() {
        Some(Step::Bid(seat)) => Some(*seat),
        _ => None,
    };
    let auction = table.board.auction.as_ref();
    assert_eq!(auction.is_some(), bidder.is_some(), "bids at auctions only");
    let (Some(auction), Some(bidder)) = (auction, bidder) else {
        assert!(table.picks.is_empty(), "picks at auctions only");
        return;
    };
    assert!(table.picks.is_within(&table.hands[bidder]), "picks");
    assert!(!auction.passed.contains(bidder), "{bidder} has passed");
    // rules: FA-142
    assert_ne!(auction.leader, Leader::Seat(bidder), "{bidder} leads");
    for (seat, bid) in auction.bids.iter() {
        assert_eq!(bid.colour.is_some(), !bid.coloured.is_empty(), "{seat}");
    }
}
