//! Every example does what it says.

use std::{ffi::OsStr, fs, path::Path, process::Command, sync::mpsc::channel, thread};

use server::Config;

/// For programs that take no arguments.
const NONE: &[&str] = &[];

/// What `program` prints, if it ends well.
fn printed<A: AsRef<OsStr>>(program: &str, arguments: &[A]) -> String {
    let output = Command::new(program).args(arguments).output();
    let output = output.expect("examples are built with their tests");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).expect("examples print text")
}

#[test]
fn a_game_is_played_from_code_and_its_record_can_be_read() {
    let printed_play = printed(env!("CARGO_BIN_EXE_play_a_game"), NONE);
    let (said, record) = printed_play.split_once('\n').unwrap();
    assert!(said.contains("contest:"), "{said}");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play_a_game.record");
    fs::write(&file, record).unwrap();

    let read = printed(env!("CARGO_BIN_EXE_read_a_record"), &[&file]);
    assert!(
        read.starts_with("new-york-new-york of 2 players\n"),
        "{read}"
    );
    let (_, end) = said.split_once("events, ").unwrap();
    assert_eq!(read.lines().last(), Some(end));
}

#[test]
fn a_bot_that_dreams_beats_one_that_plays_anything() {
    let said = printed(env!("CARGO_BIN_EXE_write_a_bot"), NONE);
    let wins = said.split(' ').nth(3).and_then(|wins| wins.parse().ok());
    assert!(wins.is_some_and(|wins: u32| wins > 7), "{said}");
}

#[test]
fn whoever_speaks_the_protocol_plays_at_a_server() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("talk_to_a_server");
    drop(fs::remove_dir_all(&data));
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data,
        log: "error".to_owned(),
        ..Config::default()
    };
    let (sender, address) = channel();
    // It serves until the tests end.
    thread::spawn(move || {
        let told = |address| sender.send(address).expect("the test waits for it");
        server::run(&config, told)
    });
    let address = address.recv().expect("the server starts").to_string();

    let said = printed(env!("CARGO_BIN_EXE_talk_to_a_server"), &[address]);
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("laid table "), "{said}");
    assert!(lines[1].starts_with("did "), "{said}");
}

#[test]
fn a_face_is_drawn_from_a_view() {
    let said = printed(env!("CARGO_BIN_EXE_add_a_face"), NONE);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    assert!(lines[0].starts_with("You "), "{said}");
    assert!(lines.iter().all(|line| line.contains('▮')), "{said}");
}
