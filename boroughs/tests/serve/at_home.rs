//! A server for the players on this machine, as `cargo play` starts it.

use std::{
    fs,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::process::{Server, boroughs, get, scratch};

/// Where a server at home finds its things: a folder it is started in, and one of the player's own.
struct Place {
    folder: PathBuf,
    own: PathBuf,
}

impl Place {
    fn of(name: &str) -> Self {
        let folder = scratch(name);
        let own = folder.join("own");
        Place { folder, own }
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_boroughs"));
        command.args(["serve", "--at-home", "--log=error"]);
        command.args(arguments);
        command.current_dir(&self.folder);
        command.env("XDG_DATA_HOME", &self.own);
        for key in ["LANG", "LC_ALL", "LC_MESSAGES"] {
            command.env_remove(key);
        }
        command
    }

    /// What a server says that is started so, up to the page.
    fn said(&self, arguments: &[&str], lang: &str) -> (SocketAddr, String) {
        let log = self.folder.join("said");
        let mut command = self.command(arguments);
        command.env("LANG", lang).stdin(Stdio::null());
        command.stdout(fs::File::create(&log).unwrap());
        let mut process = command.spawn().unwrap();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let address = runtime.block_on(crate::process::until("it serves", async || {
            let said = fs::read_to_string(&log).unwrap();
            let line = said.lines().next().filter(|_| said.ends_with('\n'))?;
            let address: SocketAddr = line.rsplit('/').next()?.parse().ok()?;
            // Remarks follow at once; what is answered comes after them.
            get(address, "/healthz").await.ok().map(|_| address)
        }));
        process.kill().unwrap();
        process.wait().unwrap();
        (address, fs::read_to_string(&log).unwrap())
    }

    fn storage(&self) -> PathBuf {
        self.own.join("five-boroughs/server/boroughs.sqlite")
    }
}

/// A port that is taken as long as the listener lives.
fn taken() -> (TcpListener, u16) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    (listener, port)
}

#[test]
fn games_at_home_are_kept_in_the_players_own_folder() {
    let place = Place::of("at-home");
    let _server = Server::of(&mut place.command(&["--listen=127.0.0.1:0"]));
    assert!(place.storage().exists());
    assert!(!place.folder.join("boroughs-data").exists());
}

#[test]
fn a_folder_that_is_named_is_taken_at_home_too() {
    let place = Place::of("named-at-home");
    let _server = Server::of(&mut place.command(&["--listen=127.0.0.1:0", "--data=named"]));
    assert!(place.folder.join("named/boroughs.sqlite").exists());
    assert!(!place.storage().exists());
}

#[test]
fn games_that_earlier_versions_kept_here_are_played_on_here_and_it_is_said() {
    let place = Place::of("old-home");
    let old = place.folder.join("boroughs-data");
    drop(Server::start(&old));
    let (_, said) = place.said(&["--listen=127.0.0.1:0"], "en");
    assert!(
        said.contains(&format!("kept in {}", old.display())),
        "{said}"
    );
    let own = place.own.join("five-boroughs/server");
    assert!(
        said.contains(&format!("move that folder to {}", own.display())),
        "{said}"
    );
    assert!(!place.storage().exists());
    // Elsewhere the player has games too: nothing is moved over them.
    drop(Server::start(&own));
    let (_, said) = place.said(&["--listen=127.0.0.1:0"], "it_IT.UTF-8");
    assert!(said.contains("Le partite sono conservate in"), "{said}");
    assert!(said.contains("non si vedono"), "{said}");
    assert!(!said.contains("move that folder"), "{said}");
}

/// A configuration that asks for nothing but a port.
fn configured(folder: &Path, port: u16) -> String {
    let file = folder.join("boroughs.toml");
    fs::write(&file, format!("listen = \"127.0.0.1:{port}\"\n")).unwrap();
    format!("--config={}", file.display())
}

#[test]
fn at_home_a_port_that_is_taken_leads_to_the_next_with_a_word() {
    // Whether the usual port is free on this machine or not: now it is not.
    let usual = TcpListener::bind((Ipv4Addr::LOCALHOST, 4000));
    let place = Place::of("next-port");
    let (address, said) = place.said(&[], "en");
    assert!(address.port() > 4000, "{said}");
    let words = format!(
        "Port 4000 is taken by another program: this time it is port {}",
        address.port()
    );
    assert!(said.contains(&words), "{said}");
    let (address, said) = place.said(&[], "it_IT.UTF-8");
    assert!(
        said.contains(&format!("questa volta è la {}", address.port())),
        "{said}"
    );
    drop(usual);
}

#[test]
fn a_port_that_was_asked_for_and_is_taken_is_an_error() {
    let (_listener, port) = taken();
    let place = Place::of("asked-port");
    let address = format!("127.0.0.1:{port}");
    let configured = configured(&place.folder, port);
    for asked in [format!("--listen={address}"), configured] {
        let output = place.command(&[&asked]).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{asked}: {said}");
        assert!(
            said.contains(&format!("cannot listen on {address}")),
            "{said}"
        );
    }
    let elsewhere = place.folder.join("elsewhere");
    let elsewhere = elsewhere.to_str().unwrap();
    let said = boroughs(&["serve", "--data", elsewhere, &format!("--listen={address}")]);
    assert_eq!(said.status.code(), Some(2), "{said:?}");
}

#[test]
fn the_page_is_read_from_a_folder_if_one_is_named() {
    let place = Place::of("page-of-a-folder");
    let page = place.folder.join("page");
    fs::create_dir_all(page.join("assets")).unwrap();
    fs::write(page.join("index.html"), "one").unwrap();
    fs::write(page.join("assets/a.js"), "two").unwrap();
    fs::write(place.folder.join("secret.txt"), "three").unwrap();
    let server = Server::of(&mut place.command(&["--listen=127.0.0.1:0", "--page=page"]));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let answer = |path: &str| runtime.block_on(get(server.address, path)).unwrap();
    assert_eq!(answer("/rules/new-york"), (200, "one".to_owned()));
    assert_eq!(answer("/assets/a.js"), (200, "two".to_owned()));
    // Another build may come while the server runs.
    fs::write(page.join("assets/a.js"), "four").unwrap();
    assert_eq!(answer("/assets/a.js"), (200, "four".to_owned()));
    for path in ["/../secret.txt", "/assets/../../secret.txt", "/assets/b.js"] {
        assert_eq!(answer(path).0, 404, "{path}");
    }
}
