//! What a hero has on the way to a lone escape.

use games::escape_from_new_york::{
    Escape,
    components::{
        aims::{Colour, Objective, Wish},
        board::{LIBRARY, Space, SpaceSet, WTC},
        tiles::Mark,
    },
    state::{
        President,
        hero::{Hero, Slot},
    },
};
use tabletop::Seat;

use super::ways::Ways;

/// A level, a convict and an item on its token.
const LEVEL: f32 = 25.0;
const TROPHY: f32 = 4.0;
const PAID: f32 = 6.0;
/// The object that is wished for, and an item that may pay for a level.
const OBJECT: f32 = 30.0;
const ITEM: f32 = 3.0;
/// Lone escapes are open, the hero stands where the means of transport is, a step of the way.
const OPEN: f32 = 20.0;
const MEANS: f32 = 20.0;
const STEP: f32 = 1.2;

/// How near `seat` is to leaving alone.
pub(super) fn alone(table: &Escape, seat: Seat) -> f32 {
    let hero = &table.heroes[seat];
    let [object, means] = hero.objectives;
    let mut worth = LEVEL * f32::from(hero.level)
        + TROPHY * f32::from(hero.convicts)
        + PAID * f32::from(hero.items);
    if table.meets(hero, object) {
        worth += OBJECT;
    }
    if table.lone_wins_open() {
        worth += OPEN;
    }
    let items = hero.reserve.iter().flatten();
    let items = items
        .filter(|slot| matches!(slot, Slot::Item { .. }))
        .count();
    worth += ITEM * items as f32;
    if hero.level == 3 && table.meets(hero, means) {
        worth += MEANS;
    }
    let ways = Ways::from(table, hero.space);
    let goals = goals(table, hero).iter().map(|goal| ways.to(goal));
    let nearest = goals.fold(f32::MAX, f32::min);
    // Without a goal the way is as long as any.
    worth - STEP * nearest.min(9.0)
}

/// Where the hero should go next.
fn goals(table: &Escape, hero: &Hero) -> SpaceSet {
    let mut goals = SpaceSet::EMPTY;
    let [object, means] = hero.objectives;
    if !table.meets(hero, object) {
        goals = goals.or(objects(table, object));
    }
    if hero.wants_convict() {
        goals = goals.or(table.map.haunted);
    }
    if hero.wants_item() {
        goals = goals.or(items(table));
    }
    if hero.level == 3 && goals.is_empty() {
        goals = means_of(table, means);
    }
    goals
}

/// Where an object may be found.
fn objects(table: &Escape, object: Objective) -> SpaceSet {
    debug_assert!(object.colour() == Colour::Blue);
    match object.wish() {
        Wish::Tape | Wish::Bracelet | Wish::Diagram => {
            let tokens = table.boxes.iter().filter_map(|place| place.token);
            let guards = table.map.bosses_on();
            let guards = guards.filter(|(boss, ..)| boss.guards().is_some());
            let hidden = table.hidden_pois();
            hidden.or(tokens.chain(guards.map(|(_, at, ..)| at)).collect())
        }
        Wish::Wanted | Wish::WantedAndAway => table.map.bosses_on().map(|(_, at, ..)| at).collect(),
        _ => items(table),
    }
}

/// Where items are.
fn items(table: &Escape) -> SpaceSet {
    let cubes = Space::all().filter(|at| table.map.cubes[*at] > 0);
    cubes.chain([LIBRARY]).collect()
}

/// Where the means of transport is.
fn means_of(table: &Escape, means: Objective) -> SpaceSet {
    let gullfire = || SpaceSet::only(WTC);
    let helicopter = || SpaceSet::only(table.helicopter);
    let rafts = || -> SpaceSet {
        let open = table.map.revealed.iter();
        open.filter(|at| table.has_mark(*at, Mark::Raft)).collect()
    };
    match means.wish() {
        Wish::Gullfire => gullfire(),
        Wish::Helicopter => helicopter(),
        Wish::Raft => rafts(),
        _ => gullfire().or(helicopter()).or(rafts()),
    }
}

/// Whether heroes can still leave together.
pub(super) fn together_is_open(table: &Escape) -> bool {
    table.president != President::Dead
}
