//! Line by line: for screen readers, pipes and scripts.
//!
//! Nothing is drawn and nothing moves. What happened is told in sentences, then come the question
//! and the numbered choices, then an answer is read. `board` tells the situation on demand.

mod command;

use std::io::{self, BufRead, Write};

use prose::{Lang, say};
use tabletop::{Seat, Viewer};

use crate::{
    Asked, Left, Session,
    choices::{Choices, Reading},
    read_line, rules,
    rules::Passage,
    story::Detail,
};
use command::Command;

/// A longer list is told by its groups.
const LIST_MAX: usize = 24;

/// Plays `session` until it is over or left. The end of the input leaves it politely.
pub fn run(
    session: &mut Session,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<Left> {
    let mut plain = Plain {
        told: vec![session.begun(); session.seating().seats().get() as usize + 1],
        session,
        input,
        output,
        at_the_keys: None,
    };
    let left = plain.play()?;
    let goodbye = plain.session.goodbye(left);
    plain.say(&goodbye)?;
    Ok(left)
}

struct Plain<'a> {
    session: &'a mut Session,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    /// Who was asked last; another person gets a curtain first.
    at_the_keys: Option<Seat>,
    /// How many events each viewer has been told, the spectator last.
    told: Vec<usize>,
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

impl Plain<'_> {
    fn play(&mut self) -> io::Result<Left> {
        self.greet()?;
        loop {
            let after = match self.session.asked() {
                Asked::Bot(seat) => {
                    let notation = self.session.think(seat)();
                    self.session.answer(seat, &notation);
                    if self.session.seating().people().is_empty() {
                        self.tell_news(Viewer::Spectator)?;
                    }
                    After::GoOn
                }
                Asked::Person(seat) => self.turn(seat)?,
                Asked::Nobody => match self.end()? {
                    After::Leave => return Ok(Left::Over),
                    After::Ask | After::Wait | After::GoOn => After::GoOn,
                },
            };
            if let Some(trouble) = self.session.take_trouble() {
                self.say(&trouble)?;
            }
            if let After::Leave = after {
                return Ok(Left::Unfinished);
            }
        }
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    fn lang(&self) -> Lang {
        self.session.lang()
    }

    fn greet(&mut self) -> io::Result<()> {
        let info = &self.session.entry().info;
        self.say(&format!("{}. {}.", info.title, info.credits()))?;
        let hint = say!(self.lang(), "plain-hint");
        self.say(&hint)?;
        if let Some(upgrade) = self.session.take_upgrade() {
            self.say(&upgrade)?;
        }
        // Whoever comes back wants to know how things stand, and not how they came about.
        if self.session.begun() > 0 {
            // Alone at the keyboard one may see the own hand at once.
            let viewer = match self.session.seating().people()[..] {
                [only] => only.into(),
                _ => Viewer::Spectator,
            };
            self.situation(viewer)?;
        }
        Ok(())
    }

    fn situation(&mut self, viewer: Viewer) -> io::Result<()> {
        let audience = self.session.audience(viewer);
        for line in self.session.scene(viewer).situation(&audience) {
            self.say(&line)?;
        }
        Ok(())
    }

    /// Asks `seat` until it has moved, or somebody leaves.
    fn turn(&mut self, seat: Seat) -> io::Result<After> {
        if !self.curtain(seat)? {
            return Ok(After::Leave);
        }
        self.tell_news(seat.into())?;
        let choices = self.session.choices(seat);
        self.ask(seat, &choices, None)?;
        loop {
            let Some(line) = read_line(self.input)? else {
                return Ok(After::Leave);
            };
            let after = match Command::read(&line) {
                Some(command) => self.command(seat, command)?,
                None => self.answer(seat, &choices, &line)?,
            };
            match after {
                After::Ask => self.question(seat)?,
                After::Wait => {}
                after => return Ok(after),
            }
        }
    }

    /// With several people, waits until the right one sits before the screen. `false` when the
    /// input is over.
    fn curtain(&mut self, seat: Seat) -> io::Result<bool> {
        let is_new = self.at_the_keys.replace(seat) != Some(seat);
        if !is_new || self.session.seating().people().len() < 2 {
            return Ok(true);
        }
        // Out of sight: a page of nothing between two hands.
        self.output.write_all(&[b'\n'; 60])?;
        let audience = self.session.audience(Viewer::Spectator);
        let text = say!(self.lang(), "curtain", name = audience.name(seat));
        self.say(&text)?;
        Ok(read_line(self.input)?.is_some())
    }

    /// Tells `viewer` what it has not been told yet.
    fn tell_news(&mut self, viewer: Viewer) -> io::Result<()> {
        let at = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.told.len() - 1,
        };
        let now = self.session.events();
        let since = self.told[at].min(now);
        self.told[at] = now;
        for line in self.session.story(viewer, since, Detail::Full) {
            self.say(&line.text)?;
        }
        Ok(())
    }

    /// The question alone, with how to answer it.
    fn question(&mut self, seat: Seat) -> io::Result<()> {
        let audience = self.session.audience(seat.into());
        let prompt = self.session.scene(seat.into()).prompt(&audience);
        let how = say!(self.lang(), "plain-how");
        self.say(&format!("{prompt} {how}"))?;
        self.output.flush()
    }

    /// The question and its choices, or only those of them with these numbers.
    fn ask(&mut self, seat: Seat, choices: &Choices, only: Option<&[usize]>) -> io::Result<()> {
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

    /// The groups instead of all that is in them.
    fn tell_groups(&mut self, groups: &[(Option<&str>, usize, usize)]) -> io::Result<()> {
        let lang = self.lang();
        for (group, first, last) in groups {
            let group = group.unwrap_or_default();
            let (first, last) = (first + 1, last + 1);
            let count = last - first + 1;
            let line = say!(
                lang,
                "plain-group",
                group = group,
                first = first,
                last = last,
                count = count
            );
            self.say(&line)?;
        }
        let how = say!(lang, "plain-groups-how");
        self.say(&how)
    }

    fn answer(&mut self, seat: Seat, choices: &Choices, line: &str) -> io::Result<After> {
        match choices.read(line) {
            Reading::Nothing => self.ask(seat, choices, None)?,
            Reading::One(n) => return self.make(seat, &choices.all()[n].notation),
            Reading::Several(some) => self.ask(seat, choices, Some(&some))?,
            // The table knows best why it cannot be done.
            Reading::None => return self.make(seat, &line.to_lowercase()),
        }
        Ok(After::Wait)
    }

    fn make(&mut self, seat: Seat, notation: &str) -> io::Result<After> {
        match self.session.play(seat, notation) {
            Ok(()) => {
                self.tell_news(seat.into())?;
                Ok(After::GoOn)
            }
            Err(refused) => {
                let rule = refused.rule.map(|rule| format!(" [{rule}]"));
                self.say(&format!("{}{}", refused.text, rule.unwrap_or_default()))?;
                Ok(After::Ask)
            }
        }
    }

    fn command(&mut self, seat: Seat, command: Command) -> io::Result<After> {
        let lang = self.lang();
        match command {
            Command::Rules(search) => self.rules(seat, &search)?,
            Command::Board => self.situation(seat.into())?,
            Command::Scores => self.scores(seat.into())?,
            Command::List => {
                let choices = self.session.choices(seat);
                self.ask(seat, &choices, None)?;
                return Ok(After::Wait);
            }
            Command::Log => {
                for line in self.session.story(seat.into(), 0, Detail::Full) {
                    self.say(&line.text)?;
                }
            }
            Command::Undo => {
                let text = self.session.undo(seat);
                self.say(&text)?;
                self.told[seat.index()] = self.session.events();
                return Ok(After::GoOn);
            }
            Command::Speak(lang) => {
                self.session.speak(lang);
                let text = say!(lang, "speaking");
                self.say(&text)?;
                return Ok(After::GoOn);
            }
            Command::SpeakWhat => {
                let text = say!(lang, "speak-what");
                self.say(&text)?;
            }
            Command::Help => self.help(seat)?,
            Command::Quit => return Ok(After::Leave),
        }
        Ok(After::Ask)
    }

    /// What can be typed, with examples of this very decision.
    fn help(&mut self, seat: Seat) -> io::Result<()> {
        let legal = self.session.table().legal(seat);
        let example = legal.first().map_or("", String::as_str);
        let rule = self.rule(seat);
        let text = say!(self.lang(), "plain-help", example = example, rule = rule);
        self.say(&text)
    }

    /// A rule of this decision.
    fn rule(&self, seat: Seat) -> &'static str {
        let rules = self.session.scene(seat.into()).rules_now();
        rules.first().copied().unwrap_or_default()
    }

    fn scores(&mut self, viewer: Viewer) -> io::Result<()> {
        let audience = self.session.audience(viewer);
        let scene = self.session.scene(viewer);
        let (now, sheet) = (scene.score_now(&audience), scene.score_sheet(&audience));
        let has_history = sheet.columns.len() > 1;
        for table in [now, sheet].into_iter().take(1 + usize::from(has_history)) {
            self.say(&format!("{}.", table.caption))?;
            for line in table.spoken() {
                self.say(&line)?;
            }
        }
        Ok(())
    }

    /// The rules of the question, one rule by its id, or all that have certain words.
    fn rules(&mut self, seat: Seat, search: &str) -> io::Result<()> {
        let (entry, lang) = (self.session.entry(), self.lang());
        if search.is_empty() {
            for id in self.session.scene(seat.into()).rules_now() {
                let rule = rules::rule(entry, lang, id).expect("games cite their own rules");
                self.say(&rule.line())?;
            }
            let more = say!(lang, "plain-rules-more", rule = self.rule(seat));
            return self.say(&more);
        }
        if let Some(rule) = rules::rule(entry, lang, search) {
            return self.say(&rule.line());
        }
        let found = rules::passages(entry, lang, &[], search);
        if found.is_empty() {
            let words: String = search.chars().take(40).collect();
            let text = say!(lang, "rules-none", words = words);
            return self.say(&text);
        }
        for passage in found {
            match passage {
                Passage::Heading(words) | Passage::Note(words) => self.say(&words)?,
                Passage::Rule(rule) => self.say(&rule.line())?,
            }
        }
        Ok(())
    }

    /// Tells the end and asks whether to play again.
    fn end(&mut self) -> io::Result<After> {
        let people = self.session.seating().people();
        let viewer = match people.as_slice() {
            [only] => Viewer::Seat(*only),
            _ => Viewer::Spectator,
        };
        // Whoever has been reading is told what is left, in the voice used so far.
        self.tell_news(self.at_the_keys.map_or(viewer, Viewer::Seat))?;
        let ending = self
            .session
            .ending(viewer)
            .expect("nobody is asked any more");
        self.say(&ending)?;
        self.scores(viewer)?;
        if people.is_empty() {
            return Ok(After::Leave);
        }
        loop {
            let text = say!(self.lang(), "plain-again");
            self.say(&text)?;
            self.output.flush()?;
            let Some(line) = read_line(self.input)? else {
                return Ok(After::Leave);
            };
            match Command::read(&line) {
                Some(Command::Quit) => return Ok(After::Leave),
                Some(Command::Speak(lang)) => self.session.speak(lang),
                _ if Command::is_again(&line) => {
                    self.session.again();
                    self.told.fill(0);
                    self.at_the_keys = None;
                    return Ok(After::GoOn);
                }
                _ => {}
            }
        }
    }
}
