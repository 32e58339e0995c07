//! One table and the people around it, without input and output: events in, events and effects
//! out. Clock and randomness are passed in, so a whole evening can be simulated.
//!
//! A [`Room`] is the sum of its [entries](Entry). [`handle`](Room::handle) takes an [`Input`] and
//! gives a [`Step`]: entries to be stored, then messages to be sent. **Whoever runs a room sends
//! nothing of a step before its entries are on disk**; if they cannot be stored, the room is thrown
//! away and loaded again. So nothing is acknowledged that could be lost.

// A play has plies: the words are the game's, and similar.
#![allow(clippy::similar_names)]

mod apply;
mod bots;
mod connections;
mod entry;
mod facts;
mod founding;
pub mod ids;
mod limits;
mod lobby;
mod names;
mod patience;
mod perform;
pub mod record;
mod tell;
mod undo;
mod upgrade;

pub use apply::LoadError;
pub use bots::Job;
pub use connections::{CONNECTIONS_EACH, SPECTATORS, SPECTATORS_MAX};
pub use entry::{Asked, Entry, Person, Place, Plan, What, When};
pub use limits::UNDOS_IN_A_TURN;
pub use names::{Naming, clean_name};
pub use patience::Patience;

use std::{
    collections::BTreeMap,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use host::Table;
use protocol::{
    Ack, ClientMessage, CloseReason, Command, PROTOCOL, Parting, Refusal, RefusalCode, Refused,
    ServerMessage, SetAside, Stage,
};
use tabletop::Seat;

use ids::{Dice, Id};
use perform::LOBBY;

/// A connection, by a number of the server's own.
pub type Conn = u64;

/// Time and chance, as they are now.
#[allow(missing_debug_implementations)]
pub struct Now<'a> {
    /// Milliseconds since 1970. It may jump, so nothing is decided by it.
    pub at: u64,
    /// For how many milliseconds the tables of this storage have been served, all starts of the
    /// server together. All patience is measured by it.
    pub served: u64,
    /// Randomness.
    pub dice: Dice<'a>,
}

impl Now<'_> {
    /// Now, for an entry.
    fn when(&self) -> When {
        let (at, served) = (self.at, self.served);
        When { at, served }
    }
}

/// What a room is told.
#[derive(Clone, Debug)]
pub enum Input {
    /// A client connected.
    Came { conn: Conn, guest: Id },
    /// A client is gone.
    Gone { conn: Conn },
    /// A client said something.
    Said { conn: Conn, message: ClientMessage },
    /// Someone asked for something without a connection.
    Asked {
        guest: Id,
        request: String,
        command: Command,
    },
    /// A bot has thought: its answer, or nothing if it failed.
    Pondered {
        seat: Seat,
        revision: u32,
        ply: u32,
        answer: Option<String>,
    },
    /// Time went by.
    Tick,
}

/// What comes of an [`Input`].
#[derive(Debug, Default)]
pub struct Step {
    /// To be stored, in this order, before anything else is done.
    pub entries: Vec<Entry>,
    /// Another table that was founded: to be stored along.
    pub founded: Option<(Id, Entry)>,
    /// Messages to connections.
    pub sends: Vec<(Conn, Arc<str>)>,
    /// Connections to be ended, after their messages.
    pub ends: Vec<Conn>,
    /// Bots that shall think.
    pub jobs: Vec<Job>,
    /// The answer to [`Input::Asked`].
    pub answer: Option<Result<Ack, Refusal>>,
    /// Whether the rules failed.
    pub failed: bool,
}

impl Step {
    fn send(&mut self, conn: Conn, message: &ServerMessage) {
        self.sends.push((conn, message.text().into()));
    }

    fn end(&mut self, conn: Conn, why: Parting) {
        self.send(conn, &ServerMessage::Bye { why });
        self.ends.push(conn);
    }
}

/// One table and the people around it.
pub struct Room {
    id: Id,
    rules: &'static host::Entry,
    patience: Patience,
    plan: Plan,
    host: Id,
    places: Vec<Place>,
    stage: Stage,
    rematch: Option<Id>,
    play: Option<Playing>,
    /// How many events the play had after each entry.
    marks: Vec<u32>,
    /// The requests that were done, by person and name, with how many entries there were then.
    done: BTreeMap<(Id, Box<str>), u64>,
    /// How many entries each person asked for that were no moves.
    asked: BTreeMap<Id, u32>,
    /// How often each person sat down.
    sits: BTreeMap<Id, u32>,
    /// When the last entry was made.
    changed_at: u64,
    /// What had been served by then.
    changed_served: u64,
    /// How many entries there were when a seat last went to other eyes.
    eyes: u64,
    /// What the numbers of updates begin after.
    base: u64,
    /// Whether it was closed for good, by an entry of its log.
    is_closed: bool,
    /// The version of the rules it is to go on under, once that is noted.
    upgrade: Option<u32>,
    /// Why it is set aside: then nothing more happens to it.
    aside: Option<SetAside>,
    /// Whether its game is not offered any more, so that it is not played again.
    is_withdrawn: bool,
    naming: Naming,
    conns: BTreeMap<Conn, Client>,
    /// How many connections of spectators there may be.
    spectators: usize,
    /// Who was here when everyone was last told.
    told: connections::Presence,
    /// What had been served when the last connection for a seat ended, or when someone who has
    /// none last did something.
    absent: BTreeMap<Seat, u64>,
    /// What had been served when the first thing happened since it was loaded. Who was here before
    /// that, nobody knows any more.
    woken: Option<u64>,
}

/// Someone connected.
#[derive(Clone, Copy, Debug)]
struct Client {
    guest: Id,
    /// Whether the client has said hello.
    greeted: bool,
}

