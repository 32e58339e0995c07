//! What can be written behind `boroughs`.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Args, Parser, Subcommand};
use lab::{ArenaArgs, BenchArgs};
use prose::Lang;
use tabletop::{Seat, Seed};
use terminal::Sitter;

use crate::input::Many;

/// Five New York board games: in the terminal, against bots, and from programs.
#[derive(Debug, Parser)]
#[command(name = "boroughs", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: CliCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum CliCommand {
    /// Play a game in the terminal: against bots, with friends here, or at a server's table
    Play(PlayArgs),
    /// List the games and their options
    Games(GamesArgs),
    /// Read the rules of a game, or one rule by its id
    Rules(RulesArgs),
    /// Show a recorded play at any point, from any seat's eyes
    Replay(ReplayArgs),
    /// Check that a recorded play is whole and legal, and its seed made as it says
    Verify(VerifyArgs),
    /// Let bots play many games among themselves and report how they fared
    Simulate(SimulateArgs),
    /// Measure how fast the rules are: random play on one core, in CPU-seconds
    Bench(BenchArgs),
    /// Find out which of two bots is stronger: the same deals in all rotations, on all cores
    Arena(Box<ArenaArgs>),
    /// Keep tables for players who connect over the network: the page for browsers, an API
    Serve(Box<ServeArgs>),
    /// Copy everything a server keeps into a new file, while it runs
    Backup(CopyArgs),
    /// Copy such a file into the empty storage of a server that is not running
    Restore(CopyArgs),
    /// Delete tables that have been over for long, from the storage of a server that is not running
    Prune(PruneArgs),
    /// Look through everything a server keeps, while it runs or not, and name what is damaged
    Check(CheckArgs),
    /// See which tables of a server would go on under the rules of this program
    Upgrade(UpgradeArgs),
    /// Draw a new key for the cookies of a server; it is used from the server's next start
    RotateKey(StorageArgs),
    /// Measure a server: many tables of programs that play at once
    Load(LoadArgs),
}

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

const OF_ONE_DEVICE: [&str; 6] = ["game", "seats", "options", "seed", "record", "resume"];

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// The game; `boroughs games` lists them
    pub(crate) game: Option<String>,
    /// Who sits where, clockwise: you (or you:NAME), bot, or a bot's level (novice, fair,
    /// strong, random)
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO…")]
    pub(crate) seats: Vec<String>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// Deal from this seed: a number, or 64 hexadecimal digits
    #[arg(long)]
    pub(crate) seed: Option<Seed>,
    /// Language: en or it [default: that of the system]
    #[arg(long)]
    pub(crate) lang: Option<Lang>,
    /// Lines of text instead of a drawn table: for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    /// Keep the record of the play in this file, up to date after every move
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Go on with the play recorded in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options", "seed", "record"])]
    pub(crate) resume: Option<PathBuf>,
    /// Play or watch at the table of a server: its link, as the page in the browser shows it
    #[arg(long, value_name = "LINK", conflicts_with_all = OF_ONE_DEVICE)]
    pub(crate) join: Option<String>,
    /// Sit down at the server's table under this name at once
    #[arg(long, requires = "join")]
    pub(crate) name: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// The game; `boroughs games` lists them
    pub(crate) game: String,
    /// One rule: its id, such as NN-010
    pub(crate) id: Option<String>,
    /// Language: en or it [default: that of the system]
    #[arg(long)]
    pub(crate) lang: Option<Lang>,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// A record, as `play --record` writes them
    pub(crate) file: PathBuf,
    /// Show the table after this many actions [default: as far as the record goes]
    #[arg(long)]
    pub(crate) ply: Option<u32>,
    /// Look through the eyes of this seat: A, B, … [default: everything, hidden or not]
    #[arg(long)]
    pub(crate) seat: Option<Seat>,
    /// Language: en or it [default: that of the system]
    #[arg(long)]
    pub(crate) lang: Option<Lang>,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// The records to check
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Language: en or it [default: that of the system]
    #[arg(long)]
    pub(crate) lang: Option<Lang>,
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// The game; `boroughs games` lists them
    pub(crate) game: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The bots, clockwise: random, novice, fair, strong [default: two fair ones, or as many as it
    /// takes]
    #[arg(long, value_delimiter = ',', value_name = "LEVEL,LEVEL…")]
    pub(crate) seats: Vec<Sitter>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// Deal from this seed: the same seed gives the same games [default: a fresh one]
    #[arg(long)]
    pub(crate) seed: Option<Seed>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// Count what the game finds worth counting, such as how often each card was built
    #[arg(long)]
    pub(crate) report: bool,
    /// Write every action and situation as JSON lines (docs/transcripts.md)
    #[arg(long, value_name = "FILE")]
    pub(crate) transcript: Option<PathBuf>,
}

