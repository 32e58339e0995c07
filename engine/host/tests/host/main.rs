//! Tests of the host, with a toy game that has every kind of secret and with the real ones.

#![cfg(test)]

mod catalogue;
mod golden;
mod history;
mod json;
mod records;
mod rulebook;
mod sources;
mod table;
mod told;
mod toy;
mod undo;
mod upgrades;
