//! A table and what the person at it is doing: the state behind the frame.
//!
//! A message is taken in by the session, which decodes it once; what it changed is then put into
//! the signals, each of which is looked at by the parts of the page that show it and by no others.

mod saying;
mod showing;

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use leptos::prelude::*;
use player::{Carried, Connection, Heard, Session};
use prose::{Audience, ScoreTable};
use protocol::{ClientMessage, Command, Lobby, Parting, ServerMessage, Stage};
use tabletop::Seat;

use super::{
    reload,
    state::{Signal, Tab},
    story::{Marks, Story},
};
use crate::{
    browser,
    gesture::Gesture,
    link::{Host, Line},
    tables::{Face, Situation, Why},
    ui::Ui,
};

/// Something of the page that only the page's own thread has.
type Local<T> = RwSignal<T, LocalStorage>;

/// A table and what the person at it is doing. A handle: copy it.
pub struct Desk<G: Face> {
    /// The page.
    pub ui: Ui,
    /// The table and who sits at it.
    pub lobby: Local<Option<Rc<Lobby>>>,
    /// The seats whose people are connected.
    pub here: RwSignal<Vec<Seat>>,
    /// Who is told, and in which language.
    pub audience: Local<Option<Rc<Audience>>>,
    /// What is seen and what can be done.
    pub situation: Local<Option<Rc<Situation<G>>>>,
    /// What happened.
    pub story: Local<Rc<Story<G::Piece>>>,
    /// How far the player has come in saying what to do.
    pub gesture: RwSignal<Gesture<G::Piece>>,
    /// How the line is.
    pub signal: RwSignal<Signal>,
    /// Why what was picked cannot be.
    pub why: RwSignal<Option<Why<G::Piece>>>,
    /// The part that a phone shows.
    pub tab: RwSignal<Tab>,
    /// Whether what the table asks is being answered without this person.
    pub is_auto: RwSignal<bool>,
    /// Whether this person did something that can be taken back.
    pub can_undo: RwSignal<bool>,
    /// Whether the end has been looked at and put away.
    pub is_over_seen: RwSignal<bool>,
    /// Whether what can be done beside playing is shown.
    pub is_aside: RwSignal<bool>,
    /// The scoring that is being shown and waited for, by its number in the log.
    pub scored: RwSignal<Option<usize>>,
    inner: StoredValue<Rc<RefCell<Inner<G>>>, LocalStorage>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a handle is copied whatever the game is"
)]
impl<G: Face> Clone for Desk<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Desk<G> {}

/// What is no part of what is shown.
struct Inner<G: Face> {
    session: Session<G>,
    marks: Marks<G>,
    host: Option<Host>,
    line: Option<Line>,
    /// Messages that wait to be shown.
    backlog: VecDeque<ServerMessage>,
    is_pacing: bool,
    /// Whether the last message could not be read.
    is_broken: bool,
    /// Called after everything that was told has been shown.
    then: Rc<dyn Fn(Desk<G>)>,
}

/// Sets what differs, so that nothing else is drawn again.
fn set<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|old| *old != value) {
        signal.set(value);
    }
}

impl<G: Face> Desk<G> {
    /// A desk without a table. `then` is called whenever all that was told has been shown.
    pub fn new(ui: Ui, then: impl Fn(Desk<G>) + 'static) -> Desk<G> {
        let inner = Inner {
            session: Session::new(browser::random_hex::<8>(), ui.lang.get_untracked()),
            marks: Marks::default(),
            host: None,
            line: None,
            backlog: VecDeque::new(),
            is_pacing: false,
            is_broken: false,
            then: Rc::new(then),
        };
        let desk = Desk {
            ui,
            lobby: RwSignal::new_local(None),
            here: RwSignal::new(Vec::new()),
            audience: RwSignal::new_local(None),
            situation: RwSignal::new_local(None),
            story: RwSignal::new_local(Rc::default()),
            gesture: RwSignal::new(Gesture::default()),
            signal: RwSignal::new(Signal::Opening),
            why: RwSignal::new(None),
            tab: RwSignal::new(Tab::Table),
            is_auto: RwSignal::new(false),
            can_undo: RwSignal::new(false),
            is_over_seen: RwSignal::new(false),
            is_aside: RwSignal::new(false),
            scored: RwSignal::new(None),
            inner: StoredValue::new_local(Rc::new(RefCell::new(inner))),
        };
        Effect::new(move |_| desk.speak(ui.lang.get()));
        desk
    }

