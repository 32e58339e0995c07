//! Who sits at a table and what they are called: the one place for it.

use prose::{Audience, Lang, say};
use protocol::{Lobby, RefusalCode, SeatHolder, is_oneself};
use tabletop::{PerSeat, Record, Seat, SeatCount, Viewer};

/// The seats of people who decide for themselves.
pub fn people(lobby: &Lobby) -> Vec<Seat> {
    let people = lobby
        .seats
        .iter()
        .filter(|facts| crate::curtain::is_person(facts));
    people.map(|facts| facts.seat).collect()
}

/// What the seats of a table are called; nothing if no table has so many.
pub fn names(lobby: &Lobby, lang: Lang) -> Option<PerSeat<String>> {
    let seats = lobby.seat_count()?;
    Some(PerSeat::from_fn(seats, |seat| {
        let sitter = lobby.seats.get(seat.index()).map(|facts| &facts.sitter);
        sitter.map_or_else(|| person(seat, lang), |sitter| called(sitter, seat, lang))
    }))
}

/// What whoever sits in `seat` is called.
pub fn called(sitter: &SeatHolder, seat: Seat, lang: Lang) -> String {
    match sitter {
        SeatHolder::Person { name } | SeatHolder::Kept { name } if is_name(name) => name.clone(),
        SeatHolder::Bot { .. } => bot(seat, lang),
        _ => person(seat, lang),
    }
}

/// Whether somebody may be called that by others. Tables from before have people called "You".
pub fn is_name(name: &str) -> bool {
    !name.trim().is_empty() && !is_oneself(name)
}

/// What seats are called of which nobody knows who sat there.
pub fn seat_names(seats: SeatCount, lang: Lang) -> PerSeat<String> {
    PerSeat::from_fn(seats, |seat| person(seat, lang))
}

/// What those are called who sat at the play of `record`, as far as it says who they were.
pub fn recorded_names(record: &Record, lang: Lang) -> PerSeat<String> {
    let Some(sitters) = &record.sitters else {
        return seat_names(record.seats, lang);
    };
    PerSeat::from_fn(record.seats, |seat| match &sitters[seat] {
        Some(name) if is_name(name) => name.clone(),
        Some(_) => person(seat, lang),
        None => bot(seat, lang),
    })
}

/// Somebody without a name.
pub fn person(seat: Seat, lang: Lang) -> String {
    say!(lang, "seat-person", seat = seat.to_string())
}

/// A bot.
fn bot(seat: Seat, lang: Lang) -> String {
    say!(lang, "seat-bot", seat = seat.to_string())
}

/// Who is told, where `lobby` is the table.
pub(crate) fn audience(lobby: &Lobby, lang: Lang) -> Option<Audience> {
    Some(Audience {
        lang,
        viewer: lobby.you.seat.map_or(Viewer::Spectator, Viewer::Seat),
        names: names(lobby, lang)?,
    })
}

/// Why something was not done, in a sentence, where the game itself has no reason to give.
pub fn refused(code: RefusalCode, lang: Lang) -> String {
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
