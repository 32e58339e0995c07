//! The chapters of a film: its rounds or turns, what was scored, the end.

use host::Match;
use prose::{Audience, Lang, say};
use tabletop::Viewer;

use super::film::Film;
use crate::tables::{Chapter, Face};

/// A chapter: where it begins and what it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heading {
    pub(super) ply: u32,
    pub(super) title: String,
}

impl Heading {
    /// A chapter of this kind, with what its title tells beside that.
    fn new(ply: u32, lang: Lang, kind: &'static str, number: u16, name: &str) -> Heading {
        let title = say!(
            lang,
            "web-chapter",
            kind = kind,
            number = number,
            name = name
        );
        Heading { ply, title }
    }
}

/// The chapters of a film, first one first. There is always one at the beginning.
pub(super) fn of<G: Face>(film: &Film<G>, lang: Lang) -> Vec<Heading> {
    let audience = film.audience(Viewer::Spectator, lang);
    let play = film.play();
    let events = play.events(Viewer::Spectator, 0);
    let mut then = Match::<G>::open(play.setup()).expect("the table was laid like this before");
    let mut all = vec![Heading::new(0, lang, "first", 0, "")];
    let (mut last, mut turns) = (None, 0);
    for ply in 0..=film.len() {
        if let Some(before) = ply.checked_sub(1) {
            let taken = play.taken()[before as usize];
            let played = then.play(taken.seat, taken.action);
            played.expect("the action was legal before, and rules are deterministic");
            let new = play.events_at(before as usize)..play.events_at(ply as usize);
            let scored = scored::<G>(&events[new], &audience);
            all.extend(scored.map(|name| Heading::new(ply, lang, "scored", 0, &name)));
        }
        let chapter = G::chapter(&then.view(Viewer::Spectator)).filter(|it| last != Some(*it));
        let Some(chapter) = chapter.filter(|_| then.outcome().is_none()) else {
            continue;
        };
        last = Some(chapter);
        all.push(match chapter {
            Chapter::Round(number) => Heading::new(ply, lang, "round", number, ""),
            Chapter::Turn { seat, .. } => {
                turns += 1;
                Heading::new(ply, lang, "turn", turns, audience.name(seat))
            }
        });
    }
    if play.outcome().is_some() {
        all.push(Heading::new(film.len(), lang, "end", 0, ""));
    }
    all
}

/// What is said of the first scoring among these events.
fn scored<G: Face>(events: &[G::Event], audience: &Audience) -> Option<String> {
    events.iter().find_map(|event| {
        let table = G::scored(event, audience).map(|table| table.caption);
        table.or_else(|| G::is_scoring(event).then(|| G::event(event, audience).text))
    })
}

/// The number of the chapter that `ply` is in.
pub(super) fn at(all: &[Heading], ply: u32) -> usize {
    let is_begun = |heading: &&Heading| heading.ply <= ply;
    all.iter().take_while(is_begun).count().saturating_sub(1)
}

/// Where the next chapter after `ply` begins, or the one before.
pub(super) fn beside(all: &[Heading], ply: u32, is_next: bool) -> Option<u32> {
    let mut plies = all.iter().map(|heading| heading.ply);
    if is_next {
        plies.find(|it| *it > ply)
    } else {
        plies.rfind(|it| *it < ply)
    }
}
