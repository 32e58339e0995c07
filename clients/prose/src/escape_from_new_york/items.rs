//! More events: items, finds, cards.

use games::escape_from_new_york::event::{Event, Seen};

use super::{
    effects::does,
    events::by,
    names::{self, place},
};
use crate::{Audience, common::list, say};

pub(super) fn of_items(event: &Event, audience: &Audience) -> Option<String> {
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
        _ => return None,
    })
}

pub(super) fn of_finds(event: &Event, audience: &Audience) -> Option<String> {
    let lang = audience.lang;
    Some(match event {
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
                Seen::Face(card) => names::slot(*card, lang),
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
        _ => return None,
    })
}
