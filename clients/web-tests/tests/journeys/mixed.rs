//! Two people at one server's table, one in a browser and one in a terminal: each game to its end.

use web_tests::{Page, Server, Size, Terminal, Trial, pages::Table, trial};

use crate::{
    alone::still,
    games::{ESCAPE, FIFTH_AVENUE, Game, NEW_YORK, NEW_YORK_NEW_YORK, THE_CITY},
    together::{begin, invite, take_seat},
};

/// How it ended stands among so many lines at the end of what a terminal says.
const LAST: usize = 20;

/// How it ended, told of somebody who is called `own` as it is told of others.
fn told_of(own: &str, ending: &str) -> String {
    let wins = format!("{own} wins");
    let ending = ending.replace("You win", &wins).replace('!', ".");
    let ending = ending.replace("You have all lost", "Everybody has lost");
    ending
        .replace("You", own)
        .replace(" you", &format!(" {own}"))
}

/// Ada at a page and Bo in a terminal have sat down, and it begins.
async fn sit_down<'a>(
    game: &Game,
    trial: &Trial,
    page: &'a Page,
    server: &Server,
) -> (Table<'a>, Terminal) {
    let link = invite(game, page, server).await;
    take_seat(page, "Ada").await;
    let terminal = trial.terminal(&link, "Bo");
    begin(page).await;
    (Table::at(page).await, terminal)
}

/// A whole game: each answers when asked, and neither waits for anything else. `words` are those
/// of the choices that a terminal prefers.
fn browser_and_terminal_play(game: &Game, words: &str, name: &'static str) {
    trial(name, async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let (table, mut terminal) = sit_down(game, trial, &page, &server).await;
        futures_util::future::join(table.play_by_mouse(game.preferred), terminal.play(words)).await;
        let ending = told_of("Ada", &table.ending().await);
        let mut last = terminal.said().iter().rev().take(LAST);
        let is_same = last.any(|line| told_of("Bo", line) == ending);
        assert!(is_same, "{ending} {:#?}", terminal.said());
    });
}

#[test]
fn browser_and_terminal_play_new_york_new_york() {
    browser_and_terminal_play(&NEW_YORK_NEW_YORK, "", "mixed-nyny");
}

#[test]
fn browser_and_terminal_play_new_york() {
    browser_and_terminal_play(&NEW_YORK, "", "mixed-ny");
}

#[test]
fn browser_and_terminal_play_the_city() {
    browser_and_terminal_play(&THE_CITY, "", "mixed-city");
}

#[test]
fn browser_and_terminal_play_fifth_avenue() {
    browser_and_terminal_play(&FIFTH_AVENUE, "", "mixed-fa");
}

#[test]
fn browser_and_terminal_play_escape_from_new_york() {
    browser_and_terminal_play(&ESCAPE, "timer", "mixed-fu");
}
