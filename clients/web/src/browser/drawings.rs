//! Drawings of a game on a page that is not its own.

use wasm_bindgen_futures::spawn_local;

use super::{build, fetch, window};

/// Brings these drawings of a game into the page, once. They are among those of its own program.
pub fn bring(game: &str, ids: impl Iterator<Item = String>) {
    let Some(document) = window().document() else {
        return;
    };
    let missing = ids.filter(|id| document.get_element_by_id(id).is_none());
    let missing: Vec<String> = missing.collect();
    if missing.is_empty() {
        return;
    }
    let path = format!("/assets/{}/{game}.svg", build());
    spawn_local(async move {
        let Ok(text) = fetch::get(&path).await else {
            return;
        };
        let body = window().document().and_then(|document| document.body());
        // They may have been asked for twice meanwhile.
        let is_there = |id: &&String| {
            let document = window().document();
            document.is_some_and(|document| document.get_element_by_id(id).is_some())
        };
        let drawn: String = missing
            .iter()
            .filter(|id| !is_there(id))
            .filter_map(|id| symbol(&text, id))
            .collect();
        let sprite = format!(r#"<svg class="sprite" aria-hidden="true">{drawn}</svg>"#);
        if let Some(body) = body {
            let _ = body.insert_adjacent_html("afterbegin", &sprite);
        }
    });
}

/// The symbol of this id in a file of drawings.
fn symbol<'a>(drawings: &'a str, id: &str) -> Option<&'a str> {
    let from = drawings.find(&format!(r#"<symbol id="{id}""#))?;
    let rest = &drawings[from..];
    let end = rest.find("</symbol>")? + "</symbol>".len();
    Some(&rest[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_is_found_by_its_id() {
        let drawings =
            r#"<svg><symbol id="e-jen"></symbol><symbol id="e-jena"><path/></symbol></svg>"#;
        assert_eq!(
            symbol(drawings, "e-jena"),
            Some(r#"<symbol id="e-jena"><path/></symbol>"#)
        );
        assert_eq!(symbol(drawings, "e-duke"), None);
    }
}
