//! A play looked at again: step by step, from any seat's eyes.

mod film;
mod reel;

use leptos::prelude::*;
use prose::say;
use tabletop::Seat;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::titled;
use crate::{
    browser::fetch,
    kit,
    link::ask_worker,
    routes::Source,
    ui::{Mood, Ui},
    worker::words::{Answer, Question},
};
use film::Film;

/// The play of `source`, or a file to be chosen.
pub(super) fn replay(ui: Ui, source: Source, ply: Option<u32>, eyes: Option<Seat>) -> AnyView {
    let film = RwSignal::new_local(None::<Film>);
    let show = move |text: Option<String>| {
        let found = text.and_then(|text| Film::of(&text));
        if found.is_none() {
            let lang = ui.lang.get_untracked();
            ui.toast(Mood::Bad, say!(lang, "web-no-record"));
        }
        let _ = film.try_set(found);
    };
    match &source {
        Source::File => {}
        Source::Local(table) => {
            let table = table.clone();
            ask_worker(Question::Record { table }, move |answer| {
                if let Answer::Record(text) = answer {
                    show(text);
                }
            });
        }
        Source::Server(table) => {
            let path = format!("/api/v1/tables/{table}/record");
            wasm_bindgen_futures::spawn_local(async move { show(fetch::get(&path).await.ok()) });
        }
    }
    view! {
        {move || match film.get() {
            Some(film) => reel::reel(ui, film, source.clone(), (ply, eyes)),
            None => choose(ui, show),
        }}
    }
    .into_any()
}

/// A file to be chosen.
fn choose(ui: Ui, show: impl Fn(Option<String>) + Copy + Send + 'static) -> AnyView {
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
