//! Every table in every ordinary window: a position is played to once, and the window resized
//! around it.
//!
//! Of every game one table of the most seats in a few windows. With `ALL_WINDOWS=yes` tables of
//! every number of seats in all windows, in both languages, more positions of each, and text twice
//! as large: `cargo verify long`.

use std::env;

use web_tests::{
    Page, Size, Trial,
    pages::{Moment, NewGame, Table},
    trial,
    windows::{self, ALL, FEW, LARGE_TEXT},
};

use crate::{
    alone::still,
    games::{ESCAPE, FIFTH_AVENUE, Game, NEW_YORK, NEW_YORK_NEW_YORK, THE_CITY},
};

/// So many picks are made before a position is looked at.
const PICKS: usize = 9;
/// So many more positions are looked at, one pick after the other, when there is time.
const POSITIONS: usize = 8;

/// What is looked at.
struct Tour {
    sizes: &'static [Size],
    langs: &'static [&'static str],
    positions: usize,
}

const SHORT: Tour = Tour {
    sizes: &FEW,
    langs: &["en"],
    positions: 1,
};
const WHOLE: Tour = Tour {
    sizes: &ALL,
    langs: &["en", "it"],
    positions: POSITIONS,
};
const LARGE: Tour = Tour {
    sizes: &LARGE_TEXT,
    langs: &["it"],
    positions: 2,
};

/// Whether there is time for everything.
fn is_whole() -> bool {
    env::var("ALL_WINDOWS").is_ok_and(|it| it == "yes")
}

/// One pick on; whether somebody here is asked again.
async fn pick_on(table: Table<'_>, game: &Game) -> bool {
    loop {
        match table.moment().await {
            Moment::Turn => break,
            Moment::Scored => table.put_away().await,
            Moment::Curtain | Moment::Over => return false,
        }
    }
    table.click_on(game.preferred).await;
    loop {
        match table.moment().await {
            Moment::Turn => return true,
            Moment::Scored => table.put_away().await,
            Moment::Curtain | Moment::Over => return false,
        }
    }
}

/// What is wrong at the position a table is in.
async fn look_around(page: &Page, tour: &Tour, about: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for lang in tour.langs {
        page.resize(Size::DESKTOP).await;
        page.click(&format!("lang-{lang}")).await;
        for size in tour.sizes {
            let Size { width, height } = size;
            let said = windows::wrong(page, *size).await;
            if !said.is_empty() {
                page.photograph(&format!("window-{about}-{width}x{height}-{lang}"))
                    .await;
            }
            let place = format!("{about} {width}x{height} {lang}");
            wrong.extend(said.into_iter().map(|it| format!("{place}: {it}")));
        }
    }
    page.resize(Size::DESKTOP).await;
    wrong
}

/// What is wrong at a table of so many seats.
async fn visit(
    trial: &Trial,
    page: &Page,
    (game, seats): (&Game, usize),
    tour: &Tour,
) -> Vec<String> {
    still(page).await;
    page.resize(Size::DESKTOP).await;
    let server = trial.server();
    let new = NewGame::open(page, &server, game.id, "").await;
    let table = new.seats(seats).await.start().await;
    let mut wrong = Vec::new();
    for pick in 0..PICKS + tour.positions {
        if pick >= PICKS {
            table.moment().await;
            let about = format!("{}-{seats}-{pick}", game.id);
            wrong.extend(look_around(page, tour, &about).await);
        }
        if !pick_on(table, game).await {
            break;
        }
    }
    wrong
}

fn fits(game: &Game, name: &'static str, (fewest, most): (usize, usize)) {
    trial(name, async |trial| {
        let (counts, tour) = if is_whole() {
            (fewest..=most, &WHOLE)
        } else {
            (most..=most, &SHORT)
        };
        let page = trial.page(Size::DESKTOP).await;
        let mut wrong = Vec::new();
        for seats in counts {
            wrong.extend(visit(trial, &page, (game, seats), tour).await);
        }
        if is_whole() {
            let page = trial.page_with_text(Size::DESKTOP, 32).await;
            let large = visit(trial, &page, (game, most), &LARGE).await;
            wrong.extend(large.into_iter().map(|it| format!("large text, {it}")));
        }
        let count = wrong.len();
        assert!(wrong.is_empty(), "{count} things:\n{}", wrong.join("\n"));
    });
}

#[test]
fn new_york_new_york_can_be_played_in_every_window() {
    fits(&NEW_YORK_NEW_YORK, "windows-nyny", (2, 4));
}

#[test]
fn new_york_can_be_played_in_every_window() {
    fits(&NEW_YORK, "windows-ny", (2, 6));
}

#[test]
fn the_city_can_be_played_in_every_window() {
    fits(&THE_CITY, "windows-city", (2, 5));
}

#[test]
fn fifth_avenue_can_be_played_in_every_window() {
    fits(&FIFTH_AVENUE, "windows-fa", (2, 4));
}

#[test]
fn escape_from_new_york_can_be_played_in_every_window() {
    fits(&ESCAPE, "windows-fu", (1, 4));
}
