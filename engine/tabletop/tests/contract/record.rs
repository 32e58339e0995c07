use tabletop::{
    PerSeat, Record, Seat, Seed,
    record::{Check, Fairness, Ply, RecordError},
};

use crate::seats;

fn check(words: &str) -> Check {
    Check {
        words: words.to_owned(),
        line: 0,
    }
}

fn ply(seat: Seat, action: &str, words: Option<&str>) -> Ply {
    Ply {
        seat,
        action: action.to_owned(),
        check: words.map(check),
        line: 0,
    }
}

/// A record with everything a record can have.
pub(crate) fn full() -> Record {
    Record {
        game: "toy-game".to_owned(),
        rules_version: 3,
        stream: 1,
        options: "rounds=auto bonus=yes".to_owned(),
        seats: seats(2),
        seed: Seed([0xa5; 32]),
        fairness: Some(Fairness {
            commitment: [0x11; 32],
            half: [0x22; 32],
            nonces: PerSeat::from_fn(seats(2), |seat| [seat.number() + 0x33; 32]),
        }),
        sitters: Some(PerSeat::from_fn(seats(2), |seat| {
            (seat == Seat::A).then(|| "Ada ~ O'Neil".to_owned())
        })),
        opening: Some(check("Jack's table, café … ~ 7")),
        plies: vec![
            ply(Seat::A, "play a7", Some("A has 7")),
            ply(Seat::B, "pass", None),
            ply(Seat::A, "take * JJ", Some("")),
        ],
        end: Some(check("contest: A 1 won 95, B 2 lost 80")),
    }
}

/// A record with as little as a record can have.
fn bare() -> Record {
    Record {
        options: String::new(),
        seed: Seed::number(42),
        fairness: None,
        sitters: None,
        opening: None,
        plies: Vec::new(),
        end: None,
        ..full()
    }
}

/// The record without the lines it was read from.
fn unread(mut record: Record) -> Record {
    let plies = record.plies.iter_mut();
    let checks = plies.map(|ply| {
        ply.line = 0;
        &mut ply.check
    });
    let checks = checks.chain([&mut record.opening, &mut record.end]);
    checks.flatten().for_each(|check| check.line = 0);
    record
}

fn trouble(text: &str) -> RecordError {
    text.parse::<Record>().expect_err("the record is wrong")
}

#[test]
fn what_is_printed_parses_to_the_same_with_and_without_checksums() {
    for record in [full(), bare()] {
        for text in [record.to_text(), record.to_plain_text()] {
            let read: Record = text.parse().unwrap();
            assert_eq!(unread(read), record);
        }
    }
}

#[test]
fn every_line_is_closed_by_its_checksum() {
    for line in full().to_text().lines() {
        let (_, sum) = line.rsplit_once(" ~").unwrap();
        assert_eq!(sum.len(), 4, "{line}");
    }
    // CRC-16 of `seed 42`, computed by a second implementation: the polynomial 0x1021 from 0xffff.
    assert!(
        bare().to_text().contains("seed 42 ~411a\n"),
        "{}",
        bare().to_text()
    );
}

#[test]
fn plies_and_checks_know_their_lines() {
    let text = "# a comment\n\n".to_owned() + &full().to_plain_text();
    let record: Record = text.parse().unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for (n, ply) in record.plies.iter().enumerate() {
        assert!(lines[ply.line - 1].starts_with(&format!("{} ", n + 1)));
    }
    assert!(lines[record.opening.unwrap().line - 1].starts_with("  = Jack"));
    assert!(lines[record.end.unwrap().line - 1].starts_with("end "));
}

#[test]
fn comments_and_empty_lines_may_stand_in_plain_records() {
    let plain = full().to_plain_text();
    let lines = plain.lines();
    let lines = lines.map(|line| format!("{line}\n# about it\n\n"));
    let commented = "# who played\n\n".to_owned() + &lines.collect::<String>();
    assert_eq!(unread(commented.parse().unwrap()), full());
}

