//! The map and the heroes for those who cannot see them.

use games::escape_from_new_york::{
    Escape,
    components::{
        board::{Ground, Side, Space, WTC},
        effects::Effect,
        new_york::NyCard,
        tiles::Mark,
    },
    state::{
        President,
        map::{Car, Stance},
    },
    view::View,
};
use tabletop::{Seat, Viewer};

use super::{
    effects::{card_words, effect},
    events::by,
    names::{self, place},
    new_york,
};
use crate::{
    Audience, Lang, ScoreTable, Voice,
    common::{capital, list},
    say,
};

pub(super) fn situation(view: &View, audience: &Audience) -> Vec<String> {
    let lang = audience.lang;
    let headline = Escape::headline(view, lang);
    let mut lines = vec![say!(lang, "sentence", words = headline)];
    for seat in view.table.heroes.seats().iter() {
        lines.extend(hero(view, seat, audience));
    }
    if let Viewer::Seat(seat) = view.viewer {
        let own = &view.table.heroes[seat];
        let hand = own.hand.face().unwrap_or_default();
        lines.push(names::hand(hand, lang));
        let does = |card| {
            let (card, words) = (names::card(card, lang), card_words(card, lang));
            say!(lang, "efny-card-line", card = card, words = words)
        };
        lines.extend(hand.iter().map(does));
        let discards = own.discards.face().unwrap_or_default();
        if !discards.is_empty() {
            let cards = names::cards(discards, lang);
            lines.push(say!(lang, "efny-discards-own", cards = cards));
        }
        let aims = own.objectives.face();
        lines.extend(aims.map(|aims| names::aims(aims, lang)));
    }
    let landed = if view.table.landed { "yes" } else { "no" };
    let at = place(view.table.helicopter);
    lines.push(say!(lang, "efny-helicopter", space = at, landed = landed));
    lines.extend(city(view, lang));
    let told = |at: &Space| {
        let is_open = view.table.map.revealed.contains(*at);
        is_open || at.ground() == Ground::Poi || at.bridge().is_some()
    };
    let spaces = Space::all().filter(told);
    lines.extend(spaces.map(|at| space(view, at, audience)));
    lines
}

// rules: FU-27, FU-75, FU-87
/// New York's open cards and bosses, and where the President is.
fn city(view: &View, lang: Lang) -> Vec<String> {
    let table = &view.table;
    let mut lines = vec![new_york::back(table.ny.back, lang)];
    let bonuses = table.ny.in_play.iter().filter_map(NyCard::bonus);
    let bonuses: Vec<_> = bonuses.map(|it| effect(Effect::Bonus(it), lang)).collect();
    if !bonuses.is_empty() {
        lines.push(say!(lang, "efny-bonus-line", words = list(lang, &bonuses)));
    }
    lines.extend(table.map.bosses_on().map(|(boss, ..)| {
        let name = capital(&names::boss(boss, lang));
        let words = names::ability(boss, lang);
        say!(lang, "efny-boss-line", boss = name, words = words)
    }));
    if table.president == President::Held {
        lines.push(say!(lang, "efny-president-held"));
    }
    if table.timer.presto {
        lines.push(say!(lang, "efny-presto"));
    }
    if table.options.wanted {
        lines.push(say!(lang, "efny-wanted-left", count = table.wanted));
    }
    if table.options.dead_or_alive {
        lines.push(say!(lang, "efny-alive-left", count = table.alive));
    }
    lines
}

fn hero(view: &View, seat: Seat, audience: &Audience) -> Vec<String> {
    let lang = audience.lang;
    let hero = &view.table.heroes[seat];
    let mut lines = vec![by!(
        audience,
        &seat,
        "efny-hero-line",
        hero = names::hero(hero.persona, lang),
        space = place(hero.space),
        level = hero.level,
        hand = view.hands[seat],
        discards = view.discards[seat],
        reserve = reserve(view, seat, lang)
    )];
    if let Some(need) = hero.need() {
        lines.push(needs(
            hero.convicts,
            need.convicts,
            hero.items,
            need.items,
            lang,
        ));
    }
    if let Some(weapon) = hero.weapon {
        let item = names::item(weapon, lang);
        lines.push(say!(
            lang,
            "efny-weapon",
            item = item,
            count = hero.ammunition
        ));
    }
    if hero.ride.is_some() {
        lines.push(say!(lang, "efny-drives"));
    }
    if hero.wanted > 0 {
        lines.push(say!(lang, "efny-wanted-line", count = hero.wanted));
    }
    lines
}

