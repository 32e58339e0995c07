//! The film and its controls.

use std::rc::Rc;

use leptos::prelude::*;
use prose::say;
use tabletop::{Seat, Viewer};
use wasm_bindgen::JsCast;

use super::{
    Asked,
    chapters::{self, Heading},
    film::{Film, Shot},
    hands, play_on, share,
    speed::Speed,
};
use crate::{
    browser::{self, focus, packed},
    gesture::Gesture,
    kit::{self, Prompt, Sign, motion},
    table::Marks,
    tables::{Face, TableFrame},
    ui::Ui,
};

/// The film, from the moment and the eyes that were asked for.
pub(super) fn reel<G: Face>(ui: Ui, film: Film<G>, asked: Asked) -> AnyView {
    let len = film.len();
    let held = StoredValue::new_local(film);
    let at = RwSignal::new(asked.ply.unwrap_or(0).min(len));
    let chapters = Memo::new(move |_| held.with_value(|film| chapters::of(film, ui.lang.get())));
    let controls = Controls {
        ui,
        at,
        seen_by: RwSignal::new(asked.eyes),
        runs: RwSignal::new(false),
        speed: RwSignal::new(Speed::remembered()),
        plays_on: RwSignal::new(false),
        chapters,
        len,
    };
    let source = asked.source.clone();
    Effect::new(move |_| ui.stay(&controls.route(source.clone(), G::INFO.id)));
    let packed = pack(held.with_value(Film::short_text));
    let share = move || share::share(controls, &asked, G::INFO.id, packed.get_value());
    let share: Rc<dyn Fn()> = Rc::new(share);
    let share = StoredValue::new_local(share);
    browser::later(0, || {
        if focus::is_nowhere() {
            focus::focus("[data-testid=replay]");
        }
    });
    let film = move |draw: fn(Controls, &Film<G>) -> AnyView| {
        kit::live(move || held.with_value(|film| draw(controls, film)))
    };
    view! {
        <div class="tablepage replaypage" data-testid="replay" tabindex="-1"
            on:keydown=move |event| controls.key(&event)>
            {kit::live(move || {
                held.with_value(|film| drawn(controls, film, &share.get_value()))
            })}
            <footer class="film">
                {film(hands::hands)}
                {kit::live(move || controls.bar())}
                <div class="filmrow">{film(eyes)}{kit::live(move || controls.choices())}</div>
            </footer>
            {film(play_on::question)}
        </div>
    }
    .into_any()
}

/// A record for a link, packed before anybody asks for it: a browser lets us copy only at once.
fn pack(record: String) -> StoredValue<Option<String>> {
    let packed = StoredValue::new(None);
    wasm_bindgen_futures::spawn_local(async move {
        let _ = packed.try_set_value(packed::pack(&record).await);
    });
    packed
}

/// What the viewer of a film does.
#[derive(Clone, Copy)]
pub(super) struct Controls {
    pub(super) ui: Ui,
    pub(super) at: RwSignal<u32>,
    /// Through whose eyes it is seen; nobody's, if everybody's hands are.
    pub(super) seen_by: RwSignal<Option<Seat>>,
    runs: RwSignal<bool>,
    speed: RwSignal<Speed>,
    /// Whether somebody is about to play on.
    pub(super) plays_on: RwSignal<bool>,
    chapters: Memo<Vec<Heading>>,
    len: u32,
}

impl Controls {
    fn go(self, to: u32) {
        self.runs.set(false);
        self.at.set(to.min(self.len));
    }

    fn step(self, by: i32) {
        self.go(self.at.get_untracked().saturating_add_signed(by));
    }

    fn chapter(self, is_next: bool) {
        let at = self.at.get_untracked();
        let end = if is_next { self.len } else { 0 };
        let to = self
            .chapters
            .with_untracked(|all| chapters::beside(all, at, is_next));
        self.go(to.unwrap_or(end));
    }

