//! Events, told.

use games::escape_from_new_york::{
    components::{Persona, aims::Objective},
    event::{Event, Seen},
};
use tabletop::{PerSeat, Seat};

use super::{
    effects::does,
    names::{self, place},
    new_york, things,
};
use crate::{
    Audience, Told,
    common::{capital, list, signed},
    say,
};

/// A message about what a seat does.
macro_rules! by {
    ($audience:expr, $seat:expr, $id:literal $(, $name:ident = $value:expr)*) => {
        $crate::say!(
            $audience.lang,
            $id,
            who = $audience.who(*$seat),
            name = $audience.name(*$seat)
            $(, $name = $value)*
        )
    };
}
pub(super) use by;

pub(super) fn event(event: &Event, audience: &Audience) -> Told {
    Told {
        actor: actor(event),
        text: told(event, audience),
        follows: false,
        is_minor: matches!(
            event,
            Event::TopCard { .. }
                | Event::Hit { .. }
                // Objectives stay behind a tap where the board is drawn.
                | Event::Objectives {
                    cards: Seen::Face(_),
                    ..
                }
                | Event::Swapped {
                    card: Seen::Face(_),
                    ..
                }
                | Event::TurnEnded { .. }
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
    let told = [
        of_turns,
        of_rides,
        of_the_map,
        things::of_items,
        things::of_finds,
        things::of_cards,
        new_york::of_new_york,
        new_york::of_the_city,
    ];
    let mut told = told.iter().filter_map(|tell| tell(event, audience));
    told.next().unwrap_or_default()
}

fn cast(heroes: PerSeat<Persona>, sets: PerSeat<u8>, audience: &Audience) -> String {
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
        Event::Cast { heroes, sets } => cast(*heroes, *sets, audience),
        Event::Objectives { seat, cards } => objectives(*seat, *cards, audience),
        Event::TopCard { back, .. } => new_york::back(*back, lang),
        Event::TurnBegan { seat } => by! { audience, seat, "efny-turn" },
        Event::TookAllBack { seat, cards } => {
            by! { audience, seat, "efny-all-back", count = *cards }
        }
        Event::TimerRevealed { tile } => {
            say! { lang, "efny-timer", does = new_york::tile_does(*tile, lang) }
        }
        Event::TimerDiscarded { tile } => {
            say! { lang, "efny-timer-gone", does = new_york::tile_does(*tile, lang) }
        }
        Event::Presto => say! { lang, "efny-presto" },
        Event::Chose { seat, cards } => {
            let cards = match cards {
                Seen::Face(cards) => names::cards(*cards, lang),
                Seen::Back => say! { lang, "efny-unknown" },
            };
            by! { audience, seat, "efny-chose", cards = cards }
        }
        Event::Played {
            seat,
            card,
            void: false,
        } => {
            by! { audience, seat, "efny-played",
            card = names::card(*card, lang), does = does(card.effects(), lang) }
        }
        Event::Played {
            seat,
            card,
            void: true,
        }
        | Event::Voided { seat, card } => {
            by! { audience, seat, "efny-played-void", card = names::card(*card, lang) }
        }
        Event::AbilityUsed { seat, source, .. } => {
            by! { audience, seat, "efny-ability", does = does(source.effects(), lang) }
        }
        Event::Moved {
            seat,
            to,
            passenger: None,
            ..
        } => by! { audience, seat, "efny-moved", space = place(*to) },
        Event::Moved {
            seat,
            to,
            passenger: Some(rider),
            ..
        } => by! { audience, seat, "efny-moved-with",
        space = place(*to), passenger = names::whom(*rider, audience) },
        _ => return None,
    })
}

fn of_rides(event: &Event, audience: &Audience) -> Option<String> {
    Some(match event {
        Event::Jumped {
            seat,
            to,
            passenger: None,
        } => by! { audience, seat, "efny-jumped", space = place(*to) },
        Event::Jumped {
            seat,
            to,
            passenger: Some(rider),
        } => by! { audience, seat, "efny-jumped-with",
        space = place(*to), passenger = names::whom(*rider, audience) },
        Event::RideOffered { seat, to } => {
            by! { audience, seat, "efny-offered", other = names::whom(*to, audience) }
        }
        Event::RideAnswered {
            seat,
            accepted: true,
        } => by! { audience, seat, "efny-rides" },
        Event::RideAnswered {
            seat,
            accepted: false,
        } => by! { audience, seat, "efny-declines" },
        Event::SetDown { seat } => by! { audience, seat, "efny-set-down" },
        _ => return None,
    })
}

fn of_the_map(event: &Event, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    Some(match event {
        Event::TileLaid { at, tile, token } => {
            let (space, things) = (place(*at), names::printed(*tile, *token, lang));
            match things.as_slice() {
                [] => say! { lang, "efny-tile", space = space },
                things => {
                    say! { lang, "efny-tile-with", space = space, things = list(lang, things) }
                }
            }
        }
        Event::PoiTurned { at, poi } => {
            say! { lang, "efny-poi-turned", space = place(*at), poi = names::poi(*poi, lang) }
        }
        Event::ConvictsCame { at, .. } => say! { lang, "efny-convicts", space = place(*at) },
        Event::ConvictsMissing { count } => say! { lang, "efny-missing", count = *count },
        Event::CarCame { at, .. } => say! { lang, "efny-car-came", space = place(*at) },
        Event::CubesCame { at, .. } => say! { lang, "efny-cube", space = place(*at) },
        Event::RoadblockUp { at, side } => {
            say! { lang, "efny-block-up", street = names::street(*at, *side, lang) }
        }
        Event::RoadblockBroken { at, side } => {
            say! { lang, "efny-block-broken", street = names::street(*at, *side, lang) }
        }
        Event::BossCame { boss, at } => {
            let boss = capital(&names::boss(*boss, lang));
            say! { lang, "efny-boss-came", boss = boss, space = place(*at) }
        }
        Event::CaseTokenLaid { number, at } => {
            say! { lang, "efny-token", number = *number, space = place(*at) }
        }
        Event::SpecialAdded { card } => {
            say! { lang, "efny-special-added", card = names::ny_card(*card, lang) }
        }
        Event::Hit { foe, points, .. } => {
            let foe = capital(&names::foe(*foe, lang));
            say! { lang, "efny-hit", foe = foe, points = *points }
        }
        Event::Killed {
            foe, trophy: false, ..
        } => say! { lang, "efny-killed", foe = capital(&names::foe(*foe, lang)) },
        Event::Killed {
            foe, trophy: true, ..
        } => say! { lang, "efny-killed-trophy", foe = capital(&names::foe(*foe, lang)) },
        Event::WantedEarned { seat } => by! { audience, seat, "efny-wanted" },
        Event::Tricked { seat, foe, to } => by! { audience, seat, "efny-tricked",
        foe = names::foe(*foe, lang), space = place(*to) },
        Event::Noise { change, now } => {
            say! { lang, "efny-noise", change = signed(i32::from(*change)), now = *now }
        }
        Event::Mission { left } => say! { lang, "efny-mission", left = *left },
        Event::MissionReset => say! { lang, "efny-mission-reset" },
        _ => return None,
    })
}
