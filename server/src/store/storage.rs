//! What a house needs of a storage.

use std::{fmt, pin::Pin};

use room::{Entry, ids::Id};
use tokio::sync::watch;

use super::{Before, Health, Mark, Store, StoreError, Summary, Write};

/// What comes of a storage's work, in time.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where a house keeps everything: logs of tables, the lines of lists made from them, and values
/// of its own. Passed in, so that a simulation can have one in memory that fails.
pub trait Storage: fmt::Debug + Send + Sync {
    /// Stores `writes`, all or none. When it is done they are on disk.
    fn append<'a>(&'a self, writes: &'a [Write]) -> Pending<'a, ()>;

    /// Everything that happened to a table; nothing if there is none.
    fn log(&self, table: Id) -> Pending<'_, Vec<Entry>>;

    /// The era of its numbers: see [`Room::in_era`](room::Room::in_era).
    fn era(&self) -> u64;

    /// Whether it can store, as far as anybody knows.
    fn health(&self) -> Health;

    /// Tells when that changes.
    fn watch_health(&self) -> watch::Receiver<Health>;

    /// A house is open over it: from now on it looks after its health by itself.
    fn feel_pulse(&self) {}

    /// Ends all connections.
    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;

    /// A value of the house by its name; `fresh` is stored if there is none yet.
    fn keep<'a>(&'a self, name: &'a str, fresh: &'a str) -> Pending<'a, String>;

    /// A value of the house by its name, if there is one.
    fn kept<'a>(&'a self, name: &'a str) -> Pending<'a, Option<String>>;

    /// Stores a value of the house under its name, whatever was there before.
    fn set<'a>(&'a self, name: &'a str, value: &'a str) -> Pending<'a, ()>;

    /// Tables that may be shown and are at `stage`, latest change first, of those that come after
    /// the table `last` of an earlier list.
    fn list_from<'a>(
        &'a self,
        stage: &'a str,
        last: Option<&'a Summary>,
        limit: u32,
    ) -> Pending<'a, Vec<Summary>>;

    /// How many tables are at `stage`.
    fn count<'a>(&'a self, stage: &'a str) -> Pending<'a, u64>;

    /// Tables at `stage` that have neither changed nor been looked at since `before` had been
    /// served.
    fn stale<'a>(&'a self, stage: &'a str, before: u64, limit: u32) -> Pending<'a, Vec<Id>>;

    /// How many tables are [stale](Self::stale).
    fn count_stale<'a>(&'a self, stage: &'a str, before: u64) -> Pending<'a, u64>;

    /// Notes that tables were looked at, as if at the given served times.
    fn checked<'a>(&'a self, tables: &'a [(Id, u64)]) -> Pending<'a, ()>;

    /// The tables whose lines are missing: all, if the lists were thrown away. Nothing for one
    /// whose id is damaged.
    fn unlisted(&self) -> Pending<'_, Vec<Option<Id>>>;

    /// Open tables of older servers, which did not note whose they are. Nothing for one whose id
    /// is damaged.
    fn hostless(&self) -> Pending<'_, Vec<Option<Id>>>;

    /// Stores lines of lists.
    fn summarise<'a>(&'a self, summaries: &'a [Summary]) -> Pending<'a, ()>;

    /// How many tables that `host` laid out have not come to an end.
    fn open_of_host(&self, host: Id) -> Pending<'_, u64>;

    /// How many tables that were laid out from a household have not come to an end.
    fn open_of_address<'a>(&'a self, address: &'a str) -> Pending<'a, u64>;

    /// The table that `host` laid out by a request of this name.
    fn founded<'a>(&'a self, host: Id, request: &'a str) -> Pending<'a, Option<Id>>;

    /// Tables at `stage` that have not changed since `before`, oldest first, after `last`.
    fn over<'a>(
        &'a self,
        stage: &'a str,
        before: Before,
        last: Option<Mark>,
        limit: u32,
    ) -> Pending<'a, Vec<Mark>>;

    /// How many tables at `stage` have not changed since `before`.
    fn count_over<'a>(&'a self, stage: &'a str, before: Before) -> Pending<'a, u64>;

    /// Deletes everything of a table that is over for good. Says whether it was.
    fn delete<'a>(&'a self, stage: &'a str, over: Mark) -> Pending<'a, bool>;
}

