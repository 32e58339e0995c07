//! The structure of a round, and nothing else.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, PerSeat, Seats};

use crate::{
    components::Card,
    event::Event,
    resolve,
    state::{Drawn, TheCity},
};

/// What the game does or asks next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Asks every seat that has a task, all at once.
    Together(PerSeat<Option<Task>>),
    /// Begins a round.
    Round,
    /// Turns up what was chosen.
    Reveal,
    /// Incomes, points and the end.
    Income,
}

/// What one seat owes while all are asked together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Choose what to build.
    Choose,
    /// Build one of two: there are too few cards to pay for both.
    OneOf(Card, Card),
    /// Pay so many more cards.
    Pay { left: u8 },
    /// Keep one of the cards drawn.
    Keep(Drawn),
    /// Discard so many more cards.
    Discard(u8),
}

impl Task {
    /// What follows when nobody has a task like this any more.
    pub(crate) fn next(self) -> Step {
        match self {
            Task::Choose => Step::Reveal,
            Task::OneOf(..) | Task::Pay { .. } | Task::Keep(_) => Step::Income,
            Task::Discard(_) => Step::Round,
        }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Choose => f.write_str("chooses"),
            Task::OneOf(first, second) => write!(f, "builds {first} or {second}"),
            Task::Pay { left } => write!(f, "pays {left}"),
            Task::Keep(drawn) => write!(f, "keeps one of {}", drawn.cards()),
            Task::Discard(left) => write!(f, "discards {left}"),
        }
    }
}

pub(crate) fn to_act(table: &TheCity) -> Seats {
    let Some(Step::Together(tasks)) = table.agenda.now() else {
        return Seats::EMPTY;
    };
    let mut asked = Seats::EMPTY;
    for (seat, task) in tasks.iter() {
        if task.is_some() {
            asked.insert(seat);
        }
    }
    asked
}

/// Runs steps until one asks or nothing is left to do.
pub(crate) fn run(table: &mut TheCity, dealer: &mut Dealer<Event>) {
    loop {
        match table.agenda.now() {
            None => return,
            Some(Step::Together(tasks)) if tasks.values().any(Option::is_some) => return,
            Some(_) => {}
        }
        match table.agenda.done() {
            Step::Together(_) => {}
            Step::Round => resolve::begin_round(table, dealer),
            Step::Reveal => resolve::reveal(table, dealer),
            Step::Income => resolve::income(table, dealer),
        }
    }
}
