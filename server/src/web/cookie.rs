//! What is written in the cookie of a guest, and how it is signed.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use room::ids::{Id, Secret};
use sha2::Sha256;
use tabletop::hex::{bytes_of_hex, hex};

/// A cookie that is older, in seconds, is renewed.
const RENEW_AFTER: u64 = 30 * 24 * 60 * 60;

/// What cookies are signed with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CookieKey(Secret);

/// The key that signs, and the one that did before: what it signed still counts, and is renewed.
/// A second rotation ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CookieKeys {
    /// The key that signs new cookies.
    pub current: CookieKey,
    /// The key before it: cookies it has signed are still believed.
    pub previous: Option<CookieKey>,
}

/// What a cookie says that we signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The guest who has the cookie.
    pub guest: Id,
    /// When it was given, in seconds since 1970; the first cookies did not say.
    pub issued: Option<u64>,
    /// Whether it was signed by the key before.
    pub is_of_previous: bool,
}

impl Known {
    /// Whether a new one is due.
    pub fn is_stale(&self, now: u64) -> bool {
        let is_old = |issued: u64| now.saturating_sub(issued) >= RENEW_AFTER;
        self.is_of_previous || self.issued.is_none_or(is_old)
    }
}

impl CookieKeys {
    /// A key that was never rotated.
    pub fn only(current: CookieKey) -> Self {
        let previous = None;
        CookieKeys { current, previous }
    }

    /// The cookie's value for `guest`, given at `now`, in seconds since 1970.
    pub fn sign(&self, guest: Id, now: u64) -> String {
        self.current.sign(guest, now)
    }

    /// What the cookie says, if we signed it.
    pub fn check(&self, value: &str) -> Option<Known> {
        let current = self.current.check(value);
        let previous = || {
            let known = self.previous?.check(value)?;
            let is_of_previous = true;
            Some(Known {
                is_of_previous,
                ..known
            })
        };
        current.or_else(previous)
    }
}

impl CookieKey {
    /// The key made of `secret`.
    pub fn new(secret: Secret) -> Self {
        CookieKey(secret)
    }

    fn mac(self, guest: Id, issued: Option<u64>) -> Hmac<Sha256> {
        let key = Hmac::<Sha256>::new_from_slice(&self.0.0).expect("a key may have any length");
        match issued {
            None => key.chain_update(b"guest 1").chain_update(guest.bytes()),
            Some(issued) => key
                .chain_update(b"guest 2")
                .chain_update(guest.bytes())
                .chain_update(issued.to_be_bytes()),
        }
    }

    /// The value for `guest`, given at `now`: both, and the signature.
    pub fn sign(self, guest: Id, now: u64) -> String {
        let signature = self.mac(guest, Some(now)).finalize().into_bytes();
        format!("{guest}.{now}.{}", hex(&signature))
    }

    /// The value as it was when it did not say when it was given.
    pub fn sign_undated(self, guest: Id) -> String {
        let signature = self.mac(guest, None).finalize().into_bytes();
        format!("{guest}.{}", hex(&signature))
    }

    fn check(self, value: &str) -> Option<Known> {
        let (said, signature) = value.rsplit_once('.')?;
        let (guest, issued) = match said.split_once('.') {
            None => (said, None),
            Some((guest, issued)) => (guest, Some(issued.parse().ok()?)),
        };
        let guest: Id = guest.parse().ok()?;
        let signature: [u8; 32] = bytes_of_hex(signature)?;
        self.mac(guest, issued).verify_slice(&signature).ok()?;
        let is_of_previous = false;
        Some(Known {
            guest,
            issued,
            is_of_previous,
        })
    }
}

impl fmt::Debug for CookieKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CookieKey(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(n: u8) -> CookieKey {
        CookieKey::new(Secret([n; 32]))
    }

    fn guest() -> Id {
        Id::draw(&mut |bytes: &mut [u8]| bytes.fill(9))
    }

    #[test]
    fn a_cookie_is_renewed_after_a_month_and_one_without_a_date_at_once() {
        let keys = CookieKeys::only(key(1));
        let given = keys.check(&keys.sign(guest(), 1_000)).unwrap();
        assert_eq!(given.guest, guest());
        assert!(!given.is_stale(1_000 + RENEW_AFTER - 1));
        assert!(given.is_stale(1_000 + RENEW_AFTER));
        let undated = keys.check(&key(1).sign_undated(guest())).unwrap();
        assert!(undated.guest == guest() && undated.is_stale(1_000));
    }

    #[test]
    fn the_date_is_signed_along() {
        let keys = CookieKeys::only(key(1));
        let value = keys.sign(guest(), 1_000);
        assert_eq!(keys.check(&value.replace(".1000.", ".9000.")), None);
        assert_eq!(keys.check(&value.replace(".1000.", ".")), None);
    }

    #[test]
    fn a_key_signs_counts_once_more_and_is_gone_after_the_second_rotation() {
        let value = CookieKeys::only(key(1)).sign(guest(), 1_000);
        let (current, previous) = (key(2), Some(key(1)));
        let once = CookieKeys { current, previous }.check(&value).unwrap();
        assert!(once.guest == guest() && once.is_stale(1_000));
        let (current, previous) = (key(3), Some(key(2)));
        assert_eq!(CookieKeys { current, previous }.check(&value), None);
    }
}
