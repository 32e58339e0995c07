//! What a stream of chance starts from.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    NotationError,
    hex::{bytes_of_hex, hex},
};

/// The 32 bytes that fix every shuffle and roll of a play.
///
/// Small seeds print as a plain number, all others as 64 hexadecimal digits, and both parse.
/// Secret until the game is over: whoever knows it knows the deck, so `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed written as the plain number `n`.
    pub const fn number(n: u64) -> Seed {
        let mut bytes = [0; 32];
        let low = n.to_le_bytes();
        let mut at = 0;
        while at < low.len() {
            bytes[at] = low[at];
            at += 1;
        }
        Seed(bytes)
    }

    /// The plain number of a small seed.
    pub fn as_number(&self) -> Option<u64> {
        let (low, high) = self.0.split_at(8);
        let low = low.try_into().expect("eight bytes were split off");
        high.iter()
            .all(|byte| *byte == 0)
            .then(|| u64::from_le_bytes(low))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_number() {
            Some(number) => number.fmt(f),
            None => f.write_str(&hex(&self.0)),
        }
    }
}

impl FromStr for Seed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a number or 64 hexadecimal digits");
        if text.len() < 64 {
            let canonical = text == "0" || !text.starts_with(['0', '+']);
            return text
                .parse()
                .ok()
                .filter(|_| canonical)
                .map(Seed::number)
                .ok_or_else(wrong);
        }
        let seed = Seed(bytes_of_hex(text).ok_or_else(wrong)?);
        // One seed, one spelling.
        if seed.as_number().is_some() {
            Err(wrong())
        } else {
            Ok(seed)
        }
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, NotationError> {
        text.parse()
    }
}
