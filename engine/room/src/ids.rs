//! Names that nobody can guess.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::hex::{bytes_of_hex, hex};

/// Where randomness comes from: fills the bytes. Passed in, so that a simulation can repeat itself.
pub type Dice<'a> = &'a mut (dyn FnMut(&mut [u8]) + Send);

/// 128 bits that nobody can guess, written as 32 hexadecimal digits: a table, a guest, the word of
/// a link. `Debug` shows the beginning only, for whoever reads logs may not use them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Id([u8; 16]);

impl Id {
    /// Draws a new one from `dice`.
    pub fn draw(dice: Dice<'_>) -> Self {
        let mut bytes = [0; 16];
        dice(&mut bytes);
        Id(bytes)
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// Whether `text` writes this id, in a time that does not tell how much of it is right.
    pub fn is_written(&self, text: &str) -> bool {
        let own = self.to_string();
        let pairs = own.bytes().zip(text.bytes());
        own.len() == text.len() && pairs.fold(0, |apart, (a, b)| apart | (a ^ b)) == 0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", &hex(&self.0)[..8])
    }
}

impl FromStr for Id {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        bytes_of_hex(text).map(Id).ok_or(NotAnId)
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for Id {
    type Error = NotAnId;

    fn try_from(text: String) -> Result<Self, NotAnId> {
        text.parse()
    }
}

/// A text that writes no [`Id`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id has 32 hexadecimal digits")]
pub struct NotAnId;

/// A secret of 32 bytes, or what was made of one. `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// Draws a new one from `dice`.
    pub fn draw(dice: Dice<'_>) -> Self {
        let mut bytes = [0; 32];
        dice(&mut bytes);
        Secret(bytes)
    }

    /// The secret itself, as 64 hexadecimal digits.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl FromStr for Secret {
    type Err = NotASecret;

    fn from_str(text: &str) -> Result<Self, NotASecret> {
        bytes_of_hex(text).map(Secret).ok_or(NotASecret)
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        secret.reveal()
    }
}

impl TryFrom<String> for Secret {
    type Error = NotASecret;

    fn try_from(text: String) -> Result<Self, NotASecret> {
        text.parse()
    }
}

/// A text that writes no [`Secret`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("64 hexadecimal digits are expected")]
pub struct NotASecret;
