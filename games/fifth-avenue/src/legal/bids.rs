//! Bids, and what a winner may do.
//!
//! The sets of cards that a bid may consist of run into thousands, so a bid is built up card by
//! card in ascending order and closed by a word: each set has one spelling. A card may be laid
//! only if the bid can still become the highest, so nobody gets stuck.

use tabletop::{Id, Illegal, Seat};

use crate::{
    action::Action,
    components::{
        cards::{BLACK, Card, Cards, Colour, KINDS, Value, worth},
        places::Site,
    },
    state::{
        FifthAvenue,
        auction::{Auction, Permit},
    },
};

use super::Refusal;

/// A seat that is asked to bid: what it holds, has laid and has put together.
#[derive(Clone, Copy, Debug)]
pub struct Bidding {
    hand: Cards,
    picks: Cards,
    permit: Permit,
    /// The colour of the cards laid and picked.
    colour: Option<Colour>,
    /// What the cards laid and picked are worth.
    total: u16,
    /// The bid to beat.
    high: u16,
    /// The card picked last.
    last: Option<Card>,
}

impl Bidding {
    /// How `seat` stands in the auction.
    pub(crate) fn of(table: &FifthAvenue, seat: Seat) -> Bidding {
        let auction = table.board.auction.as_ref();
        let auction = auction.expect("who is asked to bid is at an auction");
        let permit = table.board.permit(auction.site, seat);
        Bidding::new(auction, seat, permit, (table.hands[seat], table.picks))
    }

    /// How a seat with these cards in hand and these of them picked stands in `auction`.
    pub fn new(
        auction: &Auction,
        seat: Seat,
        permit: Permit,
        (hand, picks): (Cards, Cards),
    ) -> Bidding {
        let bid = &auction.bids[seat];
        let counts = picks.counts();
        let first = counts.iter().position(|count| *count > 0);
        let last = counts.iter().rposition(|count| *count > 0);
        let picked = first.and_then(|id| Card::from_id(id as u8).colour());
        Bidding {
            hand,
            picks,
            permit,
            colour: bid.colour.or(picked),
            total: bid.total() + worth(&picks),
            high: auction.high(),
            last: last.map(|id| Card::from_id(id as u8)),
        }
    }

    /// What the bid is worth with the cards picked so far.
    pub fn total(&self) -> u16 {
        self.total
    }

    /// So many cards of the kind are in hand and not picked.
    fn left(&self, id: usize) -> u16 {
        u16::from(self.hand.counts()[id] - self.picks.counts()[id])
    }

    // rules: FA-084, FA-085, FA-097, FA-Q45
    /// The most the bid can be worth if `card` is laid next: with all of its colour and black
    /// that may still follow.
    fn reach(&self, colour: Colour, card: Card) -> u16 {
        let from = usize::from(card.id());
        let suit = |suit: usize| {
            let kinds = suit * 3..suit * 3 + 3;
            kinds.filter(|id| *id >= from).map(|id| {
                let value = Value::ALL[id % 3].points();
                self.left(id) * u16::from(value)
            })
        };
        let more: u16 = suit(colour as usize).chain(suit(BLACK)).sum();
        self.total + more
    }

    /// Every card that may be laid next, ascending.
    pub fn each_lay(&self, mut each: impl FnMut(Card)) {
        let colours = match self.colour {
            Some(colour) => tabletop::IdSet::only(colour),
            None => self.permit.colours,
        };
        let mut suit = |colour: Colour, suit: usize| {
            for value in Value::ALL {
                let card = Card::of_suit(suit, value);
                let follows = self.last.is_none_or(|last| last <= card);
                let is_left = self.left(usize::from(card.id())) > 0;
                if follows && is_left && self.reach(colour, card) > self.high {
                    each(card);
                }
            }
        };
        for colour in colours {
            suit(colour, colour as usize);
        }
        if let Some(colour) = self.colour {
            suit(colour, BLACK);
        }
    }

