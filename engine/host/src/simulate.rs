//! Bots among themselves.

use bots::{Bot, Brains, Counted, Mind, Skill};
use tabletop::{Chance, Dealer, Options, Outcome, PerSeat, Seat, SetupError};

use crate::{
    Setup, fairness,
    transcript::{Decision, Pen},
};

/// A game that bots have played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulation {
    /// How it ended.
    pub outcome: Outcome,
    /// How many actions it took.
    pub plies: u32,
    /// What came up of the things that the game finds worth counting, and whose it was.
    pub counted: Vec<(Option<Seat>, &'static str)>,
}

/// Lets bots play one game to its end, one skill a seat, and appends its transcript (JSON lines,
/// see `docs/transcripts.md`) to `transcript` if one is wanted.
///
/// The game is the one that a [`Table`](crate::Table) of the same set-up would see if the seats
/// that owe a decision, lowest first, were answered by `ponder`.
///
/// # Panics
/// Unless there is one skill for each seat.
pub fn simulate<G: Brains + Counted>(
    setup: &Setup,
    skills: PerSeat<Skill>,
    transcript: Option<&mut String>,
) -> Result<Simulation, SetupError> {
    assert_eq!(skills.seats(), setup.seats, "one skill for each seat");
    let options = G::Options::of_line(&setup.options)?;
    SetupError::check_seats(&G::INFO, setup.seats)?;
    let is_counting = !G::countable().is_empty();
    let mut dealer = if is_counting || transcript.is_some() {
        Dealer::new(setup.seed)
    } else {
        Dealer::muted(Chance::new(setup.seed))
    };
    let mut state = G::set_up(&options, setup.seats, &mut dealer)?;
    let mut pen = transcript.map(Pen::new);
    let events = dealer.take_events();
    let mut counted: Vec<_> = events.iter().filter_map(G::counted).collect();
    if let Some(pen) = &mut pen {
        let options = options.line();
        let setup = Setup {
            options,
            ..setup.clone()
        };
        pen.begin(&setup, skills, &state, events);
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
        let events = dealer.take_events();
        counted.extend(events.iter().filter_map(G::counted));
        if let Some(pen) = &mut pen {
            let decision = Decision {
                seat,
                legal: &legal,
                action,
            };
            pen.ply(plies, &decision, &state, events);
        }
    }
    let outcome = state.outcome().expect("nobody is to act: it is over");
    if let Some(pen) = &mut pen {
        pen.end(plies, &outcome);
    }
    Ok(Simulation {
        outcome,
        plies,
        counted,
    })
}

/// Lets bots of these minds play one game to its end, as fast as that goes: nothing is written
/// and nothing counted. Skills play the very game that [`simulate`] would have them play.
///
/// # Panics
/// Unless there is one mind for each seat.
pub fn compete<G: Brains>(setup: &Setup, minds: &PerSeat<Mind>) -> Result<Competition, SetupError> {
    assert_eq!(minds.seats(), setup.seats, "one mind for each seat");
    let options = G::Options::of_line(&setup.options)?;
    SetupError::check_seats(&G::INFO, setup.seats)?;
    let mut dealer = Dealer::muted(Chance::new(setup.seed));
    let mut state = G::set_up(&options, setup.seats, &mut dealer)?;
    let mut bots: Vec<Box<dyn Bot<G>>> = minds
        .iter()
        .map(|(seat, mind)| mind.brain(seat, fairness::bot_seed(setup.seed, seat)))
        .collect();
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = state.to_act().first() {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        decisions += u64::from(legal.len() > 1);
        let action = *bots[seat.index()].choose(&state.view(seat.into()), &legal);
        let played = state.play(seat, action, &mut dealer);
        played.expect("a bot chooses among the legal actions");
    }
    let outcome = state.outcome().expect("nobody is to act: it is over");
    Ok(Competition { outcome, decisions })
}

/// A game that bots have competed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Competition {
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions had more than one answer.
    pub decisions: u64,
}
