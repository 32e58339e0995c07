//! One file a chapter of the rulebook, one test a rule.

#![expect(clippy::unwrap_used, reason = "a test that cannot be laid fails")]

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
