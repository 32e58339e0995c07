//! `boroughs serve`: tables for players who connect over the network.

use anyhow::Result;
use server::Config;

use crate::{
    cli::{ServeArgs, StorageArgs},
    output,
};

pub(crate) fn run(args: &ServeArgs) -> Result<()> {
    let config = config(args)?;
    server::run(&config, |address| {
        // Whoever closed standard output does not want to know.
        let _ = output::print(&format!("serving on http://{address}\n"));
    })?;
    Ok(())
}

/// Flags and environment before the file, the file before what is usual.
fn config(args: &ServeArgs) -> Result<Config> {
    let file = storage(&args.storage)?;
    Ok(Config {
        listen: args.listen.unwrap_or(file.listen),
        public_url: args.public_url.clone().or(file.public_url),
        behind_proxy: args.behind_proxy || file.behind_proxy,
        bots: args.bots.unwrap_or(file.bots),
        requests_per_second: args.requests_per_second.unwrap_or(file.requests_per_second),
        messages_per_second: args.messages_per_second.unwrap_or(file.messages_per_second),
        connections_per_address: args
            .connections_per_address
            .unwrap_or(file.connections_per_address),
        log: args.log.clone().unwrap_or(file.log),
        log_json: args.log_json || file.log_json,
        ..file
    })
}

/// The configuration of the file, with the storage that was asked for.
pub(crate) fn storage(args: &StorageArgs) -> Result<Config> {
    let file = match &args.config {
        Some(path) => Config::of_file(path)?,
        None => Config::default(),
    };
    Ok(Config {
        data: args.data.clone().unwrap_or(file.data),
        database: args.database.clone().or(file.database),
        ..file
    })
}
