//! A recorded play that can be looked at from anywhere.

use std::rc::Rc;

use host::Match;
use player::{Log, Moment, recorded_names};
use prose::{Audience, Lang};
use tabletop::{PerSeat, Record, Seat, Viewer};

use crate::tables::{Face, Situation};

/// A recorded play.
pub(super) struct Film<G: Face> {
    play: Rc<Match<G>>,
    record: Rc<Record>,
}

impl<G: Face> Clone for Film<G> {
    fn clone(&self) -> Self {
        Film {
            play: Rc::clone(&self.play),
            record: Rc::clone(&self.record),
        }
    }
}

/// A moment of a film, and what had happened.
pub(super) struct Shot<G: Face> {
    pub(super) now: Situation<G>,
    pub(super) log: Log<G>,
    /// The number of the first thing that the last action brought.
    pub(super) new: usize,
}

impl<G: Face> Film<G> {
    /// The play of a record, if it is one that these rules can play.
    pub(super) fn of(text: &str) -> Option<Film<G>> {
        let record: Record = text.parse().ok()?;
        if record.game != G::INFO.id {
            return None;
        }
        Some(Film {
            play: Rc::new(Match::of_record(&record).ok()?),
            record: Rc::new(record),
        })
    }

    /// The record with all that it can tell.
    pub(super) fn text(&self) -> String {
        let record = Record {
            sitters: self.record.sitters.clone(),
            ..self.play.record()
        };
        record.to_text()
    }

    /// As little of the record as can be played again: what every action led to comes of itself,
    /// and how it ended shows that it came so.
    pub(super) fn short_text(&self) -> String {
        let mut record = Record::clone(&self.record);
        record.opening = None;
        for ply in &mut record.plies {
            ply.check = None;
        }
        record.to_plain_text()
    }

    /// How many actions it has.
    pub(super) fn len(&self) -> u32 {
        u32::try_from(self.play.ply()).unwrap_or(u32::MAX)
    }

    /// The play itself.
    pub(super) fn play(&self) -> &Match<G> {
        &self.play
    }

    /// Who took the action that led to `ply`.
    pub(super) fn actor(&self, ply: u32) -> Option<Seat> {
        let at = (ply as usize).checked_sub(1)?;
        self.play.taken().get(at).map(|taken| taken.seat)
    }

    /// Who takes the action after `ply`.
    pub(super) fn next_actor(&self, ply: u32) -> Option<Seat> {
        let next = self.play.taken().get(ply as usize);
        next.map(|taken| taken.seat)
    }

