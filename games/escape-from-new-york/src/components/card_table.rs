//! The action cards as data: whose, when, what, how loud, and how much of it is known.

use super::{
    OURS, Persona,
    Persona::{Jena, Maggie, Mente, Tassista},
    Provenance,
    Provenance::Partly,
    RECONSTRUCTED,
    cards::{
        Icon,
        Stock::{self, Basic, Extra, Special},
    },
    effects::{
        Effect::{
            self, Damage, Item, Jump, Move, MoveByCar, NeedClear, NeedPoi, Reload, Retrieve,
            Reveal, Steal, Trick,
        },
        Gait,
    },
};

/// One action card.
pub(super) struct Row {
    pub(super) id: &'static str,
    pub(super) hero: Persona,
    pub(super) stock: Stock,
    pub(super) icon: Icon,
    pub(super) effects: &'static [Effect],
    pub(super) noise: u8,
    pub(super) provenance: Provenance,
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

const FAMILY: Provenance = Partly("family known (F-A2); hero, number and noise reconstructed");
const THEFT: Provenance = Partly("steal family known (F-A5); rest reconstructed");
const SEWERS: Provenance = Partly("manhole family known (F-T5); rest reconstructed");

// rules: FU-01, FU-17, FU-81, FU-95, FU-Q79
/// All action cards. Effects are resolved from left to right.
#[rustfmt::skip]
pub(super) const ROWS: [Row; 52] = [
    card("j1", (Jena, Basic, Icon::Move), &[Move(1, Gait::CLEAR), Reveal(1)], 0, RECONSTRUCTED),
    card("j2", (Jena, Basic, Icon::Move), &[Move(2, Gait::PLAIN)], 2, RECONSTRUCTED),
    card("j3", (Jena, Basic, Icon::Move), &[Move(1, Gait::SMASH), Reveal(1)], 2, RECONSTRUCTED),
    card("j4", (Jena, Basic, Icon::Move), &[Move(1, Gait::QUIET), Reveal(1)], 1, RECONSTRUCTED),
    card("j5", (Jena, Basic, Icon::Attack), &[Damage(2, 0)], 0, RECONSTRUCTED),
    card("j6", (Jena, Basic, Icon::Attack), &[Damage(3, 1)], 3, RECONSTRUCTED),
    card("j7", (Jena, Basic, Icon::Attack), &[Damage(3, 0)], 1, RECONSTRUCTED),
    card("j8", (Jena, Basic, Icon::Special), &[Retrieve(2)], 0, FAMILY),
    card("js1", (Jena, Special, Icon::Special), &[Steal, Move(1, Gait::PLAIN)], 1, THEFT),
    card("js2", (Jena, Special, Icon::Move), &[Move(2, Gait::SEWER.and(Gait::SMASH)), Reveal(1)], 1,
        SEWERS),
    card("js3", (Jena, Special, Icon::Attack), &[Damage(5, 1)], 3, RECONSTRUCTED),
    card("js4", (Jena, Extra, Icon::Move), &[Move(3, Gait::CLEAR.and(Gait::QUIET))], 0, OURS),
    card("js5", (Jena, Extra, Icon::Attack), &[Damage(3, 0), Retrieve(1)], 1, OURS),
    card("m1", (Maggie, Basic, Icon::Move), &[Move(1, Gait::PLAIN), Reveal(1)], 1,
        Partly("noise 1 KNOWN (F-H3); effect reconstructed")),
    card("m2", (Maggie, Basic, Icon::Attack), &[Damage(3, 1)], 3,
        Partly("noise 3 KNOWN (F-H2); effect reconstructed")),
    card("m3", (Maggie, Basic, Icon::Attack), &[Damage(2, 0)], 1,
        Partly("DMG 2 r0 KNOWN (F-H1); noise reconstructed")),
    card("m4", (Maggie, Basic, Icon::Attack), &[Damage(1, 0), Move(1, Gait::PLAIN)], 1,
        RECONSTRUCTED),
    card("m5", (Maggie, Basic, Icon::Special), &[Retrieve(2)], 0, FAMILY),
    card("m6", (Maggie, Basic, Icon::Move), &[Move(2, Gait::CLEAR), Reveal(1)], 2, RECONSTRUCTED),
    card("m7", (Maggie, Basic, Icon::Move), &[Move(1, Gait::SMASH), Reveal(1)], 2, RECONSTRUCTED),
    card("m8", (Maggie, Basic, Icon::Special), &[Trick(1), Damage(1, 0)], 1, RECONSTRUCTED),
    card("ms1", (Maggie, Special, Icon::Special), &[Steal, Trick(1)], 0, THEFT),
    card("ms2", (Maggie, Special, Icon::Attack), &[Damage(4, 1), Trick(1)], 3, RECONSTRUCTED),
    card("ms3", (Maggie, Special, Icon::Move),
        &[Move(2, Gait::SEWER.and(Gait::QUIET)), Reveal(1)], 1, SEWERS),
    card("ms4", (Maggie, Extra, Icon::Attack), &[Damage(3, 0), Move(1, Gait::PLAIN), Reveal(1)], 2,
        OURS),
    card("ms5", (Maggie, Extra, Icon::Special), &[Retrieve(1), Reload(2)], 0, OURS),
    card("b1", (Mente, Basic, Icon::Special), &[Trick(3)], 0,
        Partly("TRICK 3 own space KNOWN (F-H4); noise reconstructed")),
    card("b2", (Mente, Basic, Icon::Special), &[Retrieve(2)], 0, FAMILY),
    card("b3", (Mente, Basic, Icon::Move), &[Move(2, Gait::CLEAR.and(Gait::QUIET))], 1,
        RECONSTRUCTED),
    card("b4", (Mente, Basic, Icon::Move), &[Move(1, Gait::PLAIN), Reveal(2)], 1, RECONSTRUCTED),
    card("b5", (Mente, Basic, Icon::Move), &[Move(1, Gait::PLAIN), Reveal(1)], 1, RECONSTRUCTED),
    card("b6", (Mente, Basic, Icon::Move), &[Trick(1), Move(1, Gait::PLAIN), Reveal(1)], 1,
        RECONSTRUCTED),
    card("b7", (Mente, Basic, Icon::Attack), &[Damage(2, 1)], 2, RECONSTRUCTED),
    card("b8", (Mente, Basic, Icon::Special), &[NeedClear, Item], 1, RECONSTRUCTED),
    card("bs1", (Mente, Special, Icon::Special), &[Steal, Trick(2)], 1, THEFT),
    card("bs2", (Mente, Special, Icon::Move), &[Move(2, Gait::SEWER), Reveal(1)], 0, SEWERS),
    card("bs3", (Mente, Special, Icon::Special), &[Retrieve(1), Item], 0, RECONSTRUCTED),
    card("bs4", (Mente, Extra, Icon::Move), &[Move(1, Gait::PLAIN), Reveal(3)], 0, OURS),
    card("bs5", (Mente, Extra, Icon::Special), &[Trick(4), Move(1, Gait::PLAIN)], 0, OURS),
    card("c1", (Tassista, Basic, Icon::Move), &[Move(2, Gait::PLAIN), Reveal(1)], 2, RECONSTRUCTED),
    card("c2", (Tassista, Basic, Icon::Move), &[MoveByCar(3, 1), Reveal(1)], 3, RECONSTRUCTED),
    card("c3", (Tassista, Basic, Icon::Move), &[Move(1, Gait::SMASH), Damage(2, 0)], 3,
        RECONSTRUCTED),
    card("c4", (Tassista, Basic, Icon::Special), &[Retrieve(2)], 0, FAMILY),
    card("c5", (Tassista, Basic, Icon::Attack), &[Damage(3, 1)], 2,
        Partly("reconstructed (the Cabbie figure holds a Molotov: X1)")),
    card("c6", (Tassista, Basic, Icon::Move), &[Move(1, Gait::QUIET), Reveal(2)], 1, RECONSTRUCTED),
    card("c7", (Tassista, Basic, Icon::Special), &[Trick(2)], 1, RECONSTRUCTED),
    card("c8", (Tassista, Basic, Icon::Attack), &[Damage(2, 0)], 1, RECONSTRUCTED),
    card("cs1", (Tassista, Special, Icon::Special), &[Steal, Move(1, Gait::PLAIN)], 1, THEFT),
    card("cs2", (Tassista, Special, Icon::Move), &[NeedPoi, Jump], 2,
        Partly("POI to POI known (F-A1); hero, class and noise reconstructed")),
    card("cs3", (Tassista, Special, Icon::Attack), &[Move(2, Gait::SMASH), Damage(3, 0)], 3,
        RECONSTRUCTED),
    card("cs4", (Tassista, Extra, Icon::Move),
        &[Move(2, Gait::SMASH.and(Gait::QUIET)), Reveal(1)], 2, OURS),
    card("cs5", (Tassista, Extra, Icon::Special), &[Item, Retrieve(1)], 0, OURS),
];
