//! The first page: a poster for each game, one click to play.

use leptos::prelude::*;
use prose::{Lang, common::list, say};
use room::LocalSeat;
use tabletop::Info;

use crate::{
    boxes::{self, BOXES},
    kit,
    pages::{new_game, offered::Offered},
    routes::{Route, Way},
    table_store::TableStore,
    ui::Ui,
    worker::messages::TableLine,
};

/// The first page.
pub(super) fn home(ui: Ui) -> AnyView {
    let waiting = RwSignal::new(None::<TableLine>);
    wasm_bindgen_futures::spawn_local(async move {
        let lines = TableStore::default().lines().await;
        let going = |line: &TableLine| !line.is_over && has_person(line);
        // The page may have been left meanwhile.
        let _ = waiting.try_set(lines.into_iter().find(going));
    });
    let offered = Offered::ask();
    let shown = Memo::new(move |_| offered.of(BOXES.iter().map(|game_box| game_box.info.id)));
    let games = move || {
        let lang = ui.lang.get();
        let shown = shown.get();
        let shown = BOXES
            .iter()
            .filter(|game_box| shown.contains(&game_box.info.id));
        let all: Vec<AnyView> = shown
            .map(|game_box| game(ui, &game_box.info, lang))
            .collect();
        view! { <ol class="games">{all}</ol> }
    };
    let hero = move || {
        let lang = ui.lang.get();
        view! {
            <section class="hero">
                <div class="ln">
                    <i></i><svg aria-hidden="true"><use href="#o-fan" /></svg><i></i>
                </div>
                <h1>{kit::lettering("five-boroughs", "Five Boroughs")}</h1>
                <p>{say!(lang, "web-motto")}</p>
            </section>
        }
    };
    view! {
        <div class="wrap" data-testid="home">
            <header class="hd">
                {move || waiting.get().map(|line| resume(ui, line))}
                <span class="sp"></span>
                {kit::switches(ui)}
            </header>
            <main>{hero}{games}</main>
            {move || foot(ui, ui.lang.get())}
        </div>
    }
    .into_any()
}

fn has_person(line: &TableLine) -> bool {
    let is_person = |seat: &LocalSeat| matches!(seat, LocalSeat::Person { .. });
    line.seats.iter().any(is_person)
}

/// The way back to the game that was left.
fn resume(ui: Ui, line: TableLine) -> AnyView {
    let lang = ui.lang.get();
    let title = boxes::title(&line.game, lang);
    let words = say!(lang, "web-resume", game = title, ply = line.ply);
    let inside = view! { <span data-testid="resume">{words}</span> };
    let route = Route::local(Some(&line.game), &line.table);
    view! { <span class="resume">{kit::link(ui, route, "", inside)}</span> }.into_any()
}

fn game(ui: Ui, info: &Info, lang: Lang) -> AnyView {
    let id = info.id;
    let seats = format!("{}–{}", info.seats_min, info.seats_max);
    let minutes = say!(lang, "web-minutes", minutes = info.minutes.to_string());
    let picture = view! {
        <svg class="poster" viewBox="0 0 260 400" role="img" aria-label=prose::title(id, lang)>
            <use href=format!("#poster-{id}") width="260" height="400" />
        </svg>
    };
    let facts = view! {
        <p class="tag">{prose::about(id, lang)}</p>
        <p class="facts num">
            <span>{kit::icon("friends")}{seats}</span>
            <span>{kit::icon("clock")}{minutes}</span>
        </p>
    };
    let play = view! { {kit::icon("play")}<span>{say!(lang, "web-play-now")}</span> };
    let new = Route::New {
        game: Some(id.to_owned()),
        way: Way::Bots,
    };
    view! {
        <li class="game" data-testid=format!("game-{id}")>
            {kit::link(ui, new, "pa", picture)}
            <div class="gi">
                {facts}
                <button type="button" class="btn pri" data-testid=format!("play-{id}")
                    on:click=move |_| new_game::play_now(ui, id)>{play}</button>
                <div class="more">{more(ui, id, lang)}</div>
            </div>
        </li>
    }
    .into_any()
}

/// The other ways to play, and what else there is.
fn more(ui: Ui, id: &str, lang: Lang) -> Vec<AnyView> {
    let with = |way| Route::New {
        game: Some(id.to_owned()),
        way,
    };
    let rules = Route::Rules {
        game: Some(id.to_owned()),
        rule: None,
    };
    let more = [
        (
            with(Way::Friends),
            "friends",
            say!(lang, "web-with-friends"),
        ),
        (with(Way::Device), "device", say!(lang, "web-pass-device")),
        (Route::file(), "replay", say!(lang, "web-replay")),
        (rules, "rules", say!(lang, "web-menu-rules")),
    ];
    more.into_iter()
        .map(|(route, icon, words)| {
            kit::link(
                ui,
                route,
                "",
                view! { {kit::icon(icon)}<span>{words}</span> },
            )
        })
        .collect()
}

fn foot(ui: Ui, lang: Lang) -> AnyView {
    let designers: Vec<String> = BOXES
        .iter()
        .map(|game_box| game_box.info.designer.to_owned())
        .collect();
    let designers = list(lang, &designers);
    view! {
        <footer class="foot">
            <span>{say!(lang, "web-foot", designers = designers)}</span>
            <span class="sp"></span>
            <span>{kit::link(ui, Route::About, "", say!(lang, "web-foot-about"))}</span>
        </footer>
    }
    .into_any()
}
