//! The house: every table that someone looks at is a task with its [`Room`]; all others lie on
//! the disk.

mod actor;
mod pool;

pub use pool::BotPool;

use std::{
    collections::HashMap,
    fmt,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, SystemTime},
};

use host::Setup;
use protocol::{Ack, ClientMessage, Command, Refusal, Stage};
use tabletop::{SeatCount, Seed};
use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    ids::{Id, Secret},
    room::{Conn, Entry, Input, Patience, Place, Plan, Room, What},
    store::{Store, Summary, Write, Writer},
};

/// How many letters may wait for a table.
const INBOX: usize = 64;
/// How many messages may wait for a client before it is too slow.
pub const OUTBOX: usize = 64;

/// Fills bytes at random.
pub type Filler = dyn FnMut(&mut [u8]) + Send;

/// What comes from outside: time and chance. Passed in, so that tests can choose them.
#[derive(Clone)]
pub struct Outside {
    /// Milliseconds since 1970.
    pub clock: Arc<dyn Fn() -> u64 + Send + Sync>,
    /// Fills bytes at random.
    pub dice: Arc<Mutex<Filler>>,
}

impl Outside {
    /// The real clock, and randomness from the operating system.
    pub fn real() -> Self {
        let clock = || {
            let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
            since.map_or(0, |since| since.as_millis() as u64)
        };
        let dice = |bytes: &mut [u8]| {
            getrandom::fill(bytes).expect("the operating system has randomness");
        };
        Outside {
            clock: Arc::new(clock),
            dice: Arc::new(Mutex::new(dice)),
        }
    }
}

impl fmt::Debug for Outside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Outside")
    }
}

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Ways {
    /// The games that can be played.
    pub catalogue: &'static [host::Entry],
    /// How long tables wait for people.
    pub patience: Patience,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
    /// How many bots think at a time.
    pub bots: usize,
    /// Time and chance.
    pub outside: Outside,
}

impl Default for Ways {
    fn default() -> Self {
        Ways {
            catalogue: host::GAMES,
            patience: Patience::default(),
            idle: Duration::from_mins(1),
            bots: 2,
            outside: Outside::real(),
        }
    }
}

/// A house full of tables. Cheap to clone.
#[derive(Clone, Debug)]
pub struct House {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    ways: Ways,
    store: Store,
    writer: Writer,
    pool: BotPool,
    rooms: Mutex<HashMap<Id, mpsc::Sender<Mail>>>,
    conns: AtomicU64,
    closing: watch::Sender<bool>,
}

/// A letter to a table.
enum Mail {
    /// Something happened.
    Input(Input),
    /// Someone connected, and where to send to.
    Connect {
        conn: Conn,
        guest: Id,
        outbox: mpsc::Sender<Arc<str>>,
    },
    /// Someone asked without a connection.
    Ask(Asking),
    /// Someone wants to know something.
    Look(Box<dyn FnOnce(&Room) + Send>),
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

/// What someone who lays out a table wants.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The game's id.
    pub game: String,
    /// The options in one line.
    pub options: String,
    /// The seats, clockwise from A.
    pub seats: Vec<Place>,
    /// Whether it is shown in the list of tables.
    pub listed: bool,
}

/// Why a table was not laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CreateError {
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// Not so many seats.
    #[error("the game takes {min} to {max} seats")]
    Seats {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// At least one seat is for people.
    #[error("at least one seat must be for a person")]
    NobodyPlays,
    /// The options are wrong.
    #[error("{0}")]
    Options(String),
    /// The storage is in trouble.
    #[error("the storage is in trouble")]
    Trouble,
}

