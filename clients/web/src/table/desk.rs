//! A table and what the person at it is doing: the state behind the frame.

mod saying;

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use host::Json;
use leptos::prelude::*;
use prose::Audience;
use protocol::{Command, Parting, ServerMessage, Stage};
use tabletop::Seat;

use super::{
    chronicle::Chronicle,
    passing::pass_by_itself,
    people::{audience, own, refused},
    scored,
    state::{Signal, Tab},
};
use crate::{
    browser,
    gesture::Gesture,
    kit::{
        self, Sign,
        motion::{self, Flight},
    },
    link::{Asked, Heard, Host, Line, Session},
    tables::{self, Eyes, Look, Why},
    ui::{Mood, Ui},
};

/// How long a move of somebody else is shown before the next, in milliseconds.
const PACE: i32 = 520;
/// More pieces than that at once are a muddle.
const FLIGHTS_MAX: usize = 8;

/// A table and what the person at it is doing. A handle: copy it.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The page.
    pub ui: Ui,
    /// What was told, as far as it has been shown.
    pub session: RwSignal<Session>,
    /// How far the player has come in saying what to do.
    pub gesture: RwSignal<Gesture>,
    /// How the line is.
    pub signal: RwSignal<Signal>,
    /// Why what was picked cannot be.
    pub why: RwSignal<Option<Why>>,
    /// The part that a phone shows.
    pub tab: RwSignal<Tab>,
    /// The situation that was last answered without asking this person.
    pub passed: StoredValue<Option<(u32, u32)>>,
    /// Plies at which this person acted, for taking back.
    pub acted: RwSignal<Vec<u32>>,
    /// Whether the end has been looked at and put away.
    pub is_over_seen: RwSignal<bool>,
    /// Whether what can be done beside playing is shown.
    pub is_aside: RwSignal<bool>,
    /// The scoring that is being shown, and waited for.
    pub scored: RwSignal<Option<Json>>,
    inner: StoredValue<Rc<RefCell<Inner>>, LocalStorage>,
}

/// What is no part of what is shown.
#[derive(Default)]
struct Inner {
    host: Option<Host>,
    line: Option<Line>,
    /// Messages that wait to be shown.
    backlog: VecDeque<ServerMessage>,
    is_pacing: bool,
    /// Actions that are one decision, the one being done first.
    saying: VecDeque<String>,
    chronicle: Chronicle,
    /// Called after everything that was told has been shown.
    then: Option<Rc<dyn Fn(Desk)>>,
}

impl Desk {
    /// A desk without a table. `then` is called whenever all that was told has been shown.
    pub fn new(ui: Ui, then: impl Fn(Desk) + 'static) -> Desk {
        let inner = Inner {
            then: Some(Rc::new(then)),
            ..Inner::default()
        };
        Desk {
            ui,
            session: RwSignal::new(Session::new(browser::random_hex::<8>())),
            gesture: RwSignal::new(Gesture::default()),
            signal: RwSignal::new(Signal::Opening),
            why: RwSignal::new(None),
            tab: RwSignal::new(Tab::Table),
            passed: StoredValue::new(None),
            acted: RwSignal::new(Vec::new()),
            is_over_seen: RwSignal::new(false),
            is_aside: RwSignal::new(false),
            scored: RwSignal::new(None),
            inner: StoredValue::new_local(Rc::new(RefCell::new(inner))),
        }
    }

    fn inner(self) -> Rc<RefCell<Inner>> {
        self.inner.get_value()
    }

    /// Where the table is kept.
    pub fn host(self) -> Option<Host> {
        self.inner().borrow().host.clone()
    }

    /// Sits down at a table, forgetting the one before and all that was seen there.
    pub fn open(self, host: Host) {
        self.close();
        self.session.set(Session::new(browser::random_hex::<8>()));
        self.gesture.set(Gesture::default());
        self.acted.set(Vec::new());
        self.passed.set_value(None);
        self.why.set(None);
        self.scored.set(None);
        self.signal.set(Signal::Opening);
        let line = Line::open(&host, move |heard| self.hear(heard));
        let inner = self.inner();
        let mut inner = inner.borrow_mut();
        inner.host = Some(host);
        inner.line = Some(line);
        inner.backlog.clear();
        inner.saying.clear();
        inner.chronicle = Chronicle::default();
    }

