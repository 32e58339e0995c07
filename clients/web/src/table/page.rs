//! A table and what the person at it is doing: the state behind the frame.
//!
//! A message is taken in by the session, which decodes it once; what it changed is then put into
//! the signals, each of which is looked at by the parts of the page that show it and by no others.

mod acting;
mod pacing;
mod showing;

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use leptos::prelude::*;
use player::{Carried, Connection, Heard, Session};
use prose::{Audience, ScoreTable};
use protocol::{ClientMessage, Command, Lobby, Parting, ServerMessage, Stage};
use tabletop::Seat;

use pacing::{KeptStage, NextStep};

use super::{
    reload,
    state::{LinkStatus, Tab},
    story::{Marks, Story},
    telling::Step,
};
use crate::{
    browser,
    gesture::Gesture,
    link::{TableLink, TablePlace},
    tables::{Face, Situation, WhyNot},
    ui::Ui,
};

/// Something of the page that only the page's own thread has.
type LocalSignal<T> = RwSignal<T, LocalStorage>;

/// A table and what the person at it is doing. A handle: copy it.
pub struct TablePage<G: Face> {
    /// The page.
    pub ui: Ui,
    /// The table and who sits at it.
    pub lobby: LocalSignal<Option<Rc<Lobby>>>,
    /// The seats whose people are connected.
    pub here: RwSignal<Vec<Seat>>,
    /// Who is told, and in which language.
    pub audience: LocalSignal<Option<Rc<Audience>>>,
    /// What is seen and what can be done.
    pub situation: LocalSignal<Option<Rc<Situation<G>>>>,
    /// What happened.
    pub story: LocalSignal<Rc<Story<G::Piece>>>,
    /// How far the player has come in saying what to do.
    pub gesture: RwSignal<Gesture<G::Piece>>,
    /// How the connection to the table is.
    pub link_status: RwSignal<LinkStatus>,
    /// What this person did while no answer comes from the table, in words.
    pub unsent: RwSignal<Option<String>>,
    /// Why what was picked cannot be.
    pub why: RwSignal<Option<WhyNot<G::Piece>>>,
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
    /// What is told by itself now, until the person here goes on.
    pub(super) step: RwSignal<Option<Step>>,
    inner: StoredValue<Rc<RefCell<PageInner<G>>>, LocalStorage>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a handle is copied whatever the game is"
)]
impl<G: Face> Clone for TablePage<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for TablePage<G> {}

/// What is no part of what is shown.
struct PageInner<G: Face> {
    session: Session<G>,
    marks: Marks<G>,
    place: Option<TablePlace>,
    link: Option<TableLink>,
    /// Messages that wait to be shown.
    backlog: VecDeque<ServerMessage>,
    is_pacing: bool,
    /// What of the last message is still to be told.
    steps: VecDeque<NextStep<G>>,
    /// The table that is shown while it is told.
    stage: Option<Rc<Situation<G>>>,
    /// The tables on which the last steps were told.
    stages: Vec<KeptStage<G>>,
    /// How often a step was shown or put away.
    told: u32,
    /// Whether the last message could not be read.
    is_broken: bool,
    /// Called after everything that was told has been shown.
    then: Rc<dyn Fn(TablePage<G>)>,
}

impl<G: Face> PageInner<G> {
    /// Nothing is left to be told.
    fn forget_steps(&mut self) {
        self.steps.clear();
        self.stages.clear();
        self.stage = None;
    }
}

/// Sets what differs, so that nothing else is drawn again.
fn set<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|old| *old != value) {
        signal.set(value);
    }
}

