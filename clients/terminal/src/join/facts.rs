//! What is known of the people at a server's table, and what is said when it changes.

use player::{Player, Session, names};
use prose::{Lang, say};
use protocol::{CloseReason, Lobby, SeatHolder, Stage, UndoAsked};
use tabletop::Seat;

/// What is known of the people at a server's table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Facts {
    lobby: Option<Lobby>,
    here: Vec<Seat>,
    spectators: u32,
    revision: u32,
    undo: Option<UndoAsked>,
}

impl Facts {
    pub(crate) fn of<G: Player>(session: &Session<G>) -> Facts {
        let moment = session.moment();
        Facts {
            lobby: session.lobby().cloned(),
            here: session.here().to_vec(),
            spectators: session.spectators(),
            revision: moment.map_or(0, |moment| moment.revision),
            undo: moment.and_then(|moment| moment.undo.clone()),
        }
    }

    pub(crate) fn is_known(&self) -> bool {
        self.lobby.is_some()
    }

    /// What has changed, in sentences.
    pub(crate) fn news_since(&self, before: &Facts, lang: Lang) -> Vec<String> {
        let (Some(lobby), Some(old)) = (&self.lobby, &before.lobby) else {
            return Vec::new();
        };
        let mut news = self.presence_since(before, lobby, lang);
        for (now, then) in lobby.seats.iter().zip(&old.seats) {
            if lobby.you.seat != Some(now.seat) {
                news.extend(seat_news(lobby, now, then, lang));
            } else if now.stand_in != then.stand_in {
                let is_bot = u8::from(now.stand_in.is_some());
                news.push(say!(lang, "table-own-bot", bot = is_bot));
            }
        }
        if lobby.stage != old.stage {
            news.extend(stage_news(lobby, lang));
        }
        if lobby.rematch.is_some() && old.rematch.is_none() {
            news.push(say!(lang, "table-rematch"));
        }
        news.extend(self.undo_since(before, lobby, lang));
        news
    }

    fn presence_since(&self, before: &Facts, lobby: &Lobby, lang: Lang) -> Vec<String> {
        let own = lobby.you.seat;
        let other = |seat: &&Seat| Some(**seat) != own;
        let came = self.here.iter().filter(|seat| !before.here.contains(seat));
        let came = came.filter(other);
        let came = came.map(|seat| say!(lang, "table-here", name = name(lobby, *seat, lang)));
        let gone = before.here.iter().filter(|seat| !self.here.contains(seat));
        let gone = gone.filter(other);
        let gone = gone.map(|seat| say!(lang, "table-away", name = name(lobby, *seat, lang)));
        came.chain(gone).collect()
    }

    fn undo_since(&self, before: &Facts, lobby: &Lobby, lang: Lang) -> Option<String> {
        let own = lobby.you.seat;
        match (&before.undo, &self.undo) {
            (None, Some(wish)) if Some(wish.seat) == own => Some(say!(lang, "table-undo-waits")),
            (None, Some(wish)) => {
                let name = name(lobby, wish.seat, lang);
                let is_asked = own.is_some_and(|own| wish.waiting_for.contains(&own));
                Some(say!(
                    lang,
                    "table-undo-asked",
                    name = name,
                    asked = u8::from(is_asked)
                ))
            }
            (Some(_), None) if self.revision == before.revision => {
                Some(say!(lang, "table-undo-declined"))
            }
            _ => None,
        }
    }
}

/// What somebody else is called.
pub(super) fn name(lobby: &Lobby, seat: Seat, lang: Lang) -> String {
    names(lobby, lang).map_or_else(|| seat.to_string(), |names| names[seat].clone())
}

fn seat_news(
    lobby: &Lobby,
    now: &protocol::SeatFacts,
    then: &protocol::SeatFacts,
    lang: Lang,
) -> Option<String> {
    let called = || name(lobby, now.seat, lang);
    let is_person = |sitter: &SeatHolder| matches!(sitter, SeatHolder::Person { .. });
    let what = match (is_person(&then.sitter), is_person(&now.sitter)) {
        (false, true) => "sat",
        (true, false) => {
            let seat = now.seat.to_string();
            return Some(say!(lang, "table-seat-free", seat = seat));
        }
        _ if now.left && !then.left => "left",
        _ if now.stand_in.is_some() && then.stand_in.is_none() => "bot",
        _ if now.stand_in.is_none() && then.stand_in.is_some() => "back",
        _ => return None,
    };
    Some(say!(lang, "table-person", what = what, name = called()))
}

/// What is said when the table comes to another stage; nothing of what the game itself says.
pub(super) fn stage_news(lobby: &Lobby, lang: Lang) -> Option<String> {
    match lobby.stage {
        Stage::Lobby | Stage::Finished => None,
        Stage::Running => Some(say!(lang, "table-begins")),
        Stage::Closed(reason) => {
            let why = match reason {
                CloseReason::Abandoned => "abandoned",
                CloseReason::Host => "host",
                CloseReason::Fault => "fault",
                CloseReason::SetAside => "aside",
            };
            Some(say!(lang, "table-closed", why = why))
        }
    }
}
