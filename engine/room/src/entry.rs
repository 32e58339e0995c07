//! The log of a table: what was decided, in the order in which it was.

use host::{Skill, ToldDigest, fairness};
use protocol::CloseReason;
use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Record, Seat, SeatCount, Seed, record::Fairness};

use crate::ids::{Id, Secret};

/// One thing that happened to a table. A table is the sum of its entries, and nothing else is
/// kept of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What had been served by then, in milliseconds: see [`Now::served`](crate::Now::served).
    /// Entries from before it was counted were made at its beginning.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub served: u64,
    /// Whose request it was, so that a repeated one is known again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<RequestId>,
    /// What happened.
    pub what: EntryKind,
    /// What it told everyone, in a few bytes: of the beginning of a game and of every action. By
    /// it other rules are known to tell the same game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<ToldDigest>,
}

/// When something happened, by both notions of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// The time of the clock, in milliseconds since 1970: for people, nothing is decided by it.
    pub at: u64,
    /// What had been served by then, in milliseconds.
    pub served: u64,
}

impl Entry {
    /// Something that happened, as long as nothing more is known of it.
    pub fn new(when: When, by: Option<RequestId>, what: EntryKind) -> Self {
        let (When { at, served }, told) = (when, None);
        Entry {
            at,
            served,
            by,
            what,
            told,
        }
    }

    /// The entry as it is stored.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("entries are plain data with text for keys")
    }

    /// Reads an entry as it was stored.
    pub fn read(text: &str) -> Result<Self, host::JsonError> {
        host::read(text)
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
fn is_zero(served: &u64) -> bool {
    *served == 0
}

/// A request and who made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestId {
    /// The person who asks.
    pub guest: Id,
    /// The name the client gave it.
    pub request: String,
}

/// What can happen to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// It was laid out. Always the first entry, and only that.
    Created(TablePlan),
    /// Someone sat down.
    Sat {
        seat: Seat,
        guest: Id,
        name: String,
        nonce: Secret,
        /// The word of the seat's own link from now on.
        token: Id,
    },
    /// A seat went to another device.
    Carried {
        seat: Seat,
        guest: Id,
        /// The word of the seat's own link from now on; once it stayed the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<Id>,
    },
    /// Someone got up, or the host freed the seat; before the game an invited seat gets a new
    /// word.
    Left { seat: Seat, token: Id },
    /// The game began.
    Started,
    /// An action was taken.
    Played {
        seat: Seat,
        action: String,
        /// Whether the game was over with it: rules of another version could not tell.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ends: bool,
    },
    /// The play went back.
    TakenBack { to_ply: u32 },
    /// Someone wants back and the others are asked.
    UndoAsked { seat: Seat, to_ply: u32 },
    /// One of them agreed.
    Agreed { seat: Seat },
    /// One of them did not.
    Declined { seat: Seat },
    /// A bot plays on; before the game, it sits down in an empty seat.
    HandedOver { seat: Seat, level: Skill },
    /// The person plays on.
    TookBack { seat: Seat },
    /// The game goes on under another version of the rules, which tells all of it alike.
    Upgraded { from: u32, to: u32 },
    /// There is a table for playing again.
    Rematched { table: Id },
    /// The table was closed before the end.
    Closed { reason: CloseReason },
}

/// How a table is laid out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TablePlan {
    /// The game's id.
    pub game: String,
    /// The version of its rules, until it is [upgraded](EntryKind::Upgraded).
    pub rules_version: u32,
    /// The options in one line, written out in full.
    pub options: String,
    /// The seats, clockwise from A.
    pub seats: Vec<Place>,
    /// Whose table it is.
    pub host: Id,
    /// Whether it is shown in the list of tables.
    pub listed: bool,
    /// The server's half of the seed, drawn before anyone sat down.
    pub half: Secret,
    /// The shuffle, if it is not made of that half and of what everyone adds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Box<Deal>>,
}

impl TablePlan {
    /// The seed of the table, and how it came about: from the half and these nonces, unless it was
    /// there before.
    pub(super) fn shuffle(
        &self,
        seats: SeatCount,
        nonces: PerSeat<[u8; 32]>,
    ) -> (Seed, Option<Fairness>) {
        if let Some(deal) = &self.deal {
            return (deal.seed, deal.fairness(seats));
        }
        let (seed, fairness) = fairness::agree(self.half.0, nonces);
        (seed, Some(fairness))
    }
}

/// A shuffle that was there before the table: one that somebody asked for, or that of a record
/// which is played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// What every shuffle comes from.
    pub seed: Seed,
    /// How the seed came about, where several made it together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed: Option<Agreement>,
}

/// How a seed came about, where several made it together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreement {
    /// What the host published before anyone sat down.
    pub commitment: Secret,
    /// The host's half.
    pub half: Secret,
    /// What each seat added, from A on.
    pub nonces: Vec<Secret>,
}

impl Deal {
    /// The shuffle of a record.
    pub fn of_record(record: &Record) -> Self {
        let agreed = |fairness: &Fairness| Agreement {
            commitment: Secret(fairness.commitment),
            half: Secret(fairness.half),
            nonces: fairness.nonces.values().copied().map(Secret).collect(),
        };
        Deal {
            seed: record.seed,
            agreed: record.fairness.as_ref().map(agreed),
        }
    }

    /// How the seed came about, at a table of so many seats.
    pub fn fairness(&self, seats: SeatCount) -> Option<Fairness> {
        let agreed = self.agreed.as_ref()?;
        (agreed.nonces.len() == usize::from(seats.get())).then(|| Fairness {
            commitment: agreed.commitment.0,
            half: agreed.half.0,
            nonces: PerSeat::from_fn(seats, |seat| agreed.nonces[seat.index()].0),
        })
    }
}

/// Who a seat belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Nobody yet: it is for whoever comes first.
    Open,
    /// Nobody yet: it is kept for whoever has the link of an invitation.
    Invited { token: Id },
    /// Someone known who has not sat down yet.
    Kept { guest: Id, name: String },
    /// A bot.
    Bot { level: Skill },
    /// A person.
    Person(Person),
}

/// Someone who sat down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The person, by the id of their cookie.
    pub guest: Id,
    /// The name the others see.
    pub name: String,
    /// What they put into the shuffle.
    pub nonce: Secret,
    /// The word of the seat's own link.
    pub token: Id,
    /// Whether the seat is for the invited only, if they get up.
    pub invited: bool,
    /// Whether they got up during the game.
    pub left: bool,
    /// The bot that plays in their place.
    pub stand_in: Option<Skill>,
}
