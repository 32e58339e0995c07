//! The components are frozen: what is printed on them stands in `components.txt`, under the version
//! of the rules. Another value makes other games of the same moves, so it takes another version
//! first; the test then prints the list that is to be put there, and the difference is the review.

use escape_from_new_york::{
    Escape,
    components::{
        EVENT_LEVELS, NOISE_MAX,
        aims::{LEVELS, Objective, WANTED},
        board::{Side, Space},
        bosses::Boss,
        cards::{ABILITY_NOISE, ABILITY_SNEAK, ABILITY_STRIKE, Card, DRIVE},
        equipment::{AXE_ADDS, BAT_ADDS, Case, Item, LID_STOPS},
        new_york::NyCard,
        places::{Poi, Token},
        tiles::MapTile,
        timer::{EventCard, TimerTile},
    },
};
use tabletop::Game;

/// The map: its spaces and what lies beside each, and what comes to lie there.
fn map() -> Vec<String> {
    let beside = |at: Space| {
        let each =
            Side::ALL.map(|side| at.beside(side).map_or("-".to_owned(), |to| to.to_string()));
        each.join(" ")
    };
    let spaces = Space::all().map(|at| {
        let coast = at.has_outskirts();
        let (ground, bridge) = (at.ground(), at.bridge());
        format!(
            "space {at}: {ground:?}, bridge {bridge:?}, coast {coast}, {}",
            beside(at)
        )
    });
    let tiles = MapTile::all().map(|it| {
        let (marks, building, trap) = (it.marks(), it.building(), it.trap());
        format!("tile {it}: {marks:?}, {building:?}, {trap:?}")
    });
    let tokens = Token::all().map(|it| format!("token {it}: {} {:?}", it.copies(), it.mark()));
    let pois = Poi::all().map(|it| format!("poi {it}: {:?}, {:?}", it.marks(), it.find()));
    spaces.chain(tiles).chain(tokens).chain(pois).collect()
}

/// What heroes hold, and what they aim at.
fn heroes() -> Vec<String> {
    let cards = Card::all().map(|it| {
        let (hero, stock, icon) = (it.hero(), it.stock(), it.icon());
        let (effects, noise) = (it.effects(), it.noise());
        format!("card {it}: {hero:?}, {stock:?}, {icon:?}, {effects:?}, noise {noise}")
    });
    let items = Item::all().map(|it| {
        let (copies, source, weapon) = (it.copies(), it.source(), it.weapon());
        let (effects, otherwise) = (it.effects(), it.otherwise());
        format!("item {it}: {copies} {source:?}, {weapon:?}, {effects:?}, {otherwise:?}")
    });
    let cases = Case::all().map(|it| format!("case {it}: {:?}, {:?}", it.bridge(), it.effects()));
    let aims = Objective::all().map(|it| format!("aim {it}: {:?}, {:?}", it.colour(), it.wish()));
    let levels = LEVELS.iter().map(|needs| format!("levels: {needs:?}"));
    cards
        .chain(items)
        .chain(cases)
        .chain(aims)
        .chain(levels)
        .collect()
}

/// What New York has, and the timer.
fn city() -> Vec<String> {
    let events = EventCard::all();
    let events = events.map(|it| format!("event {it}: {} {:?}", it.copies(), it.effects()));
    let timer = TimerTile::all().map(|it| {
        let (copies, class, effects) = (it.copies(), it.class(), it.effects());
        format!("timer {it}: {copies} {class:?}, {effects:?}")
    });
    let cards = NyCard::all().map(|it| {
        let (deck, back, effects) = (it.deck(), it.back(), it.effects());
        format!("new york {it}: {deck:?}, {back:?}, {effects:?}")
    });
    let bosses = Boss::ALL.into_iter().map(|it| {
        let (points, damage) = (it.hit_points(), it.damage());
        let (range, movement, guards) = (it.range(), it.movement(), it.guards());
        format!("boss {it:?}: {points}, {damage}, {range}, {movement}, {guards:?}")
    });
    events.chain(timer).chain(cards).chain(bosses).collect()
}

fn listed() -> String {
    let version = format!("rules {}", Escape::INFO.rules_version);
    let numbers = format!(
        "numbers: {EVENT_LEVELS:?} {NOISE_MAX} {WANTED} {AXE_ADDS} {BAT_ADDS} {LID_STOPS} \
         {ABILITY_NOISE} {ABILITY_STRIKE:?} {ABILITY_SNEAK:?} {DRIVE:?}"
    );
    let all = [vec![version, numbers], map(), heroes(), city()].concat();
    all.join("\n") + "\n"
}

/// rules: FU-01, FU-02, FU-03, FU-04
#[test]
fn the_components_are_those_of_this_version_of_the_rules() {
    let (frozen, now) = (include_str!("components.txt"), listed());
    assert_eq!(
        frozen.lines().next(),
        now.lines().next(),
        "another version of the rules has a list of its own; components.txt is to be\n{now}"
    );
    for (was, is) in frozen.lines().zip(now.lines()) {
        assert_eq!(was, is, "another value takes another version of the rules");
    }
    assert_eq!(frozen.lines().count(), now.lines().count());
}
