//! The opponent's cards and bosses.

use serde::{Deserialize, Serialize};
use tabletop::IdSet;

use super::{
    OURS, Provenance,
    Provenance::Partly,
    RECONSTRUCTED,
    board::{
        Side,
        Side::{D, Dl, Dr, U, Ul, Ur},
        Sides,
    },
    effects::{
        Bonus,
        Effect::{
            self, Block, BlockOpposite, Mission, NyMove, Sabotage, SpawnNearManholes, SpawnSides,
            Timer,
        },
    },
    part,
};

/// Which deck a card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deck {
    Standard,
    StandardSpecial,
    Hard,
    HardSpecial,
}
use Deck::{Hard, HardSpecial, Standard, StandardSpecial};

struct Row {
    id: &'static str,
    deck: Deck,
    cost: u8,
    sides: &'static [Side],
    block: Side,
    effects: &'static [Effect],
    provenance: Provenance,
}

/// What is printed on a card beside its effects.
#[derive(Clone, Copy)]
struct Print {
    cost: u8,
    /// The sides shown on its back.
    sides: &'static [Side],
    /// The roadblock side shown on its back.
    block: Side,
}

const fn print(cost: u8, sides: &'static [Side], block: Side) -> Print {
    Print { cost, sides, block }
}

const fn card(
    id: &'static str,
    deck: Deck,
    print: Print,
    effects: &'static [Effect],
    provenance: Provenance,
) -> Row {
    Row {
        id,
        deck,
        cost: print.cost,
        sides: print.sides,
        block: print.block,
        effects,
        provenance,
    }
}

// rules: FU-02, FU-99
const ROWS: [Row; 20] = [
    card(
        "ny1",
        Standard,
        print(4, &[D, Ul], Ur),
        &[NyMove(4)],
        Partly("reconstructed; back directions D+UL as in the example (F-N7)"),
    ),
    card(
        "ny2",
        Standard,
        print(5, &[U, Dr], Dl),
        &[SpawnNearManholes(3), NyMove(1)],
        RECONSTRUCTED,
    ),
    card(
        "ny3",
        Standard,
        print(3, &[Ur, Dl], U),
        &[Block, NyMove(2)],
        Partly("roadblock-by-back family KNOWN (F-R2); rest reconstructed"),
    ),
    card(
        "ny4",
        Standard,
        print(6, &[U, D], Dr),
        &[Mission(1), NyMove(3)],
        Partly("mission-by-card family KNOWN (F-N6); rest reconstructed"),
    ),
    card(
        "ny5",
        Standard,
        print(5, &[Ul, Dr], D),
        &[SpawnSides],
        RECONSTRUCTED,
    ),
    card(
        "ny6",
        Standard,
        print(8, &[Ur, D, Ul], Dl),
        &[Timer],
        Partly("timer-by-card family KNOWN (F-M2); rest reconstructed"),
    ),
    card(
        "ny7",
        Standard,
        print(6, &[Dl, Dr, U], Ul),
        &[Sabotage(2), Mission(1)],
        Partly("Gullfire can be destroyed KNOWN (F-P3); rest reconstructed"),
    ),
    card(
        "ns1",
        StandardSpecial,
        print(5, &[U, Dl, Dr], Ur),
        &[Effect::Bonus(Bonus::HitPoints), NyMove(2)],
        Partly("bonus hp+1 KNOWN (F-N9); rest reconstructed"),
    ),
    card(
        "ns2",
        StandardSpecial,
        print(6, &[Ul, Ur, D], Dr),
        &[Effect::Bonus(Bonus::Range), Mission(1)],
        Partly("bonus range+1 KNOWN as a family (F-N9); rest reconstructed"),
    ),
    card(
        "ns3",
        StandardSpecial,
        print(4, &[Ul, Ur, Dl], D),
        &[Effect::Bonus(Bonus::Movement), NyMove(2)],
        Partly("bonus move KNOWN as a family (F-N9); rest reconstructed"),
    ),
    card("hn1", Hard, print(4, &[D, Ul, Ur], Dr), &[NyMove(5)], OURS),
    card(
        "hn2",
        Hard,
        print(4, &[U, Dr, Dl], Ul),
        &[SpawnNearManholes(4), NyMove(2)],
        OURS,
    ),
    card(
        "hn3",
        Hard,
        print(3, &[Ur, Dl, D], U),
        &[Block, BlockOpposite, NyMove(2)],
        OURS,
    ),
    card(
        "hn4",
        Hard,
        print(5, &[U, D, Ul], Dr),
        &[Mission(1), NyMove(4)],
        OURS,
    ),
    card(
        "hn5",
        Hard,
        print(4, &[Ul, Dr, Ur], D),
        &[NyMove(2), SpawnSides],
        OURS,
    ),
    card(
        "hn6",
        Hard,
        print(7, &[Ur, D, Ul, Dr], Dl),
        &[Timer, NyMove(2)],
        OURS,
    ),
    card(
        "hn7",
        Hard,
        print(5, &[Dl, Dr, U], Ur),
        &[Sabotage(3), Mission(1)],
        OURS,
    ),
    card(
        "hs1",
        HardSpecial,
        print(4, &[U, Dl, Dr, Ur], Ul),
        &[Effect::Bonus(Bonus::HitPoints), NyMove(3)],
        OURS,
    ),
    card(
        "hs2",
        HardSpecial,
        print(5, &[Ul, Ur, D, Dl], U),
        &[Effect::Bonus(Bonus::Damage), Mission(1)],
        Partly("bonus kind named by the rulebook (F-N9); rest ours"),
    ),
    card(
        "hs3",
        HardSpecial,
        print(4, &[Ul, Ur, Dl, U], D),
        &[Effect::Bonus(Bonus::Movement), NyMove(3)],
        OURS,
    ),
];

