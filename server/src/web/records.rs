//! Records to take home.

use std::panic::{AssertUnwindSafe, catch_unwind};

use axum::{
    Extension, Json,
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use tabletop::{Seat, Viewer, record::Ply};

use super::{
    AppState,
    api::id,
    errors::{ApiError, Usual, WebError},
    guest::Guest,
    shapes::{EyesAction, EyesRecord},
};
use room::ids::Id;
use room::{Room, record::of_log};

/// What can be taken home of a table.
enum Taken {
    Whole(String),
    Eyes(Box<EyesRecord>),
    /// From someone's eyes, with the actions that the log has.
    Aside(Box<EyesRecord>, Option<Seat>),
    /// The rules cannot write it any more: it is copied from the log.
    FromLog,
    Nothing,
}

/// The record of a game: whole, as text, once it is over; before that from your own eyes, as JSON.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/record", params(("table" = String, Path)),
    responses(
        (status = 200, content(
            (EyesRecord = "application/json"),
            (String = "text/plain"),
        )),
        (status = 404, body = WebError), (status = 409, body = WebError), Usual,
    )
)]
pub(super) async fn record(
    State(app): State<AppState>,
    Extension(Guest(guest)): Extension<Guest>,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    let table = id(&table)?;
    let taken = app.house.look(table, move |room| take(room, guest)).await?;
    match taken {
        Taken::Whole(text) => Ok(plain(text)),
        Taken::Eyes(eyes) => Ok(Json(eyes).into_response()),
        Taken::Aside(mut eyes, own) => {
            let entries = app.house.storage().log(table).await?;
            let record = of_log(&entries).ok_or_else(not_begun)?;
            let action = |ply: Ply| EyesAction {
                seat: ply.seat.to_string(),
                action: (own == Some(ply.seat)).then_some(ply.action),
            };
            eyes.actions = record.plies.into_iter().map(action).collect();
            Ok(Json(eyes).into_response())
        }
        Taken::FromLog => {
            let entries = app.house.storage().log(table).await?;
            let record = of_log(&entries);
            record
                .map(|record| plain(record.to_text()))
                .ok_or_else(not_begun)
        }
        Taken::Nothing => Err(not_begun()),
    }
}

fn plain(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

fn not_begun() -> ApiError {
    let says = "the game has not begun";
    ApiError::new(StatusCode::CONFLICT, "no_play", says)
}

fn take(room: &Room, guest: Id) -> Taken {
    if room.is_over() {
        let record = || room.record().map(|record| record.to_text());
        let written = catch_unwind(AssertUnwindSafe(record)).ok().flatten();
        return written.map_or(Taken::FromLog, Taken::Whole);
    }
    let viewer = room.viewer(guest);
    let seen = catch_unwind(AssertUnwindSafe(|| room.play_for(viewer, 0)));
    let play = seen.ok().flatten();
    let set_aside = room.set_aside();
    if play.is_none() && set_aside.is_none() {
        return Taken::Nothing;
    }
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let mut eyes = EyesRecord {
        game: room.plan().game.clone(),
        rules_version: room.plan().rules_version,
        options: room.plan().options.clone(),
        seat: own.map(|seat| seat.to_string()),
        revision: 0,
        ply: 0,
        events: Vec::new(),
        view: None,
        actions: Vec::new(),
        set_aside,
    };
    if let Some(play) = play {
        (eyes.revision, eyes.ply) = (play.revision, play.ply);
        (eyes.events, eyes.view) = (play.events, play.view);
    }
    // Whoever saw the whole record of a table that may go on elsewhere would know its shuffle.
    match set_aside {
        Some(_) => Taken::Aside(Box::new(eyes), own),
        None => Taken::Eyes(Box::new(eyes)),
    }
}
