//! Addresses and the pages they name.

use tabletop::Seat;
use web::routes::{RecordSource, Route, TableKey, Way};

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
        Route::Begin {
            game: "the-city".to_owned(),
        },
        Route::local(Some("new-york"), &table()),
        Route::local(None, &table()),
        Route::table(Some("new-york"), &table(), TableKey::None),
        Route::table(None, &table(), TableKey::Invitation("77aa".to_owned())),
        Route::table(
            Some("the-city"),
            &table(),
            TableKey::Seat("5f0c".to_owned()),
        ),
        Route::Tables,
        Route::file(),
        Route::file().of_game("fifth-avenue"),
        Route::Replay {
            game: game(),
            source: RecordSource::Local(table()),
            ply: Some(31),
            eyes: Some(Seat::B),
        },
        Route::Replay {
            game: None,
            source: RecordSource::Server(table()),
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
    let page = Route::table(None, "t", TableKey::Invitation("secret".to_owned()));
    let address = page.to_string();
    let (sent, kept) = address.split_once('#').unwrap();
    assert!(!sent.contains("secret") && kept.contains("secret"));
}

#[test]
fn an_address_without_a_page_is_lost() {
    assert_eq!(read("/chess"), Route::Lost);
    assert_eq!(read("/t/a/b"), Route::Lost);
    assert_eq!(read("/replay/elsewhere/a"), Route::Lost);
}

#[test]
fn the_address_says_which_program_has_the_page() {
    for (address, program) in [
        ("/", "door"),
        ("/new/the-city?with=friends", "door"),
        ("/rules/new-york#NY-001", "door"),
        ("/play/the-city", "the-city"),
        ("/play/the-city/0d9e", "the-city"),
        (
            "/t/escape-from-new-york/0d9e#join=77aa",
            "escape-from-new-york",
        ),
        ("/replay", "door"),
        ("/replay/file/new-york", "new-york"),
        ("/replay/t/fifth-avenue/0d9e?ply=3", "fifth-avenue"),
        ("/kit", "new-york-new-york"),
    ] {
        assert_eq!(read(address).program(), program, "{address}");
    }
}

#[test]
fn a_link_that_does_not_name_its_game_becomes_one_that_does() {
    for (old, new) in [
        ("/play/0d9e", "/play/new-york/0d9e"),
        ("/t/0d9e#seat=5f0c", "/t/new-york/0d9e#seat=5f0c"),
        (
            "/replay/t/0d9e?ply=7&eyes=B",
            "/replay/t/new-york/0d9e?ply=7&eyes=B",
        ),
    ] {
        let page = read(old);
        assert_eq!(page.program(), "door", "{old}");
        assert_eq!(page.of_game("new-york").to_string(), new);
    }
}
