//! Bids, and what a winner may do.
//!
//! The sets of cards that a bid may consist of run into thousands, so a bid is built up card by
//! card in ascending order and closed by a word: each set has one spelling. A card may be laid
//! only if the bid can still become the highest, so nobody gets stuck.

use tabletop::{Illegal, Seat};

use crate::{
    action::Action,
    components::{
        cards::{BLACK, Card, Cards, Colour, Value, worth},
        places::Site,
    },
    state::{
        Board, FifthAvenue,
        auction::{Auction, Permit},
    },
};

use super::Refusal;

/// A seat that is asked to bid: what it holds, has laid and has put together.
#[derive(Clone, Copy, Debug)]
pub struct Bidding<'a> {
    board: &'a Board,
    site: Site,
    seat: Seat,
    /// What is in hand and not picked.
    left: Cards,
    has_picked: bool,
    /// The colour of the cards laid and picked.
    colour: Option<Colour>,
    /// What the cards laid and picked are worth.
    total: u16,
    /// The bid to beat.
    high: u16,
    /// The card picked last.
    last: Option<Card>,
}

impl<'a> Bidding<'a> {
    /// How `seat` stands in the auction.
    pub(crate) fn of(table: &'a FifthAvenue, seat: Seat) -> Self {
        let auction = table.board.auction.as_ref();
        let auction = auction.expect("who is asked to bid is at an auction");
        Bidding::new(
            &table.board,
            auction,
            seat,
            &table.hands[seat],
            &table.picks,
        )
    }

    /// How a seat with these cards in hand and these of them picked stands in the `auction` on
    /// the `board`.
    pub(crate) fn new(
        board: &'a Board,
        auction: &Auction,
        seat: Seat,
        hand: &Cards,
        picks: &Cards,
    ) -> Self {
        let bid = &auction.bids[seat];
        let mut bidding = Bidding {
            board,
            site: auction.site,
            seat,
            left: *hand,
            has_picked: !picks.is_empty(),
            colour: bid.colour,
            total: bid.total(),
            high: auction.high(),
            last: None,
        };
        if bidding.has_picked {
            bidding.pick(picks);
        }
        bidding
    }

    fn pick(&mut self, picks: &Cards) {
        let kinds = picks.set();
        self.left.remove_all(picks);
        self.colour = self.colour.or(kinds.first().and_then(Card::colour));
        self.total += worth(picks);
        self.last = kinds.last();
    }

    /// With which colours the seat may bid, asked only where the cards do not say it.
    fn permit(&self) -> Permit {
        self.board.permit(self.site, self.seat)
    }

    /// What the bid is worth with the cards picked so far.
    pub fn total(&self) -> u16 {
        self.total
    }

    /// What the cards left of a suit are worth, from those of a value on.
    fn worth_left(&self, suit: usize, from: Value) -> u16 {
        let values = Value::ALL[from as usize..].iter();
        let worth = values.map(|value| {
            let left = self.left.count(Card::of_suit(suit, *value));
            u16::from(left) * u16::from(value.points())
        });
        worth.sum()
    }

    // rules: FA-084, FA-085, FA-097, FA-Q45
    /// The most the bid can be worth if `card` is laid next: with all of its colour and black
    /// that may still follow.
    fn reach(&self, card: Card) -> u16 {
        let more = self.worth_left(card.suit(), card.value());
        let black = match card.colour() {
            Some(_) => self.worth_left(BLACK, Value::Four),
            None => 0,
        };
        self.total + more + black
    }

    /// Every card that may be laid next, ascending.
    pub fn each_lay(&self, mut each: impl FnMut(Card)) {
        let colours = match self.colour {
            Some(colour) => tabletop::IdSet::only(colour),
            None => self.permit().colours,
        };
        let with_black = self.total + self.worth_left(BLACK, Value::Four);
        for colour in colours {
            self.each_of(colour as usize, with_black, &mut each);
        }
        if self.colour.is_some() {
            self.each_of(BLACK, self.total, &mut each);
        }
    }

    /// Every card of a suit that may be laid next, ascending; `beyond` is what the bid can be
    /// worth without this suit.
    fn each_of(&self, suit: usize, beyond: u16, each: &mut impl FnMut(Card)) {
        let mut reach = beyond + self.worth_left(suit, Value::Four);
        for value in Value::ALL {
            let card = Card::of_suit(suit, value);
            let left = self.left.count(card);
            let follows = self.last.is_none_or(|last| last <= card);
            if left > 0 && follows && reach > self.high {
                each(card);
            }
            reach -= u16::from(left) * u16::from(value.points());
        }
    }

    /// Whether the bid is complete if it ends here.
    pub fn can_stand(&self) -> bool {
        self.has_picked && self.total > self.high
    }

    pub(super) fn check_lay(&self, card: Card) -> Result<(), Illegal<Refusal>> {
        if !self.left.contains(card) {
            return Err(Illegal::new("FA-095", Refusal::NotInHand { card }));
        }
        match (card.colour(), self.colour) {
            // rules: FA-084, FA-096 §Le Aste
            (Some(colour), Some(bid)) if colour != bid => {
                let why = self.permit().why;
                let reason = Refusal::WrongColour { colour, why };
                return Err(Illegal::new("FA-084", reason));
            }
            // rules: FA-088, FA-089, FA-090, FA-091, FA-092, FA-113, FA-Q23
            (Some(colour), None) => {
                let Permit { colours, why } = self.permit();
                if !colours.contains(colour) {
                    let reason = Refusal::WrongColour { colour, why };
                    return Err(Illegal::new(why.rule(), reason));
                }
            }
            // rules: FA-Q22
            (None, None) => return Err(Illegal::new("FA-Q22", Refusal::BlackFirst)),
            (Some(_) | None, Some(_)) => {}
        }
        // rules: FA-Q45
        if self.last.is_some_and(|last| card < last) {
            return Err(Illegal::new("FA-Q45", Refusal::OutOfOrder { card }));
        }
        let high = self.high;
        // rules: FA-097 §Svolgimento delle aste
        if self.reach(card) <= high {
            return Err(Illegal::new("FA-097", Refusal::TooLow { high }));
        }
        Ok(())
    }

    // rules: FA-095, FA-097, FA-Q45 §Svolgimento delle aste
    pub(super) fn check_stand(&self) -> Result<(), Illegal<Refusal>> {
        if !self.has_picked {
            return Err(Illegal::new("FA-095", Refusal::NothingLaid));
        }
        let high = self.high;
        if self.total <= high {
            return Err(Illegal::new("FA-097", Refusal::TooLow { high }));
        }
        Ok(())
    }
}

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
