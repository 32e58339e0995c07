//! What a page of a table leaves for the one that is loaded in its place: what was asked for and is
//! not answered, what can be taken back, what is new. And a page of an older build that finds a
//! newer server, which is loaded again, once.

use host::Json;
use leptos::{ev, prelude::*};
use player::Carried;
use serde::{Deserialize, Serialize};

use super::TablePage;
use crate::{
    browser::{self, session_storage},
    link::TablePlace,
    tables::Face,
};

/// Under what a page that goes leaves what its session carries over.
const LEFT: &str = "left";
/// Under what a page leaves that it was loaded again because it was too old.
const RELOADED: &str = "reloaded";

/// What is left for the page that is loaded.
#[derive(Serialize, Deserialize)]
struct Left {
    place: TablePlace,
    carried: Carried,
}

/// Leaves what the session carries over whenever the page goes, for whatever reason, and gets up
/// from the table: a browser may keep the page for going back to it, and nobody sits at it
/// meanwhile. When it is shown again, the person is back.
pub(super) fn keep_when_left<G: Face>(page: TablePage<G>) {
    let hidden = window_event_listener(ev::pagehide, move |_| {
        if let Some(place) = page.place() {
            let carried = page.carry();
            session_storage::set(LEFT, Json::of(&Left { place, carried }).text());
            page.close();
        }
    });
    let shown = window_event_listener(ev::pageshow, move |event| {
        if let Some(place) = page.place().filter(|_| event.persisted()) {
            page.open(place);
        }
    });
    on_cleanup(move || {
        hidden.remove();
        shown.remove();
    });
}

/// What the page before this one left at this table.
pub(super) fn left(place: &TablePlace) -> Option<Carried> {
    let left: Left = host::read(&session_storage::get(LEFT)?).ok()?;
    if left.place != *place {
        return None;
    }
    session_storage::remove(LEFT);
    Some(left.carried)
}

/// Loads the page again, unless that was done already and nothing came of it.
pub(super) fn once(place: &TablePlace) {
    let table = place.table();
    if session_storage::get(RELOADED).as_deref() == Some(table) {
        return;
    }
    // Where nothing can be left, nothing would tell the next page that it was loaded again.
    if session_storage::set(RELOADED, table) {
        let _ = browser::window().location().reload();
    }
}

/// The table has told something: the page is not too old for it.
pub(super) fn is_well() {
    if session_storage::get(RELOADED).is_some() {
        session_storage::remove(RELOADED);
    }
}
