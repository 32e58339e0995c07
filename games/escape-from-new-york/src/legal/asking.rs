//! What a player need not be asked, and what is told before it is done.

use super::cards::{Resolvable, resolvable};
use crate::{
    action::Action,
    components::{cards::Card, effects::Effect},
    flow::{Source, Step},
    state::{Table, hero::Hero, hiding::Veiled},
    view::View,
};

impl View {
    // rules: FU-15
    /// Whether the active hero could not resolve `card` from here, but for its noise.
    pub fn is_void(&self, card: Card) -> bool {
        resolvable(&self.table, Source::Card(card)) == Resolvable::Void
    }

    // rules: FU-Q40
    /// Whether a client may pass for the player without asking: there is nothing to do here but
    /// to pass, or only what hardly anybody does, or nothing has changed since the player passed
    /// at `passed`.
    pub fn may_pass(&self, legal: &[Action], passed: Option<&View>) -> bool {
        let now = self.table.agenda.now();
        let is_window = matches!(
            now,
            Some(Step::Window(_) | Step::Between | Step::Events { .. })
        );
        let is_idle = || legal.iter().all(|action| self.is_idle(*action));
        let only_car = || legal == [Action::LeaveCar, Action::Pass];
        let is_as_before = || {
            passed.is_some_and(|before| {
                self.offers_as(before) || only_car() && self.drives_as(before)
            })
        };
        legal == [Action::Pass] || is_window && (is_idle() || is_as_before())
    }

    /// Whether the active player need not be asked for `action`: it does nothing, it is a shot at
    /// nobody, or it leaves something behind with no other hero there to take it.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "everything else may be meant; a weapon does nothing else to anybody"
    )]
    pub fn is_idle(&self, action: Action) -> bool {
        let table = &self.table;
        let nobody_within = |range| {
            let spaces = table.in_reach(range);
            table.map.foes_in(spaces).next().is_none()
        };
        match action {
            Action::Pass => true,
            Action::LeaveCar | Action::DropCase { .. } => {
                let here = |hero: &&Hero<_>| hero.space == table.here();
                table.heroes.values().filter(here).count() == 1
            }
            Action::Fire => {
                let weapon = table.hero().weapon;
                let effects = weapon.map_or(&[][..], |weapon| weapon.effects());
                effects.iter().all(|effect| match effect {
                    Effect::Damage(_, range) => nobody_within(*range),
                    _ => true,
                })
            }
            _ => false,
        }
    }

    /// Whether the active hero has the same car in the same space as before.
    fn drives_as(&self, before: &View) -> bool {
        let driven = |table: &Table<Veiled>| (table.turns, table.hero().space, table.hero().ride);
        driven(&self.table) == driven(&before.table)
    }

    /// Whether the active hero can do the same things with the same result as before.
    fn offers_as(&self, before: &View) -> bool {
        let (now, then) = (&self.table, &before.table);
        let things = |table: &Table<Veiled>| {
            let hero = table.hero();
            let held = (hero.reserve, hero.weapon, hero.ammunition, hero.ride);
            (hero.space, held, hero.discards, hero.items, hero.level)
        };
        let city = |table: &Table<Veiled>| (table.helicopter, table.landed, table.lone_wins_open());
        now.turns == then.turns
            && things(now) == things(then)
            && city(now) == city(then)
            && now.map == then.map
            && now.boxes == then.boxes
    }
}
