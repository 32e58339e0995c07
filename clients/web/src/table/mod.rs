//! The frame around every table: seats, prompt, log, undo, curtain, end.

mod aside;
mod curtain;
mod frame;
mod hall;
mod one_tab;
mod over;
mod page;
mod reload;
mod scored;
mod seats;
mod set_aside;
mod state;
mod story;
mod telling;
mod told;

use one_tab::OneTab;

pub use frame::frame;
pub use page::TablePage;
pub use state::{LinkStatus, Tab};
pub use story::{Marks, Story};

use host::Json;
use leptos::prelude::*;
use player::{ShownTo, next_eyes};
use prose::say;
use protocol::{CloseReason, Command, Stage};
use room::LocalPlan;
use serde::Serialize;
use tabletop::Seat;

use crate::{
    browser::{self, fetch::NoAnswer},
    kit,
    link::{TablePlace, ask_worker},
    pages::on::game_at_server,
    routes::{Route, TableKey, Way},
    tables::Face,
    ui::Ui,
    worker::messages::{Answer, Question},
};

/// Under what the door hands a plan on.
const PLAN: &str = "plan";

/// Hands a plan on to the program of its game. Whether it will be there.
pub fn store_plan(plan: &LocalPlan) -> bool {
    browser::session_storage::set(PLAN, Json::of(plan).text())
}

/// A table to be laid as the door has planned it; without a plan, one to be planned there.
pub fn begin(ui: Ui, game: String) -> AnyView {
    let plan = browser::session_storage::get(PLAN);
    let plan = plan.and_then(|text| host::read::<LocalPlan>(&text).ok());
    let way = Way::Bots;
    let Some(plan) = plan.filter(|plan| plan.game == game) else {
        let game = Some(game);
        browser::replace(&Route::New { game, way }.to_string());
        return kit::parts::waiting(ui);
    };
    browser::session_storage::remove(PLAN);
    let is_refused = RwSignal::new(false);
    ask_worker(Question::Create(plan), move |answer| match answer {
        // Nobody wants to go back to a table that is still to be laid.
        Answer::Table(Some(table)) => ui.go_instead(Route::local(Some(&game), &table)),
        _ => is_refused.set(true),
    });
    kit::live(move || {
        if is_refused.get() {
            notice(ui, "web-not-begun")
        } else {
            kit::parts::waiting(ui)
        }
    })
}

/// A table kept on this device.
pub fn local_table<G: Face>(ui: Ui, table: String) -> AnyView {
    let curtain = RwSignal::new(None::<Seat>);
    let page = TablePage::<G>::new(ui, move |page| take_eyes(page, curtain));
    let place = TablePlace::Device {
        table: table.clone(),
        seat: None,
    };
    let open = move || page.open(place.clone());
    let close = move || {
        curtain.set(None);
        page.close();
    };
    let tab = OneTab::take(ui, &table, open, close);
    on_cleanup(move || page.close());
    reload::keep_when_left(page);
    kit::live(move || match curtain.get() {
        _ if tab.is_elsewhere() => tab.notice(),
        Some(seat) => curtain::curtain(page, seat, curtain),
        None => room(page),
    })
}

/// Looks through the eyes of the person here who is asked, with a curtain between two people.
fn take_eyes<G: Face>(page: TablePage<G>, curtain: RwSignal<Option<Seat>>) {
    let Some(TablePlace::Device { table, seat }) = page.place() else {
        return;
    };
    let (lobby, now) = (page.lobby.get_untracked(), page.situation.get_untracked());
    let (Some(lobby), Some(now)) = (lobby, now) else {
        return;
    };
    match next_eyes(&lobby, &now.moment.to_act, seat) {
        ShownTo::Stay => {}
        ShownTo::Open(seat) => {
            let seat = Some(seat);
            page.open(TablePlace::Device { table, seat });
        }
        ShownTo::Curtain(next) => hand_over(page, curtain, next),
    }
}

