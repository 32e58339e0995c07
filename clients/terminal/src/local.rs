//! A table in this process, and its record on disk.

use std::{
    collections::VecDeque,
    path::Path,
    time::{SystemTime, UNIX_EPOCH},
};

use host::{CatalogEntry, Table};
use player::{Seating, Sitter};
use protocol::{ClientMessage, ServerMessage};
use room::{EntryKind, Input, Local, LocalError, LocalPlan, LocalSeat, Now, Turn};
use tabletop::{Chance, Record, Seat, Seed};

use crate::{PlayPlan, TerminalError, record_file::RecordFile};

/// A table in this process. What happens at it is on disk before anybody is told.
pub(crate) struct LocalTable {
    local: Local,
    seating: Seating,
    record: RecordFile,
    resume_with: Option<String>,
    /// The version of the rules it was played by so far, if they are others now.
    upgraded_from: Option<u32>,
    mail: Vec<(usize, ServerMessage)>,
    jobs: VecDeque<room::Job>,
    /// Whether a bot thinks elsewhere.
    is_out: bool,
}

/// A bot's thought, for another thread.
#[derive(Debug)]
pub struct LocalJob(room::Job);

/// What a bot has thought of.
#[derive(Debug)]
pub struct Thought(Input);

impl LocalJob {
    /// Thinks.
    pub fn think(self) -> Thought {
        Thought(self.0.run())
    }
}

impl LocalTable {
    /// Lays the table of `plan`.
    pub(crate) fn open(
        entry: &'static CatalogEntry,
        plan: &PlayPlan,
    ) -> Result<LocalTable, TerminalError> {
        let (local, turn) = found(entry, &plan.seating, plan.options.clone(), plan.seed)?;
        let record = RecordFile::new(plan.record.clone());
        let mut table = LocalTable::at(local, turn, plan, record);
        // Who cannot keep the record should know before the first move.
        table.record.try_save(found_table(&table.local))?;
        Ok(table)
    }

    /// Opens the record of `plan` again. One of other rules goes on under these, if they lead to
    /// every situation it tells.
    pub(crate) fn reopen(
        entry: &'static CatalogEntry,
        plan: &PlayPlan,
    ) -> Result<LocalTable, TerminalError> {
        let path = plan.record.as_deref().unwrap_or("".as_ref());
        let mut record = crate::record_file::read(path)?;
        let (version, rules) = (record.rules_version, entry.info.rules_version);
        if version != rules {
            let upgraded = entry.upgrade(&record);
            let upgraded = upgraded.map_err(|trouble| TerminalError::Version {
                record: version,
                rules,
                trouble,
            })?;
            record = upgraded.record();
        }
        let (seats, seating) = (record.seats.get(), plan.seating.seats().get());
        if seats != seating {
            return Err(TerminalError::Seating {
                record: seats,
                seating,
            });
        }
        let (local, turn) =
            with_now(|now| Local::resume(host::GAMES, &record, seats_of(&plan.seating), now))?;
        let mut table = LocalTable::at(local, turn, plan, RecordFile::new(plan.record.clone()));
        table.upgraded_from = (version != rules).then_some(version);
        Ok(table)
    }

    fn at(local: Local, turn: Turn, plan: &PlayPlan, record: RecordFile) -> LocalTable {
        let mut table = LocalTable {
            local,
            seating: plan.seating.clone(),
            record,
            resume_with: plan.resume_with.clone(),
            upgraded_from: None,
            mail: Vec::new(),
            jobs: VecDeque::new(),
            is_out: false,
        };
        table.tell(turn);
        table
    }

    /// The same people again, each one seat further, with a fresh deal and a record of its own.
    pub(crate) fn again(&mut self) {
        let old: Record = self.table().record();
        let mut chance = Chance::new(old.seed);
        let mut seed = [0; 32];
        // The first words of the stream dealt this game; those of a split stream did not.
        let mut fresh = chance.split();
        for word in seed.chunks_exact_mut(4) {
            word.copy_from_slice(&fresh.word().to_le_bytes());
        }
        self.seating = self.seating.rotated();
        let entry = host::find(&old.game).expect("the game was played");
        let found = found(entry, &self.seating, old.options, Seed(seed));
        let (local, turn) = found.expect("these options opened a table before");
        self.local = local;
        self.record = self.record.next();
        self.mail.clear();
        self.jobs.clear();
        self.is_out = false;
        self.record.save(found_table(&self.local));
        self.tell(turn);
    }

    pub(crate) fn table(&self) -> &dyn Table {
        found_table(&self.local)
    }

    pub(crate) fn seating(&self) -> &Seating {
        &self.seating
    }

