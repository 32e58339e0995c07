//! What can be asked for at a server's table beside moves.

use host::Skill;
use prose::say;
use protocol::{Command, Lobby, SeatHolder, Stage};

use super::{LinkKey, Next, Status, facts, server::random_hex};
use crate::{Client, Left, face::Face};

/// Something that can be asked for beside a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The words for it.
    pub words: String,
    /// What is asked for.
    pub command: Command,
}

impl<G: Face> Client<G> {
    fn table_lobby(&self) -> Option<&Lobby> {
        self.server()?;
        self.session(self.first_eyes()).lobby()
    }

    /// Whether a server's table has not begun yet.
    pub(crate) fn is_before_play(&self) -> bool {
        let lobby = self.table_lobby();
        lobby.is_some_and(|lobby| lobby.stage == Stage::Lobby)
    }

    /// The situation in two numbers, if there is a play.
    pub(crate) fn situation_number(&self) -> Option<(u32, u32)> {
        let moment = self.session(self.first_eyes()).moment()?;
        Some(moment.number())
    }

    /// How a server's table was left, if there is nothing more to be had there.
    pub(crate) fn left(&self) -> Option<Left> {
        let server = self.server()?;
        if self.goes_on_elsewhere() {
            return Some(Left::Over);
        }
        let stage = self.table_lobby().map(|lobby| lobby.stage);
        let is_closed = matches!(stage, Some(Stage::Closed(_)));
        (is_closed || server.status().is_final()).then_some(Left::Unfinished)
    }

    /// Whether the table for another game is wanted, and there.
    pub(crate) fn goes_on_elsewhere(&self) -> bool {
        let is_wanted = self.server().is_some_and(|server| server.wants_rematch);
        let lobby = self.table_lobby();
        is_wanted && lobby.is_some_and(|lobby| lobby.rematch.is_some())
    }

    /// Where to go now.
    pub(crate) fn next(&self, left: Left) -> Next {
        let rematch = self.table_lobby().and_then(|lobby| lobby.rematch.clone());
        match (rematch, self.server()) {
            (Some(table), Some(server)) if server.wants_rematch => Next::Table {
                table,
                name: server.name().map(str::to_owned),
                lang: self.lang(),
            },
            _ => Next::Left(left),
        }
    }

    /// Asks for another game, or goes along to the one that is laid.
    pub(crate) fn play_again(&mut self) {
        let is_there = self.table_lobby().is_some_and(|it| it.rematch.is_some());
        if let Some(server) = self.server_mut() {
            server.wants_rematch = true;
        }
        if !is_there {
            self.ask(Command::Rematch);
        }
    }

    /// Sits down under this name: in the seat of the link, the one that is kept, or an open one.
    pub(crate) fn sit(&mut self, name: &str) {
        let Some(server) = self.server_mut() else {
            return;
        };
        server.call(name);
        let token = match &server.link().key {
            LinkKey::Invitation(word) => Some(word.clone()),
            LinkKey::None | LinkKey::Seat(_) => None,
        };
        self.ask(Command::Sit {
            seat: None,
            name: name.to_owned(),
            nonce: random_hex::<32>(),
            token,
        });
    }

    /// Asks once, without being told to, for the seat that the link carries here, or for the one
    /// that somebody with a known name comes for.
    pub(crate) fn ask_for_own_seat(&mut self) {
        let Some(lobby) = self.table_lobby() else {
            return;
        };
        let (is_seated, is_lobby) = (lobby.you.seat.is_some(), lobby.stage == Stage::Lobby);
        let Some(server) = self.server_mut() else {
            return;
        };
        if is_seated || std::mem::replace(&mut server.has_asked, true) {
            return;
        }
        if let LinkKey::Seat(token) = server.link().key.clone() {
            self.ask(Command::Carry { token });
        } else if let Some(name) = server.name().filter(|_| is_lobby).map(str::to_owned) {
            self.sit(&name);
        }
    }

    /// The people at a table that has not begun, a line for each seat, and the links to send.
    pub(crate) fn hall(&self) -> Vec<String> {
        let (Some(lobby), Some(server)) = (self.table_lobby(), self.server()) else {
            return Vec::new();
        };
        let lang = self.lang();
        let mut lines: Vec<String> = lobby
            .seats
            .iter()
            .map(|seat| {
                let who = match &seat.sitter {
                    _ if lobby.you.seat == Some(seat.seat) => "you",
                    SeatHolder::Open => "open",
                    SeatHolder::Invited => "invited",
                    SeatHolder::Kept { .. } => "kept",
                    SeatHolder::Person { .. } => "person",
                    SeatHolder::Bot { .. } => "bot",
                };
                let name = facts::name(lobby, seat.seat, lang);
                say!(
                    lang,
                    "hall-seat",
                    seat = seat.seat.to_string(),
                    who = who,
                    name = name
                )
            })
            .collect();
        for (seat, word) in &lobby.you.invitations {
            let link = server
                .link()
                .with(LinkKey::Invitation(word.clone()))
                .to_string();
            lines.push(say!(
                lang,
                "hall-invitation",
                seat = seat.to_string(),
                link = link
            ));
        }
        lines
    }

