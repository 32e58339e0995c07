//! What each game looks like in the browser.
//!
//! A game shows its [`Face`]: which picks say an action, which sign a seat has, and the table
//! itself, drawn from a [`Scene`]. Everything has a plain default, so a game can be played as a
//! list of sentences before its table is drawn. The frame around the table (prompt, log, seats,
//! undo, curtain, end) is the same for all and knows games only as [`Look`]s.
//!
//! To add a game: `impl Face for TheGame` in a module of its own, and a program
//! in `src/bin`.

mod eyes;
mod plain;
mod scene;
mod walking;

games::modules!(pub);

pub use eyes::{Eyes, Intent, Look, News, SeatLine, Why};
pub use scene::{Scene, Stage};

use leptos::prelude::AnyView;
use prose::{Audience, Label, Lang, Voice, say};
use tabletop::{Seat, Viewer};

use crate::{
    gesture::Pick,
    kit::{Sign, motion::Flight},
    program,
    table::Tab,
    ui::Halt,
};

/// The look of the game with this id, if this is its program.
pub fn find(id: &str) -> Option<&'static Look> {
    program::here().looks.iter().find(|look| look.id == id)
}

/// Something that can be done without a piece on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spare {
    /// What it is called by the gesture.
    pub pick: Pick,
    /// Its line icon.
    pub icon: &'static str,
    /// Its words.
    pub words: String,
    /// Its words where there is little room.
    pub short: String,
}

/// How a game looks and how it is handled.
pub trait Face: Voice + Sized {
    /// The picks that say `action`, first pick first: the card in the hand, then its place.
    fn path(action: &Self::Action, view: &Self::View) -> Vec<Pick> {
        let _ = view;
        vec![Pick::new("do", action)]
    }

    /// Every way to say `action`: more than one where the order of its picks means nothing, or
    /// where pieces are alike and each of them says the same.
    fn paths(action: &Self::Action, view: &Self::View) -> Vec<Vec<Pick>> {
        vec![Self::path(action, view)]
    }

    /// How many actions are one decision: a payment of so many cards. They are marked first, in
    /// any order, and said together.
    fn together(view: &Self::View) -> usize {
        let _ = view;
        1
    }

    /// What `actions` would do, asked before they are done, and the rule behind it.
    fn intent(
        actions: &[Self::Action],
        view: &Self::View,
        audience: &Audience,
    ) -> (Label, Option<&'static str>) {
        (Self::action(&actions[0], view, audience), None)
    }

    /// What is done for the player where there is nothing worth asking: a question that most often
    /// has one answer is not put, unless `halt` wants it.
    fn by_itself(legal: &[Self::Action], view: &Self::View, halt: Halt) -> Option<Self::Action> {
        let _ = (legal, view, halt);
        None
    }

    /// Whether `action` waits for a word more, because it reveals something or ends the turn.
    fn confirms(action: &Self::Action) -> bool {
        let _ = action;
        true
    }

    /// The words on the main button for `action`: `Lay 11`.
    fn verb(action: &Self::Action, audience: &Audience) -> String {
        let _ = action;
        say!(audience.lang, "web-confirm")
    }

    /// The action somebody means who picks `pick`, even when it is not legal: asked about it, the
    /// rules say why not.
    fn meaning(pick: &Pick, view: &Self::View) -> Option<Self::Action> {
        let _ = view;
        (pick.kind() == "do").then(|| pick.name().parse().ok())?
    }

    /// What is told to somebody who touches what cannot be picked, with its rule, where the rules
    /// themselves would not refuse: a card that would only come back.
    fn hint(pick: &Pick, view: &Self::View, audience: &Audience) -> Option<(String, &'static str)> {
        let _ = (pick, view, audience);
        None
    }

    /// The sign of `seat`.
    fn sign(view: &Self::View, seat: Seat) -> Sign {
        let _ = view;
        Sign::of_seat(seat)
    }

    /// What stands small under the name of `seat`: its colour.
    fn aside(view: &Self::View, seat: Seat, lang: Lang) -> Option<String> {
        let _ = (view, seat, lang);
        None
    }

    /// Where on the board `event` happened.
    fn spot(event: &Self::Event) -> Option<Pick> {
        let _ = event;
        None
    }

    /// The way a piece went in `event`, to be shown to `viewer`.
    fn flight(event: &Self::Event, viewer: Viewer) -> Option<Flight> {
        let _ = (event, viewer);
        None
    }

    /// The ways of all pieces that went at once in `event`.
    fn flights(event: &Self::Event, viewer: Viewer) -> Vec<Flight> {
        Self::flight(event, viewer).into_iter().collect()
    }

    /// What `event` is in a log that the game tells in its own way: a word for its own table.
    fn beat(event: &Self::Event) -> Option<&'static str> {
        let _ = event;
        None
    }

    /// How far the turn is, drawn beside the question.
    fn progress(view: &Self::View, lang: Lang) -> Option<AnyView> {
        let _ = (view, lang);
        None
    }

    /// Icon and name of a part of the table on a phone, where they are not the usual ones.
    fn tab(tab: Tab, lang: Lang) -> Option<(&'static str, String)> {
        let _ = (tab, lang);
        None
    }

    /// What can be done without a piece on the table: buttons beside the prompt.
    fn spares(view: &Self::View, lang: Lang) -> Vec<Spare> {
        let _ = (view, lang);
        Vec::new()
    }

    /// The table: all that lies below the prompt, the log and the scores included.
    fn table(scene: &Scene<'_, Self>) -> AnyView {
        plain::table(scene)
    }
}
