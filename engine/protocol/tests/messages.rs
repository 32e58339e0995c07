//! Messages, and the page that describes them.

use protocol::{
    ClientMessage, Command, MESSAGE_MAX, Misfit, Parting, ProtocolError, REQUEST_MAX, RefusalCode,
    Refused, Replay, ServerMessage, TableMemory,
};

const PAGE: &str = include_str!("../protocol.md");

/// The examples on the page that stand in blocks of this kind.
fn examples(kind: &str) -> Vec<&'static str> {
    let opening = format!("```json {kind}\n");
    let blocks = PAGE.split(opening.as_str()).skip(1);
    let texts = blocks.map(|block| {
        block
            .split("\n```")
            .next()
            .expect("a split has a first part")
    });
    texts.collect()
}

fn command_word(command: &Command) -> &'static str {
    match command {
        Command::Sit { .. } => "sit",
        Command::Carry { .. } => "carry",
        Command::Leave => "leave",
        Command::Remove { .. } => "remove",
        Command::Start => "start",
        Command::Act { .. } => "act",
        Command::Undo { .. } => "undo",
        Command::Consent { .. } => "consent",
        Command::HandOver { .. } => "hand_over",
        Command::TakeBack => "take_back",
        Command::Rematch => "rematch",
        Command::Close => "close",
    }
}

