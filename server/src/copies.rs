//! Backup and restore.

use std::{
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use tokio::runtime::{Builder, Runtime};

use crate::{
    config::Config,
    run::{RunError, open},
    store::{Store, copy, file_in, url_of},
};

/// Copies the database of a server, which may be running, into a new file. Says how many entries
/// it has.
pub fn backup(config: &Config, file: &Path) -> Result<u64, RunError> {
    if file.exists() {
        return Err(RunError::Exists(file.display().to_string()));
    }
    // A server makes its storage, a copy does not.
    if config.database.is_none() {
        is_there(&file_in(&config.data))?;
    }
    // Half a copy must not look like one.
    let half = half_of(file);
    private_file(&half)?;
    let copied = runtime()?.block_on(async {
        let from = open(config).await?;
        let into = Store::open(&url_of(&half)).await?;
        let count = copy(&from, &into).await?;
        into.close().await;
        from.close().await;
        Ok(count)
    });
    match copied {
        Ok(count) => {
            fs::rename(&half, file)?;
            Ok(count)
        }
        Err(error) => {
            fs::remove_file(&half)?;
            Err(error)
        }
    }
}

/// Copies such a file into the empty database of a server that is not running.
pub fn restore(config: &Config, file: &Path) -> Result<u64, RunError> {
    is_there(file)?;
    runtime()?.block_on(async {
        let from = Store::open(&url_of(file)).await?;
        let into = open(config).await?;
        let count = copy(&from, &into).await?;
        // The copy may lack what clients have heard of: their numbers must lead nowhere.
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let now = now.map_or(0, |now| now.as_secs());
        into.begin_era(now.max(from.era() + 1)).await?;
        from.close().await;
        into.close().await;
        Ok(count)
    })
}

fn is_there(file: &Path) -> Result<(), RunError> {
    if file.exists() {
        Ok(())
    } else {
        Err(RunError::Missing(file.display().to_string()))
    }
}

fn half_of(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    file.with_file_name(name)
}

/// An empty file that nobody else may read.
fn private_file(file: &Path) -> std::io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

fn runtime() -> std::io::Result<Runtime> {
    Builder::new_current_thread().enable_all().build()
}
