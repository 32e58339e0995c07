//! The rules, one behaviour a test, by chapters of the rulebook.

#![expect(clippy::unwrap_used, reason = "a test that cannot be laid fails")]

mod scene;
mod witness;

mod cards;
mod cars;
mod city;
mod enemies;
mod every;
mod fighting;
mod frozen;
mod hidden;
mod inclined;
mod invariants;
mod levels;
mod lists;
mod map;
mod moving;
mod parts;
mod reserve;
mod setup;
mod timer;
mod told;
mod tricks;
mod turn;
mod variants;
mod winning;
