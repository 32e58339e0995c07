//! A host may upgrade on any evening: a game goes on under new rules that tell it as it was told,
//! and is set aside by others.

use std::path::Path;

use load::create_as;
use protocol::{AsideReason, CloseReason, Command, RefusalCode, Stage};
use room::{Entry, EntryKind};
use server::{Config, Fate, house::HouseConfig};

use crate::{
    running::{NO_LIMITS, Running, body, scratch, status},
    toy::{NEWER_TOYS, STRANGE_TOYS, TOYS},
};

const WANTED: &str = r#"{"game":"toy","seats":["own",{"bot":"random"}],"name":"guest 1"}"#;

fn with(catalogue: &'static [host::CatalogEntry]) -> HouseConfig {
    HouseConfig {
        catalogue,
        ..HouseConfig::default()
    }
}

fn is_asked(memory: &protocol::TableMemory) -> bool {
    let play = memory.play.as_ref();
    play.is_some_and(|play| !play.legal.is_empty())
}

fn is_over(memory: &protocol::TableMemory) -> bool {
    memory.lobby.as_ref().unwrap().stage == Stage::Finished
}

/// A table where one person has moved so often, and their cookie.
async fn played(server: &Running, moves: usize) -> (String, String) {
    let (table, cookie) = create_as(server.address, WANTED).await.unwrap();
    let mut player = server.player(&table, Some(&cookie), 1).await;
    player.sit("guest 1").await.unwrap();
    player.done(Command::Start).await.unwrap();
    for _ in 0..moves {
        player.until(is_asked).await.unwrap();
        player.act().await.unwrap();
    }
    if moves == 3 {
        player.until(is_over).await.unwrap();
    } else {
        player.until(is_asked).await.unwrap();
    }
    (table, cookie)
}

async fn log(server: &Running, table: &str) -> Vec<Entry> {
    let store = server.house.storage();
    store.log(table.parse().unwrap()).await.unwrap()
}

#[tokio::test]
async fn a_game_goes_on_to_its_end_under_new_rules_that_tell_the_same() {
    let folder = scratch("versions-same");
    let server = Running::with(&folder, with(TOYS), NO_LIMITS).await;
    let (table, cookie) = played(&server, 2).await;
    server.stop().await;

    let server = Running::with(&folder, with(NEWER_TOYS), NO_LIMITS).await;
    let mut player = server.player(&table, Some(&cookie), 2).await;
    player.until(is_asked).await.unwrap();
    player.act().await.unwrap();
    player.until(is_over).await.unwrap();
    let upgrades = log(&server, &table).await.into_iter();
    let upgrades = upgrades.filter(|entry| matches!(entry.what, EntryKind::Upgraded { .. }));
    assert_eq!(upgrades.count(), 1);
    let record = server
        .get(&format!("/api/v1/tables/{table}/record"), "")
        .await;
    assert!(body(&record).starts_with("game toy 2 "), "{record}");
    NEWER_TOYS[0].verify(body(&record)).unwrap();
    server.stop().await;
}

