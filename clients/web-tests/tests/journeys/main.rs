//! What people do, in a real browser against the real client.

mod again;
mod alone;
mod everyone;
mod friends;
mod house;
mod offline;
mod one_device;

/// Whoever plays here picks these first, so that a play comes to its end.
const NEW_YORK: &[&str] = &[".stall", ".gh", ".into"];
const NEW_YORK_NEW_YORK: &[&str] = &[];
