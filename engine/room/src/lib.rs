//! One table and the people around it, without input and output: events in, events and effects
//! out. Clock and randomness are passed in, so a whole evening can be simulated.
//!
//! A [`Room`] is the sum of its [entries](Entry). [`handle`](Room::handle) takes an [`Input`] and
//! gives [`Effects`]: entries to be stored, then messages to be sent. **Whoever runs a room sends
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
mod local;
mod message;
mod names;
mod patience;
mod perform;
mod playing;
pub mod record;
mod request;
mod tell;
mod undo;
mod upgrade;

pub use apply::LoadError;
pub use bots::Job;
pub use connections::{CONNECTIONS_EACH, SPECTATORS, SPECTATORS_MAX};
pub use entry::{Agreement, Deal, Entry, EntryKind, Person, Place, RequestId, TablePlan, When};
pub use limits::UNDOS_IN_A_TURN;
pub use local::{Local, LocalError, LocalPlan, LocalSeat, Said, Turn};
pub use message::Message;
pub use names::{Naming, clean_name};
pub use patience::Patience;

use std::{
    collections::BTreeMap,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use protocol::{
    Ack, ClientMessage, CloseReason, Command, PROTOCOL, Parting, Refusal, RefusalCode, Refused,
    ServerMessage, SetAside, Stage,
};
use tabletop::{Seat, Viewer};

use ids::{Dice, Id};
use perform::LOBBY;
use playing::{Playing, Situation};
use request::Request;

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
    /// Fills bytes at random, wherever the room needs chance.
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
pub struct Effects {
    /// To be stored, in this order, before anything else is done.
    pub entries: Vec<Entry>,
    /// Another table that was founded: to be stored along.
    pub founded: Option<(Id, Entry)>,
    /// Messages to connections.
    pub sends: Vec<(Conn, Message)>,
    /// Connections to be ended, after their messages.
    pub ends: Vec<Conn>,
    /// Bots that shall think.
    pub jobs: Vec<Job>,
    /// The answer to [`Input::Asked`].
    pub answer: Option<Result<Ack, Refusal>>,
    /// Whether the rules failed.
    pub failed: bool,
}

/// One table and the people around it.
pub struct Room {
    id: Id,
    rules: &'static host::CatalogEntry,
    patience: Patience,
    plan: TablePlan,
    host: Id,
    places: Vec<Place>,
    stage: Stage,
    rematch: Option<Id>,
    play: Option<Playing>,
    /// How many events the play had after each entry.
    event_counts: Vec<u32>,
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
    /// How many entries there were when a person's seat last went to another person: whoever has
    /// it now must be told everything from the beginning.
    seat_moved_at: u64,
    /// What the numbers of updates begin after.
    number_base: u64,
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
    /// Whether views are always told whole: what differs is for wires.
    tells_whole: bool,
    /// The view that each pair of eyes was last told.
    views: BTreeMap<Viewer, tell::ToldView>,
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
    /// The view it was last told: through whose eyes, and by which number.
    view: Option<(Viewer, u64)>,
}

/// What a step changed.
#[derive(Clone, Copy, Debug, Default)]
struct Changed {
    lobby: bool,
    play: bool,
}

impl Room {
    /// Takes in what happened. Rules that fail close this table and nothing else.
    pub fn handle(&mut self, input: Input, now: &mut Now<'_>) -> Effects {
        let mut request = Request::new(now);
        let before = self.entries();
        self.woken.get_or_insert(request.when.served);
        let handled = catch_unwind(AssertUnwindSafe(|| {
            self.note_upgrade(&mut request);
            let changed = self.take(input, &mut request);
            self.tell_all(changed, before, &mut request);
            if changed.lobby {
                // Whoever sat down or got up is here as somebody else now.
                self.tell_presence(None, &mut request);
            }
            self.ponder(&mut request);
        }));
        if handled.is_err() {
            self.fail(&mut request);
        }
        request.effects
    }

    /// The rules failed: what was stored so far stays, the table is closed.
    fn fail(&mut self, request: &mut Request<'_>) {
        request.effects.sends.clear();
        request.effects.jobs.clear();
        if self.aside.is_some() {
            return self.hide_play(request);
        }
        let before = self.entries();
        let changed = self.close_by_fault(request);
        self.tell_all(changed, before, request);
    }

    fn close_by_fault(&mut self, request: &mut Request<'_>) -> Changed {
        request.effects.failed = true;
        // Nobody asked for that.
        request.by = None;
        self.play = None;
        let reason = CloseReason::Fault;
        self.note(EntryKind::Closed { reason }, request)
            .expect("a table can always be closed");
        LOBBY
    }

    fn take(&mut self, input: Input, request: &mut Request<'_>) -> Changed {
        match input {
            Input::Came { conn, guest } => {
                self.came(conn, guest, request);
                Changed::default()
            }
            Input::Gone { conn } => {
                self.gone(conn, request);
                Changed::default()
            }
            Input::Said { conn, message } => self.said(conn, message, request),
            Input::Asked {
                guest,
                request: name,
                command,
            } => {
                let asked = RequestId {
                    guest,
                    request: name,
                };
                let (answer, changed) = self.answer(asked, command, request);
                request.effects.answer = Some(answer);
                changed
            }
            Input::Pondered {
                seat,
                revision,
                ply,
                answer,
            } => {
                let situation = Situation { revision, ply };
                self.pondered(seat, situation, answer, request)
            }
            Input::Tick => self.tick(request),
        }
    }

    fn said(&mut self, conn: Conn, message: ClientMessage, request: &mut Request<'_>) -> Changed {
        let Some(client) = self.conns.get(&conn).copied() else {
            return Changed::default();
        };
        match message {
            ClientMessage::Hello { protocol, .. } if protocol != PROTOCOL => {
                request.end(conn, Parting::Protocol);
            }
            // Every hello is answered with all there is: nobody needs two of them.
            ClientMessage::Hello { .. } if client.greeted => request.end(conn, Parting::Nonsense),
            ClientMessage::Hello { since, .. } => self.greet(conn, since, request),
            ClientMessage::Ask { .. } | ClientMessage::Ping {} if !client.greeted => {
                request.end(conn, Parting::Nonsense);
            }
            ClientMessage::Ping {} => request.send(conn, ServerMessage::Pong {}),
            ClientMessage::Ask {
                request: name,
                command,
            } => {
                let asked = RequestId {
                    guest: client.guest,
                    request: name.clone(),
                };
                let (answer, changed) = self.answer(asked, command, request);
                let answer = match answer {
                    Ok(ack) => ServerMessage::Ack(ack),
                    Err(refusal) => ServerMessage::Refused(Refused {
                        request: name,
                        refusal,
                    }),
                };
                request.send(conn, answer);
                return changed;
            }
        }
        Changed::default()
    }

    /// Does what is asked, unless it has been done.
    fn answer(
        &mut self,
        asked: RequestId,
        command: Command,
        request: &mut Request<'_>,
    ) -> (Result<Ack, Refusal>, Changed) {
        let (guest, name) = (asked.guest, asked.request.clone());
        let ack = |number| {
            let request = name;
            Ack { request, number }
        };
        if let Some(number) = self.done_before(guest, &asked.request) {
            return (Ok(ack(number)), Changed::default());
        }
        request.by = Some(asked);
        match self.perform(guest, command, request) {
            Ok(changed) => {
                self.saw(guest, request);
                (Ok(ack(self.number())), changed)
            }
            Err(refusal) => (Err(refusal), Changed::default()),
        }
    }

    fn done_before(&self, guest: Id, request: &str) -> Option<u64> {
        let done = self.done.get(&(guest, request.into()))?;
        Some(self.number_base + done)
    }

    /// Makes an entry of what happened, if it can happen.
    fn note(&mut self, what: EntryKind, request: &mut Request<'_>) -> Result<(), Refusal> {
        let mut entry = Entry::new(request.when, request.by.clone(), what);
        self.apply(&entry)?;
        entry.told = self.told_by(&entry.what);
        request.effects.entries.push(entry);
        // What follows from it was not asked for.
        request.by = None;
        Ok(())
    }

    fn tick(&mut self, request: &mut Request<'_>) -> Changed {
        if !self.is_abandoned(request.when.served) {
            return Changed::default();
        }
        let reason = CloseReason::Abandoned;
        self.note(EntryKind::Closed { reason }, request)
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
