//! How long a table waits.

/// How long a table waits for people, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Before the game.
    pub lobby: u64,
    /// During the game.
    pub running: u64,
    /// Until the host may let a bot play for someone who is gone.
    pub absence: u64,
}

impl Default for Patience {
    fn default() -> Self {
        let day = 24 * 60 * 60 * 1000;
        Patience {
            lobby: day,
            running: 30 * day,
            absence: 2 * 60 * 1000,
        }
    }
}
