//! Seeds that nobody could have chosen.
//!
//! The host draws a secret half and publishes its [commitment] before anyone sits down; each seat
//! adds a nonce; the seed of the table is [derived](derive()) from all of them. The host cannot
//! change its half any more when it sees the nonces, and the seats did not know the half when
//! they chose them. When the game is over the half is published, and anyone can compute the seed
//! again ([`check`]). Drawing the secrets is the binary's work: this module computes only.

use sha2::{Digest, Sha256};
use tabletop::{PerSeat, Seat, Seed, record::Fairness};

/// What the host publishes before anyone sits down: a hash of its `half` that does not tell it.
pub fn commitment(half: &[u8; 32]) -> [u8; 32] {
    hash("five-boroughs commitment 1", &[half])
}

/// The seed of a table: a function of the host's half, the number of seats and every nonce.
pub fn derive(half: &[u8; 32], nonces: &PerSeat<[u8; 32]>) -> Seed {
    let seats = [nonces.seats().get()];
    let mut parts: Vec<&[u8]> = vec![&seats, half];
    parts.extend(nonces.values().map(<[u8; 32]>::as_slice));
    Seed(hash("five-boroughs seed 1", &parts))
}

/// What the host's half and the nonces come to: the commitment and the seed that go with them.
pub fn agree(half: [u8; 32], nonces: PerSeat<[u8; 32]>) -> (Seed, Fairness) {
    let seed = derive(&half, &nonces);
    let fairness = Fairness {
        commitment: commitment(&half),
        half,
        nonces,
    };
    (seed, fairness)
}

/// Whether `seed` came about as `fairness` says.
pub fn check(seed: Seed, fairness: &Fairness) -> Result<(), Unfair> {
    if commitment(&fairness.half) != fairness.commitment {
        return Err(Unfair::Commitment);
    }
    if derive(&fairness.half, &fairness.nonces) != seed {
        return Err(Unfair::Seed);
    }
    Ok(())
}

/// A seed that did not come about as was claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// The half that was published is not the one the host committed to.
    #[error("the host's half is not the one it committed to")]
    Commitment,
    /// The seed does not follow from half and nonces.
    #[error("the seed does not follow from the host's half and the nonces")]
    Seed,
}

/// What the bot in `seat` thinks with. It follows from the table's seed, so that a play of bots
/// can be played again, and leads nowhere back to it.
pub(crate) fn bot_seed(table: Seed, seat: Seat) -> Seed {
    Seed(hash("five-boroughs bot 1", &[&table.0, &[seat.number()]]))
}

/// SHA-256 of the parts, each of a fixed length, after a name that no other use has.
fn hash(name: &str, parts: &[&[u8]]) -> [u8; 32] {
    let named = Sha256::new().chain_update(name);
    let hashed = parts.iter().fold(named, Sha256::chain_update);
    hashed.finalize().into()
}
