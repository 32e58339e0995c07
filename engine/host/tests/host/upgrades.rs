//! Records of other versions of the rules.

use std::{fs, path::Path};

use host::{CatalogEntry, GAMES, Setup, Skill};
use tabletop::{Info, Record, SeatCount, Seed};

/// A play of bots that is not over, written down under another number of the rules.
fn older() -> Record {
    let seats = SeatCount::new(2).unwrap();
    let mut table = (GAMES[0].open)(&Setup::new(seats, Seed::number(5))).unwrap();
    for _ in 0..6 {
        let seat = table.to_act().first().unwrap();
        let answer = table.ponder(seat, Skill::Random)();
        table.play(seat, table.ply(), &answer).unwrap();
    }
    let record = Record {
        rules_version: 0,
        ..table.record()
    };
    record.to_text().parse().unwrap()
}

#[test]
fn a_record_whose_every_situation_is_reached_goes_on_under_these_rules() {
    let record = older();
    (GAMES[0].reopen)(&record)
        .err()
        .expect("it is of other rules");
    let table = GAMES[0].upgrade(&record).unwrap();
    assert_eq!(table.ply(), 6);
    assert_eq!(table.record().rules_version, GAMES[0].info.rules_version);
}

#[test]
fn a_record_that_tells_another_situation_is_shown_up_to_it() {
    let mut record = older();
    let check = record.plies[3].check.as_mut().unwrap();
    check.words.push('!');
    let line = check.line;
    let error = GAMES[0].upgrade(&record).err().unwrap();
    assert_eq!(error.line, line);
    let (table, parted) = GAMES[0].reach(&record).unwrap();
    assert_eq!((table.ply(), parted), (3, Some(error)));
}

#[test]
fn a_record_without_situations_proves_nothing_unless_the_game_names_its_version() {
    let mut record = older();
    record.plies[2].check = None;
    GAMES[0].upgrade(&record).err().expect("nothing shows it");
    let trusting = CatalogEntry {
        info: Info {
            compatible: &[0],
            ..GAMES[0].info
        },
        ..GAMES[0]
    };
    assert_eq!(trusting.upgrade(&record).unwrap().ply(), 6);
}

/// What is missing for the versions that a game names as compatible: of each, an unfinished play
/// in `tests/upgrades` that goes on.
fn missing(entry: &CatalogEntry, folder: &Path) -> Vec<String> {
    let goes_on = |version: &u32| -> Result<(), String> {
        let file = folder.join(format!("rules-{version}.game"));
        let name = file.display().to_string();
        let text = fs::read_to_string(&file).map_err(|error| format!("{name}: {error}"))?;
        let record: Record = text.parse().map_err(|error| format!("{name}: {error}"))?;
        if record.rules_version != *version || record.plies.is_empty() {
            return Err(format!("{name}: not a play of version {version}"));
        }
        let table = entry.upgrade(&record);
        let table = table.map_err(|error| format!("{name}: {error}"))?;
        match table.outcome() {
            None => Ok(()),
            Some(_) => Err(format!("{name}: it is over")),
        }
    };
    let versions = entry.info.compatible.iter();
    versions
        .filter_map(|version| goes_on(version).err())
        .collect()
}

#[test]
fn every_version_that_a_game_names_as_compatible_has_a_play_that_goes_on() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for entry in GAMES {
        let folder = games.join(entry.info.id).join("tests/upgrades");
        assert_eq!(missing(entry, &folder), Vec::<String>::new());
    }
}

#[test]
fn a_version_without_such_a_play_is_found() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("compatible");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("rules-0.game"), older().to_text()).unwrap();
    let naming = |compatible| CatalogEntry {
        info: Info {
            compatible,
            ..GAMES[0].info
        },
        ..GAMES[0]
    };
    assert!(missing(&naming(&[0]), &folder).is_empty());
    assert_eq!(missing(&naming(&[0, 9]), &folder).len(), 1);
}
