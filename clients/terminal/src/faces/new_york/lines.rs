//! The lines of a plan: sides of tiles, and the corners where they meet.

use std::collections::BTreeMap;

use games::new_york::components::Side;
use ratatui::style::{Modifier, Style};

use crate::Palette;

/// What runs along a side of a tile, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Wall {
    /// No street.
    Plain,
    /// A double street inside the city, which counts nothing.
    Inner,
    /// A street on the outline.
    Street,
    /// A street that is part of the longest.
    Longest,
}

impl Wall {
    /// How it is drawn where it runs from west to east.
    pub(super) fn flat(self) -> &'static str {
        match self {
            Wall::Plain => "─",
            Wall::Inner => "╍",
            Wall::Street => "━",
            Wall::Longest => "═",
        }
    }

    /// How it is drawn where it runs from north to south.
    pub(super) fn upright(self) -> &'static str {
        match self {
            Wall::Plain => "│",
            Wall::Inner => "╏",
            Wall::Street => "┃",
            Wall::Longest => "║",
        }
    }

    pub(super) fn style(self, palette: Palette) -> Style {
        match self {
            Wall::Plain | Wall::Inner => palette.faint(),
            Wall::Street => palette.strong(),
            Wall::Longest => palette.ink(214).add_modifier(Modifier::BOLD),
        }
    }
}

/// A side of a cell, whichever of the two cells it is looked at from: that of the cell to the
/// north or to the east of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Edge {
    South(i16, i16),
    West(i16, i16),
}

impl Edge {
    pub(super) fn of((x, y): (i16, i16), side: Side) -> Edge {
        match side {
            Side::North => Edge::South(x, y + 1),
            Side::East => Edge::West(x + 1, y),
            Side::South => Edge::South(x, y),
            Side::West => Edge::West(x, y),
        }
    }
}

/// The sides of all tiles.
pub(super) type Walls = BTreeMap<Edge, Wall>;

/// The corner in the south-west of the cell `x`, `y`: how it is drawn, and the most important
/// line that ends there. `None` where none does.
pub(super) fn corner(walls: &Walls, (x, y): (i16, i16)) -> Option<(char, Wall)> {
    let arm = |edge: Edge| walls.get(&edge).copied();
    let north = arm(Edge::West(x, y));
    let east = arm(Edge::South(x, y));
    let south = arm(Edge::West(x, y - 1));
    let west = arm(Edge::South(x - 1, y));
    let arms = [north, east, south, west];
    let most = arms.into_iter().flatten().max()?;
    let shape = (0..4)
        .filter(|n| arms[*n].is_some())
        .fold(0, |bits, n| bits | 1 << n);
    let is_street = |one: Option<Wall>, other: Option<Wall>| {
        let wall = one.max(other);
        usize::from(wall.is_some_and(|wall| wall > Wall::Plain))
    };
    let weight = is_street(east, west) + 2 * is_street(north, south);
    // There are no corners of heavy and of double lines: double ones win.
    let corners = if most == Wall::Longest {
        DOUBLE[weight]
    } else {
        HEAVY[weight]
    };
    corners.chars().nth(shape).map(|corner| (corner, most))
}

/// Corners by the lines that meet in them: north 1, east 2, south 4, west 8. No street, one from
/// west to east, one from north to south, both.
const HEAVY: [&str; 4] = [
    " ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    " ╵╺┕╷│┍┝╸┙━┷┑┥┯┿",
    " ╹╶┖╻┃┎┠╴┚─┸┒┨┰╂",
    " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋",
];
const DOUBLE: [&str; 4] = [
    " ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    " ╵═╘╷│╒╞═╛═╧╕╡╤╪",
    " ║╶╙║║╓╟╴╜─╨╖╢╥╫",
    " ║═╚║║╔╠═╝═╩╗╣╦╬",
];
