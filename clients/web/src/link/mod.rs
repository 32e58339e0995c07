//! The page's line to a table: over a socket to the server, or to the worker beside it.
//!
//! Both speak the protocol, so whatever is above cannot tell them apart.

mod local;
mod socket;

pub use local::ask as ask_worker;

use player::{Connection, Heard};
use protocol::ClientMessage;
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

/// A line to a table. It is closed when it is dropped.
pub enum Line {
    /// To the server.
    Socket(socket::Socket),
    /// To the worker.
    Local(local::Local),
}

impl Line {
    /// Opens a line; `hear` gets all that comes over it, and `give_up` is called if the table is
    /// closed because it breaks the worker.
    pub fn open(host: &Host, hear: impl Fn(Heard) + 'static, give_up: impl Fn() + 'static) -> Line {
        match host {
            Host::Server { table } => Line::Socket(socket::Socket::open(table, hear)),
            Host::Device { table, seat } => {
                Line::Local(local::Local::open(table, *seat, hear, give_up))
            }
        }
    }
}

impl Connection for Line {
    fn send(&self, message: &ClientMessage) {
        match self {
            Line::Socket(socket) => socket.send(message),
            Line::Local(local) => local.send(message),
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
