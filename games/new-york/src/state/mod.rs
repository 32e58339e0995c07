//! What lies on the table.

pub mod city;
mod outline;
pub mod plan;
mod sound;
mod words;

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, Memory, PerSeat, Seat};

use crate::{
    components::{DEPOT, PILES, ROW, Scoring, Tile, TileSet, money::Bank, purse::Purse},
    flow::Step,
};
use city::Cities;

pub(crate) use sound::assert_sound;

/// One play of New York.
///
/// Deck and bag are sets and not lists: a card or a tile is drawn by chance when it is turned up.
/// No order is hidden, so none can leak, and equal situations are equal values.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NewYork {
    /// What is still to be done, the decision being waited for on top. Empty: the game is over.
    pub agenda: Agenda<Step, 6>,
    /// Whether people are shown the hands they have seen come about.
    pub memory: Memory,
    /// The tiles on offer, one space a bank in board order.
    pub depot: [Option<Tile>; DEPOT],
    /// The tiles still to come.
    pub bag: TileSet,
    /// The face-up money.
    pub row: Purse,
    /// The money in the face-down deck.
    pub deck: Purse,
    /// How many cards each of the five piles of the deck still has, scoring cards included. A
    /// reshuffled deck is all in the last.
    pub piles: [u8; PILES],
    /// How many of the two scoring cards have come up.
    pub scorings: u8,
    /// The money that was paid.
    pub discards: Purse,
    /// What each seat holds.
    pub hands: PerSeat<Purse>,
    /// The cities, start tiles understood.
    pub cities: Cities,
    /// Each seat's tiles outside its city.
    pub reserves: PerSeat<TileSet>,
    /// Tiles bought or handed out that are still to be placed.
    pub aside: PerSeat<TileSet>,
    /// Each seat's points in the three scorings, zero in those not held.
    pub points: PerSeat<[u8; 3]>,
    /// The third man of the game for two.
    pub dirk: Option<Dirk>,
    /// How many turns in a row brought no purchase.
    pub quiet_turns: u16,
}

const _: () = assert!(
    size_of::<NewYork>() <= 512,
    "a copy should cost nanoseconds"
);

// rules: NY-41 §Regole speciali in caso di due giocatori
/// The imaginary player of the game for two: he collects tiles and scores, and decides nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dirk {
    /// What he has collected.
    pub tiles: TileSet,
    /// His points in the three scorings.
    pub points: [u8; 3],
}

impl NewYork {
    /// The tile on the space of `bank`.
    pub fn on_offer(&self, bank: Bank) -> Option<Tile> {
        self.depot[bank as usize]
    }

    // rules: NY-36 §Calcolo del punteggio
    /// The points of all scorings held so far, past 100 as a matter of course.
    pub fn total(&self, seat: Seat) -> u16 {
        self.points[seat]
            .iter()
            .map(|points| u16::from(*points))
            .sum()
    }

    // rules: NY-11, NY-57 §Preparazione del gioco
    /// The scoring card that lies somewhere in the pile the next card comes from.
    pub fn scoring_at_hand(&self) -> Option<Scoring> {
        let pile = self.piles.iter().position(|cards| *cards > 0);
        match (pile, self.scorings) {
            (Some(1), 0) => Some(Scoring::A),
            (Some(3), 1) => Some(Scoring::B),
            _ => None,
        }
    }

    // rules: NY-23 §Fine del turno
    /// Whether the row has all its cards.
    pub fn row_is_full(&self) -> bool {
        self.row.len() >= ROW
    }
}
