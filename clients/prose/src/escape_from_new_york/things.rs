//! More events: things, cards, the city.

use escape_from_new_york::{
    components::timer::TimerTile,
    event::{Event, Seen},
    state::{
        End,
        foe::Tie,
        routes::{Priority, Rank},
    },
};

use super::{
    effects::does,
    events::by,
    names::{self, place},
};
use crate::{
    Audience, Lang,
    common::{capital, list},
    say,
};

pub(super) fn of_things(event: &Event, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    Some(match event {
        Event::ItemDrawn { seat, item } => {
            by! { audience, seat, "efny-item-drawn", item = names::seen_item(*item, lang) }
        }
        Event::ItemsOffered { seat, items } => {
            let items = match items {
                Seen::Face(items) => list(lang, &items.map(|item| names::item(item, lang))),
                Seen::Back => say! { lang, "efny-unknown" },
            };
            by! { audience, seat, "efny-items-offered", items = items }
        }
        Event::ItemUsed {
            seat,
            item,
            otherwise,
        } => {
            let effects = if *otherwise {
                item.otherwise()
            } else {
                item.effects()
            };
            by! { audience, seat, "efny-item-used",
            item = names::item(*item, lang), does = does(effects, lang) }
        }
        Event::ItemDiscarded {
            seat,
            item,
            paid: false,
        } => {
            by! { audience, seat, "efny-item-gone", item = names::seen_item(*item, lang) }
        }
        Event::ItemDiscarded {
            seat,
            item,
            paid: true,
        } => {
            by! { audience, seat, "efny-item-paid", item = names::seen_item(*item, lang) }
        }
        Event::ItemsReshuffled => say! { lang, "efny-items-shuffled" },
        Event::Armed { seat, item } => {
            by! { audience, seat, "efny-armed", item = names::item(*item, lang) }
        }
        Event::WeaponGone { seat, item, .. } => {
            by! { audience, seat, "efny-weapon-gone", item = names::item(*item, lang) }
        }
        Event::Fired { seat, item } => {
            by! { audience, seat, "efny-fired",
            item = names::item(*item, lang), does = does(item.effects(), lang) }
        }
        Event::Reloaded { seat, ammunition } => {
            by! { audience, seat, "efny-reloaded", count = *ammunition }
        }
        Event::CubeTaken { seat } => by! { audience, seat, "efny-cube-taken" },
        Event::CaseTaken { seat, number, card } => by! { audience, seat, "efny-case-taken",
        number = *number, card = names::seen_case(*card, lang) },
        Event::CaseDropped {
            seat, number, card, ..
        } => by! { audience, seat, "efny-case-dropped",
        number = *number, card = names::seen_case(*card, lang) },
        Event::DiagramDiscarded { seat } => by! { audience, seat, "efny-diagram-gone" },
        Event::CaseOpened { seat, card } => {
            by! { audience, seat, "efny-case-opened", card = names::case(*card, lang) }
        }
        Event::PresidentTaken { seat, alive: true } => by! { audience, seat, "efny-president" },
        Event::PresidentTaken { seat, alive: false } => {
            by! { audience, seat, "efny-president-dead" }
        }
        Event::AliveRemoved { left } => say! { lang, "efny-alive-removed", left = *left },
        Event::CarTaken { seat, .. } => by! { audience, seat, "efny-car-taken" },
        Event::CarLeft { seat, .. } => by! { audience, seat, "efny-car-left" },
        Event::CarWrecked { seat, .. } => by! { audience, seat, "efny-car-wrecked" },
        _ => return None,
    })
}

