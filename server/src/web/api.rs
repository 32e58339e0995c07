//! The API for tables, games and rules.

// The macro that describes the API writes them.
#![allow(unused_qualifications)]

use axum::{
    Extension, Json,
    extract::{
        Path, Query, State,
        rejection::{JsonRejection, QueryRejection},
    },
    http::{StatusCode, header},
    response::IntoResponse,
};
use host::fairness;
use protocol::{Command, REQUEST_MAX};
use serde::Deserialize;
use tabletop::{MAX_SEATS, Seat};
use utoipa::IntoParams;

use super::{
    AppState, caps,
    errors::{ApiError, Usual, WebError},
    guest::Guest,
    limits::From,
    shapes::{
        CarryHere, Done, GameFacts, Lang, Listed, NewSeat, NewTable, OptionFacts, SitDown,
        TableFacts, TableLine, TableMade,
    },
};
use crate::{
    house::{Founder, Wanted},
    names,
};
use room::Place;
use room::ids::{Id, Secret};

type Reply<T> = Result<T, ApiError>;

/// The games that can be played here.
#[utoipa::path(
    get, path = "/api/v1/games", responses((status = 200, body = Vec<GameFacts>), Usual)
)]
pub(super) async fn games(State(app): State<AppState>) -> Json<Vec<GameFacts>> {
    let facts = |game: &host::CatalogEntry| GameFacts {
        id: game.info.id,
        title: game.info.title,
        credits: game.info.credits(),
        seats_min: game.info.seats_min,
        seats_max: game.info.seats_max,
        rules_version: game.info.rules_version,
        options: game.options.iter().map(option_facts).collect(),
    };
    let config = app.house.config();
    let games = config.catalogue.iter();
    let games = games.filter(|game| config.offered.has(game.info.id));
    Json(games.map(facts).collect())
}

fn option_facts(spec: &tabletop::OptionSpec) -> OptionFacts {
    OptionFacts {
        key: spec.key,
        values: spec.kind.to_string(),
    }
}

/// The language of the rules that are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Language {
    /// `en`, if it is missing.
    #[param(inline)]
    lang: Option<Lang>,
}

/// The rules of a game, as Markdown.
#[utoipa::path(
    get, path = "/api/v1/games/{game}/rules", params(("game" = String, Path), Language),
    responses(
        (status = 200, body = String, content_type = "text/markdown"),
        (status = 400, body = WebError), (status = 404, body = WebError), Usual,
    )
)]
pub(super) async fn rules(
    State(app): State<AppState>,
    Path(game): Path<String>,
    language: Result<Query<Language>, QueryRejection>,
) -> Reply<impl IntoResponse> {
    let Query(language) = language.map_err(|rejection| ApiError::query(&rejection))?;
    let mut games = app.house.config().catalogue.iter();
    let found = games.find(|entry| entry.info.id == game);
    let found = found.ok_or_else(|| ApiError::not_found("there is no such game"))?;
    let text = match language.lang {
        None | Some(Lang::En) => found.rules_en,
        Some(Lang::It) => found.rules_it,
    };
    Ok((
        [(header::CONTENT_TYPE, "text/markdown; charset=utf-8")],
        text,
    ))
}

/// Which list of tables is asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct ListQuery {
    /// `lobby`, if it is missing.
    #[param(inline)]
    stage: Option<Listed>,
}

/// The tables that are shown to everyone: the latest of each guest, then the second of each, and
/// so on.
#[utoipa::path(
    get, path = "/api/v1/tables", params(ListQuery),
    responses((status = 200, body = Vec<TableLine>), (status = 400, body = WebError), Usual)
)]
pub(super) async fn tables(
    State(app): State<AppState>,
    which: Result<Query<ListQuery>, QueryRejection>,
) -> Reply<impl IntoResponse> {
    let Query(which) = which.map_err(|rejection| ApiError::query(&rejection))?;
    let stage = which.stage.unwrap_or(Listed::Lobby);
    let list = app.house.list(stage.word(), list_text).await?;
    Ok((
        [(header::CONTENT_TYPE, "application/json")],
        list.to_string(),
    ))
}

/// A list as it is sent.
fn list_text(lines: &[&crate::store::Summary]) -> String {
    let line = |line: &&crate::store::Summary| TableLine {
        table: line.table.to_string(),
        game: line.game.clone(),
        stage: line.stage.clone(),
        seats: serde_json::from_str(&line.seats).unwrap_or_default(),
        changed: line.changed,
    };
    let lines: Vec<TableLine> = lines.iter().map(line).collect();
    serde_json::to_string(&lines).expect("lines are plain data")
}

