//! What nobody may find in a page: the hand of somebody else.

use web_tests::Page;

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

    /// Fails if anything of `other` is in the page of somebody who holds `own`.
    pub(crate) async fn check(&mut self, page: &Page, own: &[String], other: &[String]) {
        let beside = "return [...document.querySelectorAll('[data-pick]')]\
                      .filter(it => !it.closest('[data-testid=hand]')).map(it => it.dataset.pick)";
        let beside: Vec<String> = page.look(beside, Vec::new()).await;
        for card in other {
            let is_shown = beside.contains(card);
            let is_held = self.game.is_each_card_single && own.contains(card);
            assert!(!is_shown && !is_held, "{card} is the other's: {own:?}");
        }
        self.differed |= own != other;
    }

    /// Fails if both hands were always the same: whoever is shown that of the other sees two alike.
    pub(crate) fn end(self) {
        assert!(self.differed, "both always held the same");
    }
}
