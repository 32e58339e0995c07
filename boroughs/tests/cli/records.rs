//! Records made by one process are read by another, to the byte.

use std::{fs, path::PathBuf};

use crate::binary::{boroughs, boroughs_reading, printed, scratch};

/// Plays a whole game against a bot, always taking the first action, and gives its record.
fn recorded(name: &str, lang: &str) -> PathBuf {
    let file = scratch(name).join("play.game");
    let path = file.to_str().unwrap();
    let args = [
        "play",
        "new-york-new-york",
        "--seats",
        "you,greedy",
        "--seed",
        "1989",
    ];
    let args = [&args[..], &["--plain", "--lang", lang, "--record", path]].concat();
    let output = boroughs_reading(&args, &"1\n".repeat(400));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "the game was not finished: {said}");
    file
}

#[test]
fn a_record_verifies_in_another_process() {
    let file = recorded("verifies", "en");
    let said = printed(&["verify", file.to_str().unwrap()]);
    assert!(said.contains("every line replays"), "{said}");
    assert!(said.contains("contest: A"), "{said}");
}

#[test]
fn the_same_moves_give_the_same_record_in_both_languages() {
    let english = fs::read(recorded("in_english", "en")).unwrap();
    let italian = fs::read(recorded("in_italian", "it")).unwrap();
    assert_eq!(english, italian);
}

#[test]
fn one_flipped_byte_is_reported_with_its_line() {
    let file = recorded("flipped", "en");
    let whole = fs::read(&file).unwrap();
    // A stride that meets every kind of line; all bytes are tried in the tests of tabletop.
    for at in (0..whole.len()).step_by(whole.len() / 60) {
        let mut damaged = whole.clone();
        damaged[at] ^= 1;
        fs::write(&file, &damaged).unwrap();
        let output = boroughs(&["verify", file.to_str().unwrap()]);
        let said = String::from_utf8(output.stderr).unwrap();
        let line = whole[..at].split(|byte| *byte == b'\n').count();
        assert_eq!(output.status.code(), Some(2));
        assert!(
            said.contains(&format!("line {line}: ")),
            "byte {at} is in line {line}: {said}"
        );
    }
}

#[test]
fn replay_shows_a_table_through_one_seat_s_eyes() {
    let file = recorded("replayed", "en");
    let path = file.to_str().unwrap();
    let all = printed(&["replay", path, "--ply", "0"]);
    let mine = printed(&["replay", path, "--ply", "0", "--seat", "A"]);
    assert_ne!(all, mine);
    let italian = printed(&["replay", path, "--ply", "4", "--seat", "B", "--lang", "it"]);
    assert!(
        italian.contains("Ambra") || italian.contains("Rubino"),
        "{italian}"
    );
    let beyond = boroughs(&["replay", path, "--ply", "9999"]);
    assert_eq!(beyond.status.code(), Some(2));
    let nobody = boroughs(&["replay", path, "--seat", "D"]);
    assert_eq!(nobody.status.code(), Some(2));
}

#[test]
fn an_interrupted_play_is_resumed() {
    let file = scratch("resumed").join("play.game");
    let path = file.to_str().unwrap();
    let args = [
        "play",
        "new-york-new-york",
        "--seats",
        "you,greedy",
        "--seed",
        "3",
        "--plain",
    ];
    boroughs_reading(&[&args[..], &["--record", path]].concat(), "1\n1\n");
    let before = fs::read_to_string(&file).unwrap();
    assert!(!before.contains("end contest"), "the game is not over");
    let resume = ["play", "--resume", path, "--seats", "you,greedy", "--plain"];
    boroughs_reading(&resume, &"1\n".repeat(400));
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(&before), "what was played stays");
    assert!(after.contains("end contest"), "and it goes on to the end");
    printed(&["verify", path]);
}

#[test]
fn a_record_is_never_overwritten_by_a_new_play() {
    let file = recorded("kept", "en");
    let before = fs::read(&file).unwrap();
    let path = file.to_str().unwrap();
    let again = ["play", "new-york-new-york", "--plain", "--record", path];
    let output = boroughs_reading(&again, "1\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--resume"));
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_play_is_kept_even_if_nobody_said_where() {
    let folder = scratch("own_games");
    let mut child = crate::binary::command()
        .args(["play", "new-york-new-york", "--plain", "--seed", "1"])
        .env("XDG_DATA_HOME", &folder)
        .stdin(std::process::Stdio::null())
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    child.wait().unwrap();
    let kept = folder.join("five-boroughs/new-york-new-york-1.game");
    printed(&["verify", kept.to_str().unwrap()]);
}

#[test]
fn whoever_leaves_is_told_in_the_own_language_that_the_game_is_not_over() {
    for (lang, words) in [
        ("en", "boroughs: the game is not over\n"),
        ("it", "boroughs: la partita non è finita\n"),
    ] {
        let args = ["play", "escape-from-new-york", "--seats", "you", "--plain"];
        let output = boroughs_reading(&[&args[..], &["--lang", lang]].concat(), "");
        assert_eq!(String::from_utf8_lossy(&output.stderr), words);
    }
}

/// The record with another action in its `line`, without checksums and what follows.
fn with_action(file: &std::path::Path, line: usize, action: &str) -> PathBuf {
    let text = fs::read_to_string(file).unwrap();
    let plain = text.lines().map(|line| line.rsplit_once(" ~").unwrap().0);
    let mut lines: Vec<_> = plain.map(str::to_owned).take(line).collect();
    let last = lines.last_mut().unwrap();
    let mut words = last.splitn(3, ' ');
    let (number, seat) = (words.next().unwrap(), words.next().unwrap());
    *last = format!("{number} {seat} {action}");
    let forged = file.with_extension("forged");
    fs::write(&forged, lines.join("\n") + "\n").unwrap();
    forged
}

#[test]
fn a_refused_action_is_told_in_the_words_of_the_game() {
    let file = recorded("refused", "en");
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<_> = text.lines().collect();
    let at = lines
        .iter()
        .position(|line| line.starts_with("1 "))
        .unwrap();
    let forged = with_action(&file, at + 1, "take 99");
    let said = |lang| {
        let output = boroughs(&["verify", forged.to_str().unwrap(), "--lang", lang]);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(
        said("it").contains("l’azione non si legge"),
        "{}",
        said("it")
    );
    let all = ["a", "r", "v", "i"].map(|colour| (1..=12).map(move |n| format!("{colour}{n}")));
    let mut refused = 0;
    for card in all.into_iter().flatten() {
        with_action(&file, at + 1, &format!("play {card}"));
        let (english, italian) = (said("en"), said("it"));
        for (told, what) in [(&english, "may not"), (&italian, "non può")] {
            assert!(!told.contains("Card(") && !told.contains(" { "), "{told}");
            refused += u8::from(told.contains(what) && told.contains("NN-011): "));
        }
    }
    assert!(refused > 40, "most cards are not in the hand");
}

#[test]
fn a_record_of_escape_is_verified_in_italian() {
    let file = scratch("escape_refused").join("play.game");
    let path = file.to_str().unwrap();
    let args = [
        "play",
        "escape-from-new-york",
        "--seats",
        "you",
        "--plain",
        "--seed",
        "5",
    ];
    boroughs_reading(&[&args[..], &["--record", path]].concat(), "1\n1\n");
    let output = boroughs(&["verify", path, "--lang", "it"]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("ogni riga si rigioca"), "{said}");
}
