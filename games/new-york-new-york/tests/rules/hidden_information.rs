//! Who knows what.

use new_york_new_york::{
    NewYorkNewYork,
    components::CardSet,
    event::{Dealt, Event},
};
use tabletop::{Dealer, Game, Seat, Viewer};

use crate::table::{Table, card, cards, dealt, dealt_by, table};

/// rules: NN-007
#[test]
fn a_deal_is_told_to_its_owner_and_to_others_only_as_a_number() {
    let table = dealt_by(Dealer::scripted([0; 19]), 2, "colours=a,r,v,i");
    let (a, b) = (cards("a1 a2 a3 a4 a5 a6"), cards("a7 a8 a9 a10 a11 a12"));
    let unseen = Dealt::Unseen(6);
    assert_eq!(deals(&table, Seat::A.into()), [Dealt::Cards(a), unseen]);
    assert_eq!(deals(&table, Seat::B.into()), [unseen, Dealt::Cards(b)]);
    assert_eq!(deals(&table, Viewer::Spectator), [unseen, unseen]);
}

/// rules: NN-007, NN-034
#[test]
fn the_deal_of_a_later_round_is_veiled_as_well() {
    let mut table = dealt(3, "rounds=2", 30);
    table.events.clear();
    table.everyone_passes();
    let dealt: Vec<Dealt> = table
        .game
        .hands
        .values()
        .copied()
        .map(Dealt::Cards)
        .collect();
    let unseen = Dealt::Unseen(6);
    assert_eq!(deals(&table, Seat::B.into()), [unseen, dealt[1], unseen]);
    assert_eq!(deals(&table, Viewer::Spectator), [unseen; 3]);
}

/// rules: NN-Q21
#[test]
fn all_other_events_are_told_alike_to_everyone() {
    let mut table = dealt(3, "rounds=2", 31);
    for _ in 0..10 {
        table.play_turn();
    }
    table.everyone_passes();
    let open = table
        .events
        .iter()
        .filter(|event| !matches!(event, Event::Dealt { .. }));
    for event in open {
        for viewer in table.viewers() {
            assert_eq!(NewYorkNewYork::veil(event, viewer), *event);
        }
    }
}

/// rules: NN-007
#[test]
fn a_view_has_the_own_hand_and_of_others_only_the_size() {
    let table = table("seats 3; hand A a1 a2 a3; hand B r4 r5; hand C v1");
    assert_eq!(table.view(Seat::A).hand, cards("a1 a2 a3"));
    assert_eq!(table.view(Seat::B).hand, cards("r4 r5"));
    assert_eq!(table.view(Viewer::Spectator).hand, CardSet::EMPTY);
    for viewer in table.viewers() {
        let sizes: Vec<u8> = table.view(viewer).hand_sizes.values().copied().collect();
        assert_eq!(sizes, [3, 2, 1]);
    }
}

/// rules: NN-007, NN-Q19
#[test]
fn nobody_else_can_tell_a_dealt_card_from_one_of_the_deck() {
    let table = table("seats 3; hand A a1 a2 a7; shown A a7; deck i12");
    let other = exchanged(&table, "a1", "i12");
    for viewer in table.viewers() {
        let same = table.view(viewer) == other.view(viewer);
        assert_eq!(same, !viewer.is(Seat::A), "{viewer:?}");
    }
}

/// rules: NN-Q19
#[test]
fn two_tables_alike_may_turn_up_different_cards() {
    let drawing = "hand A a1 a2; row r1 r2 r3 r4 r5 r6;";
    let mut one = table(&format!("{drawing} deck v1"));
    let mut other = table(&format!("{drawing} deck i12"));
    assert_eq!(one.game, other.game);
    for table in [&mut one, &mut other] {
        table.play("A play a1, A take r1");
    }
    assert_eq!(one.row(), "r2 r3 r4 r5 r6 v1");
    assert_eq!(other.row(), "r2 r3 r4 r5 r6 i12");
}

/// rules: NN-Q08
#[test]
fn a_passed_hand_is_not_shown_even_when_the_match_is_over() {
    let mut table = table("hand A a11 a12 r12; hand B r1 r2; deck i12");
    table.everyone_passes();
    assert!(table.game.outcome().is_some());
    let other = exchanged(&table, "a12", "i12");
    for viewer in [Viewer::Seat(Seat::B), Viewer::Spectator] {
        assert_eq!(table.view(viewer), other.view(viewer));
    }
}

