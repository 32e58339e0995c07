//! What differs between two values leads from one to the other, whatever they are.

use host::{Json, Setup};
use protocol::{Changes, Misfit};
use serde_json::{Map, Value, json};
use tabletop::{Chance, SeatCount, Seed, Viewer};

const PAGE: &str = include_str!("../protocol.md");

fn of(text: &str) -> Json {
    text.parse().expect("it is JSON")
}

/// That the changes lead there; their text.
fn leads(before: &Json, after: &Json) -> String {
    let changes = Changes::between(before, after);
    assert_eq!(
        changes.apply(before).as_ref(),
        Ok(after),
        "{before} by {}",
        changes.text()
    );
    // Whoever knows the type reads both at once; a number that is not whole is no view's.
    match host::read::<Value>(after.text()) {
        Ok(after) => assert_eq!(changes.read(before), Ok(after), "{before} by {changes:?}"),
        Err(_) => assert_eq!(changes.read::<Value>(before), Err(Misfit)),
    }
    changes.text().to_owned()
}

#[test]
fn every_example_of_changes_leads_from_one_to_the_other() {
    let blocks: Vec<&str> = PAGE.split("```json changes\n").skip(1).collect();
    assert_eq!(blocks.len(), 4);
    for block in blocks {
        let mut lines = block.lines();
        let mut next = || of(lines.next().expect("three lines"));
        let (before, changes, after) = (next(), next(), next());
        let told: Changes = serde_json::from_str(changes.text()).expect("they are changes");
        assert_eq!(told.apply(&before), Ok(after.clone()));
        leads(&before, &after);
    }
}

