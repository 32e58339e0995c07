//! A scoring that was just held: its table over the page, until it is put away.

use leptos::prelude::*;
use prose::say;

use super::Desk;
use crate::{kit, tables::Face};

/// The table of the scoring that is being shown, if there is one.
pub(super) fn scored<G: Face>(desk: Desk<G>) -> AnyView {
    let shown = desk.scored.get().and_then(|n| desk.scoring(n));
    let (Some(table), Some(now)) = (shown, desk.situation.get()) else {
        return ().into_any();
    };
    let close = move || {
        desk.scored.set(None);
        desk.drain();
    };
    let body = view! {
        {kit::score_table(&table, &|seat| now.sign(seat), desk.own())}
        <div class="acts">
            {kit::button("pri", "scored-close", say!(now.audience.lang, "web-go-on"), close)}
        </div>
    };
    kit::dialog("scored", table.caption, body, close)
}
