//! What is told when it is over.

use games::new_york_new_york::{event::Event, scoring::RoundScore, view::View};
use tabletop::{PerSeat, Seat};

use super::names;
use crate::{Audience, Gain, Lang, ScoredMoment, say};

// rules: NN-025, NN-026
/// The points of each round: those of the cards and those of the runs.
pub(super) fn scored_moments(events: &[&Event], audience: &Audience) -> Vec<ScoredMoment> {
    let moment = |event: &&Event| match event {
        Event::Scored { round, scores } => Some(ScoredMoment {
            when: say!(audience.lang, "nyny-column-round", round = *round),
            gains: gains(scores, audience.lang),
        }),
        _ => None,
    };
    events.iter().filter_map(moment).collect()
}

fn gains(scores: &PerSeat<RoundScore>, lang: Lang) -> Vec<Gain> {
    let sources = [
        say!(lang, "nyny-column-cards"),
        say!(lang, "nyny-column-runs"),
    ];
    let of_seat = |(seat, score): (Seat, &RoundScore)| {
        let points = [score.cards, score.bonus].map(i32::from);
        let both = sources.iter().zip(points);
        let both = both.filter(|(_, points)| *points > 0);
        let gains = both.map(|(source, points)| Gain {
            seat,
            source: source.clone(),
            points,
        });
        gains.collect::<Vec<_>>()
    };
    scores.iter().flat_map(of_seat).collect()
}

// rules: NN-029
pub(super) fn reasons(view: &View, lang: Lang) -> Vec<String> {
    vec![say!(lang, "nyny-ended", rounds = view.rounds)]
}

pub(super) fn secrets(view: &View, lang: Lang) -> Option<String> {
    let cards = names(view.hand.iter(), lang);
    (!cards.is_empty()).then(|| say!(lang, "end-hand", cards = cards))
}
