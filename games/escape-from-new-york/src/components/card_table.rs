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

/// Whose a card is, from which stock, and its icon.
#[derive(Clone, Copy)]
struct About {
    hero: Persona,
    stock: Stock,
    icon: Icon,
}

const fn of(hero: Persona, stock: Stock, icon: Icon) -> About {
    About { hero, stock, icon }
}

const fn card(
    id: &'static str,
    about: About,
    effects: &'static [Effect],
    noise: u8,
    provenance: Provenance,
) -> Row {
    Row {
        id,
        hero: about.hero,
        stock: about.stock,
        icon: about.icon,
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
    card("j1", of(Jena, Basic, Icon::Move), &[Move(1, Gait::CLEAR), Reveal(1)], 0, RECONSTRUCTED),
    card("j2", of(Jena, Basic, Icon::Move), &[Move(2, Gait::PLAIN)], 2, RECONSTRUCTED),
    card("j3", of(Jena, Basic, Icon::Move), &[Move(1, Gait::SMASH), Reveal(1)], 2, RECONSTRUCTED),
    card("j4", of(Jena, Basic, Icon::Move), &[Move(1, Gait::QUIET), Reveal(1)], 1, RECONSTRUCTED),
    card("j5", of(Jena, Basic, Icon::Attack), &[Damage(2, 0)], 0, RECONSTRUCTED),
    card("j6", of(Jena, Basic, Icon::Attack), &[Damage(3, 1)], 3, RECONSTRUCTED),
    card("j7", of(Jena, Basic, Icon::Attack), &[Damage(3, 0)], 1, RECONSTRUCTED),
    card("j8", of(Jena, Basic, Icon::Special), &[Retrieve(2)], 0, FAMILY),
    card("js1", of(Jena, Special, Icon::Special), &[Steal, Move(1, Gait::PLAIN)], 1, THEFT),
    card("js2", of(Jena, Special, Icon::Move), &[Move(2, Gait::SEWER.and(Gait::SMASH)), Reveal(1)],
        1,
        SEWERS),
    card("js3", of(Jena, Special, Icon::Attack), &[Damage(5, 1)], 3, RECONSTRUCTED),
    card("js4", of(Jena, Extra, Icon::Move), &[Move(3, Gait::CLEAR.and(Gait::QUIET))], 0, OURS),
    card("js5", of(Jena, Extra, Icon::Attack), &[Damage(3, 0), Retrieve(1)], 1, OURS),
    card("m1", of(Maggie, Basic, Icon::Move), &[Move(1, Gait::PLAIN), Reveal(1)], 1,
        Partly("noise 1 KNOWN (F-H3); effect reconstructed")),
    card("m2", of(Maggie, Basic, Icon::Attack), &[Damage(3, 1)], 3,
        Partly("noise 3 KNOWN (F-H2); effect reconstructed")),
    card("m3", of(Maggie, Basic, Icon::Attack), &[Damage(2, 0)], 1,
        Partly("DMG 2 r0 KNOWN (F-H1); noise reconstructed")),
    card("m4", of(Maggie, Basic, Icon::Attack), &[Damage(1, 0), Move(1, Gait::PLAIN)], 1,
        RECONSTRUCTED),
    card("m5", of(Maggie, Basic, Icon::Special), &[Retrieve(2)], 0, FAMILY),
    card("m6", of(Maggie, Basic, Icon::Move), &[Move(2, Gait::CLEAR), Reveal(1)], 2, RECONSTRUCTED),
    card("m7", of(Maggie, Basic, Icon::Move), &[Move(1, Gait::SMASH), Reveal(1)], 2, RECONSTRUCTED),
    card("m8", of(Maggie, Basic, Icon::Special), &[Trick(1), Damage(1, 0)], 1, RECONSTRUCTED),
    card("ms1", of(Maggie, Special, Icon::Special), &[Steal, Trick(1)], 0, THEFT),
    card("ms2", of(Maggie, Special, Icon::Attack), &[Damage(4, 1), Trick(1)], 3, RECONSTRUCTED),
    card("ms3", of(Maggie, Special, Icon::Move),
        &[Move(2, Gait::SEWER.and(Gait::QUIET)), Reveal(1)], 1, SEWERS),
    card("ms4", of(Maggie, Extra, Icon::Attack), &[Damage(3, 0), Move(1, Gait::PLAIN), Reveal(1)],
        2,
        OURS),
    card("ms5", of(Maggie, Extra, Icon::Special), &[Retrieve(1), Reload(2)], 0, OURS),
    card("b1", of(Mente, Basic, Icon::Special), &[Trick(3)], 0,
        Partly("TRICK 3 own space KNOWN (F-H4); noise reconstructed")),
    card("b2", of(Mente, Basic, Icon::Special), &[Retrieve(2)], 0, FAMILY),
    card("b3", of(Mente, Basic, Icon::Move), &[Move(2, Gait::CLEAR.and(Gait::QUIET))], 1,
        RECONSTRUCTED),
    card("b4", of(Mente, Basic, Icon::Move), &[Move(1, Gait::PLAIN), Reveal(2)], 1, RECONSTRUCTED),
    card("b5", of(Mente, Basic, Icon::Move), &[Move(1, Gait::PLAIN), Reveal(1)], 1, RECONSTRUCTED),
    card("b6", of(Mente, Basic, Icon::Move), &[Trick(1), Move(1, Gait::PLAIN), Reveal(1)], 1,
        RECONSTRUCTED),
    card("b7", of(Mente, Basic, Icon::Attack), &[Damage(2, 1)], 2, RECONSTRUCTED),
    card("b8", of(Mente, Basic, Icon::Special), &[NeedClear, Item], 1, RECONSTRUCTED),
    card("bs1", of(Mente, Special, Icon::Special), &[Steal, Trick(2)], 1, THEFT),
    card("bs2", of(Mente, Special, Icon::Move), &[Move(2, Gait::SEWER), Reveal(1)], 0, SEWERS),
    card("bs3", of(Mente, Special, Icon::Special), &[Retrieve(1), Item], 0, RECONSTRUCTED),
    card("bs4", of(Mente, Extra, Icon::Move), &[Move(1, Gait::PLAIN), Reveal(3)], 0, OURS),
    card("bs5", of(Mente, Extra, Icon::Special), &[Trick(4), Move(1, Gait::PLAIN)], 0, OURS),
    card("c1", of(Tassista, Basic, Icon::Move), &[Move(2, Gait::PLAIN), Reveal(1)], 2,
        RECONSTRUCTED),
    card("c2", of(Tassista, Basic, Icon::Move), &[MoveByCar(3, 1), Reveal(1)], 3, RECONSTRUCTED),
    card("c3", of(Tassista, Basic, Icon::Move), &[Move(1, Gait::SMASH), Damage(2, 0)], 3,
        RECONSTRUCTED),
    card("c4", of(Tassista, Basic, Icon::Special), &[Retrieve(2)], 0, FAMILY),
    card("c5", of(Tassista, Basic, Icon::Attack), &[Damage(3, 1)], 2,
        Partly("reconstructed (the Cabbie figure holds a Molotov: X1)")),
    card("c6", of(Tassista, Basic, Icon::Move), &[Move(1, Gait::QUIET), Reveal(2)], 1,
        RECONSTRUCTED),
    card("c7", of(Tassista, Basic, Icon::Special), &[Trick(2)], 1, RECONSTRUCTED),
    card("c8", of(Tassista, Basic, Icon::Attack), &[Damage(2, 0)], 1, RECONSTRUCTED),
    card("cs1", of(Tassista, Special, Icon::Special), &[Steal, Move(1, Gait::PLAIN)], 1, THEFT),
    card("cs2", of(Tassista, Special, Icon::Move), &[NeedPoi, Jump], 2,
        Partly("POI to POI known (F-A1); hero, class and noise reconstructed")),
    card("cs3", of(Tassista, Special, Icon::Attack), &[Move(2, Gait::SMASH), Damage(3, 0)], 3,
        RECONSTRUCTED),
    card("cs4", of(Tassista, Extra, Icon::Move),
        &[Move(2, Gait::SMASH.and(Gait::QUIET)), Reveal(1)], 2, OURS),
    card("cs5", of(Tassista, Extra, Icon::Special), &[Item, Retrieve(1)], 0, OURS),
];
