//! Who takes in what the page says.

use std::collections::VecDeque;

use super::{tables::Tables, words::ToWorker};

/// What waits to be done, and what it is done to.
#[derive(Default)]
pub(super) struct Porter {
    pub(super) queue: VecDeque<ToWorker>,
    pub(super) is_busy: bool,
    tables: Option<Tables>,
}

impl Porter {
    pub(super) fn take_tables(&mut self) -> Tables {
        self.tables.take().unwrap_or_default()
    }

    pub(super) fn put_tables(&mut self, tables: Tables) {
        self.tables = Some(tables);
    }
}