    /// Who sits there.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.record.seats.iter()
    }

    /// What they are called.
    pub(super) fn names(&self, lang: Lang) -> PerSeat<String> {
        recorded_names(&self.record, lang)
    }

    /// What people who sat there are called, nothing of a bot; as far as the record says it.
    pub(super) fn person(&self, seat: Seat) -> Option<&str> {
        self.record.sitters.as_ref()?[seat].as_deref()
    }

    /// Who is told of it.
    pub(super) fn audience(&self, viewer: Viewer, lang: Lang) -> Audience {
        let names = self.names(lang);
        Audience {
            lang,
            viewer,
            names,
        }
    }

    /// The play after `ply` actions, as `viewer` saw it. Onlookers are told what each seat was: it
    /// is over.
    pub(super) fn at(&self, ply: u32, viewer: Viewer, lang: Lang) -> Shot<G> {
        let audience = Rc::new(self.audience(viewer, lang));
        let then = self.play.at_ply(ply as usize);
        let moment = Moment {
            revision: 0,
            ply,
            to_act: then.to_act().iter().collect(),
            view: then.view(viewer),
            legal: Vec::new(),
            undo: None,
            outcome: then.outcome(),
        };
        let told = match viewer {
            Viewer::Seat(_) => then.events(viewer, 0),
            Viewer::Spectator => self.told_to_all(&then),
        };
        Shot {
            new: self.play.events_at((ply as usize).saturating_sub(1)),
            log: Log::told(told, Audience::clone(&audience)),
            now: Situation::new(Rc::new(moment), audience),
        }
    }

    /// Everything that happened, each as the seat was told that knows more of it than onlookers.
    fn told_to_all(&self, then: &Match<G>) -> Vec<G::Event> {
        let public = then.events(Viewer::Spectator, 0);
        let mut told = public.clone();
        for seat in self.seats() {
            let heard = then.events(seat.into(), 0);
            for ((told, heard), public) in told.iter_mut().zip(heard).zip(&public) {
                if heard != *public {
                    *told = heard;
                }
            }
        }
        told
    }

    /// What everybody sees after `ply` actions.
    pub(super) fn view(&self, ply: u32) -> G::View {
        self.play.at_ply(ply as usize).view(Viewer::Spectator)
    }

    /// What each seat held after `ply` actions, from its own view.
    pub(super) fn views(&self, ply: u32) -> Vec<(Seat, G::View)> {
        let then = self.play.at_ply(ply as usize);
        self.seats()
            .map(|seat| (seat, then.view(seat.into())))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::replay::chapters;
    use games::{
        escape_from_new_york::Escape, fifth_avenue::FifthAvenue, new_york::NewYork,
        new_york_new_york::NewYorkNewYork, the_city::TheCity,
    };

    /// The record of a whole game that is kept with its rules, with names.
    fn kept<G: Face>() -> Film<G> {
        let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/");
        let folder = format!("{games}{}/tests/transcripts", G::INFO.id);
        let files = std::fs::read_dir(folder).unwrap();
        let texts = files.filter_map(|file| std::fs::read_to_string(file.unwrap().path()).ok());
        let films = texts.filter_map(|text| {
            let mut record: Record = text.parse().ok()?;
            let name = |seat| (seat == Seat::A).then(|| "Ada".to_owned());
            record.sitters = Some(PerSeat::from_fn(record.seats, name));
            let is_whole = record.end.is_some() && record.seats.get() > 1;
            Film::of(&record.to_plain_text()).filter(|_| is_whole)
        });
        films.max_by_key(Film::len).expect("a whole game is kept")
    }

    /// What has to be true of the film of any game.
    fn is_sound<G: Face>() {
        let film = kept::<G>();
        let [en, it] = [Lang::En, Lang::It].map(|lang| chapters::of(&film, lang));
        let plies = |all: &[chapters::Heading]| all.iter().map(|it| it.ply).collect::<Vec<_>>();
        assert_eq!(plies(&en), plies(&it));
        assert!(plies(&en).is_sorted() && en.len() > 4, "{en:?}");
        assert_eq!((en[0].ply, en[en.len() - 1].ply), (0, film.len()));
        assert_eq!(chapters::at(&en, film.len()), en.len() - 1);
        assert_eq!(chapters::beside(&en, film.len(), true), None);
        assert_eq!(&*film.names(Lang::En)[Seat::A], "Ada");
        assert_eq!(&*film.names(Lang::En)[Seat::B], "Bot B");
        // Somewhere on the way everybody holds something, and all of it is told.
        let middle = film.len() / 2;
        let held = |(seat, view): (Seat, G::View)| G::held(&view, seat, Lang::En).len();
        let held: usize = film.views(middle).into_iter().map(held).sum();
        assert!(held > 0, "{}", G::INFO.id);
        let told = film.told_to_all(&film.play);
        let public = film.play.events(Viewer::Spectator, 0);
        for seat in film.seats() {
            let heard = film.play.events(seat.into(), 0);
            for ((heard, told), public) in heard.iter().zip(&told).zip(&public) {
                assert!(heard == public || heard == told, "{heard:?}");
            }
        }
        // The record of a link leads to the same end and is much shorter.
        let linked = Film::<G>::of(&film.short_text()).expect("it can be played");
        assert_eq!(linked.play.outcome(), film.play.outcome());
        assert!(linked.short_text().len() * 2 < film.text().len());
        assert_eq!(linked.text(), film.text(), "all else comes of itself");
    }

    #[test]
    fn every_game_has_chapters_names_open_hands_and_a_short_record() {
        is_sound::<NewYorkNewYork>();
        is_sound::<NewYork>();
        is_sound::<TheCity>();
        is_sound::<FifthAvenue>();
        is_sound::<Escape>();
    }

    #[test]
    fn onlookers_of_a_film_are_told_the_cards_that_were_dealt() {
        let film = kept::<NewYorkNewYork>();
        let told = film.told_to_all(&film.play);
        let is_back = |event: &<NewYorkNewYork as tabletop::Game>::Event| {
            format!("{event:?}").contains("Unseen")
        };
        let public = film.play.events(Viewer::Spectator, 0);
        assert!(public.iter().any(is_back));
        assert!(!told.iter().any(is_back));
    }

    #[test]
    fn what_is_no_record_of_this_game_is_no_film() {
        let other = kept::<NewYork>().text();
        for text in ["", "bread, milk\n", &other] {
            assert!(Film::<NewYorkNewYork>::of(text).is_none());
        }
    }
}
