//! Reading what people ask for.

use std::{fs::File, io::Read, path::Path};

use anyhow::{Result, anyhow, bail};
use host::{Entry, GAMES, Lab};
use prose::{Lang, say};
use tabletop::{PerSeat, SeatCount, Seed};

/// No record or transcript that is read is larger.
const FILE_MAX: u64 = 256 * 1024 * 1024;

/// So many, or every number there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Many {
    Some(u8),
    All,
}

impl std::str::FromStr for Many {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "all" => Ok(Many::All),
            number => number.parse().map(Many::Some),
        }
    }
}

/// The game with this id.
pub(crate) fn game(id: &str, lang: Lang) -> Result<&'static Entry> {
    host::find(id).ok_or_else(|| {
        let known: Vec<_> = GAMES.iter().map(|entry| entry.info.id).collect();
        let (id, known) = (id.escape_debug().to_string(), known.join(", "));
        anyhow!(say!(lang, "error-which-game", game = id, known = known))
    })
}

/// What measures a game of the catalogue.
pub(crate) fn lab(entry: &Entry) -> &'static Lab {
    host::lab(entry.info.id).expect("who can be played can be measured")
}

/// `count` as a number of seats the game takes.
pub(crate) fn seat_count(entry: &Entry, count: usize, lang: Lang) -> Result<SeatCount> {
    let seats = u8::try_from(count).ok().and_then(SeatCount::new);
    seats
        .filter(|seats| entry.info.takes(*seats))
        .ok_or_else(|| {
            let (title, min, max) = (entry.info.title, entry.info.seats_min, entry.info.seats_max);
            anyhow!(say!(
                lang,
                "error-seats-of",
                title = title,
                min = min,
                max = max,
                count = count
            ))
        })
}

/// One thing a seat, out of the list that was given.
pub(crate) fn per_seat<T: Copy + Default>(entry: &Entry, list: &[T]) -> Result<PerSeat<T>> {
    let seats = seat_count(entry, list.len(), Lang::En)?;
    Ok(PerSeat::from_fn(seats, |seat| list[seat.index()]))
}

/// The options as one line; whether they are right the game says when the table is laid.
pub(crate) fn options(pairs: &[String], lang: Lang) -> Result<String> {
    for pair in pairs {
        if pair.contains(char::is_whitespace) || !pair.contains('=') {
            let pair = pair.escape_debug().to_string();
            bail!(say!(lang, "error-key-value", pair = pair));
        }
    }
    Ok(pairs.join(" "))
}

/// The seed asked for, or a fresh one that nobody could know.
pub(crate) fn seed(asked: Option<Seed>, lang: Lang) -> Result<Seed> {
    if let Some(seed) = asked {
        return Ok(seed);
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        let trouble = error.to_string();
        anyhow!(say!(lang, "error-randomness", trouble = trouble))
    })?;
    Ok(Seed(bytes))
}

/// The language asked for, or the system's.
pub(crate) fn lang(asked: Option<Lang>) -> Lang {
    asked.unwrap_or_else(|| {
        let keys = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let values = keys.map(|key| std::env::var(key).unwrap_or_default());
        Lang::guess(values.iter().map(String::as_str))
    })
}

/// The text of a file.
pub(crate) fn text_of(path: &Path, lang: Lang) -> Result<String> {
    let name = path.display().to_string();
    let name = name.as_str();
    let file = File::open(path).map_err(|error| {
        let trouble = error.to_string();
        anyhow!(say!(lang, "error-open", file = name, trouble = trouble))
    })?;
    let mut bytes = Vec::new();
    let read = file.take(FILE_MAX + 1).read_to_end(&mut bytes);
    read.map_err(|error| {
        let trouble = error.to_string();
        anyhow!(say!(lang, "error-read", file = name, trouble = trouble))
    })?;
    if bytes.len() as u64 > FILE_MAX {
        bail!(say!(lang, "error-too-large", file = name));
    }
    String::from_utf8(bytes).map_err(|error| {
        let whole = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = whole.split(|byte| *byte == b'\n').count();
        anyhow!(say!(lang, "error-no-text", file = name, line = line))
    })
}
