//! The five games as people play them here: small, and so that each comes to its end.

use web_tests::{
    Page, Server,
    pages::{NewGame, TableOnPage, TableState},
};

/// So many decisions show that a game goes on.
const DECISIONS: u32 = 6;

/// A game, and how it is played here.
#[derive(Debug)]
pub(crate) struct Game {
    /// Its id in addresses.
    pub(crate) id: &'static str,
    /// What makes it short.
    options: &'static [(&'static str, &'static str)],
    /// Whoever plays picks these first, so that a play comes to its end.
    pub(crate) preferred: &'static [&'static str],
    /// Whether each card is there once, so that no two hands can hold the same.
    pub(crate) is_each_card_single: bool,
}

pub(crate) const NEW_YORK_NEW_YORK: Game = Game {
    id: "new-york-new-york",
    options: &[("rounds", "1")],
    preferred: &[],
    is_each_card_single: true,
};
pub(crate) const NEW_YORK: Game = Game {
    id: "new-york",
    options: &[],
    preferred: &[".stall", ".gh", ".into"],
    is_each_card_single: false,
};
pub(crate) const THE_CITY: Game = Game {
    id: "the-city",
    options: &[],
    preferred: &["[data-testid=hand] ", "[data-testid=drawn] "],
    is_each_card_single: false,
};
/// Shops first; else what is listed beside the map.
pub(crate) const FIFTH_AVENUE: Game = Game {
    id: "fifth-avenue",
    options: &[],
    preferred: &[".f-tile", ".f-act"],
    is_each_card_single: false,
};
/// A timer tile fewer, and one is taken every turn: the soonest end. Nobody takes discards back in
/// a building: who has none takes no tile, and in the clinic that can go on for 500 turns.
pub(crate) const ESCAPE: Game = Game {
    id: "escape-from-new-york",
    options: &[("hard-time", "yes")],
    preferred: &[
        "[data-pick=\"do-timer\"]",
        "body:has(.offered .may) [data-pick=\"do-pass\"]",
    ],
    is_each_card_single: true,
};

pub(crate) const GAMES: [&Game; 5] = [
    &NEW_YORK_NEW_YORK,
    &NEW_YORK,
    &THE_CITY,
    &FIFTH_AVENUE,
    &ESCAPE,
];

impl Game {
    /// A table of two; `with` is nothing, `friends` or `device`.
    pub(crate) async fn of_two<'a>(
        &self,
        page: &'a Page,
        server: &Server,
        with: &str,
    ) -> NewGame<'a> {
        let new = NewGame::open(page, server, self.id, with).await;
        new.two_seats().await;
        for (key, value) in self.options {
            new.option(key, value).await;
        }
        new
    }

    /// Begun against one bot on this device.
    pub(crate) async fn against_a_bot<'a>(
        &self,
        page: &'a Page,
        server: &Server,
    ) -> TableOnPage<'a> {
        self.of_two(page, server, "").await.start().await
    }

    /// Plays on until some decisions more have been made, those of the bot included, and the
    /// person here is asked again.
    pub(crate) async fn play_on(&self, table: TableOnPage<'_>) {
        let end = table.stands().await.ply + DECISIONS;
        loop {
            match table.moment().await {
                TableState::Turn if table.stands().await.ply < end => {
                    table.click_on(self.preferred).await;
                }
                TableState::Scored => table.put_away().await,
                TableState::Turn | TableState::Curtain | TableState::Over => break,
            }
        }
        table.until_ply(end).await;
    }
}
