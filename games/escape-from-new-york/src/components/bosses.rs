//! The three bosses of New York.

use serde::{Deserialize, Serialize};

use super::{Provenance, Provenance::Partly};

/// The three bosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Boss {
    Romero,
    Slag,
    Duke,
}

impl Boss {
    /// All three.
    pub const ALL: [Boss; 3] = [Boss::Romero, Boss::Slag, Boss::Duke];

    /// The word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Boss::Romero => "romero",
            Boss::Slag => "slag",
            Boss::Duke => "duke",
        }
    }

    const fn row(self) -> &'static BossRow {
        &BOSSES[self as usize]
    }

    /// Hit points at the start.
    pub const fn hit_points(self) -> u8 {
        self.row().hit_points
    }

    /// Damage in step 7.
    pub const fn damage(self) -> u8 {
        self.row().damage
    }

    /// How far he hits.
    pub const fn range(self) -> u8 {
        self.row().range
    }

    /// How far he moves.
    pub const fn movement(self) -> u8 {
        self.row().movement
    }

    /// The briefcase he guards.
    pub const fn guards(self) -> Option<u8> {
        self.row().guards
    }

    /// Where his values come from.
    pub const fn provenance(self) -> Provenance {
        self.row().provenance
    }
}

struct BossRow {
    hit_points: u8,
    damage: u8,
    range: u8,
    movement: u8,
    guards: Option<u8>,
    provenance: Provenance,
}

// rules: FU-87
const BOSSES: [BossRow; 3] = [
    BossRow {
        hit_points: 5,
        damage: 2,
        range: 1,
        movement: 2,
        guards: Some(1),
        provenance: Partly("damage, range, movement known (F-B1); hit points, ability not"),
    },
    BossRow {
        hit_points: 8,
        damage: 3,
        range: 0,
        movement: 1,
        guards: Some(2),
        provenance: Partly("hit points at least 7 inferred (F-H5); rest reconstructed"),
    },
    BossRow {
        hit_points: 8,
        damage: 2,
        range: 1,
        movement: 3,
        guards: None,
        provenance: Partly("range and a return ability known (F-B1, F-B3); rest reconstructed"),
    },
];
