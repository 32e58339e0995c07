//! From the box to the first decision.

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, Dealer, Game, Memory, OptionSpec, PerSeat, Seat, SeatCount, SetupError};

use crate::{
    components::{BOX, DEPOT, PILES, money::COPIES, purse::Purse},
    event::Event,
    flow::Step,
    resolve::refill,
    state::{Dirk, NewYork, city::Cities},
};

/// A start hand is worth at least this much.
pub const START_MONEY: u32 = 20;
/// How many tiles Dirk starts with, and gets after the first scoring.
pub const DIRK_TILES: u32 = 6;

/// What a table agrees on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    // rules: NY-08, NY-56
    /// Whether people are shown what they could have written down.
    pub hands: Memory,
}

impl tabletop::Options for Options {
    const OPTIONS: &'static [OptionSpec] = &[Memory::HANDS];

    fn get(&self, key: &str) -> String {
        match key {
            _ if key == Memory::HANDS.key => self.hands.word().to_owned(),
            _ => String::new(),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        if key != Memory::HANDS.key {
            return Err(SetupError::UnknownOption {
                key: key.to_owned(),
            });
        }
        self.hands = Memory::of_word(value)?;
        Ok(())
    }
}

// rules: NY-03 §Regole speciali in caso di due giocatori
/// How many copies of each money card take part.
pub fn copies(seats: SeatCount) -> u8 {
    if seats.get() == 2 { COPIES - 1 } else { COPIES }
}

pub(crate) fn set_up(
    options: &Options,
    seats: SeatCount,
    dealer: &mut Dealer<Event>,
) -> Result<NewYork, SetupError> {
    // rules: NY-01 §Materiale
    SetupError::check_seats(&NewYork::INFO, seats)?;
    let mut table = NewYork {
        agenda: Agenda::new(),
        memory: options.hands,
        depot: [None; DEPOT],
        bag: BOX,
        row: Purse::EMPTY,
        deck: Purse::box_of(copies(seats)),
        piles: [0; PILES],
        scorings: 0,
        discards: Purse::EMPTY,
        hands: PerSeat::new(seats),
        // rules: NY-06 §Preparazione del gioco
        cities: Cities::new(seats),
        reserves: PerSeat::new(seats),
        aside: PerSeat::new(seats),
        points: PerSeat::new(seats),
        // rules: NY-41
        dirk: (seats.get() == 2).then(Dirk::default),
        quiet_turns: 0,
    };
    // rules: NY-07, NY-47, NY-54 §Preparazione del gioco
    refill::depot(&mut table, dealer);
    refill::dirk(&mut table, DIRK_TILES, dealer);
    for seat in seats.iter() {
        deal(&mut table, seat, dealer);
    }
    // rules: NY-10, NY-47. The scoring cards are not in the deck yet.
    while !table.row_is_full() {
        refill::turn_up(&mut table, dealer);
    }
    table.piles = piles(table.deck.len() as u8);
    dealer.announce(Event::PilesMade { piles: table.piles });
    let seat = first_player(&table.hands);
    dealer.announce(Event::Began { seat });
    table.agenda.first([Step::Act(seat)]);
    Ok(table)
}

// rules: NY-08 §Preparazione del gioco
/// Deals cards face up until the hand is worth enough.
fn deal(table: &mut NewYork, seat: Seat, dealer: &mut Dealer<Event>) {
    while table.hands[seat].worth() < START_MONEY {
        let card = refill::draw_money(&mut table.deck, dealer);
        table.hands[seat].put(Purse::only(card));
    }
    let cards = table.hands[seat];
    dealer.announce(Event::Dealt { seat, cards });
}

// rules: NY-11, NY-47 §Preparazione del gioco
/// The sizes of the five piles that `cards` make, scoring cards shuffled in: A into the second,
/// B into the fourth.
pub fn piles(cards: u8) -> [u8; PILES] {
    let (size, left) = (cards / PILES as u8, cards % PILES as u8);
    std::array::from_fn(|pile| {
        let one_more = u8::from(pile < left as usize);
        let scoring_card = u8::from(pile == 1 || pile == 3);
        size + one_more + scoring_card
    })
}

// rules: NY-09 §Preparazione del gioco
/// Who begins: fewest cards, then least money, then the first seat.
pub fn first_player(hands: &PerSeat<Purse>) -> Seat {
    let key = |hand: &Purse| (hand.len(), hand.worth());
    let fewest = hands.iter().min_by_key(|(_, hand)| key(hand));
    fewest.expect("every table has seats").0
}
