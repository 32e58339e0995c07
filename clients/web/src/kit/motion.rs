//! Moves that are shown: a copy of the piece flies from where it was to where it is.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};

use crate::{
    browser::{self, window},
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
    piece: Option<Element>,
}

/// What is drawn of `pick`, wherever it can be seen: where a table says that it lies (`data-at`),
/// else where it can be picked. A phone hides what a desk shows, and the other way round.
fn find(pick: &Pick) -> Option<Element> {
    let document = window().document()?;
    ["data-at", "data-pick"].into_iter().find_map(|named| {
        let selector = format!("[{named}=\"{pick}\"]");
        let all = document.query_selector_all(&selector).ok()?;
        let mut all = (0..all.length()).filter_map(|at| all.item(at)?.dyn_into::<Element>().ok());
        all.find(|it| it.get_bounding_client_rect().width() > 0.0)
    })
}

/// Notes where a piece is and what it looks like, before the page changes.
pub fn prepare(flight: Flight) -> Option<Prepared> {
    let element = find(&flight.from)?;
    let is_seat = flight.from.kind() == "seat";
    let piece = (!is_seat).then(|| copy(&element)).flatten();
    Some(Prepared {
        from: element.get_bounding_client_rect(),
        piece,
        flight,
    })
}

fn copy(element: &Element) -> Option<Element> {
    let copy: Element = element.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    if element.is_instance_of::<HtmlElement>() {
        Some(copy)
    } else {
        frame(element, &copy)
    }
}

/// A part of a drawing in a frame of its own, as large as the part.
fn frame(part: &Element, copy: &Element) -> Option<Element> {
    let drawing = part.closest("svg").ok()??;
    let frame: Element = drawing.clone_node().ok()?.dyn_into().ok()?;
    let bounds = Reflect::get(part, &JsValue::from_str("getBBox")).ok()?;
    let bounds = bounds.dyn_into::<Function>().ok()?.call0(part).ok()?;
    let side = |name: &str| {
        Reflect::get(&bounds, &JsValue::from_str(name))
            .ok()?
            .as_f64()
    };
    let (x, y) = (side("x")?, side("y")?);
    let (width, height) = (side("width")?, side("height")?);
    frame
        .set_attribute("viewBox", &format!("{x} {y} {width} {height}"))
        .ok()?;
    for name in ["role", "aria-label"] {
        let _ = frame.remove_attribute(name);
    }
    // Where it stood in the drawing, the frame has taken over.
    let _ = copy.remove_attribute("transform");
    frame.append_child(copy).ok()?;
    Some(frame)
}

/// Lets the piece fly, after the page has changed.
pub fn fly(prepared: Prepared) {
    let Some(target) = find(&prepared.flight.to) else {
        return;
    };
    let (from, to) = (prepared.from, target.get_bounding_client_rect());
    let natural = if prepared.piece.is_some() { &from } else { &to };
    let (width, height) = (natural.width(), natural.height());
    let Some(ghost) = prepared.piece.or_else(|| copy(&target)) else {
        return;
    };
    forget_names(&ghost);
    let _ = ghost.set_attribute("aria-hidden", "true");
    let _ = ghost.class_list().add_1("ghostcard");
    let size = format!("width:{width}px;height:{height}px");
    let _ = ghost.set_attribute("style", &size);
    // On its own table it looks as it does there.
    let table = target.closest("main").ok().flatten();
    let body = || window().document()?.body().map(Element::from);
    if table
        .or_else(body)
        .is_none_or(|it| it.append_child(&ghost).is_err())
    {
        return;
    }
    let place = |rect: &DomRect, at: &Pick| {
        // Somebody's place is not filled by a piece, but goes behind it.
        let most = if at.kind() == "seat" { 0.5 } else { 2.0 };
        let scale = (rect.width() / width).min(rect.height() / height).min(most);
        let left = rect.left() + (rect.width() - width * scale) / 2.0;
        let top = rect.top() + (rect.height() - height * scale) / 2.0;
        format!("translate({left}px, {top}px) scale({scale})")
    };
    let Flight {
        from: start,
        to: end,
    } = &prepared.flight;
    let (start, end) = (place(&from, start), place(&to, end));
    animate(&ghost, &[("transform", &start, &end)], MOVE);
    browser::later(MOVE, move || ghost.remove());
}

/// A copy is not found by the names of what it is a copy of.
fn forget_names(copy: &Element) {
    let inside = copy.query_selector_all("[data-pick], [data-at], [data-testid]");
    let inside = inside.into_iter().flat_map(|all| {
        (0..all.length()).filter_map(move |at| all.item(at)?.dyn_into::<Element>().ok())
    });
    for element in inside.chain([copy.clone()]) {
        for name in ["data-pick", "data-at", "data-testid"] {
            let _ = element.remove_attribute(name);
        }
    }
}

/// Shows a place on the board.
pub fn flash(pick: &Pick) {
    if let Some(element) = find(pick) {
        let _ = element.class_list().add_1("flash");
        element.scroll_into_view();
        animate(
            &element,
            &[("outlineColor", "var(--glow)", "transparent")],
            1_200,
        );
        browser::call(&element, "focus");
        browser::later(1_200, move || {
            let _ = element.class_list().remove_1("flash");
        });
    }
}

/// Marks the place of the moment in a replay, and no other.
pub fn mark(pick: Option<&Pick>) {
    const MARK: &str = "moment";
    let document = window().document();
    let old = document.and_then(|it| it.query_selector(&format!(".{MARK}")).ok()?);
    if let Some(old) = old {
        let _ = old.class_list().remove_1(MARK);
    }
    if let Some(element) = pick.and_then(find) {
        let _ = element.class_list().add_1(MARK);
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
