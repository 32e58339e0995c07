//! A table in this process, and its record on disk.

use std::{
    path::Path,
    sync::mpsc::{Receiver, Sender, channel},
    time::{SystemTime, UNIX_EPOCH},
};

use host::{CatalogEntry, Table};
use player::{Connection, Heard, Seating, Sitter};
use protocol::ClientMessage;
use room::{Conn, EntryKind, Input, Local, LocalError, LocalPlan, LocalSeat, Now, Turn};
use tabletop::{Chance, Seat, Seed};

use crate::{PlayPlan, TerminalError, record_file::RecordFile};

/// A table in this process. What happens at it is on disk before anybody is told.
pub(crate) struct LocalTable {
    local: Local,
    seating: Seating,
    record: RecordFile,
    resume_with: Option<String>,
    /// The version of the rules it was played by so far, if they are others now.
    upgraded_from: Option<u32>,
    /// What the connections say, and what one of them says it by.
    said: Receiver<(Conn, ClientMessage)>,
    say: Sender<(Conn, ClientMessage)>,
    /// What is told to the connections.
    told: Vec<(Conn, Heard)>,
    /// Whether a bot thinks elsewhere.
    is_out: bool,
}

/// A connection to a table in this process. What is sent waits until the table looks.
pub(crate) struct LocalConnection {
    conn: Conn,
    say: Sender<(Conn, ClientMessage)>,
}

impl Connection for LocalConnection {
    fn send(&self, message: &ClientMessage) {
        // A table that is gone hears nothing.
        let _ = self.say.send((self.conn, message.clone()));
    }
}

/// A bot's thought, for another thread.
#[derive(Debug)]
pub struct LocalJob(room::Job);

/// What a bot has thought of.
#[derive(Debug)]
pub struct Thought(Input);

impl LocalJob {
    /// Lets the bot think, and gives its answer.
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
        let (say, said) = channel();
        let mut table = LocalTable {
            local,
            seating: plan.seating.clone(),
            record,
            resume_with: plan.resume_with.clone(),
            upgraded_from: None,
            said,
            say,
            told: Vec::new(),
            is_out: false,
        };
        table.tell(turn);
        table
    }

    /// The same people again, each one seat further, with a fresh deal and a record of its own.
    pub(crate) fn again(&mut self) {
        let old = self.local.room().plan();
        let deal = old.deal.as_ref();
        let deal = deal.expect("whoever laid the table said what it is dealt by");
        let mut chance = Chance::new(deal.seed);
        let mut seed = [0; 32];
        // The first words of the stream dealt this game; those of a split stream did not.
        let mut fresh = chance.split();
        for word in seed.chunks_exact_mut(4) {
            word.copy_from_slice(&fresh.word().to_le_bytes());
        }
        self.seating = self.seating.rotated();
        let entry = host::find(&old.game).expect("the game was played");
        let found = found(entry, &self.seating, old.options.clone(), Seed(seed));
        let (local, turn) = found.expect("these options opened a table before");
        self.local = local;
        self.record = self.record.next();
        self.told.clear();
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

    /// Somebody looks through the eyes of `seat`, or of nobody: the connection of this number.
    pub(crate) fn connect(&mut self, conn: Conn, seat: Option<Seat>) -> LocalConnection {
        self.told.push((conn, Heard::Up));
        let turn = with_now(|now| self.local.connect(conn, seat, now));
        self.carry_out(turn);
        let say = self.say.clone();
        LocalConnection { conn, say }
    }

    /// Takes in what the connections have said. What they are told, by their numbers.
    pub(crate) fn tell_all(&mut self) -> Vec<(Conn, Heard)> {
        while let Ok((conn, message)) = self.said.try_recv() {
            let turn = with_now(|now| self.local.say(conn, message, now));
            self.carry_out(turn);
        }
        std::mem::take(&mut self.told)
    }

    /// Whether a bot owes a decision.
    pub(crate) fn is_thinking(&self) -> bool {
        self.is_out || self.local.has_jobs()
    }

    /// The next thought, for another thread; one at a time.
    pub(crate) fn take_job(&mut self) -> Option<LocalJob> {
        if self.is_out {
            return None;
        }
        let job = self.local.next_job();
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
        for entry in &turn.entries {
            if let EntryKind::TakenBack { to_ply } = entry.what {
                self.record.go_back(to_ply);
            }
        }
        if !turn.entries.is_empty() {
            self.record.save(found_table(&self.local));
        }
        self.tell(turn);
    }

    fn tell(&mut self, turn: Turn) {
        let sends = self.local.stored(turn).sends.into_iter();
        let said = |message: room::Message| Heard::Said(Box::new(message.into_value()));
        self.told
            .extend(sends.map(|(conn, message)| (conn, said(message))));
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
