//! Fifth Avenue: whoever cannot bid passes unasked.

use games::{
    FifthAvenue,
    fifth_avenue::{action::Action, view::View},
};

use crate::{AutoPass, Player};

impl Player for FifthAvenue {
    // rules: FA-098
    fn auto_answer(
        legal: &[Action],
        _view: &View,
        _passed: Option<&View>,
        pass: AutoPass,
    ) -> Option<Action> {
        let must = legal == [Action::Pass] && pass != AutoPass::Never;
        must.then_some(Action::Pass)
    }

    fn is_pass(action: &Action) -> bool {
        *action == Action::Pass
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Dealer, Game, SeatCount, Seed, Viewer};

    use super::*;

    #[test]
    fn a_pass_is_answered_unasked_where_it_is_all_there_is() {
        let seats = SeatCount::new(3).expect("three play");
        let options = <FifthAvenue as Game>::Options::default();
        let mut dealer = Dealer::new(Seed::number(1));
        let table = FifthAvenue::set_up(&options, seats, &mut dealer).expect("a table is laid");
        let view = table.view(Viewer::Spectator);
        let answer = |legal: &[Action], pass| FifthAvenue::auto_answer(legal, &view, None, pass);
        let only = [Action::Pass];
        assert_eq!(answer(&only, AutoPass::Idle), Some(Action::Pass));
        assert_eq!(
            answer(&only, AutoPass::Never),
            None,
            "somebody wants to be asked"
        );
        assert_eq!(
            answer(&[Action::Stand, Action::Pass], AutoPass::Often),
            None
        );
        assert_eq!(answer(&[], AutoPass::Often), None);
    }
}