/// rules: NN-Q17
#[test]
fn every_view_has_the_whole_of_every_stack() {
    let table = table("skyline a7 r3 v7 i7 v3");
    assert_eq!(
        (table.stack(3).as_str(), table.stack(7).as_str()),
        ("rv", "avi")
    );
    for viewer in table.viewers() {
        assert_eq!(table.view(viewer).skyline, table.game.skyline);
    }
}

/// rules: NN-Q18
#[test]
fn everyone_knows_how_many_cards_the_deck_has_left() {
    let mut table = dealt(4, "rounds=1", 33);
    for left in (0..=18).rev() {
        for viewer in table.viewers() {
            assert_eq!(table.view(viewer).deck, left);
        }
        table.play_turn();
    }
}

/// rules: NN-Q21
#[test]
fn every_view_has_colours_row_passes_and_scores() {
    let table = table(
        "seats 3; options rounds=3 colours=i,r,a,v; round 2; first B; turn C; passed A
         scores A 12; scores B 0; scores C 156; row r1 a3 v4 i9 i10 v12",
    );
    for viewer in table.viewers() {
        let view = table.view(viewer);
        let game = &table.game;
        assert_eq!(view.colours, game.colours);
        assert_eq!(view.row, game.row);
        assert_eq!(view.passed, game.passed);
        assert_eq!(view.scores, game.scores);
        assert_eq!((view.round, view.rounds, view.first), (2, 3, Seat::B));
        assert_eq!(view.agenda.now(), game.agenda.now());
    }
}

/// rules: NN-Q19, NN-T30
#[test]
fn a_card_taken_from_the_row_is_known_to_all_until_it_is_played() {
    let mut table = table(
        "hand A a1 a2 a3; hand B r1 r2 r3 r4; row a7 v1 v2 v3 v4 v5
         deck i1 i2 i3 i4",
    );
    table.play("A play a1, A take a7");
    assert_all_know_in_hand_of_a(&table, "a7");
    table.play("B play r1, B take v1, A play a2, A take v2");
    assert_all_know_in_hand_of_a(&table, "a7 v2");
    table.play("B play r2, B take v3, A play a7, A take v4");
    assert_all_know_in_hand_of_a(&table, "v2 v4");
}

/// rules: NN-Q08, NN-T30
#[test]
fn a_card_taken_stays_known_when_its_owner_has_passed() {
    let mut table = table("hand A a1 a2; hand B r1 r2 r3; row a7 v1 v2 v3 v4 v5");
    table.play("A play a1, A take a7, B play r1, B take v1, A pass");
    assert_all_know_in_hand_of_a(&table, "a7");
    table.play("B pass");
    assert_all_know_in_hand_of_a(&table, "a7");
}

/// rules: NN-Q19, NN-T30
#[test]
fn no_dealt_card_is_shown_before_it_is_played() {
    let mut table = dealt(3, "rounds=1", 35);
    let mut hidden: Vec<CardSet> = table.game.hands.values().copied().collect();
    while table.turn().is_some() {
        for (seat, shown) in table.view(Viewer::Spectator).shown.iter() {
            let hidden = hidden[seat.index()];
            assert!(shown.and(hidden).is_empty());
            assert_eq!(
                shown.or(hidden.and(table.game.hands[seat])),
                table.game.hands[seat]
            );
        }
        table.play_on();
        for cards in &mut hidden {
            *cards = cards.without(table.game.skyline.cards());
        }
    }
}

/// What each `Dealt` of the table says to `viewer`.
fn deals(table: &Table, viewer: Viewer) -> Vec<Dealt> {
    let heard = table
        .events
        .iter()
        .map(|event| NewYorkNewYork::veil(event, viewer));
    let deals = heard.filter_map(|event| match event {
        Event::Dealt { cards, .. } => Some(cards),
        _ => None,
    });
    deals.collect()
}

/// The same table, but a card of A's hand and one of the deck have changed places.
fn exchanged(table: &Table, held: &str, hidden: &str) -> NewYorkNewYork {
    let mut game = table.game.clone();
    let [held, hidden] = [held, hidden].map(card);
    assert!(game.hands[Seat::A].remove(held) && game.deck.remove(hidden));
    game.hands[Seat::A].insert(hidden);
    game.deck.insert(held);
    game.assert_sound();
    game
}

fn assert_all_know_in_hand_of_a(table: &Table, taken: &str) {
    for viewer in table.viewers() {
        assert_eq!(
            table.view(viewer).shown[Seat::A],
            cards(taken),
            "{viewer:?}"
        );
    }
}
