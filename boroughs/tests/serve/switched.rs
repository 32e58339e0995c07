//! What a host can change between two starts: the key of the cookies, the games, the figures.

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
};

use load::{LoadPlayer, create};

use crate::process::{Server, boroughs, free_address, scratch};

/// The answer to a request for `path`.
fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// Whether `cookie` is the host's at `table`, and the cookie to come back with.
async fn is_host(server: &Server, table: &str, cookie: &str) -> (bool, String) {
    let player = LoadPlayer::connect(server.address, table, Some(cookie), 1).await;
    let player = player.unwrap();
    let is_host = player.memory.lobby.clone().unwrap().you.host;
    (is_host, player.cookie.clone().unwrap())
}

#[test]
fn after_a_rotation_cookies_are_renewed_and_after_a_second_the_old_ones_are_nobodys() {
    let folder = scratch("rotated");
    let path = folder.to_str().unwrap();
    let rotate = || boroughs(&["rotate-key", "--data", path]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = Server::start(&folder);
    let (table, cookie) = runtime.block_on(create(server.address)).unwrap();
    drop(server);
    assert!(rotate().status.success());
    let server = Server::start(&folder);
    let (is_known, renewed) = runtime.block_on(is_host(&server, &table, &cookie));
    assert!(is_known && renewed != cookie, "it counts and is renewed");
    drop(server);
    assert!(rotate().status.success());
    let server = Server::start(&folder);
    let (is_known, _) = runtime.block_on(is_host(&server, &table, &cookie));
    assert!(!is_known, "the old one is nobody's");
    let (is_known, _) = runtime.block_on(is_host(&server, &table, &renewed));
    assert!(is_known, "the renewed one is");
}

#[test]
fn a_key_is_not_rotated_where_there_is_no_server() {
    let folder = scratch("no-key").join("typo");
    let said = boroughs(&["rotate-key", "--data", folder.to_str().unwrap()]);
    assert_eq!(said.status.code(), Some(2), "{said:?}");
    assert!(!folder.exists());
}

#[test]
fn only_the_games_that_are_named_are_offered_and_an_unknown_one_is_said() {
    let folder = scratch("games");
    let server = Server::with(&folder, &["--games", "new-york,the-city"]);
    let games = get(server.address, "/api/v1/games");
    assert_eq!(games.matches("\"rules_version\"").count(), 2, "{games}");
    drop(server);
    let path = folder.to_str().unwrap();
    let said = boroughs(&["serve", "--data", path, "--games", "chess"]);
    assert_eq!(said.status.code(), Some(2), "{said:?}");
    let words = String::from_utf8_lossy(&said.stderr).into_owned();
    assert!(
        words.contains("`chess`") && words.contains("the-city"),
        "{words}"
    );
}

#[test]
fn the_figures_have_an_address_of_their_own() {
    let figures = free_address();
    let flag = format!("--metrics-listen={figures}");
    let server = Server::with(&scratch("figures"), &[&flag]);
    let told = get(figures, "/metrics");
    assert!(told.contains("boroughs_tables"), "{told}");
    assert!(!get(server.address, "/metrics").contains("boroughs_tables"));
}

#[test]
fn a_name_that_is_no_address_is_said_at_the_start() {
    let folder = scratch("no-url");
    let path = folder.to_str().unwrap();
    let said = boroughs(&["serve", "--data", path, "--public-url", "club.example"]);
    assert_eq!(said.status.code(), Some(2), "{said:?}");
    let words = String::from_utf8_lossy(&said.stderr).into_owned();
    assert!(words.contains("`club.example`"), "{words}");
}
