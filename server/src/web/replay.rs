//! Games to be looked at again.

// The macro that describes the API writes them.
#![allow(unused_qualifications)]

use std::panic::{AssertUnwindSafe, catch_unwind};

use axum::{
    Extension, Json,
    extract::{Path, Query, State, rejection::QueryRejection},
    http::StatusCode,
};
use host::Table;
use protocol::{Eyes, Moment, Replay, Seen};
use serde::Deserialize;
use tabletop::{Seat, Viewer};
use utoipa::IntoParams;

use super::{
    App,
    api::id,
    errors::{ApiError, Trouble, Usual},
    guest::Guest,
};
use room::{Room, ids::Id};

/// No answer has more plies.
const PLIES_MAX: u32 = 100;

/// Which plies, and through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// The first ply; 0, the beginning, if it is missing.
    #[serde(default)]
    from: u32,
    /// How many plies, at most 100; one, if it is missing.
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

/// A game at any ply: whole once it is over, for anyone; before that through your own eyes.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/replay",
    params(("table" = String, Path), Which),
    responses(
        (status = 200, body = Replay),
        (status = 400, body = Trouble), (status = 403, body = Trouble),
        (status = 404, body = Trouble), (status = 409, body = Trouble), Usual,
    )
)]
pub(super) async fn replay(
    State(app): State<App>,
    Extension(Guest(guest)): Extension<Guest>,
    Path(table): Path<String>,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Replay>, ApiError> {
    let Query(which) = which.map_err(|rejection| ApiError::query(&rejection))?;
    if !(1..=PLIES_MAX).contains(&which.count) {
        return Err(ApiError::bad_query("a count is from 1 to 100"));
    }
    let table = id(&table)?;
    let look = move |room: &Room| of_room(room, guest, &which);
    app.house.look(table, look).await?.map(Json)
}

fn of_room(room: &Room, guest: Id, which: &Which) -> Result<Replay, ApiError> {
    let Some(table) = room.table() else {
        let says = "the game has not begun, or was played by other rules than this server has";
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
        moments(table, (which.from, to), &viewers, may_tell)
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
        let eyes = eyes.map_err(|error| ApiError::bad_query(&error.to_string()))?;
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

/// The plies of `table` in `(first, last)`, as `viewers` saw them.
fn moments(
    table: &dyn Table,
    (first, last): (u32, u32),
    viewers: &[Viewer],
    may_tell: impl Fn(Seat) -> bool,
) -> Vec<Moment> {
    let plies = table.record().plies;
    let mut then = table.at_ply(first).expect("the ply was checked");
    let mut moments = Vec::with_capacity((last - first) as usize + 1);
    for ply in first..=last {
        if ply > first {
            let done = &plies[ply as usize - 1];
            let played = then.play(done.seat, ply - 1, &done.action);
            played.expect("the action was legal before, and rules are deterministic");
        }
        let done = (ply as usize).checked_sub(1).map(|at| &plies[at]);
        let news = done.map_or(0, |_| then.events_at(ply - 1));
        let seen = |viewer: &Viewer| Seen {
            eyes: Eyes(*viewer),
            events: then.events(*viewer, news),
            view: then.view(*viewer),
        };
        moments.push(Moment {
            ply,
            seat: done.map(|done| done.seat),
            action: done
                .filter(|done| may_tell(done.seat))
                .map(|done| done.action.clone()),
            to_act: then.to_act().iter().collect(),
            seen: viewers.iter().map(seen).collect(),
        });
    }
    moments
}
