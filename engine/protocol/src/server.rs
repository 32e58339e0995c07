//! What the server says.

use std::collections::BTreeMap;

use host::Skill;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatCount};

use crate::Play;

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// Everything, to begin with or to begin anew: forget what you had.
    Snapshot(Update),
    /// What changed since the number before.
    Update(Update),
    /// Who is here changed. It has no number: only the last one counts.
    Presence {
        /// The seats whose people are connected.
        here: Vec<Seat>,
        /// How many look on.
        spectators: u32,
    },
    /// The request was done and will survive anything.
    Ack(Ack),
    /// The request was not done.
    Refused(Refused),
    /// The line is there: the answer to a [`Ping`](crate::ClientMessage::Ping).
    Pong {},
    /// The server ends the connection, and why.
    Bye {
        /// Why it is ended: it says whether to connect again.
        why: Parting,
    },
}

impl ServerMessage {
    /// Reads a message.
    pub fn read(text: &str) -> Option<Self> {
        host::read(text).ok()
    }

    /// Writes it.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("messages are plain data with text for keys")
    }
}

/// Acknowledges a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ack {
    /// The request, by the name that the client gave it.
    pub request: String,
    /// The number of the update that has it.
    pub number: u64,
}

/// Refuses a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// The request, by the name that the client gave it.
    pub request: String,
    /// Why it is refused.
    #[serde(flatten)]
    pub refusal: Refusal,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// What was wrong, in one word.
    pub code: RefusalCode,
    /// The rule that forbids it, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The game's own reason, a value of its `Refusal` type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<serde_json::Value>,
    /// Which action of a decision of several it is about, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<u32>,
}

impl From<RefusalCode> for Refusal {
    fn from(code: RefusalCode) -> Self {
        Refusal {
            code,
            rule: None,
            reason: None,
            action: None,
        }
    }
}

/// Why something was not done, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// It was decided on an older situation.
    Stale,
    /// The seat owes no decision now.
    NotYourTurn,
    /// It is no notation of this game.
    Notation,
    /// The rules forbid it: see `rule` and `reason`.
    Illegal,
    /// The action before it tells its seat something new: this is to be decided after that.
    AnotherDecision,
    /// Only someone who has a seat may ask for it.
    NotSeated,
    /// Only the host of the table may ask for it.
    NotHost,
    /// The table is not at the stage where this is done.
    WrongStage,
    /// The seat is taken, or kept for someone else.
    SeatTaken,
    /// Who asks has a seat already.
    AlreadySeated,
    /// The link leads nowhere.
    BadLink,
    /// The name is empty, too long or not printable, or a word for oneself.
    BadName,
    /// Somebody at the table has this name, or one that looks like it.
    NameTaken,
    /// The nonce is not 64 hexadecimal digits.
    BadNonce,
    /// Not all seats are filled.
    SeatsEmpty,
    /// There is nothing to take back, or nothing was asked.
    NothingToUndo,
    /// The seat's person is here, so it is theirs to hand over.
    StillHere,
    /// A bot plays in this seat: take it back first.
    BotPlays,
    /// What was asked for is there already.
    AlreadyDone,
    /// Who asks has as many open tables as a guest or an address may have.
    TooManyTables,
    /// Who asks has laid out as many tables as a guest or an address may in an hour.
    TooOften,
    /// It was done too often: taken back in this turn, or asked for at this table.
    TooMany,
    /// The table was set aside: nothing more happens at it here.
    SetAside,
    /// The server does not offer this game any more.
    NotOffered,
    /// A word of a newer server.
    #[serde(other)]
    Other,
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Parting {
    /// The server speaks another version.
    Protocol,
    /// The first message was not `hello`, a later one was, or one was none at all.
    Nonsense,
    /// Too many messages.
    TooFast,
    /// The client reads too slowly.
    TooSlow,
    /// The server stops; come back in a moment.
    Closing,
    /// The server had trouble with this table; come back in a moment.
    Trouble,
    /// There is no place: too many look on, or the same person is here too often. Come back
    /// later.
    Full,
    /// A word of a newer server.
    #[serde(other)]
    Other,
}

/// What changed, or in a snapshot everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Update {
    /// Counts every change of the table from 1.
    pub number: u64,
    /// The table and who sits at it, if that changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lobby: Option<Lobby>,
    /// The play, if it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play: Option<Play>,
}

/// The table and who sits at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lobby {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules_version: u32,
    /// The options in one line.
    pub options: String,
    /// How far the table is.
    pub stage: Stage,
    /// The seats, clockwise from A.
    pub seats: Vec<SeatFacts>,
    /// What the server promised about the shuffle before anyone sat down.
    pub commitment: Commitment,
    /// The one this message is for.
    pub you: You,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Why it was set aside, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_aside: Option<SetAside>,
}

impl Lobby {
    /// How many seats there are.
    pub fn seat_count(&self) -> Option<SeatCount> {
        u8::try_from(self.seats.len()).ok().and_then(SeatCount::new)
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// The game is on.
    Running,
    /// The game is over.
    Finished,
    /// The table was closed before the end.
    Closed(CloseReason),
}

/// Why a table was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CloseReason {
    /// Nobody came back for a long time.
    Abandoned,
    /// The host closed it, or nobody was left.
    Host,
    /// The rules failed: our fault. What was played is kept.
    Fault,
    /// The rules of this house cannot go on with it; see [`Lobby::set_aside`]. What was played is
    /// kept as it was.
    SetAside,
}

/// Why a table was set aside, and how far it can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetAside {
    /// The version of the rules it was played by.
    pub from: u32,
    /// The version this house has.
    pub to: u32,
    /// Why it does not go on under that one.
    pub why: AsideReason,
    /// How many actions were taken.
    pub plies: u32,
    /// After how many of them it can still be shown as everyone was told it; none if after none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<u32>,
}

/// Why a table does not go on under other rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AsideReason {
    /// Nothing was noted that shows whether the rules tell the same game.
    Unproven,
    /// What was noted is in another form and cannot be compared.
    Format,
    /// The rules forbid an action that was taken.
    Forbidden,
    /// After some action the rules tell another game than people were told.
    Different,
    /// The rules fail on it.
    Fault,
    /// The rules do not know what was agreed on before the game.
    Options,
}

/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatFacts {
    /// The seat.
    pub seat: Seat,
    /// Who sits there, or what the seat waits for.
    pub sitter: SeatHolder,
    /// The bot that plays in the person's place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<Skill>,
    /// Whether the person got up during the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// Who a seat belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatHolder {
    /// Nobody yet: it is for whoever comes first.
    Open,
    /// Nobody yet: it is kept for whoever has the link of an invitation.
    Invited,
    /// Someone known who has not sat down yet.
    Kept {
        /// The name of whoever the seat is kept for.
        name: String,
    },
    /// A person.
    Person {
        /// The name.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Skill,
    },
}

/// The shuffle's fairness: a promise before the game, its proof after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment {
    /// The hash of the server's half of the secret.
    pub hash: String,
    /// The half itself, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half: Option<String>,
}

/// The one a message is for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// Where you sit; nowhere if you look on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whether the table is yours.
    pub host: bool,
    /// The word of your seat's link, to carry it to another device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The words of the invitations, for the host to send.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub invitations: BTreeMap<Seat, String>,
}
