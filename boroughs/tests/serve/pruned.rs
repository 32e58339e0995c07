//! `boroughs prune`: nothing without a yes, and then what is old.

use load::stored::Library;
use server::{StoredGame, fill};

use crate::process::{Server, boroughs, scratch};

fn pruned(arguments: &[&str]) -> String {
    let output = boroughs(&[&["prune"], arguments].concat());
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn old_games_are_counted_first_and_deleted_when_it_is_confirmed() {
    let folder = scratch("pruned-old");
    let library = Library::default();
    // They ended in 1970.
    let games = (0..3).map(|n| {
        let (table, game) = library.game(n);
        StoredGame {
            table,
            entries: &game.entries,
            room: &game.room,
        }
    });
    fill(&folder, games).unwrap();
    let data = ["--data", folder.to_str().unwrap()];
    let none = pruned(&[&data[..], &["--finished-days", "0", "--yes"]].concat());
    assert!(none.starts_with("0 tables deleted"), "{none}");
    let asked = pruned(&data);
    assert!(asked.starts_with("3 tables would be deleted"), "{asked}");
    let done = pruned(&[&data[..], &["--yes"]].concat());
    assert!(
        done.starts_with("3 tables deleted (finished more than 365 days ago"),
        "{done}"
    );
    assert!(pruned(&data).starts_with("0 tables would"));
}

#[test]
fn where_there_is_no_storage_none_is_made() {
    let folder = scratch("pruned-nothing");
    let output = boroughs(&["prune", "--data", folder.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert_eq!(folder.read_dir().unwrap().count(), 0);
}

#[test]
fn abandoned_tables_are_counted_and_closed_by_hand_where_there_is_a_storage() {
    let folder = scratch("pruned");
    let data = folder.join("data");
    let path = data.to_str().unwrap();
    let nowhere = boroughs(&["prune", "--closing", "--data", path]);
    assert_eq!(nowhere.status.code(), Some(2), "{nowhere:?}");
    assert!(!data.exists(), "nothing is made");
    drop(Server::start(&data));
    let counted = boroughs(&["prune", "--closing", "--data", path]);
    let says = String::from_utf8_lossy(&counted.stdout).into_owned();
    assert!(says.starts_with("0 tables are abandoned"), "{counted:?}");
    let closed = boroughs(&["prune", "--closing", "--yes", "--data", path]);
    let says = String::from_utf8_lossy(&closed.stdout).into_owned();
    assert!(says.starts_with("0 of 0 abandoned tables"), "{closed:?}");
}
