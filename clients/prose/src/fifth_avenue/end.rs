//! What is told when it is over.

use games::fifth_avenue::{FifthAvenue, event::Event, view::View};
use tabletop::{PerSeat, Seat};

use super::{cards, district};
use crate::{Audience, Gain, Lang, ScoredMoment, Voice, say};

// rules: FA-070, FA-110, FA-117, FA-118
/// Every scoring that gave anybody points, numbered.
pub(super) fn scored_moments(events: &[&Event], audience: &Audience) -> Vec<ScoredMoment> {
    let lang = audience.lang;
    let mut scored_moments: Vec<ScoredMoment> = Vec::new();
    for event in events {
        let n = scored_moments.len() + 1;
        if let Some((kind, place, points)) = scoring(event, lang)
            && points.values().any(|points| *points > 0)
        {
            let source = say!(lang, "fa-source", kind = kind);
            scored_moments.push(ScoredMoment {
                when: say!(lang, "fa-when", n = n, kind = kind, place = place),
                gains: gains(points, &source),
            });
        }
    }
    scored_moments
}

/// What kind of scoring it is, where, and what it gave.
fn scoring(event: &Event, lang: Lang) -> Option<(&'static str, String, PerSeat<u8>)> {
    Some(match event {
        Event::Scored { score, .. } => ("scored", district(score.district, lang), score.points),
        Event::SpecialScored { placed, points, .. } => ("special", placed.to_string(), *points),
        Event::Stopped { score } => ("stop", district(score.district, lang), score.points),
        Event::FinallyScored { score } => ("end", district(score.district, lang), score.points),
        Event::ParkScored { score, .. } => ("park", String::new(), score.points),
        _ => return None,
    })
}

fn gains(points: PerSeat<u8>, source: &str) -> Vec<Gain> {
    let gain = |(seat, points): (Seat, &u8)| Gain {
        seat,
        source: source.to_owned(),
        points: i32::from(*points),
    };
    points.iter().map(gain).collect()
}

// rules: FA-116
/// Why the game ended, and who won how many auctions.
pub(super) fn reasons(events: &[&Event], audience: &Audience) -> Vec<String> {
    let ends = events.iter().filter(|it| matches!(it, Event::Ended { .. }));
    let mut said: Vec<String> = ends
        .map(|it| FifthAvenue::event(it, audience).text)
        .collect();
    let mut won: PerSeat<u8> = PerSeat::new(audience.names.seats());
    for event in events {
        if let Event::Won { seat, .. } = event {
            won[*seat] += 1;
        }
    }
    let scores = super::scores(won, audience);
    said.push(say!(audience.lang, "fa-auctions-won", scores = scores));
    said
}

pub(super) fn secrets(view: &View, lang: Lang) -> Option<String> {
    let hand = (!view.hand.is_empty()).then(|| cards(view.hand.iter(), lang));
    hand.map(|cards| say!(lang, "end-hand", cards = cards))
}
