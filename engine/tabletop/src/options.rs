//! What a table agrees on before the first decision.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{SetupError, Wire};

/// The variants and table agreements of a game, as words.
///
/// Commands, forms and records all speak of options by key and value; a game says once which
/// there are. Setting what [`get`](Self::get) gave changes nothing.
pub trait Options: Clone + fmt::Debug + Default + Eq + Send + Sync + Wire {
    /// What can be chosen, in the order in which a form would ask.
    const OPTIONS: &'static [OptionSpec];

    /// The value of `key`, one of [`OPTIONS`](Self::OPTIONS).
    fn get(&self, key: &str) -> String;

    /// Sets `key` to `value`.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError>;

    /// All keys and values in one line: `rounds=3 bonus=yes`.
    fn line(&self) -> String {
        let pairs = Self::OPTIONS
            .iter()
            .map(|spec| (spec.key, self.get(spec.key)));
        pairs
            .map(|(key, value)| format!("{key}={value}"))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The options of such a line. What it does not name keeps its default.
    fn of_line(line: &str) -> Result<Self, SetupError> {
        let mut options = Self::default();
        for pair in line.split_ascii_whitespace() {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            options.set(key, value)?;
        }
        Ok(options)
    }
}

/// One option: its key and what it can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The option's name in commands and records: a lower-case word.
    pub key: &'static str,
    /// What values there are.
    pub kind: OptionKind,
}

/// What values an option can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `yes` or `no`.
    Switch,
    /// A number in a range.
    Number {
        /// The smallest value it may have.
        min: u8,
        /// The largest value it may have.
        max: u8,
        /// Whether `auto` leaves the number to the game.
        auto: bool,
    },
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// All the words of `of`, joined by commas, in any order; or one of `or`.
    Order {
        /// What is put in order.
        of: &'static [&'static str],
        /// What may be said in place of an order.
        or: &'static [&'static str],
    },
}

impl OptionSpec {
    /// The error for a value that this option cannot have.
    pub fn refuse(&self, value: &str) -> SetupError {
        SetupError::BadOption {
            key: self.key,
            value: value.to_owned(),
            expected: self.kind,
        }
    }

    /// Reads `yes` or `no`.
    pub fn read_switch(&self, value: &str) -> Result<bool, SetupError> {
        match value {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(self.refuse(value)),
        }
    }

    /// Reads a number of the range, `None` for `auto`.
    pub fn read_number(&self, value: &str) -> Result<Option<u8>, SetupError> {
        let OptionKind::Number { min, max, auto } = self.kind else {
            return Err(self.refuse(value));
        };
        if auto && value == "auto" {
            return Ok(None);
        }
        let number = value
            .parse()
            .ok()
            .filter(|number| (min..=max).contains(number));
        number.map(Some).ok_or_else(|| self.refuse(value))
    }
}

/// What may be written for the option.
impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            OptionKind::Switch => f.write_str("yes or no"),
            OptionKind::Number { min, max, auto } => {
                write!(f, "{min} to {max}{}", if auto { " or auto" } else { "" })
            }
            OptionKind::OneOf(words) => write!(f, "one of {}", words.join(", ")),
            OptionKind::Order { of, or } => {
                or.iter().try_for_each(|word| write!(f, "{word}, "))?;
                write!(f, "{} in any order", of.join(","))
            }
        }
    }
}

/// For games without options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NoOptions;

impl Options for NoOptions {
    const OPTIONS: &'static [OptionSpec] = &[];

    fn get(&self, _key: &str) -> String {
        String::new()
    }

    fn set(&mut self, key: &str, _value: &str) -> Result<(), SetupError> {
        Err(SetupError::UnknownOption {
            key: key.to_owned(),
        })
    }
}
