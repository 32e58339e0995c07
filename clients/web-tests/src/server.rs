//! The real server.

use std::{
    ffi::OsStr,
    net::SocketAddr,
    path::{Path, PathBuf},
};

use crate::{folders, leash::Leash};

/// Takes the right to write, and gives it back at its end.
const LOCK: &str = "
import sqlite3, sys, time
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute('BEGIN IMMEDIATE')
print('held', flush=True)
time.sleep(600)
";

/// A database that another program keeps to itself.
#[derive(Debug)]
pub struct Locked {
    _leash: Leash,
}

/// `boroughs serve` on this machine alone, with a folder of its own; ended when dropped.
#[derive(Debug)]
pub struct Server {
    data: PathBuf,
    address: SocketAddr,
    leash: Option<Leash>,
}

impl Server {
    pub(crate) fn start(data: PathBuf) -> Server {
        let free = SocketAddr::from(([127, 0, 0, 1], 0));
        let (leash, address) = serve(&data, free);
        Server {
            data,
            address,
            leash: Some(leash),
        }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of a page on it.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Another program takes the database and keeps it to itself, until this is dropped.
    pub fn lock_database(&self) -> Locked {
        let errors = self.data.with_extension("locked");
        let database = self.data.join("boroughs.sqlite");
        let arguments = [OsStr::new("-c"), OsStr::new(LOCK), database.as_os_str()];
        let held = |line: &str| (line == "held").then_some(());
        let (leash, ()) = Leash::start(OsStr::new("python3"), &arguments, &errors, held);
        Locked { _leash: leash }
    }

    /// Ends it, as a power cut would.
    pub fn stop(&mut self) {
        self.leash = None;
    }

    /// Starts it again where it was, with what it had kept.
    pub fn resume(&mut self) {
        let (leash, _) = serve(&self.data, self.address);
        self.leash = Some(leash);
    }
}

fn serve(data: &Path, listen: SocketAddr) -> (Leash, SocketAddr) {
    let listen = format!("--listen={listen}");
    let arguments = [
        "serve",
        &listen,
        "--log=error",
        "--requests-per-second=0",
        "--messages-per-second=0",
        "--data",
    ];
    let mut arguments: Vec<&OsStr> = arguments.iter().map(OsStr::new).collect();
    arguments.push(data.as_os_str());
    let errors = data.with_extension("log");
    Leash::start(
        folders::boroughs().as_os_str(),
        &arguments,
        &errors,
        |line| {
            let (_, address) = line.split_once("http://")?;
            address.split_whitespace().next()?.parse().ok()
        },
    )
}
