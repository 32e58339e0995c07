//! What people do, in a real browser against the real client.

mod again;
mod alone;
mod escape;
mod everyone;
mod fifth_avenue;
mod friends;
mod house;
mod offline;
mod one_device;
mod the_city;

/// Whoever plays here picks these first, so that a play comes to its end.
const NEW_YORK: &[&str] = &[".stall", ".gh", ".into"];
/// The timer tile is taken every turn: the soonest end.
const ESCAPE: &[&str] = &["[data-pick=\"do-timer\"]"];
const NEW_YORK_NEW_YORK: &[&str] = &[];
const THE_CITY: &[&str] = &["[data-testid=hand] ", "[data-testid=drawn] "];
