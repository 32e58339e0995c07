//! Laws 1, 4 and 10: the course of a play and its end.

use tabletop::{Ending, Game, Outcome};

use super::{Law, LawResult, ensure, judge, sound};
use crate::playout::PlayPosition;

/// Law 1: seats are to act exactly while there is no outcome, each of them has something to
/// choose, and the play keeps below its stated length.
pub fn law_1_someone_acts<G: Game>(at: &PlayPosition<G>) -> LawResult {
    judge(Law::SomeoneActs, || {
        let to_act = at.state.to_act();
        ensure!(
            to_act.is_within(at.seats.all()),
            "{to_act} are to act at a table of {}",
            at.seats
        );
        let over = at.state.outcome().is_some();
        ensure!(
            over == to_act.is_empty(),
            "to act: {to_act}; and the game is {}over",
            if over { "" } else { "not " }
        );
        let max = G::INFO.plies_max;
        ensure!(at.ply <= max, "{} plies, and the most is {max}", at.ply);
        let mut listed = Vec::new();
        for seat in to_act {
            listed.clear();
            at.state.legal_actions(seat, &mut listed);
            ensure!(!listed.is_empty(), "{seat} is to act and has no action");
        }
        Ok(())
    })
}

/// Law 4: `assert_sound` does not panic.
pub fn law_4_soundness<G: Game>(state: &G) -> LawResult {
    judge(Law::Soundness, || sound(state))
}

/// Law 10: the outcome of a play at a table of that many seats makes sense.
///
/// A contest is ranked by score, higher first; ranks may part equal scores (tie-breaks), never
/// contradict them. Whether the tie-breaks are the rulebook's is for the game's own tests.
pub fn law_10_outcome<G: Game>(at: &PlayPosition<G>) -> LawResult {
    judge(Law::Outcome, || {
        let Some(outcome) = at.state.outcome() else {
            return Ok(());
        };
        let sensible = outcome_is_sensible(&outcome, at.seats.get());
        sensible.map_err(|what| format!("{what}: {outcome}"))
    })
}

fn outcome_is_sensible(outcome: &Outcome, seats: u8) -> Result<(), String> {
    let standings = &outcome.standings;
    ensure!(
        standings.seats().get() == seats,
        "the table had {seats} seats"
    );
    for (seat, standing) in standings.iter() {
        let better = standings
            .values()
            .filter(|other| other.rank < standing.rank);
        let rank = better.count() + 1;
        ensure!(
            usize::from(standing.rank) == rank,
            "{seat} should have rank {rank}"
        );
        ensure!(!standing.won || rank == 1, "{seat} won without being first");
    }
    let winners = standings.values().filter(|standing| standing.won).count();
    let winners_fit = match outcome.ending {
        Ending::Contest => standings.values().all(|it| it.won == (it.rank == 1)),
        Ending::SharedVictory => winners > 0,
        Ending::LoneVictory => winners == 1,
        Ending::Defeat => winners == 0,
    };
    ensure!(winners_fit, "{winners} winners do not fit the ending");
    if outcome.ending == Ending::Contest {
        ranks_follow_scores(outcome)?;
    }
    Ok(())
}

fn ranks_follow_scores(outcome: &Outcome) -> Result<(), String> {
    for (seat, standing) in outcome.standings.iter() {
        for (other, rival) in outcome.standings.iter() {
            let (Some(score), Some(rival_score)) = (standing.score, rival.score) else {
                continue;
            };
            ensure!(
                score <= rival_score || standing.rank < rival.rank,
                "{seat} has more points than {other} and is not placed before it"
            );
        }
    }
    Ok(())
}
