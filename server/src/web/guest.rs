//! Guests: an id in a signed cookie, no account.

use std::fmt;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tabletop::hex::{bytes_of_hex, hex};

use super::{App, errors::ApiError};
use room::ids::{Id, Secret};

const COOKIE: &str = "boroughs_guest";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// What cookies are signed with.
#[derive(Clone, Copy)]
pub struct CookieKey(Secret);

impl CookieKey {
    /// The key made of `secret`.
    pub fn new(secret: Secret) -> Self {
        CookieKey(secret)
    }

    fn mac(self, guest: Id) -> Hmac<Sha256> {
        let key = Hmac::<Sha256>::new_from_slice(&self.0.0).expect("a key may have any length");
        key.chain_update(b"guest 1").chain_update(guest.bytes())
    }

    /// The cookie's value for `guest`.
    pub fn sign(self, guest: Id) -> String {
        let signature = self.mac(guest).finalize().into_bytes();
        format!("{guest}.{}", hex(&signature))
    }

    /// Whose cookie this is, if we signed it.
    pub fn check(self, value: &str) -> Option<Id> {
        let (guest, signature) = value.split_once('.')?;
        let guest: Id = guest.parse().ok()?;
        let signature: [u8; 32] = bytes_of_hex(signature)?;
        self.mac(guest).verify_slice(&signature).ok()?;
        Some(guest)
    }
}

impl fmt::Debug for CookieKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CookieKey(..)")
    }
}

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guest(pub(crate) Id);

/// Finds out who asks, and gives whoever is new a cookie. What other sites make browsers ask for
/// is refused.
pub(super) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let is_socket = headers.contains_key(header::UPGRADE);
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD) && !is_socket;
    if !is_safe && !is_welcome(headers, &app.manners.origins) {
        let says = "other sites may not ask this";
        return ApiError::new(StatusCode::FORBIDDEN, "origin", says).into_response();
    }
    let known = cookie(headers).and_then(|value| app.manners.key.check(value));
    let guest = known.unwrap_or_else(|| {
        let outside = &app.house.ways().outside;
        Id::draw(&mut |bytes: &mut [u8]| outside.roll(bytes))
    });
    request.extensions_mut().insert(Guest(guest));
    let mut response = next.run(request).await;
    if known.is_none() {
        let secure = if app.manners.is_secure {
            "; Secure"
        } else {
            ""
        };
        let value = app.manners.key.sign(guest);
        let cookie =
            format!("{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}");
        let cookie = HeaderValue::try_from(cookie).expect("digits and letters make a header");
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let lines = headers.get_all(header::COOKIE).iter();
    let texts = lines.filter_map(|line| line.to_str().ok());
    let mut pairs = texts.flat_map(|text| text.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
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
