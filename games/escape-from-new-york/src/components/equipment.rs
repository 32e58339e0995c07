//! Items and weapons, briefcases.

use tabletop::IdSet;

use super::{
    Provenance,
    Provenance::{Known, Partly},
    RECONSTRUCTED,
    effects::Effect::{
        self, Damage, HeliAny, Look, Noise, Reload, RemoveAlive, Retrieve, Reveal, Trick,
    },
    part,
};

/// What a weapon is when revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weapon {
    /// Printed ammunition; 0 for a weapon that needs none.
    pub ammunition: u8,
    /// Whether it may pay for a level from the weapon area.
    pub pays: bool,
}

/// Which deck an item comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The 18 items of the box.
    Deck,
    /// The crossbows of the add-on.
    Crossbow,
    /// The finger of "dead or alive".
    Finger,
    /// Starting equipment: never in the deck.
    Start,
}
use Source::{Crossbow, Deck, Finger, Start};

struct Row {
    id: &'static str,
    copies: u8,
    source: Source,
    weapon: Option<Weapon>,
    effects: &'static [Effect],
    otherwise: &'static [Effect],
    provenance: Provenance,
}

const fn item(
    id: &'static str,
    copies: u8,
    effects: &'static [Effect],
    provenance: Provenance,
) -> Row {
    Row {
        id,
        copies,
        source: Deck,
        weapon: None,
        effects,
        otherwise: &[],
        provenance,
    }
}

const fn weapon(
    id: &'static str,
    copies: u8,
    weapon: Weapon,
    effects: &'static [Effect],
    provenance: Provenance,
) -> Row {
    Row {
        weapon: Some(weapon),
        ..item(id, copies, effects, provenance)
    }
}

// A table row is written once and never copied.
#[expect(clippy::needless_pass_by_value)]
const fn from(source: Source, row: Row) -> Row {
    Row { source, ..row }
}

/// Kinds of items, starting weapons included.
pub const ITEMS: usize = 16;

const LIDS: Provenance = Partly("existence and defensive role known (X2); number reconstructed");
const SILENT: Provenance = Partly("ranged and silent: rulebook; numbers ours");
const PRINTED: Provenance = Partly("revealed with printed ammunition (F-S4); numbers not known");

// rules: FU-04, FU-54, FU-56, FU-96
const ROWS: [Row; ITEMS] = [
    weapon(
        "it01",
        2,
        Weapon {
            ammunition: 0,
            pays: true,
        },
        &[],
        Partly("known (F-A4); copies reconstructed"),
    ),
    weapon(
        "it02",
        2,
        Weapon {
            ammunition: 0,
            pays: false,
        },
        &[],
        Partly("+4 known (F-H5); condition, copies reconstructed"),
    ),
    weapon(
        "it03",
        1,
        Weapon {
            ammunition: 2,
            pays: true,
        },
        &[Damage(3, 0), Noise(2)],
        RECONSTRUCTED,
    ),
    weapon(
        "it04",
        1,
        Weapon {
            ammunition: 4,
            pays: true,
        },
        &[Damage(1, 1), Noise(1)],
        RECONSTRUCTED,
    ),
    item("it05", 2, &[], LIDS),
    item(
        "it06",
        2,
        &[HeliAny],
        Partly("family known (F-P4); rest reconstructed"),
    ),
    item("it07", 2, &[Retrieve(2)], RECONSTRUCTED),
    item("it08", 1, &[Reload(2)], RECONSTRUCTED),
    item("it09", 2, &[Damage(3, 1)], RECONSTRUCTED),
    item("it10", 1, &[Trick(3)], RECONSTRUCTED),
    Row {
        otherwise: &[Look(1)],
        ..item("it11", 1, &[Reveal(2)], RECONSTRUCTED)
    },
    item(
        "it12",
        1,
        &[],
        Partly("existence and role known (F-O3); being an item reconstructed"),
    ),
    from(
        Crossbow,
        weapon(
            "it13",
            2,
            Weapon {
                ammunition: 3,
                pays: true,
            },
            &[Damage(1, 1)],
            SILENT,
        ),
    ),
    from(
        Finger,
        item(
            "it14",
            1,
            &[RemoveAlive],
            Partly("effect: rulebook; being an item ours"),
        ),
    ),
    from(
        Start,
        weapon(
            "se-j",
            1,
            Weapon {
                ammunition: 3,
                pays: false,
            },
            &[Damage(2, 1), Noise(1)],
            PRINTED,
        ),
    ),
    from(
        Start,
        weapon(
            "se-m",
            1,
            Weapon {
                ammunition: 4,
                pays: false,
            },
            &[Damage(1, 1), Noise(1)],
            PRINTED,
        ),
    ),
];

part! {
    /// An item card, written `it01`; `se-j` and `se-m` are starting weapons.
    Item, ROWS, "an item from it01 to it14, se-j or se-m"
}

