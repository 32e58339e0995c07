//! Who may know what.

use escape_from_new_york::{
    Escape,
    event::{Event, Seen},
    flow::{Stage, Step},
    state::hero::Slot,
};
use tabletop::{Chance, Game, Seat, Seed, Viewer};

use crate::scene::{Scene, cards, scene, space};

const B: Viewer = Viewer::Seat(Seat::B);

fn heard(events: &[Event], viewer: Viewer) -> Vec<Event> {
    events
        .iter()
        .map(|event| Escape::veil(event, viewer))
        .collect()
}

/// rules: FU-Q42, FU-13, FU-83
#[test]
fn others_see_neither_hand_nor_chosen_cards() {
    let mut it = scene("jena maggie");
    it.run(&[Step::Choose, Step::Play]);
    it.act("A choose card j1 card j2");
    let view = it.table.view(B);
    assert_eq!((view.table.turn.chosen, view.chosen), (Seen::Back, 2));
    let hand = view.table.heroes[Seat::A].hand;
    assert_eq!((hand, view.hands[Seat::A]), (Seen::Back, 6));
    let chose = Event::Chose {
        seat: Seat::A,
        cards: Seen::Back,
    };
    assert!(heard(&it.events, B).contains(&chose));
    let imagined = Escape::imagine(&view, &mut Chance::new(Seed::number(4)));
    assert_eq!(imagined.turn.chosen.len(), 2);
    assert_eq!(imagined.view(B), view);
}

/// rules: FU-T69, FU-22, FU-Q42
#[test]
fn only_the_owner_learns_what_was_lost_at_random() {
    let mut it = scene("jena maggie")
        .hand("A", "j1 j2 j3 j4 j5")
        .convicts("f3", 2);
    it.run(&[Step::Stage(Stage::Damage)]);
    let lost = Event::CardLost {
        seat: Seat::A,
        card: Seen::Back,
    };
    let told = heard(&it.events, B);
    assert_eq!(told.iter().filter(|event| **event == lost).count(), 2);
    let own = heard(&it.events, Viewer::Seat(Seat::A));
    assert!(!own.contains(&lost));
}

/// rules: FU-Q42, FU-89
#[test]
fn thief_and_victim_know_the_stolen_card() {
    let mut it = scene("maggie jena mente").item("B", "it07");
    it = it.convicts("f3", 1);
    it.card("ms1");
    it.act("A steal slot 1 from b");
    for (seat, sees) in [(Seat::A, true), (Seat::B, true), (Seat::C, false)] {
        let view = it.table.view(Viewer::Seat(seat));
        assert_eq!(view.slot(Seat::A, 0).is_some(), sees, "{seat}");
    }
    assert!(it.table.view(Viewer::Spectator).slot(Seat::A, 0).is_none());
}

/// rules: FU-Q42, FU-T63
#[test]
fn objectives_and_the_leftover_deck_are_their_viewers_own() {
    let mut it = scene("jena maggie");
    it.run(&[Step::SwapColour]);
    it.act("A swap blue");
    let own = it.table.view(Viewer::Seat(Seat::A)).table.leftover[0];
    assert_eq!(own.face().map(tabletop::IdSet::len), Some(3));
    let other = it.table.view(B);
    assert_eq!(
        (other.table.leftover[0], other.leftover[0]),
        (Seen::Back, 3)
    );
    let browsed = heard(&it.events, B)
        .into_iter()
        .find_map(|event| match event {
            Event::Browsed { colour, cards, .. } => Some((colour.word(), cards)),
            _ => None,
        });
    assert_eq!(browsed, Some(("blue", Seen::Back)));
}

/// rules: FU-Q42, FU-52
#[test]
fn a_look_is_remembered_by_the_one_who_looked() {
    let mut it = scene("jena maggie").poi("a2", "po4");
    it.run(&[Step::Look { left: 1 }]);
    it.act("A look a2");
    assert_eq!(
        it.table.view(Viewer::Seat(Seat::A)).poi(space("a2")),
        Some("po4".parse().unwrap())
    );
    assert_eq!(it.table.view(B).poi(space("a2")), None);
    let looked = Event::Looked {
        seat: Seat::A,
        at: space("a2"),
        poi: Seen::Back,
    };
    assert_eq!(heard(&it.events, B), [looked]);
}

/// rules: FU-32, FU-Q42, FU-Q44
#[test]
fn cards_shown_at_a_bridge_are_known_to_all() {
    let mut it = scene("jena maggie mente")
        .open("d5 e5")
        .hero("A", "d5")
        .hero("B", "d5");
    it = it.president("A").case("B", "va1", 1);
    it.card("j4");
    it.act("A cross, A show president, B show tape");
    assert_eq!(it.ended(), None);
    let view = it.table.view(Viewer::Seat(Seat::C));
    assert!(matches!(view.slot(Seat::B, 0), Some(Slot::Case { .. })));
}

/// rules: FU-21, FU-Q42
#[test]
fn played_cards_are_known_in_the_discards_until_some_may_have_gone_back() {
    let mut it = scene("jena maggie").hand("A", "j1 j2 j3");
    it.table.turn.played = cards("j4");
    it.table.heroes[Seat::A]
        .discards
        .remove("j4".parse().unwrap());
    it.run(&[Step::Shelve]);
    let seen = |it: &Scene| it.table.view(B).table.heroes[Seat::A];
    assert_eq!(seen(&it).shown, cards("j4"));
    it.run(&[Step::Retrieve {
        left: 1,
        optional: false,
    }]);
    it.act("A back card j5");
    assert!(seen(&it).shown.is_empty() && seen(&it).discards == Seen::Back);
}

