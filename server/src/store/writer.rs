//! One writer for all tables: what comes while the disk is busy goes to it together.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::sync::{mpsc, oneshot};

use super::{Storage, Write};

/// No group has more requests.
const GROUP_MAX: usize = 512;

/// With so many requests in a group, others are on their way.
const CROWD: usize = 8;
/// So long they are waited for.
const MOMENT: Duration = Duration::from_millis(2);

/// The database cannot be written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the storage cannot be written to")]
pub struct StorageGone;

type WriteRequest = (Vec<Write>, oneshot::Sender<Result<(), StorageGone>>);

/// The way to the disk. Whoever awaits [`write`](Self::write) knows the entries are there.
#[derive(Clone, Debug)]
pub struct Writer {
    requests: mpsc::Sender<WriteRequest>,
}

impl Writer {
    /// A writer to `storage`. It ends when its last clone is gone, after everything is stored.
    ///
    /// It has a thread of its own: among the tasks of a thousand sockets it would wait for its
    /// turn after every statement, and everybody waits for it.
    pub fn start(storage: Arc<dyn Storage>) -> (Self, tokio::task::JoinHandle<()>) {
        let (writer, work) = Self::new(storage);
        let runtime = tokio::runtime::Handle::current();
        let task = tokio::task::spawn_blocking(move || runtime.block_on(work));
        (writer, task)
    }

    /// A writer among the other tasks, for a simulation, which has one thread.
    pub(crate) fn start_here(storage: Arc<dyn Storage>) -> Self {
        let (writer, work) = Self::new(storage);
        tokio::spawn(work);
        writer
    }

    fn new(storage: Arc<dyn Storage>) -> (Self, impl Future<Output = ()>) {
        let (requests, inbox) = mpsc::channel(4 * GROUP_MAX);
        (Writer { requests }, run(storage, inbox))
    }

    /// Stores the entries; when this returns `Ok` they are on disk.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StorageGone> {
        let (done, stored) = oneshot::channel();
        let sent = self.requests.send((writes, done)).await;
        sent.map_err(|_| StorageGone)?;
        stored.await.unwrap_or(Err(StorageGone))
    }
}

async fn run(storage: Arc<dyn Storage>, mut inbox: mpsc::Receiver<WriteRequest>) {
    let mut group: Vec<WriteRequest> = Vec::with_capacity(GROUP_MAX);
    while inbox.recv_many(&mut group, GROUP_MAX).await > 0 {
        if group.len() >= CROWD {
            // Where many write at once, a moment more brings many more along.
            tokio::time::sleep(MOMENT).await;
            while group.len() < GROUP_MAX
                && let Ok(request) = inbox.try_recv()
            {
                group.push(request);
            }
        }
        let start = Instant::now();
        let size = u32::try_from(group.len()).map_or(0.0, f64::from);
        let mut writes = Vec::with_capacity(group.len());
        let mut waiting = Vec::with_capacity(group.len());
        for (entries, done) in group.drain(..) {
            waiting.push((entries.len(), done));
            writes.extend(entries);
        }
        let stored = storage.append(&writes).await;
        metrics::histogram!("boroughs_storage_commit_seconds").record(start.elapsed());
        metrics::histogram!("boroughs_storage_group_requests").record(size);
        match stored {
            Ok(()) => answer(waiting, Ok(())),
            // One bad entry must not take its neighbours along: each request once more, alone.
            Err(error) if error.trouble().is_none() => {
                tracing::error!(%error, entries = writes.len(), "an entry could not be stored");
                one_by_one(&*storage, writes, waiting).await;
            }
            // A storage that is unwell tells by itself, and does not get well by being asked.
            Err(_) => answer(waiting, Err(StorageGone)),
        }
    }
}

type Waiting = Vec<(usize, oneshot::Sender<Result<(), StorageGone>>)>;

fn answer(waiting: Waiting, result: Result<(), StorageGone>) {
    for (_, done) in waiting {
        // Whoever does not wait any more need not be told.
        let _ = done.send(result);
    }
}

async fn one_by_one(storage: &dyn Storage, writes: Vec<Write>, waiting: Waiting) {
    let mut rest = writes.as_slice();
    for (count, done) in waiting {
        let (own, later) = rest.split_at(count);
        metrics::counter!("boroughs_storage_retries_total").increment(1);
        let stored = storage.append(own).await;
        let _ = done.send(stored.map_err(|_| StorageGone));
        rest = later;
    }
}
