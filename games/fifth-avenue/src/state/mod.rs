//! What lies on the table.

pub mod auction;
pub mod lots;
mod sound;
mod words;

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, Memory, PerSeat, Seat, SeatCount};

use crate::{
    components::{
        District, Districts, GROUPS, ROW, SPECIALS, Shop, ShopBag, Special,
        board::{self, Side},
        cards::{Cards, Colour, SUITS, Value},
        pile::Pile,
        places::{Commission, Place, Places},
    },
    flow::Step,
};

use self::{auction::Auction, lots::OnLot};

pub(crate) use self::sound::assert_sound;

/// One play of Fifth Avenue.
///
/// All that everybody may look at is the [`Board`]. What is hidden is kept apart: hands, the cards
/// of the decks that nobody has seen, and a bid that is not complete. Of unseen cards only the
/// number of each kind is kept: a card is drawn by chance when it is turned up, so no order is
/// hidden and none can leak.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FifthAvenue {
    /// What is still to be done, the decision being waited for on top. Empty: the game is over.
    pub agenda: Agenda<Step, 12>,
    /// Everything that lies open.
    pub board: Board,
    // rules: FA-026
    /// What each seat holds, without the cards it has laid in an auction; any number of cards.
    pub hands: PerSeat<Cards>,
    /// The cards of all decks that nobody has seen, a suit a deck.
    pub unseen: Cards,
    // rules: FA-Q45
    /// Cards of the bidder's hand that are put together for a bid and not shown yet.
    pub picks: Cards,
}

const _: () = assert!(
    size_of::<FifthAvenue>() <= 1024,
    "a copy should cost nanoseconds"
);

impl FifthAvenue {
    /// How many play.
    pub fn seats(&self) -> SeatCount {
        self.hands.seats()
    }
}

// rules: FA-013, FA-051, FA-Q37
/// All that lies open on the board and beside it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// Which side is up.
    pub side: Side,
    /// The start player.
    pub first: Seat,
    /// Whether people are shown [`shown`](Self::shown).
    pub memory: Memory,
    /// How many turns are over.
    pub turns: u16,
    /// The lots of each district, in the order of the colours; the sixth lot last.
    pub districts: [[OnLot; 6]; 7],
    /// The districts with a stop sign.
    pub closed: Districts,
    /// Where the commissions stand, white first.
    pub commissions: [Place; 2],
    /// The districts with a marker of each commission.
    pub markers: [Districts; 2],
    /// The shop row from the left; taken tiles leave gaps.
    pub row: [Option<Shop>; ROW],
    /// How many shops of the row were placed on lots.
    pub placed: u8,
    /// The tiles below Central Park.
    pub park_shops: ShopBag,
    /// Each seat's towers below Central Park.
    pub park_towers: PerSeat<u8>,
    /// The tiles out of play. Nobody saw them, everybody can count them.
    pub unused: ShopBag,
    /// The coloured decks, orange to violet.
    pub decks: [Deck; 5],
    /// The black deck.
    pub black: BlackDeck,
    // rules: FA-Q39
    /// The part of each hand that everybody has seen.
    pub shown: PerSeat<Cards>,
    // rules: FA-Q30
    /// Victory points.
    pub scores: PerSeat<u16>,
    /// Towers in the personal reserves.
    pub reserves: PerSeat<u8>,
    /// Towers of each seat in the common supply.
    pub supplies: PerSeat<u8>,
    // rules: FA-124
    /// Asso's towers beside the board, if two play.
    pub asso: Option<u8>,
    /// What stops took out of the game.
    pub removed: Removed,
    /// The auction going on.
    pub auction: Option<Auction>,
}

// rules: FA-008, FA-100, FA-101
/// What is known of a coloured deck: its top card and, below all that is unseen, the discards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deck {
    /// The visible card, `None` if the deck is empty.
    pub top: Option<Value>,
    /// The discards, the first to come first.
    pub under: Pile,
}

// rules: FA-102, FA-129, FA-Q40
/// What is known of the black deck: the cards put below those that are unseen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BlackDeck {
    /// Discards and Asso's cards, the first to come first.
    pub under: Pile,
    /// A one for each card of `under` that lies face up, the first lowest.
    pub face_up: u64,
}

/// Pieces that stops took out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Removed {
    pub shops: ShopBag,
    pub towers: PerSeat<u8>,
    pub asso: u8,
}

impl Board {
    /// How many play.
    pub fn seats(&self) -> SeatCount {
        self.scores.seats()
    }

    // rules: FA-Q39
    /// How many cards of each suit are known of all decks: top cards, discards, Asso's cards.
    pub fn known_in_decks(&self) -> [u8; SUITS] {
        std::array::from_fn(|suit| match self.decks.get(suit) {
            Some(deck) => deck.under.len() as u8 + u8::from(deck.top.is_some()),
            None => self.black.under.len() as u8,
        })
    }

    /// Where a commission stands.
    pub fn place_of(&self, commission: Commission) -> Place {
        self.commissions[commission as usize]
    }

    // rules: FA-036, FA-044, FA-045, FA-056 §Le Azioni della fase nr. 3
    /// Where a commission may go from `place`: a closed district is skipped, that is, replaced by
    /// its own exits.
    pub fn exits(&self, place: Place) -> Places {
        let mut exits = board::exits(place);
        for closed in self.closed {
            if exits.remove(Place::In(closed)) {
                exits = exits.or(board::exits(Place::In(closed)));
            }
        }
        exits
    }

    // rules: FA-066, FA-067, FA-068, FA-069, FA-Q10 §Conteggio dei punti di un quartiere
    /// The districts that can be scored now.
    pub fn scorable(&self) -> Districts {
        let stood_on = self.commissions.iter().filter_map(|place| place.district());
        stood_on.collect::<Districts>().without(self.closed)
    }

    /// The number of the row's active group and the places it has.
    fn active_places(&self) -> std::ops::Range<usize> {
        let mut from = 0;
        let mut placed = 0;
        for size in GROUPS {
            // rules: FA-048, FA-049
            placed += size - 1;
            let to = from + usize::from(size);
            if self.placed < placed {
                return from..to;
            }
            from = to;
        }
        ROW..ROW
    }

    // rules: FA-046, FA-047 §I Negozi
    /// The tiles of the active group, with their places in the row.
    pub fn active_group(&self) -> impl Iterator<Item = (usize, Shop)> + '_ {
        let places = self.active_places();
        places.filter_map(|place| Some((place, self.row[place]?)))
    }

    // rules: FA-061, FA-065
    /// In how many districts `seat` has towers.
    pub fn districts_built(&self, seat: Seat) -> u8 {
        let built = |district: &District| self.own_lot(*district, seat).is_some();
        District::ALL.iter().filter(|it| built(it)).count() as u8
    }

    /// The next special scoring and how many shops must still be placed for it.
    pub fn next_special(&self) -> Option<(Special, u8)> {
        let next = SPECIALS
            .into_iter()
            .find(|special| special.placed > self.placed)?;
        Some((next, next.placed - self.placed))
    }

    // rules: FA-032, FA-Q13
    /// The coloured decks from which a card can be taken.
    pub fn open_decks(&self) -> impl Iterator<Item = (Colour, Value)> + Clone + '_ {
        let decks = Colour::ALL.into_iter().zip(&self.decks);
        decks.filter_map(|(colour, deck)| Some((colour, deck.top?)))
    }
}
