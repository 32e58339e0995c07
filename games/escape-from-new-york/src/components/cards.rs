//! The action cards of the heroes.

use serde::{Deserialize, Serialize};
use tabletop::IdSet;

use super::{
    Persona,
    card_table::ROWS,
    effects::{
        Effect::{self, Damage, Jump, Move, MoveByCar, NeedClear, NeedPoi, Reveal, Steal, Trick},
        Gait,
    },
    part,
};

/// When a card comes into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stock {
    /// In hand from the start.
    Basic,
    /// Beside the board, earned by a level.
    Special,
    /// The same, with the add-on.
    Extra,
}
use Stock::{Basic, Extra, Special};

/// What kind of action the card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    Move,
    Attack,
    Special,
}

part! {
    /// An action card, written `j1`, `ms3`.
    Card, ROWS, "an action card from j1 to cs5"
}

/// A set of action cards.
pub type CardSet = IdSet<Card>;

impl Card {
    /// Whose card it is.
    pub const fn hero(self) -> Persona {
        ROWS[self.index()].hero
    }

    /// When it comes into play.
    pub const fn stock(self) -> Stock {
        ROWS[self.index()].stock
    }

    /// What kind of action it is.
    pub const fn icon(self) -> Icon {
        ROWS[self.index()].icon
    }

    /// What it does, in order.
    pub const fn effects(self) -> &'static [Effect] {
        ROWS[self.index()].effects
    }

    /// The noise it makes, void or not.
    pub const fn noise(self) -> u8 {
        ROWS[self.index()].noise
    }
}

/// The cards of `hero` that come into play so.
pub const fn cards_of(hero: Persona, stock: Stock) -> CardSet {
    CardSet::from_bits(CARDS_OF[hero as usize][stock as usize])
}

const CARDS_OF: [[u64; 3]; 4] = {
    let (mut cards, mut n) = ([[0; 3]; 4], 0);
    while n < ROWS.len() {
        cards[ROWS[n].hero as usize][ROWS[n].stock as usize] |= 1 << n;
        n += 1;
    }
    cards
};

// rules: FU-18
/// The personal ability of all heroes, fought.
pub const ABILITY_STRIKE: &[Effect] = &[Damage(2, 0)];
/// The personal ability of all heroes, walked.
pub const ABILITY_SNEAK: &[Effect] = &[Move(1, Gait::PLAIN), Reveal(1)];
/// The noise of the ability.
pub const ABILITY_NOISE: u8 = 2;
// rules: FU-19
/// What a car card says.
pub const DRIVE: &[Effect] = &[Move(1, Gait::CLEAR), Reveal(1)];

// rules: FU-15
/// Whether what a card needs stands before all that could change it: then one look at its start
/// tells whether it can be resolved in full.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other effect needs or changes what a card looks at"
)]
const fn needs_come_first(effects: &[Effect]) -> bool {
    let (mut n, mut changed) = (0, false);
    while n < effects.len() {
        match effects[n] {
            NeedClear | NeedPoi | Steal | Jump if changed => return false,
            Move(_, gait) if changed && gait.has(Gait::CLEAR) => return false,
            Move(..) | MoveByCar(..) | Jump | Damage(..) | Trick(_) => changed = true,
            _ => {}
        }
        n += 1;
    }
    true
}

const _: () = {
    let mut hero = 0;
    while hero < 4 {
        let persona = Persona::ALL[hero];
        assert!(
            cards_of(persona, Basic).len() == 8,
            "each hero has 8 action cards"
        );
        assert!(
            cards_of(persona, Special).len() == 3,
            "each hero has 3 special action cards"
        );
        assert!(
            cards_of(persona, Extra).len() == 2,
            "the add-on has 2 special action cards for each hero"
        );
        hero += 1;
    }
    let mut n = 0;
    while n < ROWS.len() {
        assert!(
            needs_come_first(ROWS[n].effects),
            "what a card needs stands before what it changes (see legal/cards.rs)"
        );
        n += 1;
    }
};