    /// Gets up: the line is closed.
    pub fn close(self) {
        let line = self.inner().borrow_mut().line.take();
        drop(line);
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Up => {
                let hello = self.session.with_untracked(Session::greet);
                let inner = self.inner();
                let inner = inner.borrow();
                if let Some(line) = &inner.line {
                    for message in &hello {
                        line.say(message);
                    }
                }
            }
            Heard::Said(message) => {
                self.signal.set(match *message {
                    ServerMessage::Bye {
                        why: Parting::Trouble,
                    } => Signal::Trouble,
                    ServerMessage::Bye { why: Parting::Full } => Signal::Full,
                    _ => Signal::Live,
                });
                self.inner().borrow_mut().backlog.push_back(*message);
                self.drain();
            }
            // Whoever was told why keeps it before their eyes.
            Heard::Down
                if matches!(self.signal.get_untracked(), Signal::Trouble | Signal::Full) => {}
            Heard::Down => self.signal.set(Signal::Lost),
            Heard::Nowhere => self.signal.set(Signal::Nowhere),
        }
    }

    /// Shows what waits, one move of others after the other. A scoring is read first.
    pub(super) fn drain(self) {
        if self.inner().borrow().is_pacing {
            return;
        }
        loop {
            if self.scored.with_untracked(Option::is_some) {
                return;
            }
            let next = self.inner().borrow_mut().backlog.pop_front();
            let Some(message) = next else { break };
            let is_shown_slowly = self.is_by_another(&message) && !self.ui.is_still();
            let longer = self.show(&message);
            if is_shown_slowly {
                self.inner().borrow_mut().is_pacing = true;
                browser::later(PACE + longer, move || {
                    // The page may have been left meanwhile.
                    if let Some(inner) = self.inner.try_get_value() {
                        inner.borrow_mut().is_pacing = false;
                        self.drain();
                    }
                });
                return;
            }
        }
        pass_by_itself(self);
        let then = self.inner().borrow().then.clone();
        if let Some(then) = then {
            then(self);
        }
    }

    /// Whether the message tells of a move that somebody else made.
    fn is_by_another(self, message: &ServerMessage) -> bool {
        let ServerMessage::Update(protocol::Update {
            play: Some(play), ..
        }) = message
        else {
            return false;
        };
        self.session.with_untracked(|session| {
            let before = session.memory.play.as_ref();
            let own = self.own_untracked();
            before.is_some_and(|before| {
                play.ply > before.ply && !before.to_act.iter().any(|seat| Some(*seat) == own)
            })
        })
    }

    /// Shows a message; says how much longer than others it takes, in milliseconds.
    fn show(self, message: &ServerMessage) -> i32 {
        let flights = self.flights(message);
        let mut asked = None;
        self.session.update(|session| asked = session.take(message));
        if let Some(asked) = asked {
            self.answered(asked);
        }
        if matches!(
            message,
            ServerMessage::Update(_) | ServerMessage::Snapshot(_)
        ) {
            self.why.set(None);
            let eyes = self.eyes_untracked();
            let choices = eyes.as_ref().map_or(&[][..], |eyes| eyes.choices());
            let together = eyes.as_ref().map_or(1, |eyes| eyes.together());
            self.gesture.update(|gesture| {
                gesture.gather(together);
                gesture.settle(choices);
            });
            self.say_on();
        }
        scored::note(self, message);
        let longer = motion::longer(flights.len());
        if !flights.is_empty() {
            browser::later(0, move || motion::fly(flights));
        }
        longer
    }

    /// Notes where the pieces are that the message moves.
    fn flights(self, message: &ServerMessage) -> Vec<motion::Prepared> {
        let ServerMessage::Update(protocol::Update {
            play: Some(play), ..
        }) = message
        else {
            return Vec::new();
        };
        if self.ui.is_still() {
            return Vec::new();
        }
        let (Some(look), Some(audience)) = (self.look(), self.audience_untracked()) else {
            return Vec::new();
        };
        let news = play
            .events
            .iter()
            .filter_map(|event| (look.news)(event, &audience));
        let flights: Vec<Flight> = news.flat_map(|news| news.flights).collect();
        if flights.len() > FLIGHTS_MAX {
            return Vec::new();
        }
        flights.into_iter().filter_map(motion::prepare).collect()
    }

    fn answered(self, asked: Asked) {
        match asked {
            Asked::Done(Command::Act { revision, ply, .. }) => {
                let is_own = self.passed.get_value() != Some((revision, ply));
                self.acted
                    .update(|acted| acted.extend(is_own.then_some(ply)));
            }
            Asked::Done(Command::Undo { to_ply, .. }) => {
                self.acted.update(|acted| acted.retain(|ply| *ply < to_ply));
            }
            Asked::Done(_) => {}
            Asked::Refused(_, refusal) => {
                self.say_no_more();
                let lang = self.ui.lang.get_untracked();
                let reason = refusal.reason.as_ref().map(Json::of);
                let said = reason.and_then(|reason| {
                    let audience = self.audience_untracked()?;
                    (self.look()?.refusal)(&reason, &audience)
                });
                let text = said.unwrap_or_else(|| refused(lang, refusal.code));
                self.ui.toast(Mood::Bad, text);
            }
        }
    }

    /// Asks the table for something.
    pub fn ask(self, command: Command) {
        let mut message = None;
        self.session
            .update(|session| message = Some(session.ask(command)));
        let inner = self.inner();
        let inner = inner.borrow();
        if let (Some(message), Some(line)) = (message, &inner.line) {
            line.say(&message);
        }
    }

    /// The log, oldest first, and the first line since the reader's own last turn.
    pub fn story(self, sign: &dyn Fn(Seat) -> Sign) -> (Rc<Vec<kit::Line>>, Option<usize>) {
        let audience = self.audience();
        let inner = self.inner();
        let mut inner = inner.borrow_mut();
        if let (Some(look), Some(audience)) = (self.look(), audience) {
            self.session.with(|session| {
                let events = &session.memory.events;
                inner.chronicle.follow(events, look, &audience);
            });
        }
        inner.chronicle.lines(sign)
    }

    /// The look of the game.
    pub fn look(self) -> Option<&'static Look> {
        self.session.with_untracked(|session| {
            let lobby = session.memory.lobby.as_ref()?;
            tables::find(&lobby.game)
        })
    }

    /// The seat of this person.
    pub fn own(self) -> Option<Seat> {
        self.session.with(own)
    }

    /// The same, asked once.
    pub fn own_untracked(self) -> Option<Seat> {
        self.session.with_untracked(own)
    }

    /// Who is told, as long as the page shows it.
    pub fn audience(self) -> Option<Audience> {
        let lang = self.ui.lang.get();
        self.session.with(|session| audience(session, lang))
    }

    pub(super) fn audience_untracked(self) -> Option<Audience> {
        let lang = self.ui.lang.get_untracked();
        self.session
            .with_untracked(|session| audience(session, lang))
    }

    /// The moment that is shown.
    pub fn eyes(self) -> Option<Rc<dyn Eyes>> {
        let audience = self.audience()?;
        let look = self.look()?;
        self.session
            .with(|session| (look.eyes)(session.memory.play.as_ref()?, &audience))
    }

    pub(super) fn eyes_untracked(self) -> Option<Rc<dyn Eyes>> {
        untrack(|| self.eyes())
    }

    /// Whether the play is over.
    pub fn is_over(self) -> bool {
        self.session.with(|session| {
            let lobby = session.memory.lobby.as_ref();
            lobby.is_some_and(|lobby| lobby.stage == Stage::Finished)
        })
    }
}
