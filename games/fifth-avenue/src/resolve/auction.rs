//! Auctions: bids, Asso, the winner.

use tabletop::{Dealer, Seat};

use crate::{
    components::{
        Districts, Lot,
        cards::Cards,
        pile::Pile,
        places::{Commission, Site},
    },
    event::Event,
    flow::Step,
    setup::clockwise_from,
    state::{
        FifthAvenue,
        auction::{Auction, Bid, Leader},
        lots::{OnLot, Owner},
    },
};

use super::{draws, ending};

const AT_AUCTION: &str = "bids are asked for at auctions only";

// rules: FA-077, FA-094 §Svolgimento delle aste
pub(crate) fn open(table: &mut FifthAvenue, site: Site, opener: Seat, dealer: &mut Dealer<Event>) {
    table.board.auction = Some(Auction::new(site, opener, table.seats()));
    dealer.announce(Event::AuctionOpened { site, opener });
    table.agenda.first([Step::Bid(opener)]);
}

// rules: FA-080, FA-144
pub(crate) fn markers_home(
    table: &mut FifthAvenue,
    commission: Commission,
    dealer: &mut Dealer<Event>,
) {
    table.board.markers[commission as usize] = Districts::EMPTY;
    dealer.announce(Event::MarkersHome { commission });
}

// rules: FA-095, FA-096, FA-113, FA-128, FA-145, FA-Q39, FA-Q45 §Svolgimento delle aste
/// A bid is complete and shown.
pub(super) fn stand(table: &mut FifthAvenue, seat: Seat, dealer: &mut Dealer<Event>) {
    let cards = std::mem::take(&mut table.picks);
    table.hands[seat].remove_all(&cards);
    for card in cards.iter() {
        // A laid card counts as the known one first.
        table.board.shown[seat].remove(card);
    }
    let auction = table.board.auction.as_mut().expect(AT_AUCTION);
    let bid = &mut auction.bids[seat];
    bid.add(&cards);
    let (total, colour) = (bid.total(), bid.colour.expect("a bid has a colour"));
    if auction.site == Site::Park {
        auction.colour = Some(colour);
    }
    auction.leader = Leader::Seat(seat);
    dealer.announce(Event::Bid {
        seat,
        cards,
        colour,
        total,
    });
    next_bidder(table, seat, dealer);
}

// rules: FA-098, FA-Q20, FA-Q39 §Svolgimento delle aste
/// A seat leaves the auction and takes its cards back, which everybody has seen.
pub(super) fn pass(table: &mut FifthAvenue, seat: Seat, dealer: &mut Dealer<Event>) {
    let auction = table.board.auction.as_mut().expect(AT_AUCTION);
    let bid = std::mem::take(&mut auction.bids[seat]);
    auction.passed.insert(seat);
    let cards = if bid.colour.is_some() {
        bid.cards()
    } else {
        Cards::EMPTY
    };
    table.hands[seat].insert_all(&cards);
    table.board.shown[seat].insert_all(&cards);
    dealer.announce(Event::Passed { seat, cards });
    next_bidder(table, seat, dealer);
}

// rules: FA-094, FA-099, FA-105, FA-142, FA-Q21 §Svolgimento delle aste
/// Asks the next who has not passed, or ends the auction.
fn next_bidder(table: &mut FifthAvenue, seat: Seat, dealer: &mut Dealer<Event>) {
    let next = seat.clockwise(table.seats());
    let auction = table.board.auction.as_ref().expect(AT_AUCTION);
    if table.board.asso.is_some() && auction.asso.is_none() {
        // rules: FA-125, FA-148, FA-149. Both humans first, then Asso, then on as usual.
        if seat == auction.opener {
            table.agenda.first([Step::Bid(next)]);
            return;
        }
        asso_bids(table, dealer);
    }
    let auction = table.board.auction.as_ref().expect(AT_AUCTION);
    let mut left =
        clockwise_from(next, table.seats()).filter(|seat| !auction.passed.contains(*seat));
    match left.next() {
        Some(next) if auction.leader != Leader::Seat(next) => {
            table.agenda.first([Step::Bid(next)]);
        }
        Some(winner) => settle(table, Some(winner), dealer),
        None => settle(table, None, dealer),
    }
}

