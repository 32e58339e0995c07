//! Escape from New York: most windows for heroes to act in are left unused.

use games::{
    Escape,
    escape_from_new_york::{action::Action, flow::Step, view::View},
};

use crate::{AutoPass, Player};

impl Player for Escape {
    fn auto_answer(
        legal: &[Action],
        view: &View,
        passed: Option<&View>,
        pass: AutoPass,
    ) -> Option<Action> {
        let is_idle = || legal.iter().all(|action| view.is_idle(*action));
        let goes_by = match pass {
            AutoPass::Never => false,
            AutoPass::Idle => view.may_pass(legal, passed) || is_idle(),
            AutoPass::Often if is_window(view) => !legal.iter().any(is_pity),
            AutoPass::Often => is_idle(),
        };
        (goes_by && legal.contains(&Action::Pass)).then_some(Action::Pass)
    }

    fn is_pass(action: &Action) -> bool {
        *action == Action::Pass
    }
}

/// Whether the question is only whether anything is done in between.
fn is_window(view: &View) -> bool {
    let now = view.table.agenda.now();
    matches!(
        now,
        Some(Step::Window(_) | Step::Between | Step::Events { .. })
    )
}

/// Whether it would be a pity not to be asked for `action`.
fn is_pity(action: &Action) -> bool {
    matches!(
        action,
        Action::Escape
            | Action::TakeCube
            | Action::TakeCase(_)
            | Action::TakePresident
            | Action::TakeCar(_)
    )
}
