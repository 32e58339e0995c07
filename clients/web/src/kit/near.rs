//! A note beside the piece it speaks of.

use std::rc::Rc;

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, EventTarget};

use super::motion;
use crate::browser::{self, focus};

/// What a note is found by.
const NOTE: &str = ".whynot";
/// So much lies between a note and its piece, and between a note and the edge, in pixels.
const GAP: f64 = 10.0;

/// A part of the window, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Area {
    fn of(element: &Element) -> Area {
        let bounds = element.get_bounding_client_rect();
        Area {
            left: bounds.left(),
            top: bounds.top(),
            right: bounds.right(),
            bottom: bounds.bottom(),
        }
    }

    fn middle(&self) -> f64 {
        f64::midpoint(self.left, self.right)
    }

    /// Where the left and upper edges of a note go that speaks of what lies here: above it, below
    /// it where there is no room, and always inside of `free`.
    fn note(&self, width: f64, height: f64, free: &Area) -> (f64, f64) {
        let above = self.top - GAP - height;
        let top = if above >= free.top {
            above
        } else {
            self.bottom + GAP
        };
        let within = |at: f64, low: f64, high: f64| at.min(high).max(low);
        (
            within(self.middle() - width / 2.0, free.left, free.right - width),
            within(top, free.top, free.bottom - height),
        )
    }
}

/// The window without its edges and without the prompt, whose buttons a note never covers.
fn free() -> Area {
    let size = |it: Result<JsValue, JsValue>| it.ok()?.as_f64();
    let window = browser::window();
    let right = size(window.inner_width()).unwrap_or_default() - GAP;
    let bottom = size(window.inner_height()).unwrap_or_default() - GAP;
    let mut free = Area {
        left: GAP,
        top: GAP,
        right,
        bottom,
    };
    if let Some(prompt) = focus::find(".tablepage>.prompt") {
        let prompt = Area::of(&prompt);
        if prompt.top > bottom / 2.0 {
            free.bottom = prompt.top - GAP;
        } else {
            free.top = prompt.bottom + GAP;
        }
    }
    free
}

/// What a note about the piece called `name` must not cover: the hand it lies in, or the piece.
fn anchor(name: &str) -> Option<Area> {
    let piece = motion::find(name)?;
    let mut area = Area::of(&piece);
    if let Ok(Some(hand)) = piece.closest("[data-zone=hand]") {
        area.top = area.top.min(Area::of(&hand).top.max(0.0));
    }
    Some(area)
}

/// Puts the note that is about to be drawn beside the piece called `name`. `close` is called at the
/// next touch of anything else, when something is scrolled, and if there is no such piece.
pub fn beside(name: String, close: impl Fn() + Clone + 'static) {
    let gone = close.clone();
    // Drawn in this very task, seen after it.
    spawn_local(async move {
        let (Some(note), Some(piece)) = (focus::find(NOTE), anchor(&name)) else {
            return gone();
        };
        let size = Area::of(&note);
        let (width, height) = (size.right - size.left, size.bottom - size.top);
        let (left, top) = piece.note(width, height, &free());
        let place = format!("left:{left:.0}px;top:{top:.0}px");
        let _ = note.set_attribute("style", &place);
    });
    let close: Rc<dyn Fn()> = Rc::new(close);
    for event in ["pointerdown", "wheel"] {
        let close = Rc::clone(&close);
        let heard = window_event_listener_untyped(event, move |event| {
            let on = event.target().and_then(|it| it.dyn_into::<Element>().ok());
            if on.is_none_or(|it| !it.closest(NOTE).is_ok_and(|it| it.is_some())) {
                close();
            }
        });
        on_cleanup(move || heard.remove());
    }
}

/// Clicks on the piece that `on` is a part of. Whether it is a part of one.
pub fn click_piece(on: Option<EventTarget>) -> bool {
    let on = on.and_then(|it| it.dyn_into::<Element>().ok());
    let piece = on.and_then(|it| {
        it.closest("button[data-pick],[role=button][data-pick]")
            .ok()?
    });
    let Some(piece) = piece else { return false };
    // What is drawn cannot be told to click itself, as a button can.
    let click = Reflect::get(&js_sys::global(), &"MouseEvent".into());
    let click = click.ok().and_then(|it| it.dyn_into::<Function>().ok());
    let bubbles = Object::new();
    let _ = Reflect::set(&bubbles, &"bubbles".into(), &true.into());
    let click =
        click.and_then(|it| Reflect::construct(&it, &Array::of2(&"click".into(), &bubbles)).ok());
    if let Some(click) = click {
        let _ = piece.dispatch_event(click.unchecked_ref());
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A phone held upright, whose prompt is at its foot.
    const FREE: Area = Area {
        left: 10.0,
        top: 10.0,
        right: 380.0,
        bottom: 680.0,
    };

    fn card(left: f64, top: f64) -> Area {
        Area {
            left,
            top,
            right: left + 60.0,
            bottom: top + 90.0,
        }
    }

    #[test]
    fn a_note_stands_over_its_piece_in_the_middle() {
        let place = card(200.0, 500.0).note(100.0, 40.0, &FREE);
        assert_eq!(place, (180.0, 450.0));
    }

    #[test]
    fn where_there_is_no_room_above_it_stands_below() {
        let place = card(200.0, 30.0).note(100.0, 40.0, &FREE);
        assert_eq!(place, (180.0, 130.0));
    }

    #[test]
    fn it_never_leaves_the_window_nor_covers_the_prompt() {
        let at_the_edge = card(0.0, 500.0).note(300.0, 40.0, &FREE);
        assert_eq!(at_the_edge, (10.0, 450.0));
        let tall = card(340.0, 600.0).note(300.0, 640.0, &FREE);
        assert_eq!(tall, (80.0, 40.0), "it ends above the prompt");
    }
}