    /// What can be asked for beside a move.
    pub(crate) fn offers(&self) -> Vec<Offer> {
        let Some(lobby) = self.table_lobby() else {
            return Vec::new();
        };
        match lobby.stage {
            Stage::Lobby => self.offers_before(lobby),
            Stage::Running => self.offers_in_play(lobby),
            Stage::Finished | Stage::Closed(_) => Vec::new(),
        }
    }

    fn offers_before(&self, lobby: &Lobby) -> Vec<Offer> {
        let lang = self.lang();
        let mut offers = Vec::new();
        let is_full = lobby.seats.iter().all(|seat| {
            matches!(
                seat.sitter,
                SeatHolder::Person { .. } | SeatHolder::Bot { .. }
            )
        });
        if lobby.you.host {
            if is_full {
                offers.push(Offer {
                    words: say!(lang, "offer-start"),
                    command: Command::Start,
                });
            }
            for facts in &lobby.seats {
                let seat = facts.seat;
                let name = facts::name(lobby, seat, lang);
                match &facts.sitter {
                    SeatHolder::Person { .. } if lobby.you.seat != Some(seat) => {
                        offers.push(Offer {
                            words: say!(lang, "offer-remove", name = name),
                            command: Command::Remove { seat },
                        });
                    }
                    SeatHolder::Open | SeatHolder::Invited | SeatHolder::Kept { .. } => offers
                        .push(Offer {
                            words: say!(lang, "offer-bot", seat = seat.to_string()),
                            command: hand_over(seat),
                        }),
                    SeatHolder::Person { .. } | SeatHolder::Bot { .. } => {}
                }
            }
        }
        if lobby.you.seat.is_some() {
            offers.push(Offer {
                words: say!(lang, "offer-get-up"),
                command: Command::Leave,
            });
        }
        if lobby.you.host {
            offers.push(Offer {
                words: say!(lang, "offer-close"),
                command: Command::Close,
            });
        }
        offers
    }

    fn offers_in_play(&self, lobby: &Lobby) -> Vec<Offer> {
        let lang = self.lang();
        let here = self.session(self.first_eyes()).here();
        let mut offers = Vec::new();
        for facts in &lobby.seats {
            let (seat, is_own) = (facts.seat, lobby.you.seat == Some(facts.seat));
            let is_person = matches!(facts.sitter, SeatHolder::Person { .. });
            let offer = match facts.stand_in {
                Some(_) if is_own => Some((say!(lang, "web-take-back"), Command::TakeBack)),
                None if is_own => Some((say!(lang, "web-hand-over"), hand_over(seat))),
                None if is_person && lobby.you.host && !here.contains(&seat) => {
                    let name = facts::name(lobby, seat, lang);
                    let words = say!(lang, "web-curtain-bot", name = name);
                    Some((words, hand_over(seat)))
                }
                _ => None,
            };
            offers.extend(offer.map(|(words, command)| Offer { words, command }));
        }
        if lobby.you.seat.is_some() {
            offers.push(Offer {
                words: say!(lang, "offer-leave"),
                command: Command::Leave,
            });
        }
        offers
    }

    /// The link that carries the own seat to another device.
    pub(crate) fn own_link(&self) -> Option<String> {
        let token = self.table_lobby()?.you.token.clone()?;
        Some(self.server()?.link().with(LinkKey::Seat(token)).to_string())
    }

    /// Whether this person is asked to agree to taking back.
    pub(crate) fn is_asked_to_agree(&self) -> bool {
        let session = self.session(self.first_eyes());
        let wish = session.moment().and_then(|moment| moment.undo.as_ref());
        let own = session.own();
        wish.is_some_and(|wish| own.is_some_and(|own| wish.waiting_for.contains(&own)))
    }

    /// How the connection is, if there is something to say about it.
    pub(crate) fn line_trouble(&self) -> Option<String> {
        let status = self.server()?.status();
        let is_fine = matches!(status, Status::Live | Status::Opening);
        (!is_fine).then(|| status.said(self.lang()))
    }
}

fn hand_over(seat: tabletop::Seat) -> Command {
    Command::HandOver {
        seat,
        level: Skill::default(),
    }
}
