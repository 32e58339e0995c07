//! The parts in the box.

use escape_from_new_york::{
    action::Action,
    components::{
        AMMUNITION, CARS, CONVICTS, CUBES, Persona, Provenance, ROADBLOCKS,
        aims::{LEVELS, Objective},
        board::{Ground, POIS, Space},
        bosses::Boss,
        cards::{Card, Stock, cards_of},
        equipment::{Case, Item},
        new_york::NyCard,
        places::{Poi, Token},
        tiles::{MapTile, Mark},
        timer::{EventCard, TimerTile},
    },
};

/// rules: FU-01, FU-02, FU-03, FU-04, FU-82
#[test]
fn the_box_holds_what_the_list_says() {
    for hero in Persona::ALL {
        assert_eq!(cards_of(hero, Stock::Basic).len(), 8);
        assert_eq!(cards_of(hero, Stock::Special).len(), 3);
    }
    assert_eq!(
        (CONVICTS, CARS, ROADBLOCKS, CUBES, AMMUNITION),
        (40, 4, 25, 15, 15)
    );
    assert_eq!((NyCard::all().count(), Boss::ALL.len()), (20, 3));
    let count = |ground| Space::all().filter(|at| at.ground() == ground).count();
    assert_eq!((count(Ground::City), count(Ground::Park)), (34, 7));
    assert_eq!((POIS.len(), Poi::all().count()), (8, 8));
    assert_eq!(
        Token::all().map(|it| u32::from(it.copies())).sum::<u32>(),
        14
    );
    assert_eq!(
        TimerTile::all()
            .map(|it| u32::from(it.copies()))
            .sum::<u32>(),
        16 + 3
    );
    assert_eq!(
        EventCard::all()
            .map(|it| u32::from(it.copies()))
            .sum::<u32>(),
        16 + 2
    );
    assert_eq!(
        Item::all().map(|it| u32::from(it.copies())).sum::<u32>(),
        18 + 2 + 1 + 2
    );
    assert_eq!((Objective::all().count(), Card::all().count()), (14, 52));
}

/// rules: FU-42
#[test]
fn the_city_tiles_have_the_marks_of_the_table() {
    let tiles: Vec<MapTile> = MapTile::all().take(34).collect();
    let count = |mark: Mark| {
        let marks = tiles.iter().flat_map(|tile| tile.marks());
        marks.filter(|it| **it == mark).count()
    };
    let marks = [
        Mark::Convict,
        Mark::Cube,
        Mark::Event,
        Mark::Manhole,
        Mark::Car,
    ];
    assert_eq!(marks.map(count), [30, 13, 12, 8, 4]);
    let roadblocks = tiles.iter().flat_map(|tile| tile.marks());
    let roadblocks = roadblocks.filter(|it| matches!(it, Mark::Roadblock(_)));
    assert_eq!(roadblocks.count(), 17);
}

/// How many rows of a table are known, partly known, reconstructed, and ours.
fn counts(rows: impl Iterator<Item = Provenance>) -> [usize; 4] {
    let mut counts = [0; 4];
    for row in rows {
        counts[match row {
            Provenance::Known(_) => 0,
            Provenance::Partly(_) => 1,
            Provenance::Reconstructed => 2,
            Provenance::Ours => 3,
        }] += 1;
    }
    counts
}

/// rules: FU-04
#[test]
fn every_row_says_where_its_values_come_from_and_the_rules_add_them_up() {
    let tables = [
        counts(Space::all().map(Space::provenance)),
        counts(MapTile::all().map(MapTile::provenance)),
        counts(Token::all().map(Token::provenance)),
        counts(Poi::all().map(Poi::provenance)),
        counts(Card::all().map(Card::provenance)),
        counts(Item::all().map(Item::provenance)),
        counts(Case::all().map(Case::provenance)),
        counts(Objective::all().map(Objective::provenance)),
        counts(LEVELS.iter().flatten().map(|need| need.provenance)),
        counts(EventCard::all().map(EventCard::provenance)),
        counts(TimerTile::all().map(TimerTile::provenance)),
        counts(NyCard::all().map(NyCard::provenance)),
        counts(Boss::ALL.into_iter().map(Boss::provenance)),
    ];
    let books = [
        include_str!("../../RULES.md"),
        include_str!("../../RULES.it.md"),
    ];
    for book in books {
        let lines = book
            .lines()
            .skip_while(|line| !line.starts_with("## Where") && !line.starts_with("## Da dove"));
        let rows = lines.skip(1).skip_while(|line| !line.starts_with("| ---"));
        let rows = rows.skip(1).take_while(|line| line.starts_with('|'));
        let told: Vec<Vec<usize>> = rows
            .map(|row| {
                row.split('|')
                    .filter_map(|cell| cell.trim().parse().ok())
                    .collect()
            })
            .collect();
        assert_eq!(told, tables, "known, partly, reconstructed, ours");
    }
}

/// rules: FU-04
#[test]
fn a_provenance_is_told_in_words() {
    assert_eq!(
        Item::AXE.provenance().to_string(),
        "known (F-A4); copies reconstructed"
    );
    assert_eq!(
        Space::named("f3").provenance().to_string(),
        "known (F-S8, X1)"
    );
    assert_eq!(
        MapTile::named("ct01").provenance().to_string(),
        "reconstructed"
    );
    assert_eq!(NyCard::named("hn1").provenance().to_string(), "ours");
}

/// rules: FU-13
#[test]
fn notation_tells_spaces_from_cards() {
    for text in [
        "to j1",
        "play card j1",
        "choose card b1 card c1",
        "send car 1 to e3 with e2",
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
    }
    for text in [
        "play j1",
        "to card j1",
        "choose card j2 card j1",
        "hit convict",
        "take case 5",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
