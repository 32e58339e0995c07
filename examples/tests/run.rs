//! Every example does what it says.

use std::{path::Path, process::Command};

/// What `program` prints, if it ends well.
fn printed(program: &str, arguments: &[&Path]) -> String {
    let output = Command::new(program).args(arguments).output();
    let output = output.expect("examples are built with their tests");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).expect("examples print text")
}

#[test]
fn a_game_is_played_from_code_and_its_record_can_be_read() {
    let printed_play = printed(env!("CARGO_BIN_EXE_play_a_game"), &[]);
    let (said, record) = printed_play.split_once('\n').unwrap();
    assert!(said.contains("contest:"), "{said}");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play_a_game.record");
    std::fs::write(&file, record).unwrap();

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
    let said = printed(env!("CARGO_BIN_EXE_write_a_bot"), &[]);
    let wins = said.split(' ').nth(3).and_then(|wins| wins.parse().ok());
    assert!(wins.is_some_and(|wins: u32| wins > 7), "{said}");
}
