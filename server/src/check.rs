//! Looking through a storage.

use std::path::Path;

use crate::{
    config::Config,
    private::all_beside,
    run::RunError,
    store::{self, Findings, file_in},
};

/// Looks through everything a server keeps, or through the backup `file`, without changing
/// anything. `progress` is told how far it is and how far it goes.
pub fn check(
    config: &Config,
    file: Option<&Path>,
    progress: &mut (dyn FnMut(u64, u64) + Send),
) -> Result<Findings, RunError> {
    let url = match (&config.database, file) {
        (Some(url), None) => url.clone(),
        (None, None) => read_only(&file_in(&config.data))?,
        (_, Some(file)) => by_itself(file)?,
    };
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build()?;
    Ok(runtime.block_on(store::check(&url, progress))?)
}

/// The same of a backup, beside which nothing is made either. One that has a write-ahead log is in
/// use, or was when it was copied.
fn by_itself(file: &Path) -> Result<String, RunError> {
    let url = read_only(file)?;
    let [log, ..] = all_beside(file);
    if log.exists() {
        Ok(url)
    } else {
        Ok(url + "&immutable=true")
    }
}

/// The URL of a SQLite file that is there and stays as it is.
fn read_only(file: &Path) -> Result<String, RunError> {
    if file.exists() {
        Ok(format!("sqlite://{}?mode=ro", file.display()))
    } else {
        Err(RunError::Missing(file.display().to_string()))
    }
}