#[tokio::test]
async fn other_rules_set_a_game_aside_and_the_old_ones_go_on_with_it() {
    let folder = scratch("versions-other");
    let server = Running::with(&folder, with(TOYS), NO_LIMITS).await;
    let (table, cookie) = played(&server, 2).await;
    let before = log(&server, &table).await;
    server.stop().await;

    let server = Running::with(&folder, with(STRANGE_TOYS), NO_LIMITS).await;
    let lobby = server.lobby(&table, &cookie).await;
    assert_eq!(lobby.stage, Stage::Closed(CloseReason::SetAside));
    assert_eq!(lobby.set_aside.unwrap().why, AsideReason::Different);
    assert_eq!(lobby.commitment.half, None, "the game may go on elsewhere");
    let mut player = server.player(&table, Some(&cookie), 2).await;
    for command in [Command::Rematch, Command::Leave] {
        let refused = player.refused(command).await.unwrap();
        assert_eq!(refused, RefusalCode::SetAside);
    }
    server.house.sweep().await.unwrap();
    assert_eq!(log(&server, &table).await, before);
    server.stop().await;

    let server = Running::with(&folder, with(TOYS), NO_LIMITS).await;
    let mut player = server.player(&table, Some(&cookie), 3).await;
    player.until(is_asked).await.unwrap();
    player.act().await.unwrap();
    player.until(is_over).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_was_set_aside_is_read_through_ones_own_eyes() {
    let folder = scratch("versions-read");
    let server = Running::with(&folder, with(TOYS), NO_LIMITS).await;
    let (table, cookie) = played(&server, 2).await;
    server.stop().await;

    let server = Running::with(&folder, with(STRANGE_TOYS), NO_LIMITS).await;
    let record = server
        .get(&format!("/api/v1/tables/{table}/record"), &cookie)
        .await;
    assert_eq!(status(&record), "200", "{record}");
    let record: serde_json::Value = serde_json::from_str(body(&record)).unwrap();
    assert_eq!(record["ply"], 2);
    assert_eq!(record["set_aside"]["plies"], 4);
    assert_eq!(record["seed"], serde_json::Value::Null);
    assert_eq!(record["view"]["cards"][1], serde_json::Value::Null);
    let actions = record["actions"].as_array().unwrap();
    assert_eq!(actions.len(), 4);
    assert_eq!(actions[0]["action"], "wait");
    assert_eq!(actions[1]["action"], serde_json::Value::Null, "{actions:?}");
    let path = format!("/api/v1/tables/{table}/replay?from=0&count=9");
    let replay = server.get(&path, &cookie).await;
    assert_eq!(status(&replay), "200", "{replay}");
    let replay: serde_json::Value = serde_json::from_str(body(&replay)).unwrap();
    assert_eq!(replay["moments"].as_array().unwrap().len(), 3);
    let replay = server.get(&format!("{path}&eyes=all"), &cookie).await;
    assert_eq!(status(&replay), "403", "{replay}");
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_was_over_is_given_out_whole_by_any_rules() {
    let folder = scratch("versions-over");
    let server = Running::with(&folder, with(TOYS), NO_LIMITS).await;
    let (table, _) = played(&server, 3).await;
    server.stop().await;

    for catalogue in [NEWER_TOYS, STRANGE_TOYS] {
        let server = Running::with(&folder, with(catalogue), NO_LIMITS).await;
        let lobby = server.lobby(&table, "").await;
        assert_eq!(lobby.stage, Stage::Finished);
        assert!(lobby.commitment.half.is_some());
        let record = server
            .get(&format!("/api/v1/tables/{table}/record"), "")
            .await;
        assert!(body(&record).contains("6 B wait"), "{record}");
        server.stop().await;
    }
}

/// What would become of the tables in `folder`, under the rules of `catalogue`.
async fn foretold(folder: &Path, catalogue: &'static [host::CatalogEntry]) -> Vec<Fate> {
    let config = Config {
        data: folder.to_owned(),
        ..Config::default()
    };
    let looked = tokio::task::spawn_blocking(move || {
        let mut fates = Vec::new();
        let looked = server::forecast(&config, catalogue, |all, forecast| {
            assert_eq!((all, forecast.people.len()), (1, 1));
            fates.push(forecast.fate);
        });
        looked.map(|()| fates)
    });
    looked.await.unwrap().unwrap()
}

#[tokio::test]
async fn what_would_become_of_a_table_is_told_while_it_is_played() {
    let folder = scratch("versions-foretold");
    let server = Running::with(&folder, with(TOYS), NO_LIMITS).await;
    played(&server, 3).await;
    let (table, _) = played(&server, 2).await;
    let before = log(&server, &table).await;
    assert_eq!(foretold(&folder, TOYS).await, [Fate::Same]);
    assert_eq!(foretold(&folder, NEWER_TOYS).await, [Fate::GoesOn]);
    let aside = Fate::SetAside(AsideReason::Different);
    assert_eq!(foretold(&folder, STRANGE_TOYS).await, [aside]);
    assert_eq!(log(&server, &table).await, before);
    server.stop().await;
    assert_eq!(foretold(&folder, NEWER_TOYS).await, [Fate::GoesOn]);
}
