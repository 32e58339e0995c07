//! What each game looks like in the browser.
//!
//! A game shows its [`Face`]: which picks say an action, which sign a seat has, and the table
//! itself, drawn from a [`Scene`]. Everything has a plain default, so a game can be played as a
//! list of sentences before its table is drawn. The frame around the table (prompt, log, seats,
//! undo, curtain, end) is the same for all and knows games only as [`Look`]s.
//!
//! To add a game: `impl Face for TheGame` in a module of its own, and a program
//! in `src/bin`.

mod escape;
mod eyes;
mod fifth_avenue;
mod new_york;
mod new_york_new_york;
mod plain;
mod scene;
mod the_city;

pub use self::new_york_new_york::skyline_card;
pub use eyes::{Eyes, Intent, Look, News, SeatLine, Why};
pub use scene::{Scene, Stage};

use leptos::prelude::AnyView;
use prose::{Audience, Lang, Voice, say};
use tabletop::{Seat, Viewer};

use crate::{
    gesture::Pick,
    kit::{Sign, motion::Flight},
    program,
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
