//! Material.

use new_york::{
    NewYork, RULES_EN, RULES_IT,
    action::CityTile,
    components::{BOX, Kind, Side, Tile, money::Bank, purse::Purse},
    setup::Options,
};
use tabletop::{Dealer, Game, Memory, Options as _, SeatCount, Seed, SetupError};

use crate::scene::{opening, scene, seats, tile};

/// rules: NY-01
#[test]
fn two_to_six_play() {
    for count in 1..=6 {
        let mut dealer = Dealer::new(Seed::number(1));
        let table = NewYork::set_up(&Options::default(), seats(count), &mut dealer);
        assert_eq!(table.is_ok(), (2..=6).contains(&count), "{count} seats");
        if let Err(error) = table {
            let (min, max) = (2, 6);
            assert_eq!(error, SetupError::Seats { count, min, max });
            assert!(dealer.events().is_empty());
        }
    }
    assert_eq!(SeatCount::new(7), None);
}

/// rules: NY-02
#[test]
fn there_are_54_tiles_of_six_types_with_prices_and_streets() {
    assert_eq!(BOX.len(), 54);
    assert_eq!(
        Kind::ALL.map(|kind| kind.tiles().len()),
        [7, 7, 9, 9, 11, 11]
    );
    let ranges = Kind::ALL.map(|kind| {
        let prices = || kind.tiles().iter().map(Tile::price);
        (prices().min().unwrap(), prices().max().unwrap())
    });
    assert_eq!(ranges, [(2, 8), (3, 9), (4, 10), (5, 11), (6, 12), (7, 13)]);
    let prices: u32 = BOX.iter().map(|tile| u32::from(tile.price())).sum();
    assert_eq!(prices, 421);
    for side in Side::ALL {
        let with_street = BOX.iter().filter(|tile| tile.streets().on(side));
        assert_eq!(with_street.count(), 20, "{side:?}");
    }
    let streets = |tile: Tile| tile.streets().bits().count_ones();
    let having = |count| BOX.iter().filter(|tile| streets(*tile) == count).count();
    assert_eq!([0, 1, 2, 3, 4].map(having), [10, 16, 20, 8, 0]);
    for tile in BOX {
        assert_eq!(tile.to_string().parse(), Ok(tile));
        assert!(Kind::ALL[tile.kind() as usize].tiles().contains(tile));
    }
    assert_eq!(
        (tile("station-06").price(), tile("skyscraper-11").price()),
        (8, 13)
    );
}

/// rules: NY-03
#[test]
fn there_are_108_money_cards_and_72_for_two() {
    assert_eq!(Purse::box_of(3).len(), 108);
    assert_eq!(Purse::box_of(3).worth(), 4 * 3 * 45);
    for count in 2..=6 {
        let table = opening(count, 5).table;
        let hands: u32 = table.hands.values().map(Purse::len).sum();
        let cards = table.deck.len() + table.row.len() + hands;
        assert_eq!(cards, if count == 2 { 72 } else { 108 });
    }
}

/// rules: NY-04
#[test]
fn the_deck_holds_two_scoring_cards() {
    let table = opening(4, 5).table;
    let cards: u32 = table.piles.iter().map(|pile| u32::from(*pile)).sum();
    assert_eq!(cards, table.deck.len() + 2);
}

/// rules: NY-05
#[test]
fn the_depot_has_a_space_for_each_bank_from_blue_to_red() {
    assert_eq!(
        Bank::ALL.map(|bank| bank.to_string()),
        ["blue", "green", "yellow", "red"]
    );
    assert_eq!(scene(3).table.depot.len(), 4);
}

/// rules: NY-46
#[test]
fn the_start_tile_is_none_of_the_54() {
    assert_eq!("start".parse(), Ok(CityTile::Start));
    assert!("start".parse::<Tile>().is_err());
    let table = scene(3).table;
    let majorities = new_york::scoring::majorities(&table, new_york::components::Scoring::C);
    assert!(
        majorities
            .iter()
            .all(|majority| majority.seats.values().all(|s| s.tiles == 0))
    );
}

/// rules: NY-56
#[test]
fn a_table_may_agree_to_show_all_hands() {
    let mut options = Options::default();
    assert_eq!(options.line(), "hands=remembered");
    options.set("hands", "open").unwrap();
    assert_eq!(Options::of_line(&options.line()), Ok(options.clone()));
    assert!(options.set("hands", "shut").is_err() && options.set("cards", "open").is_err());
    let mut dealer = Dealer::new(Seed::number(1));
    let table = NewYork::set_up(&options, seats(3), &mut dealer).unwrap();
    assert_eq!(table.memory, Memory::Open);
}

#[test]
fn both_languages_know_every_rule() {
    for id in ["NY-01", "NY-57", "NY-Q09", "NY-T31"] {
        let entry = format!("- **{id}** ");
        assert!(
            RULES_EN.contains(&entry) && RULES_IT.contains(&entry),
            "{id}"
        );
    }
}