// Each is a flag of its own.
#[allow(clippy::struct_excessive_bools)]
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) storage: StorageArgs,
    /// Where to listen [default: 127.0.0.1:4000]
    #[arg(long, env = "BOROUGHS_LISTEN", value_name = "ADDRESS:PORT")]
    pub(crate) listen: Option<SocketAddr>,
    /// What people type to come here, if that is not where it listens
    #[arg(long, env = "BOROUGHS_PUBLIC_URL", value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// Believe the X-Forwarded-For of the proxy in front
    #[arg(long, env = "BOROUGHS_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// Tell the figures for Prometheus here, at /metrics [default: nowhere]
    #[arg(long, env = "BOROUGHS_METRICS_LISTEN", value_name = "ADDRESS:PORT")]
    pub(crate) metrics_listen: Option<SocketAddr>,
    /// The games that tables can be laid out for, by id [default: all]
    #[arg(
        long,
        env = "BOROUGHS_GAMES",
        value_name = "GAME,GAME…",
        value_delimiter = ','
    )]
    pub(crate) games: Vec<String>,
    /// How many bots think at a time [default: 2]
    #[arg(long, env = "BOROUGHS_BOTS")]
    pub(crate) bots: Option<usize>,
    /// Requests a second that one address may make, 0 for any [default: 20]
    #[arg(long, env = "BOROUGHS_REQUESTS_PER_SECOND", value_name = "N")]
    pub(crate) requests_per_second: Option<u32>,
    /// Messages a second that one address may send in sockets, 0 for any [default: 50]
    #[arg(long, env = "BOROUGHS_MESSAGES_PER_SECOND", value_name = "N")]
    pub(crate) messages_per_second: Option<u32>,
    /// Connections that one address may have at a time, 0 for any [default: 200]
    #[arg(long, env = "BOROUGHS_CONNECTIONS_PER_ADDRESS", value_name = "N")]
    pub(crate) connections_per_address: Option<u32>,
    /// Another name of this server that pages may come from; may be given several times
    #[arg(
        long = "origin",
        env = "BOROUGHS_ORIGINS",
        value_name = "URL",
        value_delimiter = ','
    )]
    pub(crate) origins: Vec<String>,
    /// Close a table that has not begun after so many hours [default: 24]
    #[arg(long, env = "BOROUGHS_LOBBY_HOURS", value_name = "N")]
    pub(crate) lobby_hours: Option<u32>,
    /// Close a game after so many days without a move [default: 30]
    #[arg(long, env = "BOROUGHS_GAME_DAYS", value_name = "N")]
    pub(crate) game_days: Option<u32>,
    /// Close so many abandoned tables in an hour; the others wait [default: 50]
    #[arg(long, env = "BOROUGHS_CLOSINGS_PER_HOUR", value_name = "N")]
    pub(crate) closings_per_hour: Option<u32>,
    /// Let so many spectators connect to a table, up to 10000 [default: 250]
    #[arg(long, env = "BOROUGHS_SPECTATORS_PER_TABLE", value_name = "N")]
    pub(crate) spectators_per_table: Option<u32>,
    /// Keep a table nobody looks at in memory for so long [default: 60]
    #[arg(long, env = "BOROUGHS_IDLE_SECONDS", value_name = "N")]
    pub(crate) idle_seconds: Option<u32>,
    /// Open tables that one guest may have, 0 for any [default: 10]
    #[arg(long, env = "BOROUGHS_TABLES_PER_GUEST", value_name = "N")]
    pub(crate) tables_per_guest: Option<u32>,
    /// Open tables that one address may have, 0 for any [default: 40]
    #[arg(long, env = "BOROUGHS_TABLES_PER_ADDRESS", value_name = "N")]
    pub(crate) tables_per_address: Option<u32>,
    /// Tables that one guest may lay out in an hour, 0 for any [default: 60]
    #[arg(long, env = "BOROUGHS_TABLES_PER_GUEST_HOUR", value_name = "N")]
    pub(crate) tables_per_guest_hour: Option<u32>,
    /// Tables that one address may lay out in an hour, 0 for any [default: 240]
    #[arg(long, env = "BOROUGHS_TABLES_PER_ADDRESS_HOUR", value_name = "N")]
    pub(crate) tables_per_address_hour: Option<u32>,
    /// Delete a game so many days of serving after its end, 0 for never [default: 365]
    #[arg(long, env = "BOROUGHS_FINISHED_DAYS", value_name = "N")]
    pub(crate) finished_days: Option<u32>,
    /// Delete a table so many days of serving after it was closed, 0 for never [default: 30]
    #[arg(long, env = "BOROUGHS_CLOSED_DAYS", value_name = "N")]
    pub(crate) closed_days: Option<u32>,
    /// Make a backup every so many hours, 0 for never [default: 24]
    #[arg(long, env = "BOROUGHS_BACKUP_HOURS", value_name = "N")]
    pub(crate) backup_hours: Option<u32>,
    /// Keep so many of these backups [default: 7]
    #[arg(long, env = "BOROUGHS_BACKUP_KEEP", value_name = "N")]
    pub(crate) backup_keep: Option<u32>,
    /// Where they are kept [default: backups in the folder of the database]
    #[arg(long, env = "BOROUGHS_BACKUP_FOLDER", value_name = "FOLDER")]
    pub(crate) backup_folder: Option<PathBuf>,
    /// Wait until the server that has the storage ends, and take over
    #[arg(long, env = "BOROUGHS_STANDBY")]
    pub(crate) standby: bool,
    /// Serve the players on this machine: unless told otherwise, games are kept in the folder of
    /// your own for such things, and a port that is taken leads to the next one
    #[arg(long)]
    pub(crate) at_home: bool,
    /// Take the files of the page from this folder, not from the program
    #[arg(long, value_name = "FOLDER")]
    pub(crate) page: Option<PathBuf>,
    /// Open the page in a browser, where there is a screen
    #[arg(long)]
    pub(crate) open: bool,
    /// What is logged: error, warn, info, debug [default: info]
    #[arg(long, env = "BOROUGHS_LOG")]
    pub(crate) log: Option<String>,
    /// Log JSON lines
    #[arg(long, env = "BOROUGHS_LOG_JSON")]
    pub(crate) log_json: bool,
}

