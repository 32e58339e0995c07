//! Games to be looked at again.

// The macro that describes the API writes them.
#![allow(unused_qualifications)]

use std::{
    ops::RangeInclusive,
    panic::{AssertUnwindSafe, catch_unwind},
};

use axum::{
    Extension, Json,
    extract::{Path, Query, State, rejection::QueryRejection},
    http::StatusCode,
};
use host::Table;
use protocol::{Eyes, Replay, ReplayMoment, Seen};
use serde::Deserialize;
use tabletop::{MAX_SEATS, Seat, Viewer};
use utoipa::IntoParams;

use super::{
    AppState,
    api::id,
    errors::{ApiError, Usual, WebError},
    guest::Guest,
    limits::{From, too_fast},
};
use room::{Room, ids::Id};

/// No answer has more plies.
const PLIES_MAX: u32 = 100;
/// Nor, but for the last of its plies, more bytes of views and events, before it is packed.
const BYTES_MAX: usize = 256 * 1024;
/// So many views cost as much as a request.
const VIEWS_PER_REQUEST: u32 = 10;

/// Which plies, and through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplayQuery {
    /// The first ply; 0, the beginning, if it is missing.
    #[serde(default)]
    from: u32,
    /// How many plies, at most 100; one, if it is missing. Fewer come if they are large: go on
    /// after the last that came.
    #[serde(default = "one")]
    #[param(minimum = 1, maximum = 100)]
    count: u32,
    /// A seat's letter, `spectator` or, once the game is over, `all`; your own, if it is missing.
    #[param(pattern = "^([A-F]|spectator|all)$")]
    eyes: Option<String>,
}

fn one() -> u32 {
    1
}

impl ReplayQuery {
    /// How many requests it costs as much as.
    fn cost(&self) -> u32 {
        let eyes = match self.eyes.as_deref() {
            Some("all") => MAX_SEATS as u32 + 1,
            _ => 1,
        };
        (self.count * eyes).div_ceil(VIEWS_PER_REQUEST)
    }
}

/// A game at any ply: whole once it is over, for anyone; before that through your own eyes.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/replay",
    params(("table" = String, Path), ReplayQuery),
    responses(
        (status = 200, body = Replay),
        (status = 400, body = WebError), (status = 403, body = WebError),
        (status = 404, body = WebError), (status = 409, body = WebError), Usual,
    )
)]
pub(super) async fn replay(
    State(app): State<AppState>,
    Extension(Guest(guest)): Extension<Guest>,
    Extension(From(from)): Extension<From>,
    Path(table): Path<String>,
    which: Result<Query<ReplayQuery>, QueryRejection>,
) -> Result<Json<Replay>, ApiError> {
    let Query(which) = which.map_err(|rejection| ApiError::query(&rejection))?;
    if !(1..=PLIES_MAX).contains(&which.count) {
        return Err(ApiError::bad_query("a count is from 1 to 100"));
    }
    let table = id(&table)?;
    // The request itself has been paid for.
    if !app.limits.allows_requests(from, which.cost() - 1) {
        return Err(too_fast("too many plies at once; wait a moment"));
    }
    let look = move |room: &Room| of_room(room, guest, &which);
    app.house.look(table, look).await?.map(Json)
}

fn of_room(room: &Room, guest: Id, which: &ReplayQuery) -> Result<Replay, ApiError> {
    let Some(table) = room.table() else {
        let says = "the game has not begun, or the rules of this server cannot show it";
        return Err(ApiError::new(StatusCode::CONFLICT, "no_play", says));
    };
    let viewers = viewers(room, table, guest, which.eyes.as_deref())?;
    let plies = table.ply();
    if which.from > plies {
        return Err(ApiError::not_found("the game has no such ply"));
    }
    let to = which.from.saturating_add(which.count - 1).min(plies);
    let own = room.seat_of(guest);
    let may_tell = |seat| room.is_over() || own == Some(seat);
    let moments = catch_unwind(AssertUnwindSafe(|| {
        moments(table, which.from..=to, &viewers, may_tell)
    }));
    let moments = moments.map_err(|_| {
        let says = "the rules could not play this game again";
        ApiError::new(StatusCode::CONFLICT, "no_play", says)
    })?;
    let plan = room.plan();
    Ok(Replay {
        game: plan.game.clone(),
        rules_version: plan.rules_version,
        options: plan.options.clone(),
        plies,
        is_over: room.is_over(),
        outcome: table.outcome(),
        moments,
    })
}

/// Whose eyes are asked for, if `guest` may look through them.
fn viewers(
    room: &Room,
    table: &dyn Table,
    guest: Id,
    asked: Option<&str>,
) -> Result<Vec<Viewer>, ApiError> {
    let own = room.viewer(guest);
    let Some(asked) = asked else {
        return Ok(vec![own]);
    };
    let seats = table.seats();
    let viewers: Vec<Viewer> = if asked == "all" {
        Viewer::all(seats).collect()
    } else {
        let eyes = Eyes::try_from(asked.to_owned());
        let eyes = eyes.map_err(|error| ApiError::bad_query(error.says()))?;
        vec![eyes.0]
    };
    let sits = |viewer: &Viewer| match viewer {
        Viewer::Seat(seat) => seat.number() < seats.get(),
        Viewer::Spectator => true,
    };
    if !viewers.iter().all(sits) {
        return Err(ApiError::not_found("the table has no such seat"));
    }
    let is_own = |viewer: &Viewer| *viewer == own || *viewer == Viewer::Spectator;
    if !room.is_over() && !viewers.iter().all(is_own) {
        let says = "while the game is on everyone looks through their own eyes";
        return Err(ApiError::new(StatusCode::FORBIDDEN, "not_your_eyes", says));
    }
    Ok(viewers)
}

/// These plies of `table`, as `viewers` saw them.
fn moments(
    table: &dyn Table,
    plies: RangeInclusive<u32>,
    viewers: &[Viewer],
    may_tell: impl Fn(Seat) -> bool,
) -> Vec<ReplayMoment> {
    let first = *plies.start();
    let mut then = table.at_ply(first).expect("the ply was checked");
    let mut moments = Vec::with_capacity(plies.clone().count());
    let mut bytes = 0;
    for ply in plies {
        if bytes >= BYTES_MAX {
            break;
        }
        let done = ply.checked_sub(1).and_then(|before| table.taken(before));
        if let (Some((seat, action)), true) = (&done, ply > first) {
            let played = then.play(*seat, ply - 1, action);
            played.expect("the action was legal before, and rules are deterministic");
        }
        let news = done.as_ref().map_or(0, |_| then.events_at(ply - 1));
        let seen = |viewer: &Viewer| Seen {
            eyes: Eyes(*viewer),
            events: then.events(*viewer, news),
            view: then.view(*viewer),
        };
        let seen: Vec<Seen> = viewers.iter().map(seen).collect();
        bytes += seen.iter().map(size).sum::<usize>();
        moments.push(ReplayMoment {
            ply,
            seat: done.as_ref().map(|(seat, _)| *seat),
            action: done
                .filter(|(seat, _)| may_tell(*seat))
                .map(|(_, action)| action),
            to_act: then.to_act().iter().collect(),
            seen,
        });
    }
    moments
}

/// How many bytes it takes, more or less.
fn size(seen: &Seen) -> usize {
    let events = seen.events.iter().map(|event| event.text().len());
    seen.view.text().len() + events.sum::<usize>()
}