/// The play at a table.
struct Playing {
    table: Box<dyn Table>,
    /// How often something was taken back.
    revision: u32,
    undo: Option<undo::Wish>,
    /// What was taken back without anyone's consent.
    alone: undo::Alone,
    /// The seats whose bots are thinking, and on what.
    pondering: BTreeMap<Seat, (u32, u32)>,
}

/// What a step changed.
#[derive(Clone, Copy, Debug, Default)]
struct Changed {
    lobby: bool,
    play: bool,
}

impl Room {
    /// Takes in what happened. Rules that fail close this table and nothing else.
    pub fn handle(&mut self, input: Input, now: &mut Now<'_>) -> Step {
        let mut step = Step::default();
        let before = self.entries();
        self.woken.get_or_insert(now.served);
        let handled = catch_unwind(AssertUnwindSafe(|| {
            self.note_upgrade(now, &mut step);
            let changed = self.take(input, now, &mut step);
            self.tell_all(changed, before, &mut step);
            self.ponder(&mut step);
        }));
        if handled.is_err() {
            self.fail(now, &mut step);
        }
        step
    }

    /// The rules failed: what was stored so far stays, the table is closed.
    fn fail(&mut self, now: &Now<'_>, step: &mut Step) {
        step.sends.clear();
        step.jobs.clear();
        if self.aside.is_some() {
            return self.hide_play(step);
        }
        let before = self.entries();
        let changed = self.close_by_fault(now, step);
        self.tell_all(changed, before, step);
    }

    fn close_by_fault(&mut self, now: &Now<'_>, step: &mut Step) -> Changed {
        step.failed = true;
        self.play = None;
        let reason = CloseReason::Fault;
        self.note(What::Closed { reason }, None, now, step)
            .expect("a table can always be closed");
        LOBBY
    }

    fn take(&mut self, input: Input, now: &mut Now<'_>, step: &mut Step) -> Changed {
        match input {
            Input::Came { conn, guest } => {
                self.came(conn, guest, now, step);
                Changed::default()
            }
            Input::Gone { conn } => {
                self.gone(conn, now, step);
                Changed::default()
            }
            Input::Said { conn, message } => self.said(conn, message, now, step),
            Input::Asked {
                guest,
                request,
                command,
            } => {
                let (answer, changed) = self.answer((guest, request), command, now, step);
                step.answer = Some(answer);
                changed
            }
            Input::Pondered {
                seat,
                revision,
                ply,
                answer,
            } => self.pondered((seat, revision, ply), answer, now, step),
            Input::Tick => self.tick(now, step),
        }
    }

    fn said(
        &mut self,
        conn: Conn,
        message: ClientMessage,
        now: &mut Now<'_>,
        step: &mut Step,
    ) -> Changed {
        let Some(client) = self.conns.get(&conn).copied() else {
            return Changed::default();
        };
        match message {
            ClientMessage::Hello { protocol, .. } if protocol != PROTOCOL => {
                step.end(conn, Parting::Protocol);
            }
            // Every hello is answered with all there is: nobody needs two of them on one line.
            ClientMessage::Hello { .. } if client.greeted => step.end(conn, Parting::Nonsense),
            ClientMessage::Hello { since, .. } => self.greet(conn, since, step),
            ClientMessage::Ask { .. } if !client.greeted => step.end(conn, Parting::Nonsense),
            ClientMessage::Ask { request, command } => {
                let asked = (client.guest, request.clone());
                let (answer, changed) = self.answer(asked, command, now, step);
                let answer = match answer {
                    Ok(ack) => ServerMessage::Ack(ack),
                    Err(refusal) => ServerMessage::Refused(Refused { request, refusal }),
                };
                step.send(conn, &answer);
                return changed;
            }
        }
        Changed::default()
    }

    /// Does what is asked, unless it has been done.
    fn answer(
        &mut self,
        (guest, request): (Id, String),
        command: Command,
        now: &mut Now<'_>,
        step: &mut Step,
    ) -> (Result<Ack, Refusal>, Changed) {
        if let Some(number) = self.done_before(guest, &request) {
            return (Ok(Ack { request, number }), Changed::default());
        }
        let by = Asked {
            guest,
            request: request.clone(),
        };
        match self.perform(by, command, now, step) {
            Ok(changed) => {
                self.saw(guest, now);
                let number = self.number();
                (Ok(Ack { request, number }), changed)
            }
            Err(refusal) => (Err(refusal), Changed::default()),
        }
    }

    fn done_before(&self, guest: Id, request: &str) -> Option<u64> {
        let done = self.done.get(&(guest, request.into()))?;
        Some(self.base + done)
    }

    /// Makes an entry of what happened, if it can happen.
    fn note(
        &mut self,
        what: What,
        by: Option<Asked>,
        now: &Now<'_>,
        step: &mut Step,
    ) -> Result<(), Refusal> {
        let mut entry = Entry::new(now.when(), by, what);
        self.apply(&entry)?;
        entry.told = self.told_by(&entry.what);
        step.entries.push(entry);
        Ok(())
    }

    fn tick(&mut self, now: &mut Now<'_>, step: &mut Step) -> Changed {
        if !self.is_abandoned(now.served) {
            return Changed::default();
        }
        let reason = CloseReason::Abandoned;
        self.note(What::Closed { reason }, None, now, step)
            .expect("a table can always be closed");
        LOBBY
    }
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut room = f.debug_struct("Room");
        room.field("id", &self.id).field("stage", &self.stage);
        room.field("entries", &self.entries())
            .finish_non_exhaustive()
    }
}

/// `code` as a refusal.
fn refuse<T>(code: RefusalCode) -> Result<T, Refusal> {
    Err(code.into())
}
