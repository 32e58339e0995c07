//! The film and its controls.

use std::rc::Rc;

use leptos::prelude::*;
use prose::say;
use tabletop::{Seat, Viewer};

use super::film::{Film, Shot};
use crate::{
    browser,
    gesture::Gesture,
    kit::{self, Prompt, Sign, motion},
    routes::{RecordSource, Route},
    table::Marks,
    tables::{Face, Situation, TableFrame},
    ui::{Mood, Ui},
};

/// How long a moment is shown when the film runs, in milliseconds.
const FRAME: i32 = 1_100;

/// The film, from the moment and the eyes that were asked for.
pub(super) fn reel<G: Face>(
    ui: Ui,
    film: Film<G>,
    source: RecordSource,
    ply: Option<u32>,
    eyes: Option<Seat>,
) -> AnyView {
    let len = film.len();
    let at = RwSignal::new(ply.unwrap_or(len).min(len));
    let seen_by = RwSignal::new(eyes);
    let runs = RwSignal::new(false);
    let film = StoredValue::new_local(film);
    let kept = source.clone();
    Effect::new(move |_| {
        let (ply, eyes) = (Some(at.get()), seen_by.get());
        let game = Some(G::INFO.id.to_owned());
        ui.stay(&Route::Replay {
            game,
            source: kept.clone(),
            ply,
            eyes,
        });
    });
    let controls = Controls {
        ui,
        at,
        seen_by,
        runs,
        len,
    };
    let keys = move |event: leptos::ev::KeyboardEvent| controls.key(&event);
    view! {
        <div class="tablepage replaypage" data-testid="replay" tabindex="-1" on:keydown=keys>
            {kit::live(move || drawn(controls, &film.get_value(), &source))}
            {kit::live(move || controls.bar())}
        </div>
    }
    .into_any()
}

/// What the viewer of a film does.
#[derive(Clone, Copy)]
struct Controls {
    ui: Ui,
    at: RwSignal<u32>,
    seen_by: RwSignal<Option<Seat>>,
    runs: RwSignal<bool>,
    len: u32,
}

impl Controls {
    fn go(self, to: i64) {
        let to = to.clamp(0, i64::from(self.len));
        self.at.set(u32::try_from(to).unwrap_or(0));
    }

    fn step(self, by: i64) {
        self.runs.set(false);
        self.go(i64::from(self.at.get_untracked()) + by);
    }

    fn key(self, event: &leptos::ev::KeyboardEvent) {
        match event.key().as_str() {
            "ArrowLeft" => self.step(-1),
            "ArrowRight" => self.step(1),
            "Home" => self.step(-i64::from(self.len)),
            "End" => self.step(i64::from(self.len)),
            _ => return,
        }
        event.prevent_default();
    }

    fn run(self) {
        let runs = !self.runs.get_untracked();
        self.runs.set(runs);
        if runs {
            if self.at.get_untracked() == self.len {
                self.at.set(0);
            }
            self.tick();
        }
    }

    fn tick(self) {
        browser::later(FRAME, move || {
            // The page may have been left meanwhile.
            let is_running = self.runs.try_get_untracked().unwrap_or(false);
            if is_running && self.at.get_untracked() < self.len {
                self.at.update(|at| *at += 1);
                self.tick();
            } else {
                let _ = self.runs.try_set(false);
            }
        });
    }

    fn bar(self) -> AnyView {
        let lang = self.ui.lang.get();
        let runs = self.runs.get();
        let (picture, words) = if runs {
            ("p-pause", say!(lang, "web-pause"))
        } else {
            ("play", say!(lang, "web-run"))
        };
        let control = |test: &'static str, picture: &str, label: String, by: i64| {
            view! {
                <button type="button" class="iconbtn" data-testid=test aria-label=label
                    on:click=move |_| self.step(by)>{kit::icon(picture)}</button>
            }
            .into_any()
        };
        let all = i64::from(self.len);
        view! {
            <footer class="film">
                {control("first", "p-first", say!(lang, "web-first"), -all)}
                {control("prev", "p-prev", say!(lang, "web-prev"), -1)}
                <button type="button" class="btn pri" data-testid="run" aria-label=words
                    on:click=move |_| self.run()>{kit::icon(picture)}</button>
                {control("next", "p-next", say!(lang, "web-next"), 1)}
                {control("last", "p-last", say!(lang, "web-last"), all)}
                <input type="range" class="scrub" min="0" max=self.len.to_string()
                    data-testid="scrub" aria-label=say!(lang, "web-scrub")
                    prop:value=self.at.get().to_string()
                    on:input=move |event| {
                        self.runs.set(false);
                        self.go(event_target_value(&event).parse().unwrap_or(0));
                    } />
            </footer>
        }
        .into_any()
    }
}