part! {
    /// A card of New York, written `ny1`, `hs3`.
    NyCard, ROWS, "a New York card from ny1 to hs3"
}

/// A set of New York cards.
pub type NyCards = IdSet<NyCard>;

// rules: FU-27, FU-28, FU-74
/// What the back of a card shows, while its front is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Back {
    /// The noise to be paid.
    pub cost: u8,
    /// The sides from which enemies come in step 12.
    pub sides: Sides,
    /// The side of a roadblock.
    pub block: Side,
}

impl NyCard {
    /// Which deck it belongs to.
    pub const fn deck(self) -> Deck {
        ROWS[self.index()].deck
    }

    /// Whether it stays above the board when resolved.
    pub const fn is_special(self) -> bool {
        matches!(self.deck(), StandardSpecial | HardSpecial)
    }

    /// The noise to be paid, on its back.
    pub const fn cost(self) -> u8 {
        ROWS[self.index()].cost
    }

    /// The sides shown on its back.
    pub const fn sides(self) -> &'static [Side] {
        ROWS[self.index()].sides
    }

    /// The roadblock side shown on its back.
    pub const fn block(self) -> Side {
        ROWS[self.index()].block
    }

    /// What its back shows.
    pub fn back(self) -> Back {
        Back {
            cost: self.cost(),
            sides: self.sides().iter().copied().collect(),
            block: self.block(),
        }
    }

    /// Whether its back is this one: most are told by cost and roadblock alone.
    pub fn shows(self, back: Back) -> bool {
        self.cost() == back.cost && self.block() == back.block && self.back() == back
    }

    /// What it does.
    pub const fn effects(self) -> &'static [Effect] {
        ROWS[self.index()].effects
    }

    /// What it raises while it lies above the board.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other effect lasts")]
    pub fn bonus(self) -> Option<Bonus> {
        self.effects().iter().find_map(|effect| match effect {
            Effect::Bonus(bonus) => Some(*bonus),
            _ => None,
        })
    }
}

/// The cards of `deck`.
pub const fn cards_of(deck: Deck) -> NyCards {
    let (mut bits, mut n) = (0, 0);
    while n < ROWS.len() {
        if ROWS[n].deck as u8 == deck as u8 {
            bits |= 1 << n;
        }
        n += 1;
    }
    NyCards::from_bits(bits)
}

const _: () = assert!(
    cards_of(Standard).len() == 7
        && cards_of(StandardSpecial).len() == 3
        && cards_of(Hard).len() == 7
        && cards_of(HardSpecial).len() == 3,
    "each deck of New York has 7 cards and 3 special ones"
);
