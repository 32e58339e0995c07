//! One test or more for every rule, ruling and test of `RULES.md`, by its chapters.

#![cfg(test)]

mod building;
mod choice;
mod components;
mod crew;
mod ending;
mod every_card;
mod hidden;
mod random_cities;
mod refusals;
mod scene;
mod setup;
mod soundness;
mod table_faults;
mod yields;
