//! How a table is shown.

use prose::{Lang, say};

/// How the connection to the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkStatus {
    /// It is being opened for the first time.
    Opening,
    /// It is open: what is said reaches the table.
    Live,
    /// Broken, and being tried again.
    Lost,
    /// Ended by a server that cannot store anything, and being tried again.
    Trouble,
    /// There is no place at the table now; it is tried again.
    Full,
    /// Ended by a server that is newer than this page.
    Older,
    /// The table breaks the worker and is closed.
    Broken,
    /// There is no such table.
    Nowhere,
}

impl LinkStatus {
    /// Whether people were told why it is not up.
    pub fn is_told(self) -> bool {
        matches!(
            self,
            LinkStatus::Trouble | LinkStatus::Full | LinkStatus::Older
        )
    }

    /// What people are told of a connection that is in trouble and tried again.
    pub fn trouble(self, lang: Lang) -> Option<String> {
        match self {
            LinkStatus::Opening | LinkStatus::Live | LinkStatus::Broken | LinkStatus::Nowhere => {
                None
            }
            LinkStatus::Lost => Some(say!(lang, "web-line-lost")),
            LinkStatus::Trouble => Some(say!(lang, "web-trouble")),
            LinkStatus::Full => Some(say!(lang, "web-table-full")),
            LinkStatus::Older => Some(say!(lang, "web-older")),
        }
    }
}

/// The part of a table that a phone shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The board.
    Table,
    /// The scores.
    Scores,
    /// What a game keeps beside its board, if it has a name for it.
    Beside,
    /// The log.
    Log,
}
