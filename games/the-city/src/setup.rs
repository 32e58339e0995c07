//! From the box to the first decision.

use tabletop::{Agenda, Dealer, Game, NoOptions, PerSeat, SeatCount, SetupError};

use crate::{
    components::{BOX, Cards, DEAL, DISCARDED_FIRST},
    event::{Event, Seen},
    flow::{Step, Task},
    state::TheCity,
};

/// There is nothing to agree on.
pub type Options = NoOptions;

pub(crate) fn set_up(seats: SeatCount, dealer: &mut Dealer<Event>) -> Result<TheCity, SetupError> {
    SetupError::check_seats(&TheCity::INFO, seats)?;
    let mut table = TheCity {
        agenda: Agenda::new(),
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
