//! The frame around every table: seats, prompt, log, undo, curtain, end.

mod aside;
mod chronicle;
mod curtain;
mod desk;
mod frame;
mod hall;
mod over;
mod passing;
mod people;
mod scored;
mod seats;
mod set_aside;
mod state;

pub use chronicle::Chronicle;
pub use desk::Desk;
pub use frame::{frame, keys};
pub use people::names;
pub use seats::seats;
pub use state::{Signal, Tab};

use host::Json;
use leptos::prelude::*;
use prose::say;
use protocol::{CloseReason, Command, Sitter, Stage};
use serde::Serialize;
use tabletop::Seat;

use crate::{
    browser, kit,
    link::{Host, ask_worker},
    routes::{Key, Route, Way},
    ui::Ui,
    worker::words::{Answer, LocalPlan, Question},
};

/// Under what the door hands a plan on.
const PLAN: &str = "plan";

/// Hands a plan on to the program of its game. Whether it will be there.
pub fn hand_plan_on(plan: &LocalPlan) -> bool {
    browser::hand_on(PLAN, Json::of(plan).text())
}

/// A table to be laid as the door has planned it; without a plan, one to be planned there.
pub fn begin(ui: Ui, game: String) -> AnyView {
    let plan = browser::handed_on(PLAN).and_then(|text| text.parse::<Json>().ok());
    let plan = plan.and_then(|json| json.read::<LocalPlan>().ok());
    let way = Way::Bots;
    let Some(plan) = plan.filter(|plan| plan.game == game) else {
        let game = Some(game);
        browser::replace(&Route::New { game, way }.to_string());
        return kit::parts::waiting(ui);
    };
    browser::hand_nothing_on(PLAN);
    let is_refused = RwSignal::new(false);
    ask_worker(Question::Create(plan), move |answer| match answer {
        // Nobody wants to go back to a table that is still to be laid.
        Answer::Table(Some(table)) => ui.go_instead(Route::local(Some(&game), &table)),
        _ => is_refused.set(true),
    });
    let shown = move || {
        if is_refused.get() {
            notice(ui, "web-not-begun")
        } else {
            kit::parts::waiting(ui)
        }
    };
    view! { {shown} }.into_any()
}

/// A table kept on this device.
pub fn local_table(ui: Ui, table: String) -> AnyView {
    let curtain = RwSignal::new(None::<Seat>);
    let desk = Desk::new(ui, move |desk| take_eyes(desk, curtain));
    desk.open(Host::Device { table, seat: None });
    on_cleanup(move || desk.close());
    view! {
        {move || match curtain.get() {
            Some(seat) => curtain::curtain(desk, seat, curtain),
            None => room(desk),
        }}
    }
    .into_any()
}

/// Looks through the eyes of the person here who is asked, with a curtain between two people.
fn take_eyes(desk: Desk, curtain: RwSignal<Option<Seat>>) {
    let Some(Host::Device { table, seat }) = desk.host() else {
        return;
    };
    let lobby = desk.session.with_untracked(|it| it.memory.lobby.clone());
    let play = desk.session.with_untracked(|it| it.memory.play.clone());
    let (Some(lobby), Some(play)) = (lobby, play) else {
        return;
    };
    let is_person = |seat: &Seat| {
        let facts = lobby.seats.get(seat.index());
        facts.is_some_and(|facts| {
            matches!(facts.sitter, Sitter::Person { .. }) && facts.stand_in.is_none()
        })
    };
    let people: Vec<Seat> = lobby.seats.iter().map(|facts| facts.seat).collect();
    let people: Vec<Seat> = people.into_iter().filter(is_person).collect();
    match (&people[..], seat) {
        // Alone, or over: there is nobody to hide anything from.
        ([only], None) => desk.open(Host::Device {
            table,
            seat: Some(*only),
        }),
        // Where the game may still go on, everybody's hand is their own.
        ([_, _, ..], None) if lobby.set_aside.is_some() => {}
        ([first, ..], None) if lobby.stage != Stage::Running => desk.open(Host::Device {
            table,
            seat: Some(*first),
        }),
        ([_, _, ..], eyes) if lobby.stage == Stage::Running => {
            let asked: Vec<Seat> = play.to_act.iter().copied().filter(is_person).collect();
            let is_ours = eyes.is_some_and(|eyes| asked.contains(&eyes));
            if let Some(next) = asked.first().copied().filter(|_| !is_ours) {
                hand_over(desk, curtain, next);
            }
        }
        _ => {}
    }
}

