//! Below the board: the choices, the words that have to be said, the keys.

use prose::{Audience, say};
use ratatui::{
    style::Style,
    text::{Line, Span},
};

use super::App;
use crate::{Awaited, face::Face};

/// Where what the pick says begins, a little before its words.
const INDENT: usize = 4;

impl<G: Face> App<'_, G> {
    /// Where the pick is in a list that the screen cannot hold, if there is room to say it.
    pub(super) fn place_in_list(&self, room: usize, height: usize) -> String {
        let fitting = self.fitting();
        let at = fitting.iter().position(|n| self.picked() == Some(*n));
        let Some(at) = at.filter(|_| fitting.len() > height) else {
            return String::new();
        };
        let lang = self.client.lang();
        let place = say!(lang, "choice-place", number = at + 1, count = fitting.len());
        let groups = self.choices.groups(&fitting);
        let group = groups.iter().find(|(_, _, last)| *last >= fitting[at]);
        let group = group.and_then(|(group, _, _)| *group);
        let mut told = vec![place.clone()];
        if let (Some(group), true) = (group, groups.len() > 1) {
            told.push(format!("‹ {place} ›"));
            told.push(format!("‹ {group} · {place} ›"));
        }
        let fits = told
            .into_iter()
            .rev()
            .find(|text| text.chars().count() <= room);
        fits.unwrap_or_default()
    }

    /// The choices; at the end the score sheet.
    pub(super) fn below(
        &self,
        view: &G::View,
        audience: &Audience,
        width: usize,
    ) -> Vec<Line<'static>> {
        if self.asked() == Awaited::Nobody {
            let sheet = G::score_sheet(view, audience);
            let mut lines = self.table_lines(&sheet, view, false);
            let record = self.client.record_note();
            lines.extend(record.map(|note| Line::from(format!(" {note}"))));
            return lines;
        }
        let (fitting, picked) = (self.fitting(), self.picked());
        let all = self.choices.all();
        // Effects stand in a column, of their own in each group: some have long words.
        let mut column = (None, self.text_width(&fitting, None));
        let mut lines = Vec::new();
        for n in &fitting {
            let label = &all[*n].label;
            let group = label.group.as_deref();
            if column.0 != group {
                column = (group, self.text_width(&fitting, group));
            }
            let is_picked = picked == Some(*n);
            lines.extend(self.choice_lines(*n, is_picked, column.1, width));
        }
        lines
    }

    /// How wide the words of a group are.
    fn text_width(&self, fitting: &[usize], group: Option<&str>) -> usize {
        let labels = fitting.iter().map(|n| &self.choices.all()[*n].label);
        let texts = labels.filter(|label| label.group.as_deref() == group);
        let widths = texts.map(|label| label.text.chars().count());
        widths.max().unwrap_or(0)
    }

    /// One choice with what it would bring beside it. The pick says all of that: what has no room
    /// there goes below.
    fn choice_lines(
        &self,
        n: usize,
        is_picked: bool,
        text_width: usize,
        width: usize,
    ) -> Vec<Line<'static>> {
        let label = &self.choices.all()[n].label;
        let mark = if is_picked { "▸" } else { " " };
        let style = if is_picked {
            self.palette.strong()
        } else {
            Style::new()
        };
        let effect = label.effect.as_deref().unwrap_or_default();
        let column = |text_width| {
            let words = format!(" {mark} {:>2}  {:<text_width$}", n + 1, label.text);
            let room = width.saturating_sub(words.chars().count() + 3);
            (words, room)
        };
        let (mut words, mut room) = column(text_width);
        if is_picked && effect.chars().count() > room {
            (words, room) = column(0);
        }
        let words = Span::styled(words, style);
        let faint = |effect: String| Span::styled(effect, self.palette.faint());
        if !is_picked || effect.chars().count() <= room {
            let effect = faint(format!("  {}", cut(effect, room)));
            return vec![Line::from(vec![words, effect])];
        }
        let below = wrap(effect, width.saturating_sub(INDENT + 1)).into_iter();
        let below = below.map(|part| Line::from(faint(format!("{:INDENT$}{part}", ""))));
        [Line::from(words)].into_iter().chain(below).collect()
    }

    /// How many lines to leave out above, so that the pick and what it says are in sight.
    pub(super) fn list_skip(&self, len: usize, height: usize) -> usize {
        let fitting = self.fitting();
        let at = fitting.iter().position(|n| self.picked() == Some(*n));
        let at = at.unwrap_or(0);
        // Only the pick has more than a line.
        let last = at + len.saturating_sub(fitting.len());
        let below = (last + 1).saturating_sub(height).min(at);
        below.min(len.saturating_sub(height))
    }

    /// What has to be said, or the keys.
    pub(super) fn foot(&self, width: usize) -> Vec<Line<'static>> {
        let lang = self.client.lang();
        let message = self.client.line_trouble().or_else(|| self.message.clone());
        if let Some(message) = &message {
            let lines = wrap(message, width.saturating_sub(2)).into_iter().take(2);
            let line = |words| Line::styled(format!(" {words}"), self.palette.call());
            return lines.map(line).collect();
        }
        let language = lang.next().own_name();
        let speak = say!(lang, "hint-lang", language = language);
        let hints: Vec<_> = if self.asked() == Awaited::Nobody {
            let sides = G::HAS_SIDES;
            let sides = sides.then(|| say!(lang, "hint-sides"));
            let others = [say!(lang, "again"), say!(lang, "leave-key"), speak];
            sides.into_iter().chain(others).collect()
        } else {
            let sides = G::HAS_SIDES;
            let halts = self.client.halts().map(|_| say!(lang, "hint-halt"));
            // Where it is narrow, what everybody tries first goes without saying.
            let is_short = !sides && halts.is_none();
            let choose = (is_short || width >= 100).then(|| say!(lang, "hint-choose"));
            let pan = (sides && width >= 110).then(|| say!(lang, "hint-pan"));
            let sides = sides.then(|| say!(lang, "hint-sides"));
            let table = self.client.server().is_some();
            let sides = sides
                .into_iter()
                .chain(table.then(|| say!(lang, "hint-table")));
            let sides = sides.chain(halts);
            let others = [
                say!(lang, "hint-rules"),
                say!(lang, "hint-undo"),
                speak,
                say!(lang, "hint-log"),
                say!(lang, "hint-quit"),
            ];
            let sides = sides.chain(pan);
            choose.into_iter().chain(sides).chain(others).collect()
        };
        let hints = format!(" {}", hints.join(" · "));
        vec![Line::styled(hints, self.palette.faint())]
    }
}

/// `text` in at most `width` characters; dots stand for what is missing.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept = text.chars().take(width.saturating_sub(1));
    kept.chain(['…']).collect()
}

/// `text` in lines of at most `width` characters, broken between words.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        let len = line.chars().count();
        if len == 0 {
            line.push_str(word);
        } else if len + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
