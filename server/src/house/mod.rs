//! The house: every table that someone looks at is a task with its [`Room`]; all others lie on
//! the disk.

mod actor;
mod caps;
mod connection;
mod create;
mod lately;
mod lines;
mod listing;
mod offered;
mod outgoing;
mod pool;
mod pruning;
mod served;
mod sweep;
mod turns;

pub use caps::Caps;
pub use connection::TableConnection;
pub use create::{CreateError, Founder, Laid, Wanted};
pub use lines::Relisted;
pub(crate) use lines::summary;
use lines::word;
pub use listing::{EACH_MAX, LIST_MAX};
pub use offered::{Offered, UnknownGame};
pub use outgoing::Outgoing;
pub use pool::BotPool;
pub use pruning::{Age, Old, Retention};
pub use served::{STORED_EVERY, TICK, Uptime};
pub use sweep::Swept;

use std::{
    collections::HashMap,
    fmt,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, SystemTime},
};

use protocol::{Ack, Command, Refusal};
use tokio::sync::{mpsc, oneshot, watch};

use crate::names;
use crate::store::{Storage, Writer};
use room::ids::Id;
use room::{Conn, Input, Patience, Room, When};

/// How many messages may wait for the task of a table.
const INBOX: usize = 64;
/// How many messages may wait for a client before it is too slow.
pub const OUTBOX: usize = 64;

/// So many tables are fetched from the disk at a time.
const LOAD_LOCKS: usize = 16;

/// Fills bytes at random.
pub type Filler = dyn FnMut(&mut [u8]) + Send;

/// What comes from outside: time and chance. Passed in, so that tests can choose them.
#[derive(Clone)]
pub struct Environment {
    /// Milliseconds since 1970.
    pub clock: Arc<dyn Fn() -> u64 + Send + Sync>,
    /// Fills bytes at random.
    pub dice: Arc<Mutex<Filler>>,
}

impl Environment {
    /// The real clock, and randomness from the operating system.
    pub fn real() -> Self {
        let clock = || {
            let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
            since.map_or(0, |since| since.as_millis() as u64)
        };
        let dice = |bytes: &mut [u8]| {
            getrandom::fill(bytes).expect("the operating system has randomness");
        };
        Environment {
            clock: Arc::new(clock),
            dice: Arc::new(Mutex::new(dice)),
        }
    }

    /// Fills bytes at random. Nobody holds the dice for longer: all tables share them.
    pub fn roll(&self, bytes: &mut [u8]) {
        let mut dice = self.dice.lock().expect("dice do not fail");
        dice(bytes);
    }
}

impl fmt::Debug for Environment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Environment")
    }
}

/// How a house is run.
#[derive(Clone, Debug)]
pub struct HouseConfig {
    /// The games that can be played.
    pub catalogue: &'static [host::CatalogEntry],
    /// Those of them that tables can be laid out for.
    pub offered: Offered,
    /// How long tables wait for people.
    pub patience: Patience,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
    /// How many bots think at a time.
    pub bots: usize,
    /// How many open tables one person may have.
    pub caps: Caps,
    /// How many connections of spectators a table has.
    pub spectators: usize,
    /// How many abandoned tables are closed in an hour of served time.
    pub closings_per_hour: u32,
    /// Time and chance.
    pub environment: Environment,
    /// The time that served time is counted by.
    pub uptime: Uptime,
}

impl Default for HouseConfig {
    fn default() -> Self {
        HouseConfig {
            catalogue: host::GAMES,
            offered: Offered::All,
            patience: Patience::default(),
            idle: Duration::from_mins(1),
            bots: 2,
            caps: Caps::default(),
            spectators: room::SPECTATORS,
            closings_per_hour: 50,
            environment: Environment::real(),
            uptime: Uptime::real(),
        }
    }
}

/// A house full of tables. Cheap to clone.
#[derive(Clone, Debug)]
pub struct House {
    inner: Arc<HouseInner>,
}

#[derive(Debug)]
struct HouseInner {
    config: HouseConfig,
    storage: Arc<dyn Storage>,
    writer: Writer,
    pool: BotPool,
    rooms: Mutex<HashMap<Id, mpsc::Sender<ActorMessage>>>,
    /// Held while a table is fetched from the disk.
    load_locks: [tokio::sync::Mutex<()>; LOAD_LOCKS],
    conns: AtomicU64,
    founders: caps::Founders,
    listing: listing::Listing,
    served: served::Served,
    /// The last closings of abandoned tables.
    closings: sweep::Closings,
    closing: watch::Sender<bool>,
}

/// A message to the task of a table. Small: every mailbox has room for many.
enum ActorMessage {
    /// Something happened.
    Input(Box<Input>),
    /// Someone connected.
    Connect(Box<Connect>),
    /// Someone asked without a connection.
    Ask(Box<Asking>),
    /// Someone wants to know something.
    Look(Box<dyn FnOnce(&Room) + Send>),
}

struct Connect {
    conn: Conn,
    guest: Id,
    /// Where to send to.
    outbox: mpsc::Sender<Outgoing>,
}

struct Asking {
    guest: Id,
    request: String,
    command: Command,
    answer: oneshot::Sender<Result<Ack, Refusal>>,
}

/// Why a table could not be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Missing {
    /// There is none with this id.
    #[error("there is no such table")]
    NoTable,
    /// There is trouble with the storage.
    #[error("the storage is in trouble")]
    Trouble,
}

impl House {
    /// Opens a house over `storage`. The handle ends when the last entry is stored.
    pub fn open(
        storage: impl Storage + 'static,
        config: HouseConfig,
    ) -> (Self, tokio::task::JoinHandle<()>) {
        let storage: Arc<dyn Storage> = Arc::new(storage);
        let (writer, stored) = Writer::start(Arc::clone(&storage));
        storage.feel_pulse();
        (Self::new(storage, writer, config), stored)
    }

