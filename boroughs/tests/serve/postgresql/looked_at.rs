//! What is refused or foretold before a server serves from PostgreSQL.

use std::{fs, path::Path};

use sqlx::Row;

use super::{connection_to, postgres, storage_on};
use crate::{
    killed::{begin, one_move},
    postgres::Postgres,
    process::{boroughs, scratch},
};

/// A role that has to say a password.
const ROLE: &str = "CREATE ROLE secret LOGIN PASSWORD 'right'";

/// Lets nobody in without a password but the owner.
async fn ask_for_passwords(postgres: &Postgres) {
    let mut connection = connection_to(postgres).await;
    sqlx::query(ROLE).execute(&mut connection).await.unwrap();
    let rules = Path::new(&postgres.data()).join("pg_hba.conf");
    let written = "host all boroughs 127.0.0.1/32 trust\n\
                   host all all 127.0.0.1/32 scram-sha-256\n";
    fs::write(rules, written).unwrap();
    let reload = sqlx::query("SELECT pg_reload_conf()");
    reload.execute(&mut connection).await.unwrap();
}

#[test]
fn what_waiting_cannot_mend_is_refused_at_once_by_a_server_that_stands_by() {
    let Some(postgres) = postgres() else {
        return;
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(ask_for_passwords(&postgres));
    let data = scratch("postgresql-refused");
    let data = data.to_str().unwrap();
    let right = postgres.url();
    for (url, why) in [
        (
            right.replace("boroughs@", "secret:wrong@"),
            "password authentication failed",
        ),
        (right.replace("boroughs@", "nobody:x@"), "authentication"),
        (
            right.replace("/postgres", "/nowhere"),
            "database \"nowhere\" does not exist",
        ),
    ] {
        let serve = ["serve", "--listen=127.0.0.1:0", "--standby", "--data", data];
        let said = boroughs(&[&serve[..], &["--database", &url]].concat());
        assert_eq!(said.status.code(), Some(2), "{said:?}");
        let words = String::from_utf8_lossy(&said.stderr).into_owned();
        assert!(words.contains(why), "{words}");
        assert!(!words.contains("wrong"), "a password is not told: {words}");
    }
}

#[test]
fn which_tables_would_go_on_is_told_beside_the_server_and_nothing_is_written() {
    let Some(postgres) = postgres() else {
        return;
    };
    let server = storage_on(&postgres, "postgresql-upgrade").start();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let written = async || {
        let mut connection = connection_to(&postgres).await;
        let counts = "SELECT (SELECT COUNT(*) FROM log), (SELECT COUNT(*) FROM house), \
                      (SELECT MAX(CAST(xmin AS TEXT)) FROM log)";
        let row = sqlx::query(counts)
            .fetch_one(&mut connection)
            .await
            .unwrap();
        let (entries, values): (i64, i64) = (row.get(0), row.get(1));
        (entries, values, row.get::<String, _>(2))
    };
    runtime.block_on(async {
        let (mut known, mut people) = begin(server.address, 1).await.unwrap();
        one_move(&mut people, &mut known).await.unwrap();
        let before = written().await;
        let url = postgres.url();
        let said = boroughs(&["upgrade", "--check", "--database", &url]);
        assert_eq!(said.status.code(), Some(0), "{said:?}");
        let words = String::from_utf8_lossy(&said.stdout).into_owned();
        assert!(words.contains(&known.table[..8]), "{words}");
        let end = "1 unfinished tables would go on, 0 would be set aside\n";
        assert!(words.ends_with(end), "{words}");
        let json = boroughs(&["upgrade", "--check", "--json", "--database", &url]);
        let words = String::from_utf8_lossy(&json.stdout).into_owned();
        assert!(words.contains(r#""goes_on":1"#), "{words}");
        assert_eq!(written().await, before);
        one_move(&mut people, &mut known).await.unwrap();
    });
}

#[test]
fn an_empty_database_stays_empty_whatever_is_asked_of_it() {
    let Some(postgres) = postgres() else {
        return;
    };
    let url = postgres.url();
    let file = scratch("postgresql-empty").join("backup.sqlite");
    let file = file.to_str().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    for command in [
        &["backup", file][..],
        &["rotate-key"],
        &["prune", "--yes"],
        &["check"],
    ] {
        let said = boroughs(&[command, &["--database", &url]].concat());
        assert_eq!(said.status.code(), Some(2), "{command:?}: {said:?}");
        let words = String::from_utf8_lossy(&said.stderr).into_owned();
        assert!(words.contains("start a server"), "{command:?}: {words}");
    }
    runtime.block_on(async {
        let mut connection = connection_to(&postgres).await;
        let made = "SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'";
        let row = sqlx::query(made).fetch_one(&mut connection).await.unwrap();
        assert_eq!(row.get::<i64, _>(0), 0);
    });
}