// rules: FU-75, FU-87
/// The bonuses of New York's cards and what the bosses on the map can do, in a few words each.
pub fn city_short(view: &View, lang: Lang) -> Vec<String> {
    let bonuses = view.table.ny.in_play.iter().filter_map(NyCard::bonus);
    let bonuses = bonuses.map(|it| effect(Effect::Bonus(it), lang));
    let bosses = view.table.map.bosses_on();
    let bosses = bosses.map(|(boss, ..)| say!(lang, "efny-boss-short", boss = boss.word()));
    bonuses.chain(bosses).collect()
}

/// A hero in one short line: where, how far to the next level, with what.
pub fn hero_line(view: &View, seat: Seat, audience: &Audience) -> String {
    let lang = audience.lang;
    let hero = &view.table.heroes[seat];
    let need = hero.need();
    let counts = need.map_or([("kills", 0, 0); 2], |need| {
        [
            ("kills", hero.convicts, need.convicts),
            ("items", hero.items, need.items),
        ]
    });
    let counts = counts.into_iter().filter(|(.., of)| *of > 0);
    let mut parts = vec![say!(
        lang,
        "efny-hero-short",
        name = audience.label(seat),
        space = place(hero.space),
        level = hero.level
    )];
    parts.extend(
        counts.map(|(what, done, of)| {
            say!(lang, "efny-hero-count", what = what, done = done, of = of)
        }),
    );
    let hand = view.hands[seat];
    parts.push(say!(
        lang,
        "efny-hero-count",
        what = "hand",
        done = hand,
        of = 0
    ));
    if hero
        .weapon
        .is_some_and(|it| it.weapon().is_some_and(|it| it.ammunition > 0))
    {
        let rounds = hero.ammunition;
        parts.push(say!(
            lang,
            "efny-hero-count",
            what = "rounds",
            done = rounds,
            of = 0
        ));
    }
    if hero.wanted > 0 {
        let wanted = hero.wanted;
        parts.push(say!(
            lang,
            "efny-hero-count",
            what = "wanted",
            done = wanted,
            of = 0
        ));
    }
    if hero.reserve_len() > 0 {
        parts.push(reserve(view, seat, lang));
    }
    parts.join(" · ")
}

fn needs(convicts: u8, of: u8, items: u8, of_items: u8, lang: Lang) -> String {
    say!(
        lang,
        "efny-need",
        convicts = convicts,
        of_convicts = of,
        items = items,
        of_items = of_items
    )
}

/// What lies in a reserve, as far as the reader knows.
pub(super) fn reserve(view: &View, seat: Seat, lang: Lang) -> String {
    let slots = view.table.heroes[seat].reserve.iter().flatten();
    let names: Vec<_> = slots.map(|slot| names::slot(*slot, lang)).collect();
    if names.is_empty() {
        say!(lang, "efny-none")
    } else {
        list(lang, &names)
    }
}

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
    let convicts = map.gangs[at].len();
    if convicts > 0 {
        things.push(say!(lang, "efny-thing-convicts", count = convicts));
    }
    let lying = convicts - map.gangs[at].standing();
    if lying > 0 {
        things.push(say!(lang, "efny-thing-lying", count = lying));
    }
    let cars = map.car_convicts().filter(|(_, on, ..)| *on == at);
    things.extend(cars.map(|_| say!(lang, "efny-thing-car")));
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

/// The heroes as a table: the game has no points.
pub(super) fn heroes(view: &View, audience: &Audience) -> ScoreTable {
    let lang = audience.lang;
    let row = |seat: Seat| {
        let hero = &view.table.heroes[seat];
        let cells = vec![
            place(hero.space),
            hero.level.to_string(),
            view.hands[seat].to_string(),
            reserve(view, seat, lang),
        ];
        (Some(seat), audience.label(seat), cells)
    };
    ScoreTable {
        caption: say!(lang, "efny-table"),
        columns: vec![
            say!(lang, "efny-column-place"),
            say!(lang, "efny-column-level"),
            say!(lang, "efny-column-hand"),
            say!(lang, "efny-column-reserve"),
        ],
        rows: view.table.heroes.seats().iter().map(row).collect(),
    }
}