#[test]
fn every_example_of_a_client_is_a_message_and_every_command_has_one() {
    let mut words = Vec::new();
    for text in examples("client") {
        let message = ClientMessage::read(text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        assert_eq!(message.text(), text, "written again it is the same");
        match &message {
            ClientMessage::Ask { command, .. } => words.push(command_word(command)),
            ClientMessage::Ping {} => words.push("ping"),
            ClientMessage::Hello { .. } => words.push("hello"),
        }
    }
    words.sort_unstable();
    words.dedup();
    let all = [
        "act",
        "carry",
        "close",
        "consent",
        "hand_over",
        "hello",
        "leave",
        "ping",
        "rematch",
        "remove",
        "sit",
        "start",
        "take_back",
        "undo",
    ];
    assert_eq!(words, all);
}

#[test]
fn every_example_of_the_server_is_a_message_and_every_kind_has_one() {
    let mut kinds = Vec::new();
    for text in examples("server") {
        let message = ServerMessage::read(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(message.text(), text, "written again it is the same");
        kinds.push(match message {
            ServerMessage::Snapshot(_) => "snapshot",
            ServerMessage::Update(_) => "update",
            ServerMessage::Presence { .. } => "presence",
            ServerMessage::Ack(_) => "ack",
            ServerMessage::Refused(_) => "refused",
            ServerMessage::Pong {} => "pong",
            ServerMessage::Bye { .. } => "bye",
        });
    }
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(
        kinds,
        [
            "ack", "bye", "pong", "presence", "refused", "snapshot", "update"
        ]
    );
}

#[test]
fn what_is_no_message_is_said_to_be_none() {
    let long = format!(
        r#"{{"hello":{{"protocol":2,"x":"{}"}}}}"#,
        "x".repeat(MESSAGE_MAX)
    );
    assert_eq!(ClientMessage::read(&long), Err(ProtocolError::TooLong));
    let nameless = r#"{"ask":{"request":"","command":"start"}}"#;
    let name = "r".repeat(REQUEST_MAX + 1);
    let longwinded = format!(r#"{{"ask":{{"request":"{name}","command":"start"}}}}"#);
    for text in [
        "",
        "[]",
        "null",
        "{}",
        r#"{"hello":{}}"#,
        "\u{0}",
        nameless,
        &longwinded,
    ] {
        assert_eq!(
            ClientMessage::read(text),
            Err(ProtocolError::NotAMessage),
            "{text}"
        );
    }
}

#[test]
fn unknown_keys_are_ignored() {
    let read = ClientMessage::read(r#"{"hello":{"protocol":2,"colour":"red"}}"#);
    assert!(matches!(
        read,
        Ok(ClientMessage::Hello {
            protocol: 2,
            since: None
        })
    ));
}

#[test]
fn words_of_a_newer_server_are_an_end_and_a_refusal_like_the_others() {
    let bye = ServerMessage::read(r#"{"bye":{"why":"eclipse"}}"#);
    let why = Parting::Other;
    assert_eq!(bye, Some(ServerMessage::Bye { why }));
    let refused = ServerMessage::read(r#"{"refused":{"request":"r1","code":"eclipse"}}"#);
    let Some(ServerMessage::Refused(Refused { refusal, .. })) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(refusal.code, RefusalCode::Other);
}

#[test]
fn a_memory_adds_up_updates_cuts_what_was_taken_back_and_ignores_what_is_old() {
    let update = |kind: &str, number: u64, from: u32, events: &str| {
        let situation = r#""revision":0,"ply":1,"to_act":[],"view":{},"legal":[]"#;
        let play = format!(r#"{{{situation},"events_from":{from},"events":{events}}}"#);
        let text = format!(r#"{{"{kind}":{{"number":{number},"play":{play}}}}}"#);
        ServerMessage::read(&text).unwrap()
    };
    let mut memory = TableMemory::default();
    memory.take(&update("update", 3, 0, "[9]")).unwrap();
    assert_eq!(
        memory,
        TableMemory::default(),
        "an update without a snapshot means nothing"
    );
    memory.take(&update("snapshot", 4, 0, "[1,2]")).unwrap();
    memory.take(&update("update", 5, 2, "[3]")).unwrap();
    let told = |memory: &TableMemory| -> Vec<String> {
        memory.events.iter().map(ToString::to_string).collect()
    };
    assert_eq!(told(&memory), ["1", "2", "3"]);
    memory.take(&update("update", 5, 0, "[]")).unwrap();
    memory.take(&update("update", 4, 0, "[]")).unwrap();
    assert_eq!(told(&memory), ["1", "2", "3"], "old updates change nothing");
    memory.take(&update("update", 7, 1, "[4]")).unwrap();
    assert_eq!(told(&memory), ["1", "4"]);
    assert_eq!(memory.number, Some(7));
}

#[test]
fn a_memory_holds_the_whole_view_and_says_when_changes_do_not_belong_to_it() {
    let message = |kind: &str, number: u64, view: &str| {
        let rest = r#""legal":[],"events_from":0,"events":[]"#;
        let play = format!(r#"{{"revision":0,"ply":1,"to_act":[],{view}{rest}}}"#);
        let text = format!(r#"{{"{kind}":{{"number":{number},"play":{play}}}}}"#);
        ServerMessage::read(&text).unwrap()
    };
    let view = |memory: &TableMemory| {
        let play = memory.play.as_ref();
        play.and_then(|play| play.view.as_ref().map(ToString::to_string))
    };
    let mut memory = TableMemory::default();
    let headless = message("snapshot", 1, r#""changes":{},"#);
    assert_eq!(memory.take(&headless), Err(Misfit), "there is nothing yet");
    let first = message("snapshot", 2, r#""view":{"round":1,"deck":[3,4]},"#);
    memory.take(&first).unwrap();
    let second = message("update", 3, r#""changes":{"deck":{"len":1}},"#);
    memory.take(&second).unwrap();
    assert_eq!(view(&memory).as_deref(), Some(r#"{"round":1,"deck":[3]}"#));
    for wrong in [
        "",
        r#""changes":{"deck":{"1":{}}},"#,
        r#""view":{},"changes":{},"#,
    ] {
        let before = memory.clone();
        assert_eq!(memory.take(&message("update", 4, wrong)), Err(Misfit));
        assert_eq!(memory, before, "nothing has changed");
    }
}

#[test]
fn the_example_of_a_replay_is_one() {
    for text in examples("replay") {
        let replay: Replay = serde_json::from_str(text).expect("it can be read");
        let again = serde_json::to_string(&replay).expect("it can be written");
        assert_eq!(again, text, "written again it is the same");
    }
}
