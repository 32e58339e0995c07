//! Short decks, the hand limit, the end and who won.

use tabletop::{Agenda, Game, Seat};
use the_city::{
    components::ROUNDS_MAX,
    event::{Cause, Event},
    flow::Task,
};

use crate::scene::{Scene, scene};

const TEN: &str = "kino*3 boutique*2 restaurant*3 theater*2";

fn ended(table: &Scene) -> Option<Cause> {
    table.dealer.events().iter().find_map(|event| match event {
        Event::Ended { cause } => Some(*cause),
        _ => None,
    })
}

/// rules: TC-20, TC-T29
#[test]
fn whoever_has_more_than_twelve_discards_down_to_twelve() {
    // Ten cards, the income of the city and one card for the architect.
    for (city, over) in [("kasino", 3), ("wohnhaus", 0), ("wohnhaus*2", 1)] {
        let mut table = scene(&format!("city A {city}; hand A {TEN}; hand B museum"));
        table.play("A build architekt, B build architekt");
        assert_eq!(table.held("A"), 12 + u32::from(over));
        let task = table.game.task(Seat::A);
        if over == 0 {
            assert_eq!(task, Some(Task::Choose));
            continue;
        }
        assert_eq!(task, Some(Task::Discard(over)));
        assert_eq!(table.game.to_act().iter().collect::<Vec<_>>(), [Seat::A]);
        table.settle();
        assert_eq!(table.held("A"), 12);
    }
}

/// rules: TC-19, TC-T29
#[test]
fn in_the_round_that_ends_the_game_nobody_discards() {
    let mut table = scene(&format!("city A kasino; hand A {TEN}; points A 49"));
    table.play("A build architekt, B build architekt");
    assert_eq!(table.a(), (15, 50));
    assert!(table.game.to_act().is_empty());
    assert_eq!(ended(&table), Some(Cause::Fifty));
}

/// rules: TC-19, TC-21, TC-Q08, TC-T30
#[test]
fn the_game_ends_when_somebody_has_fifty_after_incomes_were_drawn() {
    let drawing = "city A theater reihenhaus; city B opernhaus wohnhaus; hand A kino; hand B kino";
    let mut table = scene(&format!("{drawing}; points A 47; points B 44"));
    table.round_of_a("renounce");
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.to_string(), "contest: A 2 lost 51, B 1 won 52");
    assert_eq!((table.held("A"), table.held("B")), (3, 3));
    let mut table = scene(&format!("{drawing}; points A 45; points B 41"));
    table.round_of_a("renounce");
    assert_eq!(table.game.outcome(), None);
    assert_eq!(table.game.round, 2);
}

/// rules: TC-21, TC-29, TC-T31
#[test]
fn among_equals_the_larger_hand_is_placed_first() {
    let over = |drawing: &str| {
        let mut table = scene(drawing).game;
        table.agenda = Agenda::new();
        table.outcome().unwrap().to_string()
    };
    let hands = "hand A kino*3 schule*3; hand B restaurant*3 theater*2 museum*2 stadion";
    // The last round ends without discards, so that hands of fourteen are possible.
    let fourteen = "parkplatz*4 wohnhaus*4 reihenhaus*3 stadtpark*3; deck supermarkt";
    let found = over(&format!(
        "seats 3; {hands}; hand C {fourteen}; points A 52; points B 52; points C 49"
    ));
    assert_eq!(found, "contest: A 2 lost 52, B 1 won 52, C 3 lost 49");
    let found = over(&format!(
        "seats 3; hand A {TEN} schule*4; hand B {fourteen}; hand C museum
         points A 50; points B 50; points C 50"
    ));
    assert_eq!(found, "contest: A 1 won 50, B 1 won 50, C 3 lost 50");
}

/// rules: TC-30
#[test]
fn after_a_hundred_rounds_it_is_decided() {
    let mut table = scene(&format!(
        "round {ROUNDS_MAX}; points A 3; hand A kino; hand B museum"
    ));
    table.round_of_a("renounce");
    assert_eq!(ended(&table), Some(Cause::Rounds));
    assert_eq!(
        table.game.outcome().unwrap().to_string(),
        "contest: A 1 won 3, B 2 lost 0"
    );
}

