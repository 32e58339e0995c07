//! What New York says, in random plays and in samples.

mod events;
mod turns;

use games::new_york::{
    NewYork,
    action::Action,
    components::{
        Kind, Tile,
        money::{Bank, Money},
        purse::Purse,
    },
    event::Event,
    scoring,
    setup::Options,
    state::city::Cell,
};
use prose::{Audience, Lang, Named, Voice, new_york::street};
use tabletop::{Chance, Dealer, Game, Memory, PerSeat, Seat, SeatCount, Seed, Viewer};

fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).expect("a table has so many seats")
}

fn audience(lang: Lang, viewer: Viewer, count: u8) -> Audience {
    Audience {
        lang,
        viewer,
        names: PerSeat::from_fn(seats(count), |seat| format!("Bot {seat}")),
    }
}

fn first(lang: Lang) -> Audience {
    audience(lang, Seat::A.into(), 3)
}

fn tile(text: &str) -> Tile {
    text.parse().expect("tests name tiles of the box")
}

fn purse(text: &str) -> Purse {
    let cards = text.split_whitespace();
    let cards = cards.map(|card| card.parse::<Money>().expect("tests name cards of the box"));
    Purse::of_cards(cards).expect("no more than three of a card")
}

fn cell(x: i8, y: i8) -> Cell {
    Cell::new(x, y).expect("within reach")
}

/// A sentence as it must be: something is there, nothing is broken.
fn assert_fine(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}', '$']), "{text}");
    assert!(!text.contains("  "), "{text}");
    assert!(!text.contains(['\u{2068}', '\u{2069}']), "{text}");
    assert_eq!(text, text.trim());
}

fn said(table: &NewYork, events: &[Event], viewer: Viewer, lang: Lang) -> Vec<String> {
    let audience = audience(lang, viewer, table.hands.seats().get());
    let view = table.view(viewer);
    let mut texts = NewYork::situation(&view, &audience);
    texts.push(NewYork::prompt(&view, &audience));
    texts.push(NewYork::headline(&view, lang));
    for table in [
        NewYork::score_now(&view, &audience),
        NewYork::score_sheet(&view, &audience),
    ] {
        texts.extend(table.spoken());
        texts.push(table.caption);
    }
    let told = events
        .iter()
        .map(|event| NewYork::event(event, &audience).text);
    texts.extend(told);
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        table.legal_actions(seat, &mut legal);
    }
    for action in legal.iter().step_by(1 + legal.len() / 8) {
        let label = NewYork::action(action, &view, &audience);
        texts.push(label.line());
        texts.extend(label.group);
    }
    if let Some(outcome) = table.outcome() {
        texts.push(NewYork::ending(&outcome, &audience));
    }
    texts
}

/// Plays at random but for the love of money, which would go on for ever; calls `look` at every
/// decision and at the end.
fn play(n: u64, mut look: impl FnMut(&NewYork, &[Event])) {
    let count = 2 + (n % 5) as u8;
    let mut dealer = Dealer::new(Seed::number(n));
    let mut chance = Chance::new(Seed::number(1000 + n));
    let hands = if n.is_multiple_of(2) {
        Memory::Remembered
    } else {
        Memory::Open
    };
    let table = NewYork::set_up(&Options { hands }, seats(count), &mut dealer);
    let mut table = table.expect("the options open a table");
    let mut legal = Vec::new();
    loop {
        look(&table, &dealer.take_events());
        let Some(seat) = table.to_act().first() else {
            return;
        };
        legal.clear();
        table.legal_actions(seat, &mut legal);
        let is_earnest =
            |action: &&Action| matches!(action, Action::Buy { .. } | Action::Place { .. });
        let earnest: Vec<_> = legal.iter().filter(is_earnest).collect();
        let choice = if earnest.is_empty() || chance.below(4) == 0 {
            legal[chance.below(legal.len() as u32) as usize]
        } else {
            *earnest[chance.below(earnest.len() as u32) as usize]
        };
        let played = table.play(seat, choice, &mut dealer);
        played.expect("what is listed is legal");
    }
}

#[test]
fn everything_in_random_plays_can_be_said_to_everyone_in_both_languages() {
    for n in 0..5 {
        play(n, |table, events| {
            let asked = table.to_act().first().map(Viewer::Seat);
            for viewer in [Viewer::Spectator].into_iter().chain(asked) {
                for lang in Lang::ALL {
                    for text in said(table, events, viewer, lang) {
                        assert_fine(&text);
                    }
                }
            }
        });
    }
}

/// rules: NY-30, NY-31, NY-32
#[test]
fn the_longest_street_has_as_many_sides_as_the_rules_count() {
    for n in 0..10 {
        play(n, |table, _| {
            for seat in table.hands.seats().iter() {
                let city = table.cities.of(seat);
                let street = street(city);
                assert_eq!(street.len(), scoring::longest_street(city).into());
                for (cell, side) in &street {
                    let tile = city.tile_at(*cell).expect("streets are on buildings");
                    assert!(tile.streets().on(*side));
                }
            }
        });
    }
}

/// rules: NY-T16
#[test]
fn a_ring_of_streets_counts_every_side_once() {
    let mut table = table_of(2);
    for (name, x, y) in [
        ("museum-01", 0, 1),
        ("station-01", 1, 0),
        ("theatre-01", 0, -1),
        ("church-01", -1, 0),
    ] {
        table.cities.lay(Seat::A, tile(name), cell(x, y));
    }
    assert_eq!(street(table.cities.of(Seat::A)).len(), 12);
    assert_eq!(street(table.cities.of(Seat::B)), []);
}

#[test]
fn every_tile_has_a_name_of_its_own() {
    for lang in Lang::ALL {
        let mut names: Vec<_> = games::new_york::components::BOX
            .iter()
            .map(|tile| tile.name(lang))
            .collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 54);
    }
    assert_eq!(tile("park-03").name(Lang::En), "Park 8 N-E");
    assert_eq!(tile("park-03").the(Lang::It), "il Parco 8 N-E");
    assert_eq!(tile("skyscraper-05").the(Lang::It), "il Grattacielo 9 N-O");
    assert_eq!(tile("church-09").the(Lang::It), "la Chiesa 11");
    assert_eq!(Bank::Red.the(Lang::It), "la banca rossa");
    assert_eq!(Kind::Theatre.the(Lang::It), "il Teatro");
}

fn table_of(count: u8) -> NewYork {
    let mut dealer = Dealer::new(Seed::number(7));
    let table = NewYork::set_up(&Options::default(), seats(count), &mut dealer);
    table.expect("the usual options open a table")
}
