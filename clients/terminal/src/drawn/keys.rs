//! What keys do.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use prose::say;

use super::{
    App,
    app::{LogSize, Page},
};
use crate::{Awaited, Left, face::Face};

/// The longest answer that can be typed, in letters.
const TYPED_MAX: usize = 60;

impl<G: Face> App<'_, G> {
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
        if self.client.is_before_play() && matches!(self.page, Page::Table) {
            self.key_in_hall(key.code);
            return None;
        }
        if self.client.is_asked_to_agree() && self.key_to_agree(key.code) {
            return None;
        }
        let is_over = self.asked() == Awaited::Nobody;
        match &mut self.page {
            Page::Table if is_over => return self.key_at_end(key),
            Page::Table => self.key_at_table(key, is_control),
            Page::Curtain(seat) => {
                let seat = *seat;
                if key.code == KeyCode::Enter {
                    self.lift_curtain(seat);
                }
            }
            Page::Offers => self.key_at_offers(key.code),
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
        let (look_at, pan) = (self.look_at, self.pan);
        self.client.speak(self.client.lang().next());
        self.message = None;
        self.refresh();
        (self.typed, self.pick, self.scrolled) = (typed, pick, scrolled);
        (self.look_at, self.pan) = (look_at, pan);
    }

    /// Asks whether to leave; a second time is an answer.
    fn leave(&mut self) -> Option<Left> {
        match self.page {
            _ if self.asked() == Awaited::Nobody => return Some(Left::Over),
            Page::Leaving => return Some(Left::Unfinished),
            Page::Table | Page::Rules(_) | Page::Curtain(_) | Page::Offers => {
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
            _ => self.scroll(key),
        }
        None
    }

    fn key_at_table(&mut self, key: KeyEvent, is_control: bool) {
        let is_moving = is_control || key.modifiers.contains(KeyModifiers::SHIFT);
        match key.code {
            KeyCode::Char('u') if is_control => self.undo(),
            KeyCode::F(3) => self.undo(),
            KeyCode::Char('?') | KeyCode::F(1) => self.open_rules(),
            KeyCode::F(2) => self.open_table_page(),
            KeyCode::F(4) => self.turn_halts(),
            KeyCode::Enter => self.choose(),
            KeyCode::Esc => self.retype(String::new()),
            KeyCode::Backspace => {
                let mut typed = self.typed.clone();
                typed.pop();
                self.retype(typed);
            }
            KeyCode::Up if !is_moving => self.move_pick(-1),
            KeyCode::Down if !is_moving => self.move_pick(1),
            KeyCode::Left if !is_moving => self.move_group(false),
            KeyCode::Right if !is_moving => self.move_group(true),
            KeyCode::Char(letter) if !is_control => self.type_letter(letter),
            _ => self.scroll(key),
        }
    }

    /// Changes when the play stops at questions that rarely matter, where there are such.
    fn turn_halts(&mut self) {
        if self.client.halts().is_none() {
            return;
        }
        self.client.turn_halts();
        self.refresh();
        let halts = self.client.halts();
        self.message = halts.map(|(title, now)| format!("{title}: {now}"));
    }

    fn type_letter(&mut self, letter: char) {
        if self.asked_here().is_none() {
            self.message = Some(say!(self.client.lang(), "wait"));
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
        let lang = self.client.lang();
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

    /// Picks the first choice of the next group, or of the one before.
    fn move_group(&mut self, is_forth: bool) {
        let fitting = self.fitting();
        let all = self.choices.all();
        let group = |at: usize| &all[fitting[at]].label.group;
        let starts = (0..fitting.len()).filter(|at| *at == 0 || group(*at) != group(at - 1));
        let starts: Vec<_> = starts.collect();
        let next = if is_forth {
            starts.iter().find(|at| **at > self.pick)
        } else {
            starts.iter().rev().find(|at| **at < self.pick)
        };
        let wrapped = if is_forth {
            starts.first()
        } else {
            starts.last()
        };
        if let Some(pick) = next.or(wrapped) {
            self.pick = *pick;
        }
        self.message = None;
    }

    /// The log by pages, the table by seats, the board by steps.
    fn scroll(&mut self, key: KeyEvent) {
        /// Columns and lines a step.
        const STEP: (i16, i16) = (10, 4);
        let LogSize { shown, all } = self.log.get();
        // One line stays in sight.
        let page = shown.saturating_sub(1).max(1);
        match key.code {
            KeyCode::PageUp => {
                self.scrolled = (self.scrolled + page).min(all.saturating_sub(shown));
            }
            KeyCode::PageDown => self.scrolled = self.scrolled.saturating_sub(page),
            KeyCode::Tab => self.look_on(),
            KeyCode::Up => self.pan.1 += STEP.1,
            KeyCode::Down => self.pan.1 -= STEP.1,
            KeyCode::Left => self.pan.0 += STEP.0,
            KeyCode::Right => self.pan.0 -= STEP.0,
            _ => {}
        }
    }

    /// Looks at the next side of the table: those of the others one after another, then again
    /// the viewer's own.
    fn look_on(&mut self) {
        let Some(seats) = self.client.seats() else {
            return;
        };
        let mut seats = seats.iter().filter(|seat| !self.viewer.is(*seat));
        self.look_at = match self.look_at {
            None => seats.next(),
            Some(now) => seats.find(|seat| *seat > now),
        };
        self.pan = (0, 0);
    }
}
