//! Who somebody is, and how they stay that.

use std::sync::Arc;

use load::create;
use protocol::{Command, RefusalCode};
use room::ids::{Id, Secret};
use server::{
    house::{Environment, HouseConfig},
    web::{CookieKey, CookieKeys, HttpConfig},
};
use tabletop::Seat;

use crate::{
    playing::pair,
    running::{Running, http_config, scratch},
};

const DAY: u64 = 24 * 60 * 60;
const NOW: u64 = 1_000 * DAY;
/// Since then people have come by HTTPS.
const SECURE_SINCE: u64 = NOW - 10 * DAY;
const HOST: &str = "__Host-boroughs_guest";
const PLAIN: &str = "boroughs_guest";

fn key(n: u8) -> CookieKey {
    CookieKey::new(Secret([n; 32]))
}

fn guest(n: u8) -> Id {
    Id::draw(&mut |bytes: &mut [u8]| bytes.fill(n))
}

/// A server where it is `NOW`.
async fn server(folder: &str, http_config: HttpConfig) -> Running {
    let environment = Environment {
        clock: Arc::new(|| NOW * 1_000),
        ..Environment::real()
    };
    let config = HouseConfig {
        environment,
        ..HouseConfig::default()
    };
    Running::like(&scratch(folder), config, http_config).await
}

fn secure() -> HttpConfig {
    HttpConfig {
        is_secure: true,
        secure_since: SECURE_SINCE,
        ..http_config()
    }
}

/// The cookies that are given to someone who comes with this one.
async fn given(server: &Running, cookie: &str) -> Vec<String> {
    let answer = server.get("/api/v1/games", cookie).await;
    let lines = answer.lines().filter_map(|line| {
        let (name, value) = line.split_once(": ")?;
        name.eq_ignore_ascii_case("set-cookie")
            .then(|| value.to_owned())
    });
    lines.collect()
}

/// Whether `cookie` is the cookie `name` of `guest`.
fn is_of(cookie: &str, name: &str, guest: Id) -> bool {
    cookie.starts_with(&format!("{name}={guest}."))
}

