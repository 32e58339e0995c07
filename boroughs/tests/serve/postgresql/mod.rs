//! The whole program on PostgreSQL. `cargo verify postgres` runs these, and has one installed.

mod looked_at;
mod tls;

use sqlx::{AnyConnection, Connection, Row};

use crate::{
    backups::{assert_restored, play_and_back_up},
    claimed::Storage,
    faults::crowd::{Crowd, assert_stored, until_not_ready, until_ready},
    killed::{kill_often, number},
    postgres::Postgres,
    process::{boroughs, scratch, until},
};

/// How often the server is killed; more by `KILLS_POSTGRES`.
const KILLS: u64 = 10;
/// The lock by which a server claims its database.
const LOCK: &str = "SELECT pg_try_advisory_lock(1651470959, hashtext(current_schema()))";
/// Ends the sessions that hold it.
const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'";

/// A PostgreSQL, if one has to be tested; a sentence if not.
fn postgres() -> Option<Postgres> {
    if std::env::var("POSTGRES").is_ok_and(|it| it == "required") {
        let started = Postgres::start();
        let postgres = started.unwrap_or_else(|why| panic!("PostgreSQL was not tested: {why}"));
        println!("PostgreSQL was started from {}", postgres.from());
        return Some(postgres);
    }
    println!("the program on PostgreSQL was NOT tested: `cargo verify postgres` does");
    None
}

fn storage_on(postgres: &Postgres, name: &str) -> Storage {
    Storage {
        folder: scratch(name),
        database: Some(postgres.url()),
    }
}

async fn connection_to(postgres: &Postgres) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(&postgres.url()).await.unwrap()
}

#[test]
fn stopped_and_started_under_load_nothing_acknowledged_is_lost_and_play_goes_on() {
    let Some(postgres) = postgres() else {
        return;
    };
    let mut server = storage_on(&postgres, "postgresql-stopped").start();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let crowd = Crowd::come(server.address);
        for _ in 0..2 {
            crowd.moves(20).await;
            postgres.stop();
            until_not_ready(server.address).await;
            postgres.go_on().unwrap();
            until_ready(server.address, 200).await;
            crowd.moves(20).await;
            assert_stored(&postgres.url(), &crowd.tally().acked).await;
        }
        let acked = crowd.leave().await.acked;
        server.terminate();
        assert!(server.process.wait().unwrap().success());
        assert_stored(&postgres.url(), &acked).await;
    });
}

#[test]
fn killed_at_any_moment_no_acknowledged_move_is_lost() {
    let Some(postgres) = postgres() else {
        return;
    };
    let storage = storage_on(&postgres, "postgresql-killed");
    kill_often(number("KILLS_POSTGRES", KILLS), || storage.start());
}

#[test]
fn a_second_server_refuses_or_stands_by_and_takes_over() {
    let Some(postgres) = postgres() else {
        return;
    };
    let storage = storage_on(&postgres, "postgresql-claimed");
    let server = storage.start();
    storage.refuses_another();
    drop(server);
    let parent = scratch("postgresql-standby");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(storage.is_taken_over(&parent));
}

#[test]
fn a_claim_that_was_cut_is_taken_again_and_if_somebody_else_has_it_the_server_ends() {
    let Some(postgres) = postgres() else {
        return;
    };
    let storage = storage_on(&postgres, "postgresql-cut");
    let mut server = storage.start();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut other = connection_to(&postgres).await;
        sqlx::query(CUT).execute(&mut other).await.unwrap();
        let held = "SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND granted";
        until("it is claimed again", async || {
            let row = sqlx::query(held).fetch_one(&mut other).await.unwrap();
            (row.get::<i64, _>(0) == 1).then_some(())
        })
        .await;
        let crowd = Crowd::come(server.address);
        crowd.moves(10).await;
        crowd.leave().await;
        sqlx::query(CUT).execute(&mut other).await.unwrap();
        until("the claim is ours", async || {
            let row = sqlx::query(LOCK).fetch_one(&mut other).await.unwrap();
            row.get::<bool, _>(0).then_some(())
        })
        .await;
        let ended = until("it has ended", async || server.process.try_wait().unwrap());
        assert_eq!(ended.await.code(), Some(2));
    });
}

#[test]
fn a_backup_of_sqlite_made_by_itself_is_restored_here() {
    let Some(postgres) = postgres() else {
        return;
    };
    let data = scratch("postgresql-restored").join("data");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let (file, known) = play_and_back_up(&data).await;
        let url = postgres.url();
        let arguments = ["restore", file.to_str().unwrap(), "--database", &url];
        let restored = boroughs(&arguments);
        assert!(restored.status.success(), "{restored:?}");
        let server = storage_on(&postgres, "postgresql-drill").start();
        assert_restored(&server, &known).await;
    });
}
