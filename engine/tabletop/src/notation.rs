//! The text form of actions.
//!
//! Lower-case words and numbers separated by single spaces, one canonical spelling, no state
//! needed to parse: `play a7`, `bid 12`, `pass`. Log, wire, golden files and terminal all speak
//! it. Sentences for people are made from events by the clients and never parsed.

use std::{error::Error, fmt, str::FromStr};

/// No notation is longer than this many bytes.
pub const NOTATION_MAX: usize = 200;

/// A text that could not be read as notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What was written, cut if it was long.
    pub text: String,
    /// What should have been there.
    pub expected: &'static str,
}

impl NotationError {
    /// `text` stands where `expected` should.
    pub fn new(text: &str, expected: &'static str) -> Self {
        NotationError {
            text: text.chars().take(40).collect(),
            expected,
        }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not {}", self.text.escape_debug(), self.expected)
    }
}

impl Error for NotationError {}

/// Reads a notation word by word.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    rest: Option<&'a str>,
    expected: &'static str,
}

impl<'a> Words<'a> {
    /// The words of `text`, which should be what `expected` says.
    pub fn of(text: &'a str, expected: &'static str) -> Result<Self, NotationError> {
        if text.len() > NOTATION_MAX {
            return Err(NotationError::new(text, expected));
        }
        Ok(Words {
            text,
            rest: Some(text),
            expected,
        })
    }

    /// The next word.
    pub fn word(&mut self) -> Result<&'a str, NotationError> {
        let rest = self.rest.ok_or_else(|| self.wrong())?;
        let (word, rest) = match rest.split_once(' ') {
            Some((word, rest)) => (word, Some(rest)),
            None => (rest, None),
        };
        self.rest = rest;
        if word.is_empty() {
            Err(self.wrong())
        } else {
            Ok(word)
        }
    }

    /// The next word, which must be `word`.
    pub fn expect(&mut self, word: &str) -> Result<(), NotationError> {
        if self.word()? == word {
            Ok(())
        } else {
            Err(self.wrong())
        }
    }

    /// The next word, read as a `T` whose printed form is just that word.
    pub fn read<T: FromStr + fmt::Display>(&mut self) -> Result<T, NotationError> {
        let word = self.word()?;
        let thing = word
            .parse::<T>()
            .ok()
            .filter(|thing| thing.to_string() == word);
        thing.ok_or_else(|| self.wrong())
    }

    /// Whether words are left.
    pub fn has_more(&self) -> bool {
        self.rest.is_some()
    }

    /// `result`, if all words have been read.
    pub fn end<T>(&self, result: T) -> Result<T, NotationError> {
        if self.has_more() {
            Err(self.wrong())
        } else {
            Ok(result)
        }
    }

    /// The error that says what was expected of the whole text.
    pub fn wrong(&self) -> NotationError {
        NotationError::new(self.text, self.expected)
    }
}
