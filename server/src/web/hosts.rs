//! The names this server answers to.

use axum::{
    extract::{Request, State},
    http::{StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{AppState, errors::ApiError, listen::Peer};

/// The names this server answers to, as a `Host` has them; none is every name.
///
/// A page of another site can make its own name point here, and then a browser takes its scripts
/// for ours. A server that knows its name does not answer to others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hosts(Vec<String>);

/// A URL from which no name can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no address such as https://club.example")]
pub struct BadUrl(pub String);

impl Hosts {
    /// The names in `urls`: `https://club.example` and the like.
    pub fn of<'a>(urls: impl IntoIterator<Item = &'a str>) -> Result<Self, BadUrl> {
        let mut hosts = Vec::new();
        for url in urls {
            let bad = || BadUrl(url.to_owned());
            let (scheme, rest) = url.split_once("://").ok_or_else(bad)?;
            let usual = match scheme {
                "https" => ":443",
                "http" => ":80",
                _ => return Err(bad()),
            };
            let host = rest.split('/').next().unwrap_or_default();
            let host = host.to_ascii_lowercase();
            let bare = host.strip_suffix(usual).unwrap_or(&host);
            if bare.is_empty() || bare.contains(['@', '?', '#', ' ']) {
                return Err(bad());
            }
            hosts.push(format!("{bare}{usual}"));
            hosts.push(bare.to_owned());
        }
        Ok(Hosts(hosts))
    }

    fn has(&self, host: &str) -> bool {
        self.0.is_empty() || self.0.contains(&host.to_ascii_lowercase())
    }
}

/// Refuses requests for other servers.
pub(super) async fn check(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST);
    let host = host.map(|host| host.to_str().unwrap_or_default());
    let target = request.uri().authority();
    if let (Some(target), Some(host)) = (target, host)
        && !target.as_str().eq_ignore_ascii_case(host)
    {
        let says = "the request names two hosts";
        return ApiError::new(StatusCode::BAD_REQUEST, "bad_head", says).into_response();
    }
    let is_known = host.is_some_and(|host| app.http_config.hosts.has(host));
    let is_known = is_known || app.http_config.hosts.0.is_empty();
    if is_known || is_from_here(&request, host) {
        return next.run(request).await;
    }
    let says = "this server has another name; a proxy in front has to pass `Host` on";
    ApiError::new(StatusCode::MISDIRECTED_REQUEST, "host", says).into_response()
}

/// Whether this very machine asks, by an address of its own: to see whether the server is well.
fn is_from_here(request: &Request, host: Option<&str>) -> bool {
    let peer = request.extensions().get::<Peer>();
    let is_near = peer.is_none_or(|peer| peer.0.ip().to_canonical().is_loopback());
    let headers = request.headers();
    let is_direct = !["x-forwarded-for", "forwarded", "x-real-ip"]
        .iter()
        .any(|name| headers.contains_key(*name));
    is_near && is_direct && host.is_none_or(is_loopback)
}

fn is_loopback(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, port)| {
        let is_port = port.bytes().all(|byte| byte.is_ascii_digit());
        if is_port { name } else { host }
    });
    let name = name.trim_start_matches('[').trim_end_matches(']');
    let address = name.parse::<std::net::IpAddr>();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_has_a_name_and_its_usual_port_need_not_be_written() {
        let hosts = Hosts::of(["https://Club.example", "http://club.example:8080/"]).unwrap();
        for host in ["club.example", "CLUB.example:443", "club.example:8080"] {
            assert!(hosts.has(host), "{host}");
        }
        for host in ["club.example:80", "evil.example", "club.example.evil", ""] {
            assert!(!hosts.has(host), "{host}");
        }
        for url in ["club.example", "https://", "ftp://x", "https://a@b", ""] {
            assert!(Hosts::of([url]).is_err(), "{url}");
        }
    }

    #[test]
    fn addresses_of_this_machine_are_known() {
        for host in [
            "127.0.0.1",
            "127.0.0.1:4000",
            "localhost:80",
            "[::1]:4000",
            "[::1]",
        ] {
            assert!(is_loopback(host), "{host}");
        }
        for host in ["10.0.0.1", "localhost.evil.example", "", "[::2]:1"] {
            assert!(!is_loopback(host), "{host}");
        }
    }
}
