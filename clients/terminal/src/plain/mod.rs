//! Line by line: for screen readers, pipes and scripts.
//!
//! Nothing is drawn and nothing moves. What happened is told in sentences, then come the question
//! and the numbered choices, then an answer is read. `board` tells the situation on demand.

mod command;
mod input;
mod server;
mod telling;

use std::io::{self, BufRead, Write};

use prose::{Lang, say};
use tabletop::{Seat, Viewer};

use crate::{
    Awaited, Client, Left,
    choices::{Choices, Reading},
    face::Face,
};
use command::TypedCommand;
pub(crate) use input::read_line;
pub use input::{Came, LineInput, Lines};

/// A longer list is told by its groups.
const LIST_MAX: usize = 24;

/// Plays at a table of this process until the game is over or left. The end of the input leaves it
/// politely.
pub fn run<G: Face>(
    client: &mut Client<G>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<Left> {
    run_with(client, &mut Lines(input), output)
}

/// The same wherever the table is.
pub(crate) fn run_with<G: Face>(
    client: &mut Client<G>,
    input: &mut dyn LineInput,
    output: &mut dyn Write,
) -> io::Result<Left> {
    let seats = client.seats().map_or(0, |seats| seats.get().into());
    let mut plain = Plain {
        told: vec![client.begun(); seats + 1],
        client,
        input,
        output,
        at_the_keys: None,
        hall: None,
    };
    let left = plain.play()?;
    let goodbye = plain.client.goodbye(left);
    if !plain.client.goes_on_elsewhere() {
        plain.say(&goodbye)?;
    }
    Ok(left)
}

struct Plain<'a, G: Face> {
    client: &'a mut Client<G>,
    input: &'a mut dyn LineInput,
    output: &'a mut dyn Write,
    /// Who was asked last; another person gets a curtain first.
    at_the_keys: Option<Seat>,
    /// How much each viewer has been told, the spectator last.
    told: Vec<usize>,
    /// What was last said of the people at a server's table before its game.
    hall: Option<Vec<String>>,
}

/// What becomes of the game after an answer.
enum After {
    /// The question is put again.
    Ask,
    /// The question has just been put.
    Wait,
    /// The game goes on.
    GoOn,
    /// Somebody leaves.
    Leave,
}

/// What came while a question was open.
enum Reply {
    Line(String),
    /// The table has changed, so that the question may be another.
    Changed,
    End,
}

