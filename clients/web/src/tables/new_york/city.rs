//! A city: tiles, streets, the longest street with its lamps, and where a tile may go.

use std::collections::BTreeSet;

use games::new_york::{
    NewYork,
    action::CityTile,
    components::{Side, Tile},
    scoring::longest_street,
    state::city::{Cell, City},
};
use leptos::prelude::*;
use prose::{
    Lang, Named,
    common::signed,
    new_york::{place, street},
    say,
};
use tabletop::Seat;

use super::{
    Piece, picks,
    plan::{self, Frame, Ghost},
    tile,
};
use crate::{
    kit::card::{Button, PieceState, Spot, drawn_piece},
    tables::{Scene, walking::walk},
};

/// Room around the tiles, for the lamps and for a look at what may come.
const MARGIN: f32 = 14.0;

/// No city is drawn larger than if it had so much room.
const LEAST: (f32, f32) = (480.0, 400.0);

/// What is drawn of a city beyond its tiles.
struct Board<'a, 's> {
    scene: &'a Scene<'s, NewYork>,
    seat: Seat,
    lang: Lang,
    /// The tile that is about to be laid, if there is one.
    tile: Option<Tile>,
}

/// Something at a cell that can be picked, or asked why not.
struct Target {
    pick: Piece,
    at: Cell,
    class: &'static str,
    /// What it is called by whoever does not see it.
    name: String,
}

/// The city of `seat`, large, to be played in.
pub(super) fn board(scene: &Scene<'_, NewYork>, seat: Seat) -> AnyView {
    let picked = scene.stage.gesture.picked();
    let is_own = scene.own() == Some(seat);
    let held = picks::held(scene.view, picked).filter(|_| is_own && scene.is_asked());
    let board = Board {
        scene,
        seat,
        lang: scene.lang(),
        tile: held,
    };
    let table = &scene.view.table;
    let city = table.cities.of(seat);
    let bought = bought(scene).filter(|_| is_own);
    let shown = held.or(bought);
    let ghosts = shown.map_or(Vec::new(), |tile| plan::ghosts(table, seat, tile));
    let ghost_cells = ghosts.iter().map(|ghost| ghost.at);
    let frame = Frame::around(plan::cells(city).chain(ghost_cells), MARGIN);
    let frame = frame.at_least(LEAST.0, LEAST.1);
    let mut pieces: Vec<(Cell, AnyView)> = Vec::new();
    if let Some(tile) = held {
        pieces.extend(
            ghosts
                .iter()
                .map(|ghost| (ghost.at, board.ghost(tile, *ghost))),
        );
        pieces.extend(board.misfits(tile, &ghosts));
    } else if let Some(tile) = bought {
        pieces.extend(ghosts.iter().map(|ghost| (ghost.at, preview(tile, *ghost))));
    }
    pieces.push((Cell::START, board.laid(city, None, Cell::START)));
    pieces.extend(
        city.iter()
            .map(|(tile, at)| (at, board.laid(city, Some(tile), at))),
    );
    // As one reads a plan: from the north, from the west.
    pieces.sort_by_key(|(at, _)| (-at.y(), at.x()));
    let pieces: Vec<AnyView> = pieces.into_iter().map(|(_, piece)| piece).collect();
    let name = say!(board.lang, "ny-web-city", length = longest_street(city));
    view! {
        <svg class="cityv own" viewBox=frame.view_box() role="group" aria-label=name
            data-testid="city" on:keydown=|event| walk(&event)>
            {pieces}
            {lit(city, true)}
        </svg>
    }
    .into_any()
}

/// Whether it is shown where a tile may go.
pub(super) fn is_looking(scene: &Scene<'_, NewYork>) -> bool {
    let picked = scene.stage.gesture.picked();
    let held = picks::held(scene.view, picked);
    scene.is_asked() && (held.is_some() || bought(scene).is_some())
}

/// A city, small, to be looked at.
pub(super) fn picture(table: &NewYork, seat: Seat, lang: Lang) -> AnyView {
    let city = table.cities.of(seat);
    let frame = Frame::around(plan::cells(city), 8.0);
    let cells: BTreeSet<Cell> = plan::cells(city).collect();
    let tiles: Vec<_> = city
        .iter()
        .map(|(tile, at)| (Some(tile), at))
        .chain([(None, Cell::START)])
        .map(|(tile, at)| {
            let (x, y) = plan::corner(at);
            let pick = tile.map_or_else(String::new, |tile| {
                format!(" data-pick=\"{}\"", Piece::building(tile))
            });
            let inside = |side| plan::beyond(at, side).is_some_and(|it| cells.contains(&it));
            let (class, drawing) = (tile::class(tile), tile::drawing(tile, inside));
            format!("<g class=\"{class}\" transform=\"translate({x} {y})\"{pick}>{drawing}</g>")
        })
        .collect();
    let name = say!(lang, "ny-web-city", length = longest_street(city));
    view! {
        <svg class="cityv mini" viewBox=frame.view_box() role="img" aria-label=name>
            <g inner_html=tiles.concat()></g>
            {lit(city, false)}
        </svg>
    }
    .into_any()
}

/// The tile whose payment is being picked.
fn bought(scene: &Scene<'_, NewYork>) -> Option<Tile> {
    let bank = picks::chosen_bank(scene.stage.gesture.picked())?;
    scene.view.table.on_offer(bank)
}

