//! Backups by themselves: a copy every so many hours, as many as are wanted.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use tokio::{
    task::JoinHandle,
    time::{Instant, interval},
};

use crate::{
    config::Config,
    copies::write_copy,
    private::private_folder,
    run::RunError,
    stamps::{stamp, time_of},
    store::Store,
};

/// How often it is seen whether one is due.
const LOOK: Duration = Duration::from_secs(1);
/// After one that failed the next is tried so much later.
const RETRY: Duration = Duration::from_mins(10);

/// Makes backups until it is aborted; does nothing if none are wanted.
pub(crate) fn start(config: &Config, store: &Store) -> JoinHandle<()> {
    let (config, store) = (config.clone(), store.clone());
    tokio::spawn(async move {
        if config.backup_hours > 0 {
            Backups::new(&config, store).run().await;
        }
    })
}

/// The folder of backups, and when the last one was made.
struct Backups {
    store: Store,
    folder: PathBuf,
    /// How many backups are kept; older ones are deleted.
    keep: usize,
    every: Duration,
    /// The age of the newest when it was last looked up, and when that was. From then on a clock
    /// counts that nobody can set.
    newest: Option<(Duration, Instant)>,
    /// When the next is made at the earliest.
    wait: Instant,
}

impl Backups {
    fn new(config: &Config, store: Store) -> Self {
        let folder = config.backup_folder.clone();
        let folder = folder.unwrap_or_else(|| config.data.join("backups"));
        let now = SystemTime::now();
        // Of one with a name of the future nobody knows when it was made.
        let ages = names_in(&folder).into_iter().filter_map(|name| {
            let time = time_in(&name)?;
            now.duration_since(time).ok()
        });
        let age = ages.min();
        Backups {
            store,
            every: Duration::from_secs(u64::from(config.backup_hours) * 60 * 60),
            keep: config.backup_keep.max(1) as usize,
            newest: age.map(|age| (age, Instant::now())),
            wait: Instant::now(),
            folder,
        }
    }

    async fn run(&mut self) {
        metrics::counter!("boroughs_backups_total").increment(0);
        metrics::counter!("boroughs_backup_errors_total").increment(0);
        let mut look = interval(LOOK);
        loop {
            look.tick().await;
            if self.is_due() {
                self.make().await;
            }
            if let Some(age) = self.age() {
                metrics::gauge!("boroughs_backup_age_seconds").set(age.as_secs_f64());
            }
        }
    }

    fn age(&self) -> Option<Duration> {
        self.newest.map(|(age, since)| age + since.elapsed())
    }

    fn is_due(&self) -> bool {
        Instant::now() >= self.wait && self.age().is_none_or(|age| age >= self.every)
    }

    async fn make(&mut self) {
        let start = Instant::now();
        let file = name_of(SystemTime::now());
        let made = match self.prepare() {
            Ok(()) => write_copy(&self.store, &self.folder.join(&file)).await,
            Err(error) => Err(error),
        };
        match made {
            Ok(entries) => {
                let seconds = start.elapsed().as_secs();
                tracing::info!(file, entries, seconds, "a backup was made");
                metrics::counter!("boroughs_backups_total").increment(1);
                self.newest = Some((Duration::ZERO, start));
                self.delete_oldest(&file);
            }
            Err(error) => {
                tracing::error!(%error, "no backup could be made");
                metrics::counter!("boroughs_backup_errors_total").increment(1);
                self.wait = Instant::now() + RETRY;
            }
        }
    }

    /// Makes the folder, and takes away what a process that was killed has left there.
    fn prepare(&self) -> Result<(), RunError> {
        private_folder(&self.folder)?;
        for name in all_in(&self.folder) {
            let half = name.split_once(".part").map(|(whole, _)| whole);
            if half.and_then(time_in).is_some() {
                fs::remove_file(self.folder.join(name))?;
            }
        }
        Ok(())
    }

    /// Deletes what is too many now that `made` is there. Those whose names are later than its
    /// own were made under a wrong clock, and go before all others: whatever the clock says, the
    /// one that was made last is kept.
    fn delete_oldest(&self, made: &str) {
        let mut names = names_in(&self.folder);
        names.sort_unstable_by_key(|name| (name.as_str() <= made, name.clone()));
        for name in names.iter().rev().skip(self.keep) {
            if let Err(error) = fs::remove_file(self.folder.join(name)) {
                tracing::warn!(%error, name, "an old backup could not be deleted");
            }
        }
    }
}

/// The name of a backup that is made at `time`.
fn name_of(time: SystemTime) -> String {
    format!("boroughs-{}.sqlite", stamp(time))
}

/// When the backup of this name was made; nothing if it is another file.
fn time_in(name: &str) -> Option<SystemTime> {
    let name = name.strip_prefix("boroughs-")?;
    time_of(name.strip_suffix(".sqlite")?)
}

/// The backups in `folder`, oldest first.
fn names_in(folder: &Path) -> Vec<String> {
    let mut names = all_in(folder);
    names.retain(|name| time_in(name).is_some());
    names.sort_unstable();
    names
}

fn all_in(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten();
    let names = files.map(|file| io::Result::Ok(file?.file_name().into_string().ok()));
    names.flatten().flatten().collect()
}