/// Draws the curtain before `next`, after the one who acted has seen what came of it.
fn hand_over<G: Face>(page: TablePage<G>, curtain: RwSignal<Option<Seat>>, next: Seat) {
    if curtain.get_untracked() == Some(next) {
        return;
    }
    let eyes = page.place();
    let wait = match &eyes {
        Some(TablePlace::Device { seat: Some(_), .. }) if !page.ui.is_still() => 900,
        _ => 0,
    };
    let draw = move || {
        if page.place() != eyes {
            return;
        }
        if let Some(TablePlace::Device { table, seat }) = page.place() {
            curtain.set(Some(next));
            // Behind the curtain there are no eyes: nothing secret is on the page.
            if seat.is_some() {
                page.open(TablePlace::Device { table, seat: None });
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
pub fn server_table<G: Face>(ui: Ui, table: String, key: TableKey) -> AnyView {
    let page = TablePage::<G>::new(ui, |_| {});
    let place = TablePlace::Server {
        table: table.clone(),
    };
    page.open(place.clone());
    on_cleanup(move || page.close());
    reload::keep_when_left(page);
    look_for(
        page,
        Route::table(Some(G::INFO.id), &table, key.clone()),
        table.clone(),
    );
    if let TableKey::Seat(token) = key.clone() {
        carry_in(page, place, table, token);
    }
    let carried = StoredValue::new(false);
    Effect::new(move |_| {
        let is_known = page.lobby.with(Option::is_some);
        if let (true, TableKey::Seat(token)) = (is_known, &key)
            && !carried.get_value()
            && untrack(|| page.own()).is_none()
        {
            carried.set_value(true);
            let token = token.clone();
            page.ask(Command::Carry { token });
        }
    });
    kit::live(move || room(page))
}

/// A socket does not say why it does not open: the server is asked whether there is such a table,
/// and whether it is one of this game.
fn look_for<G: Face>(page: TablePage<G>, route: Route, table: String) {
    wasm_bindgen_futures::spawn_local(async move {
        match game_at_server(&table).await {
            Ok(game) if game == G::INFO.id => {}
            Ok(game) => browser::replace(&route.of_game(&game).to_string()),
            Err(NoAnswer::Refused) => {
                // What cannot be set was left meanwhile.
                if page.link_status.try_set(LinkStatus::Nowhere).is_none() {
                    page.close();
                }
            }
            // It is there or not when the server is there again.
            Err(_) => {}
        }
    });
}

/// Carries a seat to this device where so many look on that nobody else gets in. Whoever has the
/// seat has a place.
fn carry_in<G: Face>(page: TablePage<G>, place: TablePlace, table: String, token: String) {
    let is_asked = StoredValue::new(false);
    Effect::new(move |_| {
        if page.link_status.get() != LinkStatus::Full || is_asked.get_value() {
            return;
        }
        is_asked.set_value(true);
        let path = format!("/api/v1/tables/{table}/carry");
        let body = Json::of(&CarryHere {
            request: browser::random_hex::<8>(),
            token: token.clone(),
        });
        let place = place.clone();
        wasm_bindgen_futures::spawn_local(async move {
            if browser::fetch::post(&path, &body).await.is_ok() {
                page.open(place);
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
enum TableScreen {
    Table,
    Full,
    Older,
    Broken,
    Nowhere,
}

/// What is at a table: people sitting down, a play, or nothing.
fn room<G: Face>(page: TablePage<G>) -> AnyView {
    let stage = Memo::new(move |_| {
        let shown = match page.link_status.get() {
            LinkStatus::Nowhere => TableScreen::Nowhere,
            LinkStatus::Full => TableScreen::Full,
            LinkStatus::Older => TableScreen::Older,
            LinkStatus::Broken => TableScreen::Broken,
            LinkStatus::Opening | LinkStatus::Live | LinkStatus::Lost | LinkStatus::Trouble => {
                TableScreen::Table
            }
        };
        let stage = page.stage();
        // A table that is known is drawn as it was, whatever the connection is like.
        let is_drawn = stage.is_some() && matches!(shown, TableScreen::Full | TableScreen::Older);
        (if is_drawn { TableScreen::Table } else { shown }, stage)
    });
    kit::live(move || match stage.get() {
        (TableScreen::Nowhere, _) => nowhere(page.ui),
        (TableScreen::Broken, _) => set_aside::broken(page),
        (TableScreen::Full, None) => notice(page.ui, "web-table-full"),
        (TableScreen::Older, None) => notice(page.ui, "web-older"),
        (TableScreen::Table, None) => kit::parts::waiting(page.ui),
        (_, Some(Stage::Lobby)) => hall::hall(page),
        (_, Some(Stage::Closed(CloseReason::SetAside))) => set_aside::set_aside(page),
        (_, Some(Stage::Closed(_))) => closed(page.ui),
        (_, Some(Stage::Running | Stage::Finished)) => frame(page),
    })
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
    let words = move || prose::sentence(ui.lang.get(), id, &[]);
    kit::live(move || {
        let head = view! { <span class="plainword">{words()}</span> }.into_any();
        let home = say!(ui.lang.get(), "web-menu-home");
        view! {
            {kit::top(ui, head, ().into_any())}
            <main class="page">
                <p>{words()}</p>
                {kit::link(ui, Route::Home, "btn pri", home)}
            </main>
        }
        .into_any()
    })
}
