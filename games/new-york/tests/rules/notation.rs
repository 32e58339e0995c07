//! Notation and what is written down.

use new_york::{NewYork, action::Action};
use tabletop::Game;

use crate::scene::{opening, scene};

#[test]
fn every_action_has_one_spelling() {
    let spelled = [
        "take b2 g3",
        "take b2 b2 r9",
        "buy yellow y1 y9 y9",
        "add museum-01 at -3,12",
        "remove park-11",
        "remove start",
        "swap station-09 for church-03",
        "pass",
        "place skyscraper-11 at 0,-1",
        "reserve theatre-07",
        "dirk park-05",
    ];
    for text in spelled {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
    }
}

#[test]
fn other_spellings_are_refused() {
    let wrong = [
        "",
        "take",
        "take b2  g3",
        "take g3 b2",
        "take b0",
        "take b10",
        "take b2 b2 b2 b2",
        "take B2",
        "buy blue",
        "buy b2",
        "buy green y",
        "add museum-1 at 0,1",
        "add museum-01 at 0, 1",
        "add museum-01 at +0,1",
        "add museum-01 at 0,99",
        "add museum-08 at 0,1",
        "add pavilion-01 at 0,1",
        "add start at 0,1",
        "remove",
        "remove all",
        "swap park-01 park-02",
        "swap park-01 for start",
        "pass now",
        "place park-01 0,1",
        "reserve",
        "dirk dirk",
        "take -",
        " pass",
        "Pass",
    ];
    for text in wrong {
        assert!(text.parse::<Action>().is_err(), "`{text}` was read");
    }
}

#[test]
fn the_state_is_written_in_plain_words() {
    let scene = scene(2)
        .hand("A", "b2 b2 g3")
        .city("A", "museum-07(1,0)")
        .depot("museum-01 - - -")
        .dirk("park-09");
    let json = serde_json::to_value(&scene.table).unwrap();
    assert_eq!(json["agenda"], serde_json::json!([{"act": "A"}]));
    assert_eq!(json["hands"][0], serde_json::json!(["b2", "b2", "g3"]));
    let laid = serde_json::json!([{"tile": "museum-07", "at": [1, 0]}]);
    assert_eq!(json["cities"][0], laid);
    assert_eq!(
        json["depot"],
        serde_json::json!(["museum-01", null, null, null])
    );
    assert_eq!(json["dirk"]["tiles"], serde_json::json!(["park-09"]));
    let back: NewYork = serde_json::from_value(json).unwrap();
    assert_eq!(back, scene.table);
}

#[test]
fn nonsense_is_not_read_back() {
    let good = serde_json::to_value(&opening(3, 1).table).unwrap();
    let spoil = |pointer: &str, value: serde_json::Value| {
        let mut bad = good.clone();
        *bad.pointer_mut(pointer).unwrap() = value;
        serde_json::from_value::<NewYork>(bad).is_err()
    };
    assert!(spoil("/row", serde_json::json!(["b1", "b1", "b1", "b1"])));
    assert!(spoil("/depot/0", serde_json::json!("museum-99")));
    assert!(spoil(
        "/cities/0",
        serde_json::json!([{"tile": "park-01", "at": [0, 77]}])
    ));
    let twice = serde_json::json!([
        {"tile": "park-01", "at": [0, 1]}, {"tile": "park-01", "at": [0, 2]}
    ]);
    assert!(spoil("/cities/0", twice));
}

#[test]
fn events_survive_being_written_down() {
    let scene = opening(2, 3);
    for event in scene.dealer.events() {
        let text = serde_json::to_string(event).unwrap();
        let back: <NewYork as Game>::Event = serde_json::from_str(&text).unwrap();
        assert_eq!(back, *event);
    }
}
