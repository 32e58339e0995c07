//! What stands and lies on a space, drawn around its middle.

use std::fmt::Write;

use games::escape_from_new_york::{
    components::{
        Persona,
        board::{Space, SpaceSet, WTC},
        equipment::Item,
        places::Poi,
        tiles::{Building, Mark},
    },
    state::{
        foe::Foe,
        hero::Ride,
        map::{Car, Stance},
    },
    view::View,
};

use super::{Piece, plan};
use crate::kit::Sign;

/// The sign of a hero.
pub(super) fn sign(persona: Persona) -> Sign {
    match persona {
        Persona::Jena => Sign::Ruby,
        Persona::Maggie => Sign::Verdigris,
        Persona::Mente => Sign::Indigo,
        Persona::Tassista => Sign::Amber,
    }
}

/// A piece with the room it takes: drawn with its left edge and the foot of its row at zero.
struct Figure {
    width: f32,
    drawing: String,
}

fn used(symbol: &str, (x, y): (f32, f32), (width, height): (f32, f32)) -> String {
    format!(r##"<use href="#{symbol}" x="{x}" y="{y}" width="{width}" height="{height}"/>"##)
}

fn named(pick: Piece, class: &str, drawing: &str) -> String {
    format!(r#"<g class="{class}" data-pick="{pick}">{drawing}</g>"#)
}

/// Everything on `at` that can be taken, met or hit.
pub(super) fn pieces(view: &View, at: Space) -> String {
    let mut all = heroes(view, at);
    all.extend(foes(view, at));
    all.extend(things(view, at));
    let widths: Vec<f32> = all.iter().map(|piece| piece.width).collect();
    let wide: f32 = widths.iter().sum();
    // A crowd stands closer.
    let scale = (150.0 / wide.max(150.0)).max(0.55);
    let places = plan::rows(&widths, 76.0 / scale);
    let count = places.last().map_or(0, |(row, _)| row + 1);
    let mut drawing = String::new();
    for ((row, left), piece) in places.iter().zip(&all) {
        let foot = match (count, row) {
            (1, _) => 13.0,
            (_, 0) => 1.0,
            (_, row) => 1.0 + 23.0 * f32::from(*row),
        };
        let _ = write!(
            drawing,
            r#"<g transform="translate({:.1} {foot:.1}) scale({scale:.2})">{}</g>"#,
            left * scale,
            piece.drawing
        );
    }
    drawing
}

fn heroes(view: &View, at: Space) -> Vec<Figure> {
    let heroes = view
        .table
        .heroes
        .iter()
        .filter(|(_, hero)| hero.space == at);
    let mut all = Vec::new();
    for (seat, hero) in heroes {
        let sign = sign(hero.persona);
        let ring = if view.table.active == seat {
            r#"<circle class="e-ring" cx="12" cy="-13" r="19"/>"#
        } else {
            ""
        };
        let body = used("e-pawn", (-2.0, -34.0), (28.0, 38.0));
        let letter = format!(r#"<text x="12" y="-4">{}</text>"#, sign.letter());
        let class = format!("e-pawn {}", sign.class());
        all.push(Figure {
            width: 27.0,
            drawing: named(Piece::Pawn(seat), &class, &format!("{ring}{body}{letter}")),
        });
        let car = match hero.ride {
            Some(Ride::Taxi) => "e-taxi",
            Some(Ride::Car(_)) => "e-car",
            None => continue,
        };
        all.push(Figure {
            width: 31.0,
            drawing: format!(
                r#"<g class="car">{}</g>"#,
                used(car, (0.0, -17.0), (30.0, 18.0))
            ),
        });
    }
    all
}

/// Enemies, those alike together.
fn foes(view: &View, at: Space) -> Vec<Figure> {
    let map = &view.table.map;
    let gang = map.gangs[at];
    let mut all = Vec::new();
    for (lying, hurt) in [(false, false), (false, true), (true, false), (true, true)] {
        let count = if lying {
            gang.count(Stance::Lying, hurt)
        } else {
            gang.count(Stance::Ready, hurt) + gang.count(Stance::Moved, hurt)
        };
        if count == 0 {
            continue;
        }
        let foe = Piece::Foe(Foe::Convict { at, lying, hurt });
        let mut drawing = used("e-convict", (0.0, -20.0), (22.0, 22.0));
        if lying {
            drawing = format!(r#"<g transform="rotate(-90 11 -8)">{drawing}</g>"#);
        }
        if hurt {
            drawing +=
                &used("e-hp", (13.0, -22.0), (9.0, 9.0)).replace("<use", r#"<use class="hurt""#);
        }
        // The number stays behind when one of them goes.
        let mut drawing = named(foe, "", &drawing);
        let mut width = 23.0;
        if count > 1 {
            let _ = write!(
                drawing,
                r#"<text class="e-ct" x="22" y="-3">{count}</text>"#
            );
            width = 31.0;
        }
        all.push(Figure { width, drawing });
    }
    for (car, _, stance, _) in map.car_convicts().filter(|(_, on, ..)| *on == at) {
        let tilt = if stance == Stance::Lying {
            "cv down"
        } else {
            "cv"
        };
        let drawing = used("e-carc", (0.0, -18.0), (33.0, 20.0));
        all.push(Figure {
            width: 34.0,
            drawing: named(Piece::Foe(Foe::Car(car)), tilt, &drawing),
        });
    }
    for (boss, _, stance, hit_points) in map.bosses_on().filter(|(_, on, ..)| *on == at) {
        let class = if stance == Stance::Lying { "down" } else { "" };
        let class = format!("boss e-{} {class}", boss.word());
        let symbol = format!("e-{}", boss.word());
        let drawing = format!(
            "\
                <path class='bossp' d='{}' transform='translate(15 -12)'/>{}<text class='e-ct' \
                x='27' y='3'>{hit_points}</text>",
            plan::hexagon(17.0),
            used(&symbol, (1.0, -26.0), (28.0, 28.0)),
        );
        all.push(Figure {
            width: 36.0,
            drawing: named(Piece::Foe(Foe::Boss(boss)), &class, &drawing),
        });
    }
    all
}

/// What lies there to be taken.
fn things(view: &View, at: Space) -> Vec<Figure> {
    let map = &view.table.map;
    let mut all = Vec::new();
    let cars = map.cars.iter().filter(|car| **car == Car::Abandoned(at));
    all.extend(cars.map(|_| Figure {
        width: 32.0,
        drawing: format!(
            r#"<g class="car left">{}</g>"#,
            used("e-car", (0.0, -17.0), (31.0, 18.0))
        ),
    }));
    if map.cubes[at] > 0 {
        let mut drawing = used("e-cube", (0.0, -16.0), (16.0, 16.0));
        if map.cubes[at] > 1 {
            let count = map.cubes[at];
            let _ = write!(
                drawing,
                r#"<text class="e-ct" x="17" y="-3">{count}</text>"#
            );
        }
        let width = if map.cubes[at] > 1 { 26.0 } else { 18.0 };
        all.push(Figure { width, drawing });
    }
    let boxes = (1..).zip(&view.table.boxes);
    for (number, _) in boxes.filter(|(_, place)| place.token == Some(at)) {
        let drawing = format!(
            "\
                <g class='case'>{}</g><g class='e-cn'><circle cx='22' cy='-3' r='7'/><text \
                x='22' y='1'>{number}</text></g>",
            used("e-case", (0.0, -19.0), (24.0, 19.0)),
        );
        all.push(Figure {
            width: 29.0,
            drawing,
        });
    }
    all
}

/// Signs that stay: events, manholes, traps, rafts, buildings.
pub(super) fn marks(view: &View, at: Space) -> String {
    let table = &view.table;
    let mut all: Vec<(&str, &str)> = Vec::new();
    for (mark, symbol) in [
        (Mark::Event, "e-event"),
        (Mark::Manhole, "e-manhole"),
        (Mark::Trap, "e-trap"),
    ] {
        if table.has_mark(at, mark) {
            all.push((symbol, "mk"));
        }
    }
    if table.has_mark(at, Mark::Raft) {
        all.push(("e-raft", "mk raft"));
    }
    match table.building(at) {
        Some(Building::Clinic) => all.push(("e-clinic", "mk clinic")),
        Some(Building::Armoury) => all.push(("e-armory", "mk armoury")),
        Some(Building::Shelter) => all.push(("e-shelter", "mk shelter")),
        Some(Building::Library) | None => {}
    }
    let left = -9.5 * f32::from(all.len() as u8);
    let each = all.iter().zip(0u8..).map(|((symbol, class), n)| {
        let x = left + 19.0 * f32::from(n);
        let drawing = used(symbol, (x, 17.0), (17.0, 17.0));
        format!(r#"<g class="{class}">{drawing}</g>"#)
    });
    each.collect()
}

/// What the space itself is: a great building, a point of interest, what flies or will fly.
pub(super) fn scenery(view: &View, at: Space) -> String {
    let table = &view.table;
    let mut drawing = String::new();
    if at == WTC {
        let _ = write!(
            drawing,
            r#"<g class="wtc">{}</g>"#,
            used("e-wtc", (-10.0, -20.0), (46.0, 48.0))
        );
        if table.gullfire {
            let _ = write!(
                drawing,
                r#"<g class="glider">{}</g>"#,
                used("e-glider", (-40.0, -12.0), (54.0, 27.0))
            );
        }
    }
    if table.building(at) == Some(Building::Library) {
        let _ = write!(
            drawing,
            r#"<g class="lib">{}</g>"#,
            used("e-library", (-28.0, -15.0), (56.0, 40.0))
        );
    }
    let is_up = table.map.revealed.contains(at);
    if is_up && let Some(poi) = table.open_poi(at) {
        drawing += &sight(poi, (0.0, -31.0), (28.0, 19.0));
    }
    drawing
}

/// The picture of a point of interest.
pub(super) fn sight(poi: Poi, at: (f32, f32), size: (f32, f32)) -> String {
    let symbol = match poi.to_string().as_str() {
        "po1" => "e-camp",
        "po3" => "e-lair",
        "po4" => "e-ring",
        "po5" => "e-pod",
        "po6" => "e-library",
        "po7" | "po8" => "e-depot",
        _ => return String::new(),
    };
    format!(r#"<g class="sight {poi}">{}</g>"#, used(symbol, at, size))
}

/// The helicopter, flying or landed, if it is there.
pub(super) fn flyer(view: &View, at: Space) -> String {
    let table = &view.table;
    if table.helicopter != at {
        return String::new();
    }
    let class = if table.landed { "heli landed" } else { "heli" };
    // Among others it flies higher.
    let map = &table.map;
    let is_alone = table.heroes.values().all(|hero| hero.space != at)
        && map.foes_in(SpaceSet::only(at)).next().is_none();
    let y = if is_alone { -5.0 } else { -25.0 };
    let drawing = used("e-heli", (-19.0, y - 13.0), (38.0, 25.0));
    let pad = format!(r#"<circle class="pad" cx="0" cy="{y}" r="22"/>"#);
    format!("{pad}{}", named(Piece::Helicopter, class, &drawing))
}

/// The picture of an item, where there is one.
pub(super) fn item(item: Item) -> &'static str {
    match item.to_string().as_str() {
        "it03" | "it13" | "se-j" => "e-smg",
        "it04" | "se-m" => "e-revolver",
        "it05" => "e-shelter",
        "it06" => "e-heli",
        "it07" => "e-clinic",
        "it08" => "e-ammo",
        "it10" => "e-smoke",
        "it11" => "e-map",
        "it12" => "e-tape",
        "it14" => "e-take",
        _ => "e-attack",
    }
}

#[cfg(test)]
mod tests {
    use games::escape_from_new_york::{Escape, components::tiles::MapTile};
    use tabletop::{Dealer, Game, Options, SeatCount, Seed, Viewer};

    use super::*;

    // rules: FU-98
    #[test]
    fn a_trap_is_drawn_where_its_tile_lies_open() {
        let seats = SeatCount::new(1).expect("one hero may be alone");
        let options = <Escape as Game>::Options::of_line("").expect("they are the usual ones");
        let mut dealer = Dealer::new(Seed::number(1));
        let table = Escape::set_up(&options, seats, &mut dealer).expect("the table is laid");
        let mut view = table.view(Viewer::Spectator);
        let at = Space::named("c4");
        let mut tiles = MapTile::all();
        let trap = tiles.find(|tile| tile.marks().contains(&Mark::Trap));
        view.table.map.tiles[at] = trap;
        view.table.map.revealed.insert(at);
        assert!(marks(&view, at).contains("#e-trap"), "{}", marks(&view, at));
    }
}
