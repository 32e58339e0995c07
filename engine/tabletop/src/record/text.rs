//! Records as text: printing and parsing.

use std::{fmt::Write, iter::Peekable, str::FromStr};

use super::{Check, Fairness, Ply, Record, RecordError, Trouble};
use crate::{
    PerSeat, Seat, SeatCount, Seed,
    hex::{bytes_of_hex, hex},
};

/// No line of a record is longer than this many bytes.
const LINE_MAX: usize = 8_192;
/// No record has more lines.
const LINES_MAX: usize = 400_000;

impl Record {
    /// The record as text, each line closed by its checksum.
    pub fn to_text(&self) -> String {
        let plain = self.to_plain_text();
        summed(plain.lines())
    }

    /// The line of the end in `words`, closed by its checksum: what [`to_text`](Self::to_text)
    /// ends with when the play is over.
    pub fn end_text(words: &str) -> String {
        summed([end_line(words).as_str()])
    }

    /// The record as text without checksums, for files that people edit and compare.
    pub fn to_plain_text(&self) -> String {
        let mut lines = vec![
            format!("game {} {}", self.game, self.rules_version),
            format!("stream {}", self.stream),
            format!("options {}", self.options).trim_end().to_owned(),
            format!("seats {}", self.seats),
            format!("seed {}", self.seed),
        ];
        if let Some(fairness) = &self.fairness {
            lines.push(format!("commitment {}", hex(&fairness.commitment)));
            lines.push(format!("half {}", hex(&fairness.half)));
            let nonces = fairness.nonces.iter();
            lines.extend(nonces.map(|(seat, nonce)| format!("nonce {seat} {}", hex(nonce))));
        }
        if let Some(sitters) = &self.sitters {
            lines.extend(
                sitters
                    .iter()
                    .map(|(seat, name)| sitter_line(seat, name.as_deref())),
            );
        }
        lines.extend(
            self.opening
                .iter()
                .map(|check| format!("  = {}", check.words)),
        );
        for (n, ply) in self.plies.iter().enumerate() {
            lines.extend(ply.lines(n + 1));
        }
        lines.extend(self.end.iter().map(|check| end_line(&check.words)));
        lines.push(String::new());
        lines.join("\n")
    }
}

impl Ply {
    /// Its lines as those of action `number`, counted from 1, each closed by its checksum: what a
    /// record on disk grows by.
    pub fn text(&self, number: usize) -> String {
        let lines: Vec<String> = self.lines(number).collect();
        summed(lines.iter().map(String::as_str))
    }

    fn lines(&self, number: usize) -> impl Iterator<Item = String> {
        let action = format!("{number} {} {}", self.seat, self.action);
        let check = self.check.iter();
        let check = check.map(|check| format!("  = {}", check.words));
        std::iter::once(action).chain(check)
    }
}

/// Who sat there. A name is one line, whatever it was made of.
fn sitter_line(seat: Seat, name: Option<&str>) -> String {
    let Some(name) = name else {
        return format!("bot {seat}");
    };
    let name: String = name.chars().filter(|it| !it.is_control()).collect();
    format!("person {seat} {}", name.trim())
        .trim_end()
        .to_owned()
}

fn end_line(words: &str) -> String {
    format!("end {words}")
}

/// Each line closed by its checksum.
fn summed<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = String::new();
    for line in lines {
        writeln!(text, "{line} ~{:04x}", crc16(line.as_bytes())).expect("a string takes all");
    }
    text
}

/// CRC-16/CCITT: finds every flipped byte of a line.
fn crc16(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0xffff, |crc, byte| {
        (0..8).fold(crc ^ u16::from(*byte) << 8, |crc, _| {
            if crc & 0x8000 == 0 {
                crc << 1
            } else {
                crc << 1 ^ 0x1021
            }
        })
    })
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = lines_of(text)?.into_iter().peekable();
        let (line, game) = header(&mut lines, "game")?;
        let (game, rules_version) = game
            .split_once(' ')
            .and_then(|(game, version)| Some((game.to_owned(), version.parse().ok()?)))
            .ok_or_else(|| RecordError::new(line, Trouble::NoGame))?;
        let (line, stream) = header(&mut lines, "stream")?;
        let stream = read(line, stream)?;
        let (_, options) = header(&mut lines, "options")?;
        let options = options.to_owned();
        let (line, seats) = header(&mut lines, "seats")?;
        let seats = SeatCount::new(read(line, seats)?)
            .ok_or_else(|| RecordError::new(line, Trouble::Seats))?;
        let (line, seed) = header(&mut lines, "seed")?;
        let seed = seed
            .parse::<Seed>()
            .map_err(|e| RecordError::new(line, Trouble::Seed(e.to_string())))?;
        let fairness = fairness(&mut lines, seats)?;
        let sitters = sitters(&mut lines, seats)?;
        let opening = check(&mut lines);
        let plies = plies(&mut lines, seats)?;
        let end = lines.next_if(|line| line.text.starts_with("end "));
        let end = end.map(|line| Check {
            words: line.text[4..].to_owned(),
            line: line.number,
        });
        if let Some(line) = lines.next() {
            return Err(RecordError::new(line.number, Trouble::Foreign));
        }
        Ok(Record {
            game,
            rules_version,
            stream,
            options,
            seats,
            seed,
            fairness,
            sitters,
            opening,
            plies,
            end,
        })
    }
}

/// A line of the file that says something, its checksum tested and cut off.
struct Line<'a> {
    number: usize,
    text: &'a str,
}

