//! The record of a table: as its rules write it, and as its log has it without asking them.

use tabletop::{PerSeat, Record, STREAM_VERSION, Seat, SeatCount, record::Ply};

use crate::{Entry, EntryKind, Place, Room, upgrade::version_of};

impl Room {
    /// The record of the play, with the names of those who sit there; `None` if it has not begun,
    /// or if the rules here cannot write it. It tells the seed.
    pub fn record(&self) -> Option<Record> {
        let record = self.table()?.record();
        let sitter = |seat: Seat| name_at(self.places().get(seat.index()));
        Some(Record {
            sitters: Some(PerSeat::from_fn(record.seats, sitter)),
            ..record
        })
    }
}

/// What whoever sits there is called; nothing for a bot.
fn name_at(place: Option<&Place>) -> Option<String> {
    match place? {
        Place::Person(person) => Some(person.name.clone()),
        Place::Kept { name, .. } => Some(name.clone()),
        Place::Open | Place::Invited { .. } => Some(String::new()),
        Place::Bot { .. } => None,
    }
}

/// The record that a log has, without the words for situations, which only the rules know; `None`
/// if the game has not begun. It tells the seed.
pub fn of_log(entries: &[Entry]) -> Option<Record> {
    let EntryKind::Created(plan) = &entries.first()?.what else {
        return None;
    };
    let seats = SeatCount::new(u8::try_from(plan.seats.len()).ok()?)?;
    let mut sitters = PerSeat::from_fn(seats, |seat| name_at(plan.seats.get(seat.index())));
    let mut nonces = PerSeat::from_fn(seats, |_| [0; 32]);
    let mut plies = Vec::new();
    let mut has_begun = false;
    for entry in entries {
        match &entry.what {
            EntryKind::Sat {
                seat, nonce, name, ..
            } => {
                nonces[*seat] = nonce.0;
                sitters[*seat] = Some(name.clone());
            }
            EntryKind::HandedOver { seat, .. } if !has_begun => sitters[*seat] = None,
            EntryKind::Left { seat, .. } if !has_begun => nonces[*seat] = [0; 32],
            EntryKind::Started => has_begun = true,
            EntryKind::Played { seat, action, .. } => plies.push(ply(*seat, action)),
            EntryKind::TakenBack { to_ply } => plies.truncate(*to_ply as usize),
            _ => {}
        }
    }
    let (seed, fairness) = plan.shuffle(seats, nonces);
    has_begun.then(|| Record {
        game: plan.game.clone(),
        rules_version: version_of(entries).unwrap_or(plan.rules_version),
        stream: STREAM_VERSION,
        options: plan.options.clone(),
        seats,
        seed,
        fairness,
        sitters: Some(sitters),
        opening: None,
        plies,
        end: None,
    })
}

fn ply(seat: Seat, action: &str) -> Ply {
    Ply {
        seat,
        action: action.to_owned(),
        check: None,
        line: 0,
    }
}
