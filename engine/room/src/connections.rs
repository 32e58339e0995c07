//! Who may connect to a table, and who is told that they are here.
//!
//! People of the table always have a place: those who sit there, those a seat is kept for, and the
//! host. Everyone else looks on, and there are places for so many. Nobody has more than a few
//! connections at a time: one more ends the oldest of the same person.

use protocol::{Parting, ServerMessage, Stage};
use tabletop::Seat;

use crate::{Client, Conn, Message, Place, Room, ids::Id, request::Request};

/// So many connections one person has at a time.
pub const CONNECTIONS_EACH: usize = 8;
/// So many connections of spectators a table has, unless it is told otherwise.
pub const SPECTATORS: usize = 250;
/// So many connections of spectators a table may be given at most.
pub const SPECTATORS_MAX: usize = 10_000;

/// Before the game there are places for so many at least, who may want to sit down.
const ARRIVING: usize = 64;

/// Of many spectators a few more or less are not told to everyone at once: one in so many is.
const TOLD_BY: u32 = 16;

/// Who is here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Presence {
    here: Vec<Seat>,
    spectators: u32,
}

impl Presence {
    /// Whether whoever was told `earlier` should be told this.
    fn is_news_after(&self, earlier: &Presence) -> bool {
        let apart = self.spectators.abs_diff(earlier.spectators);
        self.here != earlier.here || apart > earlier.spectators / TOLD_BY
    }
}

impl Room {
    /// The same room with places for so many connections of spectators.
    pub fn for_spectators(mut self, spectators: usize) -> Self {
        self.spectators = spectators.min(SPECTATORS_MAX);
        self
    }

    /// A client connected: it gets a place, or is told that there is none.
    pub(super) fn came(&mut self, conn: Conn, guest: Id, request: &mut Request<'_>) {
        let is_own = |client: &Client| client.guest == guest;
        while self.connected(is_own) >= CONNECTIONS_EACH {
            self.end_oldest(is_own, request);
        }
        if !self.is_of_the_table(guest) {
            let people = self.people();
            let looks_on = |client: &Client| !people.contains(&client.guest);
            if self.stage == Stage::Lobby {
                // Whoever has looked on longest makes place: nobody can keep out those who have
                // been invited and have not sat down yet.
                while self.connected(looks_on) >= self.spectators.max(ARRIVING) {
                    self.end_oldest(looks_on, request);
                }
            } else if self.connected(looks_on) >= self.spectators {
                request.end(conn, Parting::Full);
                return;
            }
        }
        let (greeted, view) = (false, None);
        let client = Client {
            guest,
            greeted,
            view,
        };
        self.conns.insert(conn, client);
    }

    fn connected(&self, is_meant: impl Fn(&Client) -> bool) -> usize {
        self.conns
            .values()
            .filter(|client| is_meant(client))
            .count()
    }

    /// Ends the oldest connection of those that are meant.
    fn end_oldest(&mut self, is_meant: impl Fn(&Client) -> bool, request: &mut Request<'_>) {
        let mut meant = self.conns.iter().filter(|(_, client)| is_meant(client));
        let oldest = meant.next().map(|(conn, _)| *conn);
        if let Some(conn) = oldest {
            self.gone(conn, request);
            request.end(conn, Parting::Full);
        }
    }

    /// Whether `guest` has a place here whoever looks on.
    fn is_of_the_table(&self, guest: Id) -> bool {
        self.people().contains(&guest)
    }

    /// The people of the table: the host, who sits here and who a seat is kept for.
    fn people(&self) -> Vec<Id> {
        let seated = self.places.iter().filter_map(|place| match place {
            Place::Person(person) => Some(person.guest),
            Place::Kept { guest, .. } => Some(*guest),
            Place::Open | Place::Invited { .. } | Place::Bot { .. } => None,
        });
        std::iter::once(self.host).chain(seated).collect()
    }

    fn presence(&self) -> Presence {
        let greeted = self.conns.values().filter(|client| client.greeted);
        let seats = greeted.map(|client| self.seat_of(client.guest));
        let mut here: Vec<Seat> = seats.clone().flatten().collect();
        here.sort_unstable();
        here.dedup();
        let spectators = seats.filter(Option::is_none).count() as u32;
        Presence { here, spectators }
    }

    /// Tells who is here: the newcomer in any case, everyone if it is news to them.
    pub(super) fn tell_presence(&mut self, newcomer: Option<Conn>, request: &mut Request<'_>) {
        let presence = self.presence();
        let message = Message::new(ServerMessage::Presence {
            here: presence.here.clone(),
            spectators: presence.spectators,
        });
        if presence.is_news_after(&self.told) {
            self.told = presence;
            let greeted = self.conns.iter().filter(|(_, client)| client.greeted);
            let sends = greeted.map(|(conn, _)| (*conn, message.clone()));
            request.effects.sends.extend(sends);
        } else if let Some(newcomer) = newcomer {
            request.effects.sends.push((newcomer, message));
        }
    }
}
