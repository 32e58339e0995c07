//! The record of a table as its log has it, without asking the rules.

use tabletop::{PerSeat, Record, STREAM_VERSION, Seat, SeatCount, record::Ply};

use crate::{Entry, EntryKind, upgrade::version_of};

/// The record that a log has, without the words for situations, which only the rules know; `None`
/// if the game has not begun. It tells the seed.
pub fn of_log(entries: &[Entry]) -> Option<Record> {
    let EntryKind::Created(plan) = &entries.first()?.what else {
        return None;
    };
    let seats = SeatCount::new(u8::try_from(plan.seats.len()).ok()?)?;
    let mut nonces = PerSeat::from_fn(seats, |_| [0; 32]);
    let mut plies = Vec::new();
    let mut has_begun = false;
    for entry in entries {
        match &entry.what {
            EntryKind::Sat { seat, nonce, .. } => nonces[*seat] = nonce.0,
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
