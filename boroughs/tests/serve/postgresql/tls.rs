//! PostgreSQL over TLS.

use std::{fs, path::Path};

use sqlx::Row;

use super::{connection_to, postgres};
use crate::{
    killed::begin,
    postgres::{Postgres, owned, said},
    process::{Server, boroughs, scratch},
};

/// A key of a kind that is quickly made.
const KEY: [&str; 5] = [
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
];

/// Runs `openssl` as the user of the database.
fn openssl(folder: &str, arguments: &[&str]) {
    said(owned("openssl").current_dir(folder).args(arguments)).unwrap();
}

/// A certificate of an authority, `NAME.crt`, with its key.
fn make_authority(folder: &str, name: &str) {
    let (key, certificate) = (format!("{name}.key"), format!("{name}.crt"));
    let request = ["req", "-x509", "-days", "2", "-subj", "/CN=boroughs test"];
    let files = ["-keyout", &key, "-out", &certificate];
    openssl(folder, &[&request[..], &KEY, &files].concat());
}

/// Gives the database a certificate and a second authority that has nothing to do with it.
async fn switch_on(postgres: &Postgres) {
    let folder = postgres.data();
    make_authority(&folder, "authority");
    make_authority(&folder, "stranger");
    let request = [
        "req",
        "-subj",
        "/CN=127.0.0.1",
        "-addext",
        "subjectAltName=IP:127.0.0.1",
    ];
    let files = ["-keyout", "server.key", "-out", "server.csr"];
    openssl(&folder, &[&request[..], &KEY, &files].concat());
    let sign = [
        "x509",
        "-req",
        "-days",
        "2",
        "-copy_extensions",
        "copyall",
        "-in",
        "server.csr",
        "-CA",
        "authority.crt",
        "-CAkey",
        "authority.key",
        "-CAcreateserial",
        "-out",
        "server.crt",
    ];
    openssl(&folder, &sign);
    let mut connection = connection_to(postgres).await;
    let on = sqlx::query("ALTER SYSTEM SET ssl = 'on'");
    on.execute(&mut connection).await.unwrap();
    drop(connection);
    postgres.stop();
    postgres.go_on().unwrap();
}

#[test]
fn connections_are_encrypted_and_certificates_are_verified_as_the_address_says() {
    let Some(postgres) = postgres() else {
        return;
    };
    let parent = scratch("postgresql-tls");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(switch_on(&postgres));
    let root = |name: &str| {
        let copy = parent.join(name);
        fs::copy(Path::new(&postgres.data()).join(name), &copy).unwrap();
        format!("sslmode=verify-full&sslrootcert={}", copy.display())
    };
    for mode in ["sslmode=require".to_owned(), root("authority.crt")] {
        let url = format!("{}?{mode}", postgres.url());
        let server = Server::with(&parent, &["--database", &url]);
        runtime.block_on(async {
            begin(server.address, 1).await.unwrap();
            let mut connection = connection_to(&postgres).await;
            let open = "SELECT COUNT(*), COUNT(*) FILTER (WHERE ssl) FROM pg_stat_ssl \
                        JOIN pg_stat_activity USING (pid) \
                        WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
            let row = sqlx::query(open).fetch_one(&mut connection).await.unwrap();
            let (all, encrypted): (i64, i64) = (row.get(0), row.get(1));
            assert!(all > 1 && all == encrypted, "{encrypted} of {all}");
        });
    }
    let url = format!("{}?{}", postgres.url(), root("stranger.crt"));
    let folder = parent.to_str().unwrap();
    let refused = boroughs(&["serve", "--data", folder, "--database", &url]);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    let words = String::from_utf8_lossy(&refused.stderr);
    assert!(words.contains("certificate"), "{words}");
}
