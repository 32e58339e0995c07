//! What is said to those who listen, in a region that screen readers read out.

use std::collections::VecDeque;

use leptos::prelude::*;
use prose::{Lang, say};

use crate::browser;

/// So long a sentence stands before the next takes its place, in milliseconds: a reader that is
/// told more at once drops what it has not begun.
const PAUSE: i32 = 1_200;
/// So many moves may wait to be said. Of those before them it is said how many they were.
const WAITING_MAX: usize = 4;

/// The voice of the page. A handle: copy it.
#[derive(Clone, Copy)]
pub struct Speaker {
    /// What the region reads.
    pub words: RwSignal<String>,
    lang: RwSignal<Lang>,
    queue: RwSignal<Queue>,
}

/// What waits to be said.
#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<String>,
    /// How many moves are not said one by one.
    missed: u32,
    is_pausing: bool,
}

/// Something that is said.
#[derive(Debug, PartialEq, Eq)]
enum Said {
    /// A move.
    Move(String),
    /// That there were so many more, which are in the log.
    More(u32),
}

impl Queue {
    /// Takes in a move.
    fn push(&mut self, text: String) {
        self.waiting.push_back(text);
        if self.waiting.len() > WAITING_MAX {
            self.waiting.pop_front();
            self.missed += 1;
        }
    }

    /// What is said next: how many moves were missed, then one move after the other; nothing ends
    /// the pause.
    fn next(&mut self) -> Option<Said> {
        let said = match std::mem::take(&mut self.missed) {
            0 => self.waiting.pop_front().map(Said::Move),
            missed => Some(Said::More(missed)),
        };
        self.is_pausing = said.is_some();
        said
    }
}

impl Speaker {
    /// A voice that has said nothing.
    pub(super) fn new(lang: RwSignal<Lang>) -> Speaker {
        Speaker {
            words: RwSignal::new(String::new()),
            lang,
            queue: RwSignal::new(Queue::default()),
        }
    }

    /// Says it at once: what somebody did here has an answer.
    pub fn answer(self, text: String) {
        self.words.set(text);
    }

    /// Says it in its turn: what somebody else did in a move.
    pub fn tell(self, text: String) {
        let is_pausing = self.queue.with_untracked(|queue| queue.is_pausing);
        self.queue.update_untracked(|queue| queue.push(text));
        if !is_pausing {
            self.go_on();
        }
    }

    /// Says no more of what was said in another language.
    pub fn hush(self) {
        let _ = self.queue.try_update_untracked(|queue| {
            queue.waiting.clear();
            queue.missed = 0;
        });
        self.words.set(String::new());
    }

    fn go_on(self) {
        // The page may have been left meanwhile.
        let Some(Some(said)) = self.queue.try_update_untracked(Queue::next) else {
            return;
        };
        let mut text = match said {
            Said::Move(text) => text,
            Said::More(count) => {
                say!(self.lang.get_untracked(), "web-more-moves", count = count)
            }
        };
        // The same words once more are read only if the region has changed.
        if self.words.with_untracked(|old| *old == text) {
            text.push('\u{a0}');
        }
        self.words.set(text);
        browser::later(PAUSE, move || self.go_on());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(moves: u32) -> (Vec<String>, u32) {
        let mut queue = Queue::default();
        for n in 1..=moves {
            queue.push(n.to_string());
        }
        let (mut said, mut more) = (Vec::new(), 0);
        while let Some(next) = queue.next() {
            match next {
                Said::Move(text) => said.push(text),
                Said::More(count) => more += count,
            }
        }
        assert!(!queue.is_pausing, "what comes then is said at once");
        (said, more)
    }

    #[test]
    fn every_move_is_a_sentence_of_its_own_in_its_order() {
        assert_eq!(told(3), (vec!["1".into(), "2".into(), "3".into()], 0));
    }

    #[test]
    fn of_many_at_once_the_last_are_told_and_the_others_are_counted() {
        let (said, more) = told(9);
        assert_eq!(said, ["6", "7", "8", "9"]);
        assert_eq!(more, 5, "none is lost");
    }

    #[test]
    fn while_one_is_said_the_next_wait() {
        let mut queue = Queue::default();
        queue.push("1".to_owned());
        assert_eq!(queue.next(), Some(Said::Move("1".to_owned())));
        assert!(queue.is_pausing);
    }
}
