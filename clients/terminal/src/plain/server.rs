//! What can be typed at a server's table beside moves.

use std::io;

use prose::{Lang, say};
use tabletop::Viewer;

use super::{After, Plain, Reply, command::TypedCommand};
use crate::face::Face;

/// What is typed at a server's table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TableCommand {
    /// Sit down under this name.
    Sit(String),
    /// What can be asked for, or the one of it with this number.
    Offers(Option<usize>),
    /// Yes or no to a wish to take back.
    Agree(bool),
    /// The link that carries the own seat.
    Link,
}

impl TableCommand {
    /// The command in `line`, in the words of any language.
    pub(super) fn read(line: &str) -> Option<TableCommand> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_lowercase(), rest.trim());
        Lang::ALL.into_iter().find_map(|lang| {
            let is = |name: String| name == word;
            if is(say!(lang, "command-sit")) {
                Some(TableCommand::Sit(rest.to_owned()))
            } else if is(say!(lang, "command-table")) {
                let number = rest.parse().ok();
                (rest.is_empty() || number.is_some()).then_some(TableCommand::Offers(number))
            } else if !rest.is_empty() {
                None
            } else if is(say!(lang, "command-yes")) {
                Some(TableCommand::Agree(true))
            } else if is(say!(lang, "command-no")) {
                Some(TableCommand::Agree(false))
            } else if is(say!(lang, "command-link")) {
                Some(TableCommand::Link)
            } else {
                None
            }
        })
    }
}

impl<G: Face> Plain<'_, G> {
    /// Tells who sits at a table that has not begun, and reads what is wanted there.
    pub(super) fn wait_in_hall(&mut self) -> io::Result<After> {
        self.client.ask_for_own_seat();
        let hall = self.client.hall();
        if self.hall.as_ref() != Some(&hall) {
            for line in &hall {
                self.say(line)?;
            }
            let how = self.hall_how();
            self.say(&how)?;
            self.hall = Some(hall);
        }
        self.output.flush()?;
        match self.read()? {
            Reply::End => Ok(After::Leave),
            Reply::Changed => Ok(After::GoOn),
            Reply::Line(line) => self.command_while_waiting(Viewer::Spectator, &line),
        }
    }

    /// What can be typed before the game.
    fn hall_how(&self) -> String {
        let name = self.client.server().and_then(|server| server.known_name());
        let is_seated = !self.client.people().is_empty();
        let seated = match name {
            _ if is_seated => "yes",
            Some(_) => "known",
            None => "no",
        };
        let name = name.unwrap_or_default();
        say!(self.lang(), "hall-how", seated = seated, name = name)
    }

    /// Does what is typed while nobody here is asked anything.
    pub(super) fn command_while_waiting(
        &mut self,
        viewer: Viewer,
        line: &str,
    ) -> io::Result<After> {
        match TypedCommand::read(line) {
            Some(TypedCommand::Quit) => return Ok(After::Leave),
            Some(TypedCommand::Speak(lang)) => self.speak(lang)?,
            Some(TypedCommand::Undo) => {
                let text = match self.client.people().first() {
                    Some(seat) => self.client.undo(*seat),
                    None => Some(say!(self.lang(), "undo-barrier")),
                };
                if let Some(text) = text {
                    self.say(&text)?;
                }
            }
            Some(TypedCommand::List) => self.hall = None,
            Some(command) => self.tell(viewer, command)?,
            None => {
                if self.table_command(line)?.is_none() {
                    let text = say!(self.lang(), "wait");
                    self.say(&text)?;
                }
            }
        }
        Ok(After::GoOn)
    }

    /// Does what is typed, if that is something for a server's table.
    pub(super) fn table_command(&mut self, line: &str) -> io::Result<Option<After>> {
        if self.client.server().is_none() {
            return Ok(None);
        }
        let lang = self.lang();
        let Some(command) = TableCommand::read(line) else {
            return Ok(None);
        };
        match command {
            TableCommand::Sit(name) => {
                let known = self.client.server().and_then(|server| server.known_name());
                let name = if name.is_empty() {
                    known.unwrap_or_default().to_owned()
                } else {
                    name
                };
                self.client.sit(&name);
            }
            TableCommand::Agree(agree) => {
                if !self.client.consent(agree) {
                    // It may be a word of a choice.
                    return Ok(None);
                }
            }
            TableCommand::Link => {
                let carry = self.client.own_link();
                let text = carry.map_or_else(
                    || say!(lang, "table-nothing"),
                    |carry| say!(lang, "hall-carry", link = carry),
                );
                self.say(&text)?;
            }
            TableCommand::Offers(number) => self.offers(number)?,
        }
        Ok(Some(After::Wait))
    }

    fn offers(&mut self, number: Option<usize>) -> io::Result<()> {
        let lang = self.lang();
        let offers = self.client.offers();
        let chosen = number.map(|number| number.checked_sub(1).and_then(|n| offers.get(n)));
        match chosen {
            Some(Some(offer)) => {
                self.client.ask(offer.command.clone());
                return Ok(());
            }
            Some(None) | None if offers.is_empty() => {
                let text = say!(lang, "table-nothing");
                return self.say(&text);
            }
            Some(None) | None => {}
        }
        for (n, offer) in offers.iter().enumerate() {
            self.say(&format!("{}. {}", n + 1, offer.words))?;
        }
        let how = say!(lang, "table-how");
        self.say(&how)
    }
}
