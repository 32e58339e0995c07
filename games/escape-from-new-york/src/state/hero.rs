//! What a hero has.

use serde::{Deserialize, Serialize};
use tabletop::{Bag, Seat, Viewer};

use crate::components::{
    Persona, RESERVE,
    aims::{LEVELS, Need, Objective},
    board::Space,
    cards::CardSet,
    equipment::{Case, ITEMS, Item, START_DIAGRAM},
};

/// Who has seen a face-down card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Knowers(u8);

impl Knowers {
    /// Nobody.
    pub const NOBODY: Knowers = Knowers(0);
    /// Everybody, onlookers too.
    pub const ALL: Knowers = Knowers(0xff);

    /// This seat alone.
    pub fn only(seat: Seat) -> Knowers {
        Knowers(1 << seat.number())
    }

    /// These and `seat`.
    pub fn and(self, seat: Seat) -> Knowers {
        Knowers(self.0 | 1 << seat.number())
    }

    /// Whether `viewer` is among them.
    pub fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 >> seat.number() & 1 == 1,
            Viewer::Spectator => self.0 >> 7 == 1,
        }
    }
}

/// Items in copies.
pub type Items = Bag<Item, ITEMS>;

/// A briefcase card, in a box or in a reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HiddenCase {
    /// What it is.
    pub card: Case,
    /// Who has seen it.
    pub known: Knowers,
    // rules: FU-52
    /// Whether it lies face up: the bracelet after its use.
    pub up: bool,
}

/// One card of a reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// An item, face down.
    Item { item: Item, known: Knowers },
    /// A briefcase card and the box it came from, 1 to 4.
    Case { case: HiddenCase, origin: u8 },
    /// The President, face up.
    President,
    /// The diagram that Mente starts with, face up.
    Diagram,
}

/// What a hero drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ride {
    /// The old taxi.
    Taxi,
    /// A car piece, 0 to 3.
    Car(u8),
}

/// All that belongs to one hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hero {
    /// Who it is.
    pub persona: Persona,
    /// Where the hero stands.
    pub space: Space,
    /// What the hero drives.
    pub ride: Option<Ride>,
    /// Action cards in hand.
    pub hand: CardSet,
    /// Own discarded action cards, face down.
    pub discards: CardSet,
    /// The part of the discards that everyone saw go there and nobody may have taken back.
    pub shown: CardSet,
    /// Special cards still beside the board.
    pub beside: CardSet,
    /// Special cards of this hero that everyone has seen played.
    pub seen: CardSet,
    /// The personal reserve; four cards only until one is discarded.
    pub reserve: [Option<Slot>; RESERVE + 1],
    /// The revealed weapon.
    pub weapon: Option<Item>,
    /// Its ammunition.
    pub ammunition: u8,
    /// Which set of level tokens, 0 to 3.
    pub set: u8,
    /// Levels reached, 0 to 3.
    pub level: u8,
    /// Convicts on the level token.
    pub convicts: u8,
    /// Items paid onto the level token.
    pub items: u8,
    /// The blue and the violet objective.
    pub objectives: [Objective; 2],
    /// Wanted cards.
    pub wanted: u8,
    /// Items this hero discarded unseen by the others.
    pub dropped: Items,
}

impl Default for Hero {
    fn default() -> Self {
        Hero {
            persona: Persona::Jena,
            space: Space::default(),
            ride: None,
            hand: CardSet::EMPTY,
            discards: CardSet::EMPTY,
            shown: CardSet::EMPTY,
            beside: CardSet::EMPTY,
            seen: CardSet::EMPTY,
            reserve: [None; RESERVE + 1],
            weapon: None,
            ammunition: 0,
            set: 0,
            level: 0,
            convicts: 0,
            items: 0,
            objectives: [Objective::named("ob1"), Objective::named("ob7")],
            wanted: 0,
            dropped: Items::EMPTY,
        }
    }
}

impl Hero {
    // rules: FU-08, FU-62
    /// What the revealed level token asks for; none after the third.
    pub fn need(&self) -> Option<Need> {
        LEVELS[self.set as usize].get(self.level as usize).copied()
    }

    // rules: FU-46, FU-Q30
    /// Whether the token still shows an uncovered convict icon.
    pub fn wants_convict(&self) -> bool {
        self.need()
            .is_some_and(|need| self.convicts < need.convicts)
    }

    // rules: FU-62, FU-Q60
    /// Whether the token still shows an uncovered item icon.
    pub fn wants_item(&self) -> bool {
        self.need().is_some_and(|need| self.items < need.items)
    }

    // rules: FU-49, FU-57
    /// How many cards the reserve holds; a revealed weapon and a car are not in it.
    pub fn reserve_len(&self) -> usize {
        self.reserve.iter().flatten().count()
    }

    /// Puts a card behind the others.
    pub fn put(&mut self, slot: Slot) {
        let at = self.reserve_len();
        self.reserve[at] = Some(slot);
    }

    /// Takes a card out; those behind it close up.
    pub fn take(&mut self, at: u8) -> Slot {
        let slot = self.reserve[at as usize].take();
        self.reserve[at as usize..].rotate_left(1);
        slot.expect("check() saw the card in the reserve")
    }

    /// Whether the President is in the reserve.
    pub fn has_president(&self) -> bool {
        self.reserve.contains(&Some(Slot::President))
    }

    /// Whether a briefcase card that fits is in the reserve.
    pub fn has_case(&self, fits: impl Fn(Case) -> bool) -> bool {
        self.reserve.iter().flatten().any(|slot| match slot {
            Slot::Case { case, .. } => fits(case.card),
            _ => false,
        })
    }

    /// Whether the reserve holds that item.
    pub fn has_item(&self, wanted: Item) -> bool {
        self.reserve.iter().flatten().any(|slot| match slot {
            Slot::Item { item, .. } => *item == wanted,
            _ => false,
        })
    }

    /// Whether any item lies in the reserve, which everyone sees by the backs.
    pub fn has_any_item(&self) -> bool {
        let mut slots = self.reserve.iter().flatten();
        slots.any(|slot| matches!(slot, Slot::Item { .. }))
    }

    // rules: FU-07, FU-Q44
    /// Whether the diagram of `bridge` lies face up in the reserve: the one Mente starts with.
    pub fn has_open(&self, bridge: u8) -> bool {
        bridge == START_DIAGRAM && self.reserve.contains(&Some(Slot::Diagram))
    }

    // rules: FU-Q44
    /// Whether a briefcase lies face down in the reserve.
    pub fn has_hidden_case(&self) -> bool {
        self.reserve.iter().flatten().any(|slot| match slot {
            Slot::Case { case, .. } => !case.up,
            _ => false,
        })
    }
}
