//! A scoring in parts: the street, and type by type.

use games::new_york::event::Event;
use tabletop::PerSeat;

use super::dirk;
use crate::{Audience, Named, PartRow, ScoredPart, say};

// rules: NY-30, NY-33, NY-42
/// What a scoring counts: the streets, then every type that gives somebody points.
pub(super) fn scored(event: &Event, audience: &Audience) -> Vec<ScoredPart> {
    let Event::Scored {
        streets,
        majorities,
        ..
    } = event
    else {
        return Vec::new();
    };
    let lang = audience.lang;
    let mut sums = PerSeat::new(streets.seats());
    let street = say!(lang, "ny-column-street");
    let mut parts = vec![ScoredPart::adding(street, streets, &mut sums, audience)];
    let mut of_dirk = 0;
    for majority in majorities {
        let gains = majority.seats.map(|share| share.points);
        let gain = majority.dirk.map(|share| u16::from(share.points));
        if gains.values().all(|it| *it == 0) && gain.unwrap_or(0) == 0 {
            continue;
        }
        let name = majority.kind.name(lang);
        let mut part = ScoredPart::adding(name, &gains, &mut sums, audience);
        part.rows.extend(gain.map(|gain| PartRow {
            seat: None,
            name: dirk(lang),
            before: of_dirk,
            gain,
        }));
        of_dirk += gain.unwrap_or(0);
        parts.push(part);
    }
    parts
}
