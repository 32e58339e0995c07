//! What is to be played, by whom and how.

use std::{fmt, io, path::PathBuf, str::FromStr};

use bots::Skill;
use prose::{Lang, common, say};
use tabletop::{PerSeat, Seat, SeatCount, Seed, SetupError, record::RecordError};

use crate::Palette;

/// What is to be played, by whom and how.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The id of the game.
    pub game: String,
    /// Who sits where.
    pub seating: Seating,
    /// The options in one line, `rounds=3 bonus=no`.
    pub options: String,
    /// What every shuffle comes from.
    pub seed: Seed,
    /// The language to begin with.
    pub lang: Lang,
    /// Drawn or plain.
    pub look: Look,
    /// Where the record is kept, if it is kept.
    pub record: Option<PathBuf>,
    /// The command that plays, such as `boroughs play`: whoever leaves is told how to go on.
    pub resume_with: Option<String>,
}

/// How the table is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Line by line, without colours and without moving the cursor.
    Plain,
    /// A screen with a board.
    Drawn(Palette),
}

impl Look {
    /// What suits a terminal: plain if asked for, if nobody looks, or if it cannot be drawn on;
    /// without colours if the environment says so.
    ///
    /// `term` and `no_color` are the values of `TERM` and `NO_COLOR`.
    pub fn fit(plain: bool, is_terminal: bool, term: Option<&str>, no_color: Option<&str>) -> Look {
        if plain || !is_terminal || term == Some("dumb") {
            return Look::Plain;
        }
        let has_colours = no_color.is_none_or(str::is_empty);
        Look::Drawn(Palette { has_colours })
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody at this terminal, called by a name or by the letter of the seat.
    Person(Option<String>),
    /// A bot.
    Bot(Skill),
}

impl Default for Sitter {
    fn default() -> Self {
        Sitter::Person(None)
    }
}

/// `you`, `you:NAME`, `bot`, or the word for a bot's skill.
impl FromStr for Sitter {
    type Err = UnknownSitter;

    fn from_str(text: &str) -> Result<Self, UnknownSitter> {
        match text.split_once(':') {
            Some(("you", name)) if !name.trim().is_empty() => {
                let name = name.trim().chars().filter(|c| !c.is_control());
                Ok(Sitter::Person(Some(name.take(Seating::NAME_MAX).collect())))
            }
            _ if text == "you" => Ok(Sitter::Person(None)),
            _ if text == "bot" => Ok(Sitter::Bot(Skill::default())),
            _ => text.parse().map(Sitter::Bot).map_err(|_| UnknownSitter),
        }
    }
}

/// A word that names nobody who could sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownSitter;

impl fmt::Display for UnknownSitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let skills: Vec<_> = Skill::ALL.iter().map(|skill| skill.word()).collect();
        let skills = skills.join(", ");
        write!(
            f,
            "a seat is you, you:NAME, bot, or a bot's level: {skills}"
        )
    }
}

impl std::error::Error for UnknownSitter {}

/// As it parses.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person(None) => f.write_str("you"),
            Sitter::Person(Some(name)) => write!(f, "you:{name}"),
            Sitter::Bot(skill) => skill.fmt(f),
        }
    }
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating(pub PerSeat<Sitter>);

impl Seating {
    /// No name is longer: it has to fit in the head of a table.
    pub const NAME_MAX: usize = 12;

    /// These sitters, clockwise from `A`; `None` if no table has so many seats.
    pub fn of(sitters: &[Sitter]) -> Option<Seating> {
        let seats = u8::try_from(sitters.len()).ok().and_then(SeatCount::new)?;
        let sitter = |seat: Seat| sitters[seat.index()].clone();
        Some(Seating(PerSeat::from_fn(seats, sitter)))
    }

    /// How many sit down.
    pub fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    /// The seats of people.
    pub fn people(&self) -> Vec<Seat> {
        let people = self.0.iter();
        let people = people.filter(|(_, sitter)| matches!(sitter, Sitter::Person(_)));
        people.map(|(seat, _)| seat).collect()
    }

    /// Everybody one seat further, so that another begins and sits behind somebody else.
    pub fn rotated(&self) -> Seating {
        let seats = self.seats();
        let mut moved = self.clone();
        for (seat, sitter) in self.0.iter() {
            moved.0[seat.clockwise(seats)] = sitter.clone();
        }
        moved
    }

    /// What each seat is called in `lang`.
    pub fn names(&self, lang: Lang) -> PerSeat<String> {
        PerSeat::from_fn(self.seats(), |seat| match &self.0[seat] {
            Sitter::Person(Some(name)) => name.clone(),
            Sitter::Person(None) => say!(lang, "seat-person", seat = seat.to_string()),
            Sitter::Bot(_) => say!(lang, "seat-bot", seat = seat.to_string()),
        })
    }
}

/// How a game was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// It was played to its end.
    Over,
    /// Somebody left, or the input ended; the record, if there is one, can be opened again.
    Unfinished,
}

/// Why a game could not be played.
#[derive(Debug, thiserror::Error)]
pub enum TerminalError {
    /// The input was over before a game was chosen.
    #[error("no game was chosen")]
    NoGame,
    /// No game has this id, or none that can be shown here.
    #[error("there is no game called {0}")]
    UnknownGame(String),
    /// The table could not be laid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The record is not that of a play.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record is of other rules, which do not lead to the same play.
    #[error("a play of version {record} of the rules, and they are version {rules}: {trouble}")]
    Version {
        /// The version of the record.
        record: u32,
        /// The version of the rules here.
        rules: u32,
        /// Where they part.
        trouble: RecordError,
    },
    /// The seating does not fit the record.
    #[error("the record is of {record} players, the seating of {seating}")]
    Seating {
        /// How many play in the record.
        record: u8,
        /// How many were to sit down.
        seating: u8,
    },
    /// The terminal or a file failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl TerminalError {
    /// The error as a sentence for the player.
    pub fn said(&self, lang: Lang) -> String {
        match self {
            TerminalError::NoGame => say!(lang, "error-no-game"),
            TerminalError::UnknownGame(game) => {
                say!(lang, "error-game", game = game.as_str())
            }
            TerminalError::Setup(error) => common::setup_error(error, lang),
            TerminalError::Record(error) => {
                say!(lang, "error-record", trouble = error.to_string())
            }
            TerminalError::Version {
                record,
                rules,
                trouble,
            } => {
                let trouble = trouble.to_string();
                say!(
                    lang,
                    "error-version",
                    record = *record,
                    rules = *rules,
                    trouble = trouble
                )
            }
            TerminalError::Seating { record, seating } => {
                say!(lang, "error-seating", record = *record, seating = *seating)
            }
            TerminalError::Io(error) => say!(lang, "error-io", trouble = error.to_string()),
        }
    }
}
