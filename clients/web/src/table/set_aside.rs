//! A table that the rules here cannot go on with: why, and what can be taken along.

use leptos::prelude::*;
use prose::{Lang, say};
use protocol::{AsideReason, SetAside};

use super::{TablePage, frame, notice, over};
use crate::{
    kit,
    link::TablePlace,
    routes::{RecordSource, Route},
    tables::Face,
    worker::messages::Question,
};

/// A table that was set aside; who likes looks at it as it stood when it was last told alike.
pub(super) fn set_aside<G: Face>(page: TablePage<G>) -> AnyView {
    let is_looking = RwSignal::new(false);
    kit::live(move || {
        if is_looking.get() {
            frame(page)
        } else {
            drawn(page, is_looking)
        }
    })
}

fn drawn<G: Face>(page: TablePage<G>, is_looking: RwSignal<bool>) -> AnyView {
    let lang = page.ui.lang.get();
    let Some(aside) = page.lobby.get().and_then(|lobby| lobby.set_aside) else {
        return notice(page.ui, "web-table-closed");
    };
    let head = say!(lang, "web-set-aside");
    let head = view! { <span class="plainword">{head}</span> }.into_any();
    let kept = if let Some(shown) = aside.shown {
        say!(
            lang,
            "web-set-aside-shown",
            shown = shown,
            plies = aside.plies
        )
    } else {
        say!(lang, "web-set-aside-kept", plies = aside.plies)
    };
    let (source, file) = match page.place() {
        Some(TablePlace::Device { table, .. }) => {
            (RecordSource::Local(table), "five-boroughs.game")
        }
        Some(TablePlace::Server { table }) => (RecordSource::Server(table), "five-boroughs.json"),
        None => (RecordSource::File, ""),
    };
    let look = aside.shown.map(|_| {
        let words = view! { {kit::icon("city")}<span>{say!(lang, "web-look")}</span> };
        kit::button("", "look", words, move || is_looking.set(true))
    });
    let download = (aside.plies > 0).then(|| {
        let words = view! { {kit::icon("p-download")}<span>{say!(lang, "web-download")}</span> };
        let take = move || over::download(page, &source, file);
        kit::button("", "download", words, take)
    });
    view! {
        {kit::top(page.ui, head, ().into_any())}
        <main class="page" data-testid="set-aside">
            <p role="status">{why(lang, aside)}</p>
            <p>{kept}</p>
            <p>{look}{download}</p>
            {kit::link(page.ui, Route::Home, "btn pri", say!(lang, "web-menu-home"))}
        </main>
    }
    .into_any()
}

/// A table that broke down twice at the same place, which is our fault: what was played can be
/// taken along.
pub(super) fn broken<G: Face>(page: TablePage<G>) -> AnyView {
    kit::live(move || {
        let lang = page.ui.lang.get();
        let head = say!(lang, "web-set-aside");
        let head = view! { <span class="plainword">{head}</span> }.into_any();
        let words = view! { {kit::icon("p-download")}<span>{say!(lang, "web-download")}</span> };
        let take = move || {
            if let Some(TablePlace::Device { table, .. }) = page.place() {
                over::take_along(Question::Remains { table }, "five-boroughs.game");
            }
        };
        view! {
            {kit::top(page.ui, head, ().into_any())}
            <main class="page" data-testid="broken">
                <p role="status">{say!(lang, "web-broken")}</p>
                <p>{kit::button("", "download", words, take)}</p>
                {kit::link(page.ui, Route::Home, "btn pri", say!(lang, "web-menu-home"))}
            </main>
        }
        .into_any()
    })
}

/// Why it does not go on, in a sentence.
fn why(lang: Lang, aside: SetAside) -> String {
    let why = match aside.why {
        AsideReason::Unproven => "unproven",
        AsideReason::Format => "format",
        AsideReason::Forbidden => "forbidden",
        AsideReason::Different => "different",
        AsideReason::Fault => "fault",
        AsideReason::Options => "options",
    };
    let (from, to) = (aside.from, aside.to);
    say!(lang, "web-set-aside-why", why = why, from = from, to = to)
}
