//! The way from one program to another.

use host::Json;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    browser::{
        self,
        fetch::{self, NoAnswer},
    },
    kit,
    routes::{RecordSource, Route},
    table,
    table_store::TableStore,
    ui::Ui,
};

/// A page that another program has: it is loaded.
pub(super) fn elsewhere(ui: Ui, route: &Route) -> AnyView {
    let address = route.to_string();
    let path = address.split(['?', '#']).next();
    // An address that has led here once would lead here for ever.
    if path == Some(&*browser::path()) {
        return super::lost(ui);
    }
    browser::replace(&address);
    kit::parts::waiting(ui)
}

/// A table whose address does not say which game it is: that is found out, and its program loaded.
pub(super) fn to_its_game(ui: Ui, route: &Route) -> AnyView {
    let route = route.clone();
    let is_nowhere = RwSignal::new(false);
    wasm_bindgen_futures::spawn_local(async move {
        if let Some(game) = game_of(&route).await {
            browser::replace(&route.of_game(&game).to_string());
        } else {
            let _ = is_nowhere.try_set(true);
        }
    });
    let shown = move || {
        if is_nowhere.get() {
            table::nowhere(ui)
        } else {
            kit::parts::waiting(ui)
        }
    };
    view! { {shown} }.into_any()
}

async fn game_of(route: &Route) -> Option<String> {
    match route {
        Route::Local { table, .. }
        | Route::Replay {
            source: RecordSource::Local(table),
            ..
        } => {
            let lines = TableStore::default().lines().await;
            let line = lines.into_iter().find(|line| line.table == *table);
            line.map(|line| line.game)
        }
        Route::Table { table, .. }
        | Route::Replay {
            source: RecordSource::Server(table),
            ..
        } => game_at_server(table).await.ok(),
        _ => None,
    }
}

/// The game of a table of the server.
pub(crate) async fn game_at_server(table: &str) -> Result<String, NoAnswer> {
    let facts = fetch::get(&format!("/api/v1/tables/{table}")).await?;
    let facts = facts.parse::<Json>().map_err(|_| NoAnswer::Refused)?;
    let facts: Facts = facts.read().map_err(|_| NoAnswer::Refused)?;
    Ok(facts.lobby.game)
}

/// What the server says of a table, as far as it is asked for here.
#[derive(Serialize, Deserialize)]
struct Facts {
    lobby: WhichTable,
}

#[derive(Serialize, Deserialize)]
struct WhichTable {
    game: String,
}
