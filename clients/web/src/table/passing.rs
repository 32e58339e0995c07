//! Questions that are not put: where there is nothing worth asking, the client answers.

use leptos::prelude::*;

use super::Desk;

/// Answers for the player, if the table asks nothing worth asking. The same question is answered
/// once, whatever comes of it.
pub(super) fn pass_by_itself(desk: Desk) {
    let Some(action) = answer(desk) else { return };
    let now = desk.now();
    if now.is_some() && desk.passed.get_value() != now {
        desk.passed.set_value(now);
        desk.act(action);
    }
}

/// The answer that will be given without asking.
fn answer(desk: Desk) -> Option<String> {
    let eyes = desk.eyes_untracked()?;
    eyes.by_itself(desk.ui.halt.get_untracked())
}

/// Whether what the table asks is being answered without the player.
pub(super) fn is_passing(desk: Desk) -> bool {
    desk.now().is_some() && desk.passed.get_value() == desk.now()
}
