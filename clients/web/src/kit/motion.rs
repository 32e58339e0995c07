//! Moves that are shown: a copy of the piece flies from where it was to where it is.

use std::{fmt, mem};

use js_sys::{Array, Function, Object, Reflect};
use tabletop::Seat;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};

use crate::browser::{self, window};

/// How long a move takes, in milliseconds.
const MOVE: i32 = 280;
/// How long after a piece the next one sets off.
const NEXT: i32 = 140;

/// A move to be shown, from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight<P> {
    /// Where the piece was.
    pub from: FlightEnd<P>,
    /// Where it is now.
    pub to: FlightEnd<P>,
}

/// An end of a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlightEnd<P> {
    /// Where the piece can be seen.
    At(P),
    /// Somebody's place in the bar: what they hold is not shown.
    Seat(Seat),
}

impl<P> Flight<P> {
    /// From where a piece lies to where another lies.
    pub fn between(from: P, to: P) -> Flight<P> {
        Flight {
            from: FlightEnd::At(from),
            to: FlightEnd::At(to),
        }
    }

    /// Whether it is the same kind of piece before and after: the same one, at another place.
    fn is_one_piece(&self) -> bool {
        match (&self.from, &self.to) {
            (FlightEnd::At(from), FlightEnd::At(to)) => {
                mem::discriminant(from) == mem::discriminant(to)
            }
            (FlightEnd::Seat(_), FlightEnd::Seat(_)) => true,
            (FlightEnd::At(_), FlightEnd::Seat(_)) | (FlightEnd::Seat(_), FlightEnd::At(_)) => {
                false
            }
        }
    }
}

impl<P: fmt::Display> FlightEnd<P> {
    /// How the page calls it, and whether it is somebody's place.
    fn place(&self) -> FlightEndName {
        match self {
            FlightEnd::At(piece) => FlightEndName {
                name: piece.to_string(),
                is_seat: false,
            },
            FlightEnd::Seat(seat) => FlightEndName {
                name: format!("seat-{seat}"),
                is_seat: true,
            },
        }
    }
}

/// An end of a flight, as the page calls it.
struct FlightEndName {
    name: String,
    is_seat: bool,
}

/// A flight whose beginning has been noted, before the page changes.
pub struct Prepared {
    from: FlightEndName,
    to: FlightEndName,
    is_one_piece: bool,
    /// Where the piece was.
    start: DomRect,
    /// The piece as it looked, unless it came out of somebody's hand.
    piece: Option<Element>,
}

/// What is drawn under this name, wherever it can be seen: where a table says that it lies
/// (`data-at`), else where it can be picked. A phone hides what a desktop shows, and the other way
/// round.
fn find(name: &str) -> Option<Element> {
    let document = window().document()?;
    ["data-at", "data-pick"].into_iter().find_map(|named| {
        let selector = format!("[{named}=\"{name}\"]");
        let all = document.query_selector_all(&selector).ok()?;
        let mut all = (0..all.length()).filter_map(|at| all.item(at)?.dyn_into::<Element>().ok());
        all.find(|it| {
            let bounds = it.get_bounding_client_rect();
            bounds.width() > 0.0 || bounds.height() > 0.0
        })
    })
}