/// The lines of `text` that say something.
fn lines_of(text: &str) -> Result<Vec<Line<'_>>, RecordError> {
    let mut lines = Vec::new();
    let mut summed = None;
    let mut silent = None;
    for (n, raw) in text.lines().enumerate() {
        let number = n + 1;
        if raw.len() > LINE_MAX || number > LINES_MAX {
            return Err(RecordError::new(number, Trouble::TooLong));
        }
        if raw.is_empty() || raw.starts_with('#') {
            silent.get_or_insert(number);
        } else {
            let summed = *summed.get_or_insert(raw.contains(" ~"));
            let text = if summed { tested(number, raw)? } else { raw };
            lines.push(Line { number, text });
        }
        // Comments carry no checksum, so a record that has them has none at all.
        if let (Some(true), Some(silent)) = (summed, silent) {
            return Err(RecordError::new(silent, Trouble::NoChecksum));
        }
    }
    Ok(lines)
}

/// What stands before the checksum of `raw`, if the checksum fits.
fn tested(number: usize, raw: &str) -> Result<&str, RecordError> {
    let Some((text, sum)) = raw.rsplit_once(" ~") else {
        return Err(RecordError::new(number, Trouble::NoChecksum));
    };
    if sum == format!("{:04x}", crc16(text.as_bytes())) {
        Ok(text)
    } else {
        Err(RecordError::new(number, Trouble::Checksum))
    }
}

type Cursor<'a> = Peekable<std::vec::IntoIter<Line<'a>>>;

/// The rest of the next line, which must begin with `word`.
fn header<'a>(lines: &mut Cursor<'a>, word: &str) -> Result<(usize, &'a str), RecordError> {
    let Some(line) = lines.next() else {
        return Err(RecordError::new(0, Trouble::EndsBefore(word.to_owned())));
    };
    let rest = line.text.strip_prefix(word);
    let rest = rest.filter(|rest| rest.is_empty() || rest.starts_with(' '));
    match rest {
        Some(rest) => Ok((line.number, rest.trim_start())),
        None => Err(RecordError::new(
            line.number,
            Trouble::Missing(word.to_owned()),
        )),
    }
}

fn read<T: FromStr>(line: usize, text: &str) -> Result<T, RecordError> {
    text.parse()
        .map_err(|_| RecordError::new(line, Trouble::NotANumber(text.to_owned())))
}

fn fairness(lines: &mut Cursor<'_>, seats: SeatCount) -> Result<Option<Fairness>, RecordError> {
    if !lines
        .peek()
        .is_some_and(|line| line.text.starts_with("commitment "))
    {
        return Ok(None);
    }
    let commitment = secret(header(lines, "commitment")?)?;
    let half = secret(header(lines, "half")?)?;
    let mut nonces = PerSeat::new(seats);
    for seat in seats.iter() {
        nonces[seat] = secret(header(lines, &format!("nonce {seat}"))?)?;
    }
    Ok(Some(Fairness {
        commitment,
        half,
        nonces,
    }))
}

/// Who sat there, if the record says it; then it says it of every seat.
fn sitters(
    lines: &mut Cursor<'_>,
    seats: SeatCount,
) -> Result<Option<PerSeat<Option<String>>>, RecordError> {
    let is_sitter = |line: &Line<'_>| {
        ["person ", "bot "]
            .iter()
            .any(|it| line.text.starts_with(it))
    };
    if !lines.peek().is_some_and(is_sitter) {
        return Ok(None);
    }
    let mut sitters = PerSeat::new(seats);
    for seat in seats.iter() {
        if lines
            .peek()
            .is_some_and(|line| line.text.starts_with("person "))
        {
            let (_, name) = header(lines, &format!("person {seat}"))?;
            sitters[seat] = Some(name.to_owned());
        } else {
            header(lines, &format!("bot {seat}"))?;
        }
    }
    Ok(Some(sitters))
}

fn secret((line, text): (usize, &str)) -> Result<[u8; 32], RecordError> {
    bytes_of_hex(text).ok_or_else(|| RecordError::new(line, Trouble::NoDigits))
}

fn check(lines: &mut Cursor<'_>) -> Option<Check> {
    let line = lines.next_if(|line| line.text.starts_with("  = "))?;
    Some(Check {
        words: line.text[4..].to_owned(),
        line: line.number,
    })
}

fn plies(lines: &mut Cursor<'_>, seats: SeatCount) -> Result<Vec<Ply>, RecordError> {
    let mut plies = Vec::new();
    while let Some(line) = lines.next_if(|line| line.text.starts_with(|c: char| c.is_ascii_digit()))
    {
        let number = line.number;
        let wrong = || RecordError::new(number, Trouble::NoPly);
        let (n, rest) = line.text.split_once(' ').ok_or_else(wrong)?;
        let (seat, action) = rest.split_once(' ').ok_or_else(wrong)?;
        if n != (plies.len() + 1).to_string() {
            return Err(RecordError::new(
                number,
                Trouble::PlyNumber(plies.len() + 1),
            ));
        }
        let seat: Seat = seat.parse().map_err(|_| wrong())?;
        if seat.number() >= seats.get() {
            return Err(RecordError::new(number, Trouble::NoSeat(seat)));
        }
        let action = action.to_owned();
        plies.push(Ply {
            seat,
            action,
            check: check(lines),
            line: number,
        });
    }
    Ok(plies)
}
