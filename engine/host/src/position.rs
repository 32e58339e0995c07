//! Where a play stood at some ply.

use tabletop::{Dealer, Game, Seat};

/// Every so many actions a play keeps where it stands: going back plays fewer of them again.
pub(crate) const STRIDE: usize = 32;

/// Where a play stood at some ply: the situation, and what would be dealt next. It has no events,
/// which the play keeps once for all positions.
#[derive(Clone, Debug)]
pub(crate) struct Position<G: Game> {
    /// How many actions had been taken.
    pub(crate) ply: usize,
    /// The situation.
    pub(crate) state: G,
    /// Deals what was dealt from here on, and notes nothing.
    pub(crate) dealer: Dealer<G::Event>,
}

impl<G: Game> Position<G> {
    /// Where a play of `state` and `dealer` stands.
    pub(crate) fn new(ply: usize, state: G, dealer: &Dealer<G::Event>) -> Self {
        Position {
            ply,
            state,
            dealer: dealer.aside(),
        }
    }

    /// Every action `seat` could take.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.state.to_act().contains(seat) {
            self.state.legal_actions(seat, &mut legal);
        }
        legal
    }
}