#[test]
fn changes_are_as_small_as_what_differs() {
    let cases = [
        ("1", "1", "{}"),
        ("1", "2", "[2]"),
        ("null", "null", "{}"),
        (
            r#"{"a":null,"bbbb":1}"#,
            r#"{"a":1,"bbbb":1}"#,
            r#"{"a":[1]}"#,
        ),
        (
            r#"{"aaaaaaaa":1,"b":null}"#,
            r#"{"b":null}"#,
            r#"[{"b":null}]"#,
        ),
        (
            r#"{"aa":1,"b":["xx","yy","zz"]}"#,
            r#"{"b":["xx","yy","zz"]}"#,
            r#"{"aa":null}"#,
        ),
        (
            r#"["xxxxxx","yyyyyy","zz"]"#,
            r#"["xxxxxx","yyyyyy"]"#,
            r#"{"len":2}"#,
        ),
        (
            r#"["xxxxxx","yyyyyy"]"#,
            r#"["xxxxxx","yyyyyy","z"]"#,
            r#"{"len":3,"2":["z"]}"#,
        ),
        (
            r#"{"a\"b":1,"c":1}"#,
            r#"{"a\"b":{},"c":1}"#,
            r#"{"a\"b":[{}]}"#,
        ),
        // A new member that is not the last one: the object is put whole.
        (r#"{"b":1}"#, r#"{"a":1,"b":1}"#, r#"[{"a":1,"b":1}]"#),
        (r#"{"a":1,"b":2}"#, r#"{"b":2,"a":1}"#, r#"[{"b":2,"a":1}]"#),
    ];
    for (before, after, changes) in cases {
        assert_eq!(leads(&of(before), &of(after)), changes);
    }
}

#[test]
fn changes_that_belong_to_another_value_are_said_to() {
    let cases = [
        ("1", "{\"a\":[1]}"),
        ("[1]", "{\"1\":{}}"),
        ("[1]", "{\"1\":[2]}"),
        ("[1]", "{\"len\":3,\"2\":[1]}"),
        ("[1]", "{\"len\":99999999999999999999}"),
        ("[1]", "{\"len\":-1}"),
        ("[1]", "{\"x\":[1]}"),
        ("{\"a\":1}", "{\"a\":{\"b\":[1]}}"),
        ("{\"a\":1}", "{\"b\":{}}"),
        ("{\"a\":1}", "{\"b\":null}"),
        ("{\"a\":1,\"b\":1}", "{\"b\":[2],\"a\":[2]}"),
        ("{}", "[]"),
        ("{}", "[1,2]"),
        ("{}", "null"),
    ];
    for (before, changes) in cases {
        let changes: Changes = serde_json::from_str(changes).expect("it is JSON");
        assert_eq!(
            changes.apply(&of(before)),
            Err(Misfit),
            "{} to {before}",
            changes.text()
        );
        // That members are named in another order is found by types, which have each once.
        let is_order = changes.text().starts_with("{\"b\":[2]");
        assert!(is_order || changes.read::<Value>(&of(before)) == Err(Misfit));
    }
}

#[test]
fn values_nested_deep_are_put_whole() {
    let nest = |inner: &str| of(&format!("{}{inner}{}", "[".repeat(120), "]".repeat(120)));
    leads(&nest("1"), &nest("2"));
    let deep: Changes =
        serde_json::from_str(&format!("{}[1]{}", "{\"0\":".repeat(100), "}".repeat(100)))
            .expect("it is JSON");
    assert_eq!(deep.apply(&nest("1")), Err(Misfit));
}

fn value(chance: &mut Chance, depth: u32) -> Value {
    let kinds = if depth == 0 { 5 } else { 8 };
    match chance.below(kinds) {
        0 => Value::Null,
        1 => json!(chance.below(2) == 0),
        2 => json!(chance.below(100)),
        3 => json!(f64::from(chance.below(100)) / 8.0),
        4 => json!(["", "len", "0", "a \"b\" \\ \u{1f5fd}"][chance.below(4) as usize]),
        5 | 6 => {
            let len = chance.below(5);
            (0..len).map(|_| value(chance, depth - 1)).collect()
        }
        _ => {
            let mut members = Map::new();
            for name in ["a", "0", "len", "\"", "\u{e9}"] {
                if chance.below(2) == 0 {
                    members.insert(name.to_owned(), value(chance, depth - 1));
                }
            }
            Value::Object(members)
        }
    }
}

/// The same with something else in it.
fn changed(value: &Value, chance: &mut Chance, depth: u32) -> Value {
    match value {
        Value::Array(items) if chance.below(8) > 0 => {
            let mut items: Vec<Value> = items
                .iter()
                .filter(|_| chance.below(8) > 0)
                .cloned()
                .collect();
            for item in &mut items {
                if chance.below(3) == 0 {
                    *item = changed(item, chance, depth);
                }
            }
            if chance.below(4) == 0 {
                items.push(self::value(chance, depth));
            }
            Value::Array(items)
        }
        Value::Object(members) if chance.below(8) > 0 => {
            let mut members: Map<String, Value> = members
                .iter()
                .filter(|_| chance.below(8) > 0)
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect();
            for value in members.values_mut() {
                if chance.below(3) == 0 {
                    *value = changed(value, chance, depth);
                }
            }
            Value::Object(members)
        }
        _ => self::value(chance, depth),
    }
}

#[test]
fn changes_lead_from_any_value_to_any_other() {
    for seed in 0..3_000 {
        let mut chance = Chance::new(Seed::number(seed));
        let one = value(&mut chance, 4);
        let near = changed(&one, &mut chance, 3);
        let far = value(&mut chance, 4);
        let [one, near, far] = [one, near, far].map(|value| Json::of(&value));
        for (before, after) in [(&one, &near), (&near, &one), (&one, &far)] {
            let told = leads(before, after);
            assert!(told.len() <= after.text().len() + 2);
        }
    }
}

#[test]
fn changes_lead_from_each_view_of_a_game_to_the_next() {
    for game in host::GAMES {
        let seats = SeatCount::new(game.info.seats_max).expect("a game has seats");
        let setup = Setup::new(seats, Seed::number(7));
        let mut table = (game.open)(&setup).expect("the table can be laid");
        let mut chance = Chance::new(Seed::number(7));
        let viewers: Vec<Viewer> = Viewer::all(seats).collect();
        let views = |table: &dyn host::Table| -> Vec<Json> {
            viewers.iter().map(|viewer| table.view(*viewer)).collect()
        };
        let mut before = views(&*table);
        for _ in 0..120 {
            let Some(seat) = table.to_act().iter().next() else {
                break;
            };
            let legal = table.legal(seat);
            let action = &legal[chance.below(legal.len() as u32) as usize];
            table.play(seat, table.ply(), action).expect("it is legal");
            let after = views(&*table);
            for (before, after) in before.iter().zip(&after) {
                leads(before, after);
            }
            before = after;
        }
    }
}
