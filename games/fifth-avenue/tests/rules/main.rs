//! One file a chapter of the rulebook, one test a rule.

#![cfg(test)]

mod scene;

mod setup;

mod turn;

mod moving;

mod shops;

mod scoring;

mod series;

mod bids;

mod permits;

mod stops;

mod park;

mod ending;

mod asso;

mod decks;

mod hidden;

mod material;
