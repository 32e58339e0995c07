//! What the rulebook's closed lists leave to our tables, and loops that they must not hold.

use std::collections::BTreeSet;

use escape_from_new_york::{
    components::{
        Persona,
        cards::{Card, CardSet, Stock, cards_of},
        effects::Effect,
        equipment::Item,
        timer::{EventCard, TimerTile},
    },
    event::Event,
    flow::{Stage, Step},
};

use crate::scene::scene;

/// Cards in hand: those that take others back one by one, all others by their number.
type Hand = (CardSet, u32);

fn takes_back(card: Card) -> u32 {
    let effects = card.effects().iter();
    effects
        .map(|effect| match effect {
            Effect::Retrieve(cards) => u32::from(*cards),
            _ => 0,
        })
        .sum()
}

/// Hands after one turn with two of these cards, if none is taken back but by a card. `all` is
/// what the hero owns; what is not in hand lies in the discards.
fn after_a_turn((getters, others): Hand, all: Hand) -> BTreeSet<(u64, u32)> {
    let mut found = BTreeSet::new();
    let played_sets = (0..1u64 << all.0.len()).map(|bits| {
        let cards = all.0.iter().enumerate();
        let chosen = cards.filter(|(n, _)| bits >> n & 1 == 1);
        chosen.map(|(_, card)| card).collect::<CardSet>()
    });
    for played in played_sets.filter(|played| played.is_within(getters) && played.len() <= 2) {
        let plain = 2 - played.len();
        if plain > others {
            continue;
        }
        let (left, left_others) = (getters.without(played), others - plain);
        let mut worlds = BTreeSet::from([(left.bits(), left_others)]);
        for _ in 0..played.iter().map(takes_back).sum() {
            let mut next = BTreeSet::new();
            for (hand, count) in worlds {
                let hand = CardSet::from_bits(hand);
                // What is played this turn is no discard yet.
                let lying = all.0.without(hand).without(played);
                for card in lying {
                    next.insert((hand.or(CardSet::only(card)).bits(), count));
                }
                if count + plain < all.1 {
                    next.insert((hand.bits(), count + 1));
                }
                next.insert((hand.bits(), count));
            }
            worlds = next;
        }
        found.extend(worlds);
    }
    found
}

/// Whether a hero with these cards could play two a turn for ever without a timer tile.
fn goes_on_for_ever(cards: CardSet) -> bool {
    let getters: CardSet = cards.iter().filter(|card| takes_back(*card) > 0).collect();
    let all = (getters, cards.len() - getters.len());
    // Hands from which a turn can be played that leads to such a hand again: what remains after
    // all dead ends are struck out.
    let mut hands: BTreeSet<(u64, u32)> = (0..=all.1)
        .flat_map(|others| {
            let subsets = (0..1u64 << getters.len()).map(move |bits| (bits, others));
            subsets.map(|(bits, others)| {
                let cards = getters.iter().enumerate();
                let held = cards.filter(|(n, _)| bits >> n & 1 == 1);
                let held: CardSet = held.map(|(_, card)| card).collect();
                (held.bits(), others)
            })
        })
        .collect();
    loop {
        let alive = hands.iter().filter(|(held, others)| {
            let next = after_a_turn((CardSet::from_bits(*held), *others), all);
            !next.is_disjoint(&hands)
        });
        let alive: BTreeSet<_> = alive.copied().collect();
        if alive.len() == hands.len() {
            return !alive.is_empty();
        }
        hands = alive;
    }
}

/// rules: FU-12, FU-81, FU-Q79
#[test]
fn no_set_of_cards_returns_itself_for_any_hero_and_option() {
    for hero in Persona::ALL {
        let stocks = [Stock::Basic, Stock::Special, Stock::Extra];
        let cards = stocks.map(|stock| cards_of(hero, stock));
        let cards = cards.into_iter().fold(CardSet::EMPTY, CardSet::or);
        assert!(!goes_on_for_ever(cards), "{hero}");
    }
}

/// rules: FU-Q79
#[test]
fn the_search_finds_a_loop_where_there_is_one() {
    // Two cards that take two back each play each other for ever; j8 and c4 stand for them here.
    let loops: CardSet = ["j8", "c4", "j1", "j2"]
        .into_iter()
        .map(|name| name.parse::<Card>().unwrap())
        .collect();
    assert!(goes_on_for_ever(loops));
    let ends: CardSet = ["j8", "js5", "j1", "j2"]
        .into_iter()
        .map(|name| name.parse::<Card>().unwrap())
        .collect();
    assert!(!goes_on_for_ever(ends));
}

/// rules: FU-54, FU-71, FU-72, FU-74
#[test]
fn events_tiles_and_items_do_only_what_the_closed_lists_allow() {
    for card in EventCard::all() {
        for effect in card.effects() {
            let barred = matches!(
                effect,
                Effect::Block | Effect::BlockOpposite | Effect::Mission(_) | Effect::Item
            );
            assert!(
                !barred,
                "{card}: roadblocks, mission cubes and items come otherwise"
            );
        }
    }
    for tile in TimerTile::all() {
        for effect in tile.effects() {
            let barred = match effect {
                Effect::Block | Effect::BlockOpposite | Effect::Mission(_) | Effect::Item => true,
                Effect::Noise(change) => *change > 0,
                _ => false,
            };
            assert!(!barred, "{tile}");
        }
    }
    for item in Item::all().filter(|item| item.weapon().is_none()) {
        let loud = item
            .effects()
            .iter()
            .any(|it| matches!(it, Effect::Noise(_)));
        assert!(!loud, "{item}: of things only weapons make noise");
    }
}

/// What New York has gained after some turns in which the hero's building, the one on `at`, gave
/// back cards: one point for each noise and each mission cube that moved.
fn paid(at: &str, turns: usize) -> (usize, bool) {
    let mut it = scene("jena")
        .tile("d3", "ct29")
        .tile("d4", "ct30")
        .hero("A", at)
        .item("A", "it07");
    let (mut paid, mut has_time_run) = (0, false);
    for _ in 0..turns {
        it = it.hand("A", "j1 j2");
        it.run(&[Step::Stage(Stage::Building)]);
        while matches!(it.now(), Some(Step::Library | Step::Retrieve { .. })) {
            let mut answers = it.answers("A").into_iter();
            let back = answers.find(|it| it == "regain" || it.starts_with("back"));
            it.act(&format!("A {}", back.unwrap()));
        }
        // The item makes the play stop before each step.
        it.act("A pass");
        let (hand, now) = (it.a().hand.len(), it.now());
        for event in it.events.drain(..) {
            paid += usize::from(matches!(event, Event::Noise { change: 1, .. }));
            paid += usize::from(matches!(event, Event::Mission { .. }));
            has_time_run |= matches!(event, Event::TimerRevealed { .. });
        }
        assert!(has_time_run || hand > 2, "cards came back: {hand}");
        let next = Some(Step::Window(Stage::NyCard));
        assert!(has_time_run || now == next, "step 10 is over: {now:?}");
    }
    (paid, has_time_run)
}

/// rules: FU-25, FU-26, FU-64, FU-71, FU-Q70, FU-Q79
#[test]
fn a_loop_through_clinic_or_library_pays_the_noise_of_step_10_each_time() {
    for at in ["f3", "d3", "d4"] {
        for turns in [1, 5, 13] {
            assert_eq!(paid(at, turns), (turns, false), "{at}");
        }
        // Ten on the track and four cubes: then the clock of the game goes on.
        let (paid, has_time_run) = paid(at, 14);
        assert!(paid >= 14 && has_time_run, "{at}: {paid}");
    }
}
