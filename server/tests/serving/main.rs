//! The server over real sockets, on this machine.

// Helpers of tests may fail as tests do.
#![allow(clippy::similar_names, clippy::unwrap_used)]

mod caps;
mod cookies;
mod deciding;
mod failing;
mod founding;
mod fuzz;
mod heads;
mod imagined;
mod lobby;
mod names;
mod offered;
mod patience;
mod playing;
mod proxied;
mod real_worlds;
mod replay;
mod running;
mod toy;
mod two_worlds;
mod unkind;
mod upgrades;
mod versions;
mod waiting;
mod watching;
