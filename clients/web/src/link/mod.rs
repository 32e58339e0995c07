//! The page's link to a table: over a socket to the server, or to the worker beside it.
//!
//! Both speak the protocol, so whatever is above cannot tell them apart.

mod local;
mod pulse;
pub mod readings;
mod socket;

pub use local::{ask as ask_worker, stop as stop_worker};

use player::{Connection, Heard};
use protocol::ClientMessage;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Where a table is kept, and whose eyes are asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TablePlace {
    /// On the server; the cookie says who asks.
    Server {
        /// The table's id.
        table: String,
    },
    /// Kept by the worker, on this device.
    Device {
        /// The table's id.
        table: String,
        /// Through whose eyes the table is seen.
        seat: Option<Seat>,
    },
}

impl TablePlace {
    /// The table's id.
    pub fn table(&self) -> &str {
        let (TablePlace::Server { table } | TablePlace::Device { table, .. }) = self;
        table
    }
}

/// A link to a table. It is closed when it is dropped.
pub enum TableLink {
    /// To the server, over a socket.
    Socket(socket::Socket),
    /// To the worker, which keeps this device's tables.
    WorkerLink(local::WorkerLink),
}

impl TableLink {
    /// Opens a link; `hear` gets all that comes over it, and `give_up` is called if the table is
    /// closed because it breaks the worker.
    pub fn open(
        place: &TablePlace,
        hear: impl Fn(Heard) + 'static,
        give_up: impl Fn() + 'static,
    ) -> TableLink {
        match place {
            TablePlace::Server { table } => TableLink::Socket(socket::Socket::open(table, hear)),
            TablePlace::Device { table, seat } => {
                TableLink::WorkerLink(local::WorkerLink::open(table, *seat, hear, give_up))
            }
        }
    }
}

impl Connection for TableLink {
    fn send(&self, message: &ClientMessage) {
        match self {
            TableLink::Socket(socket) => socket.send(message),
            TableLink::WorkerLink(local) => local.send(message),
        }
    }
}

impl std::fmt::Debug for TableLink {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TableLink::Socket(_) => f.write_str("TableLink(socket)"),
            TableLink::WorkerLink(_) => f.write_str("TableLink(worker)"),
        }
    }
}
