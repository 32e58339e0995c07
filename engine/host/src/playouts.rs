//! Random play as fast as the rules go.

use tabletop::{Chance, Dealer, Game, Options, SeatCount, Seed, SetupError};

/// What to play: a fixed number of games from a seed, so that two runs do the same work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayoutPlan {
    /// The options in one line.
    pub options: String,
    /// How many sit down.
    pub seats: SeatCount,
    /// What every shuffle and every choice comes from.
    pub seed: Seed,
    /// How many games are played.
    pub games: u64,
}

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayoutCount {
    /// Games played to their end.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// Legal actions listed: divided by the decisions, the branching.
    pub listed: u64,
}

/// The longest list of legal actions that is written without asking for more memory.
const LIST_ROOM: usize = 1024;

/// Plays games to their end, each choice uniformly random among the legal actions.
///
/// Nothing of the contract is skipped: set-up, the full list of legal actions, `play` with its
/// checks. State and dealer live on the stack and the list is one reused buffer, so that a
/// decision asks for no memory.
pub fn playouts<G: Game>(plan: &PlayoutPlan) -> Result<PlayoutCount, SetupError> {
    let options = G::Options::of_line(&plan.options)?;
    SetupError::check_seats(&G::INFO, plan.seats)?;
    let mut choices = Chance::new(plan.seed);
    let mut legal = Vec::with_capacity(LIST_ROOM);
    let mut count = PlayoutCount::default();
    for _ in 0..plan.games {
        let mut dealer = Dealer::muted(choices.split());
        let mut state = G::set_up(&options, plan.seats, &mut dealer)?;
        let (decisions, listed) = to_the_end(&mut state, &mut choices, &mut dealer, &mut legal);
        count.games += 1;
        count.decisions += decisions;
        count.listed += listed;
    }
    Ok(count)
}

/// Plays `state` to its end at random; how many decisions that took, and how many actions were
/// listed for them.
#[inline]
pub(crate) fn to_the_end<G: Game>(
    state: &mut G,
    choices: &mut Chance,
    dealer: &mut Dealer<G::Event>,
    legal: &mut Vec<G::Action>,
) -> (u64, u64) {
    let (mut decisions, mut listed) = (0, 0);
    while let Some(seat) = state.to_act().first() {
        legal.clear();
        state.legal_actions(seat, legal);
        let choice = legal[choices.below(legal.len() as u32) as usize];
        let played = state.play(seat, choice, dealer);
        played.expect("a listed action is legal");
        decisions += 1;
        listed += legal.len() as u64;
    }
    assert!(state.outcome().is_some(), "nobody is to act: it is over");
    (decisions, listed)
}
