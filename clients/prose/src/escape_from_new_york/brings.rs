//! What a choice would bring, in a few words beside it.

use games::escape_from_new_york::{
    action::Action,
    components::{
        board::Space,
        cards::{ABILITY_NOISE, ABILITY_SNEAK, ABILITY_STRIKE, Card, CardSet, DRIVE},
        effects::Effect,
    },
    state::{foe::Foe, hero::Slot},
    view::View,
};
use tabletop::Seat;

use super::{
    effects::{card_words, effects, item_words, loud, slot_words},
    names, spaces,
};
use crate::{Lang, common::list, say};

/// What `action` would bring, if that is not said by its name.
pub(super) fn brings(action: Action, view: &View, lang: Lang) -> Option<String> {
    let words = match action {
        Action::Play(card) if view.is_void(card) => {
            say!(lang, "efny-void-now", noise = card.noise())
        }
        Action::Play(card) | Action::Back(card) | Action::Learn(card) => card_words(card, lang),
        Action::Strike(_) => loud(ABILITY_STRIKE, ABILITY_NOISE, lang),
        Action::Sneak(_) => loud(ABILITY_SNEAK, ABILITY_NOISE, lang),
        Action::Choose(cards) => both(cards, lang),
        Action::Timer => names::cards(view.table.hero().discards.face()?, lang),
        Action::TakeCube => effects(&[Effect::Item], lang),
        Action::TakeCar(_) => say!(lang, "efny-each-turn", words = effects(DRIVE, lang)),
        Action::Hit(foe) => return health(foe, view, lang),
        Action::Step { to, .. } | Action::Jump(to) | Action::Spawn(to) => {
            return there(to, view, lang);
        }
        _ => return of_things(action, view, lang),
    };
    (!words.is_empty()).then_some(words)
}

/// The two cards of a turn: how loud they are together, and what each does.
fn both(cards: CardSet, lang: Lang) -> String {
    let noise: u8 = cards.iter().map(Card::noise).sum();
    let words: Vec<_> = cards.iter().map(|it| effects(it.effects(), lang)).collect();
    say!(lang, "efny-both", noise = noise, words = words.join(" + "))
}

/// What can be done with items, weapons and briefcases.
fn of_things(action: Action, view: &View, lang: Lang) -> Option<String> {
    let active = view.table.active;
    let slot = |seat: Seat, at: u8| view.slot(seat, usize::from(at));
    match action {
        Action::Use(at)
        | Action::Arm(at)
        | Action::Pay(at)
        | Action::Open(at)
        | Action::Discard(at)
        | Action::DropCase { slot: at, .. } => slot_words(slot(active, at)?, lang),
        Action::Otherwise(at) => match slot(active, at)? {
            Slot::Item { item, .. } => Some(effects(item.otherwise(), lang)),
            Slot::Case { .. } | Slot::President | Slot::Diagram => None,
        },
        Action::Steal { slot: at, from } => slot_words(slot(from, at)?, lang),
        Action::Keep(item) => Some(item_words(item, lang)),
        Action::Fire => {
            let hero = view.table.hero();
            let words = effects(hero.weapon?.effects(), lang);
            let rounds = hero.ammunition;
            Some(say!(lang, "efny-rounds", words = words, rounds = rounds))
        }
        Action::PayWeapon => Some(item_words(view.table.hero().weapon?, lang)),
        _ => None,
    }
}

/// What waits on a space, if anything does.
fn there(at: Space, view: &View, lang: Lang) -> Option<String> {
    if view.table.map.revealed.contains(at) {
        let things = spaces::things(view, at, lang);
        (!things.is_empty()).then(|| list(lang, &things))
    } else {
        Some(spaces::face_down(at, lang))
    }
}

// rules: FU-45, FU-47
/// What an enemy can still take, where it is more than one blow.
fn health(foe: Foe, view: &View, lang: Lang) -> Option<String> {
    let table = &view.table;
    let left = match foe {
        Foe::Convict { hurt, .. } => table.convict_hit_points(false) - u8::from(hurt),
        Foe::Car(car) => {
            let mut cars = table.map.car_convicts();
            let (.., wounds) = cars.find(|(number, ..)| *number == car)?;
            table.convict_hit_points(true) - wounds
        }
        Foe::Boss(boss) => {
            let mut bosses = table.map.bosses_on();
            bosses.find(|(who, ..)| *who == boss)?.3
        }
    };
    (left > 1).then(|| say!(lang, "efny-health", left = left))
}
