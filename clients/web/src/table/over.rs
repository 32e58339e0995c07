//! The end of a play: who won, every point, and what to do now.

mod told;

use std::rc::Rc;

use host::Match;
use leptos::prelude::*;
use prose::say;
use protocol::{Command, SeatHolder};
use room::{LocalPlan, LocalSeat};
use tabletop::{Outcome, Seat};

use super::TablePage;
use crate::{
    browser,
    kit::{self, Prompt, Sign},
    link::{TablePlace, ask_worker},
    routes::{RecordSource, Route, TableKey},
    tables::{Face, Situation},
    worker::messages::{Answer, Question},
};
use told::Told;

/// The end, in the place of the board.
pub(super) fn over<G: Face>(page: TablePage<G>, now: &Rc<Situation<G>>) -> AnyView {
    let audience = &now.audience;
    let Some(outcome) = &now.moment.outcome else {
        return ().into_any();
    };
    let winner = winner(outcome, now);
    let story = say!(audience.lang, "end-story");
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
                <ol class="standings">{standings(outcome, now)}</ol>
            </section>
            <div class="nowwhat">{what_now(page, audience.lang)}</div>
            <div class="points" tabindex="0" role="group" aria-label=story>{told(page, now)}</div>
        </main>
    }
    .into_any()
}

/// Who came where, with how many points.
fn standings<G: Face>(outcome: &Outcome, now: &Situation<G>) -> Vec<AnyView> {
    let audience = &now.audience;
    best_first(outcome)
        .iter()
        .map(|seat| {
            let aside = G::aside(now.view(), *seat, audience.lang);
            let aside = aside.map(|words| view! { <small>{words}</small> });
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
                    <b>{audience.label(*seat)}{aside}</b>
                    {score}
                </li>
            }
            .into_any()
        })
        .collect()
}

/// How the play went.
fn told<G: Face>(page: TablePage<G>, now: &Rc<Situation<G>>) -> AnyView {
    let Some(story) = page.end_story() else {
        return ().into_any();
    };
    let told = Told {
        story: &story,
        sheet: G::score_sheet(now.view(), &now.audience),
        scorings: page.scorings(),
        name: &|seat| now.audience.label(seat),
        sign: &|seat| now.sign(seat),
        own: page.own(),
        lang: now.audience.lang,
    };
    told.draw(hidden(page, now))
}

/// What was hidden until the end. It is in the record, which is everybody's from then on.
fn hidden<G: Face>(page: TablePage<G>, now: &Rc<Situation<G>>) -> AnyView {
    let lines = RwSignal::new_local(Vec::new());
    let seen = Rc::clone(now);
    let show = move |text: Option<String>| {
        let play = text.and_then(|text| Match::<G>::of_record(&text.parse().ok()?).ok());
        let Some(play) = play else { return };
        let of_seat = |seat: Seat| {
            let words = G::secrets(&play.view(seat.into()), seen.audience.lang)?;
            Some((seen.sign(seat), seen.audience.label(seat), words))
        };
        let _ = lines.try_set(play.setup().seats.iter().filter_map(of_seat).collect());
    };
    match source(page) {
        RecordSource::Local(table) => ask_worker(Question::Record { table }, move |answer| {
            if let Answer::Record(text) = answer {
                show(text);
            }
        }),
        RecordSource::Server(table) => {
            let path = record_path(&table);
            wasm_bindgen_futures::spawn_local(async move {
                show(browser::fetch::get(&path).await.ok());
            });
        }
        RecordSource::File => {}
    }
    let lang = now.audience.lang;
    kit::live(move || lines.with(|lines| told::hidden(lines, lang)))
}

/// The prompt over a table that is only looked at: the play is over, and its result one step away.
pub(super) fn looked_at<G: Face>(page: TablePage<G>, now: &Situation<G>) -> AnyView {
    let lang = now.audience.lang;
    let Some(outcome) = &now.moment.outcome else {
        return ().into_any();
    };
    let inside = view! {
        {kit::icon("back")}<span>{say!(lang, "web-result")}</span><kbd>"Esc"</kbd>
    };
    kit::prompt(Prompt {
        sign: winner(outcome, now),
        question: G::ending(outcome, &now.audience),
        consequence: ().into_any(),
        progress: None,
        is_waiting: true,
        buttons: kit::button("pri", "result", inside, move || {
            page.is_over_seen.set(false);
        }),
    })
}

/// The seats, the best first.
fn best_first(outcome: &Outcome) -> Vec<Seat> {
    let mut seats: Vec<Seat> = outcome.standings.seats().iter().collect();
    seats.sort_by_key(|seat| outcome.standings[*seat].rank);
    seats
}

/// The sign of the winner; nobody's if nobody won.
fn winner<G: Face>(outcome: &Outcome, now: &Situation<G>) -> Sign {
    let seats = best_first(outcome);
    let won = seats.first().filter(|seat| outcome.standings[**seat].won);
    won.map_or(Sign::Neutral, |seat| now.sign(*seat))
}

/// Where the record is.
fn source<G: Face>(page: TablePage<G>) -> RecordSource {
    match page.place() {
        Some(TablePlace::Device { table, .. }) => RecordSource::Local(table),
        Some(TablePlace::Server { table }) => RecordSource::Server(table),
        None => RecordSource::File,
    }
}

/// Where a server gives the record of a table.
fn record_path(table: &str) -> String {
    format!("/api/v1/tables/{table}/record")
}

fn what_now<G: Face>(page: TablePage<G>, lang: prose::Lang) -> AnyView {
    let again = view! { {kit::icon("p-again")}<span>{say!(lang, "web-again")}</span> };
    let replay = view! { {kit::icon("replay")}<span>{say!(lang, "web-replay")}</span> };
    let record = view! { {kit::icon("p-download")}<span>{say!(lang, "web-download")}</span> };
    let look = view! { {kit::icon("city")}<span>{say!(lang, "web-look")}</span> };
    let source = source(page);
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
            let path = record_path(table);
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
        RecordSource::File => {}
    }
}
