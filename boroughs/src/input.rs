//! Reading what people ask for.

use std::{fs::File, io::Read, path::Path};

use anyhow::{Context, Result, anyhow, bail};
use host::{CatalogEntry, GAMES, Lab};
use prose::{Lang, say};
use tabletop::{PerSeat, Record, SeatCount, Seed, record::RecordError};

/// No record or transcript that is read is larger.
const FILE_MAX: u64 = 256 * 1024 * 1024;

/// The game with this id.
pub(crate) fn game(id: &str, lang: Lang) -> Result<&'static CatalogEntry> {
    host::find(id).ok_or_else(|| {
        let known: Vec<_> = GAMES.iter().map(|entry| entry.info.id).collect();
        let (id, known) = (id.escape_debug().to_string(), known.join(", "));
        anyhow!(say!(lang, "error-which-game", game = id, known = known))
    })
}

/// What measures a game of the catalogue.
pub(crate) fn lab(entry: &CatalogEntry) -> &'static Lab {
    host::lab(entry.info.id).expect("who can be played can be measured")
}

/// `count` as a number of seats the game takes.
pub(crate) fn seat_count(entry: &CatalogEntry, count: usize, lang: Lang) -> Result<SeatCount> {
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
pub(crate) fn per_seat<T: Copy + Default>(entry: &CatalogEntry, list: &[T]) -> Result<PerSeat<T>> {
    let seats = seat_count(entry, list.len(), Lang::En)?;
    Ok(PerSeat::from_fn(seats, |seat| list[seat.index()]))
}

/// The seed asked for, or a fresh one that nobody could know.
pub(crate) fn seed(asked: Option<Seed>) -> Result<Seed> {
    if let Some(seed) = asked {
        return Ok(seed);
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!("no randomness to be had: {error}"))?;
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
pub(crate) fn text_of(path: &Path) -> Result<String> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("cannot open {name}"))?;
    let mut bytes = Vec::new();
    let read = file.take(FILE_MAX + 1).read_to_end(&mut bytes);
    read.with_context(|| format!("cannot read {name}"))?;
    if bytes.len() as u64 > FILE_MAX {
        bail!("{name} is too large to be a record");
    }
    String::from_utf8(bytes).map_err(|error| {
        let whole = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = whole.split(|byte| *byte == b'\n').count();
        anyhow!("{name}: line {line}: damaged: these bytes are no text")
    })
}

/// How far the rules here lead to what a record of another version tells.
pub(crate) fn how_far(
    entry: &CatalogEntry,
    record: &Record,
    plies: u32,
    parted: Option<&RecordError>,
) -> String {
    let (from, to) = (record.rules_version, entry.info.rules_version);
    match parted {
        None => format!(
            "a play of version {from} of the rules; they are version {to} now, and lead to the \
             same play"
        ),
        Some(error) => format!(
            "a play of version {from} of the rules; they are version {to} now, and lead to the \
             same play for {plies} actions: {error}"
        ),
    }
}
