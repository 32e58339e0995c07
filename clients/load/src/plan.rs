//! What is done to a server, and what came of it.

use std::{net::SocketAddr, time::Duration};

use tabletop::OptionKind;

/// The name of the request for a table: everyone who lays one out is somebody else.
const REQUEST: &str = r#""request":"new-1""#;

/// What to do to a server.
#[derive(Clone, Copy, Debug)]
pub struct LoadPlan {
    /// The address at which the server listens.
    pub server: SocketAddr,
    /// The id of the game that is played.
    pub game: &'static str,
    /// How many people sit at each table.
    pub seats: u8,
    /// How many more look on at each table.
    pub watch: u32,
    /// How many tables.
    pub tables: usize,
    /// How long the measurement takes.
    pub time: Duration,
    /// How many moves a table makes; without it, as many as it can in that time.
    pub moves: Option<u32>,
    /// How long a table waits between two moves; without it, not at all.
    pub pace: Option<Duration>,
}

impl LoadPlan {
    /// A table as the API wants it written.
    pub(crate) fn wanted(&self) -> String {
        let options = at_length(self.game);
        let open = r#","open""#.repeat(usize::from(self.seats.saturating_sub(1)));
        let game = self.game;
        [
            &format!(r#"{{"game":"{game}","options":"{options}","seats":["own"{open}],"#),
            r#""name":"guest 1","#,
            REQUEST,
            "}",
        ]
        .concat()
    }
}

/// The options that make a play of this game long: a short one would lay out more tables than it
/// makes moves.
pub(crate) fn at_length(game: &str) -> String {
    let specs = host::find(game).map_or(&[][..], |entry| entry.options);
    let longest = specs.iter().find_map(|spec| match spec.kind {
        OptionKind::Number { max, .. } if spec.key == "rounds" => Some(format!("rounds={max}")),
        _ => None,
    });
    longest.unwrap_or_default()
}

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    /// Acknowledged moves.
    pub moves: usize,
    /// Games that came to their end.
    pub games: usize,
    /// What went wrong at tables that ended in trouble.
    pub troubles: Vec<String>,
    /// How long it took to seat everyone.
    pub seated: Duration,
    /// How long was measured.
    pub time: Duration,
    /// How many bytes of text came of the moves, to everybody together.
    pub bytes: u64,
    /// From sending a move to its acknowledgement, in microseconds, sorted.
    pub(crate) latencies: Vec<u32>,
}

impl LoadReport {
    /// Acknowledged moves a second.
    pub fn rate(&self) -> f64 {
        let moves = u32::try_from(self.moves).map_or(0.0, f64::from);
        moves / self.time.as_secs_f64()
    }

    /// The latency that so many of a thousand moves stay below.
    pub fn latency(&self, per_mille: usize) -> Duration {
        let at = self.latencies.len() * per_mille / 1000;
        let at = at.min(self.latencies.len().saturating_sub(1));
        let micros = self.latencies.get(at).copied().unwrap_or(0);
        Duration::from_micros(u64::from(micros))
    }
}
