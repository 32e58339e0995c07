//! Manhattan: 57 spaces, their streets, bridges and roadblocks, and all that stands on them.

use std::fmt::Write;

use games::escape_from_new_york::{
    Escape,
    action::Action,
    components::board::{Ground, Side, Space},
    view::View,
};
use leptos::prelude::*;
use prose::{escape_from_new_york::space as spoken, say};

use super::{Piece, pieces, plan};
use crate::{
    kit::card::{Button, PieceState, Spot, drawn_piece},
    tables::{Scene, walking::walk},
};

/// What the drawing shows: the rivers around it included.
const VIEW_BOX: &str = "-424 -278 848 556";

/// The waves of the two rivers: where, and how long.
const WAVES: [(i32, i32, u32); 15] = [
    (-470, -236, 100),
    (-330, -228, 30),
    (-466, -214, 36),
    (300, -236, 120),
    (388, -222, 82),
    (-470, 196, 70),
    (-452, 212, 34),
    (-300, 262, 70),
    (150, 262, 50),
    (20, 258, 50),
    (360, 196, 110),
    (392, 212, 48),
    (-466, -120, 26),
    (440, -150, 30),
    (446, 170, 24),
];

/// The map, to be played on.
pub(super) fn map(scene: &Scene<'_, Escape>) -> AnyView {
    let view = scene.view;
    let spaces: Vec<AnyView> = Space::all().map(|at| space(scene, at)).collect();
    let bridges: Vec<AnyView> = Space::all()
        .filter_map(|at| Some(bridge(scene, at, at.bridge()?)))
        .collect();
    let open = view.table.map.revealed.len();
    let name = say!(scene.lang(), "web-fu-map", open = open);
    view! {
        <svg class="e-mapv big" viewBox=VIEW_BOX role="group" aria-label=name data-testid="map"
            data-zone="map" on:keydown=|event| walk(&event)>
            <g aria-hidden="true" inner_html=waters()></g>
            {bridges}
            <g aria-hidden="true" inner_html=quays()></g>
            {spaces}
            <g class="over" aria-hidden="true" inner_html=roadblocks(view)></g>
            <g class="over" aria-hidden="true" inner_html=way(scene)></g>
        </svg>
    }
    .into_any()
}

/// The whole map, small: where the heroes are, and what of it is seen.
pub(super) fn overview(scene: &Scene<'_, Escape>) -> AnyView {
    let view = scene.view;
    let mut drawing = quays();
    for at in Space::all() {
        let (x, y) = plan::middle(at);
        let hexagon = plan::hexagon(plan::CORNER);
        let class = ground(view, at);
        let _ = write!(
            drawing,
            r#"<path class="e-hx {class}" transform="translate({x:.1} {y:.1})" d="{hexagon}"/>"#
        );
    }
    for hero in view.table.heroes.values() {
        let (x, y) = plan::middle(hero.space);
        let class = pieces::sign(hero.persona).class();
        let _ = write!(
            drawing,
            r#"<circle class="dot {class}" cx="{x:.0}" cy="{y:.0}" r="26"/>"#
        );
    }
    drawing += r#"<rect class="vp" x="-424" y="-278" width="848" height="556"/>"#;
    view! {
        <div class="mm" aria-hidden="true">
            <svg class="e-mapv mini" viewBox=VIEW_BOX inner_html=drawing></svg>
        </div>
    }
    .into_any()
}

