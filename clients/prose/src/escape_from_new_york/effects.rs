//! What cards, items and weapons do, in a few words.

use escape_from_new_york::components::effects::{Bonus, Effect, Gait};

use crate::{Lang, common::signed, say};

/// All of `effects`, in their order: `Move 1, quiet; Reveal 1`.
pub fn effects(effects: &[Effect], lang: Lang) -> String {
    let each: Vec<_> = effects.iter().map(|it| effect(*it, lang)).collect();
    each.join("; ")
}

/// One effect in a few words: `Move 1, quiet`.
pub fn effect(effect: Effect, lang: Lang) -> String {
    if let Effect::Move(steps, gait) = effect {
        return movement(steps, gait, lang);
    }
    let (kind, one, other) = of_hero(effect)
        .or_else(|| of_city(effect))
        .unwrap_or(("noise", 0, 0));
    let (one, other) = match effect {
        Effect::Noise(change) => (signed(i32::from(change)), String::new()),
        _ => (one.to_string(), other.to_string()),
    };
    say!(lang, "efny-effect", kind = kind, one = one, other = other)
}

// rules: FU-17, FU-43
fn movement(steps: u8, gait: Gait, lang: Lang) -> String {
    let plain = say!(
        lang,
        "efny-effect",
        kind = "move",
        one = steps.to_string(),
        other = ""
    );
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
fn of_city(effect: Effect) -> Option<(&'static str, u8, u8)> {
    Some(match effect {
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
        Effect::Events => ("events", 0, 0),
        _ => return None,
    })
}
