//! What is under way: cards chosen and not yet played, effects begun and not yet resolved.
//!
//! The bot judges in the middle of cards too. What a card will do is credited when it is chosen
//! and spent as it comes true, so that beginning a card is no loss.

use games::escape_from_new_york::{
    Escape,
    components::{
        board::SpaceSet,
        cards::Card,
        effects::{Effect, Gait},
    },
    flow::{Source, Step},
};

use super::weights::WEIGHTS;

/// What is under way is worth this.
pub(super) fn promise(table: &Escape) -> f32 {
    let scene = Scene::of(table);
    // A chosen card counts as held until it is played.
    let chosen = table.turn.chosen.iter();
    let chosen: f32 = chosen.map(|card| 1.0 + scene.card(card)).sum();
    let begun: f32 = table.agenda.iter().map(|step| scene.step(*step)).sum();
    chosen + begun - WEIGHTS.noise * f32::from(table.turn.noise)
}

/// What effects of the active hero depend on.
struct Scene {
    enemies: bool,
    /// Convicts in the space, and next door too.
    foes: [f32; 2],
    discards: f32,
}

impl Scene {
    fn of(table: &Escape) -> Scene {
        let here = table.here();
        let count = |spaces: SpaceSet| -> f32 {
            let gangs = table.map.haunted.and(spaces).iter();
            gangs.map(|at| f32::from(table.map.gangs[at].len())).sum()
        };
        let enemies = table.map.has_enemy(here);
        let near = count(SpaceSet::only(here)).max(f32::from(u8::from(enemies)));
        Scene {
            enemies,
            foes: [near, near + count(table.map.open_around(here))],
            discards: table.hero().discards.len() as f32,
        }
    }

    fn card(&self, card: Card) -> f32 {
        let effects = card.effects().iter();
        effects.map(|effect| self.effect(*effect)).sum::<f32>()
            - WEIGHTS.noise * f32::from(card.noise())
    }

    fn effect(&self, effect: Effect) -> f32 {
        match effect {
            Effect::Move(_, gait) if self.enemies && gait.has(Gait::CLEAR) => -1.0,
            Effect::Move(steps, _) | Effect::MoveByCar(steps, _) => walk(steps),
            Effect::Reveal(count) => 0.4 * f32::from(count),
            Effect::Damage(points, range) => self.fight(points, range),
            Effect::Trick(count) => 0.7 * self.foes[0].min(f32::from(count)),
            Effect::Retrieve(count) => 0.9 * self.discards.min(f32::from(count)),
            Effect::Item => WEIGHTS.item,
            Effect::NeedClear if self.enemies => -1.0,
            Effect::Steal => -2.0,
            _ => 0.0,
        }
    }

    fn step(&self, step: Step) -> f32 {
        match step {
            Step::Effects { source, at } if is_own(source) => {
                let effects = source.effects().iter().skip(usize::from(at));
                effects.map(|effect| self.effect(*effect)).sum()
            }
            Step::Move { left, .. } => walk(left),
            Step::Damage { left, range } => self.fight(left, range),
            Step::Trick { left } => self.effect(Effect::Trick(left)),
            Step::Reveal { left } => self.effect(Effect::Reveal(left)),
            Step::Retrieve { left, .. } => self.effect(Effect::Retrieve(left)),
            _ => 0.0,
        }
    }

    fn fight(&self, points: u8, range: u8) -> f32 {
        let foes = self.foes[usize::from(range.min(1))];
        1.2 * foes.min(f32::from(points))
    }
}

fn walk(steps: u8) -> f32 {
    WEIGHTS.step * f32::from(steps)
}

/// Whether the hero resolves it for himself.
fn is_own(source: Source) -> bool {
    matches!(
        source,
        Source::Card(_) | Source::Strike | Source::Sneak | Source::Drive | Source::Item(_)
    )
}
