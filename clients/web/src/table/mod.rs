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
use protocol::{Command, Sitter, Stage};
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
    desk.open(Host::Server { table });
    on_cleanup(move || desk.close());
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

/// What is at a table: people sitting down, a play, or nothing.
fn room(desk: Desk) -> AnyView {
    let stage = Memo::new(move |_| {
        let stage = |it: &crate::link::Session| it.memory.lobby.as_ref().map(|it| it.stage);
        (
            desk.signal.get() == Signal::Nowhere,
            desk.session.with(stage),
        )
    });
    view! {
        {move || match stage.get() {
            (true, _) => nowhere(desk.ui),
            (false, None) => kit::parts::waiting(desk.ui),
            (false, Some(Stage::Lobby)) => hall::hall(desk),
            (false, Some(Stage::Closed(_))) => closed(desk.ui),
            (false, Some(Stage::Running | Stage::Finished)) => frame(desk),
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
