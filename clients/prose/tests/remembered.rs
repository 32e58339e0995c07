//! What everyone has seen of other hands is asked for where the agreement of the table is asked
//! too, in one function of each game, and nowhere else in a client: so what is left to memory is
//! shown by none, neither in a page nor by a terminal.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The functions that know what is agreed on; of New York's views, which carry all hands, below.
const ASKED_IN: [(&str, &str); 3] = [
    ("prose/src/fifth_avenue/mod.rs", "view.board.shown[seat]"),
    ("prose/src/new_york_new_york/mod.rs", "view.shown[seat]"),
    ("prose/src/the_city/mod.rs", "view.shown[seat]"),
];

/// All sources below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push(path);
        }
    }
}

/// The lines of the clients' sources that contain `words`, each with its file.
fn lines_with(words: &str) -> Vec<(String, String)> {
    let clients = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for client in ["player", "prose", "terminal", "web"] {
        sources(&clients.join(client).join("src"), &mut files);
    }
    let mut read = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("sources are text");
        let name = file.strip_prefix(&clients).expect("it lies below");
        let lines = text.lines().filter(|line| line.contains(words));
        let name = name.to_string_lossy().replace('\\', "/");
        read.extend(lines.map(|line| (name.clone(), line.trim().to_owned())));
    }
    read.sort();
    read
}

// rules: NN-Q19, TC-32, FA-Q39
#[test]
fn what_was_seen_of_hands_is_read_in_one_place_of_each_game() {
    let read = lines_with(".shown[");
    assert_eq!(read.len(), ASKED_IN.len(), "{read:?}");
    for ((file, line), (asked_in, words)) in read.iter().zip(ASKED_IN) {
        assert_eq!(file, asked_in);
        let is_asked = line.contains("Memory::Open") && line.contains(words);
        assert!(is_asked, "{file}: {line}");
    }
}

/// The one line that reads a hand of New York, and who may see it.
const HAND_OF_NEW_YORK: &str = "shows_hand(view, seat).then(|| &view.table.hands[seat])";

// rules: NY-56
#[test]
fn a_hand_of_new_york_is_read_by_who_is_shown_it_and_counted_by_all() {
    let mut read = lines_with(".hands");
    read.retain(|(file, _)| file.contains("new_york/") || file.ends_with("new_york.rs"));
    read.retain(|(file, _)| !file.contains("escape_from") && !file.contains("new_york_new"));
    // How many cards somebody has, and how many seats there are, is open.
    read.retain(|(_, line)| !line.contains(".hands[seat].len()"));
    read.retain(|(_, line)| !line.contains(".hands[self.seat].len()"));
    read.retain(|(_, line)| !line.contains(".hands.seats()"));
    let asked = [("prose/src/new_york/mod.rs", HAND_OF_NEW_YORK)];
    let read: Vec<_> = read.iter().map(|(file, line)| (&**file, &**line)).collect();
    assert_eq!(read, asked);
    let asked_by = ["prose/", "terminal/", "web/"].map(|client| {
        let calls = lines_with("shown_hand(").into_iter();
        calls.filter(|(file, _)| file.starts_with(client)).count()
    });
    assert!(asked_by.iter().all(|calls| *calls > 1), "{asked_by:?}");
}
