//! Every part of the box by itself: one test a part, in which the part must have taken part, and a
//! test that none is missing.
//!
//! rules: FU-01, FU-02, FU-04, FU-14, FU-64, FU-65, FU-68, FU-69, FU-87, FU-95, FU-96, FU-99
//! rules: FU-100, FU-101

macro_rules! parts {
    ($($part:ident $says:ident $body:block)*) => {
        $(
            mod $part {
                use super::*;

                #[test]
                fn $says() {
                    crate::witness::begin();
                    $body
                    crate::witness::must_have_met(stringify!($part));
                }
            }
        )*

        /// The parts that have a test.
        pub(super) const TESTED: &[&str] = &[$(stringify!($part)),*];
    };
}

mod cards_jena;
mod cards_maggie;
mod cards_mente;
mod cards_tassista;
mod enemies;
mod events;
mod items;
mod new_york;
mod places;
mod tiles;
mod timers;

use escape_from_new_york::{
    components::{
        bosses::Boss,
        cards::Card,
        equipment::{Case, Item},
        new_york::NyCard,
        places::{Poi, Token},
        tiles::Building,
        timer::{EventCard, TimerTile},
    },
    event::Event,
};

use crate::scene::{Scene, space};

/// The card is resolved, the hero stands there, and it was that loud.
fn done(it: &Scene, at: &str, noise: u8) {
    assert_eq!(it.now(), None, "the card is resolved");
    assert_eq!((it.a().space, it.table.turn.noise), (space(at), noise));
}

/// A tile lies there.
fn laid(it: &Scene, at: &str) -> bool {
    it.table.map.tiles[space(at)].is_some()
}

/// Events turned up.
fn events(it: &Scene) -> usize {
    let events = it.events.iter();
    events
        .filter(|it| matches!(it, Event::EventRevealed { .. }))
        .count()
}

/// Whether the two lists name the same parts, each once.
fn complete(tested: &[&[&str]], parts: impl Iterator<Item = String>) {
    let mut tested: Vec<String> = tested
        .iter()
        .flat_map(|list| list.iter())
        .map(|name| name.replace('_', "-"))
        .collect();
    let mut parts: Vec<String> = parts.collect();
    tested.sort();
    parts.sort();
    assert_eq!(tested, parts, "every part has a test of its own");
}

/// rules: FU-01, FU-95
#[test]
fn every_action_card_has_a_test() {
    let tested = [
        cards_jena::TESTED,
        cards_maggie::TESTED,
        cards_mente::TESTED,
        cards_tassista::TESTED,
    ];
    complete(&tested, Card::all().map(|card| card.to_string()));
}

/// rules: FU-04, FU-96
#[test]
fn every_item_briefcase_event_and_timer_tile_has_a_test() {
    let cases = Case::all().map(|case| case.to_string());
    let items = Item::all().map(|item| item.to_string());
    complete(&[items::TESTED], items.chain(cases));
    complete(&[events::TESTED], EventCard::all().map(|it| it.to_string()));
    complete(&[timers::TESTED], TimerTile::all().map(|it| it.to_string()));
}

/// rules: FU-02, FU-99
#[test]
fn every_new_york_card_and_boss_has_a_test() {
    complete(&[new_york::TESTED], NyCard::all().map(|it| it.to_string()));
    let bosses = Boss::ALL.map(|boss| boss.word().to_owned());
    complete(&[enemies::TESTED], bosses.into_iter());
}

/// rules: FU-03, FU-40, FU-41, FU-64
#[test]
fn every_point_of_interest_token_and_building_has_a_test() {
    let pois = Poi::all().map(|poi| poi.to_string());
    let tokens = Token::all().map(|token| token.to_string());
    let buildings = [
        Building::Library,
        Building::Clinic,
        Building::Armoury,
        Building::Shelter,
    ];
    let buildings = buildings.map(|it| format!("{it:?}").to_lowercase());
    let all = pois.chain(tokens).chain(buildings);
    complete(&[places::TESTED], all);
}
