//! Whose eyes are next at a device that several people share.

use protocol::{Lobby, SeatHolder, Stage};
use tabletop::Seat;

/// Whose eyes a shared device shows the table to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownTo {
    /// Whoever looks now goes on.
    Stay,
    /// This person's, at once: there is nobody to hide anything from.
    Open(Seat),
    /// This person's, who lifts the curtain first.
    Curtain(Seat),
}

/// Whose eyes are next, where `now` looks and `to_act` owe a decision.
///
/// Who is asked and looks already is not disturbed by another who is asked at the same time. A
/// single person needs no curtain, nor does anybody when the play is over.
pub fn next_eyes(lobby: &Lobby, to_act: &[Seat], now: Option<Seat>) -> ShownTo {
    let people = crate::people(lobby);
    let next = match people[..] {
        [] => return ShownTo::Stay,
        [only] => Some(only),
        // A table that may go on elsewhere keeps its secrets.
        _ if lobby.set_aside.is_some() => return ShownTo::Stay,
        [first, ..] if lobby.stage != Stage::Running => now.or(Some(first)),
        [..] => {
            let mut asked = to_act.iter().copied().filter(|seat| people.contains(seat));
            let is_asked = now.is_some_and(|now| to_act.contains(&now) && people.contains(&now));
            let next = asked.next().filter(|_| !is_asked);
            return next.map_or(ShownTo::Stay, ShownTo::Curtain);
        }
    };
    match next {
        Some(seat) if now != Some(seat) => ShownTo::Open(seat),
        _ => ShownTo::Stay,
    }
}

/// Whether a person sits there who decides without a bot.
pub(crate) fn is_person(facts: &protocol::SeatFacts) -> bool {
    matches!(facts.sitter, SeatHolder::Person { .. }) && facts.stand_in.is_none()
}
