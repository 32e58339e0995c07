//! Outskirts tokens and points of interest.

use super::{
    Provenance,
    Provenance::Partly,
    RECONSTRUCTED,
    bosses::Boss,
    part,
    tiles::Mark::{self, Car, Convict, Cube, Event, Manhole, Raft},
};

struct TokenRow {
    id: &'static str,
    copies: u8,
    mark: Mark,
    provenance: Provenance,
}

const fn token(id: &'static str, copies: u8, mark: Mark, provenance: Provenance) -> TokenRow {
    TokenRow {
        id,
        copies,
        mark,
        provenance,
    }
}

/// Kinds of outskirts tokens.
pub const TOKENS: usize = 5;

// rules: FU-03, FU-41
const TOKEN_ROWS: [TokenRow; TOKENS] = [
    token("pe1", 3, Raft, Partly("raft icon KNOWN; 3-4 copies per X1")),
    token("pe2", 4, Convict, RECONSTRUCTED),
    token(
        "pe3",
        4,
        Cube,
        Partly("item back KNOWN (F-T7); copies reconstructed"),
    ),
    token("pe4", 2, Event, RECONSTRUCTED),
    token("pe5", 1, Manhole, RECONSTRUCTED),
];

part! {
    /// An outskirts token, written `pe1`.
    Token, TOKEN_ROWS, "an outskirts token from pe1 to pe5"
}

impl Token {
    /// How many there are.
    pub const fn copies(self) -> u8 {
        TOKEN_ROWS[self.index()].copies
    }

    /// What it adds to the tile.
    pub const fn mark(self) -> Mark {
        TOKEN_ROWS[self.index()].mark
    }
}

/// What turning up a point of interest does besides its marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Find {
    /// The boss who is placed here.
    pub boss: Option<Boss>,
    /// The briefcase token that is placed here.
    pub case: Option<u8>,
    /// Which special New York card is shuffled in, counted from 0.
    pub special: Option<u8>,
}

const NOTHING: Find = Find {
    boss: None,
    case: None,
    special: None,
};

const fn boss(boss: Boss) -> Find {
    Find {
        boss: Some(boss),
        ..NOTHING
    }
}

const fn case(number: u8) -> Find {
    Find {
        case: Some(number),
        ..NOTHING
    }
}

const fn special(number: u8, case: Option<u8>) -> Find {
    Find {
        special: Some(number),
        case,
        ..NOTHING
    }
}

struct PoiRow {
    id: &'static str,
    marks: &'static [Mark],
    find: Find,
    provenance: Provenance,
}

const fn poi(
    id: &'static str,
    marks: &'static [Mark],
    find: Find,
    provenance: Provenance,
) -> PoiRow {
    PoiRow {
        id,
        marks,
        find,
        provenance,
    }
}

// rules: FU-40, FU-75
const POI_ROWS: [PoiRow; 8] = [
    poi(
        "po1",
        &[Convict, Convict, Convict],
        NOTHING,
        Partly("role KNOWN (F-I1); 3 convicts reconstructed"),
    ),
    poi(
        "po2",
        &[Manhole],
        NOTHING,
        Partly("role KNOWN (F-I2); manhole reconstructed"),
    ),
    poi(
        "po3",
        &[Convict],
        boss(Boss::Romero),
        Partly("Romero guards a case KNOWN (F-B2); number and convict reconstructed"),
    ),
    poi(
        "po4",
        &[],
        boss(Boss::Slag),
        Partly("Slag guards a case KNOWN (F-B2); number reconstructed"),
    ),
    poi(
        "po5",
        &[Convict, Convict],
        case(3),
        Partly("family KNOWN (F-I3); rest reconstructed"),
    ),
    poi(
        "po6",
        &[Convict],
        special(0, Some(4)),
        Partly("families KNOWN (F-I3); combination reconstructed"),
    ),
    poi(
        "po7",
        &[Car, Cube, Event],
        special(1, None),
        Partly("family KNOWN (F-I3); rest reconstructed"),
    ),
    poi(
        "po8",
        &[Convict, Convict, Cube, Cube],
        special(2, None),
        Partly("family KNOWN (F-I3); rest reconstructed"),
    ),
];

part! {
    /// A point of interest, written `po1`.
    Poi, POI_ROWS, "a point of interest from po1 to po8"
}

impl Poi {
    /// The Duke's Camp, where the President is.
    pub const CAMP: Poi = Poi::named("po1");
    /// Nothing here: where the Duke appears.
    pub const EMPTY: Poi = Poi::named("po2");

    /// What is printed on it.
    pub const fn marks(self) -> &'static [Mark] {
        POI_ROWS[self.index()].marks
    }

    /// What it brings.
    pub const fn find(self) -> Find {
        POI_ROWS[self.index()].find
    }
}

const _: () = {
    let (mut tokens, mut n) = (0, 0);
    while n < TOKEN_ROWS.len() {
        tokens += TOKEN_ROWS[n].copies;
        n += 1;
    }
    assert!(tokens == 14, "the box has 14 outskirts tokens");
};
