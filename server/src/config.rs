//! How the server is told what to be like.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    time::Duration,
};

use serde::Deserialize;

use crate::{
    house::{Caps, Retention},
    web::Rates,
};
use room::Patience;

/// What a server does when another program has its port.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TakenPort {
    /// It does not start.
    #[default]
    Refuse,
    /// It takes the next one that is free.
    TakeNext,
}

/// How the server is told what to be like. `docs/hosting.md` describes each.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The address and port at which it takes connections.
    pub listen: SocketAddr,
    /// What it does when that port is taken.
    #[serde(skip)]
    pub taken_port: TakenPort,
    /// Where the files of the page are, if not in the program.
    #[serde(skip)]
    pub page: Option<PathBuf>,
    /// The folder of the database.
    pub data: PathBuf,
    /// Another database than the one in `data`: `postgres://…`.
    pub database: Option<String>,
    /// What people type to come here, `https://club.example`, if that is not where it listens.
    pub public_url: Option<String>,
    /// Other origins whose pages may use the API.
    pub origins: Vec<String>,
    /// Whether to believe `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Where it tells its figures; nowhere, if it is missing.
    pub metrics_listen: Option<SocketAddr>,
    /// The games that tables can be laid out for, by id; all, if none is named.
    pub games: Vec<String>,
    /// How many bots think at a time.
    pub bots: usize,
    /// Requests a second and address; zero is no limit.
    pub requests_per_second: u32,
    /// Messages in sockets a second and address; zero is no limit.
    pub messages_per_second: u32,
    /// Connections of an address at a time; zero is no limit.
    pub connections_per_address: u32,
    /// After so many hours without a change a table that has not begun is closed.
    pub lobby_hours: u32,
    /// After so many days without a move a game is closed.
    pub game_days: u32,
    /// So many abandoned tables are closed in an hour.
    pub closings_per_hour: u32,
    /// So many connections of spectators a table has.
    pub spectators_per_table: u32,
    /// So many seconds a table that nobody looks at stays in memory.
    pub idle_seconds: u32,
    /// Open tables a guest may have laid out; zero is no limit.
    pub tables_per_guest: u32,
    /// Open tables that may have been laid out from one address; zero is no limit.
    pub tables_per_address: u32,
    /// Tables a guest may lay out in an hour; zero is no limit.
    pub tables_per_guest_hour: u32,
    /// Tables that may be laid out from one address in an hour; zero is no limit.
    pub tables_per_address_hour: u32,
    /// After so many days a game that was played to its end is deleted; zero is never.
    pub finished_days: u32,
    /// After so many days a table that was closed before is deleted; zero is never.
    pub closed_days: u32,
    /// A backup is made every so many hours; zero is never.
    pub backup_hours: u32,
    /// So many backups are kept.
    pub backup_keep: u32,
    /// Where backups are, if not in `backups` below `data`.
    pub backup_folder: Option<PathBuf>,
    /// Whether to wait until the server that has the storage ends, and take over.
    pub standby: bool,
    /// What is logged: `info`, or `server=debug` and the like.
    pub log: String,
    /// Logs as JSON lines.
    pub log_json: bool,
}

impl Default for Config {
    fn default() -> Self {
        let rates = Rates::default();
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 4_000)),
            taken_port: TakenPort::Refuse,
            page: None,
            data: PathBuf::from("boroughs-data"),
            database: None,
            public_url: None,
            origins: Vec::new(),
            behind_proxy: false,
            metrics_listen: None,
            games: Vec::new(),
            bots: 2,
            requests_per_second: rates.requests,
            messages_per_second: rates.messages,
            connections_per_address: rates.connections,
            lobby_hours: 24,
            game_days: 30,
            closings_per_hour: 50,
            spectators_per_table: 250,
            idle_seconds: 60,
            tables_per_guest: 10,
            tables_per_address: 40,
            tables_per_guest_hour: 60,
            tables_per_address_hour: 240,
            finished_days: 365,
            closed_days: 30,
            backup_hours: 24,
            backup_keep: 7,
            backup_folder: None,
            standby: false,
            log: "info".to_owned(),
            log_json: false,
        }
    }
}

/// Why a configuration file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// It cannot be read.
    #[error("{0} cannot be read: {1}")]
    Unreadable(PathBuf, std::io::Error),
    /// It is not as it should be.
    #[error("{0}: {1}")]
    Wrong(PathBuf, Box<toml::de::Error>),
}

impl Config {
    /// The configuration in a TOML file; what it does not name keeps its default.
    pub fn of_file(path: &Path) -> Result<Self, ConfigError> {
        let text = std::fs::read_to_string(path);
        let text = text.map_err(|error| ConfigError::Unreadable(path.to_owned(), error))?;
        let read = toml::from_str(&text);
        read.map_err(|error| ConfigError::Wrong(path.to_owned(), Box::new(error)))
    }

    pub(crate) fn patience(&self) -> Patience {
        let hour = 60 * 60 * 1000;
        Patience {
            lobby: u64::from(self.lobby_hours) * hour,
            running: u64::from(self.game_days) * 24 * hour,
            ..Patience::default()
        }
    }

    pub(crate) fn caps(&self) -> Caps {
        Caps {
            per_guest: self.tables_per_guest,
            per_address: self.tables_per_address,
            per_guest_hour: self.tables_per_guest_hour,
            per_address_hour: self.tables_per_address_hour,
        }
    }

    pub(crate) fn retention(&self) -> Retention {
        let day = 24 * 60 * 60 * 1000;
        let kept = |days: u32| (days > 0).then(|| u64::from(days) * day);
        Retention {
            finished: kept(self.finished_days),
            closed: kept(self.closed_days),
        }
    }

    pub(crate) fn idle(&self) -> Duration {
        Duration::from_secs(u64::from(self.idle_seconds))
    }

    pub(crate) fn rates(&self) -> Rates {
        Rates {
            requests: self.requests_per_second,
            messages: self.messages_per_second,
            connections: self.connections_per_address,
        }
    }
}