// rules: NY-30
/// The longest street as a line of light; with lamps to be counted on the large picture.
fn lit(city: City<'_>, has_lamps: bool) -> AnyView {
    let street = street(city);
    let line = plan::line(&street);
    let lamps = plan::lamps(&street).into_iter().enumerate();
    let lamps: Vec<AnyView> = lamps
        .filter(|_| has_lamps)
        .map(|(at, (x, y))| {
            view! {
                <g class="lp" transform=format!("translate({x} {y})")>
                    <circle class="lamp" r="8.4" />
                    <text y="3.4">{(at + 1).to_string()}</text>
                </g>
            }
            .into_any()
        })
        .collect();
    view! {
        <g class="light" aria-hidden="true" data-at=super::STREET>
            <path class="lith" d=line.clone() />
            <path class="litg" d=line />
            {lamps}
        </g>
    }
    .into_any()
}

/// What a tile bought now may become, when the turn ends.
fn preview(tile: Tile, ghost: Ghost) -> AnyView {
    let (x, y) = plan::corner(ghost.at);
    view! {
        <g class="gh later" aria-hidden="true" transform=format!("translate({x} {y})")>
            {faint(tile)}
            {gain(ghost.gain)}
        </g>
    }
    .into_any()
}

fn faint(tile: Tile) -> AnyView {
    let class = format!("ghi {}", tile::class(Some(tile)));
    view! {
        <rect class="ghp" width="100" height="100" />
        <g class=class inner_html=tile::drawing(Some(tile), |_| false)></g>
        <rect class="ghb" x="4" y="4" width="92" height="92" />
    }
    .into_any()
}

/// What the longest street would gain.
fn gain(gain: i32) -> AnyView {
    let class = match gain {
        1.. => "ghl up",
        0 => "ghl",
        _ => "ghl down",
    };
    let words = match gain {
        0 => "±0".to_owned(),
        gain => signed(gain),
    };
    view! {
        <g class=class transform="translate(50 74)">
            <rect x="-27" y="-13" width="54" height="26" />
            <text y="6">{words}</text>
        </g>
    }
    .into_any()
}

impl Board<'_, '_> {
    /// A place where the tile may go.
    fn ghost(&self, tile: Tile, ghost: Ghost) -> AnyView {
        let inside = view! {
            {faint(tile)}
            {gain(ghost.gain)}
            <rect class="ring" x="2" y="2" width="96" height="96" />
        };
        let name = say!(
            self.lang,
            "ny-web-ghost",
            tile = tile.the(self.lang),
            cell = place(ghost.at, self.lang),
            gain = signed(ghost.gain)
        );
        let target = Target {
            pick: Piece::Cell(tile, ghost.at),
            at: ghost.at,
            class: "gh",
            name,
        };
        self.piece(target, inside.into_any())
    }

    /// Places beside the city where the tile may not go: asked, they say why.
    fn misfits(&self, tile: Tile, ghosts: &[Ghost]) -> Vec<(Cell, AnyView)> {
        let city = self.scene.view.table.cities.of(self.seat);
        let is_ghost = |at: &Cell| ghosts.iter().any(|ghost| ghost.at == *at);
        let cells = plan::around(city).into_iter().filter(|at| !is_ghost(at));
        let drawn = cells.map(|at| {
            let inside = view! {
                <rect class="no" x="4" y="4" width="92" height="92" />
                <rect class="ring" x="2" y="2" width="96" height="96" />
            };
            let cell = place(at, self.lang);
            let name = say!(self.lang, "ny-web-misfit", cell = cell);
            let target = Target {
                pick: Piece::Cell(tile, at),
                at,
                class: "mis",
                name,
            };
            (at, self.piece(target, inside.into_any()))
        });
        drawn.collect()
    }

    /// A tile that lies in the city.
    fn laid(&self, city: City<'_>, tile: Option<Tile>, at: Cell) -> AnyView {
        let cells: BTreeSet<Cell> = plan::cells(city).collect();
        let inside = |side: Side| plan::beyond(at, side).is_some_and(|it| cells.contains(&it));
        let named = tile.map_or(CityTile::Start, CityTile::Building);
        let words = tile.map_or_else(|| say!(self.lang, "ny-start"), |it| it.name(self.lang));
        let swap = self.swap_gain(tile);
        let drawn = view! {
            <g class=tile::class(tile) inner_html=tile::drawing(tile, inside)></g>
            {swap.map(gain)}
            <rect class="ring" x="2" y="2" width="96" height="96" />
        };
        let cell = place(at, self.lang);
        let name = say!(self.lang, "ny-city-tile", tile = words, cell = cell);
        let target = Target {
            pick: Piece::City(named),
            at,
            class: if swap.is_some() { "in swap" } else { "in" },
            name,
        };
        self.piece(target, drawn.into_any())
    }

    /// What the street would gain if the tile held took the place of `out`.
    fn swap_gain(&self, out: Option<Tile>) -> Option<i32> {
        let (out, tile, seat) = (out?, self.tile?, self.seat);
        let swap = CityTile::Building(out);
        let action = games::new_york::action::Action::Swap { out: swap, tile };
        let is_legal = self.scene.choices.iter().any(|it| it.action == action);
        is_legal.then(|| {
            plan::gain(&self.scene.view.table, seat, |table| {
                let at = table.cities.lift(seat, out);
                table.cities.lay(seat, tile, at);
            })
        })
    }

    /// Draws `inside` as something that can be picked.
    fn piece(&self, target: Target, inside: AnyView) -> AnyView {
        let Target {
            pick,
            at,
            class,
            name,
        } = target;
        let is_own = self.scene.own() == Some(self.seat);
        let standing = if is_own {
            self.scene.standing(pick)
        } else {
            PieceState::Rest
        };
        let (x, y) = plan::corner(at);
        let about = Button {
            pick,
            name,
            class: format!("cell {class}"),
            standing,
        };
        let spot = Spot {
            cell: (at.x().into(), at.y().into()),
            shift: Some(format!("translate({x} {y})")),
        };
        drawn_piece(about, spot, inside, self.scene.press())
    }
}
