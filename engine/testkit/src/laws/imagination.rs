//! Law 8: a world made up from a view is one the viewer cannot tell from the real one.

use tabletop::{Chance, Game, Viewer};

use super::{Law, Verdict, ensure, judge, name, sound};
use crate::playout::Position;

/// Law 8: a state imagined from `viewer`'s view gives that very view, asks the same seats, lists
/// the same actions for the viewer, has the same outcome and is sound; and the same chance
/// imagines the same state.
pub fn law_8_imagination<G: Game>(
    at: &Position<G>,
    viewer: Viewer,
    chance: &mut Chance,
) -> Verdict {
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
