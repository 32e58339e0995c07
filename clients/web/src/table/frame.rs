//! The table of a play that is on, or over.
//!
//! Each part of the frame is drawn by itself and looks only at what it shows: who comes and goes
//! draws the seats again, a move what differs, an acknowledgement nothing.

use std::rc::Rc;

use leptos::{ev, prelude::*};
use prose::say;

use super::{
    Tab, TablePage, aside, over, scored,
    seats::{self, Bar},
    told,
};
use crate::{
    browser::{self, focus},
    kit::{self, Prompt, Sign},
    link::{TablePlace, readings},
    tables::{Face, Situation, TableFrame},
};

/// The table, with all that is around it.
pub fn frame<G: Face>(page: TablePage<G>) -> AnyView {
    // Whoever has just come has the focus nowhere, and keys are heard all the same.
    let heard = window_event_listener(ev::keydown, move |event| keys(page, &event));
    on_cleanup(move || heard.remove());
    let is_known = Memo::new(move |_| page.situation.with(Option::is_some));
    let drawn = kit::live(move || {
        if is_known.get() {
            parts(page)
        } else {
            kit::parts::waiting(page.ui)
        }
    });
    view! {
        <div class="tablepage" data-testid="table" tabindex="-1"
            data-tab=move || match page.tab.get() {
                Tab::Table => "table",
                Tab::Scores => "scores",
                Tab::Beside => "beside",
                Tab::Log => "log",
            }
            data-ply=move || page.situation.with(|it| Some(it.as_ref()?.moment.ply))
            data-readings=move || page.situation.with(|_| readings_counted())>
            {drawn}
        </div>
    }
    .into_any()
}

/// How many texts the last click had the page read as JSON, where a test has asked to count them.
fn readings_counted() -> Option<u64> {
    browser::local_storage::get("count-readings")?;
    Some(readings::of_last_click())
}

/// Enter confirms, Escape steps back, wherever the focus is. A question over the table, the menu
/// and whatever is written into have their keys to themselves.
fn keys<G: Face>(page: TablePage<G>, event: &ev::KeyboardEvent) {
    if focus::is_asked() || focus::is_written_into() || page.ui.menu.get_untracked() {
        return;
    }
    let is_told = page.step.with_untracked(Option::is_some);
    match event.key().as_str() {
        "Enter" | " " | "ArrowRight" if is_told => {
            page.step_on();
            event.prevent_default();
        }
        "Escape" if is_told => page.skip_steps(),
        "Escape" => page.back(),
        "Enter" => {
            let is_meant = page.gesture.with_untracked(|it| !it.picked().is_empty());
            // Enter on a piece that is not yet picked picks it, as on any button.
            let on = event.target().and_then(|it| {
                use wasm_bindgen::JsCast;
                it.dyn_into::<web_sys::Element>().ok()
            });
            let is_picked =
                on.is_some_and(|it| it.get_attribute("aria-pressed").as_deref() == Some("true"));
            // Where something is still missing, Enter on what is picked puts it back.
            if is_meant && (is_picked || focus::is_nowhere()) && page.confirm() {
                event.prevent_default();
            }
        }
        // The parts of a table by their numbers: the board first, the hand last.
        digit @ ("1" | "2" | "3" | "4" | "5" | "6") => {
            let zone = digit.parse::<usize>().unwrap_or(1) - 1;
            focus::focus_in_zone(zone);
        }
        "u" | "U" if !event.ctrl_key() && !event.meta_key() => page.undo(),
        _ => {}
    }
}

/// The button that shows once more what happened since the own last turn.
fn again<G: Face>(page: TablePage<G>) -> AnyView {
    let has_news = page.story.with(|story| story.since.is_some());
    if !has_news || !page.is_asked() {
        return ().into_any();
    }
    let words = say!(page.ui.lang.get(), "web-show-again");
    view! {
        <button type="button" class="iconbtn" data-testid="again" title=words.clone()
            aria-label=words on:click=move |_| page.again()>{kit::icon("replay")}</button>
    }
    .into_any()
}

/// A part of the frame that is drawn from the situation, and again when that is another.
fn of_situation<G: Face>(
    page: TablePage<G>,
    draw: impl Fn(&Situation<G>) -> AnyView + Send + 'static,
) -> AnyView {
    kit::live(move || match page.situation.get() {
        Some(now) => draw(&now),
        None => ().into_any(),
    })
}

