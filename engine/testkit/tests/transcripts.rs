//! Golden games and tree counts of the toy, and how they fail.

mod toy;

use std::{
    env, fs, panic,
    path::PathBuf,
    process::{Command, Stdio},
};

use tabletop::{SeatCount, Seed};
use testkit::{counts, keep, random_game, scripted_game, transcripts};

use toy::{Toy, ToyOptions};

/// Where the golden games are; a test that updates them has its own.
const FOLDER: &str = "TOY_TRANSCRIPTS";

#[test]
fn every_transcript_of_the_toy_replays() {
    let folder = env::var_os(FOLDER).unwrap_or_else(|| "tests/transcripts".into());
    transcripts::<Toy>(folder);
}

#[test]
fn update_writes_the_checked_lines_anew_and_leaves_comments() {
    let folder = Folder::new("update");
    let golden = include_str!("transcripts/four-seats-one-round.game");
    let is_check = |line: &&str| line.starts_with("  = ");
    let first = golden
        .lines()
        .find(is_check)
        .expect("the set-up is checked");
    let last = golden.lines().rfind(is_check).expect("the end is checked");
    let wrong = golden
        .replace(&format!("{first}\n"), "")
        .replace(last, "  = nonsense");
    folder.write("golden.game", &wrong);
    // Another process, because the environment of this one belongs to all tests.
    let status = Command::new(env::current_exe().unwrap())
        .args(["--exact", "every_transcript_of_the_toy_replays"])
        .env("UPDATE", "1")
        .env(FOLDER, &folder.0)
        .stdout(Stdio::null())
        .status();
    assert!(status.unwrap().success());
    let updated = fs::read_to_string(folder.0.join("golden.game")).unwrap();
    assert_eq!(updated, golden);
}

#[test]
fn every_tree_count_of_the_toy_is_right() {
    counts::<Toy>("tests/transcripts");
}

/// A folder of its own for one test, removed with everything in it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("testkit-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Folder(path)
    }

    fn write(&self, file: &str, text: &str) {
        fs::write(self.0.join(file), text).expect("a file can be written");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).expect("the folder can be removed");
    }
}

/// What the test of a folder says when it fails; nothing under `UPDATE=1`, which mends instead.
fn failure(folder: &Folder, test: fn(&PathBuf)) -> Option<String> {
    if env::var_os("UPDATE").is_some() {
        return None;
    }
    let failed = panic::catch_unwind(|| test(&folder.0));
    let message = failed.expect_err("the folder fails");
    let message = message.downcast().expect("a failure says something");
    Some(*message)
}

fn two() -> SeatCount {
    SeatCount::new(2).expect("two can sit")
}

#[test]
fn a_game_that_was_kept_replays() {
    let folder = Folder::new("kept");
    let options = ToyOptions::default();
    let random = random_game::<Toy>(&options, two(), Seed::number(5)).unwrap();
    keep(folder.0.join("random.game"), "random\nplay", &random).unwrap();
    let script = ["A bid 8", "B bid 19"];
    let opening = scripted_game::<Toy>(&options, two(), Seed::number(1), &script).unwrap();
    keep(folder.0.join("opening.game"), "an opening", &opening).unwrap();
    transcripts::<Toy>(&folder.0);
}

#[test]
fn a_wrong_line_is_told_by_file_and_line() {
    let folder = Folder::new("wrong");
    let record = random_game::<Toy>(&ToyOptions::default(), two(), Seed::number(1)).unwrap();
    let text = record.to_plain_text();
    let (at, line) = text
        .lines()
        .enumerate()
        .nth(7)
        .expect("the first ply is checked");
    assert!(line.starts_with("  = "), "{line}");
    folder.write("wrong.game", &text.replace(line, "  = nonsense"));
    if let Some(said) = failure(&folder, |dir| transcripts::<Toy>(dir)) {
        assert!(said.contains(&format!("wrong.game:{}:", at + 1)), "{said}");
        assert!(said.contains("says `nonsense`"), "{said}");
        assert!(
            said.contains(&format!("the rules say `{}`", &line[4..])),
            "{said}"
        );
    }
}

#[test]
fn a_folder_without_games_fails() {
    let folder = Folder::new("empty");
    if let Some(said) = failure(&folder, |dir| transcripts::<Toy>(dir)) {
        assert!(said.contains("nothing was tested"), "{said}");
    }
}

#[test]
fn a_game_that_checks_nothing_fails() {
    let folder = Folder::new("unchecked");
    folder.write(
        "bare.game",
        "game toy 1\nstream 1\noptions\nseats 2\nseed 1\n1 A bid 8\n",
    );
    if let Some(said) = failure(&folder, |dir| transcripts::<Toy>(dir)) {
        assert!(said.contains("checks nothing"), "{said}");
    }
}

#[test]
fn a_wrong_count_fails() {
    let folder = Folder::new("counts");
    folder.write(
        "wrong.counts",
        "game toy 1\nstream 1\noptions\nseats 2\nseed 1\ndepth 1 4\n",
    );
    if let Some(said) = failure(&folder, |dir| counts::<Toy>(dir)) {
        assert!(
            said.contains("wrong.counts:6: the file says `depth 1 4`"),
            "{said}"
        );
        assert!(said.contains("the rules say `depth 1 3`"), "{said}");
    }
}
