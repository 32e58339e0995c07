//! A storage that fails and comes back: what was acknowledged is what another program reads.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use room::ids::Id;
use server::store::{Health, Store, StoreError, Why, Write, url_of};
use sqlx::{AnyConnection, Connection, Row};

use crate::{id, postgres::Postgres, scratch, write};

/// How many sizes of disk are filled; more by `DISKS`.
const DISKS: u64 = 3;

/// A storage, and what it said it has stored.
struct Acknowledged {
    store: Store,
    url: String,
    last: BTreeMap<Id, u64>,
}

impl Acknowledged {
    async fn open(url: &str) -> Self {
        Acknowledged {
            store: Store::open(url).await.unwrap(),
            url: url.to_owned(),
            last: BTreeMap::new(),
        }
    }

    /// Appends `count` entries to a table in one group.
    async fn append(&mut self, table: Id, count: u64) -> Result<(), StoreError> {
        let last = self.last.get(&table).copied().unwrap_or(0);
        let numbers = last + 1..=last + count;
        let writes: Vec<Write> = numbers.map(|n| write(table, n, "running")).collect();
        self.store.append(&writes).await?;
        self.last.insert(table, last + count);
        Ok(())
    }

    /// Does something to the database by a connection of its own.
    async fn aside(&self, sql: &'static str) {
        let mut other = AnyConnection::connect(&self.url).await.unwrap();
        sqlx::raw_sql(sql).execute(&mut other).await.unwrap();
        other.close().await.unwrap();
    }

    /// What is acknowledged is there, all of it and no more, for someone else who looks.
    async fn is_stored(&self) {
        let mut other = AnyConnection::connect(&self.url).await.unwrap();
        let query = "SELECT table_id, COUNT(*), MAX(number) FROM log GROUP BY table_id";
        let rows = sqlx::query(query).fetch_all(&mut other).await.unwrap();
        let mut stored = BTreeMap::new();
        for row in rows {
            let table: Id = row.get::<String, _>(0).parse().unwrap();
            assert_eq!(row.get::<i64, _>(1), row.get::<i64, _>(2), "no gaps");
            stored.insert(table, row.get::<i64, _>(1).cast_unsigned());
        }
        assert_eq!(stored, self.last, "stored is what was acknowledged");
        other.close().await.unwrap();
    }
}

/// After a table was refused, others are stored as ever.
async fn goes_on(it: &mut Acknowledged) {
    for n in 0..20 {
        it.append(id(20 + n % 4), 3).await.unwrap();
    }
    it.is_stored().await;
}

#[tokio::test]
async fn after_sqlite_rolled_back_by_itself_what_is_acknowledged_is_stored() {
    let folder = scratch("rolled-back");
    let mut it = Acknowledged::open(&url_of(&folder.join("it.sqlite"))).await;
    it.append(id(1), 5).await.unwrap();
    // The transaction is gone, whatever its owner thinks.
    let doom = "CREATE TRIGGER doom BEFORE INSERT ON log \
                WHEN new.number = 7 AND new.table_id LIKE '0101%' \
                BEGIN SELECT RAISE(ROLLBACK, 'doom'); END";
    it.aside(doom).await;
    it.append(id(1), 3).await.unwrap_err();
    it.append(id(1), 1).await.unwrap();
    it.append(id(1), 1).await.unwrap_err();
    goes_on(&mut it).await;
    it.store.close().await;
}

/// A small disk in memory.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// One of so many kilobytes, or why there is none.
    fn mount(folder: &Path, kilobytes: u64) -> Result<Self, String> {
        let size = format!("size={kilobytes}k,mode=0700");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &size, "tmpfs"]);
        let said = mount.arg(folder).output().map_err(|it| it.to_string())?;
        if said.status.success() {
            Ok(SmallDisk(folder.to_owned()))
        } else {
            Err(String::from_utf8_lossy(&said.stderr).trim().to_owned())
        }
    }

    fn fill(&self) {
        // As much as there is room for.
        let _ = fs::write(self.0.join("filler"), vec![7; 16 << 20]);
    }

    fn make_room(&self) {
        fs::remove_file(self.0.join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        drop(Command::new("umount").arg("-l").arg(&self.0).output());
    }
}

