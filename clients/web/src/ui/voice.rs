//! What is said to those who listen, in a region that screen readers read out.

use leptos::prelude::*;

use crate::browser;

/// So long a sentence stands before the next takes its place, in milliseconds: a reader that is
/// told more at once drops what it has not begun.
const PAUSE: i32 = 1_200;
/// Of what happened within a pause only the last is told; the log has all of it.
const TOLD_MAX: usize = 3;

/// The voice of the page. A handle: copy it.
#[derive(Clone, Copy)]
pub struct Speaker {
    /// What the region reads.
    pub words: RwSignal<String>,
    queue: RwSignal<Queue>,
}

/// What waits to be said.
#[derive(Debug, Default)]
struct Queue {
    waiting: Vec<String>,
    is_pausing: bool,
}

impl Queue {
    /// What is said next: the last of what waits; nothing ends the pause.
    fn next(&mut self) -> Option<String> {
        let dropped = self.waiting.len().saturating_sub(TOLD_MAX);
        let told = self.waiting.split_off(dropped);
        self.waiting.clear();
        self.is_pausing = !told.is_empty();
        self.is_pausing.then(|| told.join(" "))
    }
}

impl Speaker {
    /// A voice that has said nothing.
    pub(super) fn new() -> Speaker {
        Speaker {
            words: RwSignal::new(String::new()),
            queue: RwSignal::new(Queue::default()),
        }
    }

    /// Says it at once: what somebody did here has an answer.
    pub fn answer(self, text: String) {
        self.words.set(text);
    }

    /// Says it in its turn: what others did.
    pub fn tell(self, text: String) {
        let is_pausing = self.queue.with_untracked(|queue| queue.is_pausing);
        self.queue
            .update_untracked(|queue| queue.waiting.push(text));
        if !is_pausing {
            self.go_on();
        }
    }

    /// Says no more of what was said in another language.
    pub fn hush(self) {
        let _ = self
            .queue
            .try_update_untracked(|queue| queue.waiting.clear());
        self.words.set(String::new());
    }

    fn go_on(self) {
        // The page may have been left meanwhile.
        let Some(Some(text)) = self.queue.try_update_untracked(Queue::next) else {
            return;
        };
        self.words.set(text);
        browser::later(PAUSE, move || self.go_on());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_moves_the_last_three_are_told_and_then_there_is_quiet() {
        let mut queue = Queue {
            waiting: (1..=5).map(|n| format!("{n}.")).collect(),
            is_pausing: false,
        };
        assert_eq!(queue.next().as_deref(), Some("3. 4. 5."));
        assert!(queue.is_pausing);
        assert_eq!(queue.next(), None);
        assert!(!queue.is_pausing, "the next is said at once");
    }
}