    fn key(self, event: &leptos::ev::KeyboardEvent) {
        let target = event
            .target()
            .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let is_on = |parts| {
            target
                .as_ref()
                .is_some_and(|it| it.matches(parts).unwrap_or(false))
        };
        let is_other = event.ctrl_key() || event.alt_key() || event.meta_key();
        // A list and what is scrolled have these keys for themselves.
        if is_other || focus::is_asked() || is_on("select, .allhands, .allhands *") {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => self.step(-1),
            "ArrowRight" => self.step(1),
            "ArrowUp" | "PageUp" => self.chapter(false),
            "ArrowDown" | "PageDown" => self.chapter(true),
            "Home" => self.go(0),
            "End" => self.go(self.len),
            " " if !is_on("button, a, summary") => self.run(),
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
        browser::later(self.speed.get_untracked().milliseconds(), move || {
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

    /// The buttons and the slider.
    fn bar(self) -> AnyView {
        let lang = self.ui.lang.get();
        let control = |test: &'static str, label: String, press: Box<dyn Fn()>| {
            let picture = kit::icon(&format!("p-{test}"));
            view! {
                <button type="button" class="iconbtn" data-testid=test aria-label=label
                    on:click=move |_| press()>{picture}</button>
            }
            .into_any()
        };
        let run = move || {
            if self.runs.get() {
                ("p-pause", say!(lang, "web-pause"))
            } else {
                ("play", say!(lang, "web-run"))
            }
        };
        let scrub = move |event| self.go(event_target_value(&event).parse().unwrap_or(0));
        view! {
            <div class="filmrow">
                {control("first", say!(lang, "web-first"), Box::new(move || self.go(0)))}
                {control("prev", say!(lang, "web-prev"), Box::new(move || self.step(-1)))}
                <button type="button" class="btn pri" data-testid="run" aria-label=move || run().1
                    on:click=move |_| self.run()>{move || kit::icon(run().0)}</button>
                {control("next", say!(lang, "web-next"), Box::new(move || self.step(1)))}
                {control("last", say!(lang, "web-last"), Box::new(move || self.go(self.len)))}
                <input type="range" class="scrub" min="0" max=self.len.to_string()
                    data-testid="scrub" aria-label=say!(lang, "web-scrub")
                    prop:value=move || self.at.get().to_string() on:input=scrub />
            </div>
        }
        .into_any()
    }

    /// The chapters and the speed.
    fn choices(self) -> AnyView {
        let lang = self.ui.lang.get();
        let all = self.chapters.get();
        let titles = all.iter().map(|heading| heading.title.clone()).collect();
        let now = Memo::new(move |_| self.chapters.with(|all| chapters::at(all, self.at.get())));
        let to = move |at: usize| self.go(all.get(at).map_or(0, |heading| heading.ply));
        let speeds = Speed::ALL.map(|it| say!(lang, "web-speed", speed = it.word()));
        let speed = Signal::derive(move || self.speed.get() as usize);
        let choose = move |at: usize| {
            let speed = Speed::ALL.get(at).copied().unwrap_or_default();
            speed.remember();
            self.speed.set(speed);
        };
        view! {
            {list("chapters", say!(lang, "web-chapters"), titles, now.into(), Box::new(to))}
            {list("speed", say!(lang, "web-speeds"), speeds.into(), speed, Box::new(choose))}
        }
        .into_any()
    }
}

/// One of several, in a list that opens.
fn list(
    test: &'static str,
    label: String,
    entries: Vec<String>,
    chosen: Signal<usize>,
    choose: Box<dyn Fn(usize)>,
) -> AnyView {
    let entries = entries.into_iter().enumerate().map(|(at, words)| {
        let is_chosen = move || chosen.get() == at;
        view! { <option value=at.to_string() prop:selected=is_chosen>{words}</option> }.into_any()
    });
    let entries: Vec<AnyView> = entries.collect();
    view! {
        <select data-testid=test aria-label=label
            on:change=move |event| choose(event_target_value(&event).parse().unwrap_or(0))>
            {entries}
        </select>
    }
    .into_any()
}

fn drawn<G: Face>(controls: Controls, film: &Film<G>, share: &Rc<dyn Fn()>) -> AnyView {
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
        buttons: beside(controls, film, now.moment.outcome.is_some(), share),
    });
    let title = view! { <span class="plainword">{say!(lang, "web-menu-replay")}</span> };
    let middle = view! { <span class="info">{G::INFO.title}</span> };
    view! {
        {kit::top(ui, title.into_any(), middle.into_any())}
        {prompt}
        {now.draw(&stage)}
    }
    .into_any()
}

/// The way to play on from the moment, the link to it, the record.
fn beside<G: Face>(
    controls: Controls,
    film: &Film<G>,
    is_over: bool,
    share: &Rc<dyn Fn()>,
) -> AnyView {
    let lang = controls.ui.lang.get();
    let inside = |picture: &str, words: String| {
        view! { {kit::icon(picture)}<span>{words}</span> }.into_any()
    };
    let on = (!is_over).then(|| {
        kit::button(
            "sm",
            "play-on",
            inside("up", say!(lang, "web-on")),
            move || {
                controls.go(controls.at.get_untracked());
                controls.plays_on.set(true);
            },
        )
    });
    let (share, film) = (Rc::clone(share), film.clone());
    let link = inside("p-link", say!(lang, "web-share"));
    let record = inside("p-download", say!(lang, "web-download"));
    view! {
        {on}
        {kit::button("sm", "share", link, move || share())}
        {kit::button("sm", "download", record, move || {
            browser::download("five-boroughs.game", &film.text());
        })}
    }
    .into_any()
}

/// Whose eyes.
fn eyes<G: Face>(controls: Controls, film: &Film<G>) -> AnyView {
    let lang = controls.ui.lang.get();
    let chosen = controls.seen_by.get();
    let (ply, names) = (controls.at.get(), film.names(lang));
    let view = film.view(ply);
    let chip = |seat: Option<Seat>, inside: AnyView| {
        let is_on = chosen == seat;
        let class = if is_on { "chip on" } else { "chip" };
        view! {
            <button type="button" class=class aria-pressed=is_on.to_string()
                on:click=move |_| controls.seen_by.set(seat)>{inside}</button>
        }
        .into_any()
    };
    let all = view! { {kit::icon("p-eye")}{say!(lang, "web-all-eyes")} };
    let seat = |seat: Seat| {
        let sign = kit::sign(G::sign(&view, seat), "sm");
        let inside = view! { {sign}<span class="nm">{names[seat].clone()}</span> };
        chip(Some(seat), inside.into_any())
    };
    let seats: Vec<AnyView> = film.seats().map(seat).collect();
    view! {
        <span class="seenby" role="group" aria-label=say!(lang, "web-seen-by")>
            {chip(None, all.into_any())}
            {seats}
        </span>
    }
    .into_any()
}
