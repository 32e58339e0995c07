//! Who sits at a table and what they are called.

use prose::{Audience, Lang, say};
use protocol::{Lobby, RefusalCode, Sitter};
use tabletop::{PerSeat, Seat, Viewer};

use crate::link::Session;

/// Where this person sits.
pub(super) fn own(session: &Session) -> Option<Seat> {
    session.memory.lobby.as_ref()?.you.seat
}

/// Who is told, with what the seats are called.
pub(super) fn audience(session: &Session, lang: Lang) -> Option<Audience> {
    let lobby = session.memory.lobby.as_ref()?;
    let viewer = lobby.you.seat.map_or(Viewer::Spectator, Viewer::Seat);
    Some(Audience {
        lang,
        viewer,
        names: names(lobby, lang)?,
    })
}

/// What the seats of a table are called.
pub fn names(lobby: &Lobby, lang: Lang) -> Option<PerSeat<String>> {
    let seats = lobby.seat_count()?;
    Some(PerSeat::from_fn(seats, |seat| {
        let letter = seat.to_string();
        match lobby.seats.get(seat.index()).map(|facts| &facts.sitter) {
            Some(Sitter::Person { name } | Sitter::Kept { name }) => name.clone(),
            Some(Sitter::Bot { .. }) => say!(lang, "seat-bot", seat = letter),
            _ => say!(lang, "seat-person", seat = letter),
        }
    }))
}

/// What cannot be done, in a sentence.
pub(super) fn refused(lang: Lang, code: RefusalCode) -> String {
    let word = match code {
        RefusalCode::Stale => "stale",
        RefusalCode::NotYourTurn => "turn",
        RefusalCode::SeatTaken | RefusalCode::AlreadySeated => "seat",
        RefusalCode::BadLink => "link",
        RefusalCode::BadName => "name",
        RefusalCode::NameTaken => "taken",
        RefusalCode::NotOffered => "game",
        RefusalCode::NothingToUndo => "undo",
        RefusalCode::SeatsEmpty => "empty",
        RefusalCode::NotHost => "host",
        RefusalCode::TooManyTables => "tables",
        RefusalCode::TooOften => "often",
        RefusalCode::TooMany => "many",
        RefusalCode::SetAside => "aside",
        _ => "other",
    };
    say!(lang, "web-refused", why = word)
}
