//! What actions and steps do. Legality has been checked.

use tabletop::{Dealer, PerSeat, Seat};

use crate::{
    action::{Action, Choice},
    components::{BUILDINGS, Card, Cards, DISCARDED_FIRST, DRAWN, GOAL, HAND_MAX, ROUNDS_MAX},
    event::{Cause, Event, Seen},
    flow::{Step, Task},
    legal::{Obstacle, either, fates},
    scoring::yields,
    state::{Drawn, TheCity, cost},
};

/// No play has more actions: in a round everybody chooses once, and perhaps between two, and pays,
/// keeps or discards no more cards than there are.
pub const PLIES_MAX: u32 = 5 * DISCARDED_FIRST as u32 + ROUNDS_MAX as u32 * (5 + 5 + 2 * BUILDINGS);

pub(crate) fn action(table: &mut TheCity, seat: Seat, action: Action, dealer: &mut Dealer<Event>) {
    match (action, table.task(seat)) {
        (Action::Choose(Choice::One(card)), Some(Task::OneOf(first, second))) => {
            let other = if card == first { second } else { first };
            build_one(table, seat, (card, other), dealer);
        }
        (Action::Choose(choice), _) => choose(table, seat, choice, dealer),
        (Action::Pay(card), _) => pay(table, seat, card, dealer),
        (Action::Keep(card), _) => keep(table, seat, card, dealer),
        (Action::Discard(card), _) => discard(table, seat, card, dealer),
    }
}

// rules: TC-06, TC-31 §Scelta della carta
fn choose(table: &mut TheCity, seat: Seat, choice: Choice, dealer: &mut Dealer<Event>) {
    table.sealed[seat] = Some(choice);
    table.set_task(seat, None);
    dealer.announce(Event::Answered { seat });
}

// rules: TC-09, TC-25, TC-Q02 §Costruzione di un edificio
fn pay(table: &mut TheCity, seat: Seat, card: Card, dealer: &mut Dealer<Event>) {
    let Some(Task::Pay { left }) = table.task(seat) else {
        panic!("check() saw that the seat pays");
    };
    let left = left - 1;
    lay_down(table, seat, card);
    let card = Some(card);
    dealer.announce(Event::Paid { seat, card, left });
    table.set_task(seat, (left > 0).then_some(Task::Pay { left }));
}

// rules: TC-22, TC-32
/// A card goes face down from the hand to the pile; nobody knows any more what the hand holds.
fn lay_down(table: &mut TheCity, seat: Seat, card: Card) {
    table.hands[seat].remove(card);
    table.discards[seat].insert(card);
    table.shown[seat] = Cards::EMPTY;
}

// rules: TC-08, TC-Q10 §Rinunciare alla costruzione
fn keep(table: &mut TheCity, seat: Seat, card: Card, dealer: &mut Dealer<Event>) {
    let Some(Task::Keep(drawn)) = table.task(seat) else {
        panic!("check() saw that the seat keeps a card");
    };
    table.set_task(seat, None);
    keep_of(table, seat, &drawn.cards(), card, dealer);
}

fn keep_of(table: &mut TheCity, seat: Seat, drawn: &Cards, card: Card, dealer: &mut Dealer<Event>) {
    let mut others = *drawn;
    others.remove(card);
    table.hands[seat].insert(card);
    table.discards[seat].insert_all(&others);
    let card = Some(card);
    dealer.announce(Event::Kept { seat, card });
}

// rules: TC-04, TC-20 §Entrate e Punti Vittoria
fn discard(table: &mut TheCity, seat: Seat, card: Card, dealer: &mut Dealer<Event>) {
    let Some(Task::Discard(left)) = table.task(seat) else {
        panic!("check() saw that the seat discards");
    };
    let left = left - 1;
    lay_down(table, seat, card);
    let card = Some(card);
    dealer.announce(Event::Laid { seat, card, left });
    table.set_task(seat, (left > 0).then_some(Task::Discard(left)));
}

