//! Plays of bots that come out the same on every machine and with every build.

use host::{GAMES, Setup, Skill};
use sha2::{Digest, Sha256};
use tabletop::{PerSeat, SeatCount, Seed};

/// Game, skill, plies, outcome, and the first bytes of the hash of the record's text.
const GOLDEN: &[(&str, Skill, u32, &str, &str)] = &[
    (
        "new-york-new-york",
        Skill::Random,
        142,
        "contest: A 2 lost 57, B 3 lost 46, C 1 won 95",
        "effef59a98ad0e23",
    ),
    (
        "new-york-new-york",
        Skill::Greedy,
        229,
        "contest: A 2 lost 77, B 2 lost 77, C 1 won 78",
        "385c4438b29b0e08",
    ),
    (
        "new-york",
        Skill::Random,
        415,
        "contest: A 3 lost 78, B 1 won 123, C 2 lost 115",
        "ede0ec58aad61360",
    ),
    (
        "new-york",
        Skill::Greedy,
        199,
        "contest: A 1 won 134, B 2 lost 130, C 3 lost 127",
        "60b4d44424ce7f4d",
    ),
    (
        "the-city",
        Skill::Random,
        74,
        "contest: A 3 lost 14, B 1 won 56, C 2 lost 35",
        "57ed9897e9f00c5a",
    ),
    (
        "the-city",
        Skill::Greedy,
        82,
        "contest: A 1 won 71, B 2 lost 51, C 3 lost 44",
        "0c1df52f2b597a21",
    ),
    (
        "fifth-avenue",
        Skill::Random,
        435,
        "contest: A 3 lost 22, B 1 won 34, C 2 lost 29",
        "96ce91cf7eabc072",
    ),
    (
        "fifth-avenue",
        Skill::Greedy,
        908,
        "contest: A 2 lost 197, B 3 lost 144, C 1 won 251",
        "6cbde06d63c71419",
    ),
    (
        "escape-from-new-york",
        Skill::Random,
        263,
        "defeat: A 1 lost, B 1 lost, C 1 lost",
        "ae06c337361b2956",
    ),
    (
        "escape-from-new-york",
        Skill::Greedy,
        221,
        "defeat: A 1 lost, B 1 lost, C 1 lost",
        "7b96b58f3f9bea3b",
    ),
];

/// A play of three bots, from seed 1989.
fn played(game: &str, skill: Skill) -> (u32, String, String) {
    let entry = GAMES.iter().find(|entry| entry.info.id == game).unwrap();
    let setup = Setup::new(SeatCount::new(3).unwrap(), Seed::number(1989));
    let mut table = (entry.open)(&setup).unwrap();
    while let Some(seat) = table.to_act().first() {
        let answer = table.ponder(seat, skill)();
        table.play(seat, table.ply(), &answer).unwrap();
    }
    let simulated = (entry.simulate)(&setup, PerSeat::from_fn(setup.seats, |_| skill), None);
    let simulated = simulated.unwrap();
    assert_eq!(simulated.plies, table.ply());
    assert_eq!(Some(&simulated.outcome), table.outcome().as_ref());
    let hash = Sha256::digest(table.record().to_text());
    let hash = hash[..8].iter().map(|byte| format!("{byte:02x}"));
    (
        simulated.plies,
        simulated.outcome.to_string(),
        hash.collect(),
    )
}

#[test]
fn bots_play_the_golden_games_again() {
    let mut found = Vec::new();
    for entry in GAMES {
        for skill in Skill::ALL {
            let (plies, outcome, hash) = played(entry.info.id, *skill);
            found.push((entry.info.id, *skill, plies, outcome, hash));
        }
    }
    let golden = GOLDEN.iter().map(|(game, skill, plies, outcome, hash)| {
        (
            *game,
            *skill,
            *plies,
            (*outcome).to_owned(),
            (*hash).to_owned(),
        )
    });
    assert_eq!(found, golden.collect::<Vec<_>>());
}
