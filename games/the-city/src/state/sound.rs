//! What must hold of every table.

use tabletop::{PerSeat, Seat};

use super::TheCity;
use crate::{
    components::{ASIDE, BOX, Card, Cards, GOAL, HAND_MAX, ROUNDS_MAX},
    flow::{Step, Task},
};

/// Panics unless every card is in one place and the limits are kept.
pub(crate) fn assert_sound(table: &TheCity) {
    every_card_is_somewhere(table);
    for (seat, city) in table.cities.iter() {
        for (card, count) in city.kinds() {
            // rules: TC-07, TC-12, TC-23
            let is_right = count == 1 || !card.is_limited();
            assert!(is_right, "{seat} has built {card} more than once");
        }
        assert!(
            table.shown[seat].is_within(&table.hands[seat]),
            "{seat} is known to hold what it does not"
        );
    }
    match table.agenda.now() {
        None => is_over(table),
        Some(Step::Together(tasks)) => {
            assert!(table.round <= ROUNDS_MAX, "there is no such round");
            assert!(
                tasks.values().any(Option::is_some),
                "nobody is asked anything"
            );
            tasks_fit(table, tasks);
        }
        Some(Step::Round | Step::Reveal | Step::Income) => panic!("a step was not run"),
    }
}

// rules: TC-01, TC-23, TC-28 §Contenuto
fn every_card_is_somewhere(table: &TheCity) {
    let mut seen = table.deck;
    let heaps = [&table.hands, &table.cities, &table.discards];
    for heap in heaps.iter().flat_map(|heaps| heaps.values()) {
        seen.insert_all(heap);
    }
    for seat in table.hands.seats().iter() {
        match table.task(seat) {
            Some(Task::Keep(drawn)) => seen.insert_all(&drawn.cards()),
            Some(Task::OneOf(..) | Task::Pay { .. } | Task::Choose | Task::Discard(_)) | None => {}
        }
    }
    for card in Card::all() {
        let (count, right) = (seen.count(card), BOX.count(card));
        if ASIDE.contains(card) {
            let held = table.cities.values().map(|city| city.count(card));
            assert_eq!(count, held.sum::<u8>(), "{card} lies where it cannot");
        } else {
            assert_eq!(count, right, "there are {count} of {card}, not {right}");
        }
    }
}

fn is_over(table: &TheCity) {
    let has_won = table.points.values().any(|points| *points >= GOAL);
    // rules: TC-19, TC-30
    assert!(
        has_won || table.round == ROUNDS_MAX,
        "the game ended without a cause"
    );
}

fn tasks_fit(table: &TheCity, tasks: &PerSeat<Option<Task>>) {
    let is_choosing = tasks.values().any(|task| *task == Some(Task::Choose));
    let follows = table.agenda.iter().nth(1).copied();
    for (seat, task) in tasks.iter() {
        let has_chosen = table.sealed[seat].is_some();
        // rules: TC-06
        assert_eq!(
            has_chosen,
            is_choosing && task.is_none(),
            "{seat} has chosen at the wrong time"
        );
        if has_chosen {
            choice_is_held(table, seat);
        }
        if let Some(task) = task {
            assert_eq!(follows, Some(task.next()), "{seat} has the wrong task");
            has_enough(table, seat, *task);
        } else if !is_choosing && table.round > 0 && follows == Some(Step::Round) {
            // rules: TC-20
            let cards = table.hands[seat].len();
            assert!(
                cards <= u32::from(HAND_MAX),
                "{seat} keeps more than twelve"
            );
        }
    }
}

fn choice_is_held(table: &TheCity, seat: Seat) {
    let chosen = table.sealed[seat].iter().flat_map(|choice| choice.cards());
    let laid: Cards = chosen.filter(|card| !card.is_aside()).collect();
    assert!(
        laid.is_within(&table.hands[seat]),
        "{seat} has chosen what it does not hold"
    );
}

fn has_enough(table: &TheCity, seat: Seat, task: Task) {
    let cards = table.hands[seat].len();
    let is_possible = match task {
        Task::Choose => cards <= u32::from(HAND_MAX),
        // rules: TC-Q11, TC-32
        Task::OneOf(first, second) => {
            let pair: Cards = [first, second].into_iter().collect();
            first < second && pair.is_within(&table.shown[seat])
        }
        Task::Pay { left } | Task::Discard(left) => left > 0 && u32::from(left) < cards,
        Task::Keep(drawn) => drawn.as_slice().len() > 1,
    };
    assert!(is_possible, "{seat} cannot do what it is asked: {task}");
}