impl<G: Face> TablePage<G> {
    /// The page of a table that is not open yet. `then` is called whenever all that was told has
    /// been shown.
    pub fn new(ui: Ui, then: impl Fn(TablePage<G>) + 'static) -> TablePage<G> {
        let inner = PageInner {
            session: Session::new(browser::random_hex::<8>(), ui.lang.get_untracked()),
            marks: Marks::default(),
            place: None,
            link: None,
            backlog: VecDeque::new(),
            is_pacing: false,
            steps: VecDeque::new(),
            stage: None,
            stages: Vec::new(),
            told: 0,
            is_broken: false,
            then: Rc::new(then),
        };
        let page = TablePage {
            ui,
            lobby: RwSignal::new_local(None),
            here: RwSignal::new(Vec::new()),
            audience: RwSignal::new_local(None),
            situation: RwSignal::new_local(None),
            story: RwSignal::new_local(Rc::default()),
            gesture: RwSignal::new(Gesture::default()),
            link_status: RwSignal::new(LinkStatus::Opening),
            unsent: RwSignal::new(None),
            why: RwSignal::new(None),
            tab: RwSignal::new(Tab::Table),
            is_auto: RwSignal::new(false),
            can_undo: RwSignal::new(false),
            is_over_seen: RwSignal::new(false),
            is_aside: RwSignal::new(false),
            scored: RwSignal::new(None),
            step: RwSignal::new(None),
            inner: StoredValue::new_local(Rc::new(RefCell::new(inner))),
        };
        Effect::new(move |_| page.speak(ui.lang.get()));
        page
    }

    fn inner(self) -> Rc<RefCell<PageInner<G>>> {
        self.inner.get_value()
    }

    /// Where the table is kept.
    pub fn place(self) -> Option<TablePlace> {
        self.inner().borrow().place.clone()
    }

    /// Sits down at a table, forgetting the one before and all that was seen there.
    pub fn open(self, place: TablePlace) {
        self.close();
        let lang = self.ui.lang.get_untracked();
        let prefix = browser::random_hex::<8>();
        let session = match reload::left(&place) {
            Some(left) => Session::restore(left, prefix, lang),
            None => Session::new(prefix, lang),
        };
        {
            let inner = self.inner();
            let mut inner = inner.borrow_mut();
            inner.session = session;
            inner.marks = Marks::default();
            inner.backlog.clear();
            inner.forget_steps();
            inner.is_broken = false;
        }
        self.lobby.set(None);
        self.here.set(Vec::new());
        self.audience.set(None);
        self.situation.set(None);
        self.story.set(Rc::default());
        self.gesture.set(Gesture::default());
        self.unsent.set(None);
        self.why.set(None);
        self.scored.set(None);
        self.step.set(None);
        self.link_status.set(LinkStatus::Opening);
        self.note_doing();
        self.connect(place);
    }

    /// What the next page of this table has to know.
    pub(super) fn carry(self) -> Carried {
        self.inner().borrow().session.carry()
    }

    /// Opens the connection, in the place of the one before.
    fn connect(self, place: TablePlace) {
        let give_up = move || self.link_status.set(LinkStatus::Broken);
        let link = TableLink::open(&place, move |heard| self.hear(heard), give_up);
        let inner = self.inner();
        let mut inner = inner.borrow_mut();
        inner.place = Some(place);
        inner.link = Some(link);
    }

    /// Gets up: the connection is closed.
    pub fn close(self) {
        let link = self.inner().borrow_mut().link.take();
        drop(link);
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
                    self.link_status,
                    match *message {
                        ServerMessage::Bye { why } => match why {
                            Parting::Trouble => LinkStatus::Trouble,
                            Parting::Full => LinkStatus::Full,
                            Parting::Protocol => LinkStatus::Older,
                            _ => LinkStatus::Live,
                        },
                        _ => LinkStatus::Live,
                    },
                );
                self.inner().borrow_mut().backlog.push_back(*message);
                self.drain();
            }
            // Whoever was told why keeps it before their eyes.
            Heard::Down if self.link_status.get_untracked().is_told() => {}
            Heard::Down => self.link_status.set(LinkStatus::Lost),
            Heard::Nowhere => self.link_status.set(LinkStatus::Nowhere),
        }
    }

    fn send(self, message: &ClientMessage) {
        let inner = self.inner();
        let inner = inner.borrow();
        if let Some(link) = &inner.link {
            link.send(message);
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
        is_asked && !self.is_auto.get() && self.step.with(Option::is_none)
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
