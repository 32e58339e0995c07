//! Plays of bots that come out the same on every machine and with every build: one file a game in
//! `tests/golden`. `UPDATE=1` writes them anew; read the difference as what your change does.

use std::{env, fs, path::Path};

use host::{CatalogEntry, GAMES, Setup, Skill};
use sha2::{Digest, Sha256};
use tabletop::{PerSeat, SeatCount, Seed};

/// What came of a play of three bots, or as many as the game takes, from seed 1989: its plies, the
/// first bytes of the hash of the record's text, and the outcome.
fn played(entry: &CatalogEntry, skill: Skill) -> String {
    let seats = 3.clamp(entry.info.seats_min, entry.info.seats_max);
    let setup = Setup::new(SeatCount::new(seats).unwrap(), Seed::number(1989));
    let mut table = (entry.open)(&setup).unwrap();
    while let Some(seat) = table.to_act().first() {
        let answer = table.ponder(seat, skill)();
        table.play(seat, table.ply(), &answer).unwrap();
    }
    let lab = host::lab(entry.info.id).unwrap();
    let simulated = (lab.simulate)(&setup, PerSeat::from_fn(setup.seats, |_| skill), None);
    let simulated = simulated.unwrap();
    assert_eq!(simulated.plies, table.ply());
    assert_eq!(Some(&simulated.outcome), table.outcome().as_ref());
    let hash = Sha256::digest(table.record().to_text());
    let hash = hash[..8].iter().map(|byte| format!("{byte:02x}"));
    let (plies, hash) = (simulated.plies, hash.collect::<String>());
    format!(
        "{skill}: {plies} plies, record {hash}, {}\n",
        simulated.outcome
    )
}

#[test]
fn bots_play_the_golden_games_again() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut found = Vec::new();
    let mut golden = Vec::new();
    for entry in GAMES {
        let file = folder.join(format!("{}.txt", entry.info.id));
        let plays = Skill::ALL.iter().map(|skill| played(entry, *skill));
        let plays: String = plays.collect();
        if env::var_os("UPDATE").is_some() {
            fs::write(&file, &plays).unwrap();
        }
        found.push((entry.info.id, plays));
        golden.push((entry.info.id, fs::read_to_string(file).unwrap_or_default()));
    }
    assert_eq!(found, golden);
}
