//! A table before its game: people sit down, invitations are sent, the host begins.

use leptos::prelude::*;
use prose::{Lang, say};
use protocol::{Command, Lobby, SeatFacts, SeatHolder};
use tabletop::Seat;

use super::TablePage;
use crate::{
    browser, kit, own_name,
    pages::qr,
    routes::{Route, TableKey},
    tables::Face,
    ui::{Mood, Ui},
};

/// The people at a table before its game.
pub(super) fn hall<G: Face>(page: TablePage<G>) -> AnyView {
    let name = RwSignal::new(own_name::get().unwrap_or_default());
    kit::live(move || drawn(page, name))
}

fn drawn<G: Face>(page: TablePage<G>, name: RwSignal<String>) -> AnyView {
    let lang = page.ui.lang.get();
    let Some(lobby) = page.lobby.get() else {
        return kit::parts::waiting(page.ui);
    };
    let (id, title) = (G::INFO.id, prose::title(G::INFO.id, lang));
    let rows: Vec<AnyView> = lobby
        .seats
        .iter()
        .map(|facts| row(page, facts, &lobby, lang))
        .collect();
    let sit = lobby.you.seat.is_none().then(|| sit_down(page, name, lang));
    let is_full = lobby.seats.iter().all(|facts| {
        matches!(
            facts.sitter,
            SeatHolder::Person { .. } | SeatHolder::Bot { .. }
        )
    });
    let begin = (lobby.you.host && lobby.you.seat.is_some()).then(|| {
        let class = if is_full { "pri" } else { "off" };
        let inside = view! { {kit::icon("play")}<span>{say!(lang, "web-start")}</span> };
        kit::button(class, "start", inside, move || page.ask(Command::Start))
    });
    let note = match page.link_status.get().trouble(lang) {
        Some(trouble) => trouble,
        None if is_full => say!(lang, "web-hall-full"),
        None => say!(lang, "web-hall-waiting"),
    };
    let body = view! { <ol class="hallseats" data-testid="hall-seats">{rows}</ol>{sit} };
    view! {
        {kit::top(page.ui, kit::lettering(id, &title), ().into_any())}
        <main class="page hall" data-testid="hall">
            {kit::panel("hall-panel", say!(lang, "web-seats"), (), body)}
            {invitations(page, &lobby, lang)}
        </main>
        <footer class="startbar">
            <div><b>{title}</b><p class="muted" role="status">{note}</p></div>
            {begin}
        </footer>
    }
    .into_any()
}

fn row<G: Face>(page: TablePage<G>, facts: &SeatFacts, lobby: &Lobby, lang: Lang) -> AnyView {
    let seat = facts.seat;
    let is_own = lobby.you.seat == Some(seat);
    let called = player::called(&facts.sitter, seat, lang);
    let (name, small) = match &facts.sitter {
        SeatHolder::Open => (
            say!(lang, "web-seat-open"),
            say!(lang, "web-seat-open-small"),
        ),
        SeatHolder::Invited => (
            say!(lang, "web-seat-invited"),
            say!(lang, "web-seat-invited-small"),
        ),
        SeatHolder::Kept { .. } => (called, say!(lang, "web-seat-kept")),
        SeatHolder::Person { .. } => (called, String::new()),
        SeatHolder::Bot { level } => (called, say!(lang, "web-level", level = level.word())),
    };
    let small = if is_own {
        say!(lang, "web-seat-own")
    } else {
        small
    };
    let is_person = matches!(facts.sitter, SeatHolder::Person { .. });
    let remove = (lobby.you.host && is_person && !is_own).then(|| {
        let label = say!(lang, "web-remove");
        view! {
            <button type="button" class="iconbtn" aria-label=label
                on:click=move |_| page.ask(Command::Remove { seat })>{kit::icon("close")}</button>
        }
    });
    view! {
        <li class="p-seat">
            {kit::sign(G::sign_before(seat), "lg")}
            <div><b>{name}</b><small>{small}</small></div>
            <span></span>
            <span>{remove}</span>
        </li>
    }
    .into_any()
}

/// Sits down in the seat of the link, the one that is kept, or an open one.
fn sit_down<G: Face>(page: TablePage<G>, name: RwSignal<String>, lang: Lang) -> AnyView {
    let sit = move || {
        let typed = name.get_untracked();
        let Some(called) = own_name::cleaned(&typed) else {
            let words = say!(lang, "web-refused", why = "name");
            return page.ui.toast(Mood::Bad, words);
        };
        own_name::set(&called);
        let token = match page.ui.route.get_untracked() {
            Route::Table {
                key: TableKey::Invitation(word),
                ..
            } => Some(word),
            _ => None,
        };
        page.ask(Command::Sit {
            seat: None::<Seat>,
            name: called,
            nonce: browser::random_hex::<32>(),
            token,
        });
    };
    let inside = view! { {kit::icon("hand")}<span>{say!(lang, "web-sit")}</span> };
    let ask = match own_name::get() {
        Some(_) => say!(lang, "web-your-name"),
        None => say!(lang, "web-ask-name"),
    };
    view! {
        <form class="sitdown" on:submit=move |event| { event.prevent_default(); sit(); }>
            <label>{ask}
                <input type="text" maxlength="40" data-testid="name" autocomplete="nickname"
                    prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event)) />
            </label>
            {kit::button("pri", "sit", inside, sit)}
        </form>
    }
    .into_any()
}

/// The links to send, each with its code to scan.
fn invitations<G: Face>(page: TablePage<G>, lobby: &Lobby, lang: Lang) -> AnyView {
    let origin = browser::window().location().origin().unwrap_or_default();
    let link = |key: TableKey| Route::table(Some(&lobby.game), &lobby.table, key);
    let has_open = lobby
        .seats
        .iter()
        .any(|facts| facts.sitter == SeatHolder::Open);
    let open = has_open.then(|| (say!(lang, "web-seat-open"), link(TableKey::None)));
    let invited = lobby.you.invitations.iter().map(|(seat, word)| {
        let words = say!(lang, "web-seat-letter", seat = seat.to_string());
        (words, link(TableKey::Invitation(word.clone())))
    });
    let own = lobby.you.token.as_ref();
    let own = own.map(|word| (say!(lang, "web-carry"), link(TableKey::Seat(word.clone()))));
    let links = open.into_iter().chain(invited).chain(own);
    let links: Vec<AnyView> = links
        .map(|(words, route)| invitation(page.ui, lang, words, format!("{origin}{route}")))
        .collect();
    if links.is_empty() {
        return ().into_any();
    }
    kit::panel("invite", say!(lang, "web-invite"), (), links)
}

fn invitation(ui: Ui, lang: Lang, words: String, address: String) -> AnyView {
    let copied = address.clone();
    let copy = move || {
        let clipboard = browser::window().navigator().clipboard();
        let _ = clipboard.write_text(&copied);
        ui.toast(Mood::Done, say!(ui.lang.get_untracked(), "web-copied"));
    };
    let inside = view! { {kit::icon("p-link")}<span>{say!(lang, "web-copy")}</span> };
    view! {
        <div class="invitation">
            {qr::code(&address, &words)}
            <div>
                <b>{words}</b>
                <p class="muted">{say!(lang, "web-scan")}</p>
                <div class="copyline">
                    <input type="text" readonly=true data-testid="link"
                        aria-label=say!(lang, "web-link") prop:value=address.clone() />
                    {kit::button("sm", "copy", inside, copy)}
                </div>
            </div>
        </div>
    }
    .into_any()
}
