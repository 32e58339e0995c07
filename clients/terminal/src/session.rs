//! One local game: the table, who sits at it, and what can be said of it.

mod keeping;
mod passing;

use std::path::PathBuf;

use host::{Entry, PlayError, Setup, Table};
use prose::{Audience, Lang, say};
use tabletop::{Chance, PerSeat, Record, Seat, Seed, Viewer};

use crate::{
    Plan, Seating, Sitter, TerminalError,
    booth::{self, Booth, Scene},
    choices::{Choice, Choices},
    record_file,
    story::{self, Detail, Line},
};
use passing::Passing;

/// One local game.
///
/// It never shows anything by itself: [`plain`](crate::plain) and [`drawn`](crate::drawn) do. The
/// record is written after each move.
pub struct Session {
    entry: &'static Entry,
    booth: &'static Booth,
    table: Box<dyn Table>,
    seating: Seating,
    options: String,
    lang: Lang,
    record: Option<PathBuf>,
    resume_with: Option<String>,
    /// How many events there were when the session began: some, if it goes on with a record.
    begun: usize,
    /// How many events there were when each seat had last acted.
    acted: PerSeat<usize>,
    /// What was passed without asking.
    passing: Passing,
    /// The version of the rules it was played by so far, if they are others now.
    upgraded_from: Option<u32>,
    /// Whether the record on disk is that of this moment.
    is_kept: bool,
    /// Why the record could not be written, until somebody has been told.
    trouble: Option<String>,
}

/// Whose decision the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// That of somebody at this terminal.
    Person(Seat),
    /// That of a bot.
    Bot(Seat),
    /// Nobody's: the game is over.
    Nobody,
}

/// Why a move was not made, as a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The sentence.
    pub text: String,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
}

impl Session {
    /// Lays the table of `plan`.
    pub fn open(plan: &Plan) -> Result<Session, TerminalError> {
        let (entry, booth) = find(&plan.game)?;
        let setup = Setup {
            options: plan.options.clone(),
            ..Setup::new(plan.seating.seats(), plan.seed)
        };
        let table = (entry.open)(&setup)?;
        let mut session = Session::at(entry, booth, table, plan);
        session.pass_on();
        // Who cannot keep the record should know before the first move.
        session.try_save()?;
        Ok(session)
    }

    /// Opens the record of `plan` again. One of other rules goes on under these, if they lead to
    /// every situation it tells.
    pub fn reopen(plan: &Plan) -> Result<Session, TerminalError> {
        let path = plan.record.as_deref().unwrap_or("".as_ref());
        let record: Record = std::fs::read_to_string(path)?.parse()?;
        let (entry, booth) = find(&record.game)?;
        let (version, rules) = (record.rules_version, entry.info.rules_version);
        let table = if version == rules {
            (entry.reopen)(&record)?
        } else {
            let upgraded = entry.upgrade(&record);
            upgraded.map_err(|trouble| TerminalError::Version {
                record: version,
                rules,
                trouble,
            })?
        };
        let (record, seating) = (table.seats().get(), plan.seating.seats().get());
        if record != seating {
            return Err(TerminalError::Seating { record, seating });
        }
        let mut session = Session::at(entry, booth, table, plan);
        session.upgraded_from = (version != rules).then_some(version);
        session.begun = session.events();
        session.acted = PerSeat::from_fn(session.seating.seats(), |_| session.begun);
        Ok(session)
    }

    fn at(
        entry: &'static Entry,
        booth: &'static Booth,
        table: Box<dyn Table>,
        plan: &Plan,
    ) -> Session {
        Session {
            entry,
            booth,
            options: table.options(),
            begun: 0,
            acted: PerSeat::new(plan.seating.seats()),
            table,
            seating: plan.seating.clone(),
            lang: plan.lang,
            record: plan.record.clone(),
            resume_with: plan.resume_with.clone(),
            passing: Passing::new(plan.seating.seats()),
            upgraded_from: None,
            is_kept: true,
            trouble: None,
        }
    }

    /// The same people again, each one seat further, with a fresh deal and a record of its own.
    pub fn again(&mut self) {
        let old = self.table.record().seed;
        let mut chance = Chance::new(old);
        let mut seed = [0; 32];
        // The first words of the stream dealt this game; those of a split stream did not.
        let mut fresh = chance.split();
        for word in seed.chunks_exact_mut(4) {
            word.copy_from_slice(&fresh.word().to_le_bytes());
        }
        let setup = Setup {
            options: self.options.clone(),
            ..Setup::new(self.seating.seats(), Seed(seed))
        };
        self.table = (self.entry.open)(&setup).expect("these options opened a table before");
        self.seating = self.seating.rotated();
        self.begun = 0;
        self.acted = PerSeat::new(self.seating.seats());
        self.passing = Passing::new(self.seating.seats());
        self.pass_on();
        self.record = self.record.as_deref().map(record_file::next);
        self.save();
    }

    /// The entry of the game in the catalogue.
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// The booth of the game.
    pub(crate) fn booth(&self) -> &'static Booth {
        self.booth
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Changes the language.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// Who sits where.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The table itself.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Whose decision the game waits for. Where several owe one, bots answer first.
    pub fn asked(&self) -> Asked {
        let seats = || self.table.to_act().iter();
        let is_bot = |seat: &Seat| matches!(self.seating.0[*seat], Sitter::Bot(_));
        match (seats().find(is_bot), seats().next()) {
            (Some(seat), _) => Asked::Bot(seat),
            (None, Some(seat)) => Asked::Person(seat),
            (None, None) => Asked::Nobody,
        }
    }

