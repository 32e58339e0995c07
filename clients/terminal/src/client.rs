//! The people at this terminal and their table.

mod asking;
mod telling;

use std::collections::VecDeque;

use host::Entry;
use player::{AutoPass, Session};
use prose::{Audience, Lang};
use protocol::{ClientMessage, ServerMessage};
use tabletop::{Seat, SeatCount, Viewer};

use crate::{
    Plan, TerminalError,
    face::Face,
    join::Server,
    local::{Job, LocalTable, Thought},
};
pub use asking::Refused;
pub use telling::Note;

/// The people at this terminal and their table, which is in this process or on a server.
///
/// Everybody here has a session of their own, and so has whoever looks on between two of them. It
/// never shows anything by itself: [`plain`](crate::plain) and [`drawn`](crate::drawn) do.
pub struct Client<G: Face> {
    place: Place,
    /// Those who sit here, and last, where there may be none or several, whoever looks on.
    chairs: Vec<Session<G>>,
    lang: Lang,
    /// Which questions are answered without asking.
    pass: AutoPass,
    /// How much had happened when this began: something, if it goes on with a record.
    begun: usize,
    /// What has to be said, oldest first.
    notes: VecDeque<Note>,
}

/// Where the table is.
enum Place {
    /// In this process.
    Here(Box<LocalTable>),
    /// On a server.
    Server(Box<Server>),
}

/// Whose decision the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// That of somebody at this terminal.
    Person(Seat),
    /// That of a bot, or of people elsewhere.
    Others,
    /// Nobody's: the game is over.
    Nobody,
}

impl<G: Face> Client<G> {
    /// Lays the table of `plan`.
    pub fn open(plan: &Plan) -> Result<Self, TerminalError> {
        let table = LocalTable::open(entry::<G>(), plan)?;
        Ok(Client::at(table, plan.lang))
    }

    /// Opens the record of `plan` again. One of other rules goes on under these, if they lead to
    /// every situation it tells.
    pub fn reopen(plan: &Plan) -> Result<Self, TerminalError> {
        let table = LocalTable::reopen(entry::<G>(), plan)?;
        let mut client = Client::at(table, plan.lang);
        client.begun = client.events();
        Ok(client)
    }

    fn at(table: LocalTable, lang: Lang) -> Self {
        let mut client = Client {
            place: Place::Here(Box::new(table)),
            chairs: Vec::new(),
            lang,
            pass: AutoPass::default(),
            begun: 0,
            notes: VecDeque::new(),
        };
        client.sit_down();
        client
    }

    /// A session at a server's table, of which `first` is the first message.
    pub(crate) fn join(server: Server, first: ServerMessage, lang: Lang) -> Self {
        let session = Session::new(Server::prefix(), lang);
        let mut client = Client {
            place: Place::Server(Box::new(server)),
            chairs: vec![session],
            lang,
            pass: AutoPass::default(),
            begun: 0,
            notes: VecDeque::new(),
        };
        client.take(0, first);
        client.notes.clear();
        client.begun = client.events();
        client.ask_for_own_seat();
        client.pump();
        client
    }

    /// Gives everybody at a table of this process a session.
    fn sit_down(&mut self) {
        let Place::Here(table) = &mut self.place else {
            return;
        };
        let people = table.seating().people();
        let looks_on = (people.len() != 1).then_some(None);
        let eyes = people.into_iter().map(Some).chain(looks_on);
        self.chairs.clear();
        for (at, eyes) in eyes.enumerate() {
            let session = Session::new(format!("terminal-{at}"), self.lang);
            table.connect(at, eyes);
            for message in session.greet() {
                table.say(at, message);
            }
            self.chairs.push(session);
        }
        self.pump();
    }

    /// The same people again, each one seat further, with a fresh deal and a record of its own.
    /// At a server's table everybody is asked.
    pub fn again(&mut self) {
        match &mut self.place {
            Place::Here(table) => {
                table.again();
                self.begun = 0;
                self.sit_down();
            }
            Place::Server(_) => self.play_again(),
        }
    }

