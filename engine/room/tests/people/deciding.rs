//! One decision, which may be several actions: all are taken, or none.

use protocol::{Command, Refusal, RefusalCode, ServerMessage, Stage};
use room::{EntryKind, Input};
use tabletop::Seat;

use crate::evening::{Evening, guest};

/// Why nothing was done, and at which action.
fn why(refused: &Refusal) -> (RefusalCode, Option<u32>) {
    (refused.code, refused.action)
}

#[test]
fn a_decision_of_several_actions_is_one_step_and_everyone_is_told_once() {
    let mut evening = Evening::begun(2, 0);
    let conn = evening.come(2).conn;
    let entries = evening.entries.len();
    let asked = Input::Asked {
        guest: guest(1),
        request: "three".to_owned(),
        command: Command::Act {
            revision: 0,
            ply: 0,
            actions: ["step", "step", "pass"].map(str::to_owned).to_vec(),
        },
    };
    let step = evening.happen(asked.clone());
    let played = |seat: Seat| {
        let entries = evening.entries[entries..].iter();
        entries
            .filter(
                |entry| matches!(&entry.what, EntryKind::Played { seat: by, .. } if *by == seat),
            )
            .count()
    };
    assert_eq!(played(Seat::A), 3, "one entry for each action");
    let told: Vec<&ServerMessage> = step.sends.iter().map(|(_, said)| said.value()).collect();
    let [ServerMessage::Update(update)] = told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(step.sends[0].0, conn);
    let play = update.play.as_ref().unwrap();
    assert_eq!((play.ply, play.events.len()), (3, 3));
    let number = step.answer.unwrap().unwrap().number;
    assert_eq!(number, update.number);
    let again = evening.happen(asked);
    assert_eq!(again.answer.unwrap().unwrap().number, number);
    assert!(again.entries.is_empty(), "it is not done twice");
    evening.reload();
    assert_eq!(evening.situation(), (0, 3));
}

#[test]
fn a_refusal_inside_a_decision_leaves_everything_as_it_was() {
    let mut evening = Evening::begun(2, 0);
    evening.act(1, "roll");
    evening.undo(1, 1).unwrap();
    assert!(evening.is_wished(), "the other is asked");
    let conn = evening.come(1).conn;
    let before = evening.room.whole(guest(1));
    let entries = evening.entries.len();
    for (actions, refusal) in [
        (
            &["step", "step", "dance"][..],
            (RefusalCode::Notation, Some(2)),
        ),
        (&["dance", "step"], (RefusalCode::Notation, Some(0))),
        (&["dance"], (RefusalCode::Notation, None)),
        (&["pass", "step"], (RefusalCode::NotYourTurn, Some(1))),
        (&["stop", "step"], (RefusalCode::WrongStage, Some(1))),
        (&[], (RefusalCode::Notation, None)),
        (&["step"; 65], (RefusalCode::Notation, None)),
    ] {
        let refused = evening.decide(1, actions).unwrap_err();
        assert_eq!(why(&refused), refusal, "{actions:?}");
        assert_eq!(evening.room.whole(guest(1)), before, "{actions:?}");
    }
    assert!(evening.is_wished(), "and is still asked");
    assert_eq!(evening.room.stage(), Stage::Running);
    assert_eq!(evening.entries.len(), entries, "nothing was noted");
    let (revision, ply) = evening.situation();
    let request = "r".to_owned();
    let command = Command::Act {
        revision,
        ply,
        actions: vec!["step".to_owned(), "dance".to_owned()],
    };
    let message = protocol::ClientMessage::Ask { request, command };
    let step = evening.happen(Input::Said { conn, message });
    let told: Vec<&ServerMessage> = step.sends.iter().map(|(_, said)| said.value()).collect();
    assert!(matches!(told[..], [ServerMessage::Refused(_)]), "{told:?}");
}

#[test]
fn nobody_looks_ahead_by_a_decision_that_is_refused() {
    let mut evening = Evening::begun(2, 0);
    for after in ["step", "dance"] {
        let refused = evening.decide(1, &["step", "roll", after]).unwrap_err();
        assert_eq!(why(&refused), (RefusalCode::AnotherDecision, Some(2)));
    }
    assert_eq!(evening.situation(), (0, 0));
    evening.decide(1, &["step", "roll"]).unwrap();
    assert_eq!(
        evening.situation(),
        (0, 2),
        "the last one may tell something"
    );
}
