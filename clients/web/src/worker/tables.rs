//! The tables of this device.

use std::collections::BTreeMap;

use host::Setup;
use protocol::{ClientMessage, Command, Stage};
use room::{Input, Job, Now, Patience, Place, Plan, Room, Step, What, When, ids::Id, ids::Secret};
use tabletop::{Chance, Seat, SeatCount, Seed};

use super::{
    tell,
    words::{Answer, FromWorker, LocalPlan, LocalSeat, Question, TableLine, ToWorker},
};
use crate::{browser, ledger::Ledger, program};

/// The tables that are open, and where all are kept.
#[derive(Default)]
pub(super) struct Tables {
    rooms: BTreeMap<Id, Room>,
    /// Which table a connection is to.
    conns: BTreeMap<u64, Id>,
    ledger: Ledger,
    has_complained: bool,
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
                if self.open(conn, &table, seat).await.is_none() {
                    tell(&FromWorker::Ended { conn });
                }
            }
            ToWorker::Say { conn, text } => {
                if let (Some(table), Ok(message)) =
                    (self.conns.get(&conn).copied(), ClientMessage::read(&text))
                {
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
            Question::Create(plan) => Answer::Table(self.create(plan).await),
            Question::Record { table } => Answer::Record(self.record(&table).await),
        }
    }

    /// Lays a table, seats everybody and begins.
    async fn create(&mut self, plan: LocalPlan) -> Option<String> {
        let rules = program::rules(&plan.game)?;
        // Opened once on trial, the options are checked and written out in full.
        let count = SeatCount::new(u8::try_from(plan.seats.len()).ok()?)?;
        let mut trial = Setup::new(count, Seed::number(0));
        trial.options = plan.options;
        let options = (rules.open)(&trial).ok()?.options();
        let mut dice = browser::random;
        let mut deal = shuffler(plan.deal);
        let id = Id::draw(&mut dice);
        let host = Id::draw(&mut dice);
        let people: Vec<Option<(Id, String)>> = plan
            .seats
            .iter()
            .map(|seat| match seat {
                LocalSeat::Person { name } => Some((Id::draw(&mut dice), name.clone())),
                LocalSeat::Bot { .. } => None,
            })
            .collect();
        let host = people.iter().flatten().next().map_or(host, |(id, _)| *id);
        let place = |(seat, person): (&LocalSeat, &Option<(Id, String)>)| match (seat, person) {
            (LocalSeat::Bot { level }, _) => Place::Bot { level: *level },
            (_, Some((guest, name))) => Place::Kept {
                guest: *guest,
                name: name.clone(),
            },
            (LocalSeat::Person { .. }, None) => Place::Open,
        };
        let laid = What::Created(Plan {
            game: plan.game.clone(),
            rules_version: rules.info.rules_version,
            options,
            seats: plan.seats.iter().zip(&people).map(place).collect(),
            host,
            listed: false,
            half: Secret::draw(&mut deal),
        });
        let when = When {
            at: browser::now(),
            served: browser::now(),
        };
        let entries = [room::Entry::new(when, None, laid)];
        let room = Room::load(id, program::here().rules, Patience::default(), &entries).ok()?;
        let line = line(&room);
        self.rooms.insert(id, room);
        self.keep(&line, 1, &entries).await;
        for (guest, name) in people.into_iter().flatten() {
            let sit = Command::Sit {
                seat: None,
                name,
                nonce: Secret::draw(&mut deal).reveal(),
                token: None,
            };
            self.ask(id, guest, "sit", sit).await?;
        }
        self.ask(id, host, "start", Command::Start).await?;
        Some(id.to_string())
    }

    /// Has something done; nothing if it was refused.
    async fn ask(&mut self, table: Id, guest: Id, request: &str, command: Command) -> Option<()> {
        let request = request.to_owned();
        let asked = Input::Asked {
            guest,
            request,
            command,
        };
        self.run(table, asked).await?.ok()
    }

    async fn open(&mut self, conn: u64, table: &str, seat: Option<Seat>) -> Option<()> {
        let id: Id = table.parse().ok()?;
        self.load(id).await?;
        let room = self.rooms.get(&id)?;
        let guest = match seat.and_then(|seat| room.places().get(seat.index())) {
            Some(Place::Person(person)) => person.guest,
            _ => Id::draw(&mut browser::random),
        };
        self.conns.insert(conn, id);
        self.run(id, Input::Came { conn, guest }).await;
        Some(())
    }

    /// Takes a table off the shelf, unless it is here.
    async fn load(&mut self, id: Id) -> Option<()> {
        if self.rooms.contains_key(&id) {
            return Some(());
        }
        let entries = self.ledger.read(&id.to_string()).await;
        let room = Room::load(id, program::here().rules, Patience::default(), &entries).ok()?;
        // Its line may be read where there are no rules to ask. Its log stays as it is.
        if room.set_aside().is_some() {
            self.ledger.write(&line(&room), 1, &[]).await;
        }
        self.rooms.insert(id, room);
        Some(())
    }

    /// Lets a room take something in, and its bots think, until nobody has anything to say.
    async fn run(&mut self, table: Id, input: Input) -> Option<Result<(), ()>> {
        let mut answer = None;
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let room = self.rooms.get_mut(&table)?;
            let before = room.number();
            let mut dice = browser::random;
            let mut now = Now {
                at: browser::now(),
                // No table of this device is ever told that time goes by, so none is abandoned;
                // whoever plays on it may trust its clock.
                served: browser::now(),
                dice: &mut dice,
            };
            let step = room.handle(input, &mut now);
            if let Some(asked) = &step.answer {
                answer = Some(asked.as_ref().map(|_| ()).map_err(|_| ()));
            }
            inputs.extend(self.carry_out(table, before, step).await);
        }
        Some(answer.unwrap_or(Ok(())))
    }

    /// Keeps what happened, then tells of it, then lets bots think.
    async fn carry_out(&mut self, table: Id, before: u64, step: Step) -> Vec<Input> {
        if !step.entries.is_empty() {
            let line = self.rooms.get(&table).map(line);
            if let Some(line) = line {
                self.keep(&line, before + 1, &step.entries).await;
            }
        }
        for (conn, text) in step.sends {
            let text = text.to_string();
            tell(&FromWorker::Said { conn, text });
        }
        for conn in step.ends {
            self.conns.remove(&conn);
            tell(&FromWorker::Ended { conn });
        }
        step.jobs.into_iter().map(think).collect()
    }

    async fn keep(&mut self, line: &TableLine, first: u64, entries: &[room::Entry]) {
        let is_kept = self.ledger.write(line, first, entries).await;
        if !is_kept && !std::mem::replace(&mut self.has_complained, true) {
            tell(&FromWorker::Forgetful);
        }
    }

    async fn record(&mut self, table: &str) -> Option<String> {
        let id: Id = table.parse().ok()?;
        self.load(id).await?;
        let room = self.rooms.get(&id)?;
        let is_over = matches!(room.stage(), Stage::Finished);
        match room.table().filter(|_| is_over) {
            Some(table) => Some(table.record().to_text()),
            // The rules here cannot write it. Nobody plays along who is not at this device.
            None if is_over || room.set_aside().is_some() => {
                let entries = self.ledger.read(table).await;
                Some(room::record::of_log(&entries)?.to_text())
            }
            None => None,
        }
    }
}

/// What shuffles and rolls are made of: chance, or what follows from a seed.
fn shuffler(deal: Option<Seed>) -> impl FnMut(&mut [u8]) + Send {
    let mut chance = deal.map(Chance::new);
    move |bytes| match &mut chance {
        Some(chance) => bytes.fill_with(|| chance.word() as u8),
        None => browser::random(bytes),
    }
}

fn think(job: Job) -> Input {
    Input::Pondered {
        seat: job.seat,
        revision: job.revision,
        ply: job.ply,
        answer: Some((job.think)()),
    }
}

/// The room in a line.
fn line(room: &Room) -> TableLine {
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
        is_over: matches!(room.stage(), Stage::Finished | Stage::Closed(_)),
        is_aside: room.set_aside().is_some(),
        changed: room.changed_at(),
    }
}