fn parts<G: Face>(page: TablePage<G>) -> AnyView {
    let is_over_shown = Memo::new(move |_| {
        let outcome = |it: &Option<Rc<Situation<G>>>| Some(it.as_ref()?.moment.outcome.is_some());
        page.situation.with(outcome) == Some(true) && !page.is_over_seen.get()
    });
    // Whatever else a move changes, seats that look the same are left alone.
    let shown = Memo::new(move |_| seats_shown(page));
    let bar = move |phone: bool| {
        kit::live(move || {
            let phone = phone.then(|| page.ui.lang.get());
            seats::seats(&shown.get(), phone)
        })
    };
    let middle = view! {
        {bar(false)}
        {of_situation(page, |now| {
            let words = G::headline(now.view(), now.audience.lang);
            view! { <span class="info" data-testid="headline">{words}</span> }.into_any()
        })}
        <span class="sp"></span>
        {kit::live(move || again(page))}
        {kit::live(move || aside::opener(page))}
    };
    let while_on = move |draw: fn(TablePage<G>, &Situation<G>) -> AnyView| {
        of_situation(page, move |now| {
            if is_over_shown.get() {
                ().into_any()
            } else {
                draw(page, now)
            }
        })
    };
    let body = of_situation(page, move |now| {
        if is_over_shown.get() {
            over::over(page, now)
        } else {
            now.draw(&stage(page))
        }
    });
    let title = kit::lettering(G::INFO.id, G::INFO.title);
    view! {
        {kit::top(page.ui, title, middle.into_any())}
        {bar(true)}
        {while_on(asked)}
        {body}
        {kit::live(move || why(page))}
        {kit::live(move || aside::aside(page))}
        {kit::live(move || scored::scored(page))}
        {while_on(tabs)}
    }
    .into_any()
}

/// What is shown of the seats.
fn seats_shown<G: Face>(page: TablePage<G>) -> Vec<seats::Shown> {
    let (Some(lobby), Some(now)) = (page.lobby.get(), page.situation.get()) else {
        return Vec::new();
    };
    let here = page.here.get();
    let bar = Bar {
        seats: &lobby.seats,
        here: is_server(page).then_some(&here[..]),
    };
    bar.shown(&now)
}

/// Whether the table is one of the server.
fn is_server<G: Face>(page: TablePage<G>) -> bool {
    matches!(page.place(), Some(TablePlace::Server { .. }))
}

/// What the frame lends to the table.
fn stage<G: Face>(page: TablePage<G>) -> TableFrame<G::Piece> {
    TableFrame {
        ui: page.ui,
        gesture: page.gesture.get(),
        story: page.story.get(),
        press: Rc::new(move |pick| page.pick(pick)),
        take_back: Rc::new(move || page.undo()),
        is_still: !page.is_asked(),
    }
}

/// The prompt of the moment.
fn asked<G: Face>(page: TablePage<G>, now: &Situation<G>) -> AnyView {
    if let Some(step) = page.step.get() {
        return told::told(page, now, &step);
    }
    let lang = now.audience.lang;
    let first = now.moment.to_act.first();
    let is_asked = page.is_asked();
    let own = page.own().filter(|_| is_asked);
    let sign = own.or(first.copied());
    let sign = sign.map_or(Sign::Neutral, |seat| now.sign(seat));
    let intent = page.gesture.with(|it| now.intent(&it.said(&now.choices)));
    let rule_link = |rule: &str| kit::rule_link(page.ui, G::INFO.id, rule);
    let unsent = page.unsent.get();
    let trouble = page.link_status.get().trouble(lang);
    // A line that is slow is no trouble yet.
    let trouble = trouble.or_else(|| unsent.is_some().then(|| say!(lang, "web-line-slow")));
    let (question, consequence) = match (&intent, trouble) {
        (_, Some(trouble)) => {
            let waits = unsent.map(|what| say!(lang, "web-move-waits", what = what));
            let waits = waits.map(|it| view! { <span data-testid="unsent">{it}</span> });
            (trouble, waits.into_any())
        }
        (Some(intent), None) => {
            let question = say!(lang, "web-question", what = intent.label.text.as_str());
            let effect = intent.label.effect.clone().unwrap_or_default();
            let rule = intent.rule.map(rule_link);
            (
                question,
                view! { <span>{effect}</span>" "{rule} }.into_any(),
            )
        }
        (None, None) => {
            let rules = G::rules_now(now.view()).iter().take(1);
            let rules = rules.map(|rule| rule_link(rule));
            let question = G::prompt(now.view(), &now.audience);
            let watches = page.own().is_none() && is_server(page);
            let watches = watches.then(|| say!(lang, "web-watching"));
            let rules = rules.collect::<Vec<_>>();
            (
                question,
                view! { <span>{watches}</span>" "{rules} }.into_any(),
            )
        }
    };
    kit::prompt(Prompt {
        sign,
        question,
        consequence,
        progress: G::progress(now.view(), lang),
        is_waiting: !is_asked || page.unsent.with(Option::is_some),
        buttons: buttons(page, now, intent.map(|intent| intent.verb)),
    })
}