/// Draws the curtain before `next`, after the one who acted has seen what came of it.
fn hand_over(desk: Desk, curtain: RwSignal<Option<Seat>>, next: Seat) {
    if curtain.get_untracked() == Some(next) {
        return;
    }
    let eyes = desk.host();
    let wait = match &eyes {
        Some(Host::Device { seat: Some(_), .. }) if !desk.ui.is_still() => 900,
        _ => 0,
    };
    let draw = move || {
        if desk.host() != eyes {
            return;
        }
        if let Some(Host::Device { table, seat }) = desk.host() {
            curtain.set(Some(next));
            // Behind the curtain there are no eyes: nothing secret is on the page.
            if seat.is_some() {
                desk.open(Host::Device { table, seat: None });
            }
        }
    };
    if wait == 0 {
        draw();
    } else {
        browser::later(wait, draw);
    }
}

/// A table kept by the server.
pub fn server_table(ui: Ui, table: String, key: Key) -> AnyView {
    let desk = Desk::new(ui, |_| {});
    let host = Host::Server {
        table: table.clone(),
    };
    desk.open(host.clone());
    on_cleanup(move || desk.close());
    if let Key::Seat(token) = key.clone() {
        carry_in(desk, host, table, token);
    }
    let carried = StoredValue::new(false);
    Effect::new(move |_| {
        let is_known = desk.session.with(|it| it.memory.lobby.is_some());
        if let (true, Key::Seat(token)) = (is_known, &key)
            && !carried.get_value()
            && desk.own_untracked().is_none()
        {
            carried.set_value(true);
            let token = token.clone();
            desk.ask(Command::Carry { token });
        }
    });
    view! { {move || room(desk)} }.into_any()
}

/// Carries a seat to this device where so many look on that nobody else gets in. Whoever has the
/// seat has a place.
fn carry_in(desk: Desk, host: Host, table: String, token: String) {
    let is_asked = StoredValue::new(false);
    Effect::new(move |_| {
        if desk.signal.get() != Signal::Full || is_asked.get_value() {
            return;
        }
        is_asked.set_value(true);
        let path = format!("/api/v1/tables/{table}/carry");
        let body = Json::of(&CarryHere {
            request: browser::random_hex::<8>(),
            token: token.clone(),
        });
        let host = host.clone();
        wasm_bindgen_futures::spawn_local(async move {
            if browser::fetch::post(&path, &body).await.is_ok() {
                desk.open(host);
            }
        });
    });
}

/// What the server is asked for.
#[derive(Serialize)]
struct CarryHere {
    request: String,
    token: String,
}

/// What there is to show of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Table,
    Full,
    Nowhere,
}

/// What is at a table: people sitting down, a play, or nothing.
fn room(desk: Desk) -> AnyView {
    let stage = Memo::new(move |_| {
        let stage = |it: &crate::link::Session| it.memory.lobby.as_ref().map(|it| it.stage);
        let shown = match desk.signal.get() {
            Signal::Nowhere => Shown::Nowhere,
            Signal::Full => Shown::Full,
            Signal::Opening | Signal::Live | Signal::Lost | Signal::Trouble => Shown::Table,
        };
        let stage = desk.session.with(stage);
        // A table that is known is drawn as it was, place or not.
        let shown = if stage.is_some() && shown == Shown::Full {
            Shown::Table
        } else {
            shown
        };
        (shown, stage)
    });
    view! {
        {move || match stage.get() {
            (Shown::Nowhere, _) => nowhere(desk.ui),
            (Shown::Full, None) => notice(desk.ui, "web-table-full"),
            (Shown::Table, None) => kit::parts::waiting(desk.ui),
            (_, Some(Stage::Lobby)) => hall::hall(desk),
            (_, Some(Stage::Closed(CloseReason::SetAside))) => set_aside::set_aside(desk),
            (_, Some(Stage::Closed(_))) => closed(desk.ui),
            (_, Some(Stage::Running | Stage::Finished)) => frame(desk),
        }}
    }
    .into_any()
}

/// There is no such table.
pub(crate) fn nowhere(ui: Ui) -> AnyView {
    notice(ui, "web-no-table")
}

fn closed(ui: Ui) -> AnyView {
    notice(ui, "web-table-closed")
}

/// A page that says one thing.
pub(crate) fn notice(ui: Ui, id: &'static str) -> AnyView {
    let words = move || prose::sentence(ui.lang.get(), id, &prose::Arguments::new());
    view! {
        {move || kit::top(ui, view! { <span class="plainword">{words()}</span> }.into_any(),
            ().into_any())}
        <main class="page">
            {move || kit::link(ui, Route::Home, "btn pri", say!(ui.lang.get(), "web-menu-home"))}
        </main>
    }
    .into_any()
}