    /// Whether the bid is complete if it ends here.
    pub fn can_stand(&self) -> bool {
        !self.picks.is_empty() && self.total > self.high
    }

    pub(super) fn check_lay(&self, card: Card) -> Result<(), Illegal<Refusal>> {
        if self.left(usize::from(card.id())) == 0 {
            return Err(Illegal::new("FA-095", Refusal::NotInHand { card }));
        }
        let colour = match (card.colour(), self.colour) {
            // rules: FA-084, FA-096 §Le Aste
            (Some(colour), Some(bid)) if colour != bid => {
                let why = self.permit.why;
                let reason = Refusal::WrongColour { colour, why };
                return Err(Illegal::new("FA-084", reason));
            }
            // rules: FA-088, FA-089, FA-090, FA-091, FA-092, FA-113, FA-Q23
            (Some(colour), None) if !self.permit.colours.contains(colour) => {
                let why = self.permit.why;
                return Err(Illegal::new(
                    why.rule(),
                    Refusal::WrongColour { colour, why },
                ));
            }
            // rules: FA-Q22
            (None, None) => return Err(Illegal::new("FA-Q22", Refusal::BlackFirst)),
            (Some(colour), _) | (None, Some(colour)) => colour,
        };
        // rules: FA-Q45
        if self.last.is_some_and(|last| card < last) {
            return Err(Illegal::new("FA-Q45", Refusal::OutOfOrder { card }));
        }
        let high = self.high;
        // rules: FA-097 §Svolgimento delle aste
        if self.reach(colour, card) <= high {
            return Err(Illegal::new("FA-097", Refusal::TooLow { high }));
        }
        Ok(())
    }

    // rules: FA-095, FA-097, FA-Q45 §Svolgimento delle aste
    pub(super) fn check_stand(&self) -> Result<(), Illegal<Refusal>> {
        if self.picks.is_empty() {
            return Err(Illegal::new("FA-095", Refusal::NothingLaid));
        }
        let high = self.high;
        if self.total <= high {
            return Err(Illegal::new("FA-097", Refusal::TooLow { high }));
        }
        Ok(())
    }
}

const _: () = assert!(KINDS == 18, "six suits of three values");

// rules: FA-098, FA-Q20, FA-Q45 §Svolgimento delle aste
pub(super) fn check_pass(table: &FifthAvenue) -> Result<(), Illegal<Refusal>> {
    if table.picks.is_empty() {
        Ok(())
    } else {
        Err(Illegal::new("FA-Q45", Refusal::Bidding))
    }
}

/// Cards that may be laid, then the word that closes the bid, or the pass.
pub(super) fn list(table: &FifthAvenue, seat: Seat, out: &mut Vec<Action>) {
    let bidding = Bidding::of(table, seat);
    bidding.each_lay(|card| out.push(Action::Lay(card)));
    out.extend(bidding.can_stand().then_some(Action::Stand));
    out.extend(table.picks.is_empty().then_some(Action::Pass));
}

// rules: FA-103, FA-104, FA-108, FA-Q24 §Svolgimento delle aste
pub(super) fn check_build(
    table: &FifthAvenue,
    (site, seat): (Site, Seat),
    towers: u8,
    count: u8,
) -> Result<(), Illegal<Refusal>> {
    match table.board.win(site, seat, towers).build {
        None => Err(Illegal::new("FA-108", Refusal::MustStop)),
        Some(most) if count > most => Err(Illegal::new("FA-103", Refusal::TooMany { most })),
        Some(_) => Ok(()),
    }
}

// rules: FA-107, FA-115, FA-Q25, FA-Q26 §Chiusura dei cantieri
pub(super) fn check_stop(table: &FifthAvenue, site: Site) -> Result<(), Illegal<Refusal>> {
    match site {
        Site::Park => Err(Illegal::new("FA-115", Refusal::NoStopAtPark)),
        Site::In(district) if !table.board.is_full(district) => {
            Err(Illegal::new("FA-107", Refusal::NotFull))
        }
        Site::In(_) => Ok(()),
    }
}
