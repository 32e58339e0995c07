//! Final scoring, ranks and ties.

use fifth_avenue::{
    FifthAvenue,
    components::{Shop, ShopBag},
    event::Event,
    flow::Step,
};
use tabletop::{Game, Seat};

use super::scene::{Scene, scene};

/// A's last shop of the game.
fn last_shop(scene: Scene) -> Scene {
    let scene = scene.asks(&[Step::Turn(Seat::A)]).placed(11);
    let shop = scene.table.board.active_group().next().unwrap().1;
    scene.play(&format!("A shop {shop}; A at 52e grey"))
}

/// rules: FA-111, FA-118, FA-138, FA-T51
#[test]
fn open_districts_and_the_park_are_scored_once() {
    let mut scene = scene(3)
        .ring("34w", "[F] B2 . . Y1")
        .ring("ts", "[J] R2 [J,A] Y1 B2")
        .closed("42e")
        .park("C", 2)
        .park("A", 1)
        .placed(11);
    // The tile left over in the last group makes the drawn three J J A whatever chance says.
    let [_, j, a, _] = Shop::ALL;
    scene.table.board.park_shops = [j, a].into_iter().collect();
    let group: Vec<_> = scene
        .table
        .board
        .active_group()
        .map(|(place, _)| place)
        .collect();
    scene.table.board.row[group[0]] = Some(j);
    scene.table.board.row[group[1]] = Some(j);
    let scene = scene.play("A shop jeweller; A at 52e grey");
    assert_eq!(scene.now(), "over");
    assert_eq!(
        scene.table.board.park_shops,
        [j, j, a].into_iter().collect::<ShopBag>()
    );
    assert_eq!(scene.scores(), [9, 5, 14]);
    assert_eq!(scene.heard(|event| matches!(event, Event::Drew { .. })), 0);
    assert_eq!(
        scene.heard(|event| matches!(event, Event::FinallyScored { .. })),
        6
    );
}

fn ranks(scene: &Scene) -> Vec<(u8, bool)> {
    let outcome = scene.table.outcome().unwrap();
    let standings = outcome.standings.values();
    standings
        .map(|standing| (standing.rank, standing.won))
        .collect()
}

/// rules: FA-118, FA-147, FA-T35, FA-T50, FA-Q29, FA-Q30, FA-Q46
#[test]
fn most_points_win_then_most_cards_in_hand() {
    let twenty = "k4 k4 k4 k4 k4 k4 k4 k4 k4 k4 k5 k5 k5 k5 k5 k5 k5 k5 k5 k5";
    let mut scene = scene(3)
        .hand("A", "o4 n4 g4 k6 k6 k6 k6")
        .hand("B", "o5 o5 n5 g5 b5 b5 v5 v6")
        .hand("C", twenty);
    for (seat, points) in [(Seat::A, 61), (Seat::B, 61), (Seat::C, 58)] {
        scene.table.board.scores[seat] = points;
    }
    let ended = last_shop(scene.clone());
    assert_eq!(ranks(&ended), [(2, false), (1, true), (3, false)]);
    assert_eq!(
        ended.table.outcome().unwrap().standings[Seat::B].score,
        Some(61)
    );
    let tied = last_shop(scene.hand("A", "v4"));
    assert_eq!(ranks(&tied), [(1, true), (1, true), (3, false)]);
}

/// rules: FA-T35
#[test]
fn a_tie_of_60_goes_to_nine_cards() {
    let mut scene = scene(3)
        .hand("A", "o4 o4 o4 n4 n4 n4 g4")
        .hand("B", "b4 b4 b5 b5 v4 v4 v5 v5 v6");
    scene.table.board.scores[Seat::A] = 60;
    scene.table.board.scores[Seat::B] = 60;
    assert_eq!(ranks(&last_shop(scene))[..2], [(2, false), (1, true)]);
}

/// rules: FA-117, FA-147, FA-T50
#[test]
fn cards_not_taken_do_not_count() {
    let scene = scene(3)
        .ring("34w", "R1 [F] Y1 B1 [J]")
        .closed("ts")
        .hand("A", "o4 o5 k4")
        .commissions("park", "start")
        .markers("34w", "")
        .play("A draw; A move white start")
        .bid("A", "o4")
        .play("B pass; C pass; A stop");
    assert_eq!(scene.now(), "over");
    assert_eq!(
        scene.table.hands[Seat::A].len(),
        3,
        "the bid is gone, one black card drawn"
    );
}

/// rules: FA-Q28
#[test]
fn an_early_end_draws_the_tiles_there_are() {
    let scene = scene(3)
        .ring("34w", "R1 [F] Y1 B1 [J]")
        .closed("ts")
        .park("B", 2)
        .hand("A", "o4")
        .series("34w")
        .bid("A", "o4")
        .play("B pass; C pass; A stop");
    let each = scene.dealer.events().iter().find_map(|event| match event {
        Event::ParkScored { shops, score } => Some((shops.len(), score.each)),
        _ => None,
    });
    assert_eq!(each, Some((0, 1)));
}

/// rules: FA-016, FA-017, FA-Q44
#[test]
fn the_longest_game_is_as_long_as_the_rules_allow() {
    let (seats, turns) = (4, 400);
    // Each of the 110 cards is laid, each bid stands, everybody passes, and the winner builds.
    let auction = 110 + 110 + seats + 1;
    // An action, a lot for a shop, two cards, two moves; and two series of four auctions.
    let turn = 5 + 2 * 4 * auction;
    assert_eq!(FifthAvenue::INFO.plies_max, 2 * seats + turns * turn);
}
