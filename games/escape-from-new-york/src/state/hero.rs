//! What a hero has.

use serde::{Deserialize, Serialize};
use tabletop::{Bag, Seat, Viewer};

use super::hiding::{Full, Hiding, Veiled};
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
#[serde(bound = "")]
pub struct HiddenCase<H: Hiding = Full> {
    /// What it is.
    pub card: H::Of<Case>,
    /// Who has seen it.
    pub known: Knowers,
    // rules: FU-52
    /// Whether it lies face up: the bracelet after its use.
    pub up: bool,
}

/// One card of a reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Slot<H: Hiding = Full> {
    /// An item, face down.
    Item { item: H::Of<Item>, known: Knowers },
    /// A briefcase card and the box it came from, 1 to 4.
    Case { case: HiddenCase<H>, origin: u8 },
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
#[serde(bound = "")]
pub struct Hero<H: Hiding = Full> {
    /// Who it is.
    pub persona: Persona,
    /// Where the hero stands.
    pub space: Space,
    /// What the hero drives.
    pub ride: Option<Ride>,
    /// Action cards in hand.
    pub hand: H::Of<CardSet>,
    /// Own discarded action cards, face down.
    pub discards: H::Of<CardSet>,
    /// The part of the discards that everyone saw go there and nobody may have taken back.
    pub shown: CardSet,
    /// Special cards still beside the board.
    pub beside: H::Of<CardSet>,
    /// Special cards of this hero that everyone has seen played.
    pub seen: CardSet,
    /// The personal reserve; four cards only until one is discarded.
    pub reserve: [Option<Slot<H>>; RESERVE + 1],
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
    pub objectives: H::Of<[Objective; 2]>,
    /// Wanted cards.
    pub wanted: u8,
    /// Items this hero discarded unseen by the others.
    pub dropped: H::Of<Items>,
}

/// Objectives before any are dealt.
const FIRST: [Objective; 2] = [Objective::named("ob1"), Objective::named("ob7")];

impl<H: Hiding> Default for Hero<H> {
    fn default() -> Self {
        Hero {
            persona: Persona::Jena,
            space: Space::default(),
            ride: None,
            hand: H::unseen(CardSet::EMPTY),
            discards: H::unseen(CardSet::EMPTY),
            shown: CardSet::EMPTY,
            beside: H::unseen(CardSet::EMPTY),
            seen: CardSet::EMPTY,
            reserve: [None; RESERVE + 1],
            weapon: None,
            ammunition: 0,
            set: 0,
            level: 0,
            convicts: 0,
            items: 0,
            objectives: H::unseen(FIRST),
            wanted: 0,
            dropped: H::unseen(Items::EMPTY),
        }
    }
}

impl Slot<Veiled> {
    /// The card, if its face is seen.
    pub fn face(self) -> Option<Slot> {
        Some(match self {
            Slot::Item { item, known } => {
                let item = item.face()?;
                Slot::Item { item, known }
            }
            Slot::Case { case, origin } => {
                let HiddenCase { card, known, up } = case;
                let card = card.face()?;
                let case = HiddenCase { card, known, up };
                Slot::Case { case, origin }
            }
            Slot::President => Slot::President,
            Slot::Diagram => Slot::Diagram,
        })
    }
}

impl Hero {
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
}

/// What can be asked of a hero one sees.
impl<H: Hiding> Hero<H> {
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

    /// Whether the President is in the reserve.
    pub fn has_president(&self) -> bool {
        self.reserve.contains(&Some(Slot::President))
    }

    /// Whether a briefcase card that fits is seen in the reserve.
    pub fn has_case(&self, fits: impl Fn(Case) -> bool) -> bool {
        self.reserve.iter().flatten().any(|slot| match slot {
            Slot::Case { case, .. } => H::face(case.card).is_some_and(&fits),
            Slot::Item { .. } | Slot::President | Slot::Diagram => false,
        })
    }

    /// Whether that item is seen in the reserve.
    pub fn has_item(&self, wanted: Item) -> bool {
        self.reserve.iter().flatten().any(|slot| match slot {
            Slot::Item { item, .. } => H::face(*item) == Some(wanted),
            Slot::Case { .. } | Slot::President | Slot::Diagram => false,
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
            Slot::Item { .. } | Slot::President | Slot::Diagram => false,
        })
    }
}
