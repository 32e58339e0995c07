//! A play looked at again: step by step, from any seat's eyes, with all hands open, and played on
//! from wherever it is.

mod chapters;
mod choose;
mod film;
mod hands;
mod play_on;
mod reel;
mod share;
mod speed;

use leptos::prelude::*;
use tabletop::Seat;

use crate::{
    browser::{self, fetch, packed},
    kit,
    link::ask_worker,
    routes::RecordSource,
    table,
    tables::Face,
    ui::Ui,
    worker::messages::{Answer, Question},
};
use film::Film;

pub(super) use choose::choose;

/// Under what the door hands a chosen file on.
const FILE: &str = "file";

/// What is looked at: a record, and from where it came.
#[derive(Clone)]
struct Asked {
    source: RecordSource,
    /// The moment that was asked for.
    ply: Option<u32>,
    /// The eyes that were asked for.
    eyes: Option<Seat>,
}

/// The play of `source`, from the moment and the eyes that were asked for.
pub(super) fn replay<G: Face>(
    ui: Ui,
    source: RecordSource,
    ply: Option<u32>,
    eyes: Option<Seat>,
) -> AnyView {
    // Nothing yet, then the film, or that there is none.
    let film = RwSignal::new_local(None::<Option<Film<G>>>);
    let show = move |text: Option<String>| {
        let _ = film.try_set(Some(text.and_then(|text| Film::of(&text))));
    };
    let asked = Asked { source, ply, eyes };
    match asked.source.clone() {
        RecordSource::File => show(browser::session_storage::get(FILE)),
        RecordSource::Link(packed) => {
            wasm_bindgen_futures::spawn_local(async move { show(packed::unpack(&packed).await) });
        }
        RecordSource::Local(table) => {
            ask_worker(Question::Record { table }, move |answer| {
                show(match answer {
                    Answer::Record(text) => text,
                    Answer::Table(_) | Answer::Broken => None,
                });
            });
        }
        RecordSource::Server(table) => {
            let path = format!("/api/v1/tables/{table}/record");
            wasm_bindgen_futures::spawn_local(async move { show(fetch::get(&path).await.ok()) });
        }
    }
    let is_linked = matches!(asked.source, RecordSource::Link(_));
    kit::live(move || match film.get() {
        Some(Some(film)) => reel::reel(ui, film, asked.clone()),
        Some(None) if is_linked => table::notice(ui, "web-no-linked-record"),
        Some(None) => table::notice(ui, "web-no-record"),
        None => kit::parts::waiting(ui),
    })
}
