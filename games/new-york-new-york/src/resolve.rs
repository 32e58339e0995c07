//! What actions and steps do. Legality has been checked.

use tabletop::{Dealer, Seat};

use crate::{
    action::Action,
    components::{Card, Colour},
    event::Event,
    flow::Step,
    scoring, setup,
    state::NewYorkNewYork,
};

/// No round has more actions: every card played once, at most 36 of them taken, four passes.
pub const ROUND_PLIES_MAX: u32 = 48 + 36 + 4;
/// No more colours are chosen: the last of four seats has no choice.
pub const COLOUR_PLIES_MAX: u32 = 3;

pub(crate) fn action(
    table: &mut NewYorkNewYork,
    seat: Seat,
    action: Action,
    dealer: &mut Dealer<Event>,
) {
    table.agenda.done();
    match action {
        Action::Colour(colour) => choose(table, seat, colour, dealer),
        Action::Play(card) => play(table, seat, card, dealer),
        Action::Take(card) => take(table, seat, card, dealer),
        Action::Pass => pass(table, seat, dealer),
    }
}

// rules: NN-004, NN-Q20 §Preparazione
/// The next seat chooses; the last of four gets what is left, and then cards are dealt.
fn choose(table: &mut NewYorkNewYork, seat: Seat, colour: Colour, dealer: &mut Dealer<Event>) {
    setup::give_colour(table, seat, colour, dealer);
    let mut seats = table.colours.seats().iter();
    let next = seats.find(|seat| table.colours[*seat].is_none());
    let mut left = table.colours_left();
    match (next, left.next(), left.next()) {
        (Some(next), Some(last), None) => {
            setup::give_colour(table, next, last, dealer);
            setup::first_round(table, dealer);
        }
        (Some(next), _, _) => table.agenda.first([Step::Colour(next)]),
        (None, _, _) => setup::first_round(table, dealer),
    }
}

// rules: NN-010, NN-012, NN-014 §Svolgimento
fn play(table: &mut NewYorkNewYork, seat: Seat, card: Card, dealer: &mut Dealer<Event>) {
    table.hands[seat].remove(card);
    table.shown[seat].remove(card);
    let covered = table.skyline.visible(card.number());
    table.skyline.lay(card);
    dealer.announce(Event::Played {
        seat,
        card,
        covered,
    });
    // rules: NN-020, NN-Q05 §Svolgimento
    if table.row.is_empty() {
        table.agenda.first([Step::PassOn(seat)]);
    } else {
        // rules: NN-Q06
        table
            .agenda
            .first([Step::Take(seat), Step::Refill, Step::PassOn(seat)]);
    }
}

// rules: NN-010, NN-018, NN-Q19 §Svolgimento
fn take(table: &mut NewYorkNewYork, seat: Seat, card: Card, dealer: &mut Dealer<Event>) {
    table.row.take(card);
    table.hands[seat].insert(card);
    table.shown[seat].insert(card);
    dealer.announce(Event::Taken { seat, card });
}

// rules: NN-021, NN-022, NN-Q07, NN-Q08 §Svolgimento
fn pass(table: &mut NewYorkNewYork, seat: Seat, dealer: &mut Dealer<Event>) {
    table.passed.insert(seat);
    dealer.announce(Event::Passed { seat });
    table.agenda.first([Step::PassOn(seat)]);
}

// rules: NN-010, NN-019 §Svolgimento
pub(crate) fn refill(table: &mut NewYorkNewYork, dealer: &mut Dealer<Event>) {
    if !table.deck.is_empty() {
        let card = dealer.draw(&mut table.deck);
        table.row.turn_up(card);
        dealer.announce(Event::TurnedUp { card });
    }
}

// rules: NN-033, NN-Q09 §Svolgimento
/// The turn goes clockwise to the next who is in, back to `seat` itself if it alone is left.
pub(crate) fn pass_on(table: &mut NewYorkNewYork, seat: Seat, dealer: &mut Dealer<Event>) {
    let seats = table.hands.seats();
    let mut next = seat;
    for _ in 0..seats.get() {
        next = next.clockwise(seats);
        if table.is_in(next) {
            table.agenda.first([Step::Turn(next)]);
            return;
        }
    }
    end_round(table, dealer);
}

// rules: NN-024, NN-031 §Fine del gioco e punteggio
/// Kept out of the loop of steps, which would else find every stack before every decision.
#[inline(never)]
fn end_round(table: &mut NewYorkNewYork, dealer: &mut Dealer<Event>) {
    let scores = scoring::round(table);
    for (seat, score) in scores.iter() {
        table.scores[seat][table.round as usize - 1] = score.total();
    }
    dealer.announce(Event::Scored {
        round: table.round,
        scores,
    });
    if table.round < table.rounds {
        setup::next_round(table, dealer);
    }
}
