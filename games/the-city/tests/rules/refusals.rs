//! Every refusal, with the rule it names. That nothing changes is seen to by `Scene::refusal`.

use tabletop::Illegal;
use the_city::legal::Refusal;

use crate::scene::{Scene, card, dealt, scene};

#[track_caller]
fn refuses(table: &mut Scene, moves: &[&str], rule: &'static str, reason: Refusal) {
    for one in moves {
        assert_eq!(table.refusal(one), Illegal::new(rule, reason), "{one}");
    }
}

/// rules: TC-19
#[test]
fn when_the_game_is_over_nobody_moves() {
    let mut table = scene("hand A kino; hand B museum; points A 50");
    table.play("A build architekt, B build architekt");
    refuses(
        &mut table,
        &["A renounce", "B pay museum"],
        "TC-19",
        Refusal::Over,
    );
}

/// rules: TC-06, TC-Q09
#[test]
fn who_has_answered_waits_for_the_others() {
    let mut table = scene("hand A kino; hand B museum");
    table.play("A renounce");
    let moves = ["A renounce", "A build kino", "C renounce"];
    refuses(&mut table, &moves, "TC-06", Refusal::NotAsked);
}

/// rules: TC-06, TC-08, TC-25
#[test]
fn everything_has_its_time() {
    let mut table = scene("hand A kino museum boutique theater; hand B museum");
    let early = ["A pay kino", "A keep kino", "A discard kino"];
    refuses(&mut table, &early, "TC-06", Refusal::ChooseNow);
    table.play("A build kino, B renounce");
    let late = [
        "A renounce",
        "A build museum",
        "A keep museum",
        "A discard museum",
    ];
    refuses(&mut table, &late, "TC-25", Refusal::PayNow);
    refuses(
        &mut table,
        &["B renounce", "B pay museum"],
        "TC-08",
        Refusal::KeepNow,
    );
}

/// rules: TC-04, TC-20
#[test]
fn there_is_a_time_to_discard() {
    let mut table = dealt(2, 5);
    refuses(
        &mut table,
        &["A renounce", "A pay kino"],
        "TC-04",
        Refusal::DiscardNow,
    );
    let mut table = scene("city A kasino; hand A kino*3 boutique*2 restaurant*3 theater*2");
    table.play("A build architekt, B build architekt");
    refuses(&mut table, &["A renounce"], "TC-20", Refusal::DiscardNow);
    let museum = card("museum_mod");
    table.game.hands[tabletop::Seat::A].remove(museum);
    let missing = Refusal::NotInHand { card: museum };
    refuses(&mut table, &["A discard museum_mod"], "TC-20", missing);
}

/// rules: TC-04, TC-06, TC-09
#[test]
fn only_cards_of_the_own_hand_are_laid() {
    let mut table = scene("hand A kino museum boutique theater; hand B bahnhof");
    let bahnhof = Refusal::NotInHand {
        card: card("bahnhof"),
    };
    refuses(&mut table, &["A build bahnhof"], "TC-06", bahnhof);
    table.play("A build kino, B build architekt");
    refuses(&mut table, &["A pay bahnhof"], "TC-09", bahnhof);
    let kino = Refusal::NotInHand { card: card("kino") };
    refuses(&mut table, &["A pay kino"], "TC-09", kino);
    let mut table = dealt(2, 5);
    let architekt = Refusal::NotInHand {
        card: card("architekt"),
    };
    refuses(&mut table, &["A discard architekt"], "TC-04", architekt);
}

/// rules: TC-08
#[test]
fn only_a_card_that_was_drawn_is_kept() {
    let mut table = scene("hand A kino; hand B parkplatz; deck museum*2 theater*2 stadion");
    table.play("A renounce, B build parkplatz");
    let kino = Refusal::NotDrawn { card: card("kino") };
    refuses(&mut table, &["A keep kino"], "TC-08", kino);
}

/// rules: TC-07, TC-14, TC-T09
#[test]
fn the_architect_is_taken_once_and_by_itself() {
    let mut table =
        scene("city A architekt baukolonne; hand A kino; city B baukolonne; hand B kino");
    let architekt = card("architekt");
    let taken = Refusal::TakenBefore { card: architekt };
    refuses(&mut table, &["A build architekt"], "TC-07", taken);
    let paired = Refusal::NeverOfTwo { card: architekt };
    refuses(&mut table, &["B build architekt kino"], "TC-14", paired);
}

/// rules: TC-14, TC-Q11, TC-T22
#[test]
fn a_pair_needs_a_crew_two_cards_and_a_low_price() {
    let mut table = scene("hand A kino boutique hochhaus; city B baukolonne; hand B kino hochhaus");
    refuses(
        &mut table,
        &["A build kino boutique"],
        "TC-14",
        Refusal::NoCrew,
    );
    let kino = Refusal::NotInHand { card: card("kino") };
    refuses(&mut table, &["B build kino kino"], "TC-06", kino);
    let boutique = Refusal::NotInHand {
        card: card("boutique"),
    };
    refuses(&mut table, &["B build kino boutique"], "TC-06", boutique);
    let dear = Refusal::PairTooDear { cost: 5, most: 4 };
    refuses(&mut table, &["B build kino hochhaus"], "TC-Q11", dear);
}