    /// Who is told: `viewer`, in the language of the moment.
    pub fn audience(&self, viewer: Viewer) -> Audience {
        Audience {
            lang: self.lang,
            viewer,
            names: self.seating.names(self.lang),
        }
    }

    /// The situation as `viewer` may know it, ready to be told and drawn.
    pub fn scene(&self, viewer: Viewer) -> Box<dyn Scene> {
        (self.booth.scene)(&self.table.view(viewer))
    }

    /// What `seat` can choose from.
    pub fn choices(&self, seat: Seat) -> Choices {
        let scene = self.scene(seat.into());
        let audience = self.audience(seat.into());
        let choice = |notation: String| Choice {
            label: scene.action(&notation, &audience),
            notation,
        };
        let mut legal = self.table.legal(seat);
        legal.sort_by_key(|notation| !scene.comes_first(notation));
        Choices::by_group(legal.into_iter().map(choice).collect())
    }

    /// How many things had happened when the session began.
    pub fn begun(&self) -> usize {
        self.begun
    }

    /// How many things have happened.
    pub fn events(&self) -> usize {
        self.table.events(Viewer::Spectator, 0).len()
    }

    /// What happened from event number `since` on, as `viewer` is told it.
    pub(crate) fn story(&self, viewer: Viewer, since: usize, detail: Detail) -> Vec<Line> {
        let audience = self.audience(viewer);
        let events = self.table.events(viewer, since);
        let told = events
            .iter()
            .map(|event| (self.booth.event)(event, &audience));
        let news = match viewer {
            Viewer::Seat(seat) => self.acted[seat].saturating_sub(since),
            Viewer::Spectator => 0,
        };
        story::lines(told.collect(), news, detail)
    }

    /// Makes the move that `notation` spells.
    pub fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        let before = self.table.view(seat.into());
        let played = self.table.play(seat, self.table.ply(), notation);
        played.map_err(|error| self.refused(seat, notation, error))?;
        self.passing.note(seat, notation, before);
        self.pass_on();
        self.acted[seat] = self.events_up_to_own(seat);
        self.save();
        Ok(())
    }

    /// The number of events of which `seat` has heard the last as its own doing. What followed by
    /// itself, such as a new deal, is news.
    fn events_up_to_own(&self, seat: Seat) -> usize {
        let audience = self.audience(seat.into());
        let events = self.table.events(seat.into(), 0);
        let is_own = |event| (self.booth.event)(event, &audience).actor == Some(seat);
        let own = events.iter().rposition(is_own);
        let mut end = own.map_or(0, |own| own + 1);
        while events
            .get(end)
            .is_some_and(|event| (self.booth.event)(event, &audience).is_minor)
        {
            end += 1;
        }
        end
    }

    fn refused(&self, seat: Seat, notation: &str, error: PlayError) -> Refused {
        let lang = self.lang;
        match error {
            PlayError::Illegal { rule, reason } => Refused {
                text: (self.booth.refusal)(&reason, &self.audience(seat.into())),
                rule: Some(rule),
            },
            PlayError::Over => say!(lang, "game-over").into(),
            PlayError::NotYourTurn | PlayError::Stale { .. } => say!(lang, "not-your-turn").into(),
            PlayError::Notation(_) => {
                let legal = self.table.legal(seat);
                let typed: String = notation.chars().take(40).collect();
                let example = legal.first().map_or("", String::as_str);
                let count = legal.len();
                say!(
                    lang,
                    "not-understood",
                    typed = typed,
                    count = count,
                    example = example
                )
                .into()
            }
        }
    }

    /// The bot's answer for `seat`, as a job for another thread.
    ///
    /// # Panics
    /// If no bot sits there.
    pub fn think(&self, seat: Seat) -> Box<dyn FnOnce() -> String + Send> {
        match self.seating.0[seat] {
            Sitter::Bot(skill) => self.table.ponder(seat, skill),
            Sitter::Person(_) => panic!("{seat} thinks for itself"),
        }
    }

    /// Makes the move a bot has thought of.
    pub fn answer(&mut self, seat: Seat, notation: &str) {
        let played = self.play(seat, notation);
        played.expect("a bot answers with one of the legal actions");
    }

    /// Lets the bots move until a person is asked or the game is over.
    pub fn settle(&mut self) {
        while let Asked::Bot(seat) = self.asked() {
            let notation = self.think(seat)();
            self.answer(seat, &notation);
        }
    }

    /// How it ended, as told to `viewer`.
    pub fn ending(&self, viewer: Viewer) -> Option<String> {
        let outcome = self.table.outcome()?;
        Some((self.booth.ending)(&outcome, &self.audience(viewer)))
    }
}

impl From<String> for Refused {
    fn from(text: String) -> Refused {
        Refused { text, rule: None }
    }
}

fn find(game: &str) -> Result<(&'static Entry, &'static Booth), TerminalError> {
    let unknown = || TerminalError::UnknownGame(game.chars().take(40).collect());
    let entry = host::find(game).ok_or_else(unknown)?;
    let booth = booth::find(game).ok_or_else(unknown)?;
    Ok((entry, booth))
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("game", &self.entry.info.id)
            .field("ply", &self.table.ply())
            .finish_non_exhaustive()
    }
}
