//! Who knows what.
//!
//! What the player asks of the table is answered by the open [`Board`] that every view holds: with
//! which colours somebody may bid and why ([`Board::permit`]), what a win would allow
//! ([`Board::win`]), what each lot and district is worth ([`Board::worth`],
//! [`scoring::district`](crate::scoring::district)), what a stop would pay to whom
//! ([`scoring::stop`](crate::scoring::stop)), and the least raise
//! ([`Auction::least_raise`](crate::state::auction::Auction::least_raise)).

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, Chance, PerSeat, Seat, Viewer};

use crate::{
    components::{
        cards::{BLACK, BOX, Card, Cards, SUITS, Value, by_suit, count_of, take_nth},
        places::Site,
    },
    flow::Step,
    legal::bids::Bidding,
    state::{Board, FifthAvenue},
};

/// The table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What is being asked of whom.
    pub agenda: Agenda<Step, 12>,
    /// Everything that lies open, the known part of the hands with it.
    pub board: Board,
    /// The viewer's own cards; none for a spectator.
    pub hand: Cards,
    /// The cards the viewer has put together for a bid.
    pub picks: Cards,
    /// How many cards of each colour and of black each seat holds.
    pub hand_sizes: PerSeat<[u8; SUITS]>,
    /// How many cards of each deck nobody has seen, black last.
    pub deck_sizes: [u8; SUITS],
}

impl View {
    /// How `seat`'s own bid stands, if the viewer is asked for one.
    pub fn bidding(&self) -> Option<Bidding<'_>> {
        let Some(Step::Bid(seat)) = self.agenda.now().copied() else {
            return None;
        };
        let auction = self
            .board
            .auction
            .as_ref()
            .filter(|_| self.viewer.is(seat))?;
        let (board, hand, picks) = (&self.board, &self.hand, &self.picks);
        Some(Bidding::new(board, auction, seat, hand, picks))
    }

    // rules: FA-078, FA-079
    /// The series of auctions going on: the sites it comes to, in their order, and where it is.
    pub fn series(&self) -> Option<(Vec<Site>, Site)> {
        let mut steps = self.agenda.iter();
        let commission = steps.find_map(|step| {
            let Step::MarkersHome(commission) = step else {
                return None;
            };
            Some(*commission)
        })?;
        let now = match self.agenda.now() {
            Some(Step::Build { site, .. }) => *site,
            _ => self.board.auction.as_ref()?.site,
        };
        let marked = self.board.markers[commission as usize];
        let is_in_it = |site: &Site| site.district().is_none_or(|it| marked.contains(it));
        Some((Site::ALL.into_iter().filter(is_in_it).collect(), now))
    }

    /// How many cards each seat holds.
    pub fn cards_held(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat].iter().sum()
    }
}

// rules: FA-007, FA-009, FA-030, FA-Q37, FA-Q39, FA-Q45
/// Every field of the table is named here: a new one does not compile before it is said who
/// sees it.
pub(crate) fn view(table: &FifthAvenue, viewer: Viewer) -> View {
    let FifthAvenue {
        agenda,
        board,
        hands,
        picks,
        unseen,
    } = table;
    let bidder = match agenda.now() {
        Some(Step::Bid(seat)) => viewer.is(*seat),
        // Picks are put together for a bid alone.
        Some(
            Step::Place(_)
            | Step::Turn(_)
            | Step::Shop { .. }
            | Step::Take(_)
            | Step::Move(_)
            | Step::BlackCards { .. }
            | Step::Auction { .. }
            | Step::Build { .. }
            | Step::MarkersHome(_)
            | Step::EndTurn(_),
        )
        | None => false,
    };
    View {
        viewer,
        agenda: *agenda,
        board: open(board),
        hand: match viewer {
            Viewer::Seat(seat) => hands[seat],
            Viewer::Spectator => Cards::EMPTY,
        },
        picks: if bidder { *picks } else { Cards::EMPTY },
        hand_sizes: hands.map(by_suit),
        deck_sizes: by_suit(unseen),
    }
}

