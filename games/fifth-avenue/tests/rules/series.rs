//! Series of auctions: their order, and what they interrupt.

use fifth_avenue::{event::Event, flow::Step};
use tabletop::Seat;

use super::scene::{Scene, districts, scene};

/// Plays passes while the same site is up; gives the sites in their order.
fn all_pass(mut scene: Scene) -> (Scene, Vec<String>) {
    let mut sites = Vec::new();
    while let Some(auction) = scene.table.board.auction {
        let seat = tabletop::Game::to_act(&scene.table).first().unwrap();
        if auction.passed.is_empty() {
            sites.push(format!("{} {}", auction.site, auction.opener));
        }
        scene = scene.play(&format!("{seat} pass"));
    }
    (scene, sites)
}

/// rules: FA-043, FA-077, FA-078, FA-079, FA-080, FA-081, FA-094, FA-141, FA-T30
#[test]
fn action_c_may_open_a_series_before_the_cards_are_taken() {
    let scene = scene(3)
        .commissions("park", "park")
        .markers("52e 34w ts", "34e")
        .play("A draw; A move white start");
    let (scene, sites) = all_pass(scene);
    assert_eq!(sites, ["34w A", "ts A", "52e A", "park A"]);
    assert_eq!(scene.table.board.markers, [districts(""), districts("34e")]);
    assert_eq!(scene.now(), "A takes cards");
    let scene = scene.play("A take grey violet");
    assert_eq!(
        scene.legal("A"),
        ["move white 34w", "move white 34e", "move beige start"]
    );
    let (scene, sites) = all_pass(scene.play("A move beige start"));
    assert_eq!(sites, ["34e A", "park A"]);
    assert_eq!(scene.now(), "B acts");
}

/// rules: FA-078, FA-079
#[test]
fn a_view_says_which_sites_a_series_comes_to_and_where_it_is() {
    let sites = |scene: &Scene| {
        let view = tabletop::Game::view(&scene.table, Seat::B.into());
        let (sites, now) = view.series()?;
        let sites: Vec<_> = sites.iter().map(ToString::to_string).collect();
        Some((sites.join(" "), now.to_string()))
    };
    let scene = scene(3)
        .commissions("park", "34w")
        .markers("52e 34w ts", "34e")
        .hand("A", "o4")
        .play("A draw");
    assert_eq!(sites(&scene), None);
    let told = |now: &str| Some(("34w ts 52e park".to_owned(), now.to_owned()));
    let scene = scene.play("A move white start");
    assert_eq!(sites(&scene), told("34w"));
    let scene = scene.play("A pass; B pass; C pass");
    assert_eq!(sites(&scene), told("ts"));
    let scene = scene.bid("A", "o4").play("B pass; C pass");
    assert_eq!(sites(&scene), told("ts"), "the winner decides");
    let (scene, _) = all_pass(scene.play("A build 0"));
    assert_eq!(sites(&scene), None);
}

fn two_series() -> Scene {
    scene(3)
        .ring("ts", "R1 [F] Y1 B1 [J]")
        .commissions("park", "park")
        .markers("34w ts 52w", "34e ts 52w")
        .hand("A", "o4 k4 k4")
}

/// rules: FA-082, FA-083, FA-140, FA-144, FA-T45, FA-Q05
#[test]
fn a_stop_takes_both_markers_home_and_a_second_series_may_follow() {
    let scene = two_series().play("A draw");
    assert_eq!(scene.legal("A"), ["move white start", "move beige start"]);
    let scene = scene.play("A move white start; A pass; B pass; C pass");
    let scene = scene.bid("A", "o4").play("B pass; C pass; A stop");
    assert_eq!(scene.table.board.markers[1], districts("34e 52w"));
    let (scene, sites) = all_pass(scene);
    assert_eq!(sites, ["52w A", "park A"]);
    let scene = scene.play("A take green grey");
    assert!(scene.legal("A").contains(&"move white 34w".to_owned()));
    let (scene, sites) = all_pass(scene.play("A move beige start"));
    assert_eq!(sites, ["34e A", "52w A", "park A"]);
    assert_eq!(scene.now(), "B acts");
}

/// rules: FA-111, FA-117, FA-T32
#[test]
fn a_second_stop_in_the_first_auction_cancels_the_others() {
    let scene = scene(3)
        .ring("34w", "R1 [F] Y1 B1 [J]")
        .ring("ts", "[F] R2 . . .")
        .closed("42e")
        .hand("A", "o4")
        .series("34w ts 52w")
        .bid("A", "o4")
        .play("B pass; C pass; A stop");
    assert_eq!(scene.now(), "over");
    assert_eq!(
        scene.heard(|event| matches!(event, Event::AuctionOpened { .. })),
        1
    );
    // Three towers for the stop, then Times Square; the two closed districts are skipped.
    assert_eq!(scene.scores(), [3 + 4, 1, 1]);
    assert_eq!(
        scene.heard(|event| matches!(event, Event::FinallyScored { .. })),
        5
    );
}

/// rules: FA-117, FA-146, FA-T32, FA-T46
#[test]
fn a_second_stop_ends_everything() {
    let scene = two_series()
        .closed("42e")
        .play("A draw; A move white start");
    let scene = scene.play("A pass; B pass; C pass").bid("A", "o4");
    let scene = scene.play("B pass; C pass; A stop");
    assert_eq!(scene.now(), "over");
    assert_eq!(
        scene.heard(|event| matches!(event, Event::AuctionOpened { .. })),
        2
    );
    assert_eq!(scene.heard(|event| matches!(event, Event::Took { .. })), 0);
    assert_eq!(
        scene.heard(|event| matches!(event, Event::FinallyScored { .. })),
        5
    );
}

/// rules: FA-112, FA-T33, FA-T47, FA-Q10
#[test]
fn a_commission_in_a_closed_district_leaves_no_marker() {
    let scene = two_series()
        .commissions("park", "ts")
        .markers("ts", "34w")
        .asks(&[Step::Move(Seat::A), Step::Turn(Seat::A)])
        .play("A move white start")
        .bid("A", "o4")
        .play("B pass; C pass; A stop; A pass; B pass; C pass");
    assert_eq!(scene.refused("A", "score ts"), "FA-Q10");
    assert!(
        !scene
            .legal("A")
            .iter()
            .any(|action| action.starts_with("score"))
    );
    let scene = scene.asks(&[
        Step::Move(Seat::A),
        Step::Move(Seat::A),
        Step::Move(Seat::A),
    ]);
    let legal = scene.legal("A");
    assert_eq!(
        legal[legal.len() - 2..],
        ["move beige 52w", "move beige 52e"]
    );
    let scene = scene.play("A move beige 52w");
    assert_eq!(scene.table.board.markers[1], districts("34w"));
    let (_, sites) = all_pass(scene.play("A move beige park; A move beige start"));
    assert_eq!(sites, ["34w A", "52w A", "park A"]);
}
