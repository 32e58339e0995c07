//! What is on the screen, without the screen.

use std::cell::Cell;

use prose::say;
use tabletop::{Seat, Viewer};

use super::rules_page::RulesPage;
use crate::{
    Awaited, Client, Note, Palette,
    choices::{Choices, Reading},
    client::RefusedSentence,
    face::Face,
    local::Thought,
};

/// The game on the screen: what is shown and what keys do. It draws on any frame, so that tests
/// can look at it.
#[derive(Debug)]
pub struct App<'a, G: Face> {
    pub(super) client: &'a mut Client<G>,
    pub(super) palette: Palette,
    pub(super) page: Page,
    /// Whose hand may be seen.
    pub(super) viewer: Viewer,
    pub(super) choices: Choices<G::Action>,
    /// What has been typed of an answer.
    pub(super) typed: String,
    /// The place of the pick among the choices that fit what was typed.
    pub(super) pick: usize,
    /// What has to be said now.
    pub(super) message: Option<String>,
    /// The rule that the last refusal cited.
    pub(super) cited: Option<String>,
    /// How many lines the log is scrolled back.
    pub(super) scrolled: usize,
    /// How much of the log was on the screen when it was last drawn: how far a page goes.
    pub(super) log: Cell<LogSize>,
    /// Whose side of the table is looked at, if it is not the viewer's.
    pub(super) look_at: Option<Seat>,
    /// How far the board is pushed aside, to the right and down.
    pub(super) pan: (i16, i16),
}

/// The lines of the log.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LogSize {
    /// How many lines are on the screen.
    pub(super) shown: usize,
    /// How many lines there are.
    pub(super) all: usize,
}

/// What the screen shows.
#[derive(Debug)]
pub(super) enum Page {
    /// The board, with choices or without.
    Table,
    /// Nothing, until this person sits before the screen.
    Curtain(Seat),
    /// The rules.
    Rules(RulesPage),
    /// What can be asked for at a server's table.
    Offers,
    /// The board, and whether to leave it.
    Leaving,
}

