//! The rules, one test each, by the chapters of the ledger.

#![expect(clippy::unwrap_used, reason = "a test that cannot be laid fails")]

mod scene;

mod building;
mod ending;
mod hidden;
mod invariants;
mod material;
mod money;
mod naive;
mod notation;
mod placing;
mod redevelop;
mod scoring;
mod setup;
mod soundness;
mod streets;
mod turn;
mod two_players;
