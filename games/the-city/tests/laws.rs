//! What holds for every game.

use tabletop::{Chance, Viewer};
use the_city::{
    TheCity,
    action::Choice,
    components::{Card, Cards},
    flow::{Step, Task},
    state::Drawn,
};

// rules: TC-22, TC-31, TC-32
/// What the rulebook hides from `viewer` dealt anew: the deck, and of the others their hands, what
/// they drew, what they discarded and what they chose. A card that was turned up and came back is
/// known to everyone.
fn redealt(table: &TheCity, viewer: Viewer, chance: &mut Chance) -> TheCity {
    let mut world = table.clone();
    let others = || table.hands.seats().iter().filter(|seat| !viewer.is(*seat));
    let drawn = |seat| match table.task(seat) {
        Some(Task::Keep(drawn)) => drawn.cards(),
        _ => Cards::EMPTY,
    };
    let mut hidden = table.deck;
    for seat in others() {
        hidden.insert_all(&table.hands[seat]);
        hidden.remove_all(&table.shown[seat]);
        hidden.insert_all(&table.discards[seat]);
        hidden.insert_all(&drawn(seat));
    }
    let mut cards: Vec<Card> = hidden.iter().collect();
    chance.shuffle(&mut cards);
    let mut deal = |count: u32| -> Cards { cards.drain(..count as usize).collect() };
    let mut tasks = match table.agenda.now() {
        Some(Step::Together(tasks)) => *tasks,
        _ => return world,
    };
    for seat in others() {
        world.hands[seat] = deal(table.hands[seat].len() - table.shown[seat].len());
        world.hands[seat].insert_all(&table.shown[seat]);
        world.discards[seat] = deal(table.discards[seat].len());
        if let Some(Task::Keep(_)) = tasks[seat] {
            tasks[seat] = Some(Task::Keep(Drawn::new(&deal(drawn(seat).len()))));
        }
        if table.sealed[seat].is_some() {
            let any = world.hands[seat].iter().next();
            world.sealed[seat] = Some(match (any, chance.below(2)) {
                (Some(card), 0) => Choice::One(card),
                _ => Choice::Renounce,
            });
        }
    }
    world.deck = cards.into_iter().collect();
    if let Some(Step::Together(old)) = world.agenda.now_mut() {
        *old = tasks;
    }
    world
}

#[test]
fn the_laws_hold() {
    testkit::Laws::<TheCity>::new()
        .games(400)
        .hidden_by_the_book(redealt)
        .check();
}
