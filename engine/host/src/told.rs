//! What everyone was told, in a few bytes.
//!
//! The reasons are in `docs/decisions/upgrades.md`.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tabletop::{
    Game, Viewer,
    hex::{bytes_of_hex, hex},
};

use crate::Match;

/// A digest of what the last action, or set-up, told everyone: each viewer's events and view, who
/// is to act and how it ended.
///
/// Two versions of the rules that give the same digests after the same actions have told the same
/// play. It is made from secrets and stays with them: `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ToldDigest {
    /// The form in which views and events were written: `Info::told_format`. Digests of different
    /// forms say nothing about each other.
    pub format: u32,
    digest: [u8; 8],
}

impl<G: Game> Match<G> {
    /// A digest of what the last action told everyone, or set-up if there was none.
    pub fn told(&self) -> ToldDigest {
        let last = self.ply().checked_sub(1);
        let since = last.map_or(0, |last| self.events_at(last));
        let mut hash = Sha256::new().chain_update("five-boroughs told 1\n");
        // JSON has no line ends inside: every line is one thing that was told.
        let mut lines: Vec<u8> = Vec::with_capacity(4096);
        for viewer in Viewer::all(self.setup().seats) {
            lines.clear();
            line(&mut lines, &self.view(viewer));
            for event in self.events(viewer, since) {
                line(&mut lines, &event);
            }
            hash.update(&lines);
            hash.update("\n");
        }
        lines.clear();
        line(&mut lines, &self.to_act());
        line(&mut lines, &self.outcome());
        let hash = hash.chain_update(&lines).finalize();
        let mut digest = [0; 8];
        digest.copy_from_slice(&hash[..8]);
        let format = G::INFO.told_format;
        ToldDigest { format, digest }
    }
}

fn line(lines: &mut Vec<u8>, thing: &impl Serialize) {
    let written = serde_json::to_writer(&mut *lines, thing);
    written.expect("views and events are plain data with text for keys");
    lines.push(b'\n');
}

/// The format and 16 hexadecimal digits: `1:0f3a…`.
impl From<ToldDigest> for String {
    fn from(told: ToldDigest) -> String {
        format!("{}:{}", told.format, hex(&told.digest))
    }
}

impl TryFrom<String> for ToldDigest {
    type Error = NotTold;

    fn try_from(text: String) -> Result<Self, NotTold> {
        let (format, digest) = text.split_once(':').ok_or(NotTold)?;
        Ok(ToldDigest {
            format: format.parse().map_err(|_| NotTold)?,
            digest: bytes_of_hex(digest).ok_or(NotTold)?,
        })
    }
}

impl fmt::Debug for ToldDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ToldDigest({}:..)", self.format)
    }
}

/// A text that writes no [`ToldDigest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a format, a colon and 16 hexadecimal digits are expected")]
pub struct NotTold;
