//! Guests: an id in a signed cookie, no account.

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{AppState, HttpConfig, Known, errors::ApiError};
use room::ids::Id;

/// What the cookie is called.
const COOKIE: &str = "boroughs_guest";
/// What it is called where people come by HTTPS. Browsers take a cookie by such a name only from
/// this very host, by HTTPS: no neighbour can plant one.
const HOST_COOKIE: &str = "__Host-boroughs_guest";
/// How long it is kept, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The person who makes a request, as their cookie says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guest(pub(crate) Id);

/// Finds out who asks, and gives whoever is new a cookie. What other sites make browsers ask for
/// is refused.
pub(super) async fn identify(
    State(app): State<AppState>,
    mut request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let is_socket = headers.contains_key(header::UPGRADE);
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD) && !is_socket;
    if !is_safe && !is_welcome(headers, &app.http_config.origins) {
        let says = "other sites may not ask this";
        return ApiError::new(StatusCode::FORBIDDEN, "origin", says).into_response();
    }
    let now = (app.house.config().environment.clock)() / 1_000;
    let found = found(headers, &app.http_config, now);
    let guest = found.guest.unwrap_or_else(|| {
        let environment = &app.house.config().environment;
        Id::draw(&mut |bytes: &mut [u8]| environment.roll(bytes))
    });
    request.extensions_mut().insert(Guest(guest));
    let mut response = next.run(request).await;
    let fresh = found.is_stale.then(|| given(&app.http_config, guest, now));
    let gone = found.is_misnamed.then(|| taken(COOKIE));
    for cookie in [fresh, gone].into_iter().flatten() {
        let cookie = HeaderValue::try_from(cookie).expect("digits and letters make a header");
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// What the cookies of a request say.
struct FoundGuest {
    /// Who asks; nobody known, if none of them is ours.
    guest: Option<Id>,
    /// Whether a new one is due.
    is_stale: bool,
    /// Whether there is one by the name that cookies had before people came by HTTPS.
    is_misnamed: bool,
}

/// Of several cookies the first that we signed counts: others can plant one beside ours, but they
/// cannot sign it. By HTTPS the name itself says that no other site planted it, and it comes before
/// all others. One without that name counts if we gave it before people came by HTTPS, so that
/// they stay who they were; those who want to plant one have none that is younger. If there are
/// two, of different guests, one of them was planted, and neither counts.
fn found(headers: &HeaderMap, http_config: &HttpConfig, now: u64) -> FoundGuest {
    let keys = &http_config.keys;
    let plain: Vec<&str> = cookies(headers, COOKIE).collect();
    if !http_config.is_secure {
        let known = plain.iter().find_map(|value| keys.check(value));
        return FoundGuest {
            guest: known.map(|known| known.guest),
            is_stale: known.is_none_or(|known| known.is_stale(now)),
            is_misnamed: false,
        };
    }
    let known = cookies(headers, HOST_COOKIE).find_map(|value| keys.check(value));
    let older = || {
        let known = plain.iter().filter_map(|value| keys.check(value));
        let guests = known.filter(|known| is_from_before(known, http_config.secure_since, now));
        let mut guests = guests.map(|known| known.guest);
        let first = guests.next()?;
        guests.all(|guest| guest == first).then_some(first)
    };
    let is_misnamed = !plain.is_empty();
    match known {
        Some(known) => FoundGuest {
            guest: Some(known.guest),
            is_stale: known.is_stale(now),
            is_misnamed,
        },
        None => FoundGuest {
            guest: older(),
            is_stale: true,
            is_misnamed,
        },
    }
}

/// Whether a cookie was given before people came by HTTPS, and its browser may still have it. The
/// first ones did not say when they were given.
fn is_from_before(known: &Known, secure_since: u64, now: u64) -> bool {
    let given = known.issued.unwrap_or(secure_since);
    let is_earlier = known.issued.is_none_or(|issued| issued < secure_since);
    is_earlier && now < given.saturating_add(YEAR.into())
}

/// The values of all cookies by this name, in the order in which they came.
fn cookies<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(header::COOKIE).iter();
    let texts = lines.filter_map(|line| line.to_str().ok());
    let pairs = texts.flat_map(|text| text.split(';'));
    pairs.filter_map(move |pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// A cookie for `guest`, as it is given.
fn given(http_config: &HttpConfig, guest: Id, now: u64) -> String {
    let value = http_config.keys.sign(guest, now);
    let (name, secure) = if http_config.is_secure {
        (HOST_COOKIE, "; Secure")
    } else {
        (COOKIE, "")
    };
    format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}")
}

/// A cookie by this name, as it is taken away.
fn taken(name: &str) -> String {
    format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure")
}

/// Whether the page that makes the browser ask is ours. Programs that are no browsers say nothing
/// about pages and have no cookies that could be misused.
fn is_welcome(headers: &HeaderMap, others: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let (Ok(origin), Some(Ok(host))) = (
        origin.to_str(),
        headers.get(header::HOST).map(HeaderValue::to_str),
    ) else {
        return false;
    };
    let own = origin
        .split_once("://")
        .is_some_and(|(_, place)| place == host);
    own || others.iter().any(|other| other == origin)
}
