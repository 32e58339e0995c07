//! What keys do.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use prose::say;

use super::{App, app::Page};
use crate::{Asked, Left};

/// No answer is longer.
const TYPED_MAX: usize = 60;

impl App<'_> {
    /// Does what `key` means. Gives how the game was left, once it is.
    pub fn key(&mut self, key: KeyEvent) -> Option<Left> {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (key.code, is_control) {
            (KeyCode::Char('l'), true) => {
                self.speak();
                return None;
            }
            (KeyCode::Char('c'), true) | (KeyCode::F(10), _) => return self.leave(),
            _ => {}
        }
        let is_over = self.asked() == Asked::Nobody;
        match &mut self.page {
            Page::Table if is_over => return self.key_at_end(key),
            Page::Table => self.key_at_table(key, is_control),
            Page::Curtain(seat) => {
                let seat = *seat;
                if key.code == KeyCode::Enter {
                    self.lift_curtain(seat);
                }
            }
            Page::Rules(rules) => {
                if !rules.key(key.code) {
                    self.page = Page::Table;
                }
            }
            Page::Leaving => {
                let yes = matches!(key.code, KeyCode::Char('y' | 'Y' | 's' | 'S'));
                if yes {
                    return Some(Left::Unfinished);
                }
                self.page = Page::Table;
                // Somebody may have to be called to the screen again.
                self.refresh();
            }
        }
        None
    }

    fn speak(&mut self) {
        let (typed, pick, scrolled) = (self.typed.clone(), self.pick, self.scrolled);
        self.session.speak(self.session.lang().next());
        self.message = None;
        self.refresh();
        (self.typed, self.pick, self.scrolled) = (typed, pick, scrolled);
    }

    /// Asks whether to leave; a second time is an answer.
    fn leave(&mut self) -> Option<Left> {
        match self.page {
            _ if self.asked() == Asked::Nobody => return Some(Left::Over),
            Page::Leaving => return Some(Left::Unfinished),
            Page::Table | Page::Rules(_) | Page::Curtain(_) => {
                self.message = None;
                self.page = Page::Leaving;
            }
        }
        None
    }

    fn key_at_end(&mut self, key: KeyEvent) -> Option<Left> {
        match key.code {
            KeyCode::Char('q' | 'Q') | KeyCode::Esc => return Some(Left::Over),
            KeyCode::Char('r' | 'R') => self.again(),
            code => self.scroll(code),
        }
        None
    }

    fn key_at_table(&mut self, key: KeyEvent, is_control: bool) {
        match key.code {
            KeyCode::Char('u') if is_control => self.undo(),
            KeyCode::F(3) => self.undo(),
            KeyCode::Char('?') | KeyCode::F(1) => self.open_rules(),
            KeyCode::Enter => self.choose(),
            KeyCode::Esc => self.retype(String::new()),
            KeyCode::Backspace => {
                let mut typed = self.typed.clone();
                typed.pop();
                self.retype(typed);
            }
            KeyCode::Up => self.move_pick(-1),
            KeyCode::Down => self.move_pick(1),
            KeyCode::Char(letter) if !is_control => self.type_letter(letter),
            code => self.scroll(code),
        }
    }

    fn type_letter(&mut self, letter: char) {
        if self.asked_here().is_none() {
            self.message = Some(say!(self.session.lang(), "wait"));
        } else if self.typed.chars().count() < TYPED_MAX && !letter.is_control() {
            self.retype(format!("{}{letter}", self.typed));
        }
    }

    fn retype(&mut self, typed: String) {
        self.typed = typed;
        self.pick = 0;
        let count = self.fitting().len();
        let is_number = self.typed.trim().parse::<usize>().is_ok() && count > 0;
        let tells = !self.typed.trim().is_empty() && count != 1 && !is_number;
        let lang = self.session.lang();
        self.message = tells.then(|| say!(lang, "several-left", count = count));
    }

    fn move_pick(&mut self, by: isize) {
        let len = self.fitting().len();
        if self.typed.trim().parse::<usize>().is_ok() {
            self.pick = self.picked().unwrap_or(0);
            self.typed.clear();
        }
        if len > 0 {
            let len = isize::try_from(len).expect("lists of choices are short");
            let pick = isize::try_from(self.pick).expect("lists of choices are short");
            self.pick = (pick + by).rem_euclid(len).unsigned_abs();
        }
        self.message = None;
    }

    fn scroll(&mut self, code: KeyCode) {
        /// Lines a key.
        const PAGE: usize = 4;
        match code {
            KeyCode::PageUp => self.scrolled = (self.scrolled + PAGE).min(self.log_len()),
            KeyCode::PageDown => self.scrolled = self.scrolled.saturating_sub(PAGE),
            _ => {}
        }
    }
}
