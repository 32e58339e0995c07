//! Our reader of JSON against `serde_json`, on texts right and wrong and on what is told of plays.

use std::collections::BTreeMap;

use host::{Json, JsonError, Match, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Game, SeatCount, Seed, Viewer};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct All {
    small: u8,
    signed: i16,
    large: u64,
    name: String,
    letter: char,
    maybe: Option<bool>,
    nothing: (),
    pair: (u8, String),
    list: Vec<Kind>,
    map: BTreeMap<Side, i64>,
    text: Json,
    #[serde(default)]
    left_out: Option<u8>,
    #[serde(flatten)]
    more: More,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct More {
    code: Side,
    reason: Option<Value>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    North,
    South,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Kind {
    Alone,
    One(Newtype),
    Two(u8, Side),
    Named { side: Side, n: Option<u8> },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Newtype(u32);

const ALL: &str = r#" { "small": 7, "signed": -300, "large": 18446744073709551615,
    "name": "à \"\\\/\b\f\n\r\t\u00e8\ud83d\ude00", "letter": "ß", "maybe": true,
    "nothing": null, "pair": [0, ""],
    "list": ["Alone", {"Alone": null}, {"One": 5}, {"Two": [1, "north"]},
        {"Named": {"n": null, "side": "south"}},
        {"Named": {"unknown": [{"a": [1.5e-3, -0, {}]}, "\u0041", null, false], "side": "south"}}],
    "map": {"north": -1, "south": 9223372036854775807}, "text": {"a" : [ 1.5, "\n" ]},
    "code": "north", "reason": {"a": [1, -2, "x", null, true, {}]} }
"#;

/// Whether there are numbers in it that are not whole, which only `serde_json` reads.
fn has_fractions(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.is_f64(),
        Value::Array(parts) => parts.iter().any(has_fractions),
        Value::Object(parts) => parts.values().any(has_fractions),
        _ => false,
    }
}

/// Reads `text` by both as whatever it is and as an [`All`]. Whether it is one.
fn compare(text: &str) -> bool {
    let theirs: Option<Value> = serde_json::from_str(text).ok();
    let is_json = theirs.is_some();
    if !theirs.as_ref().is_some_and(has_fractions) {
        assert_eq!(host::read(text).ok(), theirs, "{text}");
    }
    let theirs: Option<All> = serde_json::from_str(text).ok();
    let ours: Option<All> = host::read(text).ok();
    let reason = theirs.as_ref().and_then(|it| it.more.reason.as_ref());
    if !reason.is_some_and(has_fractions) {
        assert_eq!(ours, theirs, "{text}");
    }
    let raw = text.parse::<Json>().ok();
    // Where serde_json does not look at what it goes past, it passes over mistakes too.
    if is_json || raw.is_some() {
        assert_eq!(raw, serde_json::from_str(text).ok(), "{text}");
    }
    ours.is_some()
}

#[test]
fn a_value_is_read_as_it_was_written() {
    assert!(compare(ALL));
    let all: All = host::read(ALL).unwrap();
    assert_eq!(all.name, "à \"\\/\u{8}\u{c}\n\r\tè😀");
    assert_eq!(all.text.text(), r#"{"a" : [ 1.5, "\n" ]}"#);
    assert_eq!(Json::of(&all).read(), Ok(all));
}

#[test]
fn each_wrong_letter_is_taken_as_serde_json_takes_it() {
    let mut read = 0;
    for (at, letter) in ALL.char_indices() {
        let (before, after) = (&ALL[..at], &ALL[at + letter.len_utf8()..]);
        compare(before);
        read += usize::from(compare(&format!("{before}{after}")));
        for other in "\"\\{}[],:0-1.eEun \u{1}\n\u{e8}dD".chars() {
            read += usize::from(compare(&format!("{before}{other}{after}")));
            read += usize::from(compare(&format!("{before}{other}{letter}{after}")));
        }
    }
    assert!(read > 1_000, "{read} were right all the same");
}

#[test]
fn escapes_and_depth_end_where_they_end_for_serde_json() {
    for code in (0..=0xffff_u32).step_by(37).chain(0xd7f0..0xd810) {
        for second in [
            "", "\\udc00", "\\udfff", "\\ue000", "\\ud800", " \\udc00", "\\n",
        ] {
            compare(&format!("\"\\u{code:04x}{second}\""));
        }
    }
    for text in [
        "\"\\u+123\"",
        "\"\\u12\"",
        "\"\\uD83d\\uDe00\"",
        "-",
        "01",
        "1.",
        "1e",
        "",
    ] {
        compare(text);
    }
    for depth in 120..135 {
        compare(&format!("{}{}", "[".repeat(depth), "]".repeat(depth)));
        compare(&format!(
            "{}1{}",
            "{\"a\":".repeat(depth),
            "}".repeat(depth)
        ));
    }
    compare(&"[".repeat(100_000));
}

#[test]
fn numbers_are_whole_and_structs_are_maps() {
    assert_eq!(host::read::<Value>("1.5"), Err(JsonError));
    assert_eq!(host::read::<More>(r#"["north", null]"#), Err(JsonError));
    assert!(serde_json::from_str::<More>(r#"["north", null]"#).is_ok());
}

/// Plays a game, and reads all that is told of it.
fn told<G: Game>() -> usize {
    let seats = SeatCount::new(3.clamp(G::INFO.seats_min, G::INFO.seats_max)).unwrap();
    let mut table = Match::<G>::open(&Setup::new(seats, Seed::number(1977))).unwrap();
    let mut plies = 0;
    while let Some(seat) = table.to_act().first()
        && plies < 300
    {
        let legal = table.legal(seat);
        let action = legal[(plies * 7919) % legal.len()];
        let since = table.events_at(table.ply());
        table.play(seat, action).unwrap();
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let view = Json::of(&table.view(viewer));
            let again: G::View = view.read().unwrap();
            assert_eq!(Json::of(&again), view);
            for event in table.events(viewer, since) {
                let event = Json::of(&event);
                let again: G::Event = event.read().unwrap();
                assert_eq!(Json::of(&again), event);
            }
        }
        plies += 1;
    }
    plies
}

#[test]
fn all_that_is_told_of_a_play_is_read_as_it_was_written() {
    let plies: &[usize] = games::each!(told);
    assert!(plies.iter().all(|plies| *plies > 20), "{plies:?}");
}
