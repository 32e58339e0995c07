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

/// Fails if the page scrolls sideways at any size the client is made for, or with text twice as
/// large on a desktop. Leaves the page at the last of them.
pub async fn check(page: &Page, name: &str) {
    for size in Size::ALL {
        page.resize(size).await;
        let said = sideways(page).await;
        let Size { width, height } = size;
        assert!(said.is_empty(), "{name} at {width}×{height}: {said:?}");
    }
    page.resize(Size::DESKTOP).await;
    let enlarge = "document.documentElement.style.fontSize = arguments[0];";
    page.look::<Option<bool>>(enlarge, vec![json!("200%")])
        .await;
    let said = sideways(page).await;
    page.look::<Option<bool>>(enlarge, vec![json!("")]).await;
    assert!(said.is_empty(), "{name} with text twice as large: {said:?}");
}
