//! Addresses and the pages they name.

use tabletop::Seat;
use web::routes::{Key, Route, Source, Way};

fn read(address: &str) -> Route {
    let (rest, hash) = address.split_once('#').unwrap_or((address, ""));
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    Route::of(path, query, hash)
}

#[test]
fn every_page_has_an_address_that_leads_back_to_it() {
    let table = || "0d9e5f0c9b1d22ab01e477aac3f1ab12".to_owned();
    let game = || Some("new-york-new-york".to_owned());
    let pages = [
        Route::Home,
        Route::New {
            game: None,
            way: Way::Bots,
        },
        Route::New {
            game: game(),
            way: Way::Friends,
        },
        Route::New {
            game: game(),
            way: Way::Device,
        },
        Route::Local { table: table() },
        Route::Table {
            table: table(),
            key: Key::None,
        },
        Route::Table {
            table: table(),
            key: Key::Invitation("77aa".to_owned()),
        },
        Route::Table {
            table: table(),
            key: Key::Seat("5f0c".to_owned()),
        },
        Route::Tables,
        Route::Replay {
            source: Source::File,
            ply: None,
            eyes: None,
        },
        Route::Replay {
            source: Source::Local(table()),
            ply: Some(31),
            eyes: Some(Seat::B),
        },
        Route::Replay {
            source: Source::Server(table()),
            ply: None,
            eyes: Some(Seat::A),
        },
        Route::Rules {
            game: None,
            rule: None,
        },
        Route::rule("new-york-new-york", "NN-010"),
        Route::Settings,
        Route::About,
        Route::Kit,
    ];
    for page in pages {
        assert_eq!(read(&page.to_string()), page, "{page}");
    }
}

#[test]
fn the_word_of_a_link_stands_behind_the_hash_which_is_sent_to_nobody() {
    let page = Route::Table {
        table: "t".to_owned(),
        key: Key::Invitation("secret".to_owned()),
    };
    let address = page.to_string();
    let (sent, kept) = address.split_once('#').unwrap();
    assert!(!sent.contains("secret") && kept.contains("secret"));
}

#[test]
fn an_address_without_a_page_is_lost() {
    assert_eq!(read("/chess"), Route::Lost);
    assert_eq!(read("/t/a/b"), Route::Lost);
}
