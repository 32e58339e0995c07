//! One table for one test, with everything that was stored of it.

use host::Skill;
use protocol::{Ack, ClientMessage, Command, PROTOCOL, Refusal, RefusalCode, ServerMessage};
use room::{
    Conn, Effects, Entry, EntryKind, Input, Message, Now, Patience, Place, Room, TablePlan, When,
    ids::{Id, Secret},
};
use tabletop::Seat;

use crate::toy::TOYS;

/// Whoever the number stands for.
pub(crate) fn guest(n: u32) -> Id {
    Id::draw(&mut chance(n))
}

/// Chance that gives the number over and over.
fn chance(n: u32) -> impl FnMut(&mut [u8]) {
    let mut at = 0;
    move |bytes: &mut [u8]| {
        for byte in bytes {
            *byte = n.to_le_bytes()[at % 4];
            at += 1;
        }
    }
}

pub(crate) const LEVEL: Skill = Skill::Random;

pub(crate) struct Evening {
    pub(crate) room: Room,
    pub(crate) entries: Vec<Entry>,
    /// What the wall clock says.
    pub(crate) clock: u64,
    pub(crate) served: u64,
    /// What was sent, to whom, in the order in which it was.
    pub(crate) sent: Vec<(Conn, Message)>,
    requests: u32,
    conns: Conn,
}

impl Evening {
    /// A table of guest 1 with these seats.
    pub(crate) fn new(seats: Vec<Place>) -> Self {
        let entries = vec![founding(seats)];
        Evening {
            room: load(&entries),
            entries,
            clock: 1_000,
            served: 0,
            sent: Vec::new(),
            requests: 0,
            conns: 0,
        }
    }

    /// A game of guests 1, 2 and so on, followed by bots.
    pub(crate) fn begun(people: u32, bots: usize) -> Self {
        let mut seats = vec![Place::Open; people as usize];
        seats.extend(vec![Place::Bot { level: LEVEL }; bots]);
        let mut evening = Evening::new(seats);
        for n in 1..=people {
            evening.sit(n).unwrap();
        }
        evening.ask(1, Command::Start).unwrap();
        evening
    }

    pub(crate) fn sit(&mut self, n: u32) -> Result<Ack, Refusal> {
        let sit = Command::Sit {
            seat: None,
            name: format!("guest {n}"),
            nonce: "0".repeat(64),
            token: None,
        };
        self.ask(n, sit)
    }

    /// Something happens, and bots answer.
    pub(crate) fn happen(&mut self, input: Input) -> Effects {
        let mut dice = chance(!self.requests);
        let mut now = Now {
            at: self.clock,
            served: self.served,
            dice: &mut dice,
        };
        let mut step = self.room.handle(input, &mut now);
        assert!(!step.failed, "the rules do not fail");
        self.entries.extend(step.entries.iter().cloned());
        self.sent.extend(step.sends.iter().cloned());
        for job in step.jobs.drain(..) {
            self.happen(Input::Pondered {
                seat: job.seat,
                revision: job.revision,
                ply: job.ply,
                answer: Some((job.think)()),
            });
        }
        step
    }

    pub(crate) fn ask(&mut self, n: u32, command: Command) -> Result<Ack, Refusal> {
        self.requests += 1;
        let asked = Input::Asked {
            guest: guest(n),
            request: format!("r{}", self.requests),
            command,
        };
        self.happen(asked).answer.unwrap()
    }

    pub(crate) fn refused(&mut self, n: u32, command: Command) -> RefusalCode {
        self.ask(n, command).unwrap_err().code
    }

    pub(crate) fn act(&mut self, n: u32, action: &str) {
        self.decide(n, &[action]).unwrap();
    }

    /// Takes these actions, as one decision.
    pub(crate) fn decide(&mut self, n: u32, actions: &[&str]) -> Result<Ack, Refusal> {
        let (revision, ply) = self.situation();
        let act = Command::Act {
            revision,
            ply,
            actions: actions.iter().map(ToString::to_string).collect(),
        };
        self.ask(n, act)
    }

    /// Wants to go back by so many actions.
    pub(crate) fn undo(&mut self, n: u32, by: u32) -> Result<Ack, Refusal> {
        let (revision, ply) = self.situation();
        let undo = Command::Undo {
            revision,
            ply,
            to_ply: ply - by,
        };
        self.ask(n, undo)
    }

    pub(crate) fn consent(&mut self, n: u32, agree: bool) -> Result<Ack, Refusal> {
        let (revision, ply) = self.situation();
        let consent = Command::Consent {
            revision,
            ply,
            agree,
        };
        self.ask(n, consent)
    }

    pub(crate) fn hand_over(&mut self, n: u32, seat: Seat) -> Result<Ack, Refusal> {
        let level = LEVEL;
        self.ask(n, Command::HandOver { seat, level })
    }

    pub(crate) fn situation(&self) -> (u32, u32) {
        let play = self.room.whole(guest(1)).play.unwrap();
        (play.revision, play.ply)
    }

    /// Whether a wish to go back waits for somebody.
    pub(crate) fn is_wished(&self) -> bool {
        self.room.whole(guest(1)).play.unwrap().undo.is_some()
    }

    /// Someone connects and says hello.
    pub(crate) fn come(&mut self, n: u32) -> Came {
        self.come_back(n, None)
    }

    /// Someone connects and says hello with what they know.
    pub(crate) fn come_back(&mut self, n: u32, since: Option<u64>) -> Came {
        self.conns += 1;
        let conn = self.conns;
        let guest = guest(n);
        let mut told = self.happen(Input::Came { conn, guest });
        let message = ClientMessage::Hello {
            protocol: PROTOCOL,
            since,
        };
        let greeted = self.happen(Input::Said { conn, message });
        told.sends.extend(greeted.sends);
        told.ends.extend(greeted.ends);
        let Effects { sends, ends, .. } = told;
        Came { conn, sends, ends }
    }

    /// The same table, as another start of the server finds it.
    pub(crate) fn reload(&mut self) {
        self.room = load(&self.entries);
    }
}

/// What came of somebody's coming.
pub(crate) struct Came {
    pub(crate) conn: Conn,
    pub(crate) sends: Vec<(Conn, Message)>,
    pub(crate) ends: Vec<Conn>,
}

impl Came {
    /// What the newcomer was told.
    pub(crate) fn told(&self) -> Vec<ServerMessage> {
        let own = self.sends.iter().filter(|(conn, _)| *conn == self.conn);
        own.map(|(_, message)| message.value().clone()).collect()
    }

    /// Whether the newcomer was let in.
    pub(crate) fn is_in(&self) -> bool {
        matches!(self.told().first(), Some(ServerMessage::Snapshot(_)))
    }
}

pub(crate) fn founding(seats: Vec<Place>) -> Entry {
    let plan = TablePlan {
        game: "walk".to_owned(),
        rules_version: 1,
        options: String::new(),
        seats,
        host: guest(1),
        listed: false,
        half: Secret([4; 32]),
        deal: None,
    };
    entry(EntryKind::Created(plan))
}

/// An entry that nobody asked for.
pub(crate) fn entry(what: EntryKind) -> Entry {
    let when = When {
        at: 1_000,
        served: 0,
    };
    Entry::new(when, None, what)
}

pub(crate) fn load(entries: &[Entry]) -> Room {
    Room::load(guest(0), TOYS, Patience::default(), entries).unwrap()
}
