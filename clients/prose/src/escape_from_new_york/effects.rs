//! What cards, items and weapons do, in a few words.

use games::escape_from_new_york::{
    components::{
        cards::Card,
        effects::{Bonus, Effect, Gait},
        equipment::{AXE_ADDS, BAT_ADDS, Case, Item, LID_STOPS, START_DIAGRAM},
    },
    state::hero::Slot,
};

use crate::{
    Lang,
    common::{signed, with_small_letter},
    say,
};

/// All of `effects`, in their order: `Move 1, quiet; Reveal 1`.
pub fn effects(effects: &[Effect], lang: Lang) -> String {
    let each: Vec<_> = effects.iter().map(|it| effect(*it, lang)).collect();
    each.join("; ")
}

/// The same inside a sentence: `move 1, no events; reveal 1`.
pub(super) fn does(effects: &[Effect], lang: Lang) -> String {
    if effects.is_empty() {
        return say!(lang, "efny-tile-does", tile = "nothing");
    }
    let each: Vec<_> = effects
        .iter()
        .map(|it| with_small_letter(&effect(*it, lang)))
        .collect();
    each.join("; ")
}

/// What an action card does and how loud it is: `Move 1, no events; Reveal 1 · noise 1`.
pub fn card_words(card: Card, lang: Lang) -> String {
    loud(card.effects(), card.noise(), lang)
}

/// Effects that make noise when the turn's cards are added up.
pub(super) fn loud(all: &[Effect], noise: u8, lang: Lang) -> String {
    let words = effects(all, lang);
    say!(lang, "efny-loud", words = words, noise = noise)
}

/// What an item is good for: `3 damage, reach 1; Noise +2`.
pub fn item_words(item: Item, lang: Lang) -> String {
    let special = match item {
        Item::AXE => Some(("axe", AXE_ADDS)),
        Item::BAT => Some(("bat", BAT_ADDS)),
        Item::LID => Some(("lid", LID_STOPS)),
        Item::FAKE_TAPE => Some(("fake", 0)),
        _ => None,
    };
    if let Some((kind, number)) = special {
        return say!(lang, "efny-item-does", kind = kind, number = number);
    }
    let words = effects(item.effects(), lang);
    match (item.otherwise(), item.weapon()) {
        ([], None) => words,
        ([], Some(weapon)) => {
            let rounds = weapon.ammunition;
            say!(lang, "efny-rounds", words = words, rounds = rounds)
        }
        (otherwise, _) => {
            let other = effects(otherwise, lang);
            say!(lang, "efny-either", one = words, other = other)
        }
    }
}

/// What a card of the reserve is good for.
pub fn slot_words(slot: Slot, lang: Lang) -> Option<String> {
    let bridge = match slot {
        Slot::Item { item, .. } => return Some(item_words(item, lang)),
        Slot::Case { case, .. } if !case.card.effects().is_empty() => {
            return Some(effects(case.card.effects(), lang));
        }
        Slot::Case { case, .. } if case.card == Case::TAPE => 0,
        Slot::Case { case, .. } => case.card.bridge()?,
        Slot::President => 0,
        Slot::Diagram => START_DIAGRAM,
    };
    Some(say!(lang, "efny-for-bridge", bridge = bridge))
}

/// One effect in a few words: `Move 1, no events`.
pub fn effect(effect: Effect, lang: Lang) -> String {
    let (kind, one, other) = match effect {
        Effect::Move(steps, gait) => return movement(steps, gait, lang),
        Effect::Noise(change) => {
            let change = signed(i32::from(change));
            return say!(lang, "efny-effect-noise", change = change);
        }
        _ => of_hero(effect).unwrap_or_else(|| of_city(effect)),
    };
    say!(lang, "efny-effect", kind = kind, one = one, other = other)
}

// rules: FU-17, FU-43
fn movement(steps: u8, gait: Gait, lang: Lang) -> String {
    let plain = say!(lang, "efny-effect", kind = "move", one = steps, other = 0);
    let words = [
        (Gait::CLEAR, "clear"),
        (Gait::QUIET, "quiet"),
        (Gait::SEWER, "sewer"),
        (Gait::SMASH, "smash"),
    ];
    let words = words.into_iter().filter(|(part, _)| gait.has(*part));
    let words = words.map(|(_, word)| say!(lang, "efny-gait", gait = word));
    [plain]
        .into_iter()
        .chain(words)
        .collect::<Vec<_>>()
        .join(", ")
}

/// The word of the catalogue and its numbers, for what heroes do.
fn of_hero(effect: Effect) -> Option<(&'static str, u8, u8)> {
    Some(match effect {
        Effect::MoveByCar(with, without) => ("drive", with, without),
        Effect::Reveal(count) => ("reveal", count, 0),
        Effect::RevealPoi(count) => ("poi", count, 0),
        Effect::Damage(points, 0) => ("damage", points, 0),
        Effect::Damage(points, range) => ("shot", points, range),
        Effect::Trick(count) => ("trick", count, 0),
        Effect::Item => ("item", 1, 0),
        Effect::Retrieve(count) => ("back", count, 0),
        Effect::RetrieveAll => ("back-all", 1, 0),
        Effect::Reload(count) => ("reload", count, 0),
        Effect::Steal => ("steal", 1, 0),
        Effect::Jump => ("jump", 0, 0),
        Effect::NeedClear => ("need-clear", 0, 0),
        Effect::NeedPoi => ("need-poi", 0, 0),
        Effect::Look(count) => ("look", count, 0),
        Effect::LoseItem => ("lose-item", 1, 0),
        Effect::Hurt(points) => ("hurt", points, 0),
        Effect::HeliStep => ("heli-step", 0, 0),
        Effect::HeliRandom => ("heli-random", 0, 0),
        Effect::HeliAny => ("heli", 0, 0),
        Effect::RemoveAlive => ("alive", 1, 0),
        _ => return None,
    })
}

/// The same for what New York does.
fn of_city(effect: Effect) -> (&'static str, u8, u8) {
    match effect {
        Effect::NyMove(count) => ("ny-move", count, 0),
        Effect::SpawnHere(count) => ("spawn-here", count, 0),
        Effect::SpawnNearManholes(count) => ("spawn-near", count, 0),
        Effect::SpawnManholes => ("spawn-manholes", 0, 0),
        Effect::SpawnPark => ("spawn-park", 0, 0),
        Effect::SpawnSides => ("spawn-sides", 0, 0),
        Effect::SpawnCar => ("spawn-car", 0, 0),
        Effect::Sabotage(count) => ("sabotage", count, 0),
        Effect::Mission(count) => ("mission", count, 0),
        Effect::Timer => ("timer", 1, 0),
        Effect::Block => ("block", 1, 0),
        Effect::BlockOpposite => ("block-other", 1, 0),
        Effect::Blast(points) => ("blast", points, 0),
        Effect::Bonus(Bonus::HitPoints) => ("more-health", 1, 0),
        Effect::Bonus(Bonus::Range) => ("more-range", 1, 0),
        Effect::Bonus(Bonus::Movement) => ("more-movement", 1, 0),
        Effect::Bonus(Bonus::Damage) => ("more-damage", 1, 0),
        Effect::EventLevel => ("event-level", 1, 0),
        _ => ("events", 0, 0),
    }
}
