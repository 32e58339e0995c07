//! The contract, module by module.

mod agenda;
mod bag;
mod chance;
mod dealer;
mod id_set;
mod info;
mod notation;
mod options;
mod outcome;
mod per_seat;
mod playback;
mod record;
mod record_damage;
mod seat;
mod seed;

use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a failed assertion of `act` says; panics if it does not fail.
fn failure<T>(act: impl FnOnce() -> T) -> String {
    let Err(failure) = catch_unwind(AssertUnwindSafe(act)) else {
        panic!("this should have failed")
    };
    let text = failure.downcast_ref::<String>().cloned();
    let text = text.or_else(|| {
        failure
            .downcast_ref::<&str>()
            .map(|text| (*text).to_owned())
    });
    text.expect("an assertion says something")
}

/// A number of seats that tables have.
fn seats(count: u8) -> tabletop::SeatCount {
    tabletop::SeatCount::new(count).expect("a table can have that many seats")
}
