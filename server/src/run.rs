//! From a configuration to a running server, and to its end.

use std::{
    io::ErrorKind,
    net::SocketAddr,
    path::{Path, PathBuf},
    pin::pin,
    time::{Duration, Instant},
};

use tokio::{net::TcpListener, signal, task::JoinHandle, time::interval};

use crate::{
    backups,
    claim::Claim,
    config::{Config, TakenPort},
    house::{House, HouseConfig, Offered, STORED_EVERY, TICK, UnknownGame},
    keys::{keys, secure_since},
    private::keep_private,
    pruning,
    store::{CopyError, Health, Store, StoreError, Why, file_in},
    web::{self, BadUrl, Hosts, HttpConfig, Waits},
};

/// How often abandoned tables are looked for.
const SWEEP: Duration = Duration::from_mins(10);

/// So many ports after one that is taken are tried.
const PORTS_TRIED: u16 = 100;

/// So long what was begun may take when the server stops.
pub(crate) const FINISH: Duration = Duration::from_secs(10);

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// It cannot listen.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The storage.
    #[error("the storage cannot be used: {0}")]
    Store(#[from] StoreError),
    /// The logs.
    #[error("`{0}` is no way to choose what is logged")]
    Log(String),
    /// The system.
    #[error("the system refuses: {0}")]
    System(#[from] std::io::Error),
    /// A sync failed: whether what was written is on the disk, nobody knows.
    #[error("the disk did not confirm what was written; look at it, then start again")]
    SyncFailed,
    /// A copy was not made.
    #[error("the copy was not made: {0}")]
    Copy(#[from] CopyError),
    /// There is a file or folder already where one was to be made.
    #[error("{0} is there already")]
    Exists(String),
    /// There is no file or folder where one was named.
    #[error("there is no {0}")]
    Missing(String),
    /// A name of this server cannot be read.
    #[error("a name of this server is wrong: {0}")]
    Url(#[from] BadUrl),
    /// A game that is not in the catalogue.
    #[error(transparent)]
    Games(#[from] UnknownGame),
    /// A file cannot be used.
    #[error("{0} cannot be used: {1}")]
    File(PathBuf, std::io::Error),
    /// Others can read what is secret.
    #[error("{0} is open to others and cannot be closed to them: {1}")]
    Public(PathBuf, std::io::Error),
    /// The folder belongs to everyone.
    #[error("{0} is a folder for everyone: a server needs one of its own")]
    Shared(PathBuf),
    /// Another server has the storage.
    #[error("another server has this storage: end it first, or wait for that with --standby")]
    Claimed,
    /// Another server has got the storage.
    #[error("another server has taken this storage over")]
    Lost,
}

impl RunError {
    /// Whether a sync failed.
    pub fn is_lost(&self) -> bool {
        match self {
            RunError::SyncFailed => true,
            RunError::Store(error) | RunError::Copy(CopyError::Store(error)) => {
                error.trouble() == Some(Why::SyncFailed)
            }
            _ => false,
        }
    }
}

/// Serves until the process is told to stop. `ready` is called with the address once it listens.
pub fn run(config: &Config, ready: impl FnOnce(SocketAddr)) -> Result<(), RunError> {
    log_to_stderr(config)?;
    let runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = { runtime }.enable_all().build()?;
    let ended = runtime.block_on(serve(config, ready));
    // A bot that is still thinking keeps nobody here: all that counts is stored.
    runtime.shutdown_timeout(Duration::from_secs(1));
    ended
}

async fn serve(config: &Config, ready: impl FnOnce(SocketAddr)) -> Result<(), RunError> {
    web::begin_counting();
    let mut claim = Claim::take(config).await?;
    let store = open(config).await?;
    let (house, stored) = House::open(store.clone(), house_config(config)?);
    house.resume_served().await?;
    house.relist().await?;
    let http_config = http_config(config, &house).await?;
    let listener = listen(config).await?;
    let address = listener.local_addr()?;
    let figures = figures(config, &house).await?;
    tracing::info!(%address, "serving");
    ready(address);
    let sweeper = sweeper(house.clone());
    let pruner = tokio::spawn(pruning::keep_pruning(house.clone(), config.retention()));
    let counting = tokio::spawn(count_served(house.clone()));
    let farewell = tokio::spawn(close_when_told(house.clone()));
    let collapse = tokio::spawn(close_when_lost(house.clone()));
    let backups = backups::start(config, &store);
    let mut serving = pin!(web::serve(listener, house.clone(), http_config));
    let is_taken = tokio::select! {
        served = serving.as_mut() => served.map(|()| false)?,
        () = claim.lost() => true,
    };
    if is_taken {
        house.close();
        serving.await?;
    }
    let tasks = [sweeper, pruner, counting, farewell, collapse, backups];
    for task in tasks.into_iter().chain(figures) {
        task.abort();
    }
    store_served(&house).await;
    let is_finished = finish(house, stored, FINISH).await;
    leave(&store, is_finished).await?;
    if is_taken {
        Err(RunError::Lost)
    } else {
        Ok(())
    }
}

/// Listens where it was told to, or, if that port is taken and others will do, on the next one that
/// is free.
async fn listen(config: &Config) -> Result<TcpListener, RunError> {
    let mut address = config.listen;
    let more = match config.taken_port {
        TakenPort::Refuse => 0,
        TakenPort::TakeNext => PORTS_TRIED,
    };
    let last = address.port().saturating_add(more);
    loop {
        match TcpListener::bind(address).await {
            Err(error) if error.kind() == ErrorKind::AddrInUse && address.port() < last => {
                address.set_port(address.port() + 1);
            }
            bound => return bound.map_err(|error| RunError::Listen(address, error)),
        }
    }
}

/// Closes the storage and says what is true of it.
async fn leave(store: &Store, is_finished: bool) -> Result<(), RunError> {
    if !store.health().is_lost() {
        store.close().await;
    }
    match store.health() {
        health if health.is_lost() => {
            // Closing would write to it once more: let the system end the connections.
            std::mem::forget(store.clone());
            Err(RunError::SyncFailed)
        }
        Health::Ready if is_finished => {
            tracing::info!("everything is stored; good-bye");
            Ok(())
        }
        Health::Ready => {
            tracing::warn!("what was acknowledged is stored; what was begun took too long");
            Ok(())
        }
        Health::NotReady { why } => {
            let why = why.words();
            tracing::warn!(
                why,
                "what was acknowledged is stored; what came since the storage failed was refused"
            );
            Ok(())
        }
    }
}

/// Waits until everything acknowledged, and all that was begun, is on disk; whether it is.
pub(crate) async fn finish(house: House, stored: JoinHandle<()>, patience: Duration) -> bool {
    let end = tokio::time::Instant::now() + patience;
    while house.rooms() > 0 && tokio::time::Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let is_empty = house.rooms() == 0;
    drop(house);
    let stored = tokio::time::timeout_at(end, stored).await;
    is_empty && matches!(stored, Ok(Ok(())))
}

/// Serves the figures, if somebody wants them.
async fn figures(config: &Config, house: &House) -> Result<Option<JoinHandle<()>>, RunError> {
    let Some(address) = config.metrics_listen else {
        return Ok(None);
    };
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| RunError::Listen(address, error))?;
    let address = listener.local_addr()?;
    tracing::info!(%address, "the figures are at /metrics");
    let serving = web::serve_metrics(listener, house.clone());
    Ok(Some(tokio::spawn(serving)))
}

pub(crate) fn house_config(config: &Config) -> Result<HouseConfig, UnknownGame> {
    Ok(HouseConfig {
        offered: Offered::of(&config.games, host::GAMES)?,
        patience: config.patience(),
        idle: config.idle(),
        bots: config.bots,
        caps: config.caps(),
        spectators: config.spectators_per_table as usize,
        closings_per_hour: config.closings_per_hour,
        ..HouseConfig::default()
    })
}

/// Whether a server has kept something in `folder`.
pub fn has_storage(folder: &Path) -> bool {
    file_in(folder).exists()
}

/// Opens the storage as its server, and whoever makes it: it is made, closed to others and brought
/// up to date.
pub(crate) async fn open(config: &Config) -> Result<Store, RunError> {
    if let Some(url) = &config.database {
        return Ok(Store::open(url).await?);
    }
    keep_private(&config.data)?;
    Ok(Store::in_folder(&config.data).await?)
}

async fn http_config(config: &Config, house: &House) -> Result<HttpConfig, RunError> {
    let keys = keys(house.storage().as_ref(), &house.config().environment).await?;
    let public = config
        .public_url
        .iter()
        .map(|url| url.trim_end_matches('/'));
    let public: Vec<String> = public.map(str::to_owned).collect();
    let is_secure = public.iter().any(|url| url.starts_with("https://"));
    let secure_since = if is_secure {
        let now = (house.config().environment.clock)() / 1_000;
        secure_since(house.storage().as_ref(), now).await?
    } else {
        0
    };
    let origins: Vec<String> = config.origins.iter().chain(&public).cloned().collect();
    // Whoever does not say what people type is asked by any name.
    let names = if public.is_empty() { &[] } else { &origins[..] };
    let hosts = Hosts::of(names.iter().map(String::as_str))?;
    Ok(HttpConfig {
        keys,
        hosts,
        is_secure,
        secure_since,
        origins,
        behind_proxy: config.behind_proxy,
        rates: config.rates(),
        waits: Waits::default(),
        page: config.page.clone(),
    })
}

fn sweeper(house: House) -> JoinHandle<()> {
    tokio::spawn(async move {
        let mut sweep = interval(SWEEP);
        loop {
            sweep.tick().await;
            if let Err(error) = house.sweep().await {
                tracing::warn!(%error, "abandoned tables could not be looked for");
            }
        }
    })
}

/// Lets served time go on, and stores it now and then.
async fn count_served(house: House) {
    let mut tick = interval(TICK);
    let mut stored = Instant::now();
    loop {
        tick.tick().await;
        house.tick();
        if stored.elapsed() >= STORED_EVERY {
            stored = Instant::now();
            store_served(&house).await;
        }
    }
}

async fn store_served(house: &House) {
    if let Err(error) = house.store_served().await {
        tracing::warn!(%error, "what was served could not be stored, and stands still");
    }
}

async fn close_when_told(house: House) {
    let interrupted = signal::ctrl_c();
    #[cfg(unix)]
    {
        let terminated = signal::unix::signal(signal::unix::SignalKind::terminate());
        if let Ok(mut terminated) = terminated {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
        } else {
            let _ = interrupted.await;
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
    tracing::info!("closing: finishing what was begun");
    house.close();
}

/// A failed sync ends the server, after everyone was told.
async fn close_when_lost(house: House) {
    let mut health = house.storage().watch_health();
    if health.wait_for(|health| health.is_lost()).await.is_ok() {
        house.close();
    }
}

fn log_to_stderr(config: &Config) -> Result<(), RunError> {
    let filter = tracing_subscriber::EnvFilter::try_new(&config.log);
    let mut filter = filter.map_err(|_| RunError::Log(config.log.clone()))?;
    // In detail these tell what people send: cookies, links, the words of the database.
    for other in [
        "hyper",
        "hyper_util",
        "tungstenite",
        "tokio_tungstenite",
        "axum",
        "sqlx",
    ] {
        let quiet = format!("{other}=info").parse();
        filter = filter.add_directive(quiet.expect("a name and a level make a directive"));
    }
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    // A process that runs two servers, as tests do, logs for the first.
    let _ = if config.log_json {
        logs.json().try_init()
    } else {
        logs.try_init()
    };
    // What rules say when they fail may tell what somebody holds.
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "a fault in the program");
    }));
    Ok(())
}