// rules: FA-126, FA-127, FA-128, FA-150, FA-Q15, FA-Q16, FA-Q34 §Regole speciali per 2 giocatori
/// Asso turns up black cards until two are equal: his only bid.
fn asso_bids(table: &mut FifthAvenue, dealer: &mut Dealer<Event>) {
    let mut turned = Pile::EMPTY;
    while turned.counts().iter().all(|count| *count < 2) {
        let Some((card, _)) = draws::take_black(table, dealer) else {
            break;
        };
        turned.push(card.value());
        dealer.announce(Event::AssoTurned { card });
        draws::shuffle_if_due(table, dealer);
    }
    let auction = table.board.auction.as_mut().expect(AT_AUCTION);
    let total = turned.worth();
    let leads = total > auction.high();
    auction.asso = Some(turned);
    if leads {
        auction.leader = Leader::Asso;
    }
    dealer.announce(Event::AssoBid { total, leads });
}

// rules: FA-099, FA-100, FA-105, FA-143, FA-147, FA-Q41 §Svolgimento delle aste
/// The auction is over: discards, Asso's cards, the black deck, then building or the stop.
fn settle(table: &mut FifthAvenue, winner: Option<Seat>, dealer: &mut Dealer<Event>) {
    let auction = table.board.auction.take().expect(AT_AUCTION);
    let site = auction.site;
    match winner {
        Some(seat) => {
            let bid = auction.bids[seat];
            discard(table, seat, site, &bid, dealer);
        }
        None if auction.leader == Leader::Asso => {
            let total = auction.high();
            dealer.announce(Event::AssoWon { site, total });
        }
        None => dealer.announce(Event::NobodyBid { site }),
    }
    // rules: FA-129
    if let Some(turned) = auction.asso {
        draws::return_asso(table, turned);
    }
    draws::shuffle_if_due(table, dealer);
    if auction.leader == Leader::Asso {
        asso_wins(table, site, dealer);
    }
}

// rules: FA-087, FA-100, FA-103, FA-104
fn discard(table: &mut FifthAvenue, seat: Seat, site: Site, bid: &Bid, dealer: &mut Dealer<Event>) {
    let colour = bid.colour.expect("the winner has bid");
    let towers = bid.towers();
    dealer.announce(Event::Won {
        seat,
        site,
        colour,
        cards: bid.cards(),
        total: bid.total(),
        towers,
    });
    draws::discard_coloured(table, colour, bid.coloured, dealer);
    draws::discard_black(table, bid.black);
    table.agenda.first([Step::Build {
        seat,
        site,
        colour,
        towers,
    }]);
}

// rules: FA-130, FA-131, FA-132, FA-133, FA-Q36 §Regole speciali per 2 giocatori
fn asso_wins(table: &mut FifthAvenue, site: Site, dealer: &mut Dealer<Event>) {
    let Some(district) = site.district() else {
        return;
    };
    if table.board.is_full(district) {
        ending::stop(table, district, None, dealer);
        return;
    }
    let mut lots = [None; 6];
    for (place, lot) in lots.iter_mut().zip(table.board.asso_lots(district)) {
        *place = Some(lot);
    }
    let (owner, count) = (Owner::Asso, 1);
    for lot in lots.into_iter().flatten() {
        table
            .board
            .lay(district, lot, OnLot::Towers { owner, count });
        table.board.asso = table.board.asso.map(|towers| towers - 1);
        dealer.announce(Event::Built {
            owner,
            site,
            lot: Some(lot),
            count,
        });
    }
}

// rules: FA-093, FA-103, FA-106, FA-114, FA-Q24 §Svolgimento delle aste
pub(super) fn build(table: &mut FifthAvenue, step: Step, count: u8, dealer: &mut Dealer<Event>) {
    let Step::Build {
        seat, site, colour, ..
    } = step
    else {
        unreachable!("check() saw that a winner is asked")
    };
    let owner = Owner::Seat(seat);
    table.board.reserves[seat] -= count;
    let lot = site.district().map(|_| Lot::from(colour));
    match site {
        Site::Park => table.board.park_towers[seat] += count,
        Site::In(district) if count > 0 => {
            let lot = Lot::from(colour);
            let there = match table.board.on(district, lot) {
                OnLot::Towers { count, .. } => count,
                OnLot::Empty | OnLot::Shops(_) => 0,
            };
            let count = there + count;
            table
                .board
                .lay(district, lot, OnLot::Towers { owner, count });
        }
        Site::In(_) => {}
    }
    dealer.announce(Event::Built {
        owner,
        site,
        lot,
        count,
    });
}
