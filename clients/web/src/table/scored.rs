//! A scoring that was just held: its table over the page, until it is put away.

use leptos::prelude::*;
use prose::say;

use super::TablePage;
use crate::{kit, tables::Face};

/// The table of the scoring that is being shown, if there is one.
pub(super) fn scored<G: Face>(page: TablePage<G>) -> AnyView {
    let shown = page.scored.get().and_then(|n| page.scoring(n));
    let (Some(table), Some(now)) = (shown, page.situation.get()) else {
        return ().into_any();
    };
    let close = move || {
        page.scored.set(None);
        page.drain();
    };
    let body = view! {
        {kit::score_table(&table, &|seat| now.sign(seat), page.own())}
        <div class="acts">
            {kit::button("pri", "scored-close", say!(now.audience.lang, "web-go-on"), close)}
        </div>
    };
    kit::dialog("scored", table.caption, body, close)
}
