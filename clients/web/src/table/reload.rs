//! What a page of a table leaves for the one that is loaded in its place: what was asked for and is
//! not answered, what can be taken back, what is new. And a page of an older build that finds a
//! newer server, which is loaded again, once.

use host::Json;
use leptos::prelude::*;
use player::Carried;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::Desk;
use crate::{browser, link::Host, tables::Face};

/// Under what a page that goes leaves what its session carries over.
const LEFT: &str = "left";
/// Under what a page leaves that it was loaded again because it was too old.
const RELOADED: &str = "reloaded";

/// What is left for the page that is loaded.
#[derive(Serialize, Deserialize)]
struct Left {
    place: Place,
    carried: Carried,
}

/// A table, and the seat of this device through whose eyes it is seen.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
struct Place {
    table: String,
    seat: Option<Seat>,
}

impl Place {
    fn of(host: &Host) -> Place {
        let (table, seat) = match host {
            Host::Server { table } => (table, None),
            Host::Device { table, seat } => (table, *seat),
        };
        Place {
            table: table.clone(),
            seat,
        }
    }
}

/// Leaves what the session carries over whenever the page goes, for whatever reason.
pub(super) fn keep_when_left<G: Face>(desk: Desk<G>) {
    let leave = move |_| {
        if let Some(host) = desk.host() {
            let left = Left {
                place: Place::of(&host),
                carried: desk.carry(),
            };
            browser::hand_on(LEFT, Json::of(&left).text());
        }
    };
    let listener = window_event_listener_untyped("pagehide", leave);
    on_cleanup(move || listener.remove());
}

/// What the page before this one left at this table.
pub(super) fn left(host: &Host) -> Option<Carried> {
    let left: Left = host::read(&browser::handed_on(LEFT)?).ok()?;
    if left.place != Place::of(host) {
        return None;
    }
    browser::hand_nothing_on(LEFT);
    Some(left.carried)
}

/// Loads the page again, unless that was done already and nothing came of it.
pub(super) fn once(host: &Host) {
    let table = Place::of(host).table;
    if browser::handed_on(RELOADED).as_ref() == Some(&table) {
        return;
    }
    // Where nothing can be left, nothing would tell the next page that it was loaded again.
    if browser::hand_on(RELOADED, &table) {
        let _ = browser::window().location().reload();
    }
}

/// The table has told something: the page is not too old for it.
pub(super) fn is_well() {
    if browser::handed_on(RELOADED).is_some() {
        browser::hand_nothing_on(RELOADED);
    }
}
