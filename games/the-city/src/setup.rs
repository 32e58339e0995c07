//! From the box to the first decision.

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, Dealer, Game, Memory, OptionSpec, PerSeat, SeatCount, SetupError};

use crate::{
    components::{BOX, Cards, DEAL, DISCARDED_FIRST},
    event::{Event, Seen},
    flow::{Step, Task},
    state::TheCity,
};

/// What a table agrees on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    // rules: TC-32
    /// Whether people are shown the cards that everyone has seen go back into a hand.
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

pub(crate) fn set_up(
    options: &Options,
    seats: SeatCount,
    dealer: &mut Dealer<Event>,
) -> Result<TheCity, SetupError> {
    SetupError::check_seats(&TheCity::INFO, seats)?;
    let mut table = TheCity {
        agenda: Agenda::new(),
        memory: options.hands,
        round: 0,
        // rules: TC-03, TC-23 §Preparazione del gioco
        deck: BOX,
        hands: PerSeat::new(seats),
        cities: PerSeat::new(seats),
        discards: PerSeat::new(seats),
        shown: PerSeat::new(seats),
        sealed: PerSeat::new(seats),
        revealed: PerSeat::new(seats),
        points: PerSeat::new(seats),
    };
    for seat in seats.iter() {
        let mut hand = Cards::EMPTY;
        for _ in 0..DEAL {
            hand.insert(dealer.draw_from(&mut table.deck));
        }
        table.hands[seat] = hand;
        let cards = Seen::Cards(hand);
        dealer.announce(Event::Dealt { seat, cards });
    }
    // rules: TC-04 §Preparazione del gioco
    let tasks = PerSeat::from_fn(seats, |_| Some(Task::Discard(DISCARDED_FIRST)));
    table.agenda.first([Step::Together(tasks), Step::Round]);
    Ok(table)
}
