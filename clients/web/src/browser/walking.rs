//! Going over a board with the arrow keys: its cells say where they are, `data-x` to the east and
//! `data-y` to the north.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::call;

/// An arrow moves the focus to the nearest cell that way, if there is one.
pub fn walk(event: &KeyboardEvent) {
    let way = match event.key().as_str() {
        "ArrowUp" => (0, 1),
        "ArrowRight" => (1, 0),
        "ArrowDown" => (0, -1),
        "ArrowLeft" => (-1, 0),
        _ => return,
    };
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let city = event.current_target();
    let city = city.and_then(|it| it.dyn_into::<Element>().ok());
    let (Some(target), Some(city)) = (target, city) else {
        return;
    };
    let Some(here) = cell_of(&target) else { return };
    let Ok(all) = city.query_selector_all("[data-x]") else {
        return;
    };
    let cells: Vec<(Element, (i32, i32))> = (0..all.length())
        .filter_map(|at| all.item(at)?.dyn_into::<Element>().ok())
        .filter_map(|element| cell_of(&element).map(|cell| (element, cell)))
        .collect();
    let places: Vec<(i32, i32)> = cells.iter().map(|(_, cell)| *cell).collect();
    if let Some(next) = nearest(here, way, &places) {
        call(&cells[next].0, "focus");
        event.prevent_default();
    }
}

fn cell_of(element: &Element) -> Option<(i32, i32)> {
    let number = |name| element.get_attribute(name)?.parse().ok();
    Some((number("data-x")?, number("data-y")?))
}

/// Which of `cells` one comes to from `here` that way: the one with the fewest steps, and steps
/// aside count double.
fn nearest(here: (i32, i32), way: (i32, i32), cells: &[(i32, i32)]) -> Option<usize> {
    let steps = |cell: &(i32, i32)| {
        let (x, y) = (cell.0 - here.0, cell.1 - here.1);
        let ahead = x * way.0 + y * way.1;
        let aside = (x * way.1 + y * way.0).abs();
        (ahead > 0).then_some(ahead + 2 * aside)
    };
    let ahead = cells
        .iter()
        .enumerate()
        .filter_map(|(at, cell)| Some((steps(cell)?, at)));
    ahead.min().map(|(_, at)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NORTH: (i32, i32) = (0, 1);
    const WEST: (i32, i32) = (-1, 0);

    #[test]
    fn arrows_go_straight_on_before_they_go_aside() {
        let cells = [(0, 0), (0, 3), (1, 1), (-1, 0)];
        assert_eq!(nearest((0, 0), NORTH, &cells), Some(1));
        assert_eq!(nearest((0, 0), WEST, &cells), Some(3));
    }

    #[test]
    fn a_gap_is_stepped_over_and_the_edge_holds() {
        let cells = [(0, 0), (-3, 0)];
        assert_eq!(nearest((0, 0), WEST, &cells), Some(1));
        assert_eq!(nearest((-3, 0), WEST, &cells), None);
    }
}