/// Lays out a table. Nobody sits there yet: see the commitment, then sit down. A request that has
/// a name and is repeated gives the same table.
#[utoipa::path(
    post, path = "/api/v1/tables", request_body = NewTable,
    responses(
        (status = 201, body = TableMade), (status = 200, body = TableMade),
        (status = 400, body = WebError), (status = 403, body = WebError),
        (status = 409, body = WebError), (status = 413, body = WebError),
        (status = 415, body = WebError), (status = 422, body = WebError), Usual,
    )
)]
pub(super) async fn create(
    State(app): State<AppState>,
    Extension(Guest(guest)): Extension<Guest>,
    Extension(From(from)): Extension<From>,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Reply<(StatusCode, Json<TableMade>)> {
    let Json(mut new) = body.map_err(|rejection| ApiError::body(&rejection))?;
    let request = new.request.take();
    if let Some(request) = &request {
        check_request(request)?;
    }
    let wanted = wanted(&app, guest, new)?;
    let founder = Founder {
        guest,
        address: caps::household(&app, guest, from).await?,
        request,
    };
    let laid = app.house.found(founder, wanted).await?;
    let half = app.house.look(laid.table, |room| room.plan().half).await?;
    let commitment = Secret(fairness::commitment(&half.0)).reveal();
    let table = laid.table.to_string();
    let status = if laid.is_new {
        StatusCode::CREATED
    } else {
        StatusCode::OK
    };
    Ok((status, Json(TableMade { table, commitment })))
}

/// Whether a request can have this name.
fn check_request(request: &str) -> Reply<()> {
    if request.is_empty() || request.len() > REQUEST_MAX {
        let says = "a request's name has 1 to 64 bytes";
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return Err(ApiError::new(status, "bad_request", says));
    }
    Ok(())
}

fn wanted(app: &AppState, guest: Id, new: NewTable) -> Reply<Wanted> {
    let bad =
        |says: &'static str| ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_table", says);
    let own = new.seats.iter().filter(|seat| matches!(seat, NewSeat::Own));
    let own = own.count();
    if own > 1 {
        return Err(bad("you can sit in one seat only"));
    }
    let name = names::clean(&new.name);
    if own == 1 && name.is_none() {
        return Err(bad(
            "your own seat needs a name of 1 to 40 printable characters",
        ));
    }
    let name = name.unwrap_or_default();
    let environment = &app.house.config().environment;
    let mut dice = |bytes: &mut [u8]| environment.roll(bytes);
    let place = |seat: &NewSeat| match seat {
        NewSeat::Own => Place::Kept {
            guest,
            name: name.clone(),
        },
        NewSeat::Open => Place::Open,
        NewSeat::Invited => Place::Invited {
            token: Id::draw(&mut dice),
        },
        NewSeat::Bot(level) => Place::Bot {
            level: (*level).into(),
        },
    };
    let seats: Vec<Place> = new.seats.iter().map(place).collect();
    if own == 1 && is_bots_name(&name, &seats) {
        let says = "a bot at this table has that name";
        return Err(ApiError::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "name_taken",
            says,
        ));
    }
    Ok(Wanted {
        game: new.game,
        options: new.options,
        seats,
        listed: new.listed,
    })
}

/// Whether one of the bots among `seats` has that name.
fn is_bots_name(name: &str, seats: &[Place]) -> bool {
    let seats = seats.iter().take(MAX_SEATS).zip(0..);
    let mut bots = seats.filter(|(place, _)| matches!(place, Place::Bot { .. }));
    bots.any(|(place, at)| names::is_taken(name, Seat::new(at), place))
}

/// A table as you may know it: the `lobby` of protocol.md.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, body = TableFacts), (status = 404, body = WebError), Usual)
)]
pub(super) async fn table(
    State(app): State<AppState>,
    Extension(Guest(guest)): Extension<Guest>,
    Path(table): Path<String>,
) -> Reply<Json<TableFacts>> {
    let table = id(&table)?;
    let look = move |room: &room::Room| TableFacts {
        number: room.number(),
        lobby: room.lobby(guest),
    };
    Ok(Json(app.house.look(table, look).await?))
}

/// Sits down at a table before the game.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/sit", params(("table" = String, Path)),
    request_body = SitDown,
    responses(
        (status = 200, body = Done), (status = 400, body = WebError),
        (status = 403, body = WebError), (status = 404, body = WebError),
        (status = 409, body = WebError), (status = 413, body = WebError),
        (status = 415, body = WebError), (status = 422, body = WebError), Usual,
    )
)]
pub(super) async fn sit(
    State(app): State<AppState>,
    Extension(Guest(guest)): Extension<Guest>,
    Path(table): Path<String>,
    body: Result<Json<SitDown>, JsonRejection>,
) -> Reply<Json<Done>> {
    let Json(down) = body.map_err(|rejection| ApiError::body(&rejection))?;
    let table = id(&table)?;
    check_request(&down.request)?;
    let command = Command::Sit {
        seat: down.seat,
        name: down.name,
        nonce: down.nonce,
        token: down.token,
    };
    done(&app, table, guest, down.request, command).await
}

/// Carries a seat to this device, also at a table where so many look on that nobody else gets in:
/// whoever has the seat has a place.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/carry", params(("table" = String, Path)),
    request_body = CarryHere,
    responses(
        (status = 200, body = Done), (status = 400, body = WebError),
        (status = 403, body = WebError), (status = 404, body = WebError),
        (status = 409, body = WebError), (status = 413, body = WebError),
        (status = 415, body = WebError), (status = 422, body = WebError), Usual,
    )
)]
pub(super) async fn carry(
    State(app): State<AppState>,
    Extension(Guest(guest)): Extension<Guest>,
    Path(table): Path<String>,
    body: Result<Json<CarryHere>, JsonRejection>,
) -> Reply<Json<Done>> {
    let Json(here) = body.map_err(|rejection| ApiError::body(&rejection))?;
    let table = id(&table)?;
    check_request(&here.request)?;
    let token = here.token;
    let command = Command::Carry { token };
    done(&app, table, guest, here.request, command).await
}

/// Does what `guest` asks a table for, without a socket.
async fn done(
    app: &AppState,
    table: Id,
    guest: Id,
    request: String,
    command: Command,
) -> Reply<Json<Done>> {
    let ack = app.house.ask(table, guest, request, command).await??;
    let (request, number) = (ack.request, ack.number);
    Ok(Json(Done { request, number }))
}

/// The id written in a path.
pub(super) fn id(text: &str) -> Reply<Id> {
    text.parse()
        .map_err(|_| ApiError::not_found("there is no such table"))
}