impl<'a, G: Face> App<'a, G> {
    /// `client`, ready to be drawn.
    pub fn new(client: &'a mut Client<G>, palette: Palette) -> App<'a, G> {
        let viewer = client.first_eyes();
        let mut app = App {
            client,
            palette,
            page: Page::Table,
            viewer,
            choices: Choices::default(),
            typed: String::new(),
            pick: 0,
            message: None,
            cited: None,
            scrolled: 0,
            log: Cell::default(),
            look_at: None,
            pan: (0, 0),
        };
        app.refresh();
        app
    }

    /// Whose decision the game waits for.
    pub fn asked(&self) -> Awaited {
        self.client.asked_through(self.viewer)
    }

    /// The people here and their table.
    pub fn client(&self) -> &Client<G> {
        self.client
    }

    /// Does what a bot has thought of.
    pub fn thought(&mut self, thought: Thought) {
        self.client.thought(thought);
        self.refresh();
    }

    /// Lets the bots move until a person is asked or the game is over.
    pub fn settle(&mut self) {
        self.client.settle();
        self.refresh();
    }

    /// Whom the question on the screen is put to.
    pub(super) fn asked_here(&self) -> Option<Seat> {
        match self.asked() {
            Awaited::Person(seat) if self.viewer.is(seat) => Some(seat),
            _ => None,
        }
    }

    /// Brings what is shown in step with the game.
    pub(super) fn refresh(&mut self) {
        if let Awaited::Person(seat) = self.asked()
            && !self.viewer.is(seat)
        {
            self.viewer = Viewer::Spectator;
            self.page = Page::Curtain(seat);
        }
        // At the end everybody looks, and hands are still nobody else's business.
        if self.asked() == Awaited::Nobody && self.client.people().len() > 1 {
            self.viewer = Viewer::Spectator;
        }
        let asked = self.asked_here();
        self.choices = asked.map_or_else(Choices::default, |seat| self.client.choices(seat));
        self.typed.clear();
        self.pick = 0;
        self.scrolled = 0;
        self.look_at = None;
        self.pan = (0, 0);
        if let Some(upgrade) = self.client.take_upgrade() {
            self.message = Some(upgrade);
        }
        if let Some(trouble) = self.client.take_trouble() {
            self.message = Some(trouble);
        }
    }

    /// Shows the table to whom the curtain asked for.
    pub(super) fn lift_curtain(&mut self, seat: Seat) {
        self.viewer = Viewer::Seat(seat);
        self.page = Page::Table;
        self.refresh();
    }

    /// The choices that fit what was typed, counted from 0.
    pub(super) fn fitting(&self) -> Vec<usize> {
        let all = || (0..self.choices.all().len()).collect();
        match self.choices.read(&self.typed) {
            Reading::Nothing => all(),
            // A number points at its choice and leaves the others in sight.
            Reading::One(_) if self.typed.trim().parse::<usize>().is_ok() => all(),
            Reading::One(n) => vec![n],
            Reading::Several(some) => some,
            Reading::None => Vec::new(),
        }
    }

    /// The choice that Enter would make.
    pub(super) fn picked(&self) -> Option<usize> {
        match self.choices.read(&self.typed) {
            Reading::One(n) => Some(n),
            Reading::Nothing | Reading::Several(_) => self.fitting().get(self.pick).copied(),
            Reading::None => None,
        }
    }

    /// Makes the choice that is picked, or says why there is none.
    pub(super) fn choose(&mut self) {
        let lang = self.client.lang();
        let Some(seat) = self.asked_here() else {
            self.message = Some(say!(lang, "wait"));
            return;
        };
        let typed = self.typed.trim().to_lowercase();
        let played = match self.picked() {
            Some(n) => self.client.act(seat, self.choices.all()[n].action),
            None if typed.is_empty() => {
                self.message = Some(say!(lang, "choose-first"));
                return;
            }
            // The table knows best why it cannot be done.
            None => self.client.play(seat, &typed),
        };
        match played {
            Ok(()) => {
                self.message = None;
                self.cited = None;
                self.refresh();
            }
            Err(refused) => {
                self.typed.clear();
                self.tell_refusal(refused);
            }
        }
    }

    /// Says why something was not done, and keeps its rule at hand.
    pub(super) fn tell_refusal(&mut self, RefusedSentence { text, rule }: RefusedSentence) {
        let lang = self.client.lang();
        self.message = Some(match &rule {
            Some(rule) => say!(lang, "see-rule", text = text, rule = rule.as_str()),
            None => text,
        });
        self.cited = rule;
    }

    /// Says what has to be said beside the game.
    pub(super) fn tell_notes(&mut self) {
        while let Some(note) = self.client.take_note() {
            match note {
                Note::Refused(refused) => self.tell_refusal(refused),
                Note::Said(text) => self.message = Some(text),
            }
        }
    }

    /// Takes the last move back, if that is possible.
    pub(super) fn undo(&mut self) {
        let text = match self.viewer {
            Viewer::Seat(seat) => self.client.undo(seat),
            Viewer::Spectator => Some(say!(self.client.lang(), "undo-barrier")),
        };
        self.refresh();
        self.message = text;
    }

    /// Opens the rules, those of the decision and of the last refusal first.
    pub(super) fn open_rules(&mut self) {
        let mut first: Vec<String> = self.cited.clone().into_iter().collect();
        let moment = self.client.session(self.viewer).moment();
        for rule in moment.map_or(&[][..], |moment| G::rules_now(&moment.view)) {
            if !first.iter().any(|cited| cited == rule) {
                first.push((*rule).to_owned());
            }
        }
        self.page = Page::Rules(RulesPage::new(first));
    }

    /// Starts another game, everybody one seat further.
    pub(super) fn again(&mut self) {
        self.client.again();
        self.viewer = self.client.first_eyes();
        self.message = None;
        self.page = Page::Table;
        self.refresh();
    }
}
