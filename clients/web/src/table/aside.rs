//! What can be done at a table beside playing: another device, a bot in one's place, the table in
//! sentences.

use leptos::prelude::*;
use prose::{Audience, say};
use protocol::{Command, Lobby, SeatHolder};
use tabletop::Seat;

use super::TablePage;
use crate::{
    browser, kit,
    link::TablePlace,
    pages::qr,
    routes::{Route, TableKey},
    tables::Face,
};

/// The button that opens it.
pub(super) fn opener<G: Face>(page: TablePage<G>) -> AnyView {
    let lang = page.ui.lang.get();
    view! {
        <button type="button" class="iconbtn mn" data-testid="table-menu"
            aria-label=say!(lang, "web-table-menu")
            on:click=move |_| page.is_aside.set(true)>{kit::icon("device")}</button>
    }
    .into_any()
}

/// The dialog, if it is open.
pub(super) fn aside<G: Face>(page: TablePage<G>) -> AnyView {
    if !page.is_aside.get() {
        return ().into_any();
    }
    let (Some(lobby), Some(now)) = (page.lobby.get(), page.situation.get()) else {
        return ().into_any();
    };
    let (lobby, audience) = (&*lobby, &*now.audience);
    let lang = audience.lang;
    let close = move || page.is_aside.set(false);
    let sentences: Vec<AnyView> = G::situation(now.view(), audience)
        .into_iter()
        .map(|line| view! { <p>{line}</p> }.into_any())
        .collect();
    let body = view! {
        {carry(page, lobby, lang)}
        <div class="asideacts">{bots(page, lobby, audience)}</div>
        <details class="p-fold" data-testid="situation">
            <summary>{kit::icon("p-down")}<span>{say!(lang, "web-situation")}</span></summary>
            {sentences}
        </details>
        <p class="muted keys">{say!(lang, "web-keys")}</p>
        <div class="acts">
            {kit::button("pri", "aside-close", say!(lang, "web-close"), close)}
        </div>
    };
    kit::dialog("aside", say!(lang, "web-table-menu"), body, close)
}

/// The own seat as a code: a phone that scans it holds the hand, and this screen shows the table.
fn carry<G: Face>(page: TablePage<G>, lobby: &Lobby, lang: prose::Lang) -> AnyView {
    let (Some(TablePlace::Server { table }), Some(word)) = (page.place(), &lobby.you.token) else {
        return ().into_any();
    };
    let route = Route::table(Some(&lobby.game), &table, TableKey::Seat(word.clone()));
    let origin = browser::window().location().origin().unwrap_or_default();
    let address = format!("{origin}{route}");
    let words = say!(lang, "web-carry");
    view! {
        <div class="invitation">
            {qr::code(&address, &words)}
            <div><b>{words}</b><p class="muted">{say!(lang, "web-carry-how")}</p></div>
        </div>
    }
    .into_any()
}

/// Bots in the place of people, and people back in their own.
fn bots<G: Face>(page: TablePage<G>, lobby: &Lobby, audience: &Audience) -> Vec<AnyView> {
    let lang = audience.lang;
    let done = move |command: Command| {
        page.is_aside.set(false);
        page.ask(command);
    };
    let hand_over = |seat: Seat, words: String| {
        let level = host::Skill::default();
        let inside = view! { {kit::icon("bot")}<span>{words}</span> };
        kit::button("", "hand-over", inside, move || {
            done(Command::HandOver { seat, level });
        })
    };
    let own = lobby.you.seat;
    let each = lobby.seats.iter().filter_map(|facts| {
        let seat = facts.seat;
        let is_person = matches!(facts.sitter, SeatHolder::Person { .. });
        match (own == Some(seat), facts.stand_in) {
            (true, Some(_)) => {
                let inside =
                    view! { {kit::icon("hand")}<span>{say!(lang, "web-take-back")}</span> };
                Some(kit::button("", "take-back", inside, move || {
                    done(Command::TakeBack);
                }))
            }
            (true, None) => Some(hand_over(seat, say!(lang, "web-hand-over"))),
            (false, None) if is_person && lobby.you.host => {
                let here = page.here.with(|here| here.contains(&seat));
                let name = audience.name(seat);
                (!here).then(|| hand_over(seat, say!(lang, "web-curtain-bot", name = name)))
            }
            _ => None,
        }
    });
    each.collect()
}
