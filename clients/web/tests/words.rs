//! What a program says is among the words that are loaded with it.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// The folders of each game in the sources, and its catalogue.
const GAMES: [(&str, &str); 5] = [
    ("new_york_new_york", "new-york-new-york"),
    ("new_york", "new-york"),
    ("the_city", "the-city"),
    ("fifth_avenue", "fifth-avenue"),
    ("escape", "escape-from-new-york"),
];
/// Whose words the page of all parts says too: it is in that game's program.
const KIT: &str = "kit_page.rs";

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
        let is_of = |folder: &str| path.iter().any(|part| part == folder);
        let game = GAMES
            .iter()
            .find(|(folder, game)| is_of(folder) || is_of(&game.replace('-', "_")));
        let game = game.map(|(_, game)| *game);
        let game = game.or_else(|| path.ends_with(KIT).then_some("new-york-new-york"));
        let own = game.map(words).unwrap_or_default();
        let path = path.display();
        for id in said(&text).filter(|id| !text.contains(&format!("`say!(lang, \"{id}\""))) {
            assert!(house.contains(id) || own.contains(id), "{id} in {path}");
            count += 1;
        }
    }
    assert!(count > 300, "only {count} words were found");
}
