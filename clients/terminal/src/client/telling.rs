//! What the people at this terminal are told beside the game.

use player::{Change, Heard, PlayChange};
use prose::say;
use protocol::ServerMessage;
use tabletop::Viewer;

use super::{Client, RefusedSentence, TableSide};
use crate::{Left, face::Face, join::Status};

/// Something that has to be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Something was not done.
    Refused(RefusedSentence),
    /// Something happened at the table that is no part of the game.
    Said(String),
}

impl Note {
    /// The note as one line of text.
    pub fn line(&self) -> String {
        match self {
            Note::Said(text) | Note::Refused(RefusedSentence { text, rule: None }) => text.clone(),
            Note::Refused(RefusedSentence {
                text,
                rule: Some(rule),
            }) => format!("{text} [{rule}]"),
        }
    }
}

impl<G: Face> Client<G> {
    /// What has to be said next; once.
    pub fn take_note(&mut self) -> Option<Note> {
        self.notes.pop_front()
    }

    pub(super) fn note(&mut self, text: String) {
        self.notes.push_back(Note::Said(text));
    }

    /// Takes in what was heard from a server.
    pub(crate) fn heard(&mut self, table: u32, heard: Heard) {
        // What was on its way from a table that was left is nobody's business.
        if self.server().is_none_or(|server| server.number() != table) {
            return;
        }
        let is_said = matches!(heard, Heard::Said(_));
        self.take_in(0, heard);
        if is_said {
            self.pump();
        }
    }

    /// Takes in what the session number `at` hears over its connection.
    pub(super) fn take_in(&mut self, at: usize, heard: Heard) {
        match heard {
            Heard::Up => {
                for message in self.chairs[at].session.greet() {
                    self.send(at, &message);
                }
            }
            Heard::Said(message) => {
                self.set_status(Status::Live);
                self.take(at, *message);
            }
            Heard::Down => self.set_status(Status::Lost),
            Heard::Nowhere => self.set_status(Status::Nowhere),
        }
    }

    /// How the connection is, said when it changes. Whoever was told why it ended keeps that.
    fn set_status(&mut self, now: Status) {
        let TableSide::Server(server) = &mut self.place else {
            return;
        };
        let before = server.status();
        if before == now || before.is_final() || now == Status::Lost && before.is_parting() {
            return;
        }
        server.set_status(now);
        let text = match now {
            Status::Live if before == Status::Opening => return,
            status => status.said(self.lang),
        };
        self.note(text);
    }

    /// Takes in a message of the table for the session number `at`.
    pub(super) fn take(&mut self, at: usize, message: ServerMessage) {
        let before = self.place_facts();
        let taken = self.chairs[at].session.take(message);
        let Ok(change) = taken else {
            match &self.place {
                TableSide::Here(_) => panic!("a table of this process speaks as its rules do"),
                TableSide::Server(server) => server.connect_anew(),
            }
            return;
        };
        if let Some(answered) = &change.answered {
            self.answered(at, answered);
        }
        if let TableSide::Server(_) = self.place {
            self.tell_table(&change, &before);
        }
    }

    fn tell_table(&mut self, change: &Change<G>, before: &crate::join::Facts) {
        if let Some(why) = change.parting {
            self.set_status(Status::of(why));
        }
        let is_anew = change.play.as_ref().is_some_and(|play| play.is_anew);
        if before.is_known() && !is_anew {
            let now = self.place_facts();
            for text in now.news_since(before, self.lang) {
                self.note(text);
            }
        }
        if let Some(PlayChange { is_back: true, .. }) = change.play {
            self.note(say!(self.lang, "undone"));
        }
    }

    fn place_facts(&self) -> crate::join::Facts {
        match self.place {
            TableSide::Here(_) => crate::join::Facts::default(),
            TableSide::Server(_) => crate::join::Facts::of(&self.chairs[0].session),
        }
    }

    /// How it ended, as told to `viewer`.
    pub fn ending(&self, viewer: Viewer) -> Option<String> {
        let session = self.session(viewer);
        let outcome = session.moment()?.outcome.as_ref()?;
        Some(G::ending(outcome, session.audience()?))
    }

    /// That the play goes on under other rules, as a sentence; once, and only if it does.
    pub fn take_upgrade(&mut self) -> Option<String> {
        let to = G::INFO.rules_version;
        let TableSide::Here(table) = &mut self.place else {
            return None;
        };
        let from = table.take_upgrade()?;
        Some(say!(self.lang, "upgraded", from = from, to = to))
    }

    /// Why the record could not be written, as a sentence; once.
    pub fn take_trouble(&mut self) -> Option<String> {
        let TableSide::Here(table) = &mut self.place else {
            return None;
        };
        let trouble = table.take_trouble()?;
        Some(say!(self.lang, "error-save", trouble = trouble))
    }

    /// Where the record is, as a sentence; `None` if none is kept here.
    pub fn record_note(&self) -> Option<String> {
        let TableSide::Here(table) = &self.place else {
            return None;
        };
        let path = table.record_path()?.display().to_string();
        Some(say!(self.lang, "record-kept", path = path))
    }

    /// The last words to whoever leaves.
    pub fn goodbye(&self, left: Left) -> String {
        let lang = self.lang;
        let command = match &self.place {
            TableSide::Here(table) => table.resume_command(),
            TableSide::Server(server) => {
                let command = server.join_command();
                return match left {
                    Left::Over => say!(lang, "goodbye"),
                    Left::Unfinished => {
                        say!(lang, "how-to-come-back", command = command.as_str())
                    }
                };
            }
        };
        match (left, self.record_note(), command) {
            (Left::Over, None, _) => say!(lang, "goodbye"),
            (Left::Over, Some(record), _) | (Left::Unfinished, Some(record), None) => record,
            (Left::Unfinished, Some(record), Some(command)) => {
                let how = say!(lang, "how-to-resume", command = command.as_str());
                format!("{record} {how}")
            }
            (Left::Unfinished, None, _) => say!(lang, "not-kept"),
        }
    }
}
