//! From the box to the first decision.

use escape_from_new_york::{
    Escape,
    components::{
        Persona,
        board::{HELIPAD, LIBRARY, OPEN_AT_START},
    },
    event::{Event, Seen},
    setup::black_tiles,
    state::hero::{Ride, Slot},
    state::options::Options,
};
use tabletop::{Dealer, Game, Options as _, Seat, SeatCount, Seed, SetupError, Viewer};

use crate::scene::scene;

fn dealt(seats: u8, options: &str, seed: u64) -> (Escape, Vec<Event>) {
    let options = Options::of_line(options).unwrap();
    let mut dealer = Dealer::new(Seed::number(seed));
    let seats = SeatCount::new(seats).unwrap();
    let table = Escape::set_up(&options, seats, &mut dealer).unwrap();
    (table, dealer.take_events())
}

/// rules: FU-05, FU-06, FU-11, FU-83
#[test]
fn the_table_is_laid_as_the_book_says() {
    let (table, _) = dealt(3, "", 5);
    assert_eq!(table.map.revealed, OPEN_AT_START);
    assert_eq!((table.ny.noise, table.ny.mission), (0, 4));
    assert_eq!((table.ny_deck_len(), table.ny.beside.len()), (7, 3));
    assert_eq!(table.map.bosses_on().count(), 0);
    assert_eq!((table.tiles.len(), table.tokens.len()), (42, 14));
    assert_eq!((table.items.len(), table.events.len()), (18, 16));
    assert!(table.gullfire && !table.landed && table.helicopter == HELIPAD);
    table.assert_sound();
}

/// rules: FU-07, FU-08, FU-Q29
#[test]
fn every_hero_starts_with_the_own_equipment() {
    let it = scene("jena maggie mente tassista");
    let heroes: Vec<_> = it.table.heroes.values().collect();
    assert!(
        heroes
            .iter()
            .all(|hero| hero.space == LIBRARY && hero.hand.len() == 8)
    );
    assert!(
        heroes
            .iter()
            .all(|hero| hero.beside.len() == 3 && hero.level == 0)
    );
    assert_eq!((heroes[0].ammunition, heroes[1].ammunition), (3, 4));
    assert_eq!(heroes[2].reserve[0], Some(Slot::Diagram));
    assert_eq!(heroes[3].ride, Some(Ride::Taxi));
    let mut sets: Vec<u8> = heroes.iter().map(|hero| hero.set).collect();
    sets.sort_unstable();
    assert_eq!(sets, [0, 1, 2, 3]);
    let it = scene("jena");
    assert!(!it.a().reserve.contains(&Some(Slot::Diagram)));
}

/// rules: FU-09, FU-84, FU-Q36, FU-Q42
#[test]
fn objectives_are_dealt_in_secret() {
    let (table, events) = dealt(2, "", 3);
    let heard: Vec<Event> = events
        .iter()
        .map(|event| Escape::veil(event, Viewer::Seat(Seat::A)))
        .collect();
    let own = Seen::Face(table.heroes[Seat::A].objectives);
    assert!(heard.contains(&Event::Objectives {
        seat: Seat::A,
        cards: own
    }));
    assert!(heard.contains(&Event::Objectives {
        seat: Seat::B,
        cards: Seen::Back
    }));
}

/// rules: FU-10, FU-77, FU-Q01
#[test]
fn fewer_heroes_have_fewer_black_tiles() {
    let tiles = |seats: u8, options: &str| {
        black_tiles(
            &Options::of_line(options).unwrap(),
            SeatCount::new(seats).unwrap(),
        )
    };
    assert_eq!([4, 3, 2, 1].map(|seats| tiles(seats, "")), [11, 10, 9, 8]);
    assert_eq!(
        [4, 3, 2, 1].map(|seats| tiles(seats, "hard-time=yes")),
        [10, 9, 8, 7]
    );
    let (table, _) = dealt(4, "", 1);
    assert_eq!(
        (
            table.timer.black,
            table.timer.unseen.len(),
            table.timer.red.len()
        ),
        (11, 12, 3)
    );
}

/// rules: FU-Q02
#[test]
fn one_diagram_is_left_out_unseen() {
    for seed in 0..20 {
        let (table, _) = dealt(1, "", seed);
        let cards: Vec<_> = table.boxes.iter().filter_map(|it| it.case).collect();
        let diagrams = cards.iter().filter(|it| it.card.bridge().is_some());
        assert_eq!((cards.len(), diagrams.count()), (4, 2));
    }
}

/// rules: FU-10, FU-Q31, FU-Q37, FU-Q71
#[test]
fn heroes_are_agreed_on_or_drawn_and_a_random_hero_starts() {
    let (table, _) = dealt(2, "cast=yes heroes=mente,jena,maggie,tassista", 1);
    let heroes: Vec<_> = table.heroes.values().map(|hero| hero.persona).collect();
    assert_eq!(heroes, [Persona::Mente, Persona::Jena]);
    let starts: Vec<_> = (0..30).map(|seed| dealt(4, "", seed).0.active).collect();
    assert!((0..4).all(|seat| starts.contains(&Seat::new(seat))));
    let refused = Options::of_line("heroes=jena,jena,maggie,mente").unwrap_err();
    assert!(matches!(
        refused,
        SetupError::BadOption { key: "heroes", .. }
    ));
    let seats = SeatCount::new(5).unwrap();
    let laid = Escape::set_up(
        &Options::default(),
        seats,
        &mut Dealer::new(Seed::number(1)),
    );
    assert!(matches!(laid, Err(SetupError::Seats { .. })));
}
