//! Timer tiles and event cards.

use super::{
    Provenance,
    Provenance::{Known, Partly},
    RECONSTRUCTED,
    effects::Effect::{
        self, Blast, EventLevel, Events, HeliAny, HeliRandom, HeliStep, Hurt, LoseItem, Noise,
        NyMove, RetrieveAll, RevealPoi, SpawnCar, SpawnHere, SpawnManholes, SpawnNearManholes,
        SpawnPark, SpawnSides,
    },
    part,
};

/// What a timer tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    Black,
    Presto,
    Red,
    /// A black tile of the add-on.
    Extra,
}
use Class::{Black, Extra, Presto, Red};

struct Row {
    id: &'static str,
    copies: u8,
    class: Class,
    effects: &'static [Effect],
    provenance: Provenance,
}

const fn tile(
    id: &'static str,
    copies: u8,
    class: Class,
    effects: &'static [Effect],
    provenance: Provenance,
) -> Row {
    Row {
        id,
        copies,
        class,
        effects,
        provenance,
    }
}

/// Kinds of timer tiles.
pub const TIMERS: usize = 15;

// rules: FU-04, FU-68, FU-97
const ROWS: [Row; TIMERS] = [
    tile(
        "ti01",
        2,
        Black,
        &[RevealPoi(1)],
        Partly("KNOWN effect (F-M3); copies reconstructed"),
    ),
    tile(
        "ti02",
        3,
        Black,
        &[EventLevel, Events],
        Partly("KNOWN family (F-M4); copies reconstructed"),
    ),
    tile(
        "ti03",
        1,
        Black,
        &[HeliStep],
        Partly("KNOWN family (F-P4); rest reconstructed"),
    ),
    tile(
        "ti04",
        1,
        Black,
        &[HeliRandom],
        Partly("KNOWN family (F-P4); rest reconstructed"),
    ),
    tile("ti05", 1, Black, &[SpawnPark], RECONSTRUCTED),
    tile("ti06", 1, Black, &[NyMove(2)], RECONSTRUCTED),
    tile(
        "ti07",
        1,
        Black,
        &[HeliAny],
        Partly("KNOWN family (F-P4); rest reconstructed"),
    ),
    tile("ti08", 1, Black, &[RetrieveAll], RECONSTRUCTED),
    tile(
        "ti09",
        1,
        Black,
        &[Events],
        Partly("KNOWN family (F-T2); copies reconstructed"),
    ),
    tile("ti10", 1, Presto, &[], Known("F-M6")),
    tile("ti11", 2, Red, &[], Known("F-M5")),
    tile("ti12", 1, Red, &[], Known("F-M5")),
    tile(
        "ti13",
        1,
        Extra,
        &[EventLevel, Events],
        Partly("count and class: rulebook; effect ours"),
    ),
    tile(
        "ti14",
        1,
        Extra,
        &[Noise(-3)],
        Partly("count and class: rulebook; effect ours"),
    ),
    tile(
        "ti15",
        1,
        Extra,
        &[SpawnManholes],
        Partly("count and class: rulebook; effect ours"),
    ),
];

part! {
    /// A timer tile, written `ti01`.
    TimerTile, ROWS, "a timer tile from ti01 to ti15"
}

impl TimerTile {
    /// The one that makes New York win.
    pub const LOST: TimerTile = TimerTile::named("ti12");
    /// The red ones without effect.
    pub const BLANK: TimerTile = TimerTile::named("ti11");
    /// Presto!
    pub const PRESTO: TimerTile = TimerTile::named("ti10");

    /// How many there are.
    pub const fn copies(self) -> u8 {
        ROWS[self.index()].copies
    }

    /// What it is.
    pub const fn class(self) -> Class {
        ROWS[self.index()].class
    }

    /// What it does.
    pub const fn effects(self) -> &'static [Effect] {
        ROWS[self.index()].effects
    }
}

struct EventRow {
    id: &'static str,
    copies: u8,
    effects: &'static [Effect],
    provenance: Provenance,
}

const fn event(
    id: &'static str,
    copies: u8,
    effects: &'static [Effect],
    provenance: Provenance,
) -> EventRow {
    EventRow {
        id,
        copies,
        effects,
        provenance,
    }
}

/// Kinds of event cards.
pub const EVENTS: usize = 13;

// rules: FU-04, FU-96
const EVENT_ROWS: [EventRow; EVENTS] = [
    event(
        "ev01",
        2,
        &[NyMove(3)],
        Partly("KNOWN effect (F-E1); copies reconstructed"),
    ),
    event("ev02", 2, &[SpawnHere(2)], RECONSTRUCTED),
    event(
        "ev03",
        2,
        &[Noise(2)],
        Partly("noise-from-event family KNOWN (F-N4); number reconstructed"),
    ),
    event("ev04", 2, &[SpawnNearManholes(3)], RECONSTRUCTED),
    event("ev05", 1, &[SpawnSides], RECONSTRUCTED),
    event("ev06", 1, &[LoseItem], RECONSTRUCTED),
    event("ev07", 1, &[Hurt(1)], RECONSTRUCTED),
    event("ev08", 1, &[NyMove(2)], RECONSTRUCTED),
    event("ev09", 1, &[SpawnCar], RECONSTRUCTED),
    event("ev10", 1, &[RetrieveAll], RECONSTRUCTED),
    event("ev11", 1, &[], RECONSTRUCTED),
    event("ev12", 1, &[Noise(-1)], RECONSTRUCTED),
    event(
        "ev13",
        2,
        &[Blast(2), Hurt(2), Noise(2)],
        Partly("name and count: rulebook; effect ours"),
    ),
];

part! {
    /// An event card, written `ev01`.
    EventCard, EVENT_ROWS, "an event card from ev01 to ev13"
}

impl EventCard {
    /// The one of the add-on.
    pub const EXPLOSION: EventCard = EventCard::named("ev13");

    /// How many there are.
    pub const fn copies(self) -> u8 {
        EVENT_ROWS[self.index()].copies
    }

    /// What it does.
    pub const fn effects(self) -> &'static [Effect] {
        EVENT_ROWS[self.index()].effects
    }
}

const _: () = {
    let (mut black, mut extra, mut red, mut n) = (0, 0, 0, 0);
    while n < ROWS.len() {
        match ROWS[n].class {
            Black => black += ROWS[n].copies,
            Extra => extra += ROWS[n].copies,
            Red => red += ROWS[n].copies,
            Presto => {}
        }
        n += 1;
    }
    assert!(
        black == 12 && extra == 3 && red == 3,
        "the box has 12 standard and 3 red timer tiles, the add-on 3"
    );
    let (mut events, mut n) = (0, 0);
    while n < EVENT_ROWS.len() {
        events += EVENT_ROWS[n].copies;
        n += 1;
    }
    assert!(events == 16 + 2, "the box has 16 events, the add-on 2");
};
