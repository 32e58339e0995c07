//! HTTP and sockets.

mod api;
mod caps;
mod cookie;
mod errors;
mod guest;
mod head;
mod hosts;
mod limits;
mod listen;
mod ops;
mod page;
mod records;
mod replay;
mod shapes;
mod socket;
mod strict;
mod timeouts;

pub use cookie::{CookieKey, CookieKeys, Known};
pub use hosts::{BadUrl, Hosts};
pub use limits::Rates;
pub use listen::{Peer, serve, serve_metrics};
pub(crate) use ops::begin_counting;
pub use socket::Waits;

use std::{path::PathBuf, sync::Arc};

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request, State},
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::house::House;
use errors::ApiError;

/// No request has a larger body, in bytes.
pub const BODY_MAX: usize = 16 * 1024;

/// What the pages and the API are told to be like.
#[derive(Clone, Debug)]
pub struct HttpConfig {
    /// Sign the cookies of guests.
    pub keys: CookieKeys,
    /// The names this server answers to.
    pub hosts: Hosts,
    /// Other pages that may open sockets and ask, by their origin: `https://club.example`.
    pub origins: Vec<String>,
    /// Whether people come by HTTPS, so that cookies never travel without.
    pub is_secure: bool,
    /// Since when they do, in seconds since 1970. Before that their cookies had another name.
    pub secure_since: u64,
    /// Whether a proxy before us tells where people come from.
    pub behind_proxy: bool,
    /// How much one address may ask for.
    pub rates: Rates,
    /// How long a client may take for things.
    pub waits: Waits,
    /// The folder of the page's files, if they are not those in the program.
    pub page: Option<PathBuf>,
}

/// What every answer is made from.
#[derive(Clone, Debug)]
pub(crate) struct AppState {
    pub(crate) house: House,
    pub(crate) http_config: Arc<HttpConfig>,
    pub(crate) limits: Arc<limits::Limits>,
    /// The sockets of people who come through a proxy.
    sockets: limits::Doors,
}

#[derive(OpenApi)]
#[openapi(info(
    title = "Five Boroughs",
    description = "Tables of New York board games. Games are played over the socket of a table."
))]
struct Description;

/// Everything the server answers, as a service.
pub fn app(house: House, http_config: HttpConfig) -> Router {
    let limits = Arc::new(limits::Limits::new(http_config.rates));
    let sockets = limits::Doors::new(http_config.rates.connections, usize::MAX);
    let app = AppState {
        house,
        http_config: Arc::new(http_config),
        limits,
        sockets,
    };
    let (api, description) = api_routes().split_for_parts();
    let description = description.to_pretty_json();
    let description = description.expect("the description is plain data");
    let api = api
        .route(
            "/api/v1/openapi.json",
            get(move || async move { ([(header::CONTENT_TYPE, "application/json")], description) }),
        )
        .route("/api/v1/tables/{table}/socket", get(socket::open))
        .layer(middleware::from_fn_with_state(app.clone(), guest::identify))
        // The files of the page are packed already.
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), limits::check));
    api.route("/healthz", get(ops::healthz))
        .route("/readyz", get(ops::readyz))
        .fallback(page::file)
        .method_not_allowed_fallback(errors::not_like_this)
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(middleware::from_fn_with_state(app.clone(), in_time))
        .layer(middleware::from_fn_with_state(app.clone(), hosts::check))
        .layer(middleware::from_fn_with_state(app.clone(), with_headers))
        .with_state(app)
}

/// The API as its OpenAPI description has it.
fn api_routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(api::games))
        .routes(routes!(api::rules))
        .routes(routes!(api::tables, api::create))
        .routes(routes!(api::table))
        .routes(routes!(api::sit))
        .routes(routes!(api::carry))
        .routes(routes!(records::record))
        .routes(routes!(replay::replay))
}

/// Nobody waits for ever.
async fn in_time(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let answer = tokio::time::timeout(app.http_config.waits.answer, next.run(request)).await;
    answer.unwrap_or_else(|_| {
        let says = "the request took too long to arrive or to be answered";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "too_slow", says).into_response()
    })
}

/// What browsers are told with every answer.
async fn with_headers(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // Links hold words that let people in: other sites need not know them.
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (CROSS_ORIGIN_OPENER_POLICY, "same-origin"),
        (CROSS_ORIGIN_RESOURCE_POLICY, "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What one person may know is nobody else's, not even a cache's.
    let keep_nothing = HeaderValue::from_static("no-store");
    headers.entry(header::CACHE_CONTROL).or_insert(keep_nothing);
    if app.http_config.is_secure {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    response
}

const CROSS_ORIGIN_OPENER_POLICY: HeaderName =
    HeaderName::from_static("cross-origin-opener-policy");
const CROSS_ORIGIN_RESOURCE_POLICY: HeaderName =
    HeaderName::from_static("cross-origin-resource-policy");

const CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                   img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
                   worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
