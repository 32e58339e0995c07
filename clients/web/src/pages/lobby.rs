//! Tables of the server that wait for players, and those kept here.

use host::Json;
use leptos::prelude::*;
use prose::{Lang, say};
use protocol::{SeatFacts, SeatHolder};
use serde::{Deserialize, Serialize};

use super::titled;
use crate::{
    boxes,
    browser::fetch,
    kit,
    routes::{Route, TableKey},
    table_store::TableStore,
    ui::Ui,
    worker::messages::TableLine,
};

/// A line in the server's list.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct OpenTable {
    table: String,
    game: String,
    stage: String,
    seats: Vec<SeatFacts>,
}

/// The tables.
pub(super) fn lobby(ui: Ui) -> AnyView {
    let there = RwSignal::new(None::<Result<Vec<OpenTable>, fetch::NoAnswer>>);
    let here = RwSignal::new(Vec::<TableLine>::new());
    wasm_bindgen_futures::spawn_local(async move {
        let answer = fetch::get("/api/v1/tables").await.and_then(|text| {
            let list = text.parse::<Json>().map_err(|_| fetch::NoAnswer::Refused)?;
            list.read().map_err(|_| fetch::NoAnswer::Refused)
        });
        let _ = there.try_set(Some(answer));
    });
    look_here(here);
    let body = move || {
        let lang = ui.lang.get();
        view! {
            {kit::panel("tables-there", say!(lang, "web-tables-there"), (), list_there(ui, there))}
            {kit::panel("tables-here", say!(lang, "web-tables-here"), (), list_here(ui, here))}
        }
    };
    let body = view! { <main class="page">{body}</main> }.into_any();
    titled(ui, move || say!(ui.lang.get(), "web-menu-tables"), body)
}

fn look_here(here: RwSignal<Vec<TableLine>>) {
    wasm_bindgen_futures::spawn_local(async move {
        let _ = here.try_set(TableStore::default().lines().await);
    });
}

fn list_there(ui: Ui, there: RwSignal<Option<Result<Vec<OpenTable>, fetch::NoAnswer>>>) -> AnyView {
    let lang = ui.lang.get();
    match there.get() {
        None => kit::parts::waiting(ui),
        Some(Err(why)) => view! { <p>{why.sentence(lang)}</p> }.into_any(),
        Some(Ok(tables)) if tables.is_empty() => {
            view! { <p class="muted">{say!(lang, "web-no-tables")}</p> }.into_any()
        }
        Some(Ok(tables)) => {
            let rows = tables.into_iter().map(|table| open_table(ui, table, lang));
            view! { <ul class="tablelist">{rows.collect::<Vec<_>>()}</ul> }.into_any()
        }
    }
}

fn open_table(ui: Ui, table: OpenTable, lang: Lang) -> AnyView {
    let title = boxes::title(&table.game);
    let who: Vec<String> = table
        .seats
        .iter()
        .filter_map(|facts| match &facts.sitter {
            SeatHolder::Person { name } | SeatHolder::Kept { name } => Some(name.clone()),
            _ => None,
        })
        .collect();
    let free = table
        .seats
        .iter()
        .filter(|facts| facts.sitter == SeatHolder::Open)
        .count();
    let who = prose::common::list(lang, &who);
    let words = say!(
        lang,
        "web-open-table",
        who = who,
        free = free,
        stage = table.stage
    );
    let route = Route::table(Some(&table.game), &table.table, TableKey::None);
    let inside = view! { <b>{title}</b><span>{words}</span> };
    view! { <li>{kit::link(ui, route, "tableline", inside)}</li> }.into_any()
}

fn list_here(ui: Ui, here: RwSignal<Vec<TableLine>>) -> AnyView {
    let lang = ui.lang.get();
    let lines = here.get();
    if lines.is_empty() {
        return view! { <p class="muted">{say!(lang, "web-no-tables-here")}</p> }.into_any();
    }
    let rows = lines.into_iter().map(|line| {
        let title = boxes::title(&line.game);
        let over = match (line.is_aside, line.is_over) {
            (true, _) => "aside",
            (false, true) => "yes",
            (false, false) => "no",
        };
        let words = say!(lang, "web-kept-table", ply = line.ply, over = over);
        let table = line.table.clone();
        let forget = move |_| {
            let table = table.clone();
            wasm_bindgen_futures::spawn_local(async move {
                TableStore::default().forget(&table).await;
                look_here(here);
            });
        };
        let inside = view! { <b>{title}</b><span>{words}</span> };
        let route = Route::local(Some(&line.game), &line.table);
        view! {
            <li>
                {kit::link(ui, route, "tableline", inside)}
                <button type="button" class="iconbtn" aria-label=say!(lang, "web-forget")
                    on:click=forget>{kit::icon("close")}</button>
            </li>
        }
        .into_any()
    });
    view! { <ul class="tablelist">{rows.collect::<Vec<_>>()}</ul> }.into_any()
}
