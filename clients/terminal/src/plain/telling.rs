//! What is told line by line.

use std::io;

use player::{AutoPass, Detail};
use prose::{Lang, ScoreTable, common, say};
use tabletop::Viewer;

use super::{Plain, command::TypedCommand};
use crate::{
    face::Face,
    rules::{self, Passage},
};

impl<G: Face> Plain<'_, G> {
    /// Says what has to be said beside the game.
    pub(super) fn tell_notes(&mut self) -> io::Result<()> {
        while let Some(note) = self.client.take_note() {
            self.say(&note.line())?;
        }
        Ok(())
    }

    /// Tells `viewer` what it has not been told yet.
    pub(super) fn tell_news(&mut self, viewer: Viewer) -> io::Result<()> {
        let at = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.told.len() - 1,
        };
        let now = self.client.events();
        let since = self.told[at].min(now);
        self.told[at] = now;
        self.tell_log(viewer, since)
    }

    fn tell_log(&mut self, viewer: Viewer, since: usize) -> io::Result<()> {
        let log = self.client.session(viewer).log();
        for line in log.lines(since, Detail::Full) {
            self.say(&line.text)?;
        }
        Ok(())
    }

    pub(super) fn situation(&mut self, viewer: Viewer) -> io::Result<()> {
        let session = self.client.session(viewer);
        let (Some(moment), Some(audience)) = (session.moment(), session.audience()) else {
            return Ok(());
        };
        for line in G::situation(&moment.view, audience) {
            self.say(&line)?;
        }
        Ok(())
    }

    /// Does what a command asks to be told; nothing for those that do something.
    pub(super) fn tell(&mut self, viewer: Viewer, command: TypedCommand) -> io::Result<()> {
        match command {
            TypedCommand::Rules(search) => self.rules(viewer, &search),
            TypedCommand::Board => self.situation(viewer),
            TypedCommand::Scores => self.scores(viewer),
            TypedCommand::Log => self.tell_log(viewer, 0),
            TypedCommand::SpeakWhat => {
                let text = say!(self.lang(), "speak-what");
                self.say(&text)
            }
            TypedCommand::Help => self.help(viewer),
            TypedCommand::Halt(words) => self.halt(&words),
            TypedCommand::List
            | TypedCommand::Undo
            | TypedCommand::Speak(_)
            | TypedCommand::Quit => Ok(()),
        }
    }

    /// Sets when the play stops at questions that rarely matter, and says so; without words it
    /// only says so.
    pub(super) fn halt(&mut self, words: &str) -> io::Result<()> {
        let lang = self.lang();
        let named = |pass: AutoPass, lang| G::halts(pass, lang).map(|(_, word)| word);
        let asked = AutoPass::ALL.into_iter().find(|pass| {
            let mut langs = Lang::ALL.into_iter();
            langs.any(|lang| named(*pass, lang).is_some_and(|word| word == words))
        });
        if let Some(pass) = asked {
            self.client.set_halts(pass);
        }
        let Some((title, now)) = self.client.halts() else {
            let text = say!(lang, "table-nothing");
            return self.say(&text);
        };
        let all = AutoPass::ALL
            .into_iter()
            .filter_map(|pass| named(pass, lang));
        let all = common::list_or(lang, &all.collect::<Vec<_>>());
        let text = say!(lang, "halt-now", title = title, now = now, all = all);
        self.say(&text)
    }

    /// The groups instead of all that is in them.
    pub(super) fn tell_groups(
        &mut self,
        groups: &[(Option<&str>, usize, usize)],
    ) -> io::Result<()> {
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

    /// What can be typed, with examples of this very decision.
    fn help(&mut self, viewer: Viewer) -> io::Result<()> {
        let moment = self.client.session(viewer).moment();
        let example = moment.and_then(|moment| moment.legal.first());
        let example = example.map(ToString::to_string).unwrap_or_default();
        let rule = self.rule(viewer);
        let text = say!(self.lang(), "plain-help", example = example, rule = rule);
        self.say(&text)?;
        if self.client.halts().is_some() {
            let text = say!(self.lang(), "plain-help-halt");
            self.say(&text)?;
        }
        if self.client.server().is_some() {
            let text = say!(self.lang(), "plain-help-table");
            self.say(&text)?;
        }
        Ok(())
    }

    /// How the play went: when it turned, what decided it, and every point by its source.
    pub(super) fn end_story(&mut self, viewer: Viewer) -> io::Result<()> {
        let Some(story) = self.client.session(viewer).end_story() else {
            return Ok(());
        };
        for line in story.turning_points.iter().chain(&story.reasons) {
            self.say(line)?;
        }
        for table in story.sources.into_iter().chain(story.course) {
            self.say(&format!("{}.", table.caption))?;
            for line in table.spoken() {
                self.say(&line)?;
            }
        }
        Ok(())
    }

    /// The rules of this decision, the most useful first.
    fn rules_now(&self, viewer: Viewer) -> &'static [&'static str] {
        let moment = self.client.session(viewer).moment();
        moment.map_or(&[][..], |moment| G::rules_now(&moment.view))
    }

    fn rule(&self, viewer: Viewer) -> &'static str {
        self.rules_now(viewer).first().copied().unwrap_or_default()
    }

    pub(super) fn scores(&mut self, viewer: Viewer) -> io::Result<()> {
        let session = self.client.session(viewer);
        let (Some(moment), Some(audience)) = (session.moment(), session.audience()) else {
            return Ok(());
        };
        let now = G::score_now(&moment.view, audience);
        let sheet = G::score_sheet(&moment.view, audience);
        let has_history = sheet.columns.len() > 1 && sheet != now;
        let tables: Vec<ScoreTable> = [now, sheet]
            .into_iter()
            .take(1 + usize::from(has_history))
            .collect();
        for table in tables {
            self.say(&format!("{}.", table.caption))?;
            for line in table.spoken() {
                self.say(&line)?;
            }
        }
        Ok(())
    }

    /// The rules of the question, one rule by its id, or all that have certain words.
    fn rules(&mut self, viewer: Viewer, search: &str) -> io::Result<()> {
        let (entry, lang) = (self.client.entry(), self.lang());
        if search.is_empty() {
            for id in self.rules_now(viewer) {
                let rule = rules::rule(entry, lang, id).expect("games cite their own rules");
                self.say(&rule.line())?;
            }
            let more = say!(lang, "plain-rules-more", rule = self.rule(viewer));
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
}
