//! Who takes in what the page says.

use std::collections::VecDeque;

use super::{messages::ToWorker, tables::Tables};

/// What waits to be done, and what it is done to.
#[derive(Default)]
pub(super) struct Inbox {
    pub(super) queue: VecDeque<ToWorker>,
    pub(super) is_busy: bool,
    tables: Option<Tables>,
}

impl Inbox {
    pub(super) fn take_tables(&mut self) -> Tables {
        self.tables.take().unwrap_or_default()
    }

    pub(super) fn put_tables(&mut self, tables: Tables) {
        self.tables = Some(tables);
    }
}