/// Where a server keeps things.
#[derive(Debug, Args)]
pub(crate) struct StorageArgs {
    /// A file with the configuration (docs/hosting.md); flags and environment come before it
    #[arg(long, env = "BOROUGHS_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// The folder of the database [default: boroughs-data]
    #[arg(long, env = "BOROUGHS_DATA", value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// Another database than the one in the folder: postgres://…
    #[arg(
        long,
        env = "BOROUGHS_DATABASE",
        value_name = "URL",
        hide_env_values = true
    )]
    pub(crate) database: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct CopyArgs {
    /// The file
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) storage: StorageArgs,
}

#[derive(Debug, Args)]
pub(crate) struct PruneArgs {
    #[command(flatten)]
    pub(crate) storage: StorageArgs,
    /// Delete games that ended so many days ago, 0 for none [default: as configured, 365]
    #[arg(long, value_name = "N")]
    pub(crate) finished_days: Option<u32>,
    /// Delete tables that were closed so many days ago, 0 for none [default: as configured, 30]
    #[arg(long, value_name = "N")]
    pub(crate) closed_days: Option<u32>,
    /// Close all tables that were abandoned instead, which a running server does a few at a time
    #[arg(long, conflicts_with_all = ["finished_days", "closed_days"])]
    pub(crate) closing: bool,
    /// Do it; without this it only says what it would do
    #[arg(long)]
    pub(crate) yes: bool,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    /// A backup to look through instead of the storage
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) storage: StorageArgs,
}

#[derive(Debug, Args)]
pub(crate) struct UpgradeArgs {
    /// Only look: the storage stays as it is, and a server may be using it
    #[arg(long, required = true)]
    pub(crate) check: bool,
    #[command(flatten)]
    pub(crate) storage: StorageArgs,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LoadArgs {
    /// The game, or `all` [default: the first of `boroughs games`]
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// How many sit at each table, or `all` for every number the game takes [default: 2]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<Many>,
    /// How many more look on at each table
    #[arg(long, default_value_t = 0, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u32).range(0..=10_000))]
    pub(crate) watch: u32,
    /// Print JSON for programs
    #[arg(long, conflicts_with_all = ["idle", "stored"])]
    pub(crate) json: bool,
    /// How many tables
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=5000))]
    pub(crate) tables: u32,
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub(crate) seconds: u32,
    /// Stop a table after so many moves [default: when the time is over]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) moves: Option<u32>,
    /// Milliseconds between two moves at a table [default: none, as fast as it goes]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) pace: Option<u32>,
    /// Let everyone only sit there, and see how much memory a table takes
    #[arg(long, conflicts_with_all = ["pace", "server"])]
    pub(crate) idle: bool,
    /// Store so many games first, then see how soon it serves and how soon any ply is shown
    #[arg(long, value_name = "GAMES", conflicts_with_all = ["pace", "server", "idle", "tables"])]
    #[arg(value_parser = clap::value_parser!(u32).range(40..=1_000_000))]
    pub(crate) stored: Option<u32>,
    /// A server on this machine, started with all limits at 0 [default: one of its own]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) server: Option<SocketAddr>,
}
