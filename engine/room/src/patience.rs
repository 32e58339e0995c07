//! How long a table waits.

use protocol::Stage;

use crate::Room;

/// How long a table waits for people, in milliseconds of served time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For how long a table waits for its game to begin.
    pub lobby: u64,
    /// For how long a game waits for its next move.
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

impl Room {
    /// Whether nobody is here and nothing has happened for longer than a table waits, when so many
    /// milliseconds have been served. The next [`Tick`](crate::Input::Tick) closes it.
    pub fn is_abandoned(&self, served: u64) -> bool {
        let patience = match self.stage {
            Stage::Lobby => self.patience.lobby,
            Stage::Running => self.patience.running,
            Stage::Finished | Stage::Closed(_) => return false,
        };
        let is_empty = !self.conns.values().any(|client| client.greeted);
        is_empty && served.saturating_sub(self.changed_served) > patience
    }
}
