//! The spaces of the map and what lies and stands there, for those who cannot see them.

use games::escape_from_new_york::{
    components::{
        board::{Ground, Side, Space, WTC},
        tiles::Mark,
    },
    state::map::{Car, Stance},
    view::View,
};

use super::names::{self, place};
use crate::{Audience, Lang, common::list, say};

/// A space with all that can be seen of it, for those who go over the map.
pub fn space(view: &View, at: Space, audience: &Audience) -> String {
    let lang = audience.lang;
    let table = &view.table;
    let is_open = table.map.revealed.contains(at);
    let mut all = Vec::new();
    if is_open {
        all.push(open_space(view, at, lang));
    } else {
        all.push(face_down(at, lang));
        let seen = (at.ground() == Ground::Poi).then(|| view.poi(at)).flatten();
        all.extend(seen.map(|poi| say!(lang, "efny-space-seen", poi = names::poi(poi, lang))));
    }
    let heroes = table.heroes.iter().filter(|(_, hero)| hero.space == at);
    all.extend(heroes.map(|(seat, hero)| {
        let hero = names::hero(hero.persona, lang);
        say!(
            lang,
            "efny-space-hero",
            hero = hero,
            name = audience.label(seat)
        )
    }));
    if at == WTC && table.gullfire {
        all.push(say!(lang, "efny-space-gullfire"));
    }
    if table.helicopter == at {
        let landed = if table.landed { "yes" } else { "no" };
        all.push(say!(lang, "efny-space-heli", landed = landed));
    }
    if let Some((number, side)) = at.bridge() {
        all.push(say!(lang, "efny-space-bridge", number = number));
        if table.map.is_blocked(at, side) {
            all.push(say!(lang, "efny-bridge-barred"));
        }
    }
    let barred: Vec<_> = roadblocks(view, at).map(place).collect();
    if !barred.is_empty() {
        all.push(say!(
            lang,
            "efny-space-barred",
            spaces = list(lang, &barred)
        ));
    }
    all.extend(destroyed(view, at, lang));
    say!(
        lang,
        "efny-space-line",
        space = place(at),
        things = all.join(", ")
    )
}

/// The neighbours of a space to which a roadblock bars the way.
pub fn roadblocks(view: &View, at: Space) -> impl Iterator<Item = Space> {
    let barred = Side::ALL
        .into_iter()
        .filter(move |side| view.table.map.is_blocked(at, *side));
    barred.filter_map(move |side| at.beside(side))
}

// rules: FU-82
/// The destroyed roadblocks around a space, which stay on the board.
fn destroyed(view: &View, at: Space, lang: Lang) -> Option<String> {
    let broken = view.table.map.broken[at];
    let sides = Side::ALL.into_iter();
    let sides = sides.filter(|side| broken & side.bit() != 0);
    let spaces: Vec<_> = sides.map(|side| at.beside(side).map(place)).collect();
    let to_bridge = spaces.iter().any(Option::is_none);
    let spaces: Vec<_> = spaces.into_iter().flatten().collect();
    if !to_bridge && spaces.is_empty() {
        return None;
    }
    let bridge = to_bridge.then(|| say!(lang, "efny-broken-bridge"));
    let streets = (!spaces.is_empty()).then(|| {
        let spaces = list(lang, &spaces);
        say!(lang, "efny-broken-towards", spaces = spaces)
    });
    let all: Vec<_> = bridge.into_iter().chain(streets).collect();
    Some(say!(lang, "efny-space-broken", places = list(lang, &all)))
}

/// A space on which no tile lies yet, or an unknown one.
pub(super) fn face_down(at: Space, lang: Lang) -> String {
    let ground = match at.ground() {
        Ground::Poi => "poi",
        Ground::Park => "park",
        _ => "city",
    };
    say!(lang, "efny-space-down", ground = ground)
}

/// What lies and stands on an open space, or that it is open.
fn open_space(view: &View, at: Space, lang: Lang) -> String {
    let things = things(view, at, lang);
    if things.is_empty() {
        say!(lang, "efny-open-space")
    } else {
        list(lang, &things)
    }
}

/// What lies and stands on an open space.
pub(super) fn things(view: &View, at: Space, lang: Lang) -> Vec<String> {
    let map = &view.table.map;
    let mut things = Vec::new();
    if let Some(poi) = view.table.open_poi(at) {
        things.push(names::poi(poi, lang));
    }
    let building = view.table.building(at);
    things.extend(building.map(|it| names::building(it, lang)));
    things.extend(enemies(view, at, lang));
    let left = map.cars.iter().filter(|car| **car == Car::Abandoned(at));
    things.extend(left.map(|_| say!(lang, "efny-thing-abandoned")));
    if map.cubes[at] > 0 {
        things.push(say!(lang, "efny-thing-cubes", count = map.cubes[at]));
    }
    let boxes = (1..).zip(&view.table.boxes);
    let tokens = boxes.filter(|(_, place)| place.token == Some(at));
    things.extend(tokens.map(|(number, _)| say!(lang, "efny-thing-case", number = number)));
    let marks = [Mark::Manhole, Mark::Event, Mark::Raft, Mark::Trap].into_iter();
    let marks = marks.filter(|mark| view.table.has_mark(at, *mark));
    things.extend(marks.filter_map(|mark| names::mark(mark, lang)));
    things
}

/// The enemies in an open space: how many, who lies, who is wounded.
fn enemies(view: &View, at: Space, lang: Lang) -> Vec<String> {
    let map = &view.table.map;
    let mut things = Vec::new();
    let convicts = map.gangs[at].len();
    if convicts > 0 {
        things.push(say!(lang, "efny-thing-convicts", count = convicts));
    }
    let lying = convicts - map.gangs[at].standing();
    if lying > 0 {
        things.push(say!(lang, "efny-thing-lying", count = lying));
    }
    let hurt = [Stance::Ready, Stance::Moved, Stance::Lying];
    let hurt = hurt.map(|stance| map.gangs[at].count(stance, true));
    let hurt: u8 = hurt.into_iter().sum();
    if hurt > 0 {
        things.push(say!(lang, "efny-thing-hurt", count = hurt));
    }
    let cars = map.car_convicts().filter(|(_, on, ..)| *on == at);
    things.extend(cars.map(|(_, _, stance, wounds)| {
        let state = match (stance == Stance::Lying, wounds > 0) {
            (false, false) => "ready",
            (false, true) => "hurt",
            (true, false) => "lying",
            (true, true) => "both",
        };
        say!(lang, "efny-thing-car", state = state)
    }));
    let bosses = map.bosses_on().filter(|(_, on, ..)| *on == at);
    things.extend(bosses.map(|(boss, _, stance, left)| {
        let boss = names::boss(boss, lang);
        let lying = if stance == Stance::Lying { "yes" } else { "no" };
        say!(
            lang,
            "efny-thing-boss",
            boss = boss,
            left = left,
            lying = lying
        )
    }));
    things
}
