//! Bots among themselves.

use bots::{Bot, Brains, Skill};
use tabletop::{Chance, Dealer, Options, Outcome, PerSeat, SetupError};

use crate::{Setup, fairness, transcript::Pen};

/// A game that bots have played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulation {
    /// How it ended.
    pub outcome: Outcome,
    /// How many actions it took.
    pub plies: u32,
}

/// Lets bots play one game to its end, one skill a seat, and appends its transcript (JSON lines,
/// see `docs/transcripts.md`) to `transcript` if one is wanted.
///
/// The game is the one that a [`Table`](crate::Table) of the same set-up would see if the seats
/// that owe a decision, lowest first, were answered by `ponder`.
///
/// # Panics
/// Unless there is one skill for each seat.
pub fn simulate<G: Brains>(
    setup: &Setup,
    skills: PerSeat<Skill>,
    transcript: Option<&mut String>,
) -> Result<Simulation, SetupError> {
    assert_eq!(skills.seats(), setup.seats, "one skill for each seat");
    let options = G::Options::of_line(&setup.options)?;
    SetupError::check_seats(&G::INFO, setup.seats)?;
    let mut dealer = match transcript {
        Some(_) => Dealer::new(setup.seed),
        None => Dealer::muted(Chance::new(setup.seed)),
    };
    let mut state = G::set_up(&options, setup.seats, &mut dealer)?;
    let mut pen = transcript.map(Pen::new);
    if let Some(pen) = &mut pen {
        let options = options.line();
        let setup = Setup {
            options,
            ..setup.clone()
        };
        pen.begin(&setup, skills, &state, dealer.take_events());
    }
    let mut bots: Vec<Box<dyn Bot<G>>> = skills
        .iter()
        .map(|(seat, skill)| G::brain(*skill, seat, fairness::bot_seed(setup.seed, seat)))
        .collect();
    let mut legal = Vec::new();
    let mut plies = 0;
    while let Some(seat) = state.to_act().first() {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = *bots[seat.index()].choose(&state.view(seat.into()), &legal);
        let played = state.play(seat, action, &mut dealer);
        played.expect("a bot chooses among the legal actions");
        plies += 1;
        assert!(plies <= G::INFO.plies_max, "no play has more actions");
        if let Some(pen) = &mut pen {
            let deed = (seat, legal.as_slice(), action);
            pen.ply(plies, deed, &state, dealer.take_events());
        }
    }
    let outcome = state.outcome().expect("nobody is to act: it is over");
    if let Some(pen) = &mut pen {
        pen.end(plies, &outcome);
    }
    Ok(Simulation { outcome, plies })
}
