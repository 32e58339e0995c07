//! Turns panics of the rules into values, so that the play that led there can be printed.

use std::{
    cell::{Cell, RefCell},
    panic::{self, AssertUnwindSafe},
    sync::Once,
};

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What `run` gives, or the message and place of its panic.
///
/// Panics caught here are not printed: whoever asked gets the text and says more about it. The
/// values touched by a failed run must not be used again.
pub(crate) fn guarded<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    keep_messages();
    DEPTH.set(DEPTH.get() + 1);
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    DEPTH.set(DEPTH.get() - 1);
    result.map_err(|_| {
        let message = LAST.take();
        message.unwrap_or_else(|| "panicked without a message".to_owned())
    })
}

/// Runs `run`; its panic goes on with `what` was being done in front of the message.
pub(crate) fn naming<T>(what: impl FnOnce() -> String, run: impl FnOnce() -> T) -> T {
    guarded(run).unwrap_or_else(|message| {
        let message = format!("{} {message}", what());
        assert!(DEPTH.get() > 0, "{message}");
        // Not through the hook again: the place that matters is the first one.
        LAST.set(Some(message));
        panic::resume_unwind(Box::new(()))
    })
}

/// Puts a hook before the present one that keeps the messages of guarded panics.
///
/// The hook belongs to the whole process; outside `guarded` it hands everything on unchanged.
fn keep_messages() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let present = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if DEPTH.get() > 0 {
                LAST.set(Some(info.to_string()));
            } else {
                present(info);
            }
        }));
    });
}
