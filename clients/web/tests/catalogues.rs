//! What a program says is among the words that are loaded with it.

use std::{
    collections::BTreeSet,
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
};

macro_rules! itself {
    ($id:literal) => {
        $id
    };
}
const GAMES: &[&str] = games::each_id!(itself);

fn clients() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The ids of a catalogue.
fn words(name: &str) -> BTreeSet<String> {
    let file = clients().join(format!("prose/locales/en/{name}.ftl"));
    let file = fs::read_to_string(file).expect("every catalogue is there");
    let lines = file
        .lines()
        .filter(|line| line.starts_with(char::is_alphabetic));
    lines
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect()
}

/// Every file of a folder, its text and where it lies.
fn sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            let text = fs::read_to_string(&path).expect("sources are text");
            found.push((path, text));
        }
    }
}

/// The ids that a text says.
fn said(text: &str) -> impl Iterator<Item = &str> {
    let calls = text.split("say!(").skip(1);
    calls.filter_map(|call| call.split('"').nth(1))
}

#[test]
fn every_program_has_the_words_it_says() {
    let mut house = words("common");
    house.extend(words("web"));
    let mut files = Vec::new();
    sources(&clients().join("web/src"), &mut files);
    sources(&clients().join("prose/src"), &mut files);
    let mut count = 0;
    for (path, text) in files {
        // A folder or a file that is named as a game is the game's, and all that lies in it.
        let named = |part: &OsStr| {
            let name = part
                .to_string_lossy()
                .trim_end_matches(".rs")
                .replace('_', "-");
            GAMES.iter().copied().find(|game| *game == name)
        };
        let game = path.iter().find_map(named);
        let own = game.map(words).unwrap_or_default();
        let path = path.display();
        for id in said(&text).filter(|id| !text.contains(&format!("`say!(lang, \"{id}\""))) {
            assert!(house.contains(id) || own.contains(id), "{id} in {path}");
            count += 1;
        }
    }
    assert!(count > 300, "only {count} words were found");
}
