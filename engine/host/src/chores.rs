//! The small things a search does over and over, to be measured one by one.

use std::hint::black_box;

use bots::Brains;
use tabletop::{Chance, Dealer, Game, Options, Seat, SetupError};

use crate::{PlayoutPlan, playouts::to_the_end};

/// One of the small things a search does over and over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chore {
    /// Copies the state.
    Copy,
    /// Makes the view of the seat to act.
    View,
    /// Makes up a state that fits such a view.
    Imagine,
    /// Lists the legal actions of the seat to act.
    List,
    /// Judges the state for the seat to act, as its bot does.
    Evaluate,
    /// Makes up a state that fits the view of whoever acts first, and plays it to its end at
    /// random: an iteration of a search with full rollouts.
    Rollout,
}

impl Chore {
    /// All of them.
    pub const ALL: [Chore; 6] = [
        Chore::Copy,
        Chore::View,
        Chore::Imagine,
        Chore::List,
        Chore::Evaluate,
        Chore::Rollout,
    ];
}

/// Does `chore` `times` times, in turn at every decision of one random game of `plan`, or always
/// at the first one if it plays games to their end.
///
/// What it takes to come by the positions is left outside: the returned job does the chore alone,
/// so that a caller with a clock can time it.
pub fn chore<G: Brains>(
    plan: &PlayoutPlan,
    chore: Chore,
    times: u64,
) -> Result<Box<dyn FnOnce()>, SetupError> {
    let mut positions = positions::<G>(plan)?;
    if chore == Chore::Rollout {
        positions.truncate(1);
    }
    let mut worker = Worker {
        chance: Chance::new(plan.seed),
        legal: Vec::new(),
    };
    Ok(Box::new(move || {
        for (position, _) in positions.iter().cycle().zip(0..times) {
            worker.work(chore, black_box(position));
        }
    }))
}

struct ChorePosition<G: Game> {
    state: G,
    seat: Seat,
    view: G::View,
}

/// Who does chores, and what it needs for them.
struct Worker<G: Game> {
    chance: Chance,
    legal: Vec<G::Action>,
}

impl<G: Brains> Worker<G> {
    fn work(&mut self, chore: Chore, at: &ChorePosition<G>) {
        match chore {
            Chore::Copy => drop(black_box(at.state.clone())),
            Chore::View => drop(black_box(at.state.view(at.seat.into()))),
            Chore::Imagine => drop(black_box(G::imagine(&at.view, &mut self.chance))),
            Chore::List => {
                self.legal.clear();
                at.state.legal_actions(at.seat, &mut self.legal);
                black_box(&self.legal);
            }
            Chore::Evaluate => {
                black_box(at.state.worth(at.seat));
            }
            Chore::Rollout => {
                let mut state = G::imagine(&at.view, &mut self.chance);
                let mut dealer = Dealer::muted(self.chance.split());
                black_box(to_the_end(
                    &mut state,
                    &mut self.chance,
                    &mut dealer,
                    &mut self.legal,
                ));
            }
        }
    }
}

/// Every decision of one random game.
fn positions<G: Game>(plan: &PlayoutPlan) -> Result<Vec<ChorePosition<G>>, SetupError> {
    let options = G::Options::of_line(&plan.options)?;
    SetupError::check_seats(&G::INFO, plan.seats)?;
    let mut choices = Chance::new(plan.seed);
    let mut dealer = Dealer::muted(choices.split());
    let mut state = G::set_up(&options, plan.seats, &mut dealer)?;
    let mut positions = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = state.to_act().first() {
        positions.push(ChorePosition {
            state: state.clone(),
            seat,
            view: state.view(seat.into()),
        });
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = legal[choices.below(legal.len() as u32) as usize];
        let played = state.play(seat, action, &mut dealer);
        played.expect("a listed action is legal");
    }
    Ok(positions)
}