#[tokio::test]
async fn a_planted_cookie_costs_nobody_their_identity() {
    let server = server("planted", secure()).await;
    let own = key(7).sign(guest(1), NOW);
    let stranger = key(7).sign(guest(2), NOW);
    let undated = key(7).sign_undated(guest(2));
    for planted in [
        format!("{HOST}=garbage; {HOST}={own}"),
        format!("{PLAIN}={stranger}; {HOST}={own}"),
        format!("{PLAIN}={undated}; {HOST}={own}"),
    ] {
        let given = given(&server, &planted).await;
        assert!(!given.iter().any(|it| it.starts_with(HOST)), "{given:?}");
    }
    let given = given(&server, &format!("{PLAIN}={stranger}")).await;
    assert!(!is_of(&given[0], HOST, guest(2)), "never given like this");
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_that_was_given_before_https_is_given_again_under_its_name() {
    let server = server("upgraded", secure()).await;
    let of = |n: u8, issued: u64| format!("{PLAIN}={}", key(7).sign(guest(n), issued));
    let own = of(1, SECURE_SINCE - 1);
    for came in [own.clone(), format!("{PLAIN}=garbage; {own}; {own}")] {
        let given = given(&server, &came).await;
        assert!(is_of(&given[0], HOST, guest(1)), "{given:?}");
        assert!(given[1].starts_with(&format!("{PLAIN}=;")), "{given:?}");
    }
    let since = of(1, SECURE_SINCE);
    let expired = of(1, NOW - 365 * DAY);
    let two = format!("{}; {own}", of(2, SECURE_SINCE - 2));
    let two_undated = format!("{PLAIN}={}; {own}", key(7).sign_undated(guest(2)));
    for (came, why) in [
        (since, "nobody is given such a one since"),
        (expired, "no browser keeps it for longer than a year"),
        (two, "one of two was planted"),
        (two_undated, "one of two was planted"),
    ] {
        let given = given(&server, &came).await;
        assert!(given[0].starts_with(HOST), "a stranger is given a new one");
        for n in 1..=2 {
            assert!(!is_of(&given[0], HOST, guest(n)), "{why}: {given:?}");
        }
    }
    server.stop().await;
    let late = HttpConfig {
        secure_since: NOW - 365 * DAY,
        ..secure()
    };
    let server = self::server("upgraded-late", late).await;
    let undated = format!("{PLAIN}={}", key(7).sign_undated(guest(1)));
    let given = given(&server, &undated).await;
    assert!(!is_of(&given[0], HOST, guest(1)), "{given:?}");
    server.stop().await;
}

#[tokio::test]
async fn the_host_of_a_table_is_its_host_after_the_server_has_come_to_https() {
    let folder = scratch("to-https");
    let server = Running::start(&folder).await;
    let (table, cookie) = create(server.address).await.unwrap();
    let later = (Environment::real().clock)() / 1_000 + 60;
    let secure_since = server::secure_since(server.house.storage().as_ref(), later).await;
    let secure_since = secure_since.unwrap();
    let again = server::secure_since(server.house.storage().as_ref(), later + DAY).await;
    assert_eq!(
        (secure_since, again.unwrap()),
        (later, later),
        "once for all"
    );
    server.stop().await;
    let http_config = HttpConfig {
        secure_since,
        ..secure()
    };
    let server = Running::like(&folder, HouseConfig::default(), http_config).await;
    assert!(server.lobby(&table, &cookie).await.you.host);
    let given = given(&server, &cookie).await;
    let host_cookie = given[0].split(';').next().unwrap();
    assert!(host_cookie.starts_with(HOST), "{given:?}");
    assert!(server.lobby(&table, host_cookie).await.you.host);
    let planted = format!(
        "{PLAIN}={}; {host_cookie}",
        key(7).sign(guest(2), later - 1)
    );
    assert!(server.lobby(&table, &planted).await.you.host);
    server.stop().await;
}

#[tokio::test]
async fn without_https_the_first_cookie_that_was_signed_counts() {
    let server = server("plain-planted", http_config()).await;
    let (table, cookie) = create(server.address).await.unwrap();
    let planted = format!("{PLAIN}=garbage; {PLAIN}=; {cookie}");
    assert!(given(&server, &planted).await.is_empty());
    assert!(server.lobby(&table, &planted).await.you.host);
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_from_before_https_had_a_name_is_given_again_under_it() {
    let server = server("migrated", secure()).await;
    let old = format!("{PLAIN}={}", key(7).sign_undated(guest(1)));
    let given = given(&server, &old).await;
    assert!(is_of(&given[0], HOST, guest(1)), "{given:?}");
    assert!(given[1].starts_with(&format!("{PLAIN}=;")) && given[1].contains("Max-Age=0"));
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_is_renewed_when_it_is_a_month_old() {
    let server = server("renewed", http_config()).await;
    let of = |issued: u64| format!("{PLAIN}={}", key(7).sign(guest(1), issued));
    assert!(given(&server, &of(NOW - 29 * DAY)).await.is_empty());
    let month = given(&server, &of(NOW - 31 * DAY)).await;
    assert!(is_of(&month[0], PLAIN, guest(1)), "{month:?}");
    let undated = format!("{PLAIN}={}", key(7).sign_undated(guest(1)));
    let undated = given(&server, &undated).await;
    assert!(is_of(&undated[0], PLAIN, guest(1)), "{undated:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_of_the_key_before_counts_and_is_renewed() {
    let keys = CookieKeys {
        current: key(8),
        previous: Some(key(7)),
    };
    let http_config = HttpConfig {
        keys,
        ..http_config()
    };
    let server = server("rotated", http_config).await;
    let before = format!("{PLAIN}={}", key(7).sign(guest(1), NOW));
    let renewed = given(&server, &before).await;
    assert!(is_of(&renewed[0], PLAIN, guest(1)), "{renewed:?}");
    assert!(
        given(&server, &renewed[0]).await.is_empty(),
        "by the new key"
    );
    let older = format!("{PLAIN}={}", key(6).sign(guest(1), NOW));
    let older = given(&server, &older).await;
    assert!(!is_of(&older[0], PLAIN, guest(1)), "{older:?}");
    server.stop().await;
}

#[tokio::test]
async fn the_link_of_a_seat_changes_when_it_is_used_and_only_its_holder_is_told() {
    let server = Running::start(&scratch("link-used")).await;
    let (table, mut seat_a, _seat_b) = pair(&server).await;
    let you = |player: &load::LoadPlayer| player.memory.lobby.clone().unwrap().you;
    let token = you(&seat_a).token.unwrap();
    let mut phone = server.player(&table, None, 9).await;
    let carry = |token: &str| Command::Carry {
        token: token.to_owned(),
    };
    phone.ask(carry(&token)).await.unwrap();
    phone.answered().await.unwrap();
    let sits = |memory: &protocol::TableMemory| memory.lobby.as_ref().unwrap().you.seat.is_some();
    phone.until(sits).await.unwrap();
    let fresh = you(&phone).token.unwrap();
    assert_ne!(fresh, token);
    seat_a.until(|memory| !sits(memory)).await.unwrap();
    assert_eq!(you(&seat_a).token, None, "who had the seat is not told");
    let mut thief = server.player(&table, None, 10).await;
    let refused = thief.refused(carry(&token)).await.unwrap();
    assert_eq!(refused, RefusalCode::BadLink);
    seat_a.ask(carry(&fresh)).await.unwrap();
    seat_a.answered().await.unwrap();
    seat_a.until(sits).await.unwrap();
    assert_eq!(you(&seat_a).seat, Some(Seat::A), "the new one leads back");
    server.stop().await;
}