/// Notes where a piece is and what it looks like, before the page changes.
pub fn prepare<P: fmt::Display>(flight: &Flight<P>) -> Option<Prepared> {
    let (from, to) = (flight.from.place(), flight.to.place());
    let element = find(&from.name)?;
    Some(Prepared {
        start: element.get_bounding_client_rect(),
        piece: (!from.is_seat).then(|| copy(&element)).flatten(),
        is_one_piece: flight.is_one_piece(),
        from,
        to,
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
    for name in ["role", "aria-label", "data-testid"] {
        let _ = frame.remove_attribute(name);
    }
    // Where it stood in the drawing, the frame has taken over.
    let _ = copy.remove_attribute("transform");
    frame.append_child(copy).ok()?;
    Some(frame)
}

/// How much longer than one `count` pieces take, in milliseconds.
pub fn longer(count: usize) -> i32 {
    NEXT * i32::try_from(count.saturating_sub(1)).unwrap_or_default()
}

/// Lets the pieces fly after the page has changed, one after the other: the eye follows the order
/// in which they moved.
pub fn fly(all: Vec<Prepared>) {
    for (start, one) in (0..).map(|at| at * NEXT).zip(all) {
        fly_one(one, start);
    }
}

/// Lets a piece fly in `start` milliseconds.
fn fly_one(prepared: Prepared, start: i32) {
    let Prepared {
        from,
        to,
        is_one_piece,
        start: first,
        piece,
    } = prepared;
    let Some(target) = find(&to.name) else {
        return;
    };
    let last = target.get_bounding_client_rect();
    let natural = if piece.is_some() { &first } else { &last };
    let (width, height) = (natural.width(), natural.height());
    let Some(ghost) = piece.or_else(|| copy(&target)) else {
        return;
    };
    let Some(air) = air(&target) else { return };
    forget_names(&ghost);
    let _ = ghost.class_list().add_1("ghostcard");
    if air.append_child(&ghost).is_err() {
        return;
    }
    let place = |rect: &DomRect, at: &FlightEndName| {
        // Somebody's place is not filled by a piece, but goes behind it.
        let most = if at.is_seat { 0.5 } else { 2.0 };
        let scale = (rect.width() / width).min(rect.height() / height).min(most);
        let left = rect.left() + (rect.width() - width * scale) / 2.0;
        let top = rect.top() + (rect.height() - height * scale) / 2.0;
        format!("translate({left}px, {top}px) scale({scale})")
    };
    let (first, last) = (place(&first, &from), place(&last, &to));
    let (width, height) = (format!("{width}px"), format!("{height}px"));
    // The size is a part of the movement: the page's policy takes no style from an attribute.
    let changes = [
        ("transform", &*first, &*last),
        ("width", &width, &width),
        ("height", &height, &height),
    ];
    let time = Time {
        start,
        length: MOVE,
        stays: true,
    };
    animate(&ghost, &changes, time);
    // The same piece is not in two places at once.
    if is_one_piece {
        let time = Time {
            start: 0,
            length: start + MOVE,
            stays: false,
        };
        animate(&target, &[("opacity", "0", "0")], time);
    }
    browser::later(start + MOVE, move || air.remove());
}

/// What a piece flies in: above the page, with the colours of its table.
fn air(target: &Element) -> Option<Element> {
    let document = window().document()?;
    let air = document.create_element("div").ok()?;
    let table = target.closest("main").ok().flatten();
    let class = table.map_or_else(String::new, |table| table.class_name());
    let names = class.split(' ').filter(|name| *name != "app");
    air.set_class_name(&names.collect::<Vec<_>>().join(" "));
    for name in ["aria-hidden", "inert"] {
        let _ = air.set_attribute(name, "true");
    }
    document.body()?.append_child(&air).ok()?;
    Some(air)
}

/// A copy is not found by the names of what it is a copy of.
fn forget_names(copy: &Element) {
    let inside = copy.query_selector_all("[data-pick], [data-at], [data-testid], [id], [tabindex]");
    let inside = inside.into_iter().flat_map(|all| {
        (0..all.length()).filter_map(move |at| all.item(at)?.dyn_into::<Element>().ok())
    });
    for element in inside.chain([copy.clone()]) {
        for name in ["data-pick", "data-at", "data-testid", "id", "tabindex"] {
            let _ = element.remove_attribute(name);
        }
    }
}

/// Shows a place on the board.
pub fn flash(name: &str) {
    if let Some(element) = find(name) {
        let _ = element.class_list().add_1("flash");
        element.scroll_into_view();
        animate(
            &element,
            &[("outlineColor", "var(--glow)", "transparent")],
            Time {
                start: 0,
                length: 1_200,
                stays: true,
            },
        );
        browser::call(&element, "focus");
        browser::later(1_200, move || {
            let _ = element.class_list().remove_1("flash");
        });
    }
}

/// Marks the place of the moment in a replay, and no other.
pub fn mark(name: Option<&str>) {
    const MARK: &str = "moment";
    let document = window().document();
    let old = document.and_then(|it| it.query_selector(&format!(".{MARK}")).ok()?);
    if let Some(old) = old {
        let _ = old.class_list().remove_1(MARK);
    }
    if let Some(element) = name.and_then(find) {
        let _ = element.class_list().add_1(MARK);
    }
}

/// Lets these places glow and no others, and brings the first of them into view.
pub fn glow(names: &[String]) {
    const GLOWS: &str = "counts";
    let all = |selector: &str| {
        let found = window().document()?.query_selector_all(selector).ok()?;
        let elements = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok());
        Some(elements.collect::<Vec<Element>>())
    };
    for old in all(&format!(".{GLOWS}")).into_iter().flatten() {
        let _ = old.class_list().remove_1(GLOWS);
    }
    for name in names {
        let selector = format!("main [data-pick=\"{name}\"], main [data-at=\"{name}\"]");
        for new in all(&selector).into_iter().flatten() {
            let _ = new.class_list().add_1(GLOWS);
        }
    }
    if let Some(first) = names.first().and_then(|name| find(name)) {
        browser::bring_into_view(&first);
    }
}

/// When something moves, in milliseconds.
#[derive(Clone, Copy)]
struct Time {
    start: i32,
    length: i32,
    /// Whether it looks before as at the beginning, and after as at the end.
    stays: bool,
}

/// Runs an animation that the browser may do by itself.
fn animate(element: &Element, changes: &[(&str, &str, &str)], time: Time) {
    let [from, to] = [Object::new(), Object::new()];
    let set = |frame: &Object, name: &str, value: &str| {
        let _ = Reflect::set(frame, &JsValue::from_str(name), &JsValue::from_str(value));
    };
    for (name, first, last) in changes {
        set(&from, name, first);
        set(&to, name, last);
    }
    let options = Object::new();
    for (name, milliseconds) in [("delay", time.start), ("duration", time.length)] {
        let value = JsValue::from_f64(f64::from(milliseconds));
        let _ = Reflect::set(&options, &JsValue::from_str(name), &value);
    }
    set(&options, "easing", "cubic-bezier(.2,.7,.2,1)");
    set(&options, "fill", if time.stays { "both" } else { "none" });
    let animate = Reflect::get(element, &JsValue::from_str("animate"));
    if let Some(animate) = animate.ok().and_then(|it| it.dyn_into::<Function>().ok()) {
        let frames = Array::of2(&from, &to);
        let _ = animate.call2(element, &frames, &options);
    }
}
