//! All games of this device in one file, and back: for another browser, or for safety.

use host::Json;
use room::ids::Id;
use serde::{Deserialize, Serialize};

use crate::worker::messages::TableLine;

/// The version of the form of these files.
const FORMAT: u32 = 1;

/// What is in a file.
#[derive(Serialize, Deserialize)]
struct Archive {
    five_boroughs_games: u32,
    tables: Vec<KeptTable>,
}

/// A table as this device keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptTable {
    /// Its line in the list.
    pub(crate) line: TableLine,
    /// Its log, each entry as it is stored.
    pub(crate) entries: Vec<String>,
}

/// The file that has these tables.
pub(crate) fn file(tables: Vec<KeptTable>) -> String {
    let archive = Archive {
        five_boroughs_games: FORMAT,
        tables,
    };
    Json::of(&archive).text().to_owned()
}

/// The tables of a file; nothing if it is none of ours.
pub(crate) fn tables(file: &str) -> Option<Vec<KeptTable>> {
    let archive: Archive = host::read(file).ok()?;
    let is_ours = archive.five_boroughs_games == FORMAT && archive.tables.iter().all(is_fine);
    is_ours.then_some(archive.tables)
}

/// Whether a table can be kept: whoever opens it finds out whether it can be played.
fn is_fine(kept: &KeptTable) -> bool {
    let is_entry = |text: &String| text.parse::<Json>().is_ok();
    let has_name = kept.line.table.parse::<Id>().is_ok();
    has_name && !kept.entries.is_empty() && kept.entries.iter().all(is_entry)
}

/// What of the log in a file goes on where the one that is kept here ends. A game that went on
/// otherwise here is left as it is here.
pub(crate) fn further<'a>(here: &[String], file: &'a [String]) -> &'a [String] {
    file.strip_prefix(here).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    fn entries(ats: &[u64]) -> Vec<String> {
        ats.iter().map(|at| format!(r#"{{"at":{at}}}"#)).collect()
    }

    fn table(id: &str) -> KeptTable {
        KeptTable {
            line: TableLine {
                table: id.to_owned(),
                game: "new-york".to_owned(),
                seats: Vec::new(),
                to_act: vec![Seat::B],
                ply: 3,
                is_over: false,
                outcome: None,
                is_aside: false,
                changed: 12,
            },
            entries: entries(&[1, 2]),
        }
    }

    const ID: &str = "0d9e5f0c9b1d22ab01e477aac3f1ab12";

    #[test]
    fn what_was_saved_is_read_again() {
        let all = vec![table(ID)];
        assert_eq!(tables(&file(all.clone())), Some(all));
        assert_eq!(tables(&file(Vec::new())), Some(Vec::new()));
    }

    #[test]
    fn what_is_no_file_of_games_is_refused() {
        let newer = file(vec![table(ID)]).replacen(":1,", ":2,", 1);
        let broken = file(vec![table(ID)]).replacen(r#"{\"at\":1}"#, "at 1", 1);
        let elsewhere = file(vec![table("x:y")]);
        assert_ne!(broken, file(vec![table(ID)]));
        for text in ["", "{}", "five-boroughs 1", &newer, &broken, &elsewhere] {
            assert_eq!(tables(text), None, "{text}");
        }
    }

    #[test]
    fn a_game_goes_on_from_the_file_and_never_back_or_aside() {
        let [one, two, other] = [&[1][..], &[1, 2], &[1, 3]].map(entries);
        assert_eq!(further(&[], &two), two);
        assert_eq!(further(&one, &two), &two[1..]);
        assert!(further(&two, &two).is_empty());
        assert!(further(&two, &one).is_empty(), "here is more");
        assert!(further(&other, &two).is_empty(), "it went on otherwise");
    }
}
