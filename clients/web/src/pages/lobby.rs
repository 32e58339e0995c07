//! Tables of the server that wait for players, and those kept here.

use host::Json;
use leptos::prelude::*;
use prose::{Lang, say};
use protocol::{SeatFacts, SeatHolder};
use serde::{Deserialize, Serialize};

use super::{kept::Kept, titled};
use crate::{
    boxes,
    browser::fetch,
    kit,
    routes::{Route, TableKey},
    ui::Ui,
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
    let kept = Kept::look(ui);
    wasm_bindgen_futures::spawn_local(async move {
        let answer = fetch::get("/api/v1/tables").await.and_then(|text| {
            let list = text.parse::<Json>().map_err(|_| fetch::NoAnswer::Refused)?;
            list.read().map_err(|_| fetch::NoAnswer::Refused)
        });
        let _ = there.try_set(Some(answer));
    });
    let body = move || {
        let lang = ui.lang.get();
        view! {
            {kit::panel("tables-there", say!(lang, "web-tables-there"), (), list_there(ui, there))}
            {kept.panel()}
            {kept.question()}
        }
    };
    let body = view! { <main class="page">{body}</main> }.into_any();
    titled(ui, move || say!(ui.lang.get(), "web-menu-tables"), body)
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
    let title = boxes::title(&table.game, lang);
    let who: Vec<String> = table
        .seats
        .iter()
        .filter(|facts| {
            let sitter = &facts.sitter;
            matches!(sitter, SeatHolder::Person { .. } | SeatHolder::Kept { .. })
        })
        .map(|facts| player::called(&facts.sitter, facts.seat, lang))
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
