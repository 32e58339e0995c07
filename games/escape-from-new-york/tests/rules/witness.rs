//! What took part in a test. A test of a part of the box counts only if the part was turned up,
//! played, used or met in it.

use std::{cell::RefCell, collections::BTreeSet};

use escape_from_new_york::{
    Escape,
    components::{equipment::Item, timer::TimerTile},
    event::Event,
    flow::{Source, Stage, Step},
    state::{
        foe::Foe,
        hero::{Hero, Slot},
    },
};
use tabletop::Viewer;

thread_local! {
    static MET: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Forgets what earlier tests of this thread met.
pub(crate) fn begin() {
    MET.with_borrow_mut(BTreeSet::clear);
}

/// The part of that name took part.
pub(crate) fn met(name: &str) {
    MET.with_borrow_mut(|met| met.insert(name.to_owned()));
}

/// Fails unless the part took part since the test began.
pub(crate) fn must_have_met(part: &str) {
    let part = part.replace('_', "-");
    MET.with_borrow(|met| assert!(met.contains(&part), "{part} took no part: {met:?}"));
}

/// The building that a step activates or that shelters from it.
pub(crate) fn runs(table: &Escape, steps: &[Step]) {
    let uses = [Stage::Building, Stage::Damage].map(Step::Stage);
    if let (true, Some(building)) = (
        steps.iter().any(|step| uses.contains(step)),
        table.building(table.here()),
    ) {
        met(&format!("{building:?}").to_lowercase());
    }
}

/// An item was tried, and may have been refused.
pub(crate) fn tries(hero: &Hero, slot: u8) {
    if let Some(Slot::Item { item, .. }) = hero.reserve[usize::from(slot)] {
        met(item.word());
    }
}

/// What happened, and who was in it.
pub(crate) fn hears(table: &Escape, event: &Event) {
    if let Some(source) = Source::of(event) {
        met(source.word());
    }
    match event {
        Event::Played { card, .. } => met(card.word()),
        Event::ItemUsed { item, .. } => met(item.word()),
        Event::LidUsed { .. } => met(Item::LID.word()),
        Event::TimerRevealed { tile } => met(tile.word()),
        Event::Presto => met(TimerTile::PRESTO.word()),
        Event::EventRevealed { card } => met(card.word()),
        Event::PoiTurned { poi, .. } => met(poi.word()),
        Event::TileLaid {
            token: Some(token), ..
        } => met(token.word()),
        Event::Hit {
            seat: Some(seat), ..
        } => {
            if let Some(item) = table.heroes[*seat].weapon {
                met(item.word());
            }
        }
        Event::EnemyMoved {
            foe: Foe::Boss(boss),
            ..
        } => met(boss.word()),
        Event::Shown { seat, .. } => {
            for slot in table.heroes[*seat].reserve.iter().flatten() {
                if let Slot::Case { case, .. } = slot
                    && case.known.has(Viewer::Spectator)
                {
                    met(case.card.word());
                }
            }
        }
        _ => {}
    }
}