fn drawn<G: Face>(controls: Controls, film: &Film<G>, source: &RecordSource) -> AnyView {
    let ui = controls.ui;
    let lang = ui.lang.get();
    let ply = controls.at.get();
    let viewer = controls.seen_by.get();
    let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
    let Shot { now, log, new } = film.at(ply, viewer, lang);
    let mut marks = Marks::default();
    marks.follow(&log, 0, &now.audience);
    let sign_of = |seat: Seat| now.sign(seat);
    let mut story = marks.story(&log, 0, sign_of);
    story.since = None;
    let told = marks.story(&log, new.min(log.len()), sign_of).lines.pop();
    let spot = told.as_ref().and_then(|line| line.spot);
    let question = told.map_or_else(|| G::prompt(now.view(), &now.audience), |line| line.text);
    browser::later(0, move || {
        motion::mark(spot.map(|it| it.to_string()).as_deref());
    });
    let stage = TableFrame {
        ui,
        gesture: Gesture::default(),
        story: Rc::new(story),
        press: Rc::new(|_| {}),
        take_back: Rc::new(|| {}),
        is_still: true,
    };
    let sign = film.actor(ply).map_or(Sign::Neutral, sign_of);
    let small = say!(lang, "web-move-of", ply = ply, all = controls.len);
    let prompt = kit::prompt(Prompt {
        sign,
        question,
        consequence: view! { <span class="num">{small}</span> }.into_any(),
        progress: G::progress(now.view(), lang),
        is_waiting: false,
        buttons: beside(controls, film, &now, source),
    });
    let title = view! { <span class="plainword">{say!(lang, "web-menu-replay")}</span> };
    let middle = view! { <span class="info">{prose::title(G::INFO.id, lang)}</span> };
    view! {
        {kit::top(ui, title.into_any(), middle.into_any())}
        {prompt}
        {now.draw(&stage)}
    }
    .into_any()
}

/// Whose eyes, the link to this moment, the record.
fn beside<G: Face>(
    controls: Controls,
    film: &Film<G>,
    now: &Situation<G>,
    source: &RecordSource,
) -> AnyView {
    let lang = now.audience.lang;
    let ui = controls.ui;
    let chosen = controls.seen_by.get();
    let seat = |seat: Seat| {
        let is_on = if chosen == Some(seat) { "on" } else { "" };
        view! {
            <button type="button" class=format!("chip {is_on}")
                aria-pressed=if chosen == Some(seat) { "true" } else { "false" }
                on:click=move |_| controls.seen_by.set(Some(seat))>
                {kit::sign(now.sign(seat), "sm")}{seat.to_string()}
            </button>
        }
        .into_any()
    };
    let seats: Vec<AnyView> = film.seats().into_iter().map(seat).collect();
    let all = if chosen.is_none() { "chip on" } else { "chip" };
    let share = (*source != RecordSource::File).then(|| {
        let inside = view! { {kit::icon("p-link")}<span>{say!(lang, "web-share")}</span> };
        kit::button("sm", "share", inside, move || {
            let here = browser::window().location().href().unwrap_or_default();
            let _ = browser::window().navigator().clipboard().write_text(&here);
            ui.toast(Mood::Done, say!(ui.lang.get_untracked(), "web-copied"));
        })
    });
    let text = film.text().to_owned();
    let inside = view! { {kit::icon("p-download")}<span>{say!(lang, "web-download")}</span> };
    view! {
        <span class="seenby" role="group" aria-label=say!(lang, "web-seen-by")>
            <button type="button" class=all
                aria-pressed=if chosen.is_none() { "true" } else { "false" }
                on:click=move |_| controls.seen_by.set(None)>
                {kit::icon("p-eye")}{say!(lang, "web-all-eyes")}
            </button>
            {seats}
        </span>
        {share}
        {kit::button("sm", "download", inside, move || {
            browser::download("five-boroughs.game", &text);
        })}
    }
    .into_any()
}
