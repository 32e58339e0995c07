//! The chance a bot thinks with.

use postcard::ser_flavors::Flavor;
use serde::Serialize;
use tabletop::{Chance, Seed};

/// The stream a bot thinks with about `view`: a function of seed and view alone.
///
/// Whoever makes a new bot for each decision gets the moves of one that sat through the play, and
/// no two situations share their luck.
pub fn thought<V: Serialize>(seed: Seed, view: &V) -> Chance {
    let digest = postcard::serialize_with_flavor(view, Digest::new());
    let digest = digest.expect("a view is plain data, and a digest never fills up");
    let mut seed = seed;
    // The end of the seed, for numbers live at its beginning.
    for (byte, part) in seed.0[24..].iter_mut().zip(digest.to_le_bytes()) {
        *byte ^= part;
    }
    Chance::new(seed)
}

/// Takes in the bytes of a view and keeps 64 bits of them (FNV-1a).
///
/// The compact form is the same on every machine, which neither `Hash` nor `Debug` promises.
/// Nothing secret hangs on the digest, so it need not resist an attacker.
struct Digest(u64);

impl Digest {
    fn new() -> Self {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Flavor for Digest {
    type Output = u64;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<u64> {
        Ok(self.0)
    }
}
