//! What is to be played, by whom and how.

use std::{io, path::PathBuf};

use player::Seating;
use prose::{Lang, common, say};
use tabletop::{Seed, SetupError, record::RecordError};

use crate::{Palette, join::Status, trouble::trouble as trouble_of};

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
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The server does not answer.
    #[error("{0} does not answer")]
    Unreachable(String),
    /// The server ended the connection.
    #[error("the server ended the connection: {0:?}")]
    Parting(Status),
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
                say!(
                    lang,
                    "error-record",
                    trouble = trouble_of(None, error, lang)
                )
            }
            TerminalError::Version {
                record,
                rules,
                trouble,
            } => {
                let trouble = trouble_of(None, trouble, lang);
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
            TerminalError::NoTable => Status::Nowhere.said(lang),
            TerminalError::Unreachable(host) => {
                say!(lang, "error-unreachable", host = host.as_str())
            }
            TerminalError::Parting(status) => status.said(lang),
            TerminalError::Io(error) => say!(lang, "error-io", trouble = error.to_string()),
        }
    }
}
