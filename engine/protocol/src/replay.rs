//! A game to be looked at again, ply by ply: what `GET /api/v1/tables/{table}/replay` answers.

use std::fmt;

use host::Json;
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, Viewer};

/// Some plies of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Replay {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The options in one line.
    pub options: String,
    /// How many actions have been taken: there are so many plies, and the beginning.
    pub plies: u32,
    /// Whether the game is over, so that anybody may look through any eyes.
    pub is_over: bool,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub outcome: Option<Outcome>,
    /// The plies that were asked for, in order.
    pub moments: Vec<ReplayMoment>,
}

/// A game after so many actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Moment))]
pub struct ReplayMoment {
    /// How many actions had been taken; 0 is the beginning.
    pub ply: u32,
    /// Who acted; nobody at the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub seat: Option<Seat>,
    /// What was done, in notation. While the game is on, only of one's own seat: others may have
    /// chosen face down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The seats that owed a decision then.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub to_act: Vec<Seat>,
    /// What could be seen, by one or by each.
    pub seen: Vec<Seen>,
}

/// What could be seen through some eyes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seen {
    /// The eyes that it could be seen through.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub eyes: Eyes,
    /// What had just happened: the game's `Event`s.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub events: Vec<Json>,
    /// The situation: the game's `View`.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub view: Json,
}

/// Whose eyes: a seat's letter, or `spectator`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Eyes(pub Viewer);

/// A text that names nobody's eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEyes;

impl NoEyes {
    /// What is wrong, in a sentence.
    pub const fn says(self) -> &'static str {
        "eyes are a seat's letter or `spectator`"
    }
}

impl fmt::Display for NoEyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.says())
    }
}

impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

impl From<Eyes> for String {
    fn from(eyes: Eyes) -> String {
        eyes.to_string()
    }
}

impl TryFrom<String> for Eyes {
    type Error = NoEyes;

    fn try_from(text: String) -> Result<Self, NoEyes> {
        if text == "spectator" {
            return Ok(Eyes(Viewer::Spectator));
        }
        let seat: Result<Seat, _> = text.parse();
        seat.map(|seat| Eyes(Viewer::Seat(seat)))
            .map_err(|_| NoEyes)
    }
}
