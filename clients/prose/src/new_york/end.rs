//! What is told when it is over.

use games::new_york::event::Event;

use super::names::scoring_word;
use crate::{Audience, Gain, Named, ScoredMoment, Told, Voice, say};

// rules: NY-29, NY-30, NY-33
/// The points of each scoring: streets, then type by type.
pub(super) fn scored_moments(events: &[&Event], audience: &Audience) -> Vec<ScoredMoment> {
    events
        .iter()
        .filter_map(|it| moment(it, audience))
        .collect()
}

fn moment(event: &Event, audience: &Audience) -> Option<ScoredMoment> {
    let Event::Scored {
        scoring,
        streets,
        majorities,
        ..
    } = event
    else {
        return None;
    };
    let lang = audience.lang;
    let street = say!(lang, "ny-column-street");
    let mut gains: Vec<Gain> = Vec::new();
    for (seat, points) in streets.iter() {
        let (source, points) = (street.clone(), i32::from(*points));
        gains.push(Gain {
            seat,
            source,
            points,
        });
    }
    for majority in majorities {
        for (seat, share) in majority.seats.iter() {
            let (source, points) = (majority.kind.name(lang), i32::from(share.points));
            gains.push(Gain {
                seat,
                source,
                points,
            });
        }
    }
    let scoring = scoring_word(*scoring);
    Some(ScoredMoment {
        when: say!(lang, "ny-column-scoring", scoring = scoring),
        gains,
    })
}

// rules: NY-37
/// Why no more turns were taken.
pub(super) fn reasons(events: &[&Event], audience: &Audience) -> Vec<String> {
    let ends = events.iter().filter(|it| matches!(it, Event::Ended { .. }));
    let told = ends.map(|it| games::new_york::NewYork::event(it, audience));
    told.map(|Told { text, .. }| text).collect()
}
