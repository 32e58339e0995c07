//! A page of an older build that finds a newer server: it is loaded again, once, and goes on with
//! what the table had not yet answered.

use host::Json;
use player::Unanswered;
use serde::{Deserialize, Serialize};

use crate::{browser, link::Host};

/// Under what a page that is loaded again leaves what was not answered.
const LEFT: &str = "unanswered";
/// Under what it leaves that it was.
const RELOADED: &str = "reloaded";

/// What is left for the page that is loaded.
#[derive(Serialize, Deserialize)]
struct Left {
    table: String,
    unanswered: Unanswered,
}

/// Loads the page again, unless that was done already and nothing came of it.
pub(super) fn once(host: &Host, unanswered: &Unanswered) {
    let (Host::Server { table } | Host::Device { table, .. }) = host;
    if browser::handed_on(RELOADED).as_ref() == Some(table) {
        return;
    }
    let left = Left {
        table: table.clone(),
        unanswered: unanswered.clone(),
    };
    // Where nothing can be left, nothing would tell the next page that it was loaded again.
    if browser::hand_on(RELOADED, table) {
        browser::hand_on(LEFT, Json::of(&left).text());
        let _ = browser::window().location().reload();
    }
}

/// What the page before this one left at this table.
pub(super) fn left(host: &Host) -> Option<Unanswered> {
    let (Host::Server { table } | Host::Device { table, .. }) = host;
    let left: Left = host::read(&browser::handed_on(LEFT)?).ok()?;
    browser::hand_nothing_on(LEFT);
    (left.table == *table).then_some(left.unanswered)
}

/// The table has told something: the page is not too old for it.
pub(super) fn is_well() {
    if browser::handed_on(RELOADED).is_some() {
        browser::hand_nothing_on(RELOADED);
    }
}
