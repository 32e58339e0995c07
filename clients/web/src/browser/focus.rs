//! Moving the keyboard's focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::window;

/// Puts the focus on the first thing that `selector` finds.
pub fn focus(selector: &str) {
    if let Some(element) = find(selector) {
        let _ = element.focus();
    }
}

/// Whether nothing on the page has the focus: keys are heard by the window alone.
pub fn is_nowhere() -> bool {
    let document = window().document();
    let active = document
        .as_ref()
        .and_then(web_sys::Document::active_element);
    active.is_none_or(|active| active.tag_name() == "BODY")
}

/// Puts the focus into the zone of this number, from 0, on what can be picked in it.
pub fn focus_in_zone(number: usize) {
    let Some(document) = window().document() else {
        return;
    };
    let Ok(zones) = document.query_selector_all("[data-zone]") else {
        return;
    };
    let zone = zones.item(number as u32);
    let Some(zone) = zone.and_then(|it| it.dyn_into::<Element>().ok()) else {
        return;
    };
    let lit = zone.query_selector("button[aria-disabled=false], [role=button].may");
    let any = zone.query_selector("button, [role=button]");
    let found = lit.ok().flatten().or_else(|| any.ok().flatten());
    if let Some(found) = found {
        super::call(&found, "focus");
    }
}

/// What has the focus, if it is anything of the page.
pub fn active() -> Option<HtmlElement> {
    let active = window().document()?.active_element()?;
    active.dyn_into().ok()
}

/// Puts the focus where it was, unless that has gone or somebody has put it elsewhere.
pub fn give_back(to: &HtmlElement) {
    let is_elsewhere = active().is_some_and(|it| it.tag_name() != "BODY");
    if !is_elsewhere {
        let _ = to.focus();
    }
}

/// Whether a question lies over the page.
pub fn is_asked() -> bool {
    find("dialog[open]").is_some()
}

/// Whether the focus is where keys are letters.
pub fn is_written_into() -> bool {
    let tag = active().map(|it| it.tag_name());
    matches!(tag.as_deref(), Some("INPUT" | "TEXTAREA" | "SELECT"))
}

/// The first thing that `selector` finds.
pub fn find(selector: &str) -> Option<HtmlElement> {
    let found = window().document()?.query_selector(selector).ok()??;
    found.dyn_into().ok()
}

/// Arrows move the focus among the things of a group: whatever in it can have it, in the order of
/// the page.
pub fn rove(event: &KeyboardEvent) {
    let is_on = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => true,
        "ArrowLeft" | "ArrowUp" => false,
        _ => return,
    };
    let group = event.current_target();
    let Some(group) = group.and_then(|it| it.dyn_into::<Element>().ok()) else {
        return;
    };
    let Ok(members) = group.query_selector_all("button, a[href], [tabindex='0']") else {
        return;
    };
    let members: Vec<HtmlElement> = (0..members.length())
        .filter_map(|at| members.item(at)?.dyn_into().ok())
        .collect();
    let active = window().document().and_then(|it| it.active_element());
    let at = members
        .iter()
        .position(|member| active.as_ref().is_some_and(|it| **member == *it));
    let Some(at) = at else { return };
    let count = members.len();
    let next = if is_on { at + 1 } else { at + count - 1 } % count;
    let _ = members[next].focus();
    event.prevent_default();
}
