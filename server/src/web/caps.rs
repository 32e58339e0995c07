//! The household of whoever lays out tables, so that it can be counted but not recognised.

use std::net::IpAddr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tabletop::hex::hex;

use super::{AppState, limits::neighbourhood};
use crate::store::StoreError;
use room::ids::{Id, Secret};

/// So many bytes of a digest tell households apart.
const DIGEST: usize = 16;

/// The household `guest` comes from, as a digest with a key of this house; empty where households
/// are not counted. What is stored names no address.
pub(super) async fn household(
    app: &AppState,
    guest: Id,
    from: IpAddr,
) -> Result<String, StoreError> {
    let caps = app.house.config().caps;
    if caps.per_address == 0 && caps.per_address_hour == 0 {
        return Ok(String::new());
    }
    let address = digest(app.house.address_key().await?, from);
    app.house.came(guest, &address);
    Ok(address)
}

fn digest(key: Secret, from: IpAddr) -> String {
    let mac = Hmac::<Sha256>::new_from_slice(&key.0).expect("a key may have any length");
    let address = neighbourhood(from).to_string();
    let mac = mac.chain_update(b"address 1").chain_update(address);
    hex(&mac.finalize().into_bytes()[..DIGEST])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(key: u8, address: &str) -> String {
        digest(Secret([key; 32]), address.parse().unwrap())
    }

    #[test]
    fn a_household_has_one_digest_that_does_not_name_it() {
        assert_eq!(of(1, "2001:db8::1"), of(1, "2001:db8::2"));
        assert_ne!(of(1, "2001:db8::1"), of(1, "2001:db8:0:1::1"));
        assert_ne!(of(1, "192.0.2.1"), of(1, "192.0.2.2"));
        assert_ne!(of(1, "192.0.2.1"), of(2, "192.0.2.1"));
        assert_eq!(of(1, "192.0.2.1"), of(1, "::ffff:192.0.2.1"));
        assert_eq!(of(1, "192.0.2.1").len(), 32);
    }
}
