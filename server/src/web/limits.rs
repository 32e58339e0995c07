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
use tokio::sync::watch;

use super::{AppState, errors::ApiError, listen::Peer};

/// How much one address may ask for; zero is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Requests a second. Bursts are four times as large.
    pub requests: u32,
    /// Messages in sockets a second, all of an address together. Bursts likewise.
    pub messages: u32,
    /// Connections at a time. Behind a proxy, which has them all, sockets by forwarded address.
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

/// How many connections there are, sockets included, and how many of each address.
#[derive(Clone, Debug)]
pub(super) struct Doors {
    /// No address has more; zero is no limit.
    each: u32,
    /// How many there may be together, from all addresses.
    all: usize,
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
    inside: Arc<watch::Sender<usize>>,
}

impl Doors {
    pub(super) fn new(each: u32, all: usize) -> Self {
        Doors {
            each,
            all,
            open: Arc::default(),
            inside: Arc::default(),
        }
    }

    /// Lets a connection from `address` in, as long as the answer is kept; unless there are too
    /// many.
    pub(super) fn enter(&self, address: IpAddr) -> Option<Inside> {
        let address = neighbourhood(address);
        let mut open = self.open.lock().expect("nobody panics in here");
        let count = open.get(&address).copied().unwrap_or(0);
        let is_full = *self.inside.borrow() >= self.all;
        if is_full || (self.each > 0 && count >= self.each) {
            return None;
        }
        open.insert(address, count + 1);
        self.inside.send_modify(|inside| *inside += 1);
        let doors = self.clone();
        Some(Inside { doors, address })
    }

    /// Waits until everyone has left.
    pub(super) async fn empty(&self) {
        let mut inside = self.inside.subscribe();
        // The other end is here.
        let _ = inside.wait_for(|inside| *inside == 0).await;
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
        self.doors.inside.send_modify(|inside| *inside -= 1);
    }
}

type Limiter = RateLimiter<IpAddr, HashMapStateStore<IpAddr>, DefaultClock>;

/// Who has asked for how much.
pub(crate) struct Limits {
    requests: Option<Limiter>,
    messages: Option<Limiter>,
    /// So many requests may come at once, beside a first one.
    burst_left: NonZeroU32,
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
            burst_left: NonZeroU32::new(rates.requests.saturating_mul(4).saturating_sub(1))
                .unwrap_or(NonZeroU32::MIN),
        }
    }

    /// Whether `from` may say one message more.
    pub(crate) fn allows_message(&self, from: IpAddr) -> bool {
        allows(self.messages.as_ref(), from)
    }

    /// Whether `from` may have so much of something that costs as much as `requests` requests,
    /// beside the one that asks for it. What costs more than a burst costs the whole of it.
    pub(crate) fn allows_requests(&self, from: IpAddr, requests: u32) -> bool {
        let (Some(limiter), Some(cost)) = (&self.requests, NonZeroU32::new(requests)) else {
            return true;
        };
        let from = neighbourhood(from);
        let allowed = limiter.check_key_n(&from, cost.min(self.burst_left));
        matches!(allowed, Ok(Ok(())))
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
pub(super) fn neighbourhood(address: IpAddr) -> IpAddr {
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
pub(super) async fn check(
    State(app): State<AppState>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<Peer>();
    // Without a connection there is a test, which is at home.
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.0.ip());
    let told = app
        .http_config
        .behind_proxy
        .then(|| forwarded(request.headers()));
    let from = told.flatten().unwrap_or(peer);
    app.limits.tidy();
    if !allows(app.limits.requests.as_ref(), from) {
        return too_fast("too many requests; wait a moment").into_response();
    }
    request.extensions_mut().insert(From(from));
    next.run(request).await
}

/// Refuses someone who asks too much, and counts it.
pub(super) fn too_fast(says: &'static str) -> ApiError {
    metrics::counter!("boroughs_rate_limited_total").increment(1);
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", says)
}

/// Where the proxy says the request comes from: the last address is the one it saw itself.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn an_address_has_so_many_connections_and_the_server_has_so_many() {
        let doors = Doors::new(2, 3);
        let first = doors.enter(address(1)).unwrap();
        let second = doors.enter(address(1)).unwrap();
        assert!(doors.enter(address(1)).is_none(), "two of an address");
        let other = doors.enter(address(2)).unwrap();
        assert!(doors.enter(address(3)).is_none(), "three in all");
        drop(first);
        assert!(doors.enter(address(3)).is_some(), "one has left");
        drop((second, other));
        assert!(doors.open.lock().unwrap().is_empty(), "nobody is kept");
        assert_eq!(*doors.inside.borrow(), 0);
    }

    #[test]
    fn a_household_of_the_sixth_version_is_one_and_the_fourth_is_known_again() {
        let at = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(at("2001:db8:1:2:3::4"), at("2001:db8:1:2:ffff::1"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:192.0.2.1"), address(1));
    }

    #[test]
    fn of_forwarded_addresses_the_last_counts() {
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded(&headers), None);
        headers.append("x-forwarded-for", "198.51.100.7".parse().unwrap());
        headers.append("x-forwarded-for", "203.0.113.1, 192.0.2.9".parse().unwrap());
        assert_eq!(forwarded(&headers), Some(address(9)));
    }
}