    /// A session of this number looks through the eyes of `seat`, or of nobody.
    pub(crate) fn connect(&mut self, at: usize, seat: Option<Seat>) {
        let turn = with_now(|now| self.local.connect(at as u64, seat, now));
        self.carry_out(turn);
    }

    /// The session of this number says something.
    pub(crate) fn say(&mut self, at: usize, message: ClientMessage) {
        let turn = with_now(|now| self.local.say(at as u64, message, now));
        self.carry_out(turn);
    }

    /// What is told to the sessions, by their numbers.
    pub(crate) fn mail(&mut self) -> Vec<(usize, ServerMessage)> {
        std::mem::take(&mut self.mail)
    }

    /// Whether a bot owes a decision.
    pub(crate) fn is_thinking(&self) -> bool {
        self.is_out || !self.jobs.is_empty()
    }

    /// The next thought, for another thread; one at a time.
    pub(crate) fn take_job(&mut self) -> Option<LocalJob> {
        if self.is_out {
            return None;
        }
        let job = self.jobs.pop_front();
        self.is_out = job.is_some();
        job.map(LocalJob)
    }

    /// Does what a bot has thought of.
    pub(crate) fn thought(&mut self, Thought(input): Thought) {
        self.is_out = false;
        let turn = with_now(|now| self.local.take(input, now));
        self.carry_out(turn);
    }

    /// Keeps what happened, then tells of it.
    fn carry_out(&mut self, turn: Turn) {
        let is_back = |entry: &room::Entry| matches!(entry.what, EntryKind::TakenBack { .. });
        if turn.entries.iter().any(is_back) {
            self.record.start_over();
        }
        if !turn.entries.is_empty() {
            self.record.save(found_table(&self.local));
        }
        self.tell(turn);
    }

    fn tell(&mut self, turn: Turn) {
        let said = turn.stored();
        let mail = said.sends.into_iter();
        let mail = mail.map(|(conn, message)| (conn as usize, message.value().clone()));
        self.mail.extend(mail);
        self.jobs.extend(said.jobs);
    }

    pub(crate) fn take_upgrade(&mut self) -> Option<u32> {
        self.upgraded_from.take()
    }

    pub(crate) fn take_trouble(&mut self) -> Option<String> {
        self.record.take_trouble()
    }

    /// The file with the record of this moment.
    pub(crate) fn record_path(&self) -> Option<&Path> {
        self.record.kept()
    }

    /// What to type to go on with the play: its record and who sits there now.
    pub(crate) fn resume_command(&self) -> Option<String> {
        let (program, record) = (self.resume_with.as_ref()?, self.record.path()?);
        let record = record.display().to_string();
        let is_bare = |c: char| c.is_alphanumeric() || "/\\.-_:".contains(c);
        let record = if record.chars().all(is_bare) {
            record
        } else {
            format!("'{}'", record.replace('\'', "'\\''"))
        };
        let sitters = self.seating.0.values().map(ToString::to_string);
        let seats = sitters.collect::<Vec<_>>().join(",");
        Some(format!("{program} --resume {record} --seats {seats}"))
    }
}

fn found(
    entry: &'static CatalogEntry,
    seating: &Seating,
    options: String,
    seed: Seed,
) -> Result<(Local, Turn), TerminalError> {
    let plan = LocalPlan {
        game: entry.info.id.to_owned(),
        options,
        seats: seats_of(seating),
        seed: Some(seed),
    };
    Ok(with_now(|now| Local::found(host::GAMES, &plan, now))?)
}

fn seats_of(seating: &Seating) -> Vec<LocalSeat> {
    let seat = |sitter: &Sitter| match sitter {
        Sitter::Person(name) => LocalSeat::Person {
            name: name.clone().unwrap_or_default(),
        },
        Sitter::Bot(level) => LocalSeat::Bot { level: *level },
    };
    seating.0.values().map(seat).collect()
}

fn found_table(local: &Local) -> &dyn Table {
    let table = local.room().table();
    table.expect("a table of one device has begun")
}

/// Does something with the time of this machine and chance.
fn with_now<T>(act: impl FnOnce(&mut Now<'_>) -> T) -> T {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let at = since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(0));
    let mut dice = |bytes: &mut [u8]| {
        getrandom::fill(bytes).expect("this machine has chance to give");
    };
    act(&mut Now {
        at,
        served: at,
        dice: &mut dice,
    })
}

impl From<LocalError> for TerminalError {
    fn from(error: LocalError) -> Self {
        match error {
            LocalError::Setup(error) => TerminalError::Setup(error),
            LocalError::Record(error) => TerminalError::Record(error),
            LocalError::Load(_) | LocalError::Refused(_) => {
                TerminalError::Io(std::io::Error::other(error.to_string()))
            }
        }
    }
}