fn buttons<G: Face>(page: TablePage<G>, now: &Situation<G>, verb: Option<String>) -> AnyView {
    let lang = now.audience.lang;
    let has_picked = !page.gesture.with(|it| it.picked().is_empty());
    let can_undo = page.can_undo.get();
    let back = has_picked.then(|| {
        let inside = view! {
            {kit::icon("back")}<span>{say!(lang, "web-back")}</span><kbd>"Esc"</kbd>
        };
        kit::button("ghost", "back", inside, move || page.back())
    });
    let undo = (can_undo && !has_picked).then(|| {
        let inside = view! {
            {kit::icon("back")}<span>{say!(lang, "web-undo")}</span><kbd>"U"</kbd>
        };
        kit::button("ghost", "undo", inside, move || page.undo())
    });
    let spares = spares(page, now);
    let main = verb.map(|verb| {
        let inside = view! { {kit::icon("check")}<span>{verb}</span><kbd>"↵"</kbd> };
        kit::button("pri", "confirm", inside, move || {
            page.confirm();
        })
    });
    view! { {consent(page, now)}{undo}{back}{spares}{main} }.into_any()
}

/// What can be done without a piece on the table: the way on is an answer like any other, on a
/// phone too.
fn spares<G: Face>(page: TablePage<G>, now: &Situation<G>) -> Vec<AnyView> {
    let gesture = page.gesture.get();
    let each = now.spares().into_iter().map(|spare| {
        let pick = spare.pick;
        let is_picked = gesture.has(pick);
        let sel = if is_picked { "sel" } else { "" };
        view! {
            <button type="button" class=format!("btn {sel}") data-testid=pick.to_string()
                aria-pressed=if is_picked { "true" } else { "false" }
                on:click=move |_| page.pick(pick)>
                {kit::icon(spare.icon)}
                <span class="long">{spare.words}</span><span class="short">{spare.short}</span>
            </button>
        }
        .into_any()
    });
    each.collect()
}

/// Another's wish to take back, to be answered.
fn consent<G: Face>(page: TablePage<G>, now: &Situation<G>) -> AnyView {
    let lang = now.audience.lang;
    let (Some(wish), Some(own)) = (&now.moment.undo, page.own()) else {
        return ().into_any();
    };
    if !wish.waiting_for.contains(&own) {
        return ().into_any();
    }
    let name = now.audience.name(wish.seat).to_owned();
    view! {
        <span>{say!(lang, "web-undo-asked", name = name)}</span>
        {kit::button("sm", "agree", say!(lang, "web-agree"), move || page.consent(true))}
        {kit::button("sm", "decline", say!(lang, "web-decline"), move || page.consent(false))}
    }
    .into_any()
}

/// Why what was picked cannot be, with its rule.
fn why<G: Face>(page: TablePage<G>) -> AnyView {
    let Some(why) = page.why.get() else {
        return ().into_any();
    };
    view! {
        <div class="tip whynot" role="tooltip" data-testid="why-not">
            <span>{why.text}</span>" "{kit::rule_link(page.ui, G::INFO.id, why.rule)}
        </div>
    }
    .into_any()
}

/// The parts of a table, on a phone.
fn tabs<G: Face>(page: TablePage<G>, now: &Situation<G>) -> AnyView {
    let lang = now.audience.lang;
    let all = [
        (Tab::Table, Some(("city", say!(lang, "web-tab-table")))),
        (Tab::Scores, Some(("table", say!(lang, "web-tab-scores")))),
        (Tab::Beside, None),
        (Tab::Log, Some(("log", say!(lang, "web-log")))),
    ];
    let chosen = page.tab.get();
    let buttons: Vec<AnyView> = all
        .into_iter()
        .filter_map(|(tab, usual)| Some((tab, G::tab(tab, lang).or(usual)?)))
        .map(|(tab, (picture, words))| {
            let is_on = tab == chosen;
            view! {
                <button type="button" class=if is_on { "on" } else { "" }
                    aria-pressed=if is_on { "true" } else { "false" }
                    on:click=move |_| page.tab.set(tab)>
                    {kit::icon(picture)}<span>{words}</span>
                </button>
            }
            .into_any()
        })
        .collect();
    view! {
        <nav class="tabs" aria-label=say!(lang, "web-tabs")
            on:keydown=|event| focus::rove(&event)>
            {buttons}
        </nav>
    }
    .into_any()
}
