//! The action cards of the heroes.

use serde::{Deserialize, Serialize};
use tabletop::IdSet;

use super::{
    OURS, Persona,
    Persona::{Jena, Maggie, Mente, Tassista},
    Provenance,
    Provenance::Partly,
    RECONSTRUCTED,
    effects::{
        Effect::{
            self, Damage, Item, Jump, Move, MoveByCar, NeedClear, NeedPoi, Reload, Retrieve,
            Reveal, Steal, Trick,
        },
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

struct Row {
    id: &'static str,
    hero: Persona,
    stock: Stock,
    icon: Icon,
    effects: &'static [Effect],
    noise: u8,
    provenance: Provenance,
}

const fn card(
    id: &'static str,
    (hero, stock, icon): (Persona, Stock, Icon),
    effects: &'static [Effect],
    noise: u8,
    provenance: Provenance,
) -> Row {
    Row {
        id,
        hero,
        stock,
        icon,
        effects,
        noise,
        provenance,
    }
}

// rules: FU-01, FU-17, FU-81, FU-95
const ROWS: [Row; 52] = [
    card(
        "j1",
        (Jena, Basic, Icon::Move),
        &[Move(1, Gait::CLEAR), Reveal(1)],
        0,
        RECONSTRUCTED,
    ),
    card(
        "j2",
        (Jena, Basic, Icon::Move),
        &[Move(2, Gait::PLAIN)],
        2,
        RECONSTRUCTED,
    ),
    card(
        "j3",
        (Jena, Basic, Icon::Move),
        &[Move(1, Gait::SMASH), Reveal(1)],
        2,
        RECONSTRUCTED,
    ),
    card(
        "j4",
        (Jena, Basic, Icon::Move),
        &[Move(1, Gait::QUIET), Reveal(1)],
        1,
        RECONSTRUCTED,
    ),
    card(
        "j5",
        (Jena, Basic, Icon::Attack),
        &[Damage(2, 0)],
        0,
        RECONSTRUCTED,
    ),
    card(
        "j6",
        (Jena, Basic, Icon::Attack),
        &[Damage(3, 1)],
        3,
        RECONSTRUCTED,
    ),
    card(
        "j7",
        (Jena, Basic, Icon::Attack),
        &[Damage(3, 0)],
        1,
        RECONSTRUCTED,
    ),
    card(
        "j8",
        (Jena, Basic, Icon::Special),
        &[Retrieve(2)],
        0,
        Partly(
            "family KNOWN (F-A2, stands for the antitoxin card); hero, number and noise reconstructed",
        ),
    ),
    card(
        "js1",
        (Jena, Special, Icon::Special),
        &[Steal, Move(1, Gait::PLAIN)],
        1,
        Partly("steal family KNOWN (F-A5); rest reconstructed"),
    ),
    card(
        "js2",
        (Jena, Special, Icon::Move),
        &[Move(2, Gait::SEWER.and(Gait::SMASH)), Reveal(1)],
        1,
        Partly("manhole-by-special family KNOWN (F-T5); rest reconstructed"),
    ),
    card(
        "js3",
        (Jena, Special, Icon::Attack),
        &[Damage(5, 1)],
        3,
        RECONSTRUCTED,
    ),
    card(
        "js4",
        (Jena, Extra, Icon::Move),
        &[Move(3, Gait::CLEAR.and(Gait::QUIET))],
        0,
        OURS,
    ),
    card(
        "js5",
        (Jena, Extra, Icon::Attack),
        &[Damage(3, 0), Retrieve(1)],
        1,
        OURS,
    ),
    card(
        "m1",
        (Maggie, Basic, Icon::Move),
        &[Move(1, Gait::PLAIN), Reveal(1)],
        1,
        Partly("noise 1 KNOWN (F-H3); effect reconstructed"),
    ),
    card(
        "m2",
        (Maggie, Basic, Icon::Attack),
        &[Damage(3, 1)],
        3,
        Partly("noise 3 KNOWN (F-H2); effect reconstructed"),
    ),
    card(
        "m3",
        (Maggie, Basic, Icon::Attack),
        &[Damage(2, 0)],
        1,
        Partly("DMG 2 r0 KNOWN (F-H1); noise reconstructed"),
    ),
    card(
        "m4",
        (Maggie, Basic, Icon::Attack),
        &[Damage(1, 0), Move(1, Gait::PLAIN)],
        1,
        RECONSTRUCTED,
    ),
    card(
        "m5",
        (Maggie, Basic, Icon::Special),
        &[Retrieve(2)],
        0,
        Partly("family KNOWN (F-A2); hero, number and noise reconstructed"),
    ),
    card(
        "m6",
        (Maggie, Basic, Icon::Move),
        &[Move(2, Gait::CLEAR), Reveal(1)],
        2,
        RECONSTRUCTED,
    ),
    card(
        "m7",
        (Maggie, Basic, Icon::Move),
        &[Move(1, Gait::SMASH), Reveal(1)],
        2,
        RECONSTRUCTED,
    ),
    card(
        "m8",
        (Maggie, Basic, Icon::Special),
        &[Trick(1), Damage(1, 0)],
        1,
        RECONSTRUCTED,
    ),
    card(
        "ms1",
        (Maggie, Special, Icon::Special),
        &[Steal, Trick(1)],
        0,
        Partly("steal family KNOWN (F-A5); rest reconstructed"),
    ),
    card(
        "ms2",
        (Maggie, Special, Icon::Attack),
        &[Damage(4, 1), Trick(1)],
        3,
        RECONSTRUCTED,
    ),
    card(
        "ms3",
        (Maggie, Special, Icon::Move),
        &[Move(2, Gait::SEWER.and(Gait::QUIET)), Reveal(1)],
        1,
        Partly("manhole-by-special family KNOWN (F-T5); rest reconstructed"),
    ),
    card(
        "ms4",
        (Maggie, Extra, Icon::Attack),
        &[Damage(3, 0), Move(1, Gait::PLAIN), Reveal(1)],
        2,
        OURS,
    ),
    card(
        "ms5",
        (Maggie, Extra, Icon::Special),
        &[Retrieve(2), Reload(2)],
        0,
        OURS,
    ),
    card(
        "b1",
        (Mente, Basic, Icon::Special),
        &[Trick(3)],
        0,
        Partly("TRICK 3 own space KNOWN (F-H4); noise reconstructed"),
    ),
    card(
        "b2",
        (Mente, Basic, Icon::Special),
        &[Retrieve(2)],
        0,
        Partly("family KNOWN (F-A2); hero, number and noise reconstructed"),
    ),
    card(
        "b3",
        (Mente, Basic, Icon::Move),
        &[Move(2, Gait::CLEAR.and(Gait::QUIET))],
        1,
        RECONSTRUCTED,
    ),
    card(
        "b4",
        (Mente, Basic, Icon::Move),
        &[Move(1, Gait::PLAIN), Reveal(2)],
        1,
        RECONSTRUCTED,
    ),
    card(
        "b5",
        (Mente, Basic, Icon::Move),
        &[Move(1, Gait::PLAIN), Reveal(1)],
        1,
        RECONSTRUCTED,
    ),
    card(
        "b6",
        (Mente, Basic, Icon::Move),
        &[Trick(1), Move(1, Gait::PLAIN), Reveal(1)],
        1,
        RECONSTRUCTED,
    ),
    card(
        "b7",
        (Mente, Basic, Icon::Attack),
        &[Damage(2, 1)],
        2,
        RECONSTRUCTED,
    ),
    card(
        "b8",
        (Mente, Basic, Icon::Special),
        &[NeedClear, Item],
        1,
        RECONSTRUCTED,
    ),
    card(
        "bs1",
        (Mente, Special, Icon::Special),
        &[Steal, Trick(2)],
        1,
        Partly("steal family KNOWN (F-A5); rest reconstructed"),
    ),
    card(
        "bs2",
        (Mente, Special, Icon::Move),
        &[Move(2, Gait::SEWER), Reveal(1)],
        0,
        Partly("manhole-by-special family KNOWN (F-T5); rest reconstructed"),
    ),
    card(
        "bs3",
        (Mente, Special, Icon::Special),
        &[Retrieve(3), Item],
        0,
        RECONSTRUCTED,
    ),
    card(
        "bs4",
        (Mente, Extra, Icon::Move),
        &[Move(1, Gait::PLAIN), Reveal(3)],
        0,
        OURS,
    ),
    card(
        "bs5",
        (Mente, Extra, Icon::Special),
        &[Trick(4), Move(1, Gait::PLAIN)],
        0,
        OURS,
    ),
    card(
        "c1",
        (Tassista, Basic, Icon::Move),
        &[Move(2, Gait::PLAIN), Reveal(1)],
        2,
        RECONSTRUCTED,
    ),
    card(
        "c2",
        (Tassista, Basic, Icon::Move),
        &[MoveByCar(3, 1), Reveal(1)],
        3,
        RECONSTRUCTED,
    ),
    card(
        "c3",
        (Tassista, Basic, Icon::Move),
        &[Move(1, Gait::SMASH), Damage(2, 0)],
        3,
        RECONSTRUCTED,
    ),
    card(
        "c4",
        (Tassista, Basic, Icon::Special),
        &[Retrieve(2)],
        0,
        Partly("family KNOWN (F-A2); hero, number and noise reconstructed"),
    ),
    card(
        "c5",
        (Tassista, Basic, Icon::Attack),
        &[Damage(3, 1)],
        2,
        Partly("reconstructed (the Cabbie figure holds a Molotov: X1)"),
    ),
    card(
        "c6",
        (Tassista, Basic, Icon::Move),
        &[Move(1, Gait::QUIET), Reveal(2)],
        1,
        RECONSTRUCTED,
    ),
    card(
        "c7",
        (Tassista, Basic, Icon::Special),
        &[Trick(2)],
        1,
        RECONSTRUCTED,
    ),
    card(
        "c8",
        (Tassista, Basic, Icon::Attack),
        &[Damage(2, 0)],
        1,
        RECONSTRUCTED,
    ),
    card(
        "cs1",
        (Tassista, Special, Icon::Special),
        &[Steal, Move(1, Gait::PLAIN)],
        1,
        Partly("steal family KNOWN (F-A5); rest reconstructed"),
    ),
    card(
        "cs2",
        (Tassista, Special, Icon::Move),
        &[NeedPoi, Jump],
        2,
        Partly(
            "POI-to-POI move ignoring everything between KNOWN (F-A1); hero, class and noise reconstructed",
        ),
    ),
    card(
        "cs3",
        (Tassista, Special, Icon::Attack),
        &[Move(2, Gait::SMASH), Damage(3, 0)],
        3,
        RECONSTRUCTED,
    ),
    card(
        "cs4",
        (Tassista, Extra, Icon::Move),
        &[Move(2, Gait::SMASH.and(Gait::QUIET)), Reveal(1)],
        2,
        OURS,
    ),
    card(
        "cs5",
        (Tassista, Extra, Icon::Special),
        &[Item, Retrieve(1)],
        0,
        OURS,
    ),
];

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
    let (mut bits, mut n) = (0, 0);
    while n < ROWS.len() {
        if ROWS[n].hero as u8 == hero as u8 && ROWS[n].stock as u8 == stock as u8 {
            bits |= 1 << n;
        }
        n += 1;
    }
    CardSet::from_bits(bits)
}

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
        assert!(cards_of(persona, Basic).len() == 8, "8 action cards a hero");
        assert!(cards_of(persona, Special).len() == 3, "3 special ones");
        assert!(cards_of(persona, Extra).len() == 2, "2 of the add-on");
        hero += 1;
    }
    let mut n = 0;
    while n < ROWS.len() {
        assert!(needs_come_first(ROWS[n].effects), "see resolve/cards.rs");
        n += 1;
    }
};
