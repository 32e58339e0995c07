//! The rules, one behaviour a test, by chapters of the rulebook.

mod cards;
mod cars;
mod city;
mod enemies;
mod fighting;
mod hidden;
mod levels;
mod map;
mod moving;
mod parts;
mod reserve;
mod scene;
mod setup;
mod timer;
mod turn;
mod variants;
mod winning;