// rules: TC-06 §Il corso del gioco
pub(crate) fn begin_round(table: &mut TheCity, dealer: &mut Dealer<Event>) {
    table.round += 1;
    let round = table.round;
    dealer.announce(Event::RoundBegan { round });
    let tasks = PerSeat::from_fn(table.hands.seats(), |_| Some(Task::Choose));
    table.agenda.first([Step::Together(tasks), Step::Reveal]);
}

/// What a choice that was turned up asks of its seat.
#[derive(Clone, Copy, Default)]
enum Order {
    #[default]
    Renounce,
    OneOf(Card, Card),
    Pay(u8),
}

// rules: TC-09, TC-13, TC-Q09 §Costruzione di un edificio
/// All choices are turned up at once, and what can be built is. Then whoever renounces draws, and
/// only after that is anything paid: no card of this round is on the pile when it is reshuffled.
pub(crate) fn reveal(table: &mut TheCity, dealer: &mut Dealer<Event>) {
    let seats = table.hands.seats();
    let choices = table.sealed.map(|choice| choice.expect("all have chosen"));
    table.revealed = table.sealed;
    table.sealed = PerSeat::new(seats);
    for (seat, choice) in choices.iter() {
        let choice = *choice;
        dealer.announce(Event::Revealed { seat, choice });
    }
    let orders = PerSeat::from_fn(seats, |seat| turn_up(table, seat, choices[seat], dealer));
    let mut tasks = PerSeat::new(seats);
    for (seat, order) in orders.iter() {
        if matches!(order, Order::Renounce) {
            tasks[seat] = renounce(table, seat, dealer);
        }
    }
    for (seat, order) in orders.iter() {
        match *order {
            Order::Renounce => {}
            Order::OneOf(first, second) => tasks[seat] = Some(Task::OneOf(first, second)),
            Order::Pay(costs) => tasks[seat] = charge(table, seat, costs, dealer),
        }
    }
    table.agenda.first([Step::Together(tasks), Step::Income]);
}

/// Builds what can be built of `choice`; the rest goes back to the hand.
fn turn_up(table: &mut TheCity, seat: Seat, choice: Choice, dealer: &mut Dealer<Event>) -> Order {
    let fates = fates(choice, &table.cities[seat], table.hands[seat].len() as u8);
    if let Some((first, second)) = either(choice, &fates) {
        show(table, seat, [Some(first), Some(second)]);
        return Order::OneOf(first, second);
    }
    let mut costs = None;
    let mut failed = [None; 2];
    for (back, (card, fate)) in failed.iter_mut().zip(fates.into_iter().flatten()) {
        match fate {
            Ok(cost) => {
                *costs.get_or_insert(0) += cost;
                put_up(table, seat, card);
                dealer.announce(Event::Built { seat, card, cost });
            }
            Err(why) => {
                *back = Some(card);
                dealer.announce(Event::Failed { seat, card, why });
            }
        }
    }
    show(table, seat, failed);
    costs.map_or(Order::Renounce, Order::Pay)
}

// rules: TC-Q11 §Baukolonne
/// Of a pair that cannot be paid `card` is built; the `other` is back in the hand and may pay.
fn build_one(
    table: &mut TheCity,
    seat: Seat,
    (card, other): (Card, Card),
    dealer: &mut Dealer<Event>,
) {
    let [price, extra] = [card, other].map(|card| cost(card, &table.cities[seat]));
    let payers = table.hands[seat].len() as u8 - 2;
    let built = Event::Built {
        seat,
        card,
        cost: price,
    };
    dealer.announce(built);
    let failed = Event::Failed {
        seat,
        card: other,
        why: Obstacle::Both(price + extra - payers),
    };
    dealer.announce(failed);
    put_up(table, seat, card);
    let task = charge(table, seat, price, dealer);
    table.set_task(seat, task);
}

// rules: TC-Q01, TC-Q03
fn put_up(table: &mut TheCity, seat: Seat, card: Card) {
    table.cities[seat].insert(card);
    if !card.is_aside() {
        table.hands[seat].remove(card);
        // It was perhaps the copy that everyone knew of.
        table.shown[seat].remove(card);
    }
}

