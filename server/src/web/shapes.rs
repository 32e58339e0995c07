//! What the API takes and gives. The OpenAPI description is made from these types.

use host::Skill;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game that can be played here.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameFacts {
    pub(crate) id: &'static str,
    /// The title on the box.
    pub(crate) title: &'static str,
    /// Designer and publisher, year.
    pub(crate) credits: String,
    pub(crate) seats_min: u8,
    pub(crate) seats_max: u8,
    pub(crate) rules_version: u32,
    /// What a table can agree on.
    pub(crate) options: Vec<OptionFacts>,
}

/// An option of a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OptionFacts {
    pub(crate) key: &'static str,
    /// What may be written for it.
    pub(crate) values: String,
}

/// A table to be laid out.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// The game's id.
    #[schema(example = "new-york-new-york", max_length = 40)]
    pub(crate) game: String,
    /// The options in one line; what is not named keeps its default.
    #[serde(default)]
    #[schema(example = "rounds=1", max_length = 400)]
    pub(crate) options: String,
    /// A name you choose for this request: repeated, it gives the same table.
    #[serde(default)]
    #[schema(example = "new-1", min_length = 1, max_length = 64)]
    pub(crate) request: Option<String>,
    /// The seats, clockwise from A.
    #[schema(min_items = 1, max_items = 6)]
    pub(crate) seats: Vec<NewSeat>,
    /// The name for your own seat, as it is shown until you sit down.
    #[serde(default)]
    #[schema(max_length = 40)]
    pub(crate) name: String,
    /// Whether everyone sees it in the list of tables.
    #[serde(default)]
    pub(crate) listed: bool,
}

/// A seat of a new table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NewSeat {
    /// The seat of whoever lays out the table.
    Own,
    /// A seat for whoever comes first.
    Open,
    /// For whoever has the link.
    Invited,
    /// A seat in which a bot plays.
    Bot(Level),
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Level {
    Random,
    Novice,
    #[serde(alias = "greedy")]
    Fair,
    Strong,
}

impl From<Level> for Skill {
    fn from(level: Level) -> Skill {
        match level {
            Level::Random => Skill::Random,
            Level::Novice => Skill::Novice,
            Level::Fair => Skill::Fair,
            Level::Strong => Skill::Strong,
        }
    }
}

/// A table that was laid out.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableMade {
    /// Its id: part of every link to it.
    pub(crate) table: String,
    /// What the server promises about the shuffle: the hash of its half of the secret.
    pub(crate) commitment: String,
}

/// A language the rules are written in.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Lang {
    En,
    It,
}

/// How far the tables of a list are.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Listed {
    Lobby,
    Running,
    Finished,
}

impl Listed {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Listed::Lobby => "lobby",
            Listed::Running => "running",
            Listed::Finished => "finished",
        }
    }
}

/// A table as you may know it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableFacts {
    /// The number of the last update.
    pub(crate) number: u64,
    /// The table and who sits at it: see protocol.md.
    #[schema(value_type = Object)]
    pub(crate) lobby: protocol::Lobby,
}

/// A line in the list of tables.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableLine {
    pub(crate) table: String,
    pub(crate) game: String,
    /// `lobby`, `running`, `finished` or `closed`.
    pub(crate) stage: String,
    /// Who sits where; see `seats` in protocol.md.
    #[schema(value_type = Vec<Object>)]
    pub(crate) seats: serde_json::Value,
    /// Milliseconds since 1970.
    pub(crate) changed: u64,
}

/// To sit down. The nonce is 64 hexadecimal digits, chosen after the commitment was seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SitDown {
    /// A name you choose for this request: repeated, it is not done twice.
    #[schema(example = "sit-1", min_length = 1, max_length = 64)]
    pub(crate) request: String,
    /// Where, from A to F; without it, at the seat of the link or the first open one.
    #[serde(default)]
    #[schema(value_type = Option<String>, pattern = "^[A-F]$")]
    pub(crate) seat: Option<tabletop::Seat>,
    /// The name the others see.
    #[schema(min_length = 1, max_length = 40)]
    pub(crate) name: String,
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub(crate) nonce: String,
    /// The word of an invitation's link.
    #[serde(default)]
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub(crate) token: Option<String>,
}

/// To carry a seat to this device.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CarryHere {
    /// A name you choose for this request: repeated, it is not done twice.
    #[schema(example = "carry-1", min_length = 1, max_length = 64)]
    pub(crate) request: String,
    /// The word of the seat's own link.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub(crate) token: String,
}

/// Done, and on disk.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    pub(crate) request: String,
    /// The number of the update that has it.
    pub(crate) number: u64,
}

/// An unfinished game from your own eyes.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct EyesRecord {
    pub(crate) game: String,
    pub(crate) rules_version: u32,
    pub(crate) options: String,
    /// Your seat; none if you look on.
    pub(crate) seat: Option<String>,
    pub(crate) revision: u32,
    pub(crate) ply: u32,
    /// What happened, as you may know it.
    #[schema(value_type = Vec<Object>)]
    pub(crate) events: Vec<host::Json>,
    /// The situation, as you may know it; missing at a table that was set aside and cannot be
    /// shown any more.
    #[schema(value_type = Option<Object>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) view: Option<host::Json>,
    /// At a table that was set aside: who acted, first one first, and what you did yourself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) actions: Vec<EyesAction>,
    /// Why it was set aside, if it was: see protocol.md.
    #[schema(value_type = Option<Object>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) set_aside: Option<protocol::SetAside>,
}

/// An action as you may know it without asking the rules.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct EyesAction {
    /// Who acted.
    pub(crate) seat: String,
    /// What was done, in notation, if it was yours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) action: Option<String>,
}
