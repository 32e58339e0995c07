//! The rules on the screen.

use crossterm::event::KeyCode;
use host::CatalogEntry;
use prose::{Lang, say};
use ratatui::{
    Frame,
    layout::Rect,
    text::{Line, Span},
    widgets::Paragraph,
};

use super::list::wrap;
use crate::{
    Palette,
    rules::{self, Passage, ShownRule},
};

/// The rules, scrolled and searched.
#[derive(Debug)]
pub(super) struct RulesPage {
    /// The rules to be shown before all others.
    first: Vec<String>,
    search: String,
    scrolled: usize,
}

impl RulesPage {
    pub(super) fn new(first: Vec<String>) -> RulesPage {
        RulesPage {
            first,
            search: String::new(),
            scrolled: 0,
        }
    }

    /// Does what `code` means; `false` when the page is to be closed.
    pub(super) fn key(&mut self, code: KeyCode) -> bool {
        const SEARCH_MAX: usize = 40;
        match code {
            KeyCode::Esc if self.search.is_empty() => return false,
            KeyCode::Esc => self.search.clear(),
            KeyCode::Up => self.scrolled = self.scrolled.saturating_sub(1),
            KeyCode::Down => self.scrolled += 1,
            KeyCode::PageUp => self.scrolled = self.scrolled.saturating_sub(10),
            KeyCode::PageDown => self.scrolled += 10,
            KeyCode::Home => self.scrolled = 0,
            KeyCode::Backspace => {
                self.search.pop();
                self.scrolled = 0;
            }
            KeyCode::Char(letter) if self.search.chars().count() < SEARCH_MAX => {
                self.search.push(letter);
                self.scrolled = 0;
            }
            _ => {}
        }
        true
    }

    pub(super) fn draw(
        &self,
        frame: &mut Frame<'_>,
        entry: &CatalogEntry,
        lang: Lang,
        palette: Palette,
    ) {
        let area = frame.area();
        let title = say!(
            lang,
            "rules-title",
            game = prose::title(entry.info.id, lang)
        );
        let search = say!(lang, "rules-search", words = format!("{}▏", self.search));
        let bar = format!(
            " {title:<w$}{search} ",
            w = (area.width as usize).saturating_sub(46)
        );
        let line = |y| Rect::new(area.x, area.y + y, area.width, 1);
        frame.render_widget(Paragraph::new(bar).style(palette.bar()), line(0));
        let keys = say!(lang, "rules-keys");
        let keys = Paragraph::new(format!(" {keys}")).style(palette.faint());
        frame.render_widget(keys, line(area.height - 1));

        let body = Rect::new(area.x + 2, area.y + 1, area.width - 4, area.height - 2);
        let lines = self.lines(entry, lang, body.width as usize, palette);
        let last = lines.len().saturating_sub(body.height as usize);
        let shown = lines.into_iter().skip(self.scrolled.min(last));
        frame.render_widget(Paragraph::new(shown.collect::<Vec<_>>()), body);
    }

    fn lines(
        &self,
        entry: &CatalogEntry,
        lang: Lang,
        width: usize,
        palette: Palette,
    ) -> Vec<Line<'static>> {
        let passages = rules::passages(entry, lang, &self.first, &self.search);
        if passages.is_empty() {
            let none = say!(lang, "rules-none", words = self.search.as_str());
            return vec![Line::default(), Line::from(none)];
        }
        let mut lines = Vec::new();
        for passage in passages {
            match passage {
                Passage::Heading(heading) => {
                    lines.push(Line::default());
                    lines.push(Line::styled(heading, palette.call()));
                }
                Passage::Note(text) => {
                    lines.extend(wrap(&text, width).into_iter().map(Line::from));
                }
                Passage::Rule(rule) => lines.extend(rule_lines(&rule, width, palette)),
            }
        }
        lines
    }
}

/// A rule beside its id, and below it, faintly, whose it is.
fn rule_lines(rule: &ShownRule, width: usize, palette: Palette) -> Vec<Line<'static>> {
    let indent = rule.id.chars().count() + 1;
    let width = width.saturating_sub(indent);
    let words = wrap(&rule.words, width).into_iter().map(Span::raw);
    let sources = wrap(&rule.sources, width).into_iter();
    let sources = sources.map(|part| Span::styled(part, palette.faint()));
    let numbered = words.chain(sources).enumerate().map(|(n, part)| {
        let id = if n == 0 { rule.id.as_str() } else { "" };
        let id = Span::styled(format!("{id:<indent$}"), palette.strong());
        Line::from(vec![id, part])
    });
    numbered.collect()
}
