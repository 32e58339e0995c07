//! A link to a moment of a film.

use leptos::prelude::*;
use prose::say;
use wasm_bindgen::JsValue;

use super::{Asked, reel::Controls};
use crate::{
    browser,
    routes::{RecordSource, Route},
    ui::Mood,
};

/// A link with more letters gets cut where it is sent, or is refused where it is opened.
const LETTERS_MAX: usize = 16_000;

/// Copies a link that leads to the moment that is shown. That to a server's table names the table;
/// any other has the whole record in it, so that it can be opened in any browser.
pub(super) fn share(controls: Controls, asked: &Asked, game: &str, packed: Option<String>) {
    let ui = controls.ui;
    let lang = ui.lang.get_untracked();
    let source = match (&asked.source, packed) {
        (source @ (RecordSource::Server(_) | RecordSource::Link(_)), _) => source.clone(),
        (_, Some(packed)) => RecordSource::Link(packed),
        (_, None) => return ui.toast(Mood::Bad, say!(lang, "web-link-not")),
    };
    let route = controls.route(source, game);
    let link = route.to_string();
    if link.len() > LETTERS_MAX {
        let words = say!(
            lang,
            "web-link-long",
            length = link.len(),
            most = LETTERS_MAX
        );
        return ui.toast(Mood::Bad, words);
    }
    let origin = browser::window().location().origin().unwrap_or_default();
    if copy(&format!("{origin}{link}")) {
        ui.toast(Mood::Done, say!(lang, "web-copied"));
    } else {
        // Browsers give a clipboard to safe addresses alone.
        ui.stay(&route);
        ui.toast(Mood::Plain, say!(lang, "web-link-above"));
    }
}

/// Copies a text, if the browser has a clipboard for us.
fn copy(text: &str) -> bool {
    let clipboard = browser::window().navigator().clipboard();
    let is_there = !JsValue::from(clipboard.clone()).is_undefined();
    if is_there {
        let _ = clipboard.write_text(text);
    }
    is_there
}

impl Controls {
    /// Where the moment that is shown is found.
    pub(super) fn route(self, source: RecordSource, game: &str) -> Route {
        Route::Replay {
            game: Some(game.to_owned()),
            source,
            ply: Some(self.at.get()),
            eyes: self.seen_by.get(),
        }
    }
}
