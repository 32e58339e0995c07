//! The list of games is whole.

use std::{fs, path::Path};

use host::GAMES;

#[test]
fn every_game_crate_is_in_the_catalogue() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = fs::read_dir(games).unwrap().map(|entry| entry.unwrap());
    let crates = folders.filter(|folder| folder.path().join("Cargo.toml").is_file());
    let mut crates: Vec<_> = crates
        .map(|folder| folder.file_name().into_string().unwrap())
        .collect();
    let mut entries: Vec<_> = GAMES.iter().map(|entry| entry.info.id).collect();
    crates.sort_unstable();
    entries.sort_unstable();
    assert_eq!(entries, crates);
}