// rules: FA-013, FA-051, FA-Q37
/// The board, of which everything is open: each of these fields was thought about.
fn open(board: &Board) -> Board {
    let Board {
        side: _,
        first: _,
        memory: _,
        turns: _,
        districts: _,
        closed: _,
        commissions: _,
        markers: _,
        row: _,
        placed: _,
        park_shops: _,
        park_towers: _,
        unused: _,
        decks: _,
        black: _,
        shown: _,
        scores: _,
        reserves: _,
        supplies: _,
        asso: _,
        removed: _,
        auction: _,
    } = board;
    board.clone()
}

/// A table that fits the view: cards nobody showed the viewer are dealt anew.
pub(crate) fn imagine(view: &View, chance: &mut Chance) -> FifthAvenue {
    let mut unseen = unseen(view);
    let hands = PerSeat::from_fn(view.board.seats(), |seat| {
        if view.viewer.is(seat) {
            return view.hand;
        }
        let mut hand = view.board.shown[seat];
        let known = by_suit(&hand);
        for (suit, size) in view.hand_sizes[seat].iter().enumerate() {
            for _ in known[suit]..*size {
                let n = chance.below(u32::from(count_of(&unseen, suit)));
                hand.insert(take_nth(&mut unseen, suit, n));
            }
        }
        hand
    });
    assert_eq!(
        by_suit(&unseen),
        view.deck_sizes,
        "what is left over are the decks"
    );
    let mut table = FifthAvenue {
        agenda: view.agenda,
        board: view.board.clone(),
        hands,
        unseen,
        picks: view.picks,
    };
    imagine_picks(&mut table, view.viewer, chance);
    table
}

// rules: FA-Q45
/// Another seat may be in the middle of putting a bid together: of that, too, any part. A random
/// bid is put together as far as cards go, and as many of its first cards are kept as chance says.
fn imagine_picks(table: &mut FifthAvenue, viewer: Viewer, chance: &mut Chance) {
    let Some(Step::Bid(seat)) = table.agenda.now().copied() else {
        return;
    };
    if viewer.is(seat) {
        return;
    }
    let mut path = [None; CARDS_MAX];
    let mut length = 0;
    while let Some(card) = any_lay(table, seat, chance) {
        table.picks.insert(card);
        path[length] = Some(card);
        length += 1;
    }
    let kept = chance.below(length as u32 + 1) as usize;
    table.picks = path[..kept].iter().flatten().copied().collect();
}

/// A bid has 12 cards of its colour and 50 black ones at most.
const CARDS_MAX: usize = 62;

/// One of the cards that `seat` may lay next, each equally likely.
fn any_lay(table: &FifthAvenue, seat: Seat, chance: &mut Chance) -> Option<Card> {
    let bidding = Bidding::of(table, seat);
    let mut count = 0;
    bidding.each_lay(|_| count += 1);
    if count == 0 {
        return None;
    }
    let mut left = chance.below(count);
    let mut found = None;
    bidding.each_lay(|card| {
        if left == 0 && found.is_none() {
            found = Some(card);
        }
        left = left.saturating_sub(1);
    });
    found
}

// rules: FA-Q39
/// The cards of which the viewer does not know where they are: in a deck, or in another's hand.
///
/// Unknown black cards are one lot, whether they were drawn before a shuffle or after it: which of
/// the two a card was that somebody laid later, nobody could tell.
pub fn unseen(view: &View) -> Cards {
    let board = &view.board;
    let mut seen = view.hand;
    for (seat, shown) in board.shown.iter() {
        if !view.viewer.is(seat) {
            seen.insert_all(shown);
        }
    }
    for (suit, deck) in board.decks.iter().enumerate() {
        for value in deck.top.into_iter().chain(deck.under.iter()) {
            seen.insert(Card::of_suit(suit, value));
        }
    }
    let mut black = |value: Value| seen.insert(Card::of_suit(BLACK, value));
    board.black.under.iter().for_each(&mut black);
    if let Some(auction) = &board.auction {
        auction.asso.unwrap_or_default().iter().for_each(black);
        let laid = auction.bids.values().filter(|bid| bid.colour.is_some());
        laid.for_each(|bid| seen.insert_all(&bid.cards()));
    }
    let mut unseen = BOX;
    unseen.remove_all(&seen);
    unseen
}
