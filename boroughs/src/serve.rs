//! `boroughs serve`: tables for players who connect over the network.

use std::{
    env,
    net::SocketAddr,
    process::{Command, Stdio},
};

use anyhow::Result;
use prose::{Lang, say};
use server::{Config, TakenPort};

use crate::{
    cli::{ServeArgs, StorageArgs},
    home::Home,
    input, output,
};

pub(crate) fn run(args: &ServeArgs) -> Result<()> {
    let lang = input::lang(None);
    let home = args.at_home.then(Home::find);
    let config = config(args, home.as_ref())?;
    server::run(&config, |address| {
        // Whoever closed standard output does not want to know.
        let _ = output::print(&format!("serving on http://{address}\n"));
        for remark in remarks(&config, home.as_ref(), address, lang) {
            let _ = output::print(&format!("{remark}\n"));
        }
        if args.open {
            open(&format!("http://{address}"));
        }
    })?;
    Ok(())
}

/// What players at home are told who may have expected something else.
fn remarks(
    config: &Config,
    home: Option<&Home>,
    address: SocketAddr,
    lang: Lang,
) -> impl Iterator<Item = String> {
    let (asked, port) = (config.listen.port(), address.port());
    let is_other = config.taken_port == TakenPort::TakeNext && asked != port;
    let other = is_other.then(|| {
        let (asked, port) = (asked.to_string(), port.to_string());
        say!(lang, "home-next-port", asked = asked, port = port)
    });
    let folder = home.and_then(|home| home.remark(&config.data, lang));
    other.into_iter().chain(folder)
}

/// Opens the page in a browser, if there is a screen; who has none reads the address.
fn open(address: &str) {
    let has_screen = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()));
    let mut opener = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        Command::new("explorer")
    } else if has_screen {
        Command::new("xdg-open")
    } else {
        return;
    };
    opener.arg(address).stdin(Stdio::null());
    // Without one the printed address is enough.
    let _ = opener.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

/// Flags and environment before the file, the file before what is usual.
fn config(args: &ServeArgs, home: Option<&Home>) -> Result<Config> {
    let file = match home {
        Some(home) if args.storage.config.is_none() => wished(&args.storage, home.config()),
        _ => storage(&args.storage)?,
    };
    Ok(Config {
        listen: args.listen.unwrap_or(file.listen),
        // Who names an address means that one.
        taken_port: args.listen.map_or(file.taken_port, |_| TakenPort::Refuse),
        page: args.page.clone(),
        public_url: args.public_url.clone().or(file.public_url),
        behind_proxy: args.behind_proxy || file.behind_proxy,
        metrics_listen: args.metrics_listen.or(file.metrics_listen),
        games: if args.games.is_empty() {
            file.games
        } else {
            args.games.clone()
        },
        bots: args.bots.unwrap_or(file.bots),
        requests_per_second: args.requests_per_second.unwrap_or(file.requests_per_second),
        messages_per_second: args.messages_per_second.unwrap_or(file.messages_per_second),
        connections_per_address: args
            .connections_per_address
            .unwrap_or(file.connections_per_address),
        origins: if args.origins.is_empty() {
            file.origins
        } else {
            args.origins.clone()
        },
        lobby_hours: args.lobby_hours.unwrap_or(file.lobby_hours),
        game_days: args.game_days.unwrap_or(file.game_days),
        closings_per_hour: args.closings_per_hour.unwrap_or(file.closings_per_hour),
        spectators_per_table: args
            .spectators_per_table
            .unwrap_or(file.spectators_per_table),
        idle_seconds: args.idle_seconds.unwrap_or(file.idle_seconds),
        tables_per_guest: args.tables_per_guest.unwrap_or(file.tables_per_guest),
        tables_per_address: args.tables_per_address.unwrap_or(file.tables_per_address),
        tables_per_guest_hour: args
            .tables_per_guest_hour
            .unwrap_or(file.tables_per_guest_hour),
        tables_per_address_hour: args
            .tables_per_address_hour
            .unwrap_or(file.tables_per_address_hour),
        finished_days: args.finished_days.unwrap_or(file.finished_days),
        closed_days: args.closed_days.unwrap_or(file.closed_days),
        backup_hours: args.backup_hours.unwrap_or(file.backup_hours),
        backup_keep: args.backup_keep.unwrap_or(file.backup_keep),
        backup_folder: args.backup_folder.clone().or(file.backup_folder),
        standby: args.standby || file.standby,
        log: args.log.clone().unwrap_or(file.log),
        log_json: args.log_json || file.log_json,
        data: file.data,
        database: file.database,
    })
}

/// The configuration of the file, with the storage that was asked for.
pub(crate) fn storage(args: &StorageArgs) -> Result<Config> {
    let file = match &args.config {
        Some(path) => Config::of_file(path)?,
        None => Config::default(),
    };
    Ok(wished(args, file))
}

/// `usual`, with the storage that was asked for.
fn wished(args: &StorageArgs, usual: Config) -> Config {
    Config {
        data: args.data.clone().unwrap_or(usual.data),
        database: args.database.clone().or(usual.database),
        ..usual
    }
}
