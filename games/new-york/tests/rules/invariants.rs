//! What holds at every ply of random games.

use new_york::{
    NewYork,
    components::{Kind, Scoring, TileSet},
    event::Event,
    setup::Options,
};
use tabletop::{Dealer, Game, Seat, Seed};

use crate::{
    naive,
    scene::{opening, seats},
};

/// Random games a seat count: a few by default, `NEW_YORK_GAMES=10000` for the long run.
const GAMES: Option<&str> = option_env!("NEW_YORK_GAMES");

/// rules: NY-02, NY-03, NY-20, NY-35, NY-52
#[test]
fn pieces_are_conserved_cities_stand_and_points_add_up_with_two() {
    games(2);
}

/// rules: NY-02, NY-03, NY-20, NY-35, NY-52
#[test]
fn pieces_are_conserved_cities_stand_and_points_add_up_with_three() {
    games(3);
}

/// rules: NY-02, NY-03, NY-20, NY-35, NY-52
#[test]
fn pieces_are_conserved_cities_stand_and_points_add_up_with_four() {
    games(4);
}

/// rules: NY-02, NY-03, NY-20, NY-35, NY-52
#[test]
fn pieces_are_conserved_cities_stand_and_points_add_up_with_five() {
    games(5);
}

/// rules: NY-02, NY-03, NY-20, NY-35, NY-52
#[test]
fn pieces_are_conserved_cities_stand_and_points_add_up_with_six() {
    games(6);
}

fn games(count: u8) {
    let games = GAMES.map_or(40, |games| games.parse().unwrap());
    for seed in 0..games {
        play(count, seed);
    }
}

fn play(count: u8, seed: u64) {
    let mut scene = opening(count, seed);
    // Another stream than the dealer's: a choice must not foretell a draw.
    let mut chance = tabletop::Chance::new(Seed::number(!seed));
    let mut legal = Vec::new();
    let mut plies = 0;
    let mut dirk = scene.table.dirk.unwrap_or_default().tiles;
    let mut points = vec![[0_u32; 3]; usize::from(count)];
    while let Some(seat) = any_of(scene.table.to_act(), &mut chance) {
        legal.clear();
        scene.table.legal_actions(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        scene.dealer.take_events();
        scene.table.play(seat, action, &mut scene.dealer).unwrap();
        scene.table.assert_sound();
        plies += 1;
        // What Dirk draws after a scoring must not count in it: his tiles are told by events.
        for event in scene.dealer.events() {
            match event {
                Event::DirkDrew { tiles } => dirk = dirk.or(*tiles),
                Event::GivenToDirk { tile, .. } => dirk = dirk.or(TileSet::only(*tile)),
                Event::Scored { scoring, .. } => {
                    for (seat, points) in seats(count).iter().zip(&mut points) {
                        points[*scoring as usize] =
                            naive_points(&scene.table, dirk, *scoring, seat);
                    }
                }
                _ => {}
            }
        }
        for (seat, points) in seats(count).iter().zip(&points) {
            assert_eq!(scene.table.points[seat].map(u32::from), *points);
        }
    }
    assert!(plies <= NewYork::INFO.plies_max);
    assert!(scene.table.outcome().is_some());
}

fn any_of(seats: tabletop::Seats, chance: &mut tabletop::Chance) -> Option<Seat> {
    (!seats.is_empty()).then(|| seats.nth(chance.below(seats.len())))
}

/// The points of one seat by counting on fingers.
fn naive_points(table: &NewYork, dirk: TileSet, scoring: Scoring, seat: Seat) -> u32 {
    let mut points = naive::street(&naive::map_of(table.cities.of(seat))) as u32;
    let all = table
        .cities
        .seats()
        .iter()
        .map(|seat| table.cities.of(seat).tiles());
    let tiles: Vec<TileSet> = all.collect();
    for kind in Kind::ALL {
        let mut counts: Vec<u32> = tiles.iter().map(|t| t.and(kind.tiles()).len()).collect();
        let own = counts[seat.index()];
        if own == 0 {
            continue;
        }
        counts.push(dirk.and(kind.tiles()).len());
        counts.sort_unstable_by(|a, b| b.cmp(a));
        let rank = u32::from(kind.rank());
        let mut table = match scoring {
            Scoring::A => vec![rank],
            Scoring::B => vec![7 + rank, rank],
            Scoring::C => vec![15 + rank, 7 + rank, rank],
        };
        table.resize(counts.len().max(3), 0);
        let places: Vec<usize> = (0..counts.len()).filter(|n| counts[*n] == own).collect();
        let shared: u32 = places.iter().map(|place| table[*place]).sum();
        points += shared / places.len() as u32;
    }
    points
}

/// rules: NY-47
#[test]
fn the_same_seed_and_actions_give_the_same_game() {
    let run = || {
        let mut dealer = Dealer::new(Seed::number(77));
        let mut table = NewYork::set_up(&Options::default(), seats(4), &mut dealer).unwrap();
        for n in 0.. {
            let Some(seat) = table.to_act().first() else {
                break;
            };
            let mut legal = Vec::new();
            table.legal_actions(seat, &mut legal);
            table
                .play(seat, legal[n * 7 % legal.len()], &mut dealer)
                .unwrap();
        }
        (table, dealer.take_events())
    };
    assert_eq!(run(), run());
}