/// How many there are of each item, of those that come from there.
pub(crate) const fn copies_from(source: Source) -> [u8; ITEMS] {
    let (mut copies, mut n) = ([0; ITEMS], 0);
    while n < ITEMS {
        if ROWS[n].source as u8 == source as u8 {
            copies[n] = ROWS[n].copies;
        }
        n += 1;
    }
    copies
}

impl Item {
    /// One more damage.
    pub const AXE: Item = Item::named("it01");
    /// Four more damage against a boss.
    pub const BAT: Item = Item::named("it02");
    /// Stops damage in step 7.
    pub const LID: Item = Item::named("it05");
    /// Moves the helicopter.
    pub const BEACON: Item = Item::named("it06");
    /// The fake tape.
    pub const FAKE_TAPE: Item = Item::named("it12");
    /// The President's finger.
    pub const FINGER: Item = Item::named("it14");
    /// Jena's starting weapon.
    pub const START_JENA: Item = Item::named("se-j");
    /// Maggie's starting weapon.
    pub const START_MAGGIE: Item = Item::named("se-m");

    /// How many there are.
    pub const fn copies(self) -> u8 {
        ROWS[self.index()].copies
    }

    /// Which deck it comes from.
    pub const fn source(self) -> Source {
        ROWS[self.index()].source
    }

    /// What it is when revealed, if it is a weapon.
    pub const fn weapon(self) -> Option<Weapon> {
        ROWS[self.index()].weapon
    }

    /// What using or firing it does.
    pub const fn effects(self) -> &'static [Effect] {
        ROWS[self.index()].effects
    }

    /// What it does instead, if it leaves a choice.
    pub const fn otherwise(self) -> &'static [Effect] {
        ROWS[self.index()].otherwise
    }
}

// rules: FU-23
/// What one lid stops.
pub const LID_STOPS: u8 = 3;
// rules: FU-81
/// What the axe adds.
pub const AXE_ADDS: u8 = 1;
/// What the spiked bat adds against a boss.
pub const BAT_ADDS: u8 = 4;

struct CaseRow {
    id: &'static str,
    bridge: Option<u8>,
    effects: &'static [Effect],
    provenance: Provenance,
}

const fn case(id: &'static str, bridge: Option<u8>, provenance: Provenance) -> CaseRow {
    CaseRow {
        id,
        bridge,
        effects: &[],
        provenance,
    }
}

// rules: FU-04, FU-52, FU-80
const CASE_ROWS: [CaseRow; 6] = [
    case("va1", None, Known("F-V1")),
    CaseRow {
        effects: &[Look(3)],
        ..case(
            "va2",
            None,
            Partly("one-use effect known (F-A3); the effect reconstructed"),
        )
    },
    case("va3", Some(1), Partly("reconstructed (F-V3)")),
    case("va4", Some(2), Partly("reconstructed (F-V3)")),
    case("va5", Some(4), Partly("reconstructed (F-V3)")),
    CaseRow {
        effects: &[RemoveAlive],
        ..case("va6", None, Partly("rulebook"))
    },
];

part! {
    /// What a briefcase holds, written `va1`.
    Case, CASE_ROWS, "a briefcase card from va1 to va6"
}

/// A set of briefcase cards.
pub type Cases = IdSet<Case>;

impl Case {
    /// The tape.
    pub const TAPE: Case = Case::named("va1");
    /// The President's bracelet.
    pub const BRACELET: Case = Case::named("va2");
    /// The bracelet of "dead or alive".
    pub const NEW_BRACELET: Case = Case::named("va6");
    /// The diagrams of the bridges.
    pub const DIAGRAMS: Cases = {
        let (mut bits, mut n) = (0, 0);
        while n < CASE_ROWS.len() {
            bits |= (CASE_ROWS[n].bridge.is_some() as u64) << n;
            n += 1;
        }
        Cases::from_bits(bits)
    };

    /// The bridge whose diagram it is.
    pub const fn bridge(self) -> Option<u8> {
        CASE_ROWS[self.index()].bridge
    }

    /// What revealing it does, once per game.
    pub const fn effects(self) -> &'static [Effect] {
        CASE_ROWS[self.index()].effects
    }

    /// Whether it is one of the two bracelets.
    pub fn is_bracelet(self) -> bool {
        self == Case::BRACELET || self == Case::NEW_BRACELET
    }
}

/// The bridge of Mente's starting diagram.
pub const START_DIAGRAM: u8 = 3;

const _: () = {
    let (mut items, mut crossbows, mut n) = (0, 0, 0);
    while n < ROWS.len() {
        match ROWS[n].source {
            Deck => items += ROWS[n].copies,
            Crossbow => crossbows += ROWS[n].copies,
            Finger | Start => {}
        }
        n += 1;
    }
    assert!(
        items == 18 && crossbows == 2,
        "the box has 18 items, the add-on 2 crossbows"
    );
};