pub(super) fn of_cards(event: &Event, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    Some(match event {
        Event::Stolen {
            seat, from, card, ..
        } => {
            let card = match card {
                Seen::Face(card) => names::slot(Some(*card), *card, lang),
                Seen::Back => say! { lang, "efny-unknown" },
            };
            by! { audience, seat, "efny-stolen", card = card, other = names::whom(*from, audience) }
        }
        Event::Looked { seat, at, poi } => {
            let poi = match poi {
                Seen::Face(poi) => names::poi(*poi, lang),
                Seen::Back => say! { lang, "efny-unknown" },
            };
            by! { audience, seat, "efny-looked", space = place(*at), poi = poi }
        }
        Event::TookBack { seat, card } => {
            by! { audience, seat, "efny-took-back", card = names::seen_card(*card, lang) }
        }
        Event::CardLost { seat, card } => {
            by! { audience, seat, "efny-lost", card = names::seen_card(*card, lang) }
        }
        Event::Damaged { seat, damage } => by! { audience, seat, "efny-damaged", count = *damage },
        Event::LidUsed { seat } => by! { audience, seat, "efny-lid" },
        Event::LevelUp { seat, level } => by! { audience, seat, "efny-level", level = *level },
        Event::Learnt { seat, card } => {
            by! { audience, seat, "efny-learnt", card = names::seen_card(*card, lang) }
        }
        Event::Browsed { seat, colour, .. } => {
            by! { audience, seat, "efny-browsed", colour = names::colour(*colour, lang) }
        }
        Event::Swapped { seat, colour, card } => {
            let aim = match card {
                Seen::Face(card) => names::aim(*card, lang),
                Seen::Back => say! { lang, "efny-unknown" },
            };
            by! { audience, seat, "efny-swapped", colour = names::colour(*colour, lang), aim = aim }
        }
        Event::NyDiscarded { card } => {
            say! { lang, "efny-ny-discarded", card = names::ny_card(*card, lang) }
        }
        Event::NyPlayed { card } => {
            let words = does(card.effects(), lang);
            let cost = card.cost();
            say! { lang, "efny-ny-played",
            card = names::ny_card(*card, lang), cost = cost, does = words }
        }
        Event::NyReshuffled => say! { lang, "efny-ny-shuffled" },
        Event::EnemyMoved {
            foe,
            priority,
            path,
            with,
            tie,
        } => {
            let foe = capital(&names::mover(*foe, lang));
            let with = with.map(|at| say!(lang, "efny-takes-along", space = place(at)));
            let why = why(*priority, *tie, audience);
            say! { lang, "efny-enemy-moved",
            foe = foe, path = names::way(path.iter()), with = with.unwrap_or_default(), why = why }
        }
        Event::EnemyClosed {
            foe,
            card,
            from,
            to,
        } => {
            let foe = capital(&names::mover(*foe, lang));
            let path = names::way([*from, *to].into_iter());
            let card = names::ny_card(*card, lang);
            say! { lang, "efny-enemy-closed", foe = foe, path = path, card = card }
        }
        _ => return None,
    })
}

// rules: FU-73, FU-Q38
/// Why it was that enemy's turn to move, and who decided what the rules left open.
fn why(priority: Priority, tie: Option<Tie>, audience: &Audience) -> String {
    let lang = audience.lang;
    let reaches = if priority.reaches { "yes" } else { "no" };
    let rank = match priority.rank {
        Rank::Car => "car",
        Rank::Boss => "boss",
        Rank::Convict => "convict",
    };
    let movement = priority.movement;
    let why = say!(
        lang,
        "efny-why",
        reaches = reaches,
        rank = rank,
        movement = movement
    );
    let Some(tie) = tie else {
        return why;
    };
    let kind = match (tie.enemies > 1, tie.ways > 1) {
        (true, true) => "both",
        (true, false) => "enemies",
        (false, _) => "ways",
    };
    let tie = say!(
        lang,
        "efny-tie",
        by = names::whom(tie.by, audience),
        kind = kind,
        enemies = tie.enemies,
        ways = tie.ways
    );
    format!("{why}; {tie}")
}

/// What a timer tile does.
pub(super) fn tile_does(tile: TimerTile, lang: Lang) -> String {
    match tile {
        TimerTile::LOST => say!(lang, "efny-tile-does", tile = "lost"),
        TimerTile::PRESTO => say!(lang, "efny-tile-does", tile = "presto"),
        _ => does(tile.effects(), lang),
    }
}

pub(super) fn of_the_city(event: &Event, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    Some(match event {
        Event::ConvictTookCar { at, .. } => say! { lang, "efny-convict-car", space = place(*at) },
        Event::ConvictCarWrecked { at, .. } => {
            say! { lang, "efny-convict-crash", space = place(*at) }
        }
        Event::EventRevealed { card } => {
            let words = does(card.effects(), lang);
            say! { lang, "efny-event", event = names::event_card(*card, lang), does = words }
        }
        Event::EventsReshuffled => say! { lang, "efny-events-shuffled" },
        Event::EventLevel { level } => say! { lang, "efny-event-level", level = *level },
        Event::TrapSprung { armed: true, at } => {
            say! { lang, "efny-trap", does = does(at.trap(), lang) }
        }
        Event::TrapSprung { armed: false, .. } => say! { lang, "efny-trap-dud" },
        Event::HelicopterMoved { to } => say! { lang, "efny-heli-moved", space = place(*to) },
        Event::HelicopterLanded => say! { lang, "efny-heli-landed" },
        Event::GullfireDestroyed => say! { lang, "efny-gullfire" },
        Event::Attempted { seat, bridge } => {
            by! { audience, seat, "efny-attempt", bridge = *bridge }
        }
        Event::Shown {
            seat,
            tape,
            diagram,
        } => {
            let what = super::actions::shown(*tape, *diagram, lang);
            by! { audience, seat, "efny-shown", what = what }
        }
        Event::AttemptFailed => say! { lang, "efny-failed" },
        Event::TurnEnded { seat } => say! { lang, "efny-turn-ended", name = audience.label(*seat) },
        Event::Ended { end } => {
            let end = match end {
                End::Together(_) => "together",
                End::Alone(_) => "alone",
                End::Defeat => "defeat",
            };
            say! { lang, "efny-ended", end = end }
        }
        _ => return None,
    })
}
