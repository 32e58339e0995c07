//! The small things a search does over and over, to be measured one by one.

use std::hint::black_box;

use tabletop::{Chance, Dealer, Game, Options, SetupError};

use crate::PlayoutPlan;

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
}

impl Chore {
    /// All of them.
    pub const ALL: [Chore; 4] = [Chore::Copy, Chore::View, Chore::Imagine, Chore::List];
}

/// Does `chore` `times` times, in turn at every decision of one random game of `plan`.
///
/// What it takes to come by the positions is left outside: the returned job does the chore alone,
/// so that a caller with a clock can time it.
pub fn chore<G: Game>(
    plan: &PlayoutPlan,
    chore: Chore,
    times: u64,
) -> Result<Box<dyn FnOnce()>, SetupError> {
    let positions = positions::<G>(plan)?;
    let mut chance = Chance::new(plan.seed);
    Ok(Box::new(move || {
        let mut legal = Vec::new();
        for (position, _) in positions.iter().cycle().zip(0..times) {
            let ChorePosition { state, view } = black_box(position);
            match chore {
                Chore::Copy => drop(black_box(state.clone())),
                Chore::View => {
                    let seat = state.to_act().first().expect("somebody was to act");
                    drop(black_box(state.view(seat.into())));
                }
                Chore::Imagine => drop(black_box(G::imagine(view, &mut chance))),
                Chore::List => {
                    let seat = state.to_act().first().expect("somebody was to act");
                    legal.clear();
                    state.legal_actions(seat, &mut legal);
                    black_box(&legal);
                }
            }
        }
    }))
}

struct ChorePosition<G: Game> {
    state: G,
    view: G::View,
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
