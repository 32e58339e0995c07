//! What New York does, told like a newsreel.

use games::escape_from_new_york::{
    components::{new_york::Back, timer::TimerTile},
    event::Event,
    state::{
        End,
        foe::Tie,
        routes::{Priority, Rank},
        show::Show,
    },
};

use super::{
    effects::does,
    events::by,
    names::{self, place},
};
use crate::{Audience, Lang, common::capital, say};

pub(super) fn of_new_york(event: &Event, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    Some(match event {
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
            let (path, why) = (names::way(path.iter()), why(*priority, *tie, audience));
            match with {
                None => say! { lang, "efny-enemy-moved", foe = foe, path = path, why = why },
                Some(at) => say! { lang, "efny-enemy-moved-with",
                foe = foe, path = path, with = place(*at), why = why },
            }
        }
        Event::EnemyClosed {
            foe,
            side,
            from,
            to,
        } => {
            let foe = capital(&names::mover(*foe, lang));
            let path = names::way([*from, *to].into_iter());
            let side = names::side(*side, lang);
            say! { lang, "efny-enemy-closed", foe = foe, path = path, side = side }
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

// rules: FU-27, FU-28, FU-74
/// What the back of New York's top card shows.
pub fn back(back: Back, lang: Lang) -> String {
    let sides: Vec<_> = back.sides.iter().map(|it| names::side(it, lang)).collect();
    say!(
        lang,
        "efny-top",
        cost = back.cost,
        sides = sides.join(", "),
        block = names::side(back.block, lang)
    )
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
            president,
            tape,
            diagram,
        } => {
            let show = Show {
                president: *president,
                tape: *tape,
                diagram: *diagram,
            };
            let what = super::actions::shown(show, lang);
            by! { audience, seat, "efny-shown", what = what }
        }
        Event::AttemptFailed => say! { lang, "efny-failed" },
        Event::TurnEnded { seat } => by! { audience, seat, "efny-turn-ended" },
        Event::Ended { end } => {
            let end = match end {
                End::Together(away) if away.len() == 1 => "one",
                End::Together(_) => "together",
                End::Alone(_) => "alone",
                End::Defeat => "defeat",
            };
            say! { lang, "efny-ended", end = end }
        }
        _ => return None,
    })
}
