//! A decision of several actions, over real sockets.

use protocol::{Command, RefusalCode, ServerMessage};
use room::EntryKind;

use crate::{
    playing::pair_at,
    running::{Running, scratch},
};

#[tokio::test]
async fn a_decision_of_several_actions_is_stored_and_told_at_once_or_not_at_all() {
    let server = Running::start(&scratch("deciding")).await;
    let wanted = r#"{"game":"the-city","seats":["own","open"],"name":"guest 1"}"#;
    let (table, mut seat_a, _seat_b) = pair_at(&server, wanted).await;
    let mut onlooker = server.player(&table, None, 9).await;
    // At the beginning two cards are discarded.
    let play = seat_a.memory.play.clone().unwrap();
    let act = |actions: &[&String]| Command::Act {
        revision: play.revision,
        ply: play.ply,
        actions: actions.iter().map(ToString::to_string).collect(),
    };
    let twice = act(&[&play.legal[0], &play.legal[0], &play.legal[1]]);
    let refused = seat_a.refused(twice).await.unwrap();
    assert!(matches!(
        refused,
        RefusalCode::Illegal | RefusalCode::NotYourTurn
    ));
    let number = seat_a
        .done(act(&[&play.legal[0], &play.legal[1]]))
        .await
        .unwrap();
    loop {
        let text = onlooker.raw().await.unwrap().unwrap();
        if let Some(ServerMessage::Update(update)) = ServerMessage::read(&text) {
            assert_eq!(update.number, number, "it is one update");
            assert_eq!(update.play.unwrap().ply, play.ply + 2);
            break;
        }
    }
    let id = table.parse().unwrap();
    let entries = server.house.storage().log(id).await.unwrap();
    let played = entries.iter().rev().take(2);
    assert!(
        played
            .clone()
            .all(|entry| matches!(entry.what, EntryKind::Played { .. }))
    );
    assert_eq!(played.filter(|entry| entry.by.is_some()).count(), 1);
    server.stop().await;
}
