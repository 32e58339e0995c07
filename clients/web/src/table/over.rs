//! The end of a play: who won, every point, and what to do now.

use leptos::prelude::*;
use prose::{ScoreTable, say};
use protocol::{Command, SeatHolder};
use room::{LocalPlan, LocalSeat};
use tabletop::Seat;

use super::TablePage;
use crate::{
    browser,
    kit::{self, Sign},
    link::{TablePlace, ask_worker},
    routes::{RecordSource, Route, TableKey},
    tables::{Face, Situation},
    worker::messages::{Answer, Question},
};

/// The end, in the place of the board.
pub(super) fn over<G: Face>(page: TablePage<G>, now: &Situation<G>) -> AnyView {
    let audience = &now.audience;
    let Some(outcome) = &now.moment.outcome else {
        return ().into_any();
    };
    let mut seats: Vec<Seat> = outcome.standings.seats().iter().collect();
    seats.sort_by_key(|seat| outcome.standings[*seat].rank);
    let winner = seats
        .first()
        .filter(|seat| outcome.standings[**seat].won)
        .map_or(Sign::Neutral, |seat| now.sign(*seat));
    let rows: Vec<AnyView> = seats
        .iter()
        .map(|seat| {
            // Some games are won without points.
            let score = outcome.standings[*seat].score.map(|score| {
                view! {
                    <span class="num" role="img" aria-label=score.to_string()>
                        {kit::numeral(score.unsigned_abs())}
                    </span>
                }
            });
            view! {
                <li>
                    {kit::sign(now.sign(*seat), "")}
                    <b>{audience.label(*seat)}</b>
                    {score}
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        <main class="over" data-testid="over">
            <section class=format!("won {}", winner.light())>
                <div class="laurel">
                    <svg class="leaves" aria-hidden="true"><use href="#p-laurel" /></svg>
                    {kit::sign(winner, "xl")}
                </div>
                <h2 data-testid="ending">{G::ending(outcome, audience)}</h2>
                <div class="scenery" aria-hidden="true">
                    <svg class="art" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice">
                        <use href="#ny-6" width="100" height="200" />
                        <use href="#ny-6" width="100" height="200"
                            transform="translate(200 0) scale(-1 1)" />
                    </svg>
                </div>
                <ol class="standings">{rows}</ol>
            </section>
            <div class="points">{points(page, now)}</div>
            <div class="nowwhat">{what_now(page, audience.lang)}</div>
        </main>
    }
    .into_any()
}

/// The score sheet, and every scoring that was held; where a game holds none, what counts at the
/// end.
fn points<G: Face>(page: TablePage<G>, now: &Situation<G>) -> AnyView {
    let sheet = G::score_sheet(now.view(), &now.audience);
    let mut each = page.scorings();
    if each.is_empty() {
        each = Vec::from([G::score_now(now.view(), &now.audience)]);
        each.retain(|last| *last != sheet);
    }
    let own = page.own();
    let panel = |name: &'static str, table: &ScoreTable| {
        let drawn = kit::score_table(table, &|seat| now.sign(seat), own);
        kit::panel(name, table.caption.clone(), (), drawn)
    };
    let each: Vec<AnyView> = each.iter().map(|table| panel("scoring", table)).collect();
    view! { {panel("sheet", &sheet)}{each} }.into_any()
}

fn what_now<G: Face>(page: TablePage<G>, lang: prose::Lang) -> AnyView {
    let again = view! { {kit::icon("p-again")}<span>{say!(lang, "web-again")}</span> };
    let replay = view! { {kit::icon("replay")}<span>{say!(lang, "web-replay")}</span> };
    let record = view! { {kit::icon("p-download")}<span>{say!(lang, "web-download")}</span> };
    let look = view! { {kit::icon("city")}<span>{say!(lang, "web-look")}</span> };
    let source = match page.place() {
        Some(TablePlace::Device { table, .. }) => RecordSource::Local(table),
        Some(TablePlace::Server { table }) => RecordSource::Server(table),
        None => RecordSource::File,
    };
    let moment = Route::Replay {
        game: Some(G::INFO.id.to_owned()),
        source: source.clone(),
        ply: None,
        eyes: None,
    };
    view! {
        {kit::button("pri", "again", again, move || play_again(page))}
        {kit::link(page.ui, moment, "btn", replay)}
        {kit::button("", "download", record, move || {
            download(page, &source, "five-boroughs.game");
        })}
        {kit::button("ghost", "look", look, move || page.is_over_seen.set(true))}
        <p class="muted fair">
            {kit::icon("p-verify")}<span>{say!(lang, "web-fair")}</span>
        </p>
    }
    .into_any()
}

/// Another game of the same people, everybody one seat further.
fn play_again<G: Face>(page: TablePage<G>) {
    let Some(lobby) = page.lobby.get_untracked() else {
        return;
    };
    if let Some(TablePlace::Server { .. }) = page.place() {
        match &lobby.rematch {
            Some(table) => {
                let route = Route::table(Some(&lobby.game), table, TableKey::None);
                page.ui.go(route);
            }
            None => page.ask(Command::Rematch),
        }
        return;
    }
    let mut seats: Vec<LocalSeat> = lobby
        .seats
        .iter()
        .map(|facts| match &facts.sitter {
            SeatHolder::Bot { level } => LocalSeat::Bot { level: *level },
            SeatHolder::Person { name } | SeatHolder::Kept { name } => {
                LocalSeat::Person { name: name.clone() }
            }
            SeatHolder::Open | SeatHolder::Invited => LocalSeat::Person {
                name: String::new(),
            },
        })
        .collect();
    seats.rotate_right(1);
    let game = lobby.game.clone();
    let plan = LocalPlan {
        game: lobby.game.clone(),
        options: lobby.options.clone(),
        seats,
        seed: None,
    };
    ask_worker(Question::Create(plan), move |answer| {
        if let Answer::Table(Some(table)) = answer {
            page.ui.go(Route::local(Some(&game), &table));
        }
    });
}

/// Takes the record along that the worker is asked for, in a file of this name.
pub(super) fn take_along(question: Question, file: &'static str) {
    ask_worker(question, move |answer| {
        if let Answer::Record(Some(text)) = answer {
            browser::download(file, &text);
        }
    });
}

/// Takes the record along, in a file of this name.
pub(super) fn download<G: Face>(page: TablePage<G>, source: &RecordSource, file: &'static str) {
    let ui = page.ui;
    match source {
        RecordSource::Local(table) => {
            let table = table.clone();
            take_along(Question::Record { table }, file);
        }
        RecordSource::Server(table) => {
            let path = format!("/api/v1/tables/{table}/record");
            wasm_bindgen_futures::spawn_local(async move {
                match browser::fetch::get(&path).await {
                    Ok(text) => browser::download(file, &text),
                    Err(why) => {
                        let words = why.sentence(ui.lang.get_untracked());
                        ui.toast(crate::ui::Mood::Bad, words);
                    }
                }
            });
        }
        RecordSource::File | RecordSource::Link(_) => {}
    }
}
