//! The page's line to a table: over a socket to the server, or to the worker beside it.
//!
//! Both speak the protocol, so whatever is above cannot tell them apart.

mod local;
mod session;
mod socket;

pub use local::ask as ask_worker;
pub use session::{Asked, Session};

use protocol::{ClientMessage, ServerMessage};
use tabletop::Seat;

/// Where a table is kept, and whose eyes are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Host {
    /// On the server; the cookie says who asks.
    Server {
        /// The table's id.
        table: String,
    },
    /// On this device.
    Device {
        /// The table's id.
        table: String,
        /// Whose eyes.
        seat: Option<Seat>,
    },
}

/// What comes over a line.
#[derive(Clone, Debug)]
pub enum Heard {
    /// The line is up: say hello.
    Up,
    /// A message.
    Said(Box<ServerMessage>),
    /// The line is down and will be tried again.
    Down,
    /// There is no such table.
    Nowhere,
}

/// A line to a table. It is closed when it is dropped.
pub enum Line {
    /// To the server.
    Socket(socket::Socket),
    /// To the worker.
    Local(local::Local),
}

impl Line {
    /// Opens a line; `hear` gets all that comes over it.
    pub fn open(host: &Host, hear: impl Fn(Heard) + 'static) -> Line {
        match host {
            Host::Server { table } => Line::Socket(socket::Socket::open(table, hear)),
            Host::Device { table, seat } => Line::Local(local::Local::open(table, *seat, hear)),
        }
    }

    /// Says something, if the line is up.
    pub fn say(&self, message: &ClientMessage) {
        match self {
            Line::Socket(socket) => socket.say(&message.text()),
            Line::Local(local) => local.say(&message.text()),
        }
    }
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Line::Socket(_) => f.write_str("Line(socket)"),
            Line::Local(_) => f.write_str("Line(worker)"),
        }
    }
}
