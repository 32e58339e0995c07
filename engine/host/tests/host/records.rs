//! Records of real games: fair seeds, verification, damage.

use host::{CatalogEntry, GAMES, Setup, Skill, fairness, find, verify};
use tabletop::{PerSeat, Seat, SeatCount, Seed};

fn fair_setup(seats: u8) -> Setup {
    let seats = SeatCount::new(seats).unwrap();
    let nonces = PerSeat::from_fn(seats, |seat| [seat.number() + 1; 32]);
    let (seed, fairness) = fairness::agree([9; 32], nonces);
    let fairness = Some(fairness);
    Setup {
        fairness,
        ..Setup::new(seats, seed)
    }
}

/// The text of a whole play of bots that do not think.
fn play(setup: &Setup) -> String {
    play_game(&GAMES[0], setup, Skill::Random)
}

/// The text of a whole play of bots.
fn play_game(entry: &CatalogEntry, setup: &Setup, skill: Skill) -> String {
    let mut table = (entry.open)(setup).unwrap();
    while let Some(seat) = table.to_act().first() {
        let answer = table.ponder(seat, skill)();
        table.play(seat, table.ply(), &answer).unwrap();
    }
    assert!(table.outcome().is_some(), "nobody is to act: it is over");
    table.record().to_text()
}

#[test]
fn a_record_with_a_fair_seed_verifies() {
    let verdict = verify(&play(&fair_setup(3))).unwrap();
    assert!(verdict.is_fair && verdict.outcome.is_some());
}

#[test]
fn every_game_records_and_verifies_at_every_number_of_seats_and_every_skill() {
    for entry in GAMES {
        for seats in entry.info.seat_counts() {
            // Who looks far ahead is slow: that is tried at the smallest table.
            let is_smallest = seats.get() == entry.info.seats_min;
            let skills = Skill::ALL.iter();
            for skill in skills.filter(|skill| **skill < Skill::Strong || is_smallest) {
                let setup = Setup::new(seats, Seed::number(5));
                let text = play_game(entry, &setup, *skill);
                let verdict = verify(&text).unwrap();
                assert_eq!(verdict.record.game, entry.info.id);
                assert_eq!(verdict.record.to_text(), text);
                let skills = PerSeat::from_fn(seats, |_| *skill);
                let simulation =
                    (host::lab(entry.info.id).unwrap().simulate)(&setup, skills, None).unwrap();
                assert_eq!(verdict.outcome, Some(simulation.outcome));
            }
        }
    }
}

#[test]
fn a_seed_that_was_chosen_is_found_out() {
    let mut setup = fair_setup(2);
    setup.seed = Seed::number(1);
    let error = verify(&play(&setup)).unwrap_err();
    assert_eq!(
        error.trouble.to_string(),
        fairness::Unfair::Seed.to_string()
    );

    let mut setup = fair_setup(2);
    if let Some(fairness) = &mut setup.fairness {
        fairness.commitment[0] ^= 1;
    }
    let error = verify(&play(&setup)).unwrap_err();
    assert_eq!(
        error.trouble.to_string(),
        fairness::Unfair::Commitment.to_string()
    );
}

#[test]
fn an_altered_action_is_found_in_its_line() {
    let text = play(&Setup::new(SeatCount::new(2).unwrap(), Seed::number(5)));
    let plain = text.parse::<tabletop::Record>().unwrap().to_plain_text();
    assert!(verify(&plain).is_ok());
    let mut lines: Vec<&str> = plain.lines().collect();
    let at = lines
        .iter()
        .position(|line| line.starts_with("3 "))
        .unwrap();
    let other = format!("3 {} play a99", &lines[at][2..3]);
    lines[at] = &other;
    assert_eq!(verify(&lines.join("\n")).unwrap_err().line, at + 1);
}

#[test]
fn a_missing_situation_or_end_is_found() {
    let text = play(&Setup::new(SeatCount::new(2).unwrap(), Seed::number(5)));
    let plain = text.parse::<tabletop::Record>().unwrap().to_plain_text();
    let lines: Vec<&str> = plain.lines().collect();
    let cut = lines
        .iter()
        .position(|line| line.starts_with("  = "))
        .unwrap();
    let without = |gone: usize| {
        let kept = lines.iter().enumerate().filter(|(n, _)| *n != gone);
        kept.map(|(_, line)| *line).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(verify(&without(cut)).unwrap_err().line, cut + 1);
    assert!(verify(&without(lines.len() - 1)).is_err());
    let commented = format!("# a fine play\n\n{plain}");
    assert!(verify(&commented).is_ok());
}

#[test]
fn a_game_that_nobody_knows_is_refused() {
    let text = play(&Setup::new(SeatCount::new(2).unwrap(), Seed::number(5)));
    let plain = text.parse::<tabletop::Record>().unwrap().to_plain_text();
    assert!(verify(&plain.replace("game new-york-new-york", "game halma")).is_err());
    assert!(find("halma").is_none());
    assert_eq!(find(GAMES[0].info.id).unwrap().info, GAMES[0].info);
}

#[test]
fn commitment_and_seed_are_pinned_by_vectors() {
    let nonces = PerSeat::from_fn(SeatCount::new(2).unwrap(), |seat| [seat.number() + 1; 32]);
    assert_eq!(
        Seed(fairness::commitment(&[0; 32])).to_string(),
        "b212cecfc3fbc9973306e76f65fda888c452a277e25575941021420e6e479c93"
    );
    assert_eq!(
        fairness::derive(&[0; 32], &nonces).to_string(),
        "24e5fbf8b4525c13b2900b687fb583dcd3b8a8fd16a65752e725507418655b2a"
    );
}

#[test]
fn every_nonce_and_the_number_of_seats_move_the_seed() {
    let seed = |seats: u8, changed: Option<Seat>| {
        let seats = SeatCount::new(seats).unwrap();
        let nonces = PerSeat::from_fn(seats, |seat| [u8::from(Some(seat) == changed); 32]);
        fairness::derive(&[0; 32], &nonces)
    };
    let mut seeds = vec![seed(2, None), seed(3, None)];
    seeds.extend([Seat::A, Seat::B, Seat::C].map(|seat| seed(3, Some(seat))));
    let all = seeds.len();
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), all);
}
