//! What a table is drawn from.

use std::rc::Rc;

use leptos::prelude::*;
use prose::{Audience, Lang, ScoreTable, say};
use tabletop::{Seat, Viewer};

use super::{ChoiceOf, Face};
use crate::{
    gesture::Gesture,
    kit::{self, Sign, card::PieceState},
    table::Story,
    ui::Ui,
};

/// What the frame lends to a table, whatever the game.
#[derive(Clone)]
pub struct TableFrame<P> {
    /// The page.
    pub ui: Ui,
    /// How far the player has come in saying what to do.
    pub gesture: Gesture<P>,
    /// What happened.
    pub story: Rc<Story<P>>,
    /// Takes in a pick.
    pub press: Rc<dyn Fn(P)>,
    /// Takes back what the player did last.
    pub take_back: Rc<dyn Fn()>,
    /// Whether the play is only looked at: a replay, a spectator, or somebody else's turn.
    pub is_still: bool,
}

/// What a table is drawn from: the view, what can be done, and what the frame lends.
pub struct Scene<'a, G: Face> {
    /// What the viewer may know.
    pub view: &'a G::View,
    /// Who is told, in which language.
    pub audience: &'a Audience,
    /// What can be done now, and the picks that say it.
    pub choices: &'a [ChoiceOf<G>],
    /// What the frame lends.
    pub stage: &'a TableFrame<G::Piece>,
}

impl<G: Face> Scene<'_, G> {
    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.audience.lang
    }

    /// The seat whose eyes these are.
    pub fn own(&self) -> Option<Seat> {
        match self.audience.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether the reader is asked something.
    pub fn is_asked(&self) -> bool {
        !self.choices.is_empty()
    }

    /// How the piece `pick` stands.
    pub fn standing(&self, pick: G::Piece) -> PieceState {
        let gesture = &self.stage.gesture;
        if gesture.has(pick) {
            PieceState::Picked
        } else if self.stage.is_still || !self.is_asked() {
            PieceState::Rest
        } else if self.can_be_picked(pick) {
            PieceState::Lit
        } else {
            PieceState::Dim
        }
    }

    /// Whether picking `pick` leads on: next, or instead of what has been picked.
    fn can_be_picked(&self, pick: G::Piece) -> bool {
        let picked = self.stage.gesture.picked();
        self.choices.iter().any(|choice| {
            let at = choice.path.iter().position(|step| *step == pick);
            at.is_some_and(|at| at <= picked.len() && choice.path[..at] == picked[..at])
        })
    }

    /// The action that is meant, once no other can be.
    pub fn meant(&self) -> Option<G::Action> {
        Some(self.stage.gesture.meant(self.choices)?.action)
    }

    /// What takes in a pick.
    pub fn press(&self) -> impl Fn(G::Piece) + Clone + 'static {
        let press = Rc::clone(&self.stage.press);
        move |pick| press(pick)
    }

    /// The sign of `seat`.
    pub fn sign(&self, seat: Seat) -> Sign {
        G::sign(self.view, seat)
    }

    /// The panel of what would be scored now.
    pub fn score_now(&self) -> AnyView {
        let table = G::score_now(self.view, self.audience);
        kit::score_table(&table, &|seat| self.sign(seat), self.own())
    }

    /// The panel of what happened.
    pub fn log_panel(&self) -> AnyView {
        let lang = self.lang();
        let since = self.stage.story.since;
        let since = since.map(|first| (first, say!(lang, "web-since")));
        let drawn =
            |table: &ScoreTable| kit::score_table(table, &|seat| self.sign(seat), self.own());
        let log = kit::story(&self.stage.story.lines, since, &drawn);
        kit::panel("log-panel", say!(lang, "web-log"), (), log)
    }

    /// The id of a rule, which opens it.
    pub fn rule(&self, rule: &str) -> AnyView {
        kit::rule_link(self.stage.ui, G::INFO.id, rule)
    }
}