impl House {
    /// Opens a house over `store`. The handle ends when the last entry is stored.
    pub fn open(store: Store, ways: Ways) -> (Self, tokio::task::JoinHandle<()>) {
        let (writer, stored) = Writer::start(store.clone());
        let inner = Inner {
            pool: BotPool::new(ways.bots),
            ways,
            store,
            writer,
            rooms: Mutex::default(),
            conns: AtomicU64::new(1),
            closing: watch::Sender::new(false),
        };
        let inner = Arc::new(inner);
        (House { inner }, stored)
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// How it is run.
    pub fn ways(&self) -> &Ways {
        &self.inner.ways
    }

    /// How many tables are in memory.
    pub fn rooms(&self) -> usize {
        self.inner
            .rooms
            .lock()
            .expect("nobody panics in here")
            .len()
    }

    /// Lays out a table.
    pub async fn create(&self, host: Id, wanted: Wanted) -> Result<Id, CreateError> {
        let plan = self.plan(host, wanted)?;
        let (id, entry) = {
            let mut dice = self
                .inner
                .ways
                .outside
                .dice
                .lock()
                .expect("dice do not fail");
            let half = Secret::draw(&mut *dice);
            let plan = Plan { half, ..plan };
            let what = What::Created(plan);
            let (at, by) = (self.now(), None);
            (Id::draw(&mut *dice), Entry { at, by, what })
        };
        let stored = self.inner.writer.write(vec![self.founding(id, &entry)]);
        stored.await.map_err(|_| CreateError::Trouble)?;
        metrics::counter!("boroughs_tables_created_total").increment(1);
        Ok(id)
    }

    fn plan(&self, host: Id, wanted: Wanted) -> Result<Plan, CreateError> {
        let catalogue = self.inner.ways.catalogue;
        let rules = catalogue.iter().find(|rules| rules.info.id == wanted.game);
        let rules = rules.ok_or(CreateError::NoSuchGame)?;
        let count = u8::try_from(wanted.seats.len())
            .ok()
            .and_then(SeatCount::new);
        let count = count.filter(|count| rules.info.takes(*count));
        let seats = count.ok_or(CreateError::Seats {
            min: rules.info.seats_min,
            max: rules.info.seats_max,
        })?;
        let is_bot = |place: &Place| matches!(place, Place::Bot { .. });
        if wanted.seats.iter().all(is_bot) {
            return Err(CreateError::NobodyPlays);
        }
        let trial = Setup {
            options: wanted.options,
            ..Setup::new(seats, Seed::number(0))
        };
        let trial =
            (rules.open)(&trial).map_err(|error| CreateError::Options(error.to_string()))?;
        Ok(Plan {
            game: wanted.game,
            rules_version: rules.info.rules_version,
            options: trial.options(),
            seats: wanted.seats,
            host,
            listed: wanted.listed,
            half: Secret([0; 32]),
        })
    }

    /// The first entry of a table, to be stored.
    fn founding(&self, id: Id, entry: &Entry) -> Write {
        let ways = &self.inner.ways;
        let room = Room::load(
            id,
            ways.catalogue,
            ways.patience,
            std::slice::from_ref(entry),
        );
        Write {
            table: id,
            number: 1,
            text: entry.text(),
            summary: room.ok().map(|room| summary(&room)),
        }
    }

    /// Connects a client: what is said to it comes out of the receiver, which ends when the table
    /// ends the connection.
    pub async fn connect(&self, table: Id, guest: Id) -> Result<Connection, Missing> {
        let conn = self.inner.conns.fetch_add(1, Ordering::Relaxed);
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let mail = Mail::Connect {
            conn,
            guest,
            outbox,
        };
        self.post(table, mail).await?;
        Ok(Connection {
            house: self.clone(),
            table,
            conn,
            inbox,
        })
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
        self.post(table, Mail::Ask(asking)).await?;
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
        self.post(table, Mail::Look(look)).await?;
        answered.await.map_err(|_| Missing::Trouble)
    }

    /// Tells unfinished tables that time goes by; abandoned ones close.
    pub async fn sweep(&self) {
        let patience = self.inner.ways.patience;
        let before = self
            .now()
            .saturating_sub(patience.lobby.min(patience.running));
        let Ok(stale) = self.inner.store.stale(before, 1_000).await else {
            return;
        };
        for table in stale {
            let told = self.post(table, Mail::Input(Input::Tick)).await;
            if told.is_ok() {
                let _ = self.inner.store.touch(table, self.now()).await;
            }
        }
    }

    /// Makes the lines of lists anew if they were thrown away.
    pub async fn relist(&self) -> Result<usize, crate::store::StoreError> {
        let ways = &self.inner.ways;
        let tables = self.inner.store.unlisted().await?;
        let mut lines = Vec::new();
        for table in &tables {
            let entries = self.inner.store.log(*table).await?;
            let room = Room::load(*table, ways.catalogue, ways.patience, &entries);
            lines.extend(room.ok().map(|room| summary(&room)));
        }
        self.inner.store.summarise(&lines).await?;
        Ok(lines.len())
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
        (self.inner.ways.outside.clock)()
    }

    /// Brings a letter to a table, which is fetched from the disk if it is not in memory.
    async fn post(&self, table: Id, mail: Mail) -> Result<(), Missing> {
        let mut mail = mail;
        loop {
            let known = self.find(table);
            let room = match known {
                Some(room) => room,
                None => self.fetch(table).await?,
            };
            match room.send(mail).await {
                Ok(()) => return Ok(()),
                // It is just being put away; in a moment it can be fetched again.
                Err(unsent) => mail = unsent.0,
            }
            tokio::task::yield_now().await;
        }
    }

    fn find(&self, table: Id) -> Option<mpsc::Sender<Mail>> {
        let rooms = self.inner.rooms.lock().expect("nobody panics in here");
        rooms.get(&table).cloned()
    }

    async fn fetch(&self, table: Id) -> Result<mpsc::Sender<Mail>, Missing> {
        let log = self.inner.store.log(table).await;
        let entries = log.map_err(|error| {
            tracing::error!(%error, ?table, "a table could not be loaded");
            Missing::Trouble
        })?;
        if entries.is_empty() {
            return Err(Missing::NoTable);
        }
        let ways = &self.inner.ways;
        let loaded = Room::load(table, ways.catalogue, ways.patience, &entries);
        let room = loaded.map_err(|error| {
            tracing::error!(%error, ?table, "a table could not be loaded");
            Missing::Trouble
        })?;
        let mut rooms = self.inner.rooms.lock().expect("nobody panics in here");
        // Somebody else may have been faster; what was read since is then old.
        if let Some(known) = rooms.get(&table) {
            return Ok(known.clone());
        }
        let (letters, inbox) = mpsc::channel(INBOX);
        rooms.insert(table, letters.clone());
        tokio::spawn(actor::run(self.clone(), room, inbox));
        Ok(letters)
    }

    fn forget(&self, table: Id) {
        let mut rooms = self.inner.rooms.lock().expect("nobody panics in here");
        rooms.remove(&table);
    }
}

/// A client's connection to a table. When it is dropped, the table is told.
#[derive(Debug)]
pub struct Connection {
    house: House,
    table: Id,
    conn: Conn,
    /// What the table says.
    pub inbox: mpsc::Receiver<Arc<str>>,
}

impl Connection {
    /// Says something to the table.
    pub async fn say(&self, message: ClientMessage) -> Result<(), Missing> {
        let conn = self.conn;
        let said = Input::Said { conn, message };
        self.house.post(self.table, Mail::Input(said)).await
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let (house, table, conn) = (self.house.clone(), self.table, self.conn);
        // Only a table in memory can know this connection.
        let Some(room) = house.find(table) else {
            return;
        };
        tokio::spawn(async move {
            let gone = Mail::Input(Input::Gone { conn });
            // A table that is put away has no connections left.
            let _ = room.send(gone).await;
        });
    }
}

/// A table's line in lists.
pub(crate) fn summary(room: &Room) -> Summary {
    let stage = match room.stage() {
        Stage::Lobby => "lobby",
        Stage::Running => "running",
        Stage::Finished => "finished",
        Stage::Closed(_) => "closed",
    };
    let seats = serde_json::to_string(&room.seat_facts());
    Summary {
        table: room.id(),
        game: room.plan().game.clone(),
        stage: stage.to_owned(),
        listed: room.plan().listed,
        seats: seats.expect("seats are plain data"),
        changed: room.changed_at(),
    }
}
