//! Backup and restore.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use tokio::runtime::{Builder, Runtime};

use crate::{
    claim::Claim,
    config::Config,
    offline::{is_there, open_as_it_is},
    private::{all_beside, private_file},
    run::{RunError, open},
    store::{self, Health, Store, copy, file_in, url_of},
};

/// Copies the database of a server, which may be running, into a new file. Says how many entries
/// it has.
pub fn backup(config: &Config, file: &Path) -> Result<u64, RunError> {
    if file.exists() {
        return Err(RunError::Exists(file.display().to_string()));
    }
    runtime()?.block_on(async {
        let from = open_as_it_is(config).await?;
        let written = write_copy(&from, file).await;
        from.close().await;
        written
    })
}

/// Copies the storage into `file`: when this is done the copy is on the disk under its name,
/// whole. If it fails nothing is left. The storage itself is only read: nothing of it is synced
/// here, where a failure would be one of the copy.
pub(crate) async fn write_copy(from: &Store, file: &Path) -> Result<u64, RunError> {
    let half = Half::begin(file)?;
    let into = Store::open_copy(&url_of(&half.path)).await?;
    let copied = copy(from, &into).await;
    into.close().await;
    let count = copied?;
    if into.health() != Health::Ready {
        return Err(io::Error::other("the copy could not be written to its end").into());
    }
    let finished = tokio::task::spawn_blocking(move || half.finish());
    finished.await.map_err(io::Error::other)??;
    Ok(count)
}

/// A copy that is not finished: it must not look like one, and goes away if it is given up.
struct Half {
    path: PathBuf,
    whole: PathBuf,
}

impl Half {
    fn begin(file: &Path) -> Result<Self, RunError> {
        let mut name = file.file_name().unwrap_or_default().to_owned();
        name.push(".part");
        let half = Half {
            path: file.with_file_name(name),
            whole: file.to_owned(),
        };
        remove_all(&half.path);
        private_file(&half.path)?;
        Ok(half)
    }

    /// Syncs it, gives it its name, and syncs that.
    fn finish(self) -> io::Result<()> {
        let [log, ..] = all_beside(&self.path);
        if fs::metadata(log).is_ok_and(|log| log.len() > 0) {
            // SQLite could not bring its write-ahead log home, and told nobody.
            return Err(io::Error::other("the copy could not be written to its end"));
        }
        fs::File::open(&self.path)?.sync_all()?;
        fs::rename(&self.path, &self.whole)?;
        let folder = self.whole.parent().filter(|it| !it.as_os_str().is_empty());
        let folder = fs::File::open(folder.unwrap_or(Path::new(".")));
        let synced = folder.and_then(|folder| folder.sync_all());
        if synced.is_err() {
            // Its name may be gone after a power failure: nobody should count on it.
            fs::remove_file(&self.whole)?;
        }
        synced
    }
}

impl Drop for Half {
    fn drop(&mut self) {
        remove_all(&self.path);
    }
}

/// Copies such a file into the empty database of a server that is not running. The file stays as
/// it is.
pub fn restore(config: &Config, file: &Path) -> Result<u64, RunError> {
    is_there(file)?;
    // Two must not write here, and who restores does not wait for a server to end.
    let alone = Config {
        standby: false,
        ..config.clone()
    };
    runtime()?.block_on(async {
        assert_new_or_current(config).await?;
        let _claim = Claim::take(&alone).await?;
        let twin = Twin::of(file, config)?;
        let from = Store::open_copy(&url_of(&twin.path)).await?;
        let into = open(config).await?;
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let restored = store::restore(&from, &into, now.map_or(0, |now| now.as_secs())).await;
        from.close().await;
        into.close().await;
        if into.health().is_lost() {
            return Err(RunError::SyncFailed);
        }
        Ok(restored?)
    })
}

/// What is there of an older server is not brought up to date by a copy that it will refuse.
async fn assert_new_or_current(config: &Config) -> Result<(), RunError> {
    let file = file_in(&config.data);
    let url = match &config.database {
        Some(url) => url.clone(),
        None if !file.exists() => return Ok(()),
        None => url_of(&file),
    };
    match store::schema_at(&url).await? {
        0 => Ok(()),
        _ => Ok(store::assert_current(&url).await?),
    }
}

/// A copy of a backup, file by file, for as long as it is needed: an older one has to be brought
/// up to date before it can be read, and the backup may lie where nothing can be written.
struct Twin {
    path: PathBuf,
}

impl Twin {
    fn of(file: &Path, config: &Config) -> Result<Self, RunError> {
        let folder = match config.database {
            // There may be no folder of data.
            Some(_) => std::env::temp_dir(),
            None => config.data.clone(),
        };
        let name = format!("restored-{}.part", std::process::id());
        let twin = Twin {
            path: folder.join(name),
        };
        remove_all(&twin.path);
        let [log, ..] = all_beside(file);
        let [own_log, ..] = all_beside(&twin.path);
        for (from, into) in [(file, &twin.path), (&log, &own_log)] {
            if from.exists() {
                private_file(into)?;
                fs::copy(from, into).map_err(|error| RunError::File(from.to_owned(), error))?;
                // A copy gets the mode of what it was made from.
                private_file(into)?;
            }
        }
        Ok(twin)
    }
}

impl Drop for Twin {
    fn drop(&mut self) {
        remove_all(&self.path);
    }
}

/// Removes a database and what SQLite keeps beside it.
fn remove_all(file: &Path) {
    for path in all_beside(file).iter().map(PathBuf::as_path).chain([file]) {
        // What is not there need not be removed.
        let _ = fs::remove_file(path);
    }
}

fn runtime() -> io::Result<Runtime> {
    Builder::new_current_thread().enable_all().build()
}
