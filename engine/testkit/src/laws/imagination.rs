//! Law 8: a world made up from a view is one the viewer cannot tell from the real one.

use tabletop::{Chance, Game, Viewer};

use super::{Law, LawResult, ensure, judge, name, sound};
use crate::playout::PlayPosition;

/// So many worlds are told apart; a view that leaves more open is passed by.
const WORLDS_MAX: usize = 32;
/// Each world found must have been looked for so many times. Only an `imagine` that seems to
/// never deal the real world is asked so often.
const LOOKS: usize = 1_000;

/// Law 8: a state imagined from `viewer`'s view gives that very view, asks the same seats, lists
/// the same actions for the viewer, has the same outcome and is sound; and the same chance
/// imagines the same state.
pub fn law_8_imagination<G: Game>(
    at: &PlayPosition<G>,
    viewer: Viewer,
    chance: &mut Chance,
) -> LawResult {
    judge(Law::Imagination, || {
        let (view, who) = (at.state.view(viewer), name(viewer));
        let mut same_chance = chance.clone();
        let imagined = G::imagine(&view, chance);
        ensure!(
            G::imagine(&view, &mut same_chance) == imagined && same_chance == *chance,
            "the same view and chance imagine two states for {who}"
        );
        let seen = imagined.view(viewer);
        ensure!(
            seen == view,
            "{who} sees the imagined state otherwise\n  real: {view:?}\n  imagined: {seen:?}"
        );
        ensure!(
            imagined.to_act() == at.state.to_act(),
            "to act are {}, and {} where {who} imagines",
            at.state.to_act(),
            imagined.to_act()
        );
        ensure!(
            imagined.outcome() == at.state.outcome(),
            "the outcome is another where {who} imagines"
        );
        if let Viewer::Seat(seat) = viewer {
            let (real, mut other) = (at.listed(seat), Vec::new());
            imagined.legal_actions(seat, &mut other);
            ensure!(
                real == other,
                "the list of {seat} hangs on what it cannot see\n  real: {real:?}\n  \
                 imagined: {other:?}"
            );
        }
        sound(&imagined).map_err(|why| format!("what {who} imagines is {why}"))
    })
}

/// Law 8 for what is never imagined: where `viewer`'s view leaves few worlds open, the real one
/// is among those that it imagines.
///
/// Worlds are imagined until a thousand times as many were dealt as are different. Then all that
/// ever come up have come up, and an `imagine` that never deals some world is found when that world
/// is the real one. Where more than 32 worlds come up nothing is said: late positions have few,
/// and an `imagine` that deals too few has few everywhere.
///
/// A false alarm needs a world that does come up and did not. Worlds are rarely equally likely:
/// that somebody holds four equal cards of the three values left comes up once where other hands
/// come up fifty times. Of *w* worlds one fifty times rarer than the mean is missed with a chance
/// of about e⁻²⁰, below 10⁻⁸ (and the seed is fixed: an alarm once silent stays so).
///
/// A state must hold nothing that no view could lead to; an unsound one is a matter of law 4 and
/// passed by.
pub fn law_8_real_world<G: Game>(
    at: &PlayPosition<G>,
    viewer: Viewer,
    chance: &mut Chance,
) -> LawResult {
    judge(Law::Imagination, || {
        if sound(&at.state).is_err() {
            return Ok(());
        }
        let view = at.state.view(viewer);
        let mut worlds: Vec<G> = Vec::new();
        let mut dealt = 0;
        while dealt < LOOKS * worlds.len().max(1) {
            let world = G::imagine(&view, chance);
            dealt += 1;
            if world == at.state {
                return Ok(());
            }
            if !worlds.contains(&world) {
                worlds.push(world);
            }
            if worlds.len() > WORLDS_MAX {
                return Ok(());
            }
        }
        Err(format!(
            "{} imagines {} worlds, {dealt} times in all, and never the real one",
            name(viewer),
            worlds.len()
        ))
    })
}
