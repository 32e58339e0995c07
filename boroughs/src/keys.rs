//! `boroughs rotate-key`.

use anyhow::Result;

use crate::{cli::StorageArgs, output, serve};

pub(crate) fn rotate(args: &StorageArgs) -> Result<()> {
    let config = serve::storage(args)?;
    server::rotate_key(&config)?;
    output::print(
        "a new key signs cookies from the next start of the server; those of the key before are \
         renewed, older ones no longer count\n",
    )
}