/// rules: TC-05, TC-08, TC-T32
#[test]
fn an_empty_deck_is_made_of_the_pile_in_the_midst_of_a_draw() {
    let pile = "schule*4 museum*2 theater*2";
    let drawing = "hand A kino; hand B boutique; city B architekt wohnhaus stadtpark";
    let mut table = scene(&format!("{drawing}; deck wohnhaus*3; pile A {pile}"));
    // B fails for want of cards, and draws after A.
    table.play("B build boutique, A renounce");
    let drawn = |seat| match table.game.task(seat) {
        Some(Task::Keep(drawn)) => drawn.as_slice().len(),
        _ => 0,
    };
    assert_eq!((drawn(Seat::A), drawn(Seat::B)), (5, 5));
    assert_eq!((table.game.deck.len(), table.game.pile()), (1, 0));
    let reshuffled = Event::Reshuffled { cards: 8 };
    assert!(table.dealer.events().contains(&reshuffled));
}

/// rules: TC-05, TC-T32
#[test]
fn one_renouncer_leaves_six_in_the_deck_and_four_on_the_pile() {
    let mut table = scene(
        "seats 3; hand A kino; hand B parkplatz; hand C parkplatz; deck wohnhaus*3
         pile A schule*2 kaufhaus*2 museum*2 theater*2",
    );
    table.play("B build parkplatz, C build parkplatz, A renounce");
    assert_eq!(table.game.deck.len(), 6);
    let kept = table.legal(Seat::A)[0];
    table.play(&format!("A {kept}"));
    assert_eq!((table.game.deck.len(), table.game.pile()), (6, 4));
}

/// rules: TC-05, TC-Q10, TC-T32
#[test]
fn of_fewer_cards_one_is_kept_and_of_none_none() {
    let drawing = "hand A kino; hand B parkplatz";
    let mut table = scene(&format!("{drawing}; deck wohnhaus*2"));
    table.play("B build parkplatz, A renounce, A keep wohnhaus");
    assert_eq!((table.held("A"), table.game.pile()), (2, 1));
    let mut table = scene(&format!("{drawing}; deck wohnhaus"));
    table.play("B build parkplatz, A renounce");
    assert_eq!(
        (table.held("A"), table.game.pile(), table.game.round),
        (2, 0, 2)
    );
    let mut table = scene(&format!("{drawing}; deck"));
    table.play("B build parkplatz, A renounce");
    assert_eq!((table.held("A"), table.game.round), (1, 2));
    let reshuffled = |event: &Event| matches!(event, Event::Reshuffled { .. });
    let is_told = table.dealer.events().iter().any(reshuffled);
    assert!(!is_told, "an empty pile is not shuffled");
}

/// rules: TC-05, TC-Q07, TC-T32
#[test]
fn incomes_are_drawn_in_seat_order_while_there_are_cards() {
    let mut table = scene(
        "city A kaufhaus; city B discounter; hand A parkplatz; hand B parkplatz
         deck wohnhaus; pile A schule*2",
    );
    table.play("A build parkplatz, B build parkplatz");
    assert_eq!((table.held("A"), table.held("B")), (2, 1));
}

/// rules: TC-Q07, TC-Q09
#[test]
fn renouncers_draw_before_any_card_of_the_round_is_on_the_pile() {
    let mut table = scene(
        "hand A kino boutique museum theater; hand B museum
         deck wohnhaus*2; pile B schule",
    );
    table.play("A build kino, B renounce");
    // Two of the deck and the one of the pile, but none of what A will pay.
    let Some(Task::Keep(drawn)) = table.game.task(Seat::B) else {
        panic!("B keeps one");
    };
    assert_eq!(drawn.cards(), crate::scene::cards("wohnhaus*2 schule"));
    table.play("A pay boutique, A pay museum, B keep schule");
    // Then incomes: A's cinema draws from a deck made of what was paid and put back.
    assert_eq!(table.held("A"), 2);
    assert_eq!(table.game.deck.len() + table.game.pile(), 3);
}

/// rules: TC-05, TC-Q09
#[test]
fn a_payment_without_a_choice_is_not_drawn_by_whoever_renounces_in_the_same_round() {
    let mut table = scene(
        "hand A kino boutique museum; hand B museum
         deck wohnhaus*2; pile B schule",
    );
    table.play("A build kino, B renounce");
    // A had to pay with both other cards; B still draws three and not five.
    let Some(Task::Keep(drawn)) = table.game.task(Seat::B) else {
        panic!("B keeps one");
    };
    assert_eq!(drawn.cards(), crate::scene::cards("wohnhaus*2 schule"));
    assert!(
        table
            .dealer
            .events()
            .contains(&Event::Reshuffled { cards: 1 })
    );
    assert_eq!(
        table.game.discards[Seat::A],
        crate::scene::cards("boutique museum")
    );
}
