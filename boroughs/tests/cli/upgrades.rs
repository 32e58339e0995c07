//! Plays of other versions of the rules, as far as the binary can go on with them.

use std::{fs, path::PathBuf};

use tabletop::Record;

use crate::binary::{boroughs, boroughs_reading, scratch};

/// The record of a play that was left after some moves, under another number of the rules and as
/// `change` makes it.
fn left(name: &str, change: impl FnOnce(&mut Record)) -> PathBuf {
    let file = scratch(name).join("play.game");
    let path = file.to_str().unwrap();
    let args = ["play", "new-york-new-york", "--seats", "you,greedy"];
    let args = [&args[..], &["--seed", "7", "--plain", "--record", path]].concat();
    boroughs_reading(&args, &"1\n".repeat(3));
    let mut record: Record = fs::read_to_string(&file).unwrap().parse().unwrap();
    assert!(record.plies.len() > 2 && record.end.is_none());
    record.rules_version = 0;
    change(&mut record);
    fs::write(&file, record.to_text()).unwrap();
    file
}

#[test]
fn a_play_of_other_rules_goes_on_if_every_situation_is_the_same() {
    let file = left("other_rules_same", |_| {});
    let path = file.to_str().unwrap();
    let args = ["play", "--resume", path, "--seats", "you,greedy"];
    let resumed = |lang| {
        let args = [&args[..], &["--plain", "--lang", lang]].concat();
        String::from_utf8(boroughs_reading(&args, "1\n").stdout).unwrap()
    };
    let said = resumed("it");
    let now = host::find("new-york-new-york").unwrap();
    let now = now.info.rules_version;
    let goes_on = format!("prosegue con la versione {now}");
    assert!(said.contains(&goes_on), "{said}");
    let said = resumed("en");
    let is_said_again = said.contains("goes on under version");
    assert!(!is_said_again, "it is of these rules now: {said}");
    let record: Record = fs::read_to_string(&file).unwrap().parse().unwrap();
    assert_eq!(record.rules_version, now);
}

#[test]
fn a_play_that_other_rules_told_differently_is_left_alone_with_one_sentence() {
    let file = left("other_rules_else", |record| {
        let check = record.plies[1].check.as_mut().unwrap();
        check.words.push('!');
    });
    let before = fs::read(&file).unwrap();
    let path = file.to_str().unwrap();
    let args = ["play", "--resume", path, "--seats", "you,greedy"];
    for (lang, words) in [
        ("en", "The file is untouched"),
        ("it", "Il file non è stato toccato"),
    ] {
        let args = [&args[..], &["--plain", "--lang", lang]].concat();
        let output = boroughs(&args);
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(words), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn replay_and_verify_tell_how_far_other_rules_agree() {
    let file = left("other_rules_far", |record| {
        let check = record.plies[1].check.as_mut().unwrap();
        check.words.push('!');
    });
    let path = file.to_str().unwrap();
    let replay = boroughs(&["replay", path]);
    assert!(replay.status.success());
    let verify = boroughs(&["verify", path]);
    assert_eq!(verify.status.code(), Some(2));
    for output in [replay, verify] {
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("same play for 1 action:"), "{said}");
    }
}

#[test]
fn a_storage_that_is_not_there_is_not_made_by_looking_at_it() {
    let folder = scratch("upgrade_nothing");
    let data = folder.join("data");
    let output = boroughs(&["upgrade", "--check", "--data", data.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(!data.exists());
    let output = boroughs(&["upgrade", "--data", data.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
}
