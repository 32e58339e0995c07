//! Events, told.

use escape_from_new_york::{
    components::{Persona, aims::Objective},
    event::{Event, Seen},
    state::End,
};
use tabletop::{PerSeat, Seat};

use super::names::{self, place};
use crate::{
    Audience, Told,
    common::{list, signed},
    say,
};

pub(super) fn event(event: &Event, audience: &Audience) -> Told {
    Told {
        actor: actor(event),
        text: told(event, audience),
        follows: false,
        is_minor: matches!(
            event,
            Event::TopCard { .. }
                | Event::Hit { .. }
                | Event::NyDiscarded { .. }
                | Event::TurnEnded { .. }
                | Event::TileLaid { .. }
                | Event::CubesCame { .. }
        ),
    }
}

/// Who did it; what the city does, nobody did.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::TurnBegan { seat }
        | Event::Played { seat, .. }
        | Event::Chose { seat, .. }
        | Event::Moved { seat, .. }
        | Event::AbilityUsed { seat, .. }
        | Event::ItemUsed { seat, .. }
        | Event::Fired { seat, .. }
        | Event::Tricked { seat, .. }
        | Event::CaseTaken { seat, .. }
        | Event::PresidentTaken { seat, .. }
        | Event::Attempted { seat, .. }
        | Event::Shown { seat, .. } => Some(*seat),
        _ => None,
    }
}

fn told(event: &Event, audience: &Audience) -> String {
    let told = [of_turns, of_the_map, of_things, of_cards, of_the_city];
    let mut told = told.iter().filter_map(|tell| tell(event, audience));
    told.next().unwrap_or_default()
}

fn cast(heroes: &PerSeat<Persona>, sets: &PerSeat<u8>, audience: &Audience) -> String {
    let lang = audience.lang;
    let line = |(seat, persona): (Seat, &Persona)| {
        let set = char::from(b'A' + sets[seat]).to_string();
        let hero = names::hero(*persona, lang);
        let name = audience.label(seat);
        say!(lang, "efny-cast", name = name, hero = hero, set = set)
    };
    let lines: Vec<_> = heroes.iter().map(line).collect();
    lines.join(" ")
}

fn objectives(seat: Seat, cards: Seen<[Objective; 2]>, audience: &Audience) -> String {
    let lang = audience.lang;
    match cards {
        Seen::Face(cards) => {
            let [blue, violet] = cards.map(|card| names::aim(card, lang));
            say!(lang, "efny-objectives", blue = blue, violet = violet)
        }
        Seen::Back => say!(lang, "efny-objectives-unseen", name = audience.name(seat)),
    }
}

