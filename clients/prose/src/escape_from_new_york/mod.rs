//! The words of Escape from New York.

mod actions;
mod brings;
mod effects;
mod events;
mod explain;
mod items;
mod names;
mod new_york;
mod situation;
mod spaces;

use games::escape_from_new_york::{
    Escape, action::Action, event::Event, flow::Step, legal::Refusal, view::View,
};
use tabletop::Seat;

use crate::{Audience, Label, Lang, ScoreTable, Told, Voice, say};

pub use effects::{card_words, effect, effects, item_words, slot_words};
pub use explain::{
    Explained, aim_how, boss as explain_boss, explain_card, explain_level, explain_slot,
    explain_space, thing,
};
pub use names::{
    ability, aim, aims, boss, card, case, colour, foe, hand, hand_short, hero, item, ny_card,
    place, poi, slot,
};
pub use new_york::back;
pub use situation::{city_short, hero_line};
pub use spaces::{roadblocks, space};

impl Voice for Escape {
    fn event(event: &Event, audience: &Audience) -> Told {
        events::event(event, audience)
    }

    fn refusal(refusal: &Refusal, audience: &Audience) -> String {
        let reason = actions::reason(*refusal);
        say!(audience.lang, "efny-refused", reason = reason)
    }

    fn action(action: &Action, view: &View, audience: &Audience) -> Label {
        actions::action(*action, view, audience)
    }

    fn prompt(view: &View, audience: &Audience) -> String {
        actions::prompt(view, audience)
    }

    fn rules_now(view: &View) -> &'static [&'static str] {
        match view.table.agenda.now() {
            None => &["FU-31", "FU-33", "FU-34"],
            Some(Step::Window(_) | Step::Events { .. }) => {
                &["FU-Q40", "FU-55", "FU-54", "FU-50", "FU-56"]
            }
            Some(Step::Between) => &["FU-Q13", "FU-54", "FU-50", "FU-53", "FU-58"],
            Some(Step::Refresh) => &["FU-12", "FU-66"],
            Some(Step::Choose | Step::Play | Step::WreckOrVoid(_)) => {
                &["FU-13", "FU-14", "FU-15", "FU-18", "FU-16"]
            }
            Some(Step::Move { .. } | Step::Ride(_) | Step::Jump { .. }) => {
                &["FU-17", "FU-38", "FU-36", "FU-20", "FU-59"]
            }
            Some(Step::Attempt { .. }) => &["FU-31", "FU-32", "FU-Q44"],
            Some(Step::Damage { .. } | Step::Bat { .. }) => &["FU-44", "FU-45", "FU-46", "FU-47"],
            Some(Step::Trick { .. }) => &["FU-48", "FU-Q07"],
            Some(Step::Reveal { .. }) => &["FU-39", "FU-41", "FU-42"],
            Some(Step::Overflow) => &["FU-49", "FU-51", "FU-Q59"],
            Some(Step::Lids { .. }) => &["FU-22", "FU-23"],
            Some(Step::NyMove { .. }) => &["FU-73", "FU-61", "FU-Q46"],
            Some(Step::Special | Step::SwapColour | Step::SwapCard(_)) => &["FU-63", "FU-24"],
            Some(Step::Library | Step::Armoury | Step::Keep) => &["FU-64", "FU-25"],
            Some(_) => &["FU-14", "FU-40", "FU-53", "FU-70"],
        }
    }

    fn headline(view: &View, lang: Lang) -> String {
        let table = &view.table;
        let tiles = u32::from(table.timer.black) + table.timer.red.len();
        say!(
            lang,
            "efny-headline",
            noise = table.ny.noise,
            mission = table.ny.mission,
            timer = tiles,
            level = table.event_level()
        )
    }

    fn note(view: &View, seat: Seat, lang: Lang) -> Option<String> {
        let hero = &view.table.heroes[seat];
        let persona = names::hero(hero.persona, lang);
        Some(say!(lang, "efny-note", hero = persona, level = hero.level))
    }

    fn points(view: &View, seat: Seat) -> i32 {
        i32::from(view.table.heroes[seat].level)
    }

    fn score_now(view: &View, audience: &Audience) -> ScoreTable {
        situation::heroes(view, audience)
    }

    fn score_sheet(view: &View, audience: &Audience) -> ScoreTable {
        situation::heroes(view, audience)
    }

    fn situation(view: &View, audience: &Audience) -> Vec<String> {
        situation::situation(view, audience)
    }
}
