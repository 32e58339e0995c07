//! A table is played by the version of the rules it began with, or not at all.

use protocol::{CloseReason, Command, Stage};
use server::{house::Ways, load::create_as};

use crate::{
    running::{NO_LIMITS, Running, body, scratch, status},
    toy::{NEWER_TOYS, TOYS},
};

fn with(catalogue: &'static [host::Entry]) -> Ways {
    Ways {
        catalogue,
        ..Ways::default()
    }
}

#[tokio::test]
async fn other_rules_neither_go_on_with_a_game_nor_give_its_secret_away() {
    let folder = scratch("versions");
    let server = Running::with(&folder, with(TOYS), NO_LIMITS).await;
    let wanted = r#"{"game":"toy","seats":["own",{"bot":"random"}],"name":"guest 1"}"#;
    let mut tables = Vec::new();
    for moves in [2, 3] {
        let (table, cookie) = create_as(server.address, wanted).await.unwrap();
        let mut player = server.player(&table, Some(&cookie), 1).await;
        player.sit("guest 1").await.unwrap();
        player.done(Command::Start).await.unwrap();
        for _ in 0..moves {
            let is_asked = |memory: &protocol::Memory| {
                let play = memory.play.as_ref();
                play.is_some_and(|play| !play.legal.is_empty())
            };
            player.until(is_asked).await.unwrap();
            player.act().await.unwrap();
        }
        if moves == 3 {
            let over =
                |memory: &protocol::Memory| memory.lobby.as_ref().unwrap().stage == Stage::Finished;
            player.until(over).await.unwrap();
        }
        tables.push((table, cookie));
    }
    server.stop().await;

    let server = Running::with(&folder, with(NEWER_TOYS), NO_LIMITS).await;
    let [(unfinished, cookie), (finished, _)] = &tables[..] else {
        panic!("there are two tables");
    };
    let lobby = server.lobby(unfinished, cookie).await;
    assert_eq!(lobby.stage, Stage::Closed(CloseReason::Fault));
    assert_eq!(lobby.commitment.half, None, "the game may go on elsewhere");
    for what in ["record", "replay"] {
        let path = format!("/api/v1/tables/{unfinished}/{what}");
        let answer = server.get(&path, cookie).await;
        assert_eq!(status(&answer), "409", "{answer}");
        assert!(!answer.contains("seed"));
    }
    let lobby = server.lobby(finished, "").await;
    assert_eq!(lobby.stage, Stage::Finished);
    assert!(lobby.commitment.half.is_some());
    let path = format!("/api/v1/tables/{finished}/record");
    let record = server.get(&path, "").await;
    assert!(body(&record).contains("6 B wait"), "{record}");
    server.stop().await;

    let server = Running::with(&folder, with(TOYS), NO_LIMITS).await;
    let player = server.player(unfinished, Some(cookie), 2).await;
    assert_eq!(player.memory.lobby.unwrap().stage, Stage::Running);
    server.stop().await;
}
