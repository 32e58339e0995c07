//! Where a map too large for its window is looked at.

use games::escape_from_new_york::{Escape, components::board::Space};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::plan;
use crate::{
    browser::{self, focus},
    tables::Scene,
};

/// What the drawing shows, in its own measure.
const SIZE: (f32, f32) = (848.0, 556.0);

/// Brings the hero on turn into view, when that is another or elsewhere than before.
pub(super) fn follow(scene: &Scene<'_, Escape>) {
    let (table, here) = (&scene.view.table, scene.view.table.here());
    let mark = format!("{} {here}", table.active);
    browser::later(0, move || centre(here, &mark));
}

fn window() -> Option<HtmlElement> {
    focus::find(".fu .mapw")
}

fn drawing(window: &HtmlElement) -> Option<Element> {
    window.query_selector("svg").ok()?
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a window has no more than some thousand dots"
)]
fn centre(here: Space, mark: &str) {
    let Some(window) = window() else { return };
    let Some(drawing) = drawing(&window) else {
        return;
    };
    let mark = format!("{mark} {}", window.client_width());
    if window.get_attribute("data-at").as_ref() != Some(&mark) {
        let _ = window.set_attribute("data-at", &mark);
        let bounds = drawing.get_bounding_client_rect();
        let (x, y) = plan::middle(here);
        let part = |at: f32, of: f32| f64::from(at / of + 0.5);
        let left = part(x, SIZE.0) * bounds.width() - f64::from(window.client_width()) / 2.0;
        let top = part(y, SIZE.1) * bounds.height() - f64::from(window.client_height()) / 2.0;
        window.set_scroll_left(left as i32);
        window.set_scroll_top(top as i32);
    }
    mark_seen(&window, &drawing);
}

/// Marks on the small map what is seen of the large one.
pub(super) fn mark() {
    if let Some(window) = window()
        && let Some(drawing) = drawing(&window)
    {
        mark_seen(&window, &drawing);
    }
}

fn mark_seen(window: &HtmlElement, drawing: &Element) {
    let Some(frame) = browser::window()
        .document()
        .and_then(|document| document.query_selector(".fu .mm .vp").ok().flatten())
        .and_then(|it| it.dyn_into::<Element>().ok())
    else {
        return;
    };
    let bounds = drawing.get_bounding_client_rect();
    if bounds.width() < 1.0 {
        return;
    }
    let scale = f64::from(SIZE.0) / bounds.width();
    let values = [
        (
            "x",
            f64::from(window.scroll_left()) * scale - f64::from(SIZE.0) / 2.0,
        ),
        (
            "y",
            f64::from(window.scroll_top()) * scale - f64::from(SIZE.1) / 2.0,
        ),
        ("width", f64::from(window.client_width()) * scale),
        ("height", f64::from(window.client_height()) * scale),
    ];
    for (name, value) in values {
        let _ = frame.set_attribute(name, &format!("{value:.0}"));
    }
}