    fn inner(self) -> Rc<RefCell<Inner<G>>> {
        self.inner.get_value()
    }

    /// Where the table is kept.
    pub fn host(self) -> Option<Host> {
        self.inner().borrow().host.clone()
    }

    /// Sits down at a table, forgetting the one before and all that was seen there.
    pub fn open(self, host: Host) {
        self.close();
        let lang = self.ui.lang.get_untracked();
        let prefix = browser::random_hex::<8>();
        let session = match reload::left(&host) {
            Some(left) => Session::restore(left, prefix, lang),
            None => Session::new(prefix, lang),
        };
        {
            let inner = self.inner();
            let mut inner = inner.borrow_mut();
            inner.session = session;
            inner.marks = Marks::default();
            inner.backlog.clear();
            inner.is_broken = false;
        }
        self.lobby.set(None);
        self.here.set(Vec::new());
        self.audience.set(None);
        self.situation.set(None);
        self.story.set(Rc::default());
        self.gesture.set(Gesture::default());
        self.why.set(None);
        self.scored.set(None);
        self.signal.set(Signal::Opening);
        self.note_doing();
        self.connect(host);
    }

    /// What the next page of this table has to know.
    pub(super) fn carry(self) -> Carried {
        self.inner().borrow().session.carry()
    }

    /// Opens the line, in the place of the one before.
    fn connect(self, host: Host) {
        let give_up = move || self.signal.set(Signal::Broken);
        let line = Line::open(&host, move |heard| self.hear(heard), give_up);
        let inner = self.inner();
        let mut inner = inner.borrow_mut();
        inner.host = Some(host);
        inner.line = Some(line);
    }

    /// Gets up: the line is closed.
    pub fn close(self) {
        let line = self.inner().borrow_mut().line.take();
        drop(line);
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Up => {
                let hello = self.inner().borrow().session.greet();
                for message in &hello {
                    self.send(message);
                }
            }
            Heard::Said(message) => {
                set(
                    self.signal,
                    match *message {
                        ServerMessage::Bye { why } => match why {
                            Parting::Trouble => Signal::Trouble,
                            Parting::Full => Signal::Full,
                            Parting::Protocol => Signal::Older,
                            _ => Signal::Live,
                        },
                        _ => Signal::Live,
                    },
                );
                self.inner().borrow_mut().backlog.push_back(*message);
                self.drain();
            }
            // Whoever was told why keeps it before their eyes.
            Heard::Down if self.signal.get_untracked().is_told() => {}
            Heard::Down => self.signal.set(Signal::Lost),
            Heard::Nowhere => self.signal.set(Signal::Nowhere),
        }
    }

    fn send(self, message: &ClientMessage) {
        let inner = self.inner();
        let inner = inner.borrow();
        if let Some(line) = &inner.line {
            line.send(message);
        }
    }

    /// Asks the table for something.
    pub fn ask(self, command: Command) {
        let message = self.inner().borrow_mut().session.ask(command);
        self.send(&message);
    }

    /// The seat of this person.
    pub fn own(self) -> Option<Seat> {
        self.lobby
            .with(|lobby| lobby.as_ref().and_then(|lobby| lobby.you.seat))
    }

    /// Whether this person is asked something.
    pub fn is_asked(self) -> bool {
        let situation = self.situation.get();
        let is_asked = situation.is_some_and(|it| it.is_asked(self.own()));
        is_asked && !self.is_auto.get()
    }

    /// All scorings that were held, as tables, the first one first.
    pub fn scorings(self) -> Vec<ScoreTable> {
        // Looked up again whenever something has happened.
        self.story.track();
        self.inner().borrow().marks.scorings()
    }

    /// The scoring that happening number `n` of the log is.
    pub fn scoring(self, n: usize) -> Option<ScoreTable> {
        self.story.track();
        self.inner().borrow().marks.scoring(n).cloned()
    }

    /// How far the table is.
    pub fn stage(self) -> Option<Stage> {
        self.lobby
            .with(|lobby| lobby.as_ref().map(|lobby| lobby.stage))
    }
}
