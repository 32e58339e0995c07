//! `boroughs backup` and `boroughs restore`.

use anyhow::Result;

use crate::{cli::CopyArgs, output, serve};

pub(crate) fn backup(args: &CopyArgs) -> Result<()> {
    let config = serve::storage(&args.storage)?;
    let entries = server::backup(&config, &args.file)?;
    let file = args.file.display();
    output::print(&format!("{entries} entries copied to {file}\n"))
}

pub(crate) fn restore(args: &CopyArgs) -> Result<()> {
    let config = serve::storage(&args.storage)?;
    let entries = server::restore(&config, &args.file)?;
    let file = args.file.display();
    output::print(&format!("{entries} entries copied from {file}\n"))
}
