//! What is told when it is over.

use games::escape_from_new_york::{
    components::timer::Class,
    event::Event,
    state::{President, foe::Foe},
    view::View,
};
use tabletop::Viewer;

use super::{events, names, situation};
use crate::{Audience, Lang, common::list, say};

// rules: FU-31, FU-33, FU-34
/// How it ended, after how many turns, and what was still missing.
pub(super) fn reasons(events: &[&Event], view: &View, audience: &Audience) -> Vec<String> {
    let lang = audience.lang;
    let ends = events.iter().filter(|it| matches!(it, Event::Ended { .. }));
    let mut said: Vec<String> = ends.map(|it| events::event(it, audience).text).collect();
    let count = |is: fn(&Event) -> bool| events.iter().filter(|it| is(it)).count();
    let turns = count(|it| matches!(it, Event::TurnBegan { .. }));
    let attempts = count(|it| matches!(it, Event::Attempted { .. }));
    let failed = count(|it| matches!(it, Event::AttemptFailed));
    let missions = count(|it| matches!(it, Event::MissionReset));
    said.push(say!(
        lang,
        "efny-end-count",
        turns = turns,
        missions = missions
    ));
    said.push(say!(
        lang,
        "efny-end-attempts",
        attempts = attempts,
        failed = failed
    ));
    let president = match view.table.president {
        President::Held => "held",
        President::Rescued => "rescued",
        President::Dead => "dead",
    };
    said.push(say!(lang, "efny-end-president", president = president));
    let top = view.table.heroes.values().map(|hero| hero.level).max();
    said.push(say!(lang, "efny-end-level", level = top.unwrap_or(1)));
    said
}

/// What happened of weight, turn by turn.
pub(super) fn landmarks(events: &[&Event], audience: &Audience) -> Vec<String> {
    let (mut turn, mut told_of) = (0_u32, 0);
    let mut said: Vec<String> = Vec::new();
    for event in events {
        if matches!(event, Event::TurnBegan { .. }) {
            turn += 1;
        }
        if !is_landmark(event) {
            continue;
        }
        let words = events::event(event, audience).text;
        match said.last_mut() {
            Some(line) if told_of == turn => {
                line.push(' ');
                line.push_str(&words);
            }
            _ => said.push(say!(
                audience.lang,
                "efny-end-turn",
                turn = turn,
                words = words
            )),
        }
        told_of = turn;
    }
    said
}

fn is_landmark(event: &Event) -> bool {
    match event {
        Event::TimerRevealed { tile } | Event::TimerDiscarded { tile } => {
            tile.class() == Class::Red
        }
        Event::Killed { foe, .. } => matches!(foe, Foe::Boss(_)),
        Event::Presto
        | Event::LevelUp { .. }
        | Event::PresidentTaken { .. }
        | Event::HelicopterLanded
        | Event::GullfireDestroyed
        | Event::Attempted { .. }
        | Event::Shown { .. }
        | Event::AttemptFailed
        | Event::Ended { .. } => true,
        _ => false,
    }
}

// rules: FU-Q42
/// The hero's objectives, reserve and hand.
pub(super) fn secrets(view: &View, lang: Lang) -> Option<String> {
    let Viewer::Seat(seat) = view.viewer else {
        return None;
    };
    let hero = &view.table.heroes[seat];
    let aims = hero.objectives.face()?.map(|aim| names::aim(aim, lang));
    Some(say!(
        lang,
        "efny-end-secrets",
        hero = names::hero(hero.persona, lang),
        aims = list(lang, &aims),
        reserve = situation::reserve(view, seat, lang),
        hand = names::cards(hero.hand.face().unwrap_or_default(), lang)
    ))
}
