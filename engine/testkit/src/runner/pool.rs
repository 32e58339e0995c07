//! The generous generator of law 2: every action met in a plan's first games.

use std::collections::BTreeSet;

use tabletop::{Chance, Game, SeatCount, Seed};

use crate::{
    guard::guarded,
    playout::{FullPlay, pick, picks},
};

/// How many games are played to meet actions.
const GAMES: u64 = 32;
/// No pool is larger: the rest of a huge game would be met too rarely to matter.
const ACTIONS_MAX: usize = 20_000;

/// Every distinct action met, in a fixed order.
#[derive(Clone, Debug)]
pub(super) struct Pool<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Pool<G> {
    /// What the first games of a plan list, and `extra`.
    ///
    /// A panic of the rules ends the collecting: the same game is played again under the laws,
    /// and there it is told.
    pub(super) fn met(
        options: &G::Options,
        seats: SeatCount,
        first_seed: u64,
        extra: &[G::Action],
    ) -> Self {
        let mut met: BTreeSet<_> = extra.iter().copied().collect();
        for seed in (0..GAMES).map(|n| Seed::number(first_seed.wrapping_add(n))) {
            let collected = guarded(|| collect::<G>(options, seats, seed, &mut met));
            if collected.is_err() {
                break;
            }
        }
        Pool {
            actions: met.into_iter().collect(),
        }
    }

    /// Up to `n` neighbours in the pool, from a random place on.
    pub(super) fn some(&self, n: usize, chance: &mut Chance) -> impl Iterator<Item = G::Action> {
        let len = self.actions.len();
        let from = chance.below(u32::try_from(len).expect("a pool is small").max(1)) as usize;
        let actions = self.actions.iter().cycle().skip(from).take(n.min(len));
        actions.copied()
    }
}

fn collect<G: Game>(
    options: &G::Options,
    seats: SeatCount,
    seed: Seed,
    met: &mut BTreeSet<G::Action>,
) {
    let Ok(mut play) = FullPlay::<G>::open(options, seats, seed) else {
        return;
    };
    let mut picks = picks(seed);
    while let Some((seat, action)) = pick(&play.now().state, &mut picks) {
        for seat in play.now().state.to_act() {
            if met.len() < ACTIONS_MAX {
                met.extend(play.now().listed(seat));
            }
        }
        if play.step(seat, action).is_err() || play.now().ply > G::INFO.plies_max {
            return;
        }
    }
}
