//! Objectives and level tokens.

use serde::{Deserialize, Serialize};
use tabletop::IdSet;

use super::{Provenance, Provenance::Partly, RECONSTRUCTED, part};

/// The colour of an objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Blue,
    Violet,
}

impl Colour {
    /// Both colours, in the order in which they are listed.
    pub const ALL: [Colour; 2] = [Colour::Blue, Colour::Violet];

    /// The word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Violet => "violet",
        }
    }
}

/// What an objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wish {
    Tape,
    Bracelet,
    FakeTape,
    /// A diagram out of a briefcase.
    Diagram,
    Beacon,
    Bat,
    /// A wanted card.
    Wanted,
    Gullfire,
    Helicopter,
    Raft,
    /// A wanted card and any means of transport.
    WantedAndAway,
}

struct ObjectiveRow {
    id: &'static str,
    colour: Colour,
    wish: Wish,
    provenance: Provenance,
}

const fn blue(id: &'static str, wish: Wish, provenance: Provenance) -> ObjectiveRow {
    ObjectiveRow {
        id,
        colour: Colour::Blue,
        wish,
        provenance,
    }
}

const fn violet(id: &'static str, wish: Wish, provenance: Provenance) -> ObjectiveRow {
    ObjectiveRow {
        colour: Colour::Violet,
        ..blue(id, wish, provenance)
    }
}

const VEHICLE: Provenance = Partly("family known; copies reconstructed");

// rules: FU-04, FU-79
const OBJECTIVE_ROWS: [ObjectiveRow; 14] = [
    blue("ob1", Wish::Tape, Partly("named by X1")),
    blue(
        "ob2",
        Wish::Bracelet,
        Partly("named by X1; usable though spent: F-A3"),
    ),
    blue("ob3", Wish::FakeTape, Partly("known (F-O3); colour ours")),
    blue("ob4", Wish::Diagram, RECONSTRUCTED),
    blue("ob5", Wish::Beacon, RECONSTRUCTED),
    blue("ob6", Wish::Bat, RECONSTRUCTED),
    violet("ob7", Wish::Gullfire, VEHICLE),
    violet("ob8", Wish::Gullfire, VEHICLE),
    violet("ob9", Wish::Helicopter, VEHICLE),
    violet("ob10", Wish::Helicopter, VEHICLE),
    violet("ob11", Wish::Raft, VEHICLE),
    violet("ob12", Wish::Raft, VEHICLE),
    blue("ob13", Wish::Wanted, Partly("rulebook; colour ours")),
    violet(
        "ob14",
        Wish::WantedAndAway,
        Partly("wanted card: rulebook; vehicle ours"),
    ),
];

part! {
    /// A personal objective, written `ob1`.
    Objective, OBJECTIVE_ROWS, "an objective from ob1 to ob14"
}

/// A set of objectives.
pub type Objectives = IdSet<Objective>;

impl Objective {
    /// The two of WANTED!
    pub const WANTED: [Objective; 2] = [Objective::named("ob13"), Objective::named("ob14")];

    /// All of a colour, that of WANTED! among them.
    pub const fn of(colour: Colour) -> Objectives {
        const OF_COLOUR: [u64; 2] = {
            let (mut bits, mut n) = ([0; 2], 0);
            while n < OBJECTIVE_ROWS.len() {
                bits[OBJECTIVE_ROWS[n].colour as usize] |= 1 << n;
                n += 1;
            }
            bits
        };
        Objectives::from_bits(OF_COLOUR[colour as usize])
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        OBJECTIVE_ROWS[self.index()].colour
    }

    /// What it asks for.
    pub const fn wish(self) -> Wish {
        OBJECTIVE_ROWS[self.index()].wish
    }
}

/// What a level asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Need {
    /// Killed convicts.
    pub convicts: u8,
    /// Items discarded.
    pub items: u8,
    /// Where the numbers come from.
    pub provenance: Provenance,
}

const fn need(convicts: u8, items: u8, provenance: Provenance) -> Need {
    Need {
        convicts,
        items,
        provenance,
    }
}

const SECOND: Provenance = Partly("two kinds with 1 item fit F-L1; numbers reconstructed");

// rules: FU-01, FU-62
/// The four sets of three level tokens.
pub const LEVELS: [[Need; 3]; 4] = [
    [
        need(2, 0, RECONSTRUCTED),
        need(2, 1, SECOND),
        need(3, 2, RECONSTRUCTED),
    ],
    [
        need(1, 1, RECONSTRUCTED),
        need(3, 1, SECOND),
        need(4, 1, RECONSTRUCTED),
    ],
    [
        need(3, 0, RECONSTRUCTED),
        need(1, 2, RECONSTRUCTED),
        need(3, 2, RECONSTRUCTED),
    ],
    [
        need(2, 0, RECONSTRUCTED),
        need(3, 1, SECOND),
        need(2, 3, RECONSTRUCTED),
    ],
];
/// How many wanted cards there are.
pub const WANTED: u8 = 3;

const _: () = {
    let (mut blue, mut n) = (0, 0);
    while n < OBJECTIVE_ROWS.len() {
        blue += matches!(OBJECTIVE_ROWS[n].colour, Colour::Blue) as u8;
        n += 1;
    }
    assert!(
        blue == 7,
        "the box has 6 objectives of each colour, and 1 more with WANTED!"
    );
};
