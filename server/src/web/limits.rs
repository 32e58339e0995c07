//! How much one address may ask for.

use std::{
    collections::{HashMap, hash_map::Entry},
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex},
};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, StatusCode},
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{Quota, RateLimiter, clock::DefaultClock, state::keyed::HashMapStateStore};

use super::{App, errors::ApiError, listen::Peer};

/// How much one address may ask for; zero is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Requests a second. Bursts are four times as large.
    pub requests: u32,
    /// Messages in sockets a second, all of an address together. Bursts likewise.
    pub messages: u32,
    /// Connections at a time. Behind a proxy it is the proxy that counts them.
    pub connections: u32,
}

impl Default for Rates {
    fn default() -> Self {
        Rates {
            requests: 20,
            messages: 50,
            connections: 200,
        }
    }
}

/// How many connections each address has.
#[derive(Clone, Debug)]
pub(super) struct Doors {
    most: u32,
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Doors {
    pub(super) fn new(most: u32) -> Self {
        let open = Arc::default();
        Doors { most, open }
    }

    /// Lets a connection from `address` in, as long as the answer is kept; unless it has too many.
    pub(super) fn enter(&self, address: IpAddr) -> Option<Inside> {
        let address = neighbourhood(address);
        let mut open = self.open.lock().expect("nobody panics in here");
        let count = open.entry(address).or_default();
        if self.most > 0 && *count >= self.most {
            return None;
        }
        *count += 1;
        let doors = self.clone();
        Some(Inside { doors, address })
    }
}

/// A connection that was let in.
#[derive(Debug)]
pub(super) struct Inside {
    doors: Doors,
    address: IpAddr,
}

impl Drop for Inside {
    fn drop(&mut self) {
        let mut open = self.doors.open.lock().expect("nobody panics in here");
        if let Entry::Occupied(mut count) = open.entry(self.address) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

type Limiter = RateLimiter<IpAddr, HashMapStateStore<IpAddr>, DefaultClock>;

/// Who has asked for how much.
pub(crate) struct Limits {
    requests: Option<Limiter>,
    messages: Option<Limiter>,
}

impl std::fmt::Debug for Limits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Limits")
    }
}

impl Limits {
    pub(crate) fn new(rates: Rates) -> Self {
        let limiter = |rate: u32| {
            let rate = NonZeroU32::new(rate)?;
            let quota = Quota::per_second(rate).allow_burst(rate.saturating_mul(FOUR));
            Some(RateLimiter::hashmap(quota))
        };
        Limits {
            requests: limiter(rates.requests),
            messages: limiter(rates.messages),
        }
    }

    /// Whether `from` may say one message more.
    pub(crate) fn allows_message(&self, from: IpAddr) -> bool {
        allows(self.messages.as_ref(), from)
    }

    /// Forgets who has asked for nothing lately.
    fn tidy(&self) {
        for limiter in [&self.requests, &self.messages].into_iter().flatten() {
            if limiter.len() > ADDRESSES_KEPT {
                limiter.retain_recent();
            }
        }
    }
}

const FOUR: NonZeroU32 = NonZeroU32::new(4).expect("four is not zero");
/// So many addresses are remembered before the quiet ones are forgotten.
const ADDRESSES_KEPT: usize = 10_000;

fn allows(limiter: Option<&Limiter>, from: IpAddr) -> bool {
    limiter.is_none_or(|limiter| limiter.check_key(&neighbourhood(from)).is_ok())
}

/// One household has many addresses of the sixth version: they count as one.
fn neighbourhood(address: IpAddr) -> IpAddr {
    // The fourth version may come dressed as the sixth.
    match address.to_canonical() {
        IpAddr::V4(four) => four.into(),
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

/// Where a request comes from, as far as we trust it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

/// Refuses those who ask too much.
pub(super) async fn check(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>();
    // Without a connection there is a test, which is at home.
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.0.ip());
    let told = app
        .manners
        .behind_proxy
        .then(|| forwarded(request.headers()));
    let from = told.flatten().unwrap_or(peer);
    app.limits.tidy();
    if !allows(app.limits.requests.as_ref(), from) {
        metrics::counter!("boroughs_rate_limited_total").increment(1);
        let says = "too many requests; wait a moment";
        return ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", says).into_response();
    }
    request.extensions_mut().insert(From(from));
    next.run(request).await
}

/// Where the proxy says the request comes from: the last address is the one it saw itself.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}
