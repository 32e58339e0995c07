//! The spaces of the map as data: where, what, and how much of it is known.

use super::{
    Provenance,
    Provenance::{Known, Partly},
    RECONSTRUCTED,
    board::{Ground, SPACES, Side},
};

/// One space.
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) col: i8,
    pub(super) y: i8,
    pub(super) ground: Ground,
    /// Number and side of the bridge that leaves the map here.
    pub(super) bridge: Option<(u8, Side)>,
    pub(super) outskirts: bool,
    pub(super) provenance: Provenance,
}

const fn row(
    name: &'static str,
    (col, y): (i8, i8),
    ground: Ground,
    provenance: Provenance,
) -> Row {
    Row {
        name,
        col,
        y,
        ground,
        bridge: None,
        outskirts: false,
        provenance,
    }
}

const fn coast(name: &'static str, at: (i8, i8), provenance: Provenance) -> Row {
    Row {
        outskirts: true,
        ..row(name, at, Ground::City, provenance)
    }
}

/// A space of the city with the bridge of this number on this side.
const fn bridge(number: u8, side: Side, name: &'static str, at: (i8, i8)) -> Row {
    Row {
        bridge: Some((number, side)),
        ..row(name, at, Ground::City, BRIDGE)
    }
}

const CENTRE: Provenance = Known("F-S8, X1");
const TOWERS: Provenance = Partly("up-left of the Library known (X1); exact space reconstructed");
const PARKSIDE: Provenance = Partly("on the right known (F-S9); exact space reconstructed");
const EDGE: Provenance = Partly("on the edge known (X4); exact space reconstructed");
const COAST: Provenance = Partly("tokens on the coast known (F-S10); exact space reconstructed");
const BRIDGE: Provenance = Partly("4 bridges known (X2); exact space reconstructed");

// rules: FU-03
/// The grid of six neighbours is known (X1), the number of spaces follows from the tiles.
#[rustfmt::skip]
pub(super) const ROWS: [Row; SPACES] = [
    coast("a1", (-5, -3), COAST),
    row("a2", (-5, -1), Ground::Poi, EDGE),
    coast("a3", (-5, 1), COAST),
    bridge(1, Side::D, "a4", (-5, 3)),
    coast("b1", (-4, -4), COAST),
    row("b2", (-4, -2), Ground::Wtc, TOWERS),
    row("b3", (-4, 0), Ground::City, RECONSTRUCTED),
    row("b4", (-4, 2), Ground::City, RECONSTRUCTED),
    row("b5", (-4, 4), Ground::Poi, EDGE),
    row("c1", (-3, -5), Ground::Poi, EDGE),
    row("c2", (-3, -3), Ground::City, RECONSTRUCTED),
    row("c3", (-3, -1), Ground::City, RECONSTRUCTED),
    row("c4", (-3, 1), Ground::City, RECONSTRUCTED),
    row("c5", (-3, 3), Ground::City, RECONSTRUCTED),
    coast("c6", (-3, 5), COAST),
    coast("d1", (-2, -4), COAST),
    row("d2", (-2, -2), Ground::City, RECONSTRUCTED),
    row("d3", (-2, 0), Ground::City, RECONSTRUCTED),
    row("d4", (-2, 2), Ground::City, RECONSTRUCTED),
    bridge(2, Side::D, "d5", (-2, 4)),
    coast("e1", (-1, -5), COAST),
    row("e2", (-1, -3), Ground::City, RECONSTRUCTED),
    row("e3", (-1, -1), Ground::Ring, CENTRE),
    row("e4", (-1, 1), Ground::Ring, CENTRE),
    row("e5", (-1, 3), Ground::City, RECONSTRUCTED),
    row("e6", (-1, 5), Ground::Poi, EDGE),
    coast("f1", (0, -4), COAST),
    row("f2", (0, -2), Ground::Ring, CENTRE),
    row("f3", (0, 0), Ground::Library, CENTRE),
    row("f4", (0, 2), Ground::Ring, CENTRE),
    coast("f5", (0, 4), COAST),
    row("g1", (1, -5), Ground::Poi, EDGE),
    row("g2", (1, -3), Ground::City, RECONSTRUCTED),
    row("g3", (1, -1), Ground::Ring, CENTRE),
    row("g4", (1, 1), Ground::Ring, CENTRE),
    row("g5", (1, 3), Ground::City, RECONSTRUCTED),
    coast("g6", (1, 5), COAST),
    coast("h1", (2, -4), COAST),
    row("h2", (2, -2), Ground::Park, PARKSIDE),
    row("h3", (2, 0), Ground::Park, PARKSIDE),
    row("h4", (2, 2), Ground::City, RECONSTRUCTED),
    bridge(3, Side::D, "h5", (2, 4)),
    coast("i1", (3, -5), COAST),
    row("i2", (3, -3), Ground::Park, PARKSIDE),
    row("i3", (3, -1), Ground::Park, PARKSIDE),
    row("i4", (3, 1), Ground::Park, PARKSIDE),
    row("i5", (3, 3), Ground::City, RECONSTRUCTED),
    row("i6", (3, 5), Ground::Poi, EDGE),
    row("j1", (4, -4), Ground::Poi, EDGE),
    row("j2", (4, -2), Ground::Park, PARKSIDE),
    row("j3", (4, 0), Ground::Park, PARKSIDE),
    row("j4", (4, 2), Ground::City, RECONSTRUCTED),
    coast("j5", (4, 4), COAST),
    bridge(4, Side::U, "k1", (5, -3)),
    coast("k2", (5, -1), COAST),
    row("k3", (5, 1), Ground::Poi, EDGE),
    coast("k4", (5, 3), COAST),
];
