//! What things on the table are and how they are used, for whoever touches them.

use games::escape_from_new_york::{
    components::{
        aims::{Objective, Wish},
        board::{Ground, Space, WTC},
        bosses::Boss,
        cards::Card,
        tiles::{Building, Mark},
    },
    state::{
        hero::{Hero, Slot},
        hiding::Veiled,
        map::Car,
    },
    view::View,
};

use super::{
    effects::{card_words, slot_words},
    names::{self, place},
    spaces::{roadblocks, space},
};
use crate::{Audience, Lang, common::capital, say};

/// A sentence and the rule behind it.
pub type Explained = (String, &'static str);

/// What is known of `what`: a word of the catalogue.
pub fn thing(what: &str, lang: Lang) -> Explained {
    let rule = match what {
        "open" => "FU-17",
        "down" => "FU-39",
        "poi-down" | "poi" => "FU-40",
        "camp" => "FU-53",
        "library" | "clinic" | "armoury" | "shelter" => "FU-64",
        "convict" => "FU-45",
        "lying" => "FU-48",
        "driver" => "FU-60",
        "car" => "FU-58",
        "cube" => "FU-54",
        "case" => "FU-50",
        "manhole" => "FU-43",
        "event" => "FU-37",
        "raft" | "heli" | "gullfire" | "aims" => "FU-33",
        "trap" => "FU-98",
        "bridge" => "FU-31",
        "roadblock" => "FU-94",
        "noise" => "FU-71",
        "mission" => "FU-72",
        "events" => "FU-65",
        "time" => "FU-68",
        "next" => "FU-27",
        "level" => "FU-62",
        "weapon" => "FU-56",
        "car-own" => "FU-19",
        "reserve" => "FU-49",
        "ability" => "FU-18",
        "halts" => "FU-Q40",
        _ => "FU-14",
    };
    (say!(lang, "efny-says", what = what), rule)
}

/// A space: all that lies and stands there, then what each kind of thing is.
pub fn explain_space(view: &View, at: Space, audience: &Audience) -> Vec<Explained> {
    let lang = audience.lang;
    let is_open = view.table.map.revealed.contains(at);
    let line = capital(&space(view, at, audience));
    let mut all = vec![(line, "FU-17")];
    if is_open {
        let mut kinds = kinds(view, at);
        if kinds.is_empty() {
            kinds.push("open");
        }
        all.extend(kinds.into_iter().map(|it| thing(it, lang)));
        let bosses = view.table.map.bosses_on().filter(|(_, on, ..)| *on == at);
        all.extend(bosses.map(|(who, ..)| boss(who, lang)));
    } else {
        let is_poi = at.ground() == Ground::Poi;
        all.push(thing(if is_poi { "poi-down" } else { "down" }, lang));
    }
    let around = [
        (roadblocks(view, at).next().is_some(), "roadblock"),
        (at.bridge().is_some(), "bridge"),
        (view.table.helicopter == at, "heli"),
        (at == WTC && view.table.gullfire, "gullfire"),
    ];
    all.extend(words(&around).map(|it| thing(it, lang)));
    all
}

fn words<'a>(all: &'a [(bool, &'static str)]) -> impl Iterator<Item = &'static str> + 'a {
    all.iter().filter(|(is, _)| *is).map(|(_, word)| *word)
}

/// The kinds of things on an open space.
fn kinds(view: &View, at: Space) -> Vec<&'static str> {
    let (table, map) = (&view.table, &view.table.map);
    let building = table.building(at).map(|it| match it {
        Building::Library => "library",
        Building::Clinic => "clinic",
        Building::Armoury => "armoury",
        Building::Shelter => "shelter",
    });
    let poi = table.open_poi(at);
    let poi = poi.map(|it| {
        if it.to_string() == "po1" {
            "camp"
        } else {
            "poi"
        }
    });
    let gang = &map.gangs[at];
    let there = [
        (!gang.is_empty(), "convict"),
        (gang.standing() < gang.len(), "lying"),
        (map.car_convicts().any(|(_, on, ..)| on == at), "driver"),
        (map.cars.contains(&Car::Abandoned(at)), "car"),
        (map.cubes[at] > 0, "cube"),
        (table.boxes.iter().any(|it| it.token == Some(at)), "case"),
        (table.has_mark(at, Mark::Manhole), "manhole"),
        (table.has_mark(at, Mark::Event), "event"),
        (table.has_mark(at, Mark::Raft), "raft"),
        (table.has_mark(at, Mark::Trap), "trap"),
    ];
    poi.into_iter()
        .chain(building)
        .chain(words(&there))
        .collect()
}

/// A boss: its name, its numbers, and what only it can do.
pub fn boss(boss: Boss, lang: Lang) -> Explained {
    let numbers = say!(
        lang,
        "web-fu-boss-numbers",
        health = boss.hit_points(),
        damage = boss.damage(),
        reach = boss.range(),
        movement = boss.movement()
    );
    let name = capital(&names::boss(boss, lang));
    let short = say!(lang, "efny-boss-short", boss = boss.word());
    let rule = match boss {
        Boss::Romero => "FU-100",
        Boss::Slag => "FU-101",
        Boss::Duke => "FU-Q32",
    };
    (format!("{name}: {numbers}. {short}."), rule)
}

/// An action card.
pub fn explain_card(card: Card, lang: Lang) -> Vec<Explained> {
    let name = names::card(card, lang);
    let words = card_words(card, lang);
    vec![(format!("{name}: {words}."), "FU-17"), thing("hand", lang)]
}

/// A card of a reserve: `back` as all see it, `seen` by its face.
pub fn explain_slot(back: Slot<Veiled>, seen: Option<Slot>, lang: Lang) -> Vec<Explained> {
    let name = seen.map_or_else(|| names::slot(back, lang), |it| names::slot(it, lang));
    let words = seen.and_then(|it| slot_words(it, lang));
    let line = words.map_or_else(|| name.clone(), |words| format!("{name}: {words}"));
    let rule = match back {
        Slot::Item { .. } => "FU-55",
        Slot::Case { .. } => "FU-50",
        Slot::President => "FU-52",
        Slot::Diagram => "FU-31",
    };
    vec![(capital(&line) + ".", rule), thing("reserve", lang)]
}

/// What an objective asks for, and how it is met.
pub fn aim_how(view: &View, objective: Objective, lang: Lang) -> String {
    let (wish, at) = match objective.wish() {
        Wish::Gullfire => ("gullfire", place(WTC)),
        Wish::Helicopter => ("helicopter", place(view.table.helicopter)),
        Wish::Raft => ("raft", String::new()),
        Wish::Tape | Wish::Diagram | Wish::Bracelet => ("case", String::new()),
        Wish::FakeTape | Wish::Beacon | Wish::Bat => ("item", String::new()),
        Wish::Wanted => ("wanted", String::new()),
        Wish::WantedAndAway => ("away", String::new()),
    };
    say!(lang, "efny-aim-how", wish = wish, at = at)
}

/// The state of a hero as its board shows it.
pub fn explain_level(hero: &Hero<Veiled>, lang: Lang) -> Vec<Explained> {
    let need = hero.need().map(|need| {
        say!(
            lang,
            "efny-need",
            convicts = hero.convicts,
            of_convicts = need.convicts,
            items = hero.items,
            of_items = need.items
        )
    });
    let need = need.map(|it| (it, "FU-62"));
    need.into_iter().chain([thing("level", lang)]).collect()
}