#[tokio::test]
async fn after_a_full_disk_what_is_acknowledged_is_stored() {
    let disks = std::env::var("DISKS")
        .ok()
        .and_then(|text| text.parse().ok());
    for n in 0..disks.unwrap_or(DISKS) {
        let folder = scratch("full-disk");
        let disk = match SmallDisk::mount(&folder, 900 + 37 * n) {
            Ok(disk) => disk,
            // Another test lets SQLite roll back by itself, which finds less.
            Err(why) => return println!("a full disk was NOT tested: {why}"),
        };
        let mut it = Acknowledged::open(&url_of(&folder.join("it.sqlite"))).await;
        it.append(id(1), 5).await.unwrap();
        disk.fill();
        let mut refused = 0;
        for k in 0..60 {
            refused += u32::from(it.append(id(k % 7), 1 + u64::from(k)).await.is_err());
        }
        assert!(refused > 0, "the disk was full");
        let why = Why::DiskFull;
        assert_eq!(it.store.health(), Health::NotReady { why });
        disk.make_room();
        it.store.feel_pulse();
        let mut health = it.store.watch_health();
        health.wait_for(|it| *it == Health::Ready).await.unwrap();
        goes_on(&mut it).await;
        it.store.close().await;
        it.is_stored().await;
    }
}

/// A PostgreSQL server, or why there is none where none is required.
fn postgres() -> Result<Postgres, String> {
    let started = Postgres::start();
    let is_required = std::env::var("POSTGRES").is_ok_and(|it| it == "required");
    assert!(
        started.is_ok() || !is_required,
        "PostgreSQL was not tested: {:?}",
        started.err()
    );
    started
}

#[tokio::test]
async fn after_postgresql_refused_or_hung_up_what_is_acknowledged_is_stored() {
    let server = match postgres() {
        Ok(server) => server,
        Err(why) => return println!("PostgreSQL was NOT tested: {why}"),
    };
    let mut it = Acknowledged::open(&server.url()).await;
    it.append(id(1), 5).await.unwrap();
    let doom = "CREATE FUNCTION doom() RETURNS trigger AS \
                $$ BEGIN RAISE EXCEPTION 'doom'; END $$ LANGUAGE plpgsql; \
                CREATE TRIGGER doom BEFORE INSERT ON log FOR EACH ROW \
                WHEN (new.number = 7 AND new.table_id LIKE '0101%') EXECUTE FUNCTION doom()";
    it.aside(doom).await;
    it.append(id(1), 3).await.unwrap_err();
    it.append(id(1), 1).await.unwrap();
    goes_on(&mut it).await;
    let hang_up = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'";
    let end = "CREATE OR REPLACE FUNCTION doom() RETURNS trigger AS \
               $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN new; END $$ \
               LANGUAGE plpgsql";
    it.aside(hang_up).await;
    // Whether or not this one is refused, it is stored if it is acknowledged.
    let _ = it.append(id(2), 2).await;
    it.aside(end).await;
    it.append(id(1), 1).await.unwrap_err();
    goes_on(&mut it).await;
    it.store.close().await;
}

#[tokio::test]
async fn postgresql_that_is_down_is_noticed_within_a_second_and_used_again_when_it_is_back() {
    let server = match postgres() {
        Ok(server) => server,
        Err(why) => return println!("PostgreSQL was NOT tested: {why}"),
    };
    let mut it = Acknowledged::open(&server.url()).await;
    it.store.feel_pulse();
    it.append(id(1), 5).await.unwrap();
    let mut health = it.store.watch_health();
    server.stop();
    let stopped = Instant::now();
    let why = Why::NoAnswer;
    let not_ready = Health::NotReady { why };
    health.wait_for(|it| *it == not_ready).await.unwrap();
    assert!(stopped.elapsed() < Duration::from_secs(1));
    it.append(id(1), 1).await.unwrap_err();
    it.store.log(id(1)).await.unwrap_err();
    assert!(
        stopped.elapsed() < Duration::from_secs(5),
        "people are answered soon"
    );
    server.go_on().unwrap();
    health.wait_for(|it| *it == Health::Ready).await.unwrap();
    goes_on(&mut it).await;
    it.store.close().await;
}
