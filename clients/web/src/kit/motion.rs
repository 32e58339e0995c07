//! Moves that are shown: a copy of the piece flies from where it was to where it is.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};

use crate::{
    browser::{self, focus::find, window},
    gesture::Pick,
};

/// How long a move takes, in milliseconds.
const MOVE: i32 = 280;

/// A move to be shown, from one place to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Where the piece was.
    pub from: Pick,
    /// Where it is now.
    pub to: Pick,
}

/// A flight whose beginning has been noted, before the page changes.
pub struct Prepared {
    flight: Flight,
    from: DomRect,
    /// The piece as it looked, unless it came out of somebody's hand.
    piece: Option<HtmlElement>,
}

fn selector(pick: &Pick) -> String {
    format!("[data-pick=\"{pick}\"]")
}

/// Notes where a piece is and what it looks like, before the page changes.
pub fn prepare(flight: Flight) -> Option<Prepared> {
    let element = find(&selector(&flight.from))?;
    let is_seat = flight.from.kind() == "seat";
    let piece = (!is_seat).then(|| copy(&element)).flatten();
    Some(Prepared {
        from: element.get_bounding_client_rect(),
        piece,
        flight,
    })
}

fn copy(element: &Element) -> Option<HtmlElement> {
    element.clone_node_with_deep(true).ok()?.dyn_into().ok()
}

/// Lets the piece fly, after the page has changed.
pub fn fly(prepared: Prepared) {
    let Some(target) = find(&selector(&prepared.flight.to)) else {
        return;
    };
    let to = target.get_bounding_client_rect();
    let Some(ghost) = prepared.piece.or_else(|| copy(&target)) else {
        return;
    };
    let from = prepared.from;
    let Some(body) = window().document().and_then(|document| document.body()) else {
        return;
    };
    let _ = ghost.remove_attribute("data-pick");
    let _ = ghost.remove_attribute("data-testid");
    let _ = ghost.set_attribute("aria-hidden", "true");
    let _ = ghost.class_list().add_1("ghostcard");
    let style = ghost.style();
    let is_large = from.width() >= to.width();
    let (width, height) = if is_large {
        (from.width(), from.height())
    } else {
        (to.width(), to.height())
    };
    for (name, value) in [("width", width), ("height", height)] {
        let _ = style.set_property(name, &format!("{value}px"));
    }
    if body.append_child(&ghost).is_err() {
        return;
    }
    let place = |rect: &DomRect| {
        let scale = (rect.width() / width).min(1.0);
        format!(
            "translate({}px, {}px) scale({scale})",
            rect.left(),
            rect.top()
        )
    };
    animate(&ghost, &[("transform", &place(&from), &place(&to))], MOVE);
    browser::later(MOVE, move || ghost.remove());
}

/// Shows a place on the board.
pub fn flash(pick: &Pick) {
    if let Some(element) = find(&selector(pick)) {
        element.scroll_into_view();
        animate(
            &element,
            &[("outlineColor", "var(--glow)", "transparent")],
            1_200,
        );
        let _ = element.focus();
    }
}

/// Runs an animation that the browser may do by itself.
fn animate(element: &Element, changes: &[(&str, &str, &str)], milliseconds: i32) {
    let [from, to] = [Object::new(), Object::new()];
    let set = |frame: &Object, name: &str, value: &str| {
        let _ = Reflect::set(frame, &JsValue::from_str(name), &JsValue::from_str(value));
    };
    for (name, first, last) in changes {
        set(&from, name, first);
        set(&to, name, last);
    }
    let options = Object::new();
    let duration = JsValue::from_f64(f64::from(milliseconds));
    let _ = Reflect::set(&options, &JsValue::from_str("duration"), &duration);
    set(&options, "easing", "cubic-bezier(.2,.7,.2,1)");
    set(&options, "fill", "both");
    let animate = Reflect::get(element, &JsValue::from_str("animate"));
    if let Some(animate) = animate.ok().and_then(|it| it.dyn_into::<Function>().ok()) {
        let frames = Array::of2(&from, &to);
        let _ = animate.call2(element, &frames, &options);
    }
}