/// rules: FU-50, FU-52, FU-89, FU-Q18, FU-Q42
#[test]
fn a_briefcase_is_known_to_who_has_held_it_and_a_revealed_one_to_all() {
    let sees = |it: &Scene, owner: Seat| {
        let viewers = [Seat::A, Seat::B, Seat::C].map(Viewer::Seat);
        viewers.map(|viewer| it.table.view(viewer).slot(owner, 0).is_some())
    };
    let mut it = scene("maggie jena mente");
    it.table.boxes[1].token = Some(space("f3"));
    it.run(&[]);
    it.ask_something();
    it.act("A take case 2");
    assert_eq!(sees(&it, Seat::A), [true, false, false]);
    it.table.active = Seat::B;
    it.card("js1");
    it.act("B steal slot 1 from a");
    assert_eq!(sees(&it, Seat::B), [true, true, false], "thief and victim");
    let mut it = scene("maggie jena mente").case("A", "va2", 1);
    it.run(&[]);
    it.ask_something();
    it.act("A open slot 1");
    assert_eq!(sees(&it, Seat::A), [true; 3]);
}

/// Whether A, B and C hear the face of the one event that is asked for.
fn hear(it: &Scene, face: fn(&Event) -> Option<bool>) -> [bool; 3] {
    [Seat::A, Seat::B, Seat::C].map(|seat| {
        let told = heard(&it.events, Viewer::Seat(seat));
        let faces: Vec<bool> = told.iter().filter_map(face).collect();
        assert_eq!(faces.len(), 1, "{faces:?}");
        faces[0]
    })
}

fn is_face<T>(card: &Seen<T>) -> bool {
    matches!(card, Seen::Face(_))
}

/// rules: FU-64, FU-Q42
#[test]
fn two_items_on_offer_are_seen_by_who_drew_them() {
    let mut it = scene("jena maggie mente")
        .tile("d3", "ct31")
        .hero("A", "d3");
    it.run(&[Step::Stage(Stage::Building)]);
    let offered = hear(&it, |event| match event {
        Event::ItemsOffered { items, .. } => Some(is_face(items)),
        _ => None,
    });
    assert_eq!(offered, [true, false, false]);
    let own = it.table.view(Viewer::Seat(Seat::A));
    assert_eq!(own.table.drawn, it.table.drawn.map(Seen::Face));
    assert_eq!(it.table.view(B).table.drawn, Some(Seen::Back));
}

/// rules: FU-50, FU-51, FU-Q42
#[test]
fn a_briefcase_is_taken_stolen_and_dropped_face_down() {
    let mut it = scene("maggie jena mente");
    it.table.boxes[1].token = Some(space("f3"));
    it.run(&[]);
    it.ask_something();
    it.act("A take case 2");
    let taken = hear(&it, |event| match event {
        Event::CaseTaken { card, .. } => Some(is_face(card)),
        _ => None,
    });
    assert_eq!(taken, [true, false, false]);
    it.table.active = Seat::B;
    it.card("js1");
    it.act("B steal slot 1 from a");
    let stolen = hear(&it, |event| match event {
        Event::Stolen { card, .. } => Some(is_face(card)),
        _ => None,
    });
    assert_eq!(stolen, [true, true, false]);
    it.table.agenda.clear();
    it.ask_something();
    it.act("B drop slot 1 into 2");
    let dropped = hear(&it, |event| match event {
        Event::CaseDropped { card, .. } => Some(is_face(card)),
        _ => None,
    });
    assert_eq!(dropped, [false, true, false]);
}

/// rules: FU-63, FU-Q42
#[test]
fn another_swap_makes_the_leftover_deck_a_secret_again() {
    let mut it = scene("jena maggie");
    let knows =
        |it: &Scene, seat| it.table.view(Viewer::Seat(seat)).table.leftover[0] != Seen::Back;
    for seat in ["A", "B"] {
        it.table.active = seat.parse().unwrap();
        it.table.agenda.clear();
        it.table.agenda.first([Step::SwapColour]);
        it.act(&format!("{seat} swap blue"));
        let first = it.legal(seat)[0].clone();
        it.act(&format!("{seat} {first}"));
        assert!(knows(&it, it.table.active));
    }
    assert!(!knows(&it, Seat::A), "A does not know what B left there");
}

/// rules: FU-27, FU-Q42
#[test]
fn the_top_card_of_new_york_shows_its_back_and_hides_its_front() {
    let it = scene("jena maggie").top("ny4");
    let card = it.table.ny.top;
    for viewer in [Viewer::Seat(Seat::A), B, Viewer::Spectator] {
        let view = it.table.view(viewer);
        let ny = view.table.ny;
        assert_eq!((ny.top, ny.deck), (Seen::Back, Seen::Back));
        assert_eq!(ny.back, card.back());
        assert!(view.ny_deck.contains(card), "it is one of the deck");
        assert_eq!(view.ny_deck.len(), it.table.ny_deck_len());
        let said = Event::TopCard {
            card: Seen::Face(card),
            back: card.back(),
        };
        let heard = heard(&[said], viewer);
        assert!(matches!(
            heard[0],
            Event::TopCard {
                card: Seen::Back,
                ..
            }
        ));
    }
}
