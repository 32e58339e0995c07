//! What is known of a room from outside.

use host::Table;
use protocol::{SetAside, Stage};
use tabletop::{Seat, Viewer};

use crate::{Place, Playing, Room, TablePlan, ids::Id};

/// Numbers have so many bits for the entries of one era: with the era's they stay below 2^53.
const ERA_SHIFT: u32 = 20;

impl Room {
    /// How many entries the room is the sum of.
    pub fn entries(&self) -> u64 {
        self.event_counts.len() as u64
    }

    /// The number of the last update: it counts entries, and in another [era](Self::in_era) it
    /// counts from elsewhere.
    pub fn number(&self) -> u64 {
        self.number_base + self.entries()
    }

    /// The same room with numbers that no other era has given out.
    ///
    /// A storage that was restored from a copy has lost entries that clients may know of. Their
    /// numbers must not mean other entries, so whoever restores begins an era: any number of
    /// seconds since 1970 that was none before.
    pub fn in_era(mut self, era: u64) -> Self {
        self.number_base = era << ERA_SHIFT;
        self
    }

    /// The same room of a game that may not be offered any more: then it is played to its end, and
    /// not again.
    pub fn withdrawn(mut self, is_withdrawn: bool) -> Self {
        self.is_withdrawn = is_withdrawn;
        self
    }

    /// Whether all is over for good, so that nothing is secret any more. A table that was set
    /// aside is closed, but not for good.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Finished || self.is_closed
    }

    /// Why it is set aside, if it is: the rules of this house cannot go on with it.
    pub fn set_aside(&self) -> Option<SetAside> {
        self.aside
    }

    /// The version of the rules under which it goes on from now, if that is another one.
    pub fn upgrade(&self) -> Option<u32> {
        self.upgrade
    }

    /// How far the table is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The table's id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// How it was laid out.
    pub fn plan(&self) -> &TablePlan {
        &self.plan
    }

    /// Who the seats belong to.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// When the last entry was made.
    pub fn changed_at(&self) -> u64 {
        self.changed_at
    }

    /// What had been served when the last entry was made.
    pub fn changed_served(&self) -> u64 {
        self.changed_served
    }

    /// The play itself, secrets included, once it has begun.
    pub fn table(&self) -> Option<&dyn Table> {
        self.play.as_ref().map(|play| &*play.table)
    }

    /// Whether nobody is connected and nothing is being thought: it may be forgotten.
    pub fn is_idle(&self) -> bool {
        let is_thinking = |play: &Playing| !play.pondering.is_empty();
        self.conns.is_empty() && !self.play.as_ref().is_some_and(is_thinking)
    }

    /// Where `guest` sits.
    pub fn seat_of(&self, guest: Id) -> Option<Seat> {
        let sits = |place: &Place| matches!(place, Place::Person(who) if who.guest == guest);
        let at = self.places.iter().position(sits)?;
        Some(Seat::new(at as u8))
    }

    /// Through whose eyes `guest` looks.
    pub fn viewer(&self, guest: Id) -> Viewer {
        self.seat_of(guest).map_or(Viewer::Spectator, Viewer::Seat)
    }
}
