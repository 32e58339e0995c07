//! A scoring that was just held: its table over the page, until it is put away.

use leptos::prelude::*;
use prose::{Audience, ScoreTable, say};
use protocol::{ServerMessage, Update};

use super::Desk;
use crate::{
    browser::{self, focus},
    kit,
    tables::Eyes,
};

/// Notes the scoring that a message tells of. At the end there is a page for all of them.
pub(super) fn note(desk: Desk, message: &ServerMessage) {
    let ServerMessage::Update(Update {
        play: Some(play), ..
    }) = message
    else {
        return;
    };
    let (Some(look), Some(audience)) = (desk.look(), desk.audience_untracked()) else {
        return;
    };
    if play.outcome.is_some() {
        return;
    }
    let is_scoring = |event: &&host::Json| {
        let news = (look.news)(event, &audience);
        news.is_some_and(|news| news.scored.is_some())
    };
    if let Some(event) = play.events.iter().rfind(is_scoring) {
        desk.scored.set(Some(event.clone()));
        browser::later(0, || focus::focus("[data-testid=scored-close]"));
    }
}

/// All scorings that were held, as tables, the first one first.
pub(super) fn all(desk: Desk, audience: &Audience) -> Vec<ScoreTable> {
    let Some(look) = desk.look() else {
        return Vec::new();
    };
    desk.session.with(|session| {
        let news = session.memory.events.iter();
        let news = news.filter_map(|event| (look.news)(event, audience)?.scored);
        news.collect()
    })
}

/// The table of the scoring that is being shown, if there is one.
pub(super) fn scored(desk: Desk, eyes: &dyn Eyes, audience: &Audience) -> AnyView {
    let Some(table) = desk.scored.get().and_then(|event| {
        let news = (desk.look()?.news)(&event, audience)?;
        news.scored
    }) else {
        return ().into_any();
    };
    let close = move || {
        desk.scored.set(None);
        desk.drain();
    };
    let ScoreTable { caption, .. } = &table;
    let body = view! {
        {kit::score_table(&table, &|seat| eyes.seat(seat).sign, desk.own())}
        <div class="acts">
            {kit::button("pri", "scored-close", say!(audience.lang, "web-go-on"), close)}
        </div>
    };
    kit::dialog("scored", caption.clone(), body, close)
}