fn waters() -> String {
    let wave = |(x, y, width): (i32, i32, u32)| {
        format!(r#"<rect class="wv" x="{x}" y="{y}" width="{width}" height="4"/>"#)
    };
    WAVES.into_iter().map(wave).collect()
}

/// The ground around the spaces.
fn quays() -> String {
    let hexagon = plan::hexagon(47.5);
    let quay = |at: Space| {
        let (x, y) = plan::middle(at);
        format!(r#"<path class="q" transform="translate({x:.1} {y:.1})" d="{hexagon}"/>"#)
    };
    Space::all().map(quay).collect()
}

/// The classes of what a space is: night, or lamp-lit.
fn ground(view: &View, at: Space) -> &'static str {
    let is_open = view.table.map.revealed.contains(at);
    match (at.ground(), is_open) {
        (Ground::Library | Ground::Wtc, _) => "bld",
        (Ground::Poi, true) => "poi",
        (Ground::Poi, false) => "dpo",
        (Ground::Park, true) => "upk",
        (Ground::Park, false) => "dnp",
        (_, true) => "up",
        (_, false) => "dn",
    }
}

/// The drawing of a space without what stands on it, around its middle.
fn floor(view: &View, at: Space) -> String {
    let class = ground(view, at);
    let mut drawing = format!(
        r#"<path class="e-hx {class}" d="{}"/>"#,
        plan::hexagon(plan::CORNER)
    );
    match class {
        "up" | "upk" | "poi" => {
            let kind = match class {
                "upk" => " k",
                "poi" => " p",
                _ => "",
            };
            let _ = write!(
                drawing,
                "\
                    <path class='e-ry{kind}' d='M0 -39V39M-33.8 -19.5L33.8 19.5M-33.8 19.5L33.8 \
                    -19.5'/>"
            );
            drawing += match class {
                "up" => {
                    "\
                        <g class='twn'><use href='#e-blocks' x='-40' y='-12' width='17' \
                        height='26'/><use href='#e-blocks2' x='23' y='-11' width='17' \
                        height='26'/></g>"
                }
                "upk" => {
                    "\
                        <g class='tre'><use href='#e-tree' x='-41' y='-16' width='15' \
                        height='15'/><use href='#e-tree' x='25' y='-15' width='15' height='15'/>\
                        </g>"
                }
                _ => "",
            };
        }
        "dpo" => {
            drawing += "\
                <g class='fan'><use href='#e-fan' x='-28' y='-26' width='56' height='49'/></g>";
        }
        "dn" | "dnp" => {
            let kind = if class == "dnp" { " k" } else { "" };
            let (outer, inner) = (plan::hexagon(40.5), plan::hexagon(24.5));
            let _ = write!(drawing, r#"<path class="e-dn2{kind}" d="{outer}{inner}"/>"#);
            if class == "dnp" {
                drawing += "\
                    <g class='wood'><use href='#e-tree' x='-23' y='0' width='17' height='17'/>\
                    <use href='#e-tree' x='-6' y='-6' width='17' height='17'/><use \
                    href='#e-tree' x='9' y='2' width='17' height='17'/></g>";
            }
        }
        _ => {}
    }
    let is_down = !view.table.map.revealed.contains(at);
    if is_down && at.has_outskirts() {
        drawing += "\
            <circle class='e-tk' cx='0' cy='10' r='10.5'/><path class='e-tk2' d='M-6 8q3 -4 6 \
            0t6 0M-6 13q3 -4 6 0t6 0'/>";
    }
    let dark = if is_down { " d" } else { "" };
    drawing
        + &format!(
            r#"<text class="e-id{dark}" x="-15" y="-27">{}</text>"#,
            prose::escape_from_new_york::place(at)
        )
}

/// What only the reader has seen of a face-down point of interest.
fn peeked(view: &View, at: Space) -> String {
    let is_down = view.table.map.is_hidden_poi(at);
    let seen = is_down.then(|| view.poi(at)).flatten();
    seen.map_or_else(String::new, |poi| {
        let eye =
            r##"<g class="eye"><use href="#e-eye" x="10" y="-34" width="14" height="14"/></g>"##;
        pieces::sight(poi, (-14.0, 16.0), (28.0, 19.0)) + eye
    })
}

/// A space: what it is, what stands there, and whether it can be picked.
fn space(scene: &Scene<'_, Escape>, at: Space) -> AnyView {
    let view = scene.view;
    let pick = Piece::Space(at);
    let standing = scene.standing(pick);
    let (x, y) = plan::middle(at);
    let lit = match standing {
        PieceState::Lit => format!(
            r#"<path class="e-lit" d="{}"/><path class="e-litr" d="{}"/>"#,
            plan::hexagon(44.1),
            plan::hexagon(46.9)
        ),
        PieceState::Picked => format!(r#"<path class="e-pick" d="{}"/>"#, plan::hexagon(44.1)),
        PieceState::Rest | PieceState::Dim => String::new(),
    };
    let drawing = [
        floor(view, at),
        pieces::scenery(view, at),
        peeked(view, at),
        pieces::marks(view, at),
        lit,
        pieces::flyer(view, at),
        pieces::pieces(view, at),
        label(scene, standing),
        format!(r#"<path class="ring" d="{}"/>"#, plan::hexagon(44.0)),
    ];
    let name = spoken(view, at, scene.audience);
    let spot = Spot {
        cell: plan::cell(at),
        shift: Some(format!("translate({x:.1} {y:.1})")),
    };
    let about = Button {
        standing,
        pick,
        name,
        class: "sp".to_owned(),
    };
    button(scene, about, spot, drawing.concat())
}

/// The word on a space that is picked.
fn label(scene: &Scene<'_, Escape>, standing: PieceState) -> String {
    if standing != PieceState::Picked || scene.stage.gesture.picked().len() > 1 {
        return String::new();
    }
    let lang = scene.lang();
    let act = match scene.meant() {
        Some(Action::Step { to, .. }) if scene.view.table.map.is_hidden_poi(to) => "enter",
        Some(Action::Step { .. } | Action::Jump(_)) => "go",
        Some(Action::Reveal(_)) => "reveal",
        Some(Action::Turn(_)) => "turn",
        Some(Action::Look(_)) => "look",
        _ => return String::new(),
    };
    let words = say!(lang, "web-fu-label", act = act);
    let width = 14 + 8 * words.chars().count();
    let left = width / 2;
    format!(
        "\
            <g class='e-lbl'><rect x='-{left}' y='-10' width='{width}' height='20'/><text \
            y='4.5'>{words}</text></g>"
    )
}

/// A bridge out of Manhattan.
fn bridge(scene: &Scene<'_, Escape>, at: Space, (number, side): (u8, Side)) -> AnyView {
    let (x, y) = plan::middle(at);
    let ((_, dy), _) = plan::side(side);
    let is_up = dy < 0.0;
    let (top, coin) = if is_up { (-94.0, -90.0) } else { (38.0, 92.0) };
    let standing = scene.standing(Piece::Bridge(number));
    let lit = if matches!(standing, PieceState::Lit | PieceState::Picked) {
        format!(r#"<rect class="e-lit" x="-24" y="{top}" width="48" height="58"/>"#)
    } else {
        String::new()
    };
    let drawing = format!(
        "\
            <g class='br'><use href='#e-bridge' x='-22' y='{top}' width='44' height='56'/></g>\
            <g class='e-cn'><circle cx='0' cy='{coin}' r='9.5'/><text x='0' y='{}'>\
            {number}</text></g>{lit}<rect class='ring' x='-23' y='{top}' width='46' \
            height='56'/>",
        coin + 4.3
    );
    let name = say!(
        scene.lang(),
        "web-fu-bridge",
        number = number,
        space = prose::escape_from_new_york::place(at)
    );
    let (col, row) = plan::cell(at);
    let spot = Spot {
        cell: (col, if is_up { row + 3 } else { row - 3 }),
        shift: Some(format!("translate({x:.1} {y:.1})")),
    };
    let about = Button {
        standing,
        pick: Piece::Bridge(number),
        name,
        class: "brg".to_owned(),
    };
    button(scene, about, spot, drawing)
}

/// A part of the map that can be picked, or asked why not.
fn button(scene: &Scene<'_, Escape>, about: Button<Piece>, spot: Spot, drawing: String) -> AnyView {
    let inside = view! { <g inner_html=drawing></g> };
    drawn_piece(about, spot, inside, scene.press())
}

/// Roadblocks on the edges; destroyed ones stay, pale.
fn roadblocks(view: &View) -> String {
    let map = &view.table.map;
    let mut drawing = String::new();
    for at in Space::all() {
        for side in Side::ALL {
            let is_twice = at.beside(side).is_some_and(|other| other < at);
            let symbol = match (map.is_blocked(at, side), map.broken[at] & side.bit() != 0) {
                (true, _) => "e-block",
                (_, true) => "e-blockx",
                _ => continue,
            };
            if !is_twice {
                let ((x, y), ((dx, dy), turn)) = (plan::middle(at), plan::side(side));
                let _ = write!(
                    drawing,
                    "\
                        <g transform='translate({:.1} {:.1}) rotate({turn})'><use \
                        href='#{symbol}' x='-20' y='-5.5' width='40' height='11'/></g>",
                    x + dx,
                    y + dy
                );
            }
        }
    }
    drawing
}

/// The way that is meant, from where to where.
fn way(scene: &Scene<'_, Escape>) -> String {
    let table = &scene.view.table;
    let (from, to) = match scene.meant() {
        Some(Action::Step { to, .. } | Action::Jump(to)) => (table.here(), to),
        Some(Action::Send { foe, to, .. } | Action::Trick { foe, to }) => {
            match table.map.place_of(foe) {
                Some(from) => (from, to),
                None => return String::new(),
            }
        }
        Some(Action::Fly(to)) => (table.helicopter, to),
        _ => return String::new(),
    };
    let ((a, b), (c, d)) = (plan::middle(from), plan::middle(to));
    // From edge to edge rather than over the pieces.
    let part = |t: f32| (a + (c - a) * t, b + (d - b) * t);
    let ((a, b), (c, d)) = (part(0.3), part(0.68));
    let line = format!("M{a:.1} {b:.1}L{c:.1} {d:.1}");
    let turn = (d - b).atan2(c - a).to_degrees();
    format!(
        "\
            <path class='e-wayk' d='{line}'/><path class='e-way' d='{line}'/>\
            <path class='e-wayh' d='M-1 -9L12 0L-1 9Z' \
            transform='translate({c:.1} {d:.1}) rotate({turn:.0})'/>"
    )
}
