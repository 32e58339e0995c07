//! The curtain between two people at one device: nothing secret is behind it but in the worker.

use leptos::{ev, prelude::*};
use prose::say;
use protocol::Command;
use tabletop::Seat;

use super::TablePage;
use crate::{
    browser::focus,
    kit::{self, Sign},
    link::TablePlace,
    tables::Face,
};

/// The curtain before `seat` lifts it.
pub(super) fn curtain<G: Face>(
    page: TablePage<G>,
    seat: Seat,
    up: RwSignal<Option<Seat>>,
) -> AnyView {
    let lift = move || {
        if let Some(TablePlace::Device { table, .. }) = page.place() {
            up.set(None);
            let seat = Some(seat);
            page.open(TablePlace::Device { table, seat });
        }
    };
    let card = kit::live(move || {
        let lang = page.ui.lang.get();
        let audience = page.audience.get();
        let name = audience.as_ref().map_or_else(
            || say!(lang, "seat-person", seat = seat.to_string()),
            |audience| audience.name(seat).to_owned(),
        );
        let now = page.situation.get();
        let sign = now.map_or(Sign::of_seat(seat), |now| now.sign(seat));
        let last = page
            .story
            .with(|it| it.lines.last().map(|line| line.text.clone()));
        let title = prose::title(G::INFO.id, lang);
        let inside = view! {
            {kit::icon("up")}
            <span>{say!(lang, "web-curtain-lift", name = name.as_str())}</span>
            <kbd>"↵"</kbd>
        };
        view! {
            <svg class="fan" aria-hidden="true"><use href="#o-fan" /></svg>
            <p class="cap">{say!(lang, "web-curtain-head", game = title)}</p>
            {kit::sign(sign, "xl")}
            <h1>{say!(lang, "web-curtain-turn", name = name.as_str())}</h1>
            <p class="muted">{say!(lang, "web-curtain-how")}</p>
            {kit::button("pri", "lift", inside, lift)}
            {last.map(|last| view! { <p class="last">{last}</p> })}
            {kit::button("ghost sm", "bot-for", say!(lang, "web-curtain-bot", name = name),
                move || away(page, seat, up))}
        }
        .into_any()
    });
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Enter" && focus::is_nowhere() {
            lift();
        }
    });
    on_cleanup(move || listener.remove());
    view! {
        <main class="curtain" data-testid="curtain">
            <div class="card">{card}</div>
            <span class="switches">{kit::switches(page.ui)}</span>
        </main>
    }
    .into_any()
}

/// Whoever is away is played for by a bot.
fn away<G: Face>(page: TablePage<G>, seat: Seat, up: RwSignal<Option<Seat>>) {
    if let Some(TablePlace::Device { table, .. }) = page.place() {
        up.set(None);
        let eyes = Some(seat);
        page.open(TablePlace::Device { table, seat: eyes });
        let level = host::Skill::default();
        page.ask(Command::HandOver { seat, level });
    }
}
