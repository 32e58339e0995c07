//! A tile, drawn: 100 by 100, street bands 9 wide inside the edge, roofs up.

use std::fmt::Write as _;

use games::new_york::components::{Side, Tile};
use leptos::prelude::*;

/// The drawing of a tile, as SVG. A street that is `inside` the city, where two meet, is pale: it
/// counts for nobody.
pub(super) fn drawing(tile: Option<Tile>, inside: impl Fn(Side) -> bool) -> String {
    let word = tile.map_or("times", |tile| tile.kind().word());
    let mut svg = format!(
        "<rect class=\"tb\" width=\"100\" height=\"100\"/>\
         <path class=\"tr\" d=\"M0 100L50 46L100 100ZM50 46L20 100M50 46L80 100M50 46V100\"/>\
         <use href=\"#b-{word}\" x=\"21\" y=\"14\" width=\"62\" height=\"62\"/>"
    );
    if let Some(tile) = tile {
        let price = tile.price();
        let _ = write!(
            svg,
            "<g class=\"pr\"><circle cx=\"23\" cy=\"77\" r=\"11.6\"/>\
             <text x=\"23\" y=\"82.2\">{price}</text></g>"
        );
        for side in Side::ALL.into_iter().filter(|it| tile.streets().on(*it)) {
            let dim = if inside(side) { " dim" } else { "" };
            let (band, line) = street(side);
            let _ = write!(
                svg,
                "<path class=\"st{dim}\" d=\"{band}\"/><path class=\"sl{dim}\" d=\"{line}\"/>"
            );
        }
    }
    svg + "<rect class=\"te\" x=\".75\" y=\".75\" width=\"98.5\" height=\"98.5\"/>"
}

/// The band of a street and the line in its middle.
fn street(side: Side) -> (&'static str, &'static str) {
    match side {
        Side::North => ("M0 0H100V9H0Z", "M4 4.5H96"),
        Side::East => ("M91 0H100V100H91Z", "M95.5 4V96"),
        Side::South => ("M0 91H100V100H0Z", "M4 95.5H96"),
        Side::West => ("M0 0H9V100H0Z", "M4.5 4V96"),
    }
}

/// The class that sets the colours of a tile.
pub(super) fn class(tile: Option<Tile>) -> String {
    let word = tile.map_or("start", |tile| tile.kind().word());
    format!("tile t-{word}")
}

/// A tile by itself. It says nothing: what it is on has a name.
pub(super) fn alone(tile: Tile) -> AnyView {
    let drawing = drawing(Some(tile), |_| false);
    view! {
        <svg class="tilesvg" viewBox="0 0 100 100" aria-hidden="true">
            <g class=class(Some(tile)) inner_html=drawing></g>
        </svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_shows_its_price_and_just_its_streets() {
        let tile: Tile = "park-11".parse().unwrap();
        let drawn = drawing(Some(tile), |_| false);
        assert!(drawn.contains("#b-park"));
        assert!(drawn.contains(&format!(">{}</text>", tile.price())));
        let streets = Side::ALL.iter().filter(|it| tile.streets().on(**it));
        assert_eq!(drawn.matches("class=\"st").count(), streets.count());
    }

    #[test]
    fn a_street_between_two_tiles_is_pale() {
        let with_street = |tile: &Tile| tile.streets().bits() != 0;
        let tile = games::new_york::components::BOX
            .iter()
            .find(with_street)
            .unwrap();
        assert!(drawing(Some(tile), |_| true).contains("class=\"st dim\""));
        assert!(!drawing(Some(tile), |_| false).contains("dim"));
    }

    #[test]
    fn the_start_tile_has_neither_price_nor_street() {
        let drawn = drawing(None, |_| true);
        assert!(drawn.contains("#b-times"));
        assert!(!drawn.contains("<text") && !drawn.contains("class=\"st"));
    }
}
