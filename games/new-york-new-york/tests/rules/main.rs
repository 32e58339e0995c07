//! One test for each rule, ruling and demanded test of `RULES.md`, chapter by chapter.

mod drawing;
mod table;

mod colours;
mod components_and_setup;
mod turn;

mod passing;

mod scoring;

mod several_rounds;

mod hidden_information;

mod options;

mod refusals;

mod soundness;