/// The storage of a server is a database.
impl Storage for Store {
    fn append<'a>(&'a self, writes: &'a [Write]) -> Pending<'a, ()> {
        Box::pin(self.append(writes))
    }

    fn log(&self, table: Id) -> Pending<'_, Vec<Entry>> {
        Box::pin(self.log(table))
    }

    fn era(&self) -> u64 {
        self.era()
    }

    fn health(&self) -> Health {
        self.health()
    }

    fn watch_health(&self) -> watch::Receiver<Health> {
        self.watch_health()
    }

    fn feel_pulse(&self) {
        self.feel_pulse();
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.close())
    }

    fn keep<'a>(&'a self, name: &'a str, fresh: &'a str) -> Pending<'a, String> {
        Box::pin(self.keep(name, fresh))
    }

    fn kept<'a>(&'a self, name: &'a str) -> Pending<'a, Option<String>> {
        Box::pin(self.kept(name))
    }

    fn set<'a>(&'a self, name: &'a str, value: &'a str) -> Pending<'a, ()> {
        Box::pin(self.set(name, value))
    }

    fn list_from<'a>(
        &'a self,
        stage: &'a str,
        last: Option<&'a Summary>,
        limit: u32,
    ) -> Pending<'a, Vec<Summary>> {
        Box::pin(self.list_from(stage, last, limit))
    }

    fn count<'a>(&'a self, stage: &'a str) -> Pending<'a, u64> {
        Box::pin(self.count(stage))
    }

    fn stale<'a>(&'a self, stage: &'a str, before: u64, limit: u32) -> Pending<'a, Vec<Id>> {
        Box::pin(self.stale(stage, before, limit))
    }

    fn count_stale<'a>(&'a self, stage: &'a str, before: u64) -> Pending<'a, u64> {
        Box::pin(self.count_stale(stage, before))
    }

    fn checked<'a>(&'a self, tables: &'a [(Id, u64)]) -> Pending<'a, ()> {
        Box::pin(self.checked(tables))
    }

    fn unlisted(&self) -> Pending<'_, Vec<Option<Id>>> {
        Box::pin(self.unlisted())
    }

    fn hostless(&self) -> Pending<'_, Vec<Option<Id>>> {
        Box::pin(self.hostless())
    }

    fn summarise<'a>(&'a self, summaries: &'a [Summary]) -> Pending<'a, ()> {
        Box::pin(self.summarise(summaries))
    }

    fn open_of_host(&self, host: Id) -> Pending<'_, u64> {
        Box::pin(self.open_of_host(host))
    }

    fn open_of_address<'a>(&'a self, address: &'a str) -> Pending<'a, u64> {
        Box::pin(self.open_of_address(address))
    }

    fn founded<'a>(&'a self, host: Id, request: &'a str) -> Pending<'a, Option<Id>> {
        Box::pin(self.founded(host, request))
    }

    fn over<'a>(
        &'a self,
        stage: &'a str,
        before: Before,
        last: Option<Mark>,
        limit: u32,
    ) -> Pending<'a, Vec<Mark>> {
        Box::pin(self.over(stage, before, last, limit))
    }

    fn count_over<'a>(&'a self, stage: &'a str, before: Before) -> Pending<'a, u64> {
        Box::pin(self.count_over(stage, before))
    }

    fn delete<'a>(&'a self, stage: &'a str, over: Mark) -> Pending<'a, bool> {
        Box::pin(self.delete(stage, over))
    }
}
