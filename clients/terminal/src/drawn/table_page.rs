//! A server's table on the screen: who sits there before the game, and what can be asked for.

use crossterm::event::KeyCode;
use player::Heard;
use prose::say;
use protocol::Command;
use ratatui::{
    Frame,
    layout::Rect,
    text::Line,
    widgets::{Paragraph, Wrap},
};
use tabletop::Viewer;

use super::{App, app::Page};
use crate::{Left, face::Face};

/// The longest name that can be typed, in letters.
const NAME_MAX: usize = 40;

impl<G: Face> App<'_, G> {
    /// A bot's next thought, for another thread.
    pub fn take_job(&mut self) -> Option<crate::LocalJob> {
        self.client.take_job()
    }

    /// Takes in what was heard from a server. Gives how the table was left, once it is.
    pub fn heard(&mut self, table: u32, heard: Heard) -> Option<Left> {
        let before = self.client.situation_number();
        let was_waiting = self.client.is_before_play();
        self.client.heard(table, heard);
        if self.client.is_before_play() {
            self.client.ask_for_own_seat();
        }
        if was_waiting && !self.client.is_before_play() {
            self.page = Page::Table;
        }
        let viewer = self.client.first_eyes();
        let is_other = std::mem::replace(&mut self.viewer, viewer) != viewer;
        if is_other || self.client.situation_number() != before || self.asked_anew() {
            self.refresh();
        }
        self.tell_notes();
        self.client.left()
    }

    /// Whether the choices on the screen are out of date: a question has come, or the one that is
    /// shown has been answered.
    fn asked_anew(&self) -> bool {
        self.asked_here().is_some() == self.choices.all().is_empty()
    }

    /// Opens what can be asked for beside moves, at a server's table.
    pub(super) fn open_table_page(&mut self) {
        if self.client.server().is_some() {
            self.pick = 0;
            self.page = Page::Offers;
        }
    }

    pub(super) fn key_at_offers(&mut self, code: KeyCode) {
        let offers = self.client.offers();
        let last = offers.len().saturating_sub(1);
        match code {
            KeyCode::Up => self.pick = self.pick.saturating_sub(1),
            KeyCode::Down => self.pick = (self.pick + 1).min(last),
            KeyCode::Enter => {
                if let Some(offer) = offers.get(self.pick) {
                    self.client.ask(offer.command.clone());
                }
                self.page = Page::Table;
                self.refresh();
            }
            KeyCode::Char(digit @ '1'..='9') => {
                let at = digit as usize - '1' as usize;
                if let Some(offer) = offers.get(at) {
                    self.client.ask(offer.command.clone());
                    self.page = Page::Table;
                    self.refresh();
                }
            }
            KeyCode::Esc | KeyCode::F(2) => {
                self.page = Page::Table;
                self.refresh();
            }
            _ => {}
        }
    }

    /// Keys before the game: a name and Enter, then the host's Enter begins.
    pub(super) fn key_in_hall(&mut self, code: KeyCode) {
        let is_seated = self.viewer != Viewer::Spectator;
        match code {
            KeyCode::F(2) => self.open_table_page(),
            KeyCode::Enter if is_seated => {
                let offers = self.client.offers();
                let start = offers.into_iter().find(|it| it.command == Command::Start);
                if let Some(start) = start {
                    self.client.ask(start.command);
                }
            }
            KeyCode::Enter => {
                let typed = std::mem::take(&mut self.typed);
                let known = self.client.server().and_then(|server| server.known_name());
                let name = match typed.trim() {
                    "" => known.unwrap_or_default().to_owned(),
                    name => name.to_owned(),
                };
                self.client.sit(&name);
            }
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Char(letter)
                if !is_seated && self.typed.chars().count() < NAME_MAX && !letter.is_control() =>
            {
                self.typed.push(letter);
            }
            _ => {}
        }
    }

    /// Answers a wish to take back; whether the key was an answer.
    pub(super) fn key_to_agree(&mut self, code: KeyCode) -> bool {
        let agree = match code {
            KeyCode::F(5) => true,
            KeyCode::F(6) => false,
            _ => return false,
        };
        if self.client.consent(agree) {
            self.message = None;
        }
        true
    }

    pub(super) fn draw_hall(&self, frame: &mut Frame<'_>) {
        let lang = self.client.lang();
        let is_seated = self.viewer != Viewer::Spectator;
        let mut lines: Vec<Line<'_>> = self.client.hall().into_iter().map(Line::from).collect();
        lines.push(Line::default());
        let how = say!(lang, "hall-keys", seated = u8::from(is_seated));
        lines.push(Line::styled(how, self.palette.call()));
        if !is_seated {
            let known = self.client.server().and_then(|server| server.known_name());
            let name = if self.typed.is_empty() {
                known.unwrap_or_default().to_owned()
            } else {
                self.typed.clone()
            };
            lines.push(Line::from(format!("› {name}▏")));
        }
        self.draw_lines(frame, lines);
    }

    pub(super) fn draw_offers(&self, frame: &mut Frame<'_>) {
        let lang = self.client.lang();
        let offers = self.client.offers();
        let mut lines: Vec<Line<'_>> = Vec::new();
        for (n, offer) in offers.iter().enumerate() {
            let mark = if n == self.pick { "▸" } else { " " };
            lines.push(Line::from(format!("{mark} {:>2}  {}", n + 1, offer.words)));
        }
        if offers.is_empty() {
            lines.push(Line::from(say!(lang, "table-nothing")));
        }
        if let Some(link) = self.client.own_link() {
            lines.push(Line::default());
            lines.push(Line::from(say!(lang, "hall-carry", link = link)));
        }
        lines.push(Line::default());
        let how = say!(lang, "table-keys");
        lines.push(Line::styled(how, self.palette.faint()));
        self.draw_lines(frame, lines);
    }

    /// A page with the title of the game, these lines and what has to be said.
    fn draw_lines(&self, frame: &mut Frame<'_>, lines: Vec<Line<'_>>) {
        let area = frame.area();
        let title = prose::title(G::INFO.id, self.client.lang()).to_uppercase();
        let title = format!(" {title:<200}");
        let bar = Rect { height: 1, ..area };
        frame.render_widget(Paragraph::new(title).style(self.palette.bar()), bar);
        let body = Rect::new(area.x + 2, area.y + 2, area.width - 4, area.height - 5);
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), body);
        let foot = Rect::new(area.x + 1, area.bottom() - 2, area.width - 2, 2);
        let said = self.client.line_trouble().or_else(|| self.message.clone());
        let said = said.unwrap_or_default();
        let said = Paragraph::new(said).style(self.palette.call());
        frame.render_widget(said.wrap(Wrap { trim: true }), foot);
    }
}
