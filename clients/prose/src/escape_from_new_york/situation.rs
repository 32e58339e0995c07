//! The map and the heroes for those who cannot see them.

use games::escape_from_new_york::{
    Escape,
    components::{
        board::{Ground, Space},
        effects::Effect,
        new_york::NyCard,
    },
    state::{President, hero::Ride},
    view::View,
};
use tabletop::{Seat, Viewer};

use super::{
    effects::{card_words, effect},
    events::by,
    names::{self, place},
    new_york,
    spaces::space,
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
    let discards: Vec<_> = table.ny.discards.iter().collect();
    if !discards.is_empty() {
        let cards = discards.iter().map(|card| names::ny_card(*card, lang));
        let cards: Vec<_> = cards.collect();
        lines.push(say!(lang, "efny-ny-discards", cards = list(lang, &cards)));
    }
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
    if let Some(ride) = hero.ride {
        let ride = if ride == Ride::Taxi { "taxi" } else { "car" };
        lines.push(say!(lang, "efny-drives", ride = ride));
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
