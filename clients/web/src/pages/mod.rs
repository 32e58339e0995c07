//! The pages.

mod about;
mod home;
mod kept;
mod lobby;
mod new_game;
mod offered;
pub(crate) mod on;
pub mod qr;
mod replay;
mod rules;
mod settings;

use leptos::prelude::*;
use prose::say;
use wasm_bindgen::JsCast;

use crate::{
    boxes, browser, catalogues, kit, program,
    routes::{RecordSource, Route},
    table,
    tables::Face,
    ui::Ui,
};

/// How long until the words are asked for again if they did not come, in milliseconds.
const WORDS_AGAIN: i32 = 2_000;

/// Shows the page of the address, and from then on those one goes to.
pub fn start() {
    wasm_bindgen_futures::spawn_local(async {
        match catalogues::learn(Ui::remembered_lang()).await {
            Ok(()) => show(),
            Err(_) => browser::later(WORDS_AGAIN, start),
        }
    });
}

fn show() {
    let document = browser::window()
        .document()
        .expect("the page has a document");
    let place = document
        .get_element_by_id("app")
        .expect("index.html has it");
    place.set_inner_html("");
    let shown = mount_to(place.unchecked_into(), app);
    shown.forget();
}

fn app() -> AnyView {
    let ui = Ui::remembered();
    ui.follow();
    Effect::new(move |_| {
        let title = ui.route.with(|route| title(ui, route));
        browser::window()
            .document()
            .inspect(|document| document.set_title(&title));
    });
    view! {
        {move || ui.route.with(|route| page(ui, route))}
        {move || ui.rule.get().map(|(game, rule)| rules::beside(ui, game, rule))}
        {kit::toasts(ui)}
    }
    .into_any()
}

fn page(ui: Ui, route: &Route) -> AnyView {
    // What a page sets up goes with it.
    let shown = untrack(|| (program::here().page)(ui, route));
    shown.unwrap_or_else(|| on::elsewhere(ui, route))
}

/// The pages that are no tables.
pub fn at_the_door(ui: Ui, route: &Route) -> Option<AnyView> {
    let page = match route.clone() {
        Route::Home => home::home(ui),
        Route::New { game, way } => new_game::new_game(ui, game, way),
        Route::Tables => lobby::lobby(ui),
        Route::Replay {
            game: None,
            source: RecordSource::File,
            ..
        } => replay::choose(ui),
        Route::Rules { game, rule } => rules::rules(ui, game, rule),
        Route::Settings => settings::settings(ui),
        Route::About => about::about(ui),
        Route::Lost => lost(ui),
        Route::Local { game: None, .. }
        | Route::Table { game: None, .. }
        | Route::Replay { game: None, .. } => on::to_its_game(ui, route),
        _ => return None,
    };
    Some(page)
}

/// Tables, and plays looked at again.
pub fn at_a_table<G: Face>(ui: Ui, route: &Route) -> Option<AnyView> {
    let page = match route.clone() {
        Route::Begin { game } => table::begin(ui, game),
        Route::Local {
            game: Some(_),
            table,
        } => table::local_table::<G>(ui, table),
        Route::Table {
            game: Some(_),
            table,
            key,
        } => table::server_table::<G>(ui, table, key),
        Route::Replay {
            game: Some(_),
            source,
            ply,
            eyes,
        } => replay::replay::<G>(ui, source, ply, eyes),
        _ => return None,
    };
    Some(page)
}

fn title(ui: Ui, route: &Route) -> String {
    let lang = ui.lang.get();
    let name = match route {
        Route::Home => return "Five Boroughs".to_owned(),
        Route::New { .. } => say!(lang, "web-new-game"),
        Route::Local {
            game: Some(game), ..
        }
        | Route::Table {
            game: Some(game), ..
        } => {
            let turn = ui.asked.get().then(|| say!(lang, "web-your-turn"));
            let title = boxes::title(game, lang);
            turn.map_or_else(|| title.clone(), |turn| format!("● {turn} · {title}"))
        }
        Route::Begin { .. } | Route::Local { .. } | Route::Table { .. } => {
            say!(lang, "web-tab-table")
        }
        Route::Tables => say!(lang, "web-menu-tables"),
        Route::Replay { .. } => say!(lang, "web-menu-replay"),
        Route::Rules { .. } => say!(lang, "web-menu-rules"),
        Route::Settings => say!(lang, "web-menu-settings"),
        Route::About => say!(lang, "web-menu-about"),
        Route::Kit => say!(lang, "web-kit"),
        Route::Lost => say!(lang, "web-lost"),
    };
    format!("{name} · Five Boroughs")
}

/// A page with a plain title.
pub(crate) fn titled(
    ui: Ui,
    title: impl Fn() -> String + Send + 'static,
    body: AnyView,
) -> AnyView {
    view! {
        {move || kit::top(ui, view! { <span class="plainword">{title()}</span> }.into_any(),
            ().into_any())}
        {body}
    }
    .into_any()
}

fn lost(ui: Ui) -> AnyView {
    let body = move || {
        let lang = ui.lang.get();
        view! {
            <main class="page">
                <p>{say!(lang, "web-lost-why")}</p>
                {kit::link(ui, Route::Home, "btn pri", say!(lang, "web-menu-home"))}
            </main>
        }
    };
    titled(
        ui,
        move || say!(ui.lang.get(), "web-lost"),
        view! { {body} }.into_any(),
    )
}