fn of_turns(event: &Event, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    Some(match event {
        Event::Cast { heroes, sets } => cast(heroes, sets, audience),
        Event::Objectives { seat, cards } => objectives(*seat, *cards, audience),
        Event::TopCard { card } => say!(
            lang,
            "efny-top",
            card = names::ny_card(*card, lang),
            cost = card.cost()
        ),
        Event::TurnBegan { seat } => say!(
            lang,
            "efny-turn",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::TookAllBack { seat, cards } => say!(
            lang,
            "efny-all-back",
            who = audience.who(*seat),
            name = audience.name(*seat),
            count = *cards
        ),
        Event::TimerRevealed { tile } => {
            say!(lang, "efny-timer", tile = names::timer_tile(*tile, lang))
        }
        Event::TimerDiscarded { tile } => say!(
            lang,
            "efny-timer-gone",
            tile = names::timer_tile(*tile, lang)
        ),
        Event::Presto => say!(lang, "efny-presto"),
        Event::Chose { seat, cards } => {
            let cards = match cards {
                Seen::Face(cards) => names::cards(*cards, lang),
                Seen::Back => say!(lang, "efny-unknown"),
            };
            say!(
                lang,
                "efny-chose",
                who = audience.who(*seat),
                name = audience.name(*seat),
                cards = cards
            )
        }
        Event::Played {
            seat,
            card,
            void: false,
        } => say!(
            lang,
            "efny-played",
            who = audience.who(*seat),
            name = audience.name(*seat),
            card = names::card(*card, lang)
        ),
        Event::Played {
            seat,
            card,
            void: true,
        }
        | Event::Voided { seat, card } => say!(
            lang,
            "efny-played-void",
            who = audience.who(*seat),
            name = audience.name(*seat),
            card = names::card(*card, lang)
        ),
        Event::AbilityUsed { seat, .. } => say!(
            lang,
            "efny-ability",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::Moved {
            seat,
            to,
            passenger: None,
            ..
        } => say!(
            lang,
            "efny-moved",
            who = audience.who(*seat),
            name = audience.name(*seat),
            space = place(*to)
        ),
        Event::Moved {
            seat,
            to,
            passenger: Some(rider),
            ..
        } => say!(
            lang,
            "efny-moved-with",
            who = audience.who(*seat),
            name = audience.name(*seat),
            space = place(*to),
            passenger = audience.called(*rider)
        ),
        Event::Jumped { seat, to } => say!(
            lang,
            "efny-jumped",
            who = audience.who(*seat),
            name = audience.name(*seat),
            space = place(*to)
        ),
        Event::RideOffered { seat, to } => say!(
            lang,
            "efny-offered",
            who = audience.who(*seat),
            name = audience.name(*seat),
            other = audience.called(*to)
        ),
        Event::RideAnswered {
            seat,
            accepted: true,
        } => say!(
            lang,
            "efny-rides",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::RideAnswered {
            seat,
            accepted: false,
        } => say!(
            lang,
            "efny-declines",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::SetDown { seat } => say!(
            lang,
            "efny-set-down",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        _ => return None,
    })
}

fn of_the_map(event: &Event, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    Some(match event {
        Event::TileLaid { at, .. } => say!(lang, "efny-tile", space = place(*at)),
        Event::PoiTurned { at, poi } => say!(
            lang,
            "efny-poi-turned",
            space = place(*at),
            poi = names::poi(*poi, lang)
        ),
        Event::ConvictsCame { at, .. } => say!(lang, "efny-convicts", space = place(*at)),
        Event::ConvictsMissing { count } => say!(lang, "efny-missing", count = *count),
        Event::CarCame { at, .. } => say!(lang, "efny-car-came", space = place(*at)),
        Event::CubesCame { at, .. } => say!(lang, "efny-cube", space = place(*at)),
        Event::RoadblockUp { at, .. } => say!(lang, "efny-block-up", space = place(*at)),
        Event::RoadblockBroken { at, .. } => say!(lang, "efny-block-broken", space = place(*at)),
        Event::BossCame { boss, at } => say!(
            lang,
            "efny-boss-came",
            boss = names::boss(*boss, lang),
            space = place(*at)
        ),
        Event::CaseTokenLaid { number, at } => {
            say!(lang, "efny-token", number = *number, space = place(*at))
        }
        Event::SpecialAdded { card } => say!(
            lang,
            "efny-special-added",
            card = names::ny_card(*card, lang)
        ),
        Event::Hit { foe, points, .. } => say!(
            lang,
            "efny-hit",
            foe = names::foe(*foe, lang),
            points = *points
        ),
        Event::Killed {
            foe, trophy: false, ..
        } => say!(lang, "efny-killed", foe = names::foe(*foe, lang)),
        Event::Killed {
            foe, trophy: true, ..
        } => say!(lang, "efny-killed-trophy", foe = names::foe(*foe, lang)),
        Event::WantedEarned { seat } => say!(
            lang,
            "efny-wanted",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::Tricked { seat, foe, to } => say!(
            lang,
            "efny-tricked",
            who = audience.who(*seat),
            name = audience.name(*seat),
            foe = names::foe(*foe, lang),
            space = place(*to)
        ),
        Event::Noise { change, now } => say!(
            lang,
            "efny-noise",
            change = signed(i32::from(*change)),
            now = *now
        ),
        Event::Mission { left } => say!(lang, "efny-mission", left = *left),
        Event::MissionReset => say!(lang, "efny-mission-reset"),
        _ => return None,
    })
}

fn of_things(event: &Event, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    Some(match event {
        Event::ItemDrawn { seat, item } => say!(
            lang,
            "efny-item-drawn",
            who = audience.who(*seat),
            name = audience.name(*seat),
            item = names::seen_item(*item, lang)
        ),
        Event::ItemsOffered { seat, items } => {
            let items = match items {
                Seen::Face(items) => list(lang, &items.map(|item| names::item(item, lang))),
                Seen::Back => say!(lang, "efny-unknown"),
            };
            say!(
                lang,
                "efny-items-offered",
                who = audience.who(*seat),
                name = audience.name(*seat),
                items = items
            )
        }
        Event::ItemUsed { seat, item, .. } => say!(
            lang,
            "efny-item-used",
            who = audience.who(*seat),
            name = audience.name(*seat),
            item = names::item(*item, lang)
        ),
        Event::ItemDiscarded {
            seat,
            item,
            paid: false,
        } => say!(
            lang,
            "efny-item-gone",
            who = audience.who(*seat),
            name = audience.name(*seat),
            item = names::seen_item(*item, lang)
        ),
        Event::ItemDiscarded {
            seat,
            item,
            paid: true,
        } => say!(
            lang,
            "efny-item-paid",
            who = audience.who(*seat),
            name = audience.name(*seat),
            item = names::seen_item(*item, lang)
        ),
        Event::ItemsReshuffled => say!(lang, "efny-items-shuffled"),
        Event::Armed { seat, item } => say!(
            lang,
            "efny-armed",
            who = audience.who(*seat),
            name = audience.name(*seat),
            item = names::item(*item, lang)
        ),
        Event::WeaponGone { seat, item, .. } => say!(
            lang,
            "efny-weapon-gone",
            who = audience.who(*seat),
            name = audience.name(*seat),
            item = names::item(*item, lang)
        ),
        Event::Fired { seat, item } => say!(
            lang,
            "efny-fired",
            who = audience.who(*seat),
            name = audience.name(*seat),
            item = names::item(*item, lang)
        ),
        Event::Reloaded { seat, ammunition } => say!(
            lang,
            "efny-reloaded",
            who = audience.who(*seat),
            name = audience.name(*seat),
            count = *ammunition
        ),
        Event::CubeTaken { seat } => say!(
            lang,
            "efny-cube-taken",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::CaseTaken { seat, number, card } => say!(
            lang,
            "efny-case-taken",
            who = audience.who(*seat),
            name = audience.name(*seat),
            number = *number,
            card = names::seen_case(*card, lang)
        ),
        Event::CaseDropped {
            seat, number, card, ..
        } => say!(
            lang,
            "efny-case-dropped",
            who = audience.who(*seat),
            name = audience.name(*seat),
            number = *number,
            card = names::seen_case(*card, lang)
        ),
        Event::DiagramDiscarded { seat } => say!(
            lang,
            "efny-diagram-gone",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::CaseOpened { seat, card } => say!(
            lang,
            "efny-case-opened",
            who = audience.who(*seat),
            name = audience.name(*seat),
            card = names::case(*card, lang)
        ),
        Event::PresidentTaken { seat, alive: true } => say!(
            lang,
            "efny-president",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::PresidentTaken { seat, alive: false } => say!(
            lang,
            "efny-president-dead",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::AliveRemoved { left } => say!(lang, "efny-alive-removed", left = *left),
        Event::CarTaken { seat, .. } => say!(
            lang,
            "efny-car-taken",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::CarLeft { seat, .. } => say!(
            lang,
            "efny-car-left",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::CarWrecked { seat, .. } => say!(
            lang,
            "efny-car-wrecked",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        _ => return None,
    })
}

fn of_cards(event: &Event, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    Some(match event {
        Event::Stolen {
            seat, from, card, ..
        } => {
            let card = match card {
                Seen::Face(card) => names::slot(Some(*card), *card, lang),
                Seen::Back => say!(lang, "efny-unknown"),
            };
            say!(
                lang,
                "efny-stolen",
                who = audience.who(*seat),
                name = audience.name(*seat),
                card = card,
                other = audience.called(*from)
            )
        }
        Event::Looked { seat, at, poi } => {
            let poi = match poi {
                Seen::Face(poi) => names::poi(*poi, lang),
                Seen::Back => say!(lang, "efny-unknown"),
            };
            say!(
                lang,
                "efny-looked",
                who = audience.who(*seat),
                name = audience.name(*seat),
                space = place(*at),
                poi = poi
            )
        }
        Event::TookBack { seat, card } => say!(
            lang,
            "efny-took-back",
            who = audience.who(*seat),
            name = audience.name(*seat),
            card = names::seen_card(*card, lang)
        ),
        Event::CardLost { seat, card } => say!(
            lang,
            "efny-lost",
            who = audience.who(*seat),
            name = audience.name(*seat),
            card = names::seen_card(*card, lang)
        ),
        Event::Damaged { seat, damage } => say!(
            lang,
            "efny-damaged",
            who = audience.who(*seat),
            name = audience.name(*seat),
            count = *damage
        ),
        Event::LidUsed { seat } => say!(
            lang,
            "efny-lid",
            who = audience.who(*seat),
            name = audience.name(*seat)
        ),
        Event::LevelUp { seat, level } => say!(
            lang,
            "efny-level",
            who = audience.who(*seat),
            name = audience.name(*seat),
            level = *level
        ),
        Event::Learnt { seat, card } => say!(
            lang,
            "efny-learnt",
            who = audience.who(*seat),
            name = audience.name(*seat),
            card = names::seen_card(*card, lang)
        ),
        Event::Browsed { seat, colour, .. } => say!(
            lang,
            "efny-browsed",
            who = audience.who(*seat),
            name = audience.name(*seat),
            colour = names::colour(*colour, lang)
        ),
        Event::Swapped { seat, colour, card } => {
            let aim = match card {
                Seen::Face(card) => names::aim(*card, lang),
                Seen::Back => say!(lang, "efny-unknown"),
            };
            say!(
                lang,
                "efny-swapped",
                who = audience.who(*seat),
                name = audience.name(*seat),
                colour = names::colour(*colour, lang),
                aim = aim
            )
        }
        Event::NyDiscarded { card } => say!(
            lang,
            "efny-ny-discarded",
            card = names::ny_card(*card, lang)
        ),
        Event::NyPlayed { card } => {
            say!(lang, "efny-ny-played", card = names::ny_card(*card, lang))
        }
        Event::NyReshuffled => say!(lang, "efny-ny-shuffled"),
        Event::EnemyMoved {
            foe,
            priority,
            path,
            ..
        } => {
            let reaches = if priority.reaches { "yes" } else { "no" };
            let why = say!(
                lang,
                "efny-why",
                reaches = reaches,
                movement = priority.movement
            );
            let path: Vec<_> = path.iter().map(place).collect();
            say!(
                lang,
                "efny-enemy-moved",
                foe = names::foe(*foe, lang),
                path = path.join("–"),
                why = why
            )
        }
        Event::EnemyClosed { foe, to } => say!(
            lang,
            "efny-enemy-closed",
            foe = names::foe(*foe, lang),
            space = place(*to)
        ),
        _ => return None,
    })
}

fn of_the_city(event: &Event, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    Some(match event {
        Event::ConvictTookCar { at, .. } => say!(lang, "efny-convict-car", space = place(*at)),
        Event::ConvictCarWrecked { at, .. } => say!(lang, "efny-convict-crash", space = place(*at)),
        Event::EventRevealed { card } => {
            say!(lang, "efny-event", event = names::event_card(*card, lang))
        }
        Event::EventsReshuffled => say!(lang, "efny-events-shuffled"),
        Event::EventLevel { level } => say!(lang, "efny-event-level", level = *level),
        Event::TrapSprung { armed: true, .. } => say!(lang, "efny-trap"),
        Event::TrapSprung { armed: false, .. } => say!(lang, "efny-trap-dud"),
        Event::HelicopterMoved { to } => say!(lang, "efny-heli-moved", space = place(*to)),
        Event::HelicopterLanded => say!(lang, "efny-heli-landed"),
        Event::GullfireDestroyed => say!(lang, "efny-gullfire"),
        Event::Attempted { seat, bridge } => say!(
            lang,
            "efny-attempt",
            who = audience.who(*seat),
            name = audience.name(*seat),
            bridge = *bridge
        ),
        Event::Shown {
            seat,
            tape,
            diagram,
        } => {
            let what = super::actions::shown(*tape, *diagram, lang);
            say!(
                lang,
                "efny-shown",
                who = audience.who(*seat),
                name = audience.name(*seat),
                what = what
            )
        }
        Event::AttemptFailed => say!(lang, "efny-failed"),
        Event::TurnEnded { seat } => say!(lang, "efny-turn-ended", name = audience.label(*seat)),
        Event::Ended { end } => {
            let end = match end {
                End::Together(_) => "together",
                End::Alone(_) => "alone",
                End::Defeat => "defeat",
            };
            say!(lang, "efny-ended", end = end)
        }
        _ => return None,
    })
}
