//! A table that the rules here cannot go on with: why, and what can be taken along.

use leptos::prelude::*;
use prose::{Lang, say};
use protocol::{AsideReason, SetAside};

use super::{Desk, frame, notice, over};
use crate::{
    kit,
    link::Host,
    routes::{Route, Source},
    tables::Face,
    worker::words::Question,
};

/// A table that was set aside; who likes looks at it as it stood when it was last told alike.
pub(super) fn set_aside<G: Face>(desk: Desk<G>) -> AnyView {
    let is_looking = RwSignal::new(false);
    kit::live(move || {
        if is_looking.get() {
            frame(desk)
        } else {
            drawn(desk, is_looking)
        }
    })
}

fn drawn<G: Face>(desk: Desk<G>, is_looking: RwSignal<bool>) -> AnyView {
    let lang = desk.ui.lang.get();
    let Some(aside) = desk.lobby.get().and_then(|lobby| lobby.set_aside) else {
        return notice(desk.ui, "web-table-closed");
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
    let (source, file) = match desk.host() {
        Some(Host::Device { table, .. }) => (Source::Local(table), "five-boroughs.game"),
        Some(Host::Server { table }) => (Source::Server(table), "five-boroughs.json"),
        None => (Source::File, ""),
    };
    let look = aside.shown.map(|_| {
        let words = view! { {kit::icon("city")}<span>{say!(lang, "web-look")}</span> };
        kit::button("", "look", words, move || is_looking.set(true))
    });
    let download = (aside.plies > 0).then(|| {
        let words = view! { {kit::icon("p-download")}<span>{say!(lang, "web-download")}</span> };
        let take = move || over::download(desk, &source, file);
        kit::button("", "download", words, take)
    });
    view! {
        {kit::top(desk.ui, head, ().into_any())}
        <main class="page" data-testid="set-aside">
            <p role="status">{why(lang, aside)}</p>
            <p>{kept}</p>
            <p>{look}{download}</p>
            {kit::link(desk.ui, Route::Home, "btn pri", say!(lang, "web-menu-home"))}
        </main>
    }
    .into_any()
}

/// A table that broke down twice at the same place, which is our fault: what was played can be
/// taken along.
pub(super) fn broken<G: Face>(desk: Desk<G>) -> AnyView {
    kit::live(move || {
        let lang = desk.ui.lang.get();
        let head = say!(lang, "web-set-aside");
        let head = view! { <span class="plainword">{head}</span> }.into_any();
        let words = view! { {kit::icon("p-download")}<span>{say!(lang, "web-download")}</span> };
        let take = move || {
            if let Some(Host::Device { table, .. }) = desk.host() {
                over::take_along(Question::Remains { table }, "five-boroughs.game");
            }
        };
        view! {
            {kit::top(desk.ui, head, ().into_any())}
            <main class="page" data-testid="broken">
                <p role="status">{say!(lang, "web-broken")}</p>
                <p>{kit::button("", "download", words, take)}</p>
                {kit::link(desk.ui, Route::Home, "btn pri", say!(lang, "web-menu-home"))}
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
