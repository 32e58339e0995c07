//! A play looked at again: step by step, from any seat's eyes.

mod film;
mod reel;

use leptos::prelude::*;
use prose::say;
use tabletop::{Record, Seat};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::titled;
use crate::{
    boxes,
    browser::{self, fetch},
    kit,
    link::ask_worker,
    routes::{RecordSource, Route},
    table,
    tables::Face,
    ui::{Mood, Ui},
    worker::messages::{Answer, Question},
};
use film::Film;

/// Under what the door hands a chosen file on.
const FILE: &str = "file";

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
    match &source {
        RecordSource::File => show(browser::session_storage::get(FILE)),
        RecordSource::Local(table) => {
            let table = table.clone();
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
    kit::live(move || match film.get() {
        Some(Some(film)) => reel::reel(ui, film, source.clone(), ply, eyes),
        Some(None) => table::notice(ui, "web-no-record"),
        None => kit::parts::waiting(ui),
    })
}

/// A file to be chosen. It is looked at in the program of its game.
pub(super) fn choose(ui: Ui) -> AnyView {
    let show = move |text: Option<String>| {
        let game = text.as_deref().and_then(game_of);
        let is_kept = text.is_some_and(|text| browser::session_storage::set(FILE, &text));
        if let Some(game) = game.filter(|_| is_kept) {
            ui.go(Route::file().of_game(game));
        } else {
            let lang = ui.lang.get_untracked();
            ui.toast(Mood::Bad, say!(lang, "web-no-record"));
        }
    };
    let load = move |event: leptos::ev::Event| {
        let target = event.target();
        let input = target.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok());
        let file = input.and_then(|input| input.files()?.get(0));
        let Some(file) = file else { return };
        wasm_bindgen_futures::spawn_local(async move {
            let text = JsFuture::from(file.text()).await;
            show(text.ok().and_then(|text| text.as_string()));
        });
    };
    let body = move || {
        let lang = ui.lang.get();
        let inside = view! {
            <p>{say!(lang, "web-replay-how")}</p>
            <label class="btn pri filepick">
                {kit::icon("replay")}<span>{say!(lang, "web-replay-file")}</span>
                <input class="sr" type="file" accept=".game,text/plain" data-testid="file"
                    on:change=load />
            </label>
        };
        kit::panel("replay-file", say!(lang, "web-menu-replay"), (), inside)
    };
    let body = view! { <main class="page">{body}</main> }.into_any();
    titled(ui, move || say!(ui.lang.get(), "web-menu-replay"), body)
}

/// The game of a record.
fn game_of(text: &str) -> Option<&'static str> {
    let record: Record = text.parse().ok()?;
    boxes::find(&record.game).map(|game_box| game_box.info.id)
}
