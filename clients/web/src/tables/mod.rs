//! What each game looks like in the browser.
//!
//! A game shows its [`Face`]: which pieces say an action, which sign a seat has, and the table
//! itself, drawn from a [`Scene`]. Nearly everything has a plain default, so a game can be played
//! as a list of sentences before its table is drawn: its pieces are then its actions
//! ([`plain::Do`]). The frame around the table (prompt, log, seats, undo, curtain, end) is written
//! once, for any game with a face; a program has it for its own game.
//!
//! To add a game: `impl Face for TheGame` in a module of its own, and a program in `src/bin` with
//! its `[[bin]]` in `Cargo.toml`.

pub mod plain;
mod scene;
mod situation;
mod walking;

games::modules!(pub);

pub use scene::{Scene, TableFrame};
pub use situation::{Intent, SeatLine, Situation, WhyNot};

use std::fmt::{Debug, Display};

use leptos::prelude::AnyView;
use player::Player;
use prose::{Audience, Label, Lang, say};
use tabletop::{Game, Seat, Viewer};

use crate::{
    gesture,
    kit::{Sign, motion::Flight},
    table::Tab,
};

/// A legal action of a game and the pieces that say it.
pub type ChoiceOf<G> = gesture::Choice<<G as Game>::Action, <G as Face>::Piece>;

/// Something that can be done without a piece on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spare<P> {
    /// What it is called by the gesture.
    pub pick: P,
    /// Its line icon.
    pub icon: &'static str,
    /// Its words.
    pub words: String,
    /// Its words where there is little room.
    pub short: String,
}

/// Whether a table stops for something that is no scoring, so that it can be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// It does not.
    Not,
    /// It does, for nothing else at once.
    Alone,
    /// It does once for all that happened of this kind: what was turned up together.
    Together,
}

/// How a game looks and how it is handled.
pub trait Face: Player {
    /// What can be picked on the table, and where its pieces fly. Its text is its name in the page:
    /// a kind and a name of its own, `hand-a7`.
    type Piece: Copy + Debug + Display + Eq + Send + Sync + 'static;

    /// The pieces that say `action`, first pick first: the card in the hand, then its place.
    fn path(action: &Self::Action, view: &Self::View) -> Vec<Self::Piece>;

    /// Every way to say `action`: more than one where the order of its picks means nothing, or
    /// where pieces are alike and each of them says the same.
    fn paths(action: &Self::Action, view: &Self::View) -> Vec<Vec<Self::Piece>> {
        vec![Self::path(action, view)]
    }

    /// How many actions are one decision: a payment of so many cards. They are marked first, in
    /// any order, and said together.
    fn batch(view: &Self::View) -> usize {
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

    /// Whether `action` waits to be confirmed, because it reveals something or ends the turn.
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
    fn meaning(pick: Self::Piece, view: &Self::View) -> Option<Self::Action>;

    /// What is told to somebody who touches what cannot be picked, with its rule, where the rules
    /// themselves would not refuse: a card that would only come back.
    fn hint(
        pick: Self::Piece,
        view: &Self::View,
        audience: &Audience,
    ) -> Option<(String, &'static str)> {
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
    fn spot(event: &Self::Event) -> Option<Self::Piece> {
        let _ = event;
        None
    }

    /// The way a piece went in `event`, to be shown to `viewer`.
    fn flight(event: &Self::Event, viewer: Viewer) -> Option<Flight<Self::Piece>> {
        let _ = (event, viewer);
        None
    }

    /// The ways of all pieces that went at once in `event`.
    fn flights(event: &Self::Event, viewer: Viewer) -> Vec<Flight<Self::Piece>> {
        Self::flight(event, viewer).into_iter().collect()
    }

    /// Whether the table stops for `event`. For a scoring it always does.
    fn halts(event: &Self::Event) -> Halt {
        let _ = event;
        Halt::Not
    }

    /// What glows on the table while `event` is told, as the page calls it (`data-pick`,
    /// `data-at`): what counts in part `part` of a scoring, else where it happened.
    fn glowing(event: &Self::Event, part: usize, view: &Self::View) -> Vec<String> {
        let _ = (part, view);
        let spot = Self::spot(event);
        spot.iter().map(ToString::to_string).collect()
    }

    /// The view on which the last of `events` is told, `before` being what was seen before the
    /// first of them. None if what is seen after all of them shows it as well.
    fn staged(before: &Self::View, events: &[&Self::Event]) -> Option<Self::View> {
        let _ = (before, events);
        None
    }

    /// What is shown large while `event` is told.
    fn picture(event: &Self::Event, view: &Self::View, lang: Lang) -> Option<AnyView> {
        let _ = (event, view, lang);
        None
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
    fn spares(view: &Self::View, lang: Lang) -> Vec<Spare<Self::Piece>> {
        let _ = (view, lang);
        Vec::new()
    }

    /// The table: all that lies below the prompt, the log and the scores included.
    fn table(scene: &Scene<'_, Self>) -> AnyView {
        plain::table(scene)
    }
}
