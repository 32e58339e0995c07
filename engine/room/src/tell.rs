//! What a room tells: for each one made from what that one may know.

use std::collections::BTreeMap;

use host::{Json, fairness};
use protocol::{Changes, Commitment, Lobby, Play, SeatFacts, ServerMessage, Sitter, Update, You};
use tabletop::{Seat, Viewer};

use crate::ids::{Id, Secret};
use crate::{Changed, Client, Conn, Message, Place, Room, request::Request};

/// The view that a pair of eyes was last told.
pub(super) struct ToldView {
    /// By which number.
    number: u64,
    view: Json,
}

impl Room {
    /// A client said hello: it gets what it missed, or everything.
    pub(super) fn greet(&mut self, conn: Conn, since: Option<u64>, request: &mut Request<'_>) {
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
        let update = match &message {
            ServerMessage::Update(update) | ServerMessage::Snapshot(update) => Some(update),
            _ => None,
        };
        self.note_view(conn, update);
        request.send(conn, message);
        self.tell_presence(Some(conn), request);
    }

    /// A client is gone.
    pub(super) fn gone(&mut self, conn: Conn, request: &mut Request<'_>) {
        let Some(client) = self.conns.remove(&conn) else {
            return;
        };
        self.saw(client.guest, request);
        if client.greeted {
            self.tell_presence(None, request);
        }
    }

    /// Someone did something. Who is not connected was here at that moment all the same.
    pub(super) fn saw(&mut self, guest: Id, request: &Request<'_>) {
        if let Some(seat) = self.seat_of(guest)
            && !self.is_here(seat)
        {
            self.absent.insert(seat, request.when.served);
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
    pub(super) fn tell_all(&mut self, changed: Changed, before: u64, request: &mut Request<'_>) {
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
        let number = self.number();
        let mut views = BTreeMap::new();
        self.tell_greeted(request, |room, client| {
            let play = changed
                .play
                .then(|| room.news_for(client, from, &mut views));
            ServerMessage::Update(Update {
                number,
                lobby: changed.lobby.then(|| room.lobby(client.guest)),
                play: play.flatten(),
            })
        });
        if changed.play {
            self.told_views(views);
        }
    }

    /// Tells everyone everything: eyes have changed seats.
    pub(super) fn tell_anew(&mut self, request: &mut Request<'_>) {
        let mut views = BTreeMap::new();
        self.tell_greeted(request, |room, client| {
            let whole = room.whole(client.guest);
            if let Some(view) = whole.play.as_ref().and_then(|play| play.view.clone()) {
                views.insert(room.viewer(client.guest), view);
            }
            ServerMessage::Snapshot(whole)
        });
        self.told_views(views);
        self.tell_presence(None, request);
    }

    /// Says to everyone what `message` makes of them. It is made once for all who may know the
    /// same and know the same already: what one may know depends on one's seat and on whose table
    /// it is, and on nothing else.
    fn tell_greeted(
        &self,
        request: &mut Request<'_>,
        mut message: impl FnMut(&Self, &Client) -> ServerMessage,
    ) {
        let mut messages: BTreeMap<(Viewer, bool, bool), Message> = BTreeMap::new();
        for (conn, client) in self.conns.iter().filter(|(_, client)| client.greeted) {
            let is_host = client.guest == self.host;
            let knows = self.known_view(client).is_some();
            let said = messages.entry((self.viewer(client.guest), is_host, knows));
            let said = said.or_insert_with(|| Message::new(message(self, client)));
            request.step.sends.push((*conn, said.clone()));
        }
    }

    /// The view that a client was told last, if it is what its eyes were told last.
    fn known_view(&self, client: &Client) -> Option<&Json> {
        if self.tells_whole {
            return None;
        }
        let viewer = self.viewer(client.guest);
        let told = self.views.get(&viewer)?;
        (client.view == Some((viewer, told.number))).then_some(&told.view)
    }

    /// The play for a client, with the events from `from` on: of the view what differs, if the
    /// client was told the one before. The views of all eyes are kept in `views`.
    fn news_for(
        &self,
        client: &Client,
        from: u32,
        views: &mut BTreeMap<Viewer, Json>,
    ) -> Option<Play> {
        let viewer = self.viewer(client.guest);
        let mut play = self.play_for(viewer, from)?;
        let view = play.view.take()?;
        match self.known_view(client) {
            Some(known) => play.changes = Some(Changes::between(known, &view)),
            None => play.view = Some(view.clone()),
        }
        views.insert(viewer, view);
        Some(play)
    }

    /// Everyone who said hello was told these views.
    fn told_views(&mut self, views: BTreeMap<Viewer, Json>) {
        let number = self.number();
        let told = |(viewer, view)| (viewer, ToldView { number, view });
        self.views = views.into_iter().map(told).collect();
        let greeted = self.conns.values().filter(|client| client.greeted);
        let eyes: Vec<Viewer> = greeted.map(|client| self.viewer(client.guest)).collect();
        let greeted = self.conns.values_mut().filter(|client| client.greeted);
        for (client, viewer) in greeted.zip(eyes) {
            client.view = Some((viewer, number));
        }
    }

    /// One client was told a whole view. Others with the same eyes go on from theirs only if it is
    /// the same.
    fn note_view(&mut self, conn: Conn, told: Option<&Update>) {
        let number = self.number();
        let play = told.and_then(|update| update.play.as_ref());
        let Some(view) = play.and_then(|play| play.view.clone()) else {
            return;
        };
        let Some(guest) = self.conns.get(&conn).map(|client| client.guest) else {
            return;
        };
        let viewer = self.viewer(guest);
        let told = self.views.get(&viewer).filter(|told| told.view == view);
        let number = told.map_or(number, |told| told.number);
        self.views.insert(viewer, ToldView { number, view });
        if let Some(client) = self.conns.get_mut(&conn) {
            client.view = Some((viewer, number));
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
            view: Some(table.view(viewer)),
            changes: None,
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