// rules: TC-13, TC-32
/// Everyone has seen these cards go back to the hand, perhaps not for the first time.
fn show(table: &mut TheCity, seat: Seat, [first, second]: [Option<Card>; 2]) {
    let copies = 1 + u8::from(first == second);
    for card in [first, second].into_iter().flatten() {
        if table.shown[seat].count(card) < copies {
            table.shown[seat].insert(card);
        }
    }
}

// rules: TC-09, TC-25, TC-Q02
/// Asks for a payment. Where everyone can see that there is no choice it is made at once.
fn charge(table: &mut TheCity, seat: Seat, costs: u8, dealer: &mut Dealer<Event>) -> Option<Task> {
    let hand = table.hands[seat];
    if costs > 0 && u32::from(costs) < hand.len() {
        return Some(Task::Pay { left: costs });
    }
    for (card, left) in hand.iter().zip((0..costs).rev()) {
        lay_down(table, seat, card);
        let card = Some(card);
        dealer.announce(Event::Paid { seat, card, left });
    }
    None
}

// rules: TC-08, TC-Q09, TC-Q10 §Rinunciare alla costruzione
fn renounce(table: &mut TheCity, seat: Seat, dealer: &mut Dealer<Event>) -> Option<Task> {
    let drawn = draw(table, u16::from(DRAWN), dealer);
    let cards = Seen::Cards(drawn);
    dealer.announce(Event::Drew { seat, cards });
    if drawn.len() > 1 {
        return Some(Task::Keep(Drawn::new(&drawn)));
    }
    if let Some(only) = drawn.iter().next() {
        keep_of(table, seat, &drawn, only, dealer);
    }
    None
}

// rules: TC-05 §Preparazione del gioco
/// Draws so many cards, or as many as there are.
fn draw(table: &mut TheCity, count: u16, dealer: &mut Dealer<Event>) -> Cards {
    let mut drawn = Cards::EMPTY;
    let mut left = table.deck.len();
    for _ in 0..count {
        if left == 0 {
            left = reshuffle(table, dealer);
        }
        if left == 0 {
            break;
        }
        let card = table.deck.nth(dealer.below(left));
        table.deck.remove(card);
        drawn.insert(card);
        left -= 1;
    }
    drawn
}

// rules: TC-05, TC-32
/// The pile becomes the deck, and nobody knows any more where the own discards are.
fn reshuffle(table: &mut TheCity, dealer: &mut Dealer<Event>) -> u32 {
    let pile = table.pile();
    if pile > 0 {
        for seat in table.discards.seats().iter() {
            table.deck.insert_all(&table.discards[seat]);
        }
        table.discards = PerSeat::new(table.discards.seats());
        let cards = pile as u8;
        dealer.announce(Event::Reshuffled { cards });
    }
    pile
}

// rules: TC-15, TC-16, TC-Q07, TC-Q08 §Entrate e Punti Vittoria
pub(crate) fn income(table: &mut TheCity, dealer: &mut Dealer<Event>) {
    let yields = yields(&table.cities);
    for (seat, it) in yields.iter() {
        table.points[seat] += it.points;
        dealer.announce(Event::Yielded {
            seat,
            income: it.income,
            points: it.points,
            total: table.points[seat],
        });
    }
    for (seat, it) in yields.iter() {
        let drawn = draw(table, it.income, dealer);
        if !drawn.is_empty() {
            table.hands[seat].insert_all(&drawn);
            let cards = Seen::Cards(drawn);
            dealer.announce(Event::Income { seat, cards });
        }
    }
    end_round(table, dealer);
}

fn end_round(table: &mut TheCity, dealer: &mut Dealer<Event>) {
    // rules: TC-19, TC-30 §Fine del gioco
    let cause = if table.points.values().any(|points| *points >= GOAL) {
        Some(Cause::Fifty)
    } else {
        (table.round >= ROUNDS_MAX).then_some(Cause::Rounds)
    };
    if let Some(cause) = cause {
        dealer.announce(Event::Ended { cause });
        return;
    }
    // rules: TC-20 §Entrate e Punti Vittoria
    let tasks = table.hands.map(|hand| {
        let over = hand.len().saturating_sub(u32::from(HAND_MAX)) as u8;
        (over > 0).then_some(Task::Discard(over))
    });
    table.agenda.first([Step::Together(tasks), Step::Round]);
}
