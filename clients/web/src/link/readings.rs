//! How many texts the page reads as JSON because of one click, for a test.
//!
//! A click is over when the message has been taken in that answers it. What others do may be told
//! in between, in messages of its own: they are left out.

use std::cell::Cell;

/// What has been counted, on the page's own thread.
#[derive(Clone, Copy, Default)]
struct Count {
    /// Those of messages that answered nothing.
    others: u64,
    /// All but the others, when the last click was sent.
    begun: u64,
    /// Those of the last click that was answered.
    click: u64,
    /// Whether a message is being taken in.
    is_taking: bool,
    /// Whether an answer was sent by itself meanwhile: it counts from the end of that message.
    begins_then: bool,
}

thread_local! {
    static COUNT: Cell<Count> = Cell::default();
}

/// A click is about to be sent.
pub fn begin() {
    let mut count = COUNT.get();
    if count.is_taking {
        count.begins_then = true;
    } else {
        count.begun = host::readings() - count.others;
    }
    COUNT.set(count);
}

/// Has a message read and taken in by `take`, which says whether it answers a click.
pub(super) fn count(take: impl FnOnce() -> bool) {
    let before = host::readings();
    COUNT.set(Count {
        is_taking: true,
        ..COUNT.get()
    });
    let is_answer = take();
    let (mut count, after) = (COUNT.get(), host::readings());
    if is_answer {
        count.click = after - count.others - count.begun;
    } else {
        count.others += after - before;
    }
    if std::mem::take(&mut count.begins_then) {
        count.begun = after - count.others;
    }
    count.is_taking = false;
    COUNT.set(count);
}

/// How many the last click took that was answered.
pub fn of_last_click() -> u64 {
    COUNT.get().click
}
