//! Law 9 where chance decides: two deals that differ in little.
//!
//! Two random deals differ in everything, so they say nothing of what is hidden. Here the dealer
//! reads from a script, and two scripts differ just enough to give one seat another card: mostly
//! noughts (always the first of what is left), at one draw another number, and behind it noughts
//! or ones. With a deck kept as a set, the ones keep all later cards as they were and the
//! exchanged card comes from the undealt rest; with a shuffled deck, a few places are exchanged.
//! Then the two deals are compared through every viewer's eyes, as in the rest of law 9.

use std::collections::BTreeMap;

use tabletop::{Chance, Dealer, Game, Options, Seat, SeatCount, Viewer};

use super::{
    Law, LawResult, judge,
    leaks::{heard, tells_apart},
};
use crate::{
    guard::guarded,
    playout::{NextPosition, PlayPosition, one_of},
};

/// How long a script is; a deal that draws more often is passed by.
const DRAWS_MAX: usize = 1024;
/// How many draws of a set-up are varied.
const VARIED_MAX: usize = 96;
/// What a varied draw may be instead of nought.
const OTHER_DRAWS: [u32; 6] = [1, 2, 4, 7, 15, 30];

/// Noughts, but `draw` at one place and `tail` from there on.
#[derive(Clone, Copy, Debug)]
struct Script {
    at: usize,
    draw: u32,
    tail: u32,
}

impl Script {
    const NOUGHTS: Script = Script {
        at: 0,
        draw: 0,
        tail: 0,
    };

    fn dealer<E>(self) -> Dealer<E> {
        Dealer::scripted((0..DRAWS_MAX).map(|n| match n.cmp(&self.at) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => self.draw,
            std::cmp::Ordering::Greater => self.tail,
        }))
    }
}

/// Law 9 for draws: `action` of `seat` with two dealers that differ in one draw, seen and heard
/// by every viewer.
///
/// Says nothing of an action that is refused or draws nothing.
pub fn law_9_other_draws<G: Game>(
    at: &PlayPosition<G>,
    seat: Seat,
    action: G::Action,
    chance: &mut Chance,
) -> LawResult {
    let dealt_by = |script: Script| {
        // A draw may allow less than the script says; such a script is no deal and is passed by.
        let after =
            guarded(|| PlayPosition::play_on(at.state.clone(), script.dealer(), seat, action));
        after.ok().and_then(Result::ok)
    };
    judge(Law::NoLeak, || {
        let Ok(real) = at.after(seat, action) else {
            return Ok(());
        };
        if real.dealer.drawn() == at.dealer.drawn() {
            return Ok(());
        }
        let Some(one) = dealt_by(Script::NOUGHTS) else {
            return Ok(());
        };
        let draws = one.dealer.drawn();
        let script = Script {
            at: chance.below(u32::try_from(draws).expect("few draws").max(1)) as usize,
            draw: *one_of(&OTHER_DRAWS, chance).expect("there are other draws"),
            tail: chance.below(2),
        };
        let Some(other) = dealt_by(script) else {
            return Ok(());
        };
        for viewer in Viewer::all(at.seats) {
            tells_apart(viewer, &one, &other)
                .map_err(|what| format!("after {seat} `{action}` and another draw, {what}"))?;
        }
        Ok(())
    })
}

/// Law 9 for the set-up, which happens before any view exists: among some hundred deals that
/// differ in little, those that sound alike to a viewer look alike to it, and the other way.
///
/// A set-up deal that never differs in hidden things alone is not tested by this; a direct unit
/// test of the set-up's veiled events stays the game's duty.
pub fn law_9_set_up<G: Game>(options: &G::Options, seats: SeatCount) -> LawResult {
    judge(Law::NoLeak, || {
        let deals = deals::<G>(options, seats);
        for viewer in Viewer::all(seats) {
            let mut by_view = BTreeMap::new();
            let mut by_words = BTreeMap::new();
            for deal in &deals {
                let view = format!("{:?}", deal.state.view(viewer));
                let words = format!("{:?}", heard::<G>(&deal.events, viewer));
                let alike_to_see = *by_view.entry(view).or_insert(deal);
                let alike_to_hear = *by_words.entry(words).or_insert(deal);
                for alike in [alike_to_see, alike_to_hear] {
                    tells_apart(viewer, alike, deal).map_err(|what| {
                        format!("after two set-ups ({}), {what}", options.line())
                    })?;
                }
            }
        }
        Ok(())
    })
}

/// Set-ups that differ in little.
fn deals<G: Game>(options: &G::Options, seats: SeatCount) -> Vec<NextPosition<G>> {
    let deal = |script: Script| {
        let mut dealer = script.dealer();
        let state = guarded(|| G::set_up(options, seats, &mut dealer))
            .ok()?
            .ok()?;
        let events = dealer.take_events();
        Some(NextPosition {
            state,
            dealer,
            events,
        })
    };
    let Some(first) = deal(Script::NOUGHTS) else {
        return Vec::new();
    };
    let draws = usize::try_from(first.dealer.drawn()).expect("few draws");
    let mut deals = vec![first];
    for at in (0..draws).step_by(draws.div_ceil(VARIED_MAX).max(1)) {
        for draw in OTHER_DRAWS {
            for tail in [0, 1] {
                deals.extend(deal(Script { at, draw, tail }));
            }
        }
    }
    deals
}
