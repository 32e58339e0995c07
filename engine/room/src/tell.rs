//! What a room tells: for each one made from what that one may know.

use std::{collections::BTreeMap, sync::Arc};

use host::fairness;
use protocol::{Commitment, Lobby, Play, SeatFacts, ServerMessage, Sitter, Update, You};
use tabletop::{Seat, Viewer};

use crate::ids::{Id, Secret};
use crate::{Changed, Conn, Now, Place, Room, Step};

impl Room {
    /// A client said hello: it gets what it missed, or everything.
    pub(super) fn greet(&mut self, conn: Conn, since: Option<u64>, step: &mut Step) {
        let Some(client) = self.conns.get_mut(&conn) else {
            return;
        };
        client.greeted = true;
        let guest = client.guest;
        if let Some(seat) = self.seat_of(guest) {
            self.absent.remove(&seat);
        }
        let message = match since {
            Some(since) if self.leads_on(since) => {
                ServerMessage::Update(self.since(guest, since - self.base))
            }
            _ => ServerMessage::Snapshot(self.whole(guest)),
        };
        step.send(conn, &message);
        self.tell_presence(Some(conn), step);
    }

    /// A client is gone.
    pub(super) fn gone(&mut self, conn: Conn, now: &Now<'_>, step: &mut Step) {
        let Some(client) = self.conns.remove(&conn) else {
            return;
        };
        self.saw(client.guest, now);
        if client.greeted {
            self.tell_presence(None, step);
        }
    }

    /// Someone did something. Who is not connected was here at that moment all the same.
    pub(super) fn saw(&mut self, guest: Id, now: &Now<'_>) {
        if let Some(seat) = self.seat_of(guest)
            && !self.is_here(seat)
        {
            self.absent.insert(seat, now.served);
        }
    }

    /// Whether somebody is connected for `seat`.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        let mut greeted = self.conns.values().filter(|client| client.greeted);
        greeted.any(|client| self.seat_of(client.guest) == Some(seat))
    }

    /// Everything `guest` may know.
    pub fn whole(&self, guest: Id) -> Update {
        Update {
            number: self.number(),
            lobby: Some(self.lobby(guest)),
            play: self.play_for(self.viewer(guest), 0),
        }
    }

    /// Whether what a client knew at the number `since` is the beginning of what it may know now.
    fn leads_on(&self, since: u64) -> bool {
        let since = since.checked_sub(self.base);
        since.is_some_and(|since| since >= self.eyes.max(1) && since <= self.entries())
    }

    /// What leads from the first `since` entries to the present.
    fn since(&self, guest: Id, since: u64) -> Update {
        let mut update = self.whole(guest);
        // The fewest events there have been since: what was taken back is told anew.
        let marks = &self.marks[since as usize - 1..];
        let from = marks.iter().min().copied().unwrap_or(0);
        update.play = self.play_for(self.viewer(guest), from);
        update
    }

    /// Tells everyone what changed since there were `before` entries.
    pub(super) fn tell_all(&self, changed: Changed, before: u64, step: &mut Step) {
        if !changed.lobby && !changed.play {
            return;
        }
        let from = match before {
            0 => 0,
            before => {
                let marks = &self.marks[before as usize - 1..];
                marks.iter().min().copied().unwrap_or(0)
            }
        };
        let changes = |guest| {
            ServerMessage::Update(Update {
                number: self.number(),
                lobby: changed.lobby.then(|| self.lobby(guest)),
                play: changed
                    .play
                    .then(|| self.play_for(self.viewer(guest), from))
                    .flatten(),
            })
        };
        self.tell_greeted(changes, step);
    }

    /// Tells everyone everything: eyes have changed seats.
    pub(super) fn tell_anew(&mut self, step: &mut Step) {
        self.tell_greeted(|guest| ServerMessage::Snapshot(self.whole(guest)), step);
        self.tell_presence(None, step);
    }

    /// Says to everyone what `message` makes of them. It is made once for all who may know the
    /// same: what one may know depends on one's seat and on whose table it is, and on nothing else.
    fn tell_greeted(&self, message: impl Fn(Id) -> ServerMessage, step: &mut Step) {
        let mut texts: BTreeMap<(Viewer, bool), Arc<str>> = BTreeMap::new();
        for (conn, client) in self.conns.iter().filter(|(_, client)| client.greeted) {
            let guest = client.guest;
            let text = texts.entry((self.viewer(guest), guest == self.host));
            let text = text.or_insert_with(|| message(guest).text().into());
            step.sends.push((*conn, Arc::clone(text)));
        }
    }

    /// The play through `viewer`'s eyes, with the events from `from` on.
    pub fn play_for(&self, viewer: Viewer, from: u32) -> Option<Play> {
        let play = self.play.as_ref()?;
        let table = &play.table;
        let legal = match viewer {
            Viewer::Seat(seat) if self.aside.is_none() => table.legal(seat),
            Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
        };
        Some(Play {
            revision: play.revision,
            ply: table.ply(),
            to_act: table.to_act().iter().collect(),
            view: table.view(viewer),
            legal,
            events_from: from,
            events: table.events(viewer, from as usize),
            undo: play.undo.map(|wish| wish.facts()),
            outcome: table.outcome(),
        })
    }

    /// The table and who sits at it, as `guest` may know it.
    pub fn lobby(&self, guest: Id) -> Lobby {
        let half = self.plan.half;
        Lobby {
            table: self.id.to_string(),
            game: self.plan.game.clone(),
            rules_version: self.plan.rules_version,
            options: self.plan.options.clone(),
            stage: self.stage,
            seats: self.seat_facts(),
            commitment: Commitment {
                hash: Secret(fairness::commitment(&half.0)).reveal(),
                half: self.is_over().then(|| half.reveal()),
            },
            you: self.you(guest),
            rematch: self.rematch.map(|table| table.to_string()),
            set_aside: self.aside,
        }
    }

    /// Who sits where, as everyone may know it.
    pub fn seat_facts(&self) -> Vec<SeatFacts> {
        let facts = |(at, place): (usize, &Place)| {
            let (stand_in, left) = match place {
                Place::Person(person) => (person.stand_in, person.left),
                _ => (None, false),
            };
            SeatFacts {
                seat: Seat::new(at as u8),
                sitter: sitter(place),
                stand_in,
                left,
            }
        };
        self.places.iter().enumerate().map(facts).collect()
    }

    fn you(&self, guest: Id) -> You {
        let seat = self.seat_of(guest);
        let host = self.host == guest;
        let token = seat.and_then(|seat| self.person(seat));
        let invitation = |(at, place): (usize, &Place)| match place {
            Place::Invited { token } if host => Some((Seat::new(at as u8), token.to_string())),
            _ => None,
        };
        You {
            seat,
            host,
            token: token.map(|person| person.token.to_string()),
            invitations: self
                .places
                .iter()
                .enumerate()
                .filter_map(invitation)
                .collect(),
        }
    }
}

fn sitter(place: &Place) -> Sitter {
    match place {
        Place::Open => Sitter::Open,
        Place::Invited { .. } => Sitter::Invited,
        Place::Kept { name, .. } => Sitter::Kept { name: name.clone() },
        Place::Bot { level } => Sitter::Bot { level: *level },
        Place::Person(person) => Sitter::Person {
            name: person.name.clone(),
        },
    }
}
