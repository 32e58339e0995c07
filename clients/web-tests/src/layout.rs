//! Whether a page fits into the window.

use serde_json::json;

use crate::{Page, Size};

/// What sticks out at the right of the window, unless something that scrolls by itself holds it.
const STICKING_OUT: &str = r#"
const width = document.documentElement.clientWidth;
const held = element => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== "visible") return true;
    }
    return false;
};
const wide = document.scrollingElement.scrollWidth;
if (wide <= width) return [];
const out = [...document.querySelectorAll("body *")].filter(element => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.right > width + 0.5 && !held(element);
});
const named = out.slice(0, 10).map(element => {
    const box = element.getBoundingClientRect();
    const name = element.dataset.testid || element.className.baseVal || element.className;
    return `<${element.localName} ${name}> ends at ${Math.round(box.right)}`;
});
return [`the page is ${wide} wide in a window of ${width}`, ...named];
"#;

/// What makes the page scroll sideways as it is now; empty when nothing does.
pub async fn sideways(page: &Page) -> Vec<String> {
    page.look(STICKING_OUT, Vec::new()).await
}

/// Fails if the page scrolls sideways at any size the client is made for. Leaves the page at the
/// last of them.
pub async fn check(page: &Page, name: &str) {
    for size in Size::ALL {
        page.resize(size).await;
        check_here(page, name).await;
    }
}

/// Fails if the page scrolls sideways as it is now.
pub async fn check_here(page: &Page, name: &str) {
    let said = sideways(page).await;
    assert!(said.is_empty(), "{name}: {said:?}");
}

/// What of `arguments[0]` something else would be touched in place of, by its middle, once it is
/// brought into view.
const COVERED: &str = r#"
const name = it => it?.dataset?.pick ?? it?.dataset?.testid ?? it?.className ?? "nothing";
return [...document.querySelectorAll(arguments[0])].flatMap(it => {
    it.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = it.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return it.contains(top) ? [] : [`${name(it)} under ${name(top)}`];
});
"#;

/// What a selector finds and something else lies over; empty when all of it can be touched.
pub async fn covered(page: &Page, selector: &str) -> Vec<String> {
    page.look(COVERED, vec![json!(selector)]).await
}
