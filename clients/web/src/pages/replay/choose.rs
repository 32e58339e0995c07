//! A play to be looked at again is chosen: one that is kept here, or a file.

use leptos::prelude::*;
use prose::say;
use tabletop::Record;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::FILE;
use crate::{
    boxes, browser, kit,
    pages::{kept::Kept, titled},
    routes::Route,
    ui::{Mood, Ui},
};

/// The page. A play is looked at in the program of its game.
pub(in crate::pages) fn choose(ui: Ui) -> AnyView {
    let kept = Kept::look(ui);
    let body = move || {
        let lang = ui.lang.get();
        let file = view! {
            <p>{say!(lang, "web-replay-how")}</p>
            <label class="btn filepick">
                {kit::icon("replay")}<span>{say!(lang, "web-replay-file")}</span>
                <input class="sr" type="file" accept=".game,text/plain" data-testid="file"
                    on:change=move |event| load(ui, &event) />
            </label>
        };
        view! {
            {kept.finished()}
            {kit::panel("replay-file", say!(lang, "web-replay-of-file"), (), file)}
        }
    };
    let body = view! { <main class="page">{body}</main> }.into_any();
    titled(ui, move || say!(ui.lang.get(), "web-menu-replay"), body)
}

fn load(ui: Ui, event: &leptos::ev::Event) {
    let target = event.target();
    let input = target.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok());
    let file = input.and_then(|input| input.files()?.get(0));
    let Some(file) = file else { return };
    wasm_bindgen_futures::spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        let text = text.ok().and_then(|text| text.as_string());
        let game = text.as_deref().and_then(game_of);
        let is_kept = text.is_some_and(|text| browser::session_storage::set(FILE, &text));
        if let Some(game) = game.filter(|_| is_kept) {
            ui.go(Route::file().of_game(game));
        } else {
            let lang = ui.lang.get_untracked();
            ui.toast(Mood::Bad, say!(lang, "web-no-record"));
        }
    });
}

/// The game of a record.
fn game_of(text: &str) -> Option<&'static str> {
    let record: Record = text.parse().ok()?;
    boxes::find(&record.game).map(|game_box| game_box.info.id)
}
