use std::str;

use tabletop::Record;

use crate::record::full;

/// The line in which the byte at `at` lies, counted from 1; a line ends with its line feed.
fn line_of(text: &[u8], at: usize) -> usize {
    text[..at].split(|byte| *byte == b'\n').count()
}

#[test]
fn every_flipped_bit_is_found_in_its_very_line() {
    let text = full().to_text().into_bytes();
    let mut tried = 0;
    for at in 0..text.len() {
        for bit in 0..8 {
            let mut damaged = text.clone();
            damaged[at] ^= 1 << bit;
            // Bytes that are no text never become a record: reading the file fails.
            let Ok(damaged) = str::from_utf8(&damaged) else {
                continue;
            };
            tried += 1;
            let error = damaged.parse::<Record>().expect_err("a bit was flipped");
            assert_eq!(
                error.line,
                line_of(&text, at),
                "byte {at} bit {bit}: {error}"
            );
        }
    }
    assert!(tried > 4_000, "{tried} flips were tried");
}

#[test]
fn every_byte_replaced_by_another_is_found_in_its_very_line() {
    let text = full().to_text().into_bytes();
    for at in 0..text.len() {
        for byte in (0..0x80).filter(|byte| *byte != text[at]) {
            let mut damaged = text.clone();
            damaged[at] = byte;
            let Ok(damaged) = str::from_utf8(&damaged) else {
                continue;
            };
            let error = damaged.parse::<Record>().expect_err("a byte was replaced");
            let line = line_of(&text, at);
            // A line feed makes two lines of one, and the fault may show in the second.
            let found = error.line == line || byte == b'\n' && error.line == line + 1;
            assert!(found, "line {line}, byte {at} is {byte}: {error}");
        }
    }
}

#[test]
fn a_lost_line_is_found() {
    let text = full().to_text();
    let lines: Vec<&str> = text.lines().collect();
    // Without its checks or its end a record is shorter but whole.
    let needed = |line: &&str| !line.starts_with("  = ") && !line.starts_with("end ");
    let last = lines.iter().rposition(|line| line.starts_with("3 "));
    for lost in (0..lines.len()).filter(|n| needed(&lines[*n]) && Some(*n) != last) {
        let mut rest = lines.clone();
        rest.remove(lost);
        let error = rest
            .join("\n")
            .parse::<Record>()
            .expect_err("a line was lost");
        assert!(error.line <= lost + 1, "line {lost}: {error}");
    }
}
