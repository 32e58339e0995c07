//! From a configuration to a running server, and to its end.

use std::{net::SocketAddr, time::Duration};

use tokio::{net::TcpListener, signal, task::JoinHandle, time::interval};

use crate::{
    config::Config,
    house::{House, Outside, Ways},
    store::{CopyError, Store, StoreError},
    web::{self, CookieKey, Manners, Waits},
};
use room::ids::Secret;

/// How often abandoned tables are looked for.
const SWEEP: Duration = Duration::from_mins(10);

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
    /// A copy was not made.
    #[error("the copy was not made: {0}")]
    Copy(#[from] CopyError),
    /// There is something already.
    #[error("{0} is there already")]
    Exists(String),
    /// There is nothing.
    #[error("there is no {0}")]
    Missing(String),
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
    let store = open(config).await?;
    let (house, stored) = House::open(store.clone(), ways(config));
    let relisted = house.relist().await?;
    if relisted > 0 {
        tracing::info!(relisted, "the list of tables was made anew from the log");
    }
    let manners = manners(config, &house).await?;
    let listener = TcpListener::bind(config.listen).await;
    let listener = listener.map_err(|error| RunError::Listen(config.listen, error))?;
    let address = listener.local_addr()?;
    tracing::info!(%address, "serving");
    ready(address);
    let sweeper = sweeper(house.clone());
    let farewell = tokio::spawn(close_when_told(house.clone()));
    web::serve(listener, house.clone(), manners).await?;
    sweeper.abort();
    farewell.abort();
    finish(house, stored).await;
    store.close().await;
    tracing::info!("everything is stored; good-bye");
    Ok(())
}

/// Waits until everything acknowledged, and all that was begun, is on disk.
async fn finish(house: House, stored: JoinHandle<()>) {
    let end = tokio::time::Instant::now() + Duration::from_secs(10);
    while house.rooms() > 0 && tokio::time::Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    drop(house);
    let _ = tokio::time::timeout_at(end, stored).await;
}

fn ways(config: &Config) -> Ways {
    Ways {
        patience: config.patience(),
        idle: config.idle(),
        bots: config.bots,
        ..Ways::default()
    }
}

pub(crate) async fn open(config: &Config) -> Result<Store, StoreError> {
    match &config.database {
        Some(url) => Store::open(url).await,
        None => Store::in_folder(&config.data).await,
    }
}

async fn manners(config: &Config, house: &House) -> Result<Manners, RunError> {
    let outside: &Outside = &house.ways().outside;
    let fresh = Secret::draw(&mut |bytes: &mut [u8]| outside.roll(bytes));
    let kept = house.store().keep("cookie-key", &fresh.reveal()).await?;
    let key = kept
        .parse()
        .map_err(|_| StoreError::Damaged { number: 0 })?;
    let public = config
        .public_url
        .iter()
        .map(|url| url.trim_end_matches('/'));
    let public: Vec<String> = public.map(str::to_owned).collect();
    Ok(Manners {
        key: CookieKey::new(key),
        is_secure: public.iter().any(|url| url.starts_with("https://")),
        origins: config.origins.iter().cloned().chain(public).collect(),
        behind_proxy: config.behind_proxy,
        rates: config.rates(),
        waits: Waits::default(),
    })
}

fn sweeper(house: House) -> JoinHandle<()> {
    tokio::spawn(async move {
        let mut sweep = interval(SWEEP);
        loop {
            sweep.tick().await;
            house.sweep().await;
        }
    })
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
