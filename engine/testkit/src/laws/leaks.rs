//! Law 9: what a viewer cannot see, nothing tells it.

use tabletop::{Game, Seat, Viewer};

use super::{Law, LawResult, ensure, judge, name};
use crate::playout::{NextPosition, PlayPosition};

/// Law 9 for refusals: `action` of `seat` is accepted in the real state and in `world` (which the
/// seat cannot tell from it), or refused in both for the same reason.
pub fn law_9_own_action<G: Game>(
    at: &PlayPosition<G>,
    world: &G,
    seat: Seat,
    action: G::Action,
) -> LawResult {
    judge(Law::NoLeak, || {
        let real = at.after(seat, action).err();
        let other = PlayPosition::play_on(world.clone(), at.dealer.clone(), seat, action).err();
        let said = |refusal: Option<_>| {
            refusal.map_or("accepted".to_owned(), |it| format!("refused by {it}"))
        };
        ensure!(
            real == other,
            "{seat} `{action}` is {}, but {} in a world that {seat} cannot tell apart: {world}",
            said(real),
            said(other)
        );
        Ok(())
    })
}

/// Law 9 for one action in two worlds: `action` of `seat` in the real state and in `world`, which
/// `viewer` cannot tell from it, with equal chance.
///
/// Nothing is compared where one of the worlds refuses the action.
///
/// # What law 9 demands
///
/// Two situations that `viewer` cannot tell apart go on side by side: by the same action in the
/// real state and in one imagined from the view, by two answers of a rival, or by two draws of
/// the dealer. Afterwards
///
/// * **views equal, so words equal**: if the viewer still cannot tell them apart, it must have
///   heard the same events, as many and the same. This finds an event that is not veiled and a
///   log line that sums hidden cards;
/// * **words equal, so views equal**: if it heard the same, it must see the same. This finds a
///   view that shows a hand, a draw or a sealed answer, and any change that nobody announces;
/// * and the viewer's own actions are accepted in both or refused in both, with the same rule and
///   reason. This finds a refusal that tells.
///
/// The first half is waived where the two *states* have become equal: a round that ended may have
/// shown hands that exist no more, and nothing is left to be known about them. Everywhere else a
/// view must remember what its viewer was told, or the law fires.
///
/// # What it cannot find
///
/// A secret that the view *and* the events tell, both of them and to the same extent, is by
/// every sign an open rule of the game: only the rulebook says otherwise, so the game's own tests
/// must name what is hidden, or give the runner a
/// [redeal by the book](crate::Laws::hidden_by_the_book). A refusal is compared for the actions
/// that are tried, an event for the actions and draws of the sample. Timing is outside the
/// contract.
pub fn law_9_same_action<G: Game>(
    at: &PlayPosition<G>,
    viewer: Viewer,
    world: &G,
    seat: Seat,
    action: G::Action,
) -> LawResult {
    judge(Law::NoLeak, || {
        let dealer = at.dealer.clone();
        let other = PlayPosition::play_on(world.clone(), dealer, seat, action);
        let (Ok(real), Ok(other)) = (at.after(seat, action), other) else {
            return Ok(());
        };
        let told = tells_apart(viewer, &real, &other);
        told.map_err(|what| {
            format!(
                "after {seat} `{action}`, beside a world that {} may not tell apart, {what}",
                name(viewer)
            )
        })
    })
}

/// Law 9 for two answers of a rival: `seat` does the one or the other, with equal chance.
pub fn law_9_other_answer<G: Game>(
    at: &PlayPosition<G>,
    viewer: Viewer,
    seat: Seat,
    [one, other]: [G::Action; 2],
) -> LawResult {
    judge(Law::NoLeak, || {
        let (Ok(after_one), Ok(after_other)) = (at.after(seat, one), at.after(seat, other)) else {
            return Ok(());
        };
        let told = tells_apart(viewer, &after_one, &after_other);
        told.map_err(|what| format!("after {seat} `{one}` or `{other}`, {what}"))
    })
}

/// Whether `viewer` is told more than it sees, or sees more than it is told, of which of two
/// things happened.
pub(super) fn tells_apart<G: Game>(
    viewer: Viewer,
    one: &NextPosition<G>,
    other: &NextPosition<G>,
) -> Result<(), String> {
    let views = [one.state.view(viewer), other.state.view(viewer)];
    let heard = [
        heard::<G>(&one.events, viewer),
        heard::<G>(&other.events, viewer),
    ];
    let who = name(viewer);
    let same_view = views[0] == views[1];
    let same_words = heard[0] == heard[1];
    ensure!(
        !same_view || same_words || one.state == other.state,
        "{who} sees no difference but is told one\n  one: {:?}\n  other: {:?}",
        heard[0],
        heard[1]
    );
    ensure!(
        same_view || !same_words,
        "{who} is told no difference but sees one\n  one: {:?}\n  other: {:?}",
        views[0],
        views[1]
    );
    Ok(())
}

/// The events as `viewer` hears them.
pub(super) fn heard<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().map(|event| G::veil(event, viewer)).collect()
}
