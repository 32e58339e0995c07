//! What nobody may find in a page: the hand of somebody else.

use web_tests::pages::PageState;

use crate::games::Game;

/// Two hands, watched through a play.
#[derive(Debug)]
pub(crate) struct Hands<'a> {
    game: &'a Game,
    differed: bool,
}

impl<'a> Hands<'a> {
    pub(crate) fn of(game: &'a Game) -> Hands<'a> {
        let differed = false;
        Hands { game, differed }
    }

    /// Fails if anything of the hand of the other is `seen`.
    pub(crate) fn check(&mut self, seen: &PageState, other: &[String]) {
        let PageState { hand, beside } = seen;
        let told = beside.iter().find(|it| it.starts_with("hand-of"));
        assert_eq!(told, None, "the hand of the other in words");
        for card in other {
            let is_shown = beside.contains(card);
            let is_held = self.game.is_each_card_single && hand.contains(card);
            assert!(!is_shown && !is_held, "{card} is the other's: {hand:?}");
        }
        self.differed |= hand != other;
    }

    /// Fails if both hands were always the same: whoever is shown that of the other sees two alike.
    pub(crate) fn end(self) {
        assert!(self.differed, "both always held the same");
    }
}