#[test]
fn comments_may_not_stand_among_checksums() {
    let text = bare().to_text() + "# a comment\n";
    assert_eq!(
        trouble(&text).to_string(),
        "line 6: damaged: the checksum is missing"
    );
    let text = "# a comment\n".to_owned() + &bare().to_text();
    assert_eq!(
        trouble(&text).to_string(),
        "line 1: damaged: the checksum is missing"
    );
}

#[test]
fn a_record_may_end_before_the_game_does() {
    let mut record = full();
    record.end = None;
    assert_eq!(unread(record.to_text().parse().unwrap()), record);
}

#[test]
fn a_damaged_header_is_reported_with_its_line() {
    let plain = bare().to_plain_text();
    for (right, wrong, line) in [
        ("game toy-game 3", "game toy-game", 1),
        ("game toy-game 3", "game toy-game three", 1),
        ("game toy-game 3", "gamete toy-game 3", 1),
        ("stream 1", "stream one", 2),
        ("stream 1", "seats 2", 2),
        ("options", "option", 3),
        ("seats 2", "seats 0", 4),
        ("seats 2", "seats 7", 4),
        ("seats 2", "seats", 4),
        ("seed 42", "seed 042", 5),
        ("seed 42", "seed forty-two", 5),
    ] {
        let error = trouble(&plain.replace(right, wrong));
        assert_eq!(error.line, line, "{wrong}: {error}");
    }
}

#[test]
fn a_record_that_ends_in_its_head_says_so() {
    assert_eq!(
        trouble("").to_string(),
        "the record ends before its `game` line"
    );
    let head = "game toy 1\nstream 1\noptions\nseats 2\n";
    assert_eq!(
        trouble(head).to_string(),
        "the record ends before its `seed` line"
    );
    let full = full().to_plain_text();
    let cut = full.find("nonce B").unwrap();
    assert_eq!(
        trouble(&full[..cut]).to_string(),
        "the record ends before its `nonce B` line"
    );
}

#[test]
fn secrets_are_64_digits() {
    let text = full().to_plain_text().replace("half 22", "half 2");
    let error = trouble(&text);
    assert_eq!(
        error.to_string(),
        "line 7: 64 hexadecimal digits belong here"
    );
}

#[test]
fn a_wrong_ply_is_reported_with_its_line() {
    let head = bare().to_plain_text();
    for (plies, line) in [
        ("2 A pass\n", 6),
        ("1 A pass\n3 B pass\n", 7),
        ("1 A pass\n1 B pass\n", 7),
        ("01 A pass\n", 6),
        ("1 C pass\n", 6),
        ("1 a pass\n", 6),
        ("1 A\n", 6),
        ("1\n", 6),
        ("pass\n", 6),
        ("1 A pass\n  = x\n  = y\n", 8),
        ("end contest:\n1 A pass\n", 7),
        ("end contest:\nend contest:\n", 7),
        ("  : odd\n", 6),
    ] {
        let error = trouble(&format!("{head}{plies}"));
        assert_eq!(error.line, line, "{plies}: {error}");
    }
}

#[test]
fn a_line_without_end_is_refused() {
    let text = bare().to_plain_text() + "1 A " + &"x".repeat(10_000) + "\n";
    assert_eq!(
        trouble(&text).to_string(),
        "line 6: the record is longer than any play"
    );
}

#[test]
fn a_line_that_is_nothing_but_its_checksum_is_refused() {
    // The checksum of nothing is ffff, so this line is undamaged.
    let text = bare().to_text() + " ~ffff\n";
    assert_eq!(
        trouble(&text).to_string(),
        "line 6: this line belongs to no part of a record"
    );
}

#[test]
fn a_record_says_of_every_seat_who_sat_there_or_of_none() {
    let text = full().to_plain_text();
    assert!(text.contains("\nperson A Ada ~ O'Neil\nbot B\n"), "{text}");
    let cut = trouble(&text.replace("bot B\n", ""));
    assert_eq!(cut.to_string(), "line 11: the `bot B` line should be here");
    let unnamed: Record = text.replace(" Ada ~ O'Neil", "").parse().unwrap();
    assert_eq!(unnamed.sitters.unwrap()[Seat::A].as_deref(), Some(""));
    assert!(!bare().to_text().contains("bot"));
}