    /// The game in the catalogue.
    pub fn entry(&self) -> &'static Entry {
        entry::<G>()
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Changes the language.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
        for session in &mut self.chairs {
            session.speak(lang);
        }
    }

    /// When the play stops at questions that rarely matter, as words: what that is called, and
    /// when. Nothing in a game whose questions are all put.
    pub fn halts(&self) -> Option<(String, String)> {
        G::halts(self.pass, self.lang)
    }

    /// Stops as `pass` says. What need not be asked any more is answered at once.
    pub fn set_halts(&mut self, pass: AutoPass) {
        self.pass = pass;
        self.pump();
    }

    /// Stops as the next of the ways says, and after the last again as the first.
    pub fn turn_halts(&mut self) {
        let mut all = AutoPass::ALL.into_iter().cycle();
        all.find(|pass| *pass == self.pass);
        self.set_halts(all.next().unwrap_or_default());
    }

    /// The seats of those at this terminal.
    pub fn people(&self) -> Vec<Seat> {
        self.chairs.iter().filter_map(Session::own).collect()
    }

    /// How many seats the table has.
    pub fn seats(&self) -> Option<SeatCount> {
        self.chairs[0].lobby()?.seat_count()
    }

    /// Through whose eyes the table is seen to begin with.
    pub fn first_eyes(&self) -> Viewer {
        match self.people()[..] {
            [only] => Viewer::Seat(only),
            _ => Viewer::Spectator,
        }
    }

    /// The session that looks through the eyes of `viewer`.
    pub fn session(&self, viewer: Viewer) -> &Session<G> {
        let mut chairs = self.chairs.iter();
        let session = chairs.find(|session| session.viewer() == viewer);
        session.unwrap_or_else(|| self.chairs.last().expect("somebody looks"))
    }

    /// Whose decision the game waits for.
    pub fn asked(&self) -> Asked {
        self.asked_through(self.first_eyes())
    }

    /// The same, where `now` looks. Bots of this process answer first.
    pub fn asked_through(&self, now: Viewer) -> Asked {
        let Some(moment) = self.session(now).moment() else {
            return Asked::Others;
        };
        if moment.outcome.is_some() {
            return Asked::Nobody;
        }
        if self.is_thinking() {
            return Asked::Others;
        }
        let is_asked = |session: &&Session<G>| session.is_asked() && !session.is_waiting();
        let asked = self.chairs.iter().filter(is_asked);
        let asked: Vec<Seat> = asked.filter_map(Session::own).collect();
        // Whoever looks already is not disturbed by another who is asked at the same time.
        let own = asked.iter().find(|seat| now.is(**seat));
        own.or(asked.first())
            .map_or(Asked::Others, |seat| Asked::Person(*seat))
    }

    /// Who is told: `viewer`, in the language of the moment.
    pub fn audience(&self, viewer: Viewer) -> &Audience {
        let audience = self.session(viewer).audience();
        audience.expect("who looks at a table knows who sits there")
    }

    /// How much had happened when this began.
    pub fn begun(&self) -> usize {
        self.begun
    }

    /// How much has happened.
    pub fn events(&self) -> usize {
        self.chairs[0].log().len()
    }

    /// The table, if it is in this process.
    pub fn local_table(&self) -> Option<&dyn host::Table> {
        match &self.place {
            Place::Here(table) => Some(table.table()),
            Place::Server(_) => None,
        }
    }

    /// The connection to the server, if the table is there.
    pub(crate) fn server(&self) -> Option<&Server> {
        match &self.place {
            Place::Here(_) => None,
            Place::Server(server) => Some(server),
        }
    }

    pub(crate) fn server_mut(&mut self) -> Option<&mut Server> {
        match &mut self.place {
            Place::Here(_) => None,
            Place::Server(server) => Some(server),
        }
    }

    /// Whether a bot of this process owes a decision.
    pub fn is_thinking(&self) -> bool {
        matches!(&self.place, Place::Here(table) if table.is_thinking())
    }

    /// A bot's next thought, for another thread.
    pub fn take_job(&mut self) -> Option<Job> {
        match &mut self.place {
            Place::Here(table) => table.take_job(),
            Place::Server(_) => None,
        }
    }

    /// Does what a bot has thought of.
    pub fn thought(&mut self, thought: Thought) {
        if let Place::Here(table) = &mut self.place {
            table.thought(thought);
        }
        self.pump();
    }

    /// Lets the bots of this process move until a person is asked or the game is over.
    pub fn settle(&mut self) {
        while let Some(job) = self.take_job() {
            self.thought(job.think());
        }
    }

    fn send(&mut self, at: usize, message: ClientMessage) {
        match &mut self.place {
            Place::Here(table) => table.say(at, message),
            Place::Server(server) => player::Connection::send(&**server, &message),
        }
    }

    /// Takes in all that the table says, and answers what is not worth asking, until nobody has
    /// anything to say.
    fn pump(&mut self) {
        loop {
            let mail = match &mut self.place {
                Place::Here(table) => table.mail(),
                Place::Server(_) => Vec::new(),
            };
            let is_done = mail.is_empty();
            for (at, message) in mail {
                self.take(at, message);
            }
            if is_done && !self.answer_by_itself() {
                return;
            }
        }
    }

    /// Answers what is not worth asking. Whether there was anything.
    fn answer_by_itself(&mut self) -> bool {
        let pass = self.pass;
        let mut chairs = self.chairs.iter_mut().enumerate();
        let answer = chairs.find_map(|(at, session)| {
            let message = session.act_by_itself(pass)?;
            Some((at, message))
        });
        let is_there = answer.is_some();
        if let Some((at, message)) = answer {
            self.send(at, message);
        }
        is_there
    }
}

/// The game in the catalogue.
fn entry<G: Face>() -> &'static Entry {
    host::find(G::INFO.id).expect("the catalogue has every game of the list")
}

impl<G: Face> std::fmt::Debug for Client<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client")
            .field("game", &G::INFO.id)
            .field("chairs", &self.chairs.len())
            .finish_non_exhaustive()
    }
}
