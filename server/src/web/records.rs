//! Records to take home.

use std::panic::{AssertUnwindSafe, catch_unwind};

use axum::{
    Extension, Json,
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use host::fairness;
use tabletop::{PerSeat, Record, STREAM_VERSION, Seat, SeatCount, Viewer, record::Ply};

use super::{
    App,
    api::id,
    errors::{ApiError, Trouble, Usual},
    guest::Guest,
    shapes::EyesRecord,
};
use room::ids::Id;
use room::{Entry, Room, What};

/// What can be taken home of a table.
enum Taken {
    Whole(String),
    Eyes(Box<EyesRecord>),
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
        (status = 404, body = Trouble), (status = 409, body = Trouble), Usual,
    )
)]
pub(super) async fn record(
    State(app): State<App>,
    Extension(Guest(guest)): Extension<Guest>,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    let table = id(&table)?;
    let taken = app.house.look(table, move |room| take(room, guest)).await?;
    match taken {
        Taken::Whole(text) => Ok(plain(text)),
        Taken::Eyes(eyes) => Ok(Json(eyes).into_response()),
        Taken::FromLog => {
            let entries = app.house.store().log(table).await?;
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
    let says = "the game has not begun, or was begun by other rules than this server has";
    ApiError::new(StatusCode::CONFLICT, "no_play", says)
}

fn take(room: &Room, guest: Id) -> Taken {
    if room.is_over() {
        let Some(table) = room.table() else {
            return Taken::FromLog;
        };
        let written = catch_unwind(AssertUnwindSafe(|| table.record().to_text()));
        return written.map_or(Taken::FromLog, Taken::Whole);
    }
    let viewer = room.viewer(guest);
    let seen = catch_unwind(AssertUnwindSafe(|| room.play_for(viewer, 0)));
    let Ok(Some(play)) = seen else {
        return Taken::Nothing;
    };
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat.to_string()),
        Viewer::Spectator => None,
    };
    Taken::Eyes(Box::new(EyesRecord {
        game: room.plan().game.clone(),
        rules_version: room.plan().rules_version,
        options: room.plan().options.clone(),
        seat,
        revision: play.revision,
        ply: play.ply,
        events: play.events,
        view: play.view,
    }))
}

/// The record as the log has it, without asking the rules.
fn of_log(entries: &[Entry]) -> Option<Record> {
    let What::Created(plan) = &entries.first()?.what else {
        return None;
    };
    let seats = SeatCount::new(u8::try_from(plan.seats.len()).ok()?)?;
    let mut nonces = PerSeat::from_fn(seats, |_| [0; 32]);
    let mut plies = Vec::new();
    let mut has_begun = false;
    for entry in entries {
        match &entry.what {
            What::Sat { seat, nonce, .. } => nonces[*seat] = nonce.0,
            What::Left { seat, .. } if !has_begun => nonces[*seat] = [0; 32],
            What::Started => has_begun = true,
            What::Played { seat, action, .. } => plies.push(ply(*seat, action)),
            What::TakenBack { to_ply } => plies.truncate(*to_ply as usize),
            _ => {}
        }
    }
    let (seed, fairness) = fairness::agree(plan.half.0, nonces);
    has_begun.then(|| Record {
        game: plan.game.clone(),
        rules_version: plan.rules_version,
        stream: STREAM_VERSION,
        options: plan.options.clone(),
        seats,
        seed,
        fairness: Some(fairness),
        opening: None,
        plies,
        end: None,
    })
}

fn ply(seat: Seat, action: &str) -> Ply {
    Ply {
        seat,
        action: action.to_owned(),
        check: None,
        line: 0,
    }
}
