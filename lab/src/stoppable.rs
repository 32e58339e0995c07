//! Long work that can be ended early.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use anyhow::{Result, anyhow};

/// Does something that Ctrl-C ends early: it looks at what it is given, and comes back with what
/// there is.
pub fn stoppable<T>(work: impl FnOnce(&AtomicBool) -> Result<T>) -> Result<T> {
    let stop = Arc::new(AtomicBool::new(false));
    let on_interrupt = Arc::clone(&stop);
    ctrlc::set_handler(move || on_interrupt.store(true, Ordering::Relaxed))
        .map_err(|error| anyhow!("cannot listen for Ctrl-C: {error}"))?;
    work(&stop)
}
