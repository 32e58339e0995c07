//! The curtain between two people at one device: nothing secret is behind it but in the worker.

use leptos::prelude::*;
use prose::say;
use protocol::Command;
use tabletop::Seat;

use super::Desk;
use crate::{
    kit::{self, Sign},
    lids,
    link::Host,
};

/// The curtain before `seat` lifts it.
pub(super) fn curtain(desk: Desk, seat: Seat, up: RwSignal<Option<Seat>>) -> AnyView {
    let lift = move || {
        if let Some(Host::Device { table, .. }) = desk.host() {
            up.set(None);
            let seat = Some(seat);
            desk.open(Host::Device { table, seat });
        }
    };
    let card = move || {
        let lang = desk.ui.lang.get();
        let audience = desk.audience();
        let name = audience.as_ref().map_or_else(
            || say!(lang, "seat-person", seat = seat.to_string()),
            |audience| audience.name(seat).to_owned(),
        );
        let eyes = desk.eyes();
        let sign = eyes.map_or(Sign::of_seat(seat), |eyes| eyes.seat(seat).sign);
        let (lines, _) = desk.story(&Sign::of_seat);
        let last = lines.last().map(|line| line.text.clone());
        let game = desk.session.with(|it| it.memory.lobby.clone());
        let title = game.map_or("", |lobby| lids::title(&lobby.game));
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
                move || away(desk, seat, up))}
        }
    };
    view! {
        <main class="curtain" data-testid="curtain">
            <div class="card">{card}</div>
            <span class="switches">{kit::switches(desk.ui)}</span>
        </main>
    }
    .into_any()
}

/// Whoever is away is played for by a bot.
fn away(desk: Desk, seat: Seat, up: RwSignal<Option<Seat>>) {
    if let Some(Host::Device { table, .. }) = desk.host() {
        up.set(None);
        let eyes = Some(seat);
        desk.open(Host::Device { table, seat: eyes });
        let level = host::Skill::default();
        desk.ask(Command::HandOver { seat, level });
    }
}