    /// The same on one thread, for a simulation.
    pub fn over(storage: Arc<dyn Storage>, config: HouseConfig) -> Self {
        let writer = Writer::start_here(Arc::clone(&storage));
        Self::new(storage, writer, config)
    }

    fn new(storage: Arc<dyn Storage>, writer: Writer, config: HouseConfig) -> Self {
        let inner = HouseInner {
            pool: BotPool::new(config.bots),
            config,
            storage,
            writer,
            rooms: Mutex::default(),
            load_locks: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            conns: AtomicU64::new(1),
            founders: caps::Founders::default(),
            listing: listing::Listing::default(),
            served: served::Served::default(),
            closings: sweep::Closings::default(),
            closing: watch::Sender::new(false),
        };
        let inner = Arc::new(inner);
        House { inner }
    }

    /// Where everything is kept, lists included.
    pub fn storage(&self) -> &Arc<dyn Storage> {
        &self.inner.storage
    }

    /// How it is run.
    pub fn config(&self) -> &HouseConfig {
        &self.inner.config
    }

    /// How many tables are in memory.
    pub fn rooms(&self) -> usize {
        self.inner
            .rooms
            .lock()
            .expect("nobody panics in here")
            .len()
    }

    /// Connects a client: what is said to it comes out of the receiver, which ends when the table
    /// ends the connection.
    pub async fn connect(&self, table: Id, guest: Id) -> Result<TableConnection, Missing> {
        let conn = self.inner.conns.fetch_add(1, Ordering::Relaxed);
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let message = ActorMessage::Connect(Box::new(Connect {
            conn,
            guest,
            outbox,
        }));
        let room = self.post(table, message).await?;
        Ok(TableConnection { room, conn, inbox })
    }

    /// Asks a table for something, without a connection.
    pub async fn ask(
        &self,
        table: Id,
        guest: Id,
        request: String,
        command: Command,
    ) -> Result<Result<Ack, Refusal>, Missing> {
        let (answer, answered) = oneshot::channel();
        let asking = Asking {
            guest,
            request,
            command,
            answer,
        };
        self.post(table, ActorMessage::Ask(Box::new(asking)))
            .await?;
        answered.await.map_err(|_| Missing::Trouble)
    }

    /// Looks at a table.
    pub async fn look<T: Send + 'static>(
        &self,
        table: Id,
        look: impl FnOnce(&Room) -> T + Send + 'static,
    ) -> Result<T, Missing> {
        let (answer, answered) = oneshot::channel();
        let look = Box::new(move |room: &Room| {
            // Whoever does not wait any more need not be told.
            let _ = answer.send(look(room));
        });
        self.post(table, ActorMessage::Look(look)).await?;
        answered.await.map_err(|_| Missing::Trouble)
    }

    /// Ends all connections; tables finish what they are doing.
    pub fn close(&self) {
        self.inner.closing.send_replace(true);
    }

    /// Tells when the house closes.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.inner.closing.subscribe()
    }

    fn now(&self) -> u64 {
        (self.inner.config.environment.clock)()
    }

    /// Now, for an entry.
    fn when(&self) -> When {
        When {
            at: self.now(),
            served: self.served(),
        }
    }

    /// Puts a message into the mailbox of a table; one that is not in memory is fetched.
    async fn post(
        &self,
        table: Id,
        message: ActorMessage,
    ) -> Result<mpsc::Sender<ActorMessage>, Missing> {
        let mut message = message;
        loop {
            let known = self.find(table);
            let room = match known {
                Some(room) => room,
                None => self.fetch(table).await?,
            };
            match room.send(message).await {
                Ok(()) => return Ok(room),
                // It is just being put away; in a moment it can be fetched again.
                Err(unsent) => message = unsent.0,
            }
            tokio::task::yield_now().await;
        }
    }

    fn find(&self, table: Id) -> Option<mpsc::Sender<ActorMessage>> {
        let rooms = self.inner.rooms.lock().expect("nobody panics in here");
        rooms.get(&table).cloned()
    }

    async fn fetch(&self, table: Id) -> Result<mpsc::Sender<ActorMessage>, Missing> {
        // One at a time: else what was read could be old before its task is there.
        let lock = usize::from(table.bytes()[0]) % LOAD_LOCKS;
        let _only = self.inner.load_locks[lock].lock().await;
        if let Some(known) = self.find(table) {
            return Ok(known);
        }
        let log = self.inner.storage.log(table).await;
        let entries = log.map_err(|error| {
            tracing::error!(%error, ?table, "a table could not be loaded");
            Missing::Trouble
        })?;
        if entries.is_empty() {
            return Err(Missing::NoTable);
        }
        let config = &self.inner.config;
        let loaded = Room::load(table, config.catalogue, config.patience, &entries);
        let room = loaded.map_err(|error| {
            tracing::error!(%error, ?table, "a table could not be loaded");
            Missing::Trouble
        })?;
        let era = self.inner.storage.era();
        let is_withdrawn = !config.offered.has(&room.plan().game);
        let room = room.in_era(era).for_spectators(config.spectators);
        let room = room.named_by(names::NAMING).withdrawn(is_withdrawn);
        let (mailbox, inbox) = mpsc::channel(INBOX);
        let mut rooms = self.inner.rooms.lock().expect("nobody panics in here");
        rooms.insert(table, mailbox.clone());
        tokio::spawn(actor::run(self.clone(), Box::new(room), inbox));
        Ok(mailbox)
    }

    fn forget(&self, table: Id) {
        let mut rooms = self.inner.rooms.lock().expect("nobody panics in here");
        rooms.remove(&table);
    }
}
