//! The tables of this device.

use std::collections::BTreeMap;

use protocol::{ServerMessage, Stage};
use room::{Input, Local, LocalPlan, LocalSeat, Now, Place, Said, Turn, ids::Id};
use tabletop::{Record, Seat};

use super::{
    messages::{self, Answer, FromWorker, Question, TableLine, ToWorker},
    tell, work_at,
};
use crate::{
    browser::{self, indexed_db::NotPut},
    program,
    table_store::TableStore,
};

/// The tables that are open, and where all are kept.
#[derive(Default)]
pub(super) struct Tables {
    open: BTreeMap<Id, Local>,
    /// Which table a connection is to.
    conns: BTreeMap<u64, Id>,
    store: TableStore,
    has_complained: bool,
}

/// Does something at the time it is, with the chance of this browser.
fn now<T>(then: impl FnOnce(&mut Now<'_>) -> T) -> T {
    let mut dice = browser::random;
    then(&mut Now {
        at: browser::now(),
        // No table of this device is ever told that time goes by, so none is abandoned; whoever
        // plays on it may trust its clock.
        served: browser::now(),
        dice: &mut dice,
    })
}

impl Tables {
    /// Takes in what the page says, to the last bot's answer.
    pub(super) async fn take(&mut self, message: ToWorker) {
        match message {
            ToWorker::Ask { number, question } => {
                let answer = self.answer(question).await;
                tell(&FromWorker::Answer { number, answer });
            }
            ToWorker::Open { conn, table, seat } => {
                if self.connect(conn, &table, seat).await.is_none() {
                    tell(&FromWorker::Ended { conn });
                }
            }
            ToWorker::Say { conn, message } => {
                if let Some(table) = self.conns.get(&conn).copied() {
                    self.run(table, Input::Said { conn, message }).await;
                }
            }
            ToWorker::Close { conn } => {
                if let Some(table) = self.conns.remove(&conn) {
                    self.run(table, Input::Gone { conn }).await;
                }
            }
        }
    }

    async fn answer(&mut self, question: Question) -> Answer {
        match question {
            Question::Create(plan) => Answer::Table(self.create(&plan).await),
            Question::Record { table } => Answer::Record(self.record(&table).await),
            Question::PlayOn { record, ply, seats } => {
                Answer::Table(self.play_on(&record, ply, seats).await)
            }
            Question::Remains { table } => Answer::Record(self.remains(&table).await),
        }
    }

    /// Lays a table, seats everybody and begins.
    async fn create(&mut self, plan: &LocalPlan) -> Option<String> {
        let laid = now(|now| Local::found(program::here().rules, plan, now)).ok()?;
        self.begin(laid).await
    }

    /// Lays the table of a record as it was after `ply` actions. What is drawn there comes from the
    /// stream of the record, so that the new record can be verified from its first line.
    async fn play_on(&mut self, text: &str, ply: u32, seats: Vec<LocalSeat>) -> Option<String> {
        let mut record: Record = text.parse().ok()?;
        record.plies.truncate(ply as usize);
        record.end = None;
        let rules = program::here().rules;
        let laid = now(|now| Local::resume(rules, &record, seats, now)).ok()?;
        self.begin(laid).await
    }

    async fn begin(&mut self, (local, turn): (Local, Turn)) -> Option<String> {
        let id = local.room().id();
        self.open.insert(id, local);
        self.carry_on(id, turn).await;
        Some(id.to_string())
    }

    async fn connect(&mut self, conn: u64, table: &str, seat: Option<Seat>) -> Option<()> {
        let id: Id = table.parse().ok()?;
        let local = self.load(id).await?;
        work_at(Some(place(local)));
        let turn = now(|now| local.connect(conn, seat, now));
        self.conns.insert(conn, id);
        self.carry_on(id, turn).await;
        Some(())
    }

    /// The table, loaded from its log unless it is open.
    async fn load(&mut self, id: Id) -> Option<&mut Local> {
        if !self.open.contains_key(&id) {
            let entries = self.store.read(&id.to_string()).await;
            work_at(Some(messages::LogPosition {
                table: id.to_string(),
                entry: entries.len() as u64,
            }));
            let local = Local::load(id, program::here().rules, &entries).ok()?;
            // Its line may be read where there are no rules to ask. Its log stays as it is.
            if local.room().set_aside().is_some() {
                let _ = self.store.write(&line(&local), 1, &[]).await;
            }
            self.open.insert(id, local);
        }
        self.open.get_mut(&id)
    }

    /// Lets a table take something in, and what comes of it.
    async fn run(&mut self, table: Id, input: Input) {
        let turn = self.at_work(table, |local, now| Some(local.take(input, now)));
        if let Some(turn) = turn {
            self.carry_on(table, turn).await;
        }
    }

    fn at_work<T>(
        &mut self,
        table: Id,
        work: impl FnOnce(&mut Local, &mut Now<'_>) -> Option<T>,
    ) -> Option<T> {
        let local = self.open.get_mut(&table)?;
        work_at(Some(place(local)));
        now(|now| work(local, now))
    }

    /// Keeps what happened, tells of it and lets bots think, until nobody has anything to say.
    async fn carry_on(&mut self, table: Id, turn: Turn) {
        let mut next = Some(turn);
        while let Some(turn) = next {
            if self.keep(table, &turn).await == Err(NotPut::Taken) {
                return self.let_go(table);
            }
            let Some(local) = self.open.get_mut(&table) else {
                return;
            };
            let Said { sends, ends, .. } = local.stored(turn);
            let mut said: BTreeMap<u64, Vec<ServerMessage>> = BTreeMap::new();
            for (conn, message) in sends {
                said.entry(conn).or_default().push(message.into_value());
            }
            for (conn, messages) in said {
                tell(&FromWorker::Said { conn, messages });
            }
            for conn in ends {
                self.conns.remove(&conn);
                tell(&FromWorker::Ended { conn });
            }
            next = self.at_work(table, Local::think);
        }
    }

    async fn keep(&mut self, table: Id, turn: &Turn) -> Result<(), NotPut> {
        let Some(local) = self.open.get(&table).filter(|_| !turn.entries.is_empty()) else {
            return Ok(());
        };
        let kept = self
            .store
            .write(&line(local), turn.first, &turn.entries)
            .await;
        let is_trouble = kept == Err(NotPut::Trouble);
        if is_trouble && !std::mem::replace(&mut self.has_complained, true) {
            tell(&FromWorker::Forgetful);
        }
        kept
    }

    /// Forgets a table that went on in another page: it is loaded from its log when it is next
    /// asked for.
    fn let_go(&mut self, table: Id) {
        self.open.remove(&table);
        self.conns.retain(|_, it| *it != table);
        let table = table.to_string();
        tell(&FromWorker::Overtaken { table });
    }

    async fn record(&mut self, table: &str) -> Option<String> {
        let room = self.load(table.parse().ok()?).await?.room();
        let is_over = matches!(room.stage(), Stage::Finished);
        match room.record().filter(|_| is_over) {
            Some(record) => Some(record.to_text()),
            // The rules here cannot write it. Nobody plays along who is not at this device.
            None if is_over || room.set_aside().is_some() => self.remains(table).await,
            None => None,
        }
    }

    /// The record as the log has it: nothing of it is played again.
    async fn remains(&mut self, table: &str) -> Option<String> {
        let entries = self.store.read(table).await;
        Some(room::record::of_log(&entries)?.to_text())
    }
}

/// How far a table is.
fn place(local: &Local) -> messages::LogPosition {
    messages::LogPosition {
        table: local.room().id().to_string(),
        entry: local.room().entries() + 1,
    }
}

/// The table in a line.
fn line(local: &Local) -> TableLine {
    let seat = |place: &Place| match place {
        Place::Bot { level } => LocalSeat::Bot { level: *level },
        Place::Person(person) => LocalSeat::Person {
            name: person.name.clone(),
        },
        Place::Kept { name, .. } => LocalSeat::Person { name: name.clone() },
        Place::Open | Place::Invited { .. } => LocalSeat::Person {
            name: String::new(),
        },
    };
    let room = local.room();
    let table = room.table();
    TableLine {
        table: room.id().to_string(),
        game: room.plan().game.clone(),
        seats: room.places().iter().map(seat).collect(),
        to_act: table.map_or_else(Vec::new, |table| table.to_act().iter().collect()),
        ply: match room.set_aside() {
            Some(aside) => aside.plies,
            None => table.map_or(0, host::Table::ply),
        },
        outcome: table.and_then(host::Table::outcome),
        is_over: matches!(room.stage(), Stage::Finished | Stage::Closed(_)),
        is_aside: room.set_aside().is_some(),
        changed: room.changed_at(),
    }
}