impl<G: Face> Plain<'_, G> {
    fn play(&mut self) -> io::Result<Left> {
        self.greet()?;
        loop {
            self.tell_notes()?;
            if let Some(left) = self.client.left() {
                return Ok(left);
            }
            if self.client.is_before_play() {
                if let After::Leave = self.wait_in_hall()? {
                    return Ok(Left::Unfinished);
                }
                continue;
            }
            let after = match self.client.asked_through(self.eyes()) {
                Awaited::Others => self.wait_for_others()?,
                Awaited::Person(seat) => self.turn(seat)?,
                Awaited::Nobody => match self.end()? {
                    After::Leave => return Ok(Left::Over),
                    After::Ask | After::Wait | After::GoOn => After::GoOn,
                },
            };
            if let Some(trouble) = self.client.take_trouble() {
                self.say(&trouble)?;
            }
            if let After::Leave = after {
                return Ok(Left::Unfinished);
            }
        }
    }

    /// Through whose eyes the table is seen now.
    fn eyes(&self) -> Viewer {
        self.at_the_keys.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    fn lang(&self) -> Lang {
        self.client.lang()
    }

    fn greet(&mut self) -> io::Result<()> {
        let info = G::INFO;
        let title = prose::title(info.id, self.lang());
        self.say(&format!("{title}. {}.", info.credits()))?;
        let hint = say!(self.lang(), "plain-hint");
        self.say(&hint)?;
        if let Some(upgrade) = self.client.take_upgrade() {
            self.say(&upgrade)?;
        }
        // Whoever comes back wants to know how things stand, and not how they came about.
        if self.client.begun() > 0 {
            // Alone at the keyboard one may see the own hand at once.
            self.situation(self.client.first_eyes())?;
        }
        Ok(())
    }

    /// Lets the bots of this process think; at a server's table, waits for what comes.
    fn wait_for_others(&mut self) -> io::Result<After> {
        if let Some(job) = self.client.take_job() {
            self.client.thought(job.think());
            if self.client.people().is_empty() {
                self.tell_news(Viewer::Spectator)?;
            }
            return Ok(After::GoOn);
        }
        let viewer = self.client.first_eyes();
        self.tell_news(viewer)?;
        self.output.flush()?;
        match self.read()? {
            Reply::End => Ok(After::Leave),
            Reply::Changed => Ok(After::GoOn),
            Reply::Line(line) => self.command_while_waiting(viewer, &line),
        }
    }

    /// Waits for a line. What a server says meanwhile is taken in.
    fn read(&mut self) -> io::Result<Reply> {
        Ok(match self.input.wait()? {
            Came::Line(line) => Reply::Line(line),
            Came::End => Reply::End,
            Came::Heard(table, heard) => {
                self.client.heard(table, heard);
                Reply::Changed
            }
        })
    }

    /// Asks `seat` until it has moved, or somebody leaves.
    fn turn(&mut self, seat: Seat) -> io::Result<After> {
        if !self.curtain(seat)? {
            return Ok(After::Leave);
        }
        self.tell_news(seat.into())?;
        let choices = self.client.choices(seat);
        self.ask(seat, &choices, None)?;
        loop {
            let line = match self.read()? {
                Reply::Line(line) => line,
                Reply::End => return Ok(After::Leave),
                Reply::Changed if self.is_still_asked(seat, &choices) => {
                    self.tell_notes()?;
                    self.output.flush()?;
                    continue;
                }
                Reply::Changed => return Ok(After::GoOn),
            };
            let after = match TypedCommand::read(&line) {
                Some(command) => self.command(seat, command)?,
                None => match self.table_command(&line)? {
                    Some(after) => after,
                    None => self.answer(seat, &choices, &line)?,
                },
            };
            match after {
                After::Ask => self.question(seat)?,
                After::Wait => {}
                after => return Ok(after),
            }
        }
    }

    /// Whether `seat` is asked just this. Others may have answered the same question meanwhile.
    fn is_still_asked(&self, seat: Seat, choices: &Choices<G::Action>) -> bool {
        let is_asked = self.client.asked_through(seat.into()) == Awaited::Person(seat);
        is_asked && self.client.choices(seat) == *choices
    }

    /// With several people, waits until the right one sits before the screen. `false` when the
    /// input is over.
    fn curtain(&mut self, seat: Seat) -> io::Result<bool> {
        let is_new = self.at_the_keys.replace(seat) != Some(seat);
        if !is_new || self.client.people().len() < 2 {
            return Ok(true);
        }
        // Out of sight: a page of nothing between two hands.
        self.output.write_all(&[b'\n'; 60])?;
        let name = self.client.audience(Viewer::Spectator).name(seat);
        let text = say!(self.lang(), "curtain", name = name);
        self.say(&text)?;
        Ok(matches!(self.read()?, Reply::Line(_)))
    }

    /// The question alone, with how to answer it.
    fn question(&mut self, seat: Seat) -> io::Result<()> {
        let session = self.client.session(seat.into());
        if let (Some(moment), Some(audience)) = (session.moment(), session.audience()) {
            let prompt = G::prompt(&moment.view, audience);
            let how = say!(self.lang(), "plain-how");
            self.say(&format!("{prompt} {how}"))?;
        }
        self.output.flush()
    }

    /// The question and its choices, or only those of them with these numbers.
    fn ask(
        &mut self,
        seat: Seat,
        choices: &Choices<G::Action>,
        only: Option<&[usize]>,
    ) -> io::Result<()> {
        let all: Vec<_> = (0..choices.all().len()).collect();
        let shown = only.unwrap_or(&all);
        let groups = choices.groups(shown);
        if shown.len() > LIST_MAX && groups.len() > 1 {
            self.tell_groups(&groups)?;
            return self.question(seat);
        }
        for n in shown {
            let line = choices.all()[*n].label.line();
            self.say(&format!("{}. {line}", n + 1))?;
        }
        self.question(seat)
    }

    fn answer(
        &mut self,
        seat: Seat,
        choices: &Choices<G::Action>,
        line: &str,
    ) -> io::Result<After> {
        let made = match choices.read(line) {
            Reading::Nothing => {
                self.ask(seat, choices, None)?;
                return Ok(After::Wait);
            }
            Reading::Several(some) => {
                self.ask(seat, choices, Some(&some))?;
                return Ok(After::Wait);
            }
            Reading::One(n) => self.client.act(seat, choices.all()[n].action),
            // The table knows best why it cannot be done.
            Reading::None => self.client.play(seat, &line.to_lowercase()),
        };
        match made {
            Ok(()) => {
                self.tell_news(seat.into())?;
                Ok(After::GoOn)
            }
            Err(refused) => {
                self.say(&crate::Note::Refused(refused).line())?;
                Ok(After::Ask)
            }
        }
    }

    fn command(&mut self, seat: Seat, command: TypedCommand) -> io::Result<After> {
        match command {
            TypedCommand::List => {
                let choices = self.client.choices(seat);
                self.ask(seat, &choices, None)?;
                return Ok(After::Wait);
            }
            TypedCommand::Undo => {
                let text = self.client.undo(seat);
                if let Some(text) = text {
                    self.say(&text)?;
                    self.told[seat.index()] = self.client.events();
                }
                return Ok(After::GoOn);
            }
            TypedCommand::Speak(lang) => {
                self.speak(lang)?;
                return Ok(After::GoOn);
            }
            TypedCommand::Quit => return Ok(After::Leave),
            TypedCommand::Halt(words) => {
                self.halt(&words)?;
                return Ok(After::GoOn);
            }
            command => self.tell(seat.into(), command)?,
        }
        Ok(After::Ask)
    }

    fn speak(&mut self, lang: Lang) -> io::Result<()> {
        self.client.speak(lang);
        let text = say!(lang, "speaking");
        self.say(&text)
    }

    /// Tells the end and asks whether to play again.
    fn end(&mut self) -> io::Result<After> {
        let people = self.client.people();
        let viewer = self.client.first_eyes();
        // Whoever has been reading is told what is left, in the voice used so far.
        self.tell_news(self.at_the_keys.map_or(viewer, Viewer::Seat))?;
        let ending = self.client.ending(viewer);
        self.say(&ending.expect("nobody is asked any more"))?;
        self.scores(viewer)?;
        if people.is_empty() && self.client.server().is_none() {
            return Ok(After::Leave);
        }
        loop {
            let text = say!(self.lang(), "plain-again");
            self.say(&text)?;
            let line = loop {
                self.output.flush()?;
                match self.read()? {
                    Reply::Line(line) => break line,
                    Reply::End => return Ok(After::Leave),
                    Reply::Changed => self.tell_notes()?,
                }
                if self.client.left().is_some() {
                    return Ok(After::GoOn);
                }
            };
            match TypedCommand::read(&line) {
                Some(TypedCommand::Quit) => return Ok(After::Leave),
                Some(TypedCommand::Speak(lang)) => self.client.speak(lang),
                _ if TypedCommand::is_again(&line) => {
                    self.client.again();
                    if self.client.server().is_none() {
                        self.told.fill(0);
                        self.at_the_keys = None;
                        return Ok(After::GoOn);
                    }
                    // The table for it may be laid already: then nothing more is waited for.
                    if self.client.left().is_some() {
                        return Ok(After::GoOn);
                    }
                }
                _ => {}
            }
        }
    }
}
