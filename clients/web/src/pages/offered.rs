//! Which games the server offers.

use host::Json;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser::{self, fetch};

/// Under what the browser remembers it, for when there is no server.
const GAMES: &str = "games";

/// Which games the server offers: what it says, before that what it said last, and at first all.
/// A handle: copy it.
#[derive(Clone, Copy)]
pub(super) struct Offered(RwSignal<Option<Vec<String>>>);

/// What the server says of a game; the rest is on its box.
#[derive(Serialize, Deserialize)]
struct OfferedGame {
    id: String,
}

impl Offered {
    /// Asks the server.
    pub(super) fn ask() -> Offered {
        let kept = browser::local_storage::get(GAMES).filter(|kept| !kept.is_empty());
        let kept = kept.map(|kept| kept.split(' ').map(str::to_owned).collect());
        let offered = RwSignal::new(kept);
        wasm_bindgen_futures::spawn_local(async move {
            let answer = fetch::get("/api/v1/games").await.ok();
            let answer = answer.and_then(|text| text.parse::<Json>().ok());
            let Some(games) = answer.and_then(|json| json.read::<Vec<OfferedGame>>().ok()) else {
                return;
            };
            let ids: Vec<String> = games.into_iter().map(|game| game.id).collect();
            browser::local_storage::set(GAMES, &ids.join(" "));
            // The page may have been left meanwhile.
            let _ = offered.try_set(Some(ids));
        });
        Offered(offered)
    }

    /// Those of `ids` that are offered, in their order.
    pub(super) fn of(self, ids: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
        self.0.with(|offered| {
            let has = |id: &str| {
                let all = offered.as_ref();
                all.is_none_or(|all| all.iter().any(|offered| offered == id))
            };
            ids.filter(|id| has(id)).collect()
        })
    }
}
