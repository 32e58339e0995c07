//! What tables need of a storage.

use std::{fmt, pin::Pin};

use room::{Entry, ids::Id};

use super::{Store, StoreError, Write};

/// What comes of a storage's work, in time.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where entries are kept. Passed in, so that a simulation can have a disk that fails.
pub trait Disk: fmt::Debug + Send + Sync {
    /// Stores `writes`, all or none. When it is done they are on disk.
    fn append<'a>(&'a self, writes: &'a [Write]) -> Pending<'a, ()>;

    /// Everything that happened to a table; nothing if there is none.
    fn log(&self, table: Id) -> Pending<'_, Vec<Entry>>;
}

impl Disk for Store {
    fn append<'a>(&'a self, writes: &'a [Write]) -> Pending<'a, ()> {
        Box::pin(self.append(writes))
    }

    fn log(&self, table: Id) -> Pending<'_, Vec<Entry>> {
        Box::pin(self.log(table))
    }
}
