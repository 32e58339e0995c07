//! Laws 2 and 3: what is listed, what is accepted, and what a refusal leaves behind.

use tabletop::{Game, Seat};

use super::{Law, LawResult, ensure, judge};
use crate::{guard::naming, playout::PlayPosition};

/// Law 2, first half: every listed action is accepted, each is listed once, in a fixed order,
/// behind what the buffer held; a seat that owes no decision has none.
pub fn law_2_listed_is_accepted<G: Game>(at: &PlayPosition<G>) -> LawResult {
    judge(Law::LegalMeansPlayable, || {
        let to_act = at.state.to_act();
        for seat in at.seats.iter() {
            let listed = at.listed(seat);
            ensure!(
                to_act.contains(seat) || listed.is_empty(),
                "{seat} owes no decision, yet `{}` is listed for it",
                listed[0]
            );
            let mut twice = listed.clone();
            at.state.legal_actions(seat, &mut twice);
            ensure!(
                twice[..listed.len()] == listed && twice[listed.len()..] == listed,
                "the list of {seat} is not the same a second time, or not appended"
            );
            let mut sorted = listed.clone();
            sorted.sort_unstable();
            if let Some([twin, ..]) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
                return Err(format!("`{twin}` is listed twice for {seat}"));
            }
            for action in listed {
                if let Err(illegal) = at.after(seat, action) {
                    return Err(format!(
                        "{seat} `{action}` is listed and refused: {illegal}"
                    ));
                }
            }
        }
        Ok(())
    })
}

/// Law 2, second half: `action` of `seat` is listed or refused.
pub fn law_2_unlisted_is_refused<G: Game>(
    at: &PlayPosition<G>,
    seat: Seat,
    action: G::Action,
) -> LawResult {
    judge(Law::LegalMeansPlayable, || {
        let accepted = at.after(seat, action).is_ok();
        ensure!(
            !accepted || at.listed(seat).contains(&action),
            "{seat} `{action}` is accepted and not listed"
        );
        Ok(())
    })
}

/// Law 3: if `action` of `seat` is refused, nothing has changed, been drawn or been announced.
pub fn law_3_refusal_changes_nothing<G: Game>(
    at: &PlayPosition<G>,
    seat: Seat,
    action: G::Action,
) -> LawResult {
    judge(Law::RefusalChangesNothing, || {
        let (mut state, mut dealer) = (at.state.clone(), at.dealer.clone());
        let played = naming(
            || format!("{seat} `{action}`"),
            || state.play(seat, action, &mut dealer),
        );
        let Err(illegal) = played else {
            return Ok(());
        };
        let what = format!("refusing {seat} `{action}` ({illegal})");
        ensure!(state == at.state, "{what} changed the state to: {state}");
        ensure!(
            dealer.drawn() == at.dealer.drawn(),
            "{what} drew from the dealer"
        );
        ensure!(
            dealer.events().len() == at.dealer.events().len(),
            "{what} announced {:?}",
            dealer.events().last()
        );
        Ok(())
    })
}
