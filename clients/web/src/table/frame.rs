//! The table of a play that is on, or over.

use std::rc::Rc;

use leptos::{ev, prelude::*};
use prose::{Audience, say};
use tabletop::Seat;

use super::{
    Desk, Tab, aside, over,
    passing::is_passing,
    scored,
    seats::{self, Bar},
};
use crate::{
    browser::focus,
    kit::{self, Prompt, Sign},
    lids,
    link::Host,
    tables::{Eyes, Stage},
};

/// The table, with all that is around it.
pub fn frame(desk: Desk) -> AnyView {
    view! {
        <div class="tablepage" data-testid="table" tabindex="-1"
            data-tab=move || match desk.tab.get() {
                Tab::Table => "table",
                Tab::Scores => "scores",
                Tab::Beside => "beside",
                Tab::Log => "log",
            }
            data-ply=move || desk.session.with(|it| Some(it.memory.play.as_ref()?.ply))
            on:keydown=move |event| keys(desk, &event)>
            {move || drawn(desk)}
        </div>
    }
    .into_any()
}

/// Enter says the word more, Escape steps back, wherever the focus is.
pub fn keys(desk: Desk, event: &ev::KeyboardEvent) {
    match event.key().as_str() {
        "Escape" => desk.back(),
        "Enter" => {
            let is_meant = desk.gesture.with_untracked(|it| !it.picked().is_empty());
            // Enter on a piece that is not yet picked picks it, as on any button.
            let on = event.target().and_then(|it| {
                use wasm_bindgen::JsCast;
                it.dyn_into::<web_sys::Element>().ok()
            });
            let is_picked =
                on.is_some_and(|it| it.get_attribute("aria-pressed").as_deref() == Some("true"));
            // Where something is still missing, Enter on what is picked puts it back.
            if is_meant && is_picked && desk.confirm() {
                event.prevent_default();
            }
        }
        // The parts of a table by their numbers: the board first, the hand last.
        digit @ ("1" | "2" | "3" | "4" | "5" | "6") => {
            let zone = digit.parse::<usize>().unwrap_or(1) - 1;
            focus::focus_in_zone(zone);
        }
        "u" | "U" if !event.ctrl_key() && !event.meta_key() => desk.undo(),
        _ => {}
    }
}

fn drawn(desk: Desk) -> AnyView {
    let (Some(eyes), Some(audience)) = (desk.eyes(), desk.audience()) else {
        return kit::parts::waiting(desk.ui);
    };
    let lobby = desk.session.with(|it| it.memory.lobby.clone());
    let play = desk.session.with(|it| it.memory.play.clone());
    let (Some(lobby), Some(play)) = (lobby, play) else {
        return kit::parts::waiting(desk.ui);
    };
    let game = desk.look().map_or("", |look| look.id);
    let title = lids::title(game);
    let here = desk.session.with(|it| it.here.clone());
    let is_server = matches!(desk.host(), Some(Host::Server { .. }));
    let bar = Bar {
        seats: &lobby.seats,
        to_act: &play.to_act,
        here: is_server.then_some(&here[..]),
    };
    let own = desk.own();
    let is_asked = own.is_some_and(|own| play.to_act.contains(&own)) && !is_passing(desk);
    let sign_of = {
        let eyes = Rc::clone(&eyes);
        move |seat: Seat| eyes.seat(seat).sign
    };
    let (lines, since) = desk.story(&sign_of);
    let stage = Stage {
        ui: desk.ui,
        game,
        gesture: desk.gesture.get(),
        lines,
        since: since.filter(|_| own.is_some()),
        press: Rc::new(move |pick| desk.pick(&pick)),
        take_back: Rc::new(move || desk.undo()),
        is_still: !is_asked || desk.is_saying(),
    };
    let middle = view! {
        {seats::seats(&bar, &*eyes, &audience, false)}
        <span class="info" data-testid="headline">{eyes.headline()}</span>
        <span class="sp"></span>
        {aside::opener(desk)}
    };
    let is_ended = play.outcome.is_some();
    let is_shown = is_ended && !desk.is_over_seen.get();
    let body = if is_shown {
        over::over(desk, &*eyes, &audience)
    } else {
        eyes.draw(&stage)
    };
    view! {
        {kit::top(desk.ui, kit::lettering(game, title), middle.into_any())}
        {seats::seats(&bar, &*eyes, &audience, true)}
        {(!is_shown).then(|| asked(desk, &eyes, &audience))}
        {body}
        {why(desk, game)}
        {aside::aside(desk, &*eyes, &audience)}
        {scored::scored(desk, &*eyes, &audience)}
        {(!is_shown).then(|| tabs(desk, &*eyes))}
    }
    .into_any()
}

/// The prompt of the moment.
fn asked(desk: Desk, eyes: &Rc<dyn Eyes>, audience: &Audience) -> AnyView {
    let lang = audience.lang;
    let play = desk.session.with(|it| it.memory.play.clone());
    let to_act = play.as_ref().map_or(Vec::new(), |play| play.to_act.clone());
    let sign = to_act
        .first()
        .map_or(Sign::Neutral, |seat| eyes.seat(*seat).sign);
    let own = desk.own();
    let is_asked = own.is_some_and(|own| to_act.contains(&own)) && !is_passing(desk);
    let sign = own
        .filter(|_| is_asked)
        .map_or(sign, |own| eyes.seat(own).sign);
    let gesture = desk.gesture.get();
    let intent = eyes.intent(&gesture.said(eyes.choices()));
    let game = desk.look().map_or("", |look| look.id);
    let (question, consequence) = match (&intent, desk.signal.get().trouble(lang)) {
        (_, Some(trouble)) => (trouble, ().into_any()),
        (Some(intent), None) => {
            let question = say!(lang, "web-question", what = intent.label.text.as_str());
            let effect = intent.label.effect.clone().unwrap_or_default();
            let rule = intent.rule.map(|rule| kit::rule_link(desk.ui, game, rule));
            (
                question,
                view! { <span>{effect}</span>" "{rule} }.into_any(),
            )
        }
        (None, None) => {
            let rules = eyes.rules_now().iter().take(1);
            let rules = rules.map(|rule| kit::rule_link(desk.ui, game, rule));
            (eyes.prompt(), rules.collect::<Vec<_>>().into_any())
        }
    };
    kit::prompt(Prompt {
        sign,
        question,
        consequence,
        progress: eyes.progress(),
        is_waiting: !is_asked,
        buttons: buttons(desk, &**eyes, intent.map(|intent| intent.verb), audience),
    })
}

fn buttons(desk: Desk, eyes: &dyn Eyes, verb: Option<String>, audience: &Audience) -> AnyView {
    let lang = audience.lang;
    let has_picked = !desk.gesture.with(|it| it.picked().is_empty());
    let can_undo = desk.acted.with(|acted| !acted.is_empty());
    let back = has_picked.then(|| {
        let inside = view! {
            {kit::icon("back")}<span>{say!(lang, "web-back")}</span><kbd>"Esc"</kbd>
        };
        kit::button("ghost", "back", inside, move || desk.back())
    });
    let undo = (can_undo && !has_picked).then(|| {
        let inside = view! {
            {kit::icon("back")}<span>{say!(lang, "web-undo")}</span><kbd>"U"</kbd>
        };
        kit::button("ghost", "undo", inside, move || desk.undo())
    });
    let spares = spares(desk, eyes, "btn hidep", false);
    let main = verb.map(|verb| {
        let inside = view! { {kit::icon("check")}<span>{verb}</span><kbd>"↵"</kbd> };
        kit::button("pri", "confirm", inside, move || {
            desk.confirm();
        })
    });
    view! { {consent(desk, audience)}{undo}{back}{spares}{main} }.into_any()
}

/// What can be done without a piece on the table.
fn spares(desk: Desk, eyes: &dyn Eyes, class: &'static str, is_tab: bool) -> Vec<AnyView> {
    let gesture = desk.gesture.get();
    let each = eyes.spares().into_iter().map(|spare| {
        let is_picked = gesture.has(&spare.pick);
        let sel = if is_picked { "sel" } else { "" };
        let words = if is_tab { spare.short } else { spare.words };
        let pick = spare.pick.clone();
        let test = (!is_tab).then(|| pick.to_string());
        view! {
            <button type="button" class=format!("{class} {sel}") data-testid=test
                aria-pressed=if is_picked { "true" } else { "false" }
                on:click=move |_| desk.pick(&pick)>
                {kit::icon(spare.icon)}<span>{words}</span>
            </button>
        }
        .into_any()
    });
    each.collect()
}

/// Another's wish to take back, to be answered.
fn consent(desk: Desk, audience: &Audience) -> AnyView {
    let lang = audience.lang;
    let play = desk.session.with(|it| it.memory.play.clone());
    let own = desk.own();
    let wish = play.as_ref().and_then(|play| play.undo.clone());
    let (Some(wish), Some(own), Some(play)) = (wish, own, play) else {
        return ().into_any();
    };
    if !wish.waiting_for.contains(&own) {
        return ().into_any();
    }
    let answer = move |agree: bool| {
        desk.ask(protocol::Command::Consent {
            revision: play.revision,
            ply: play.ply,
            agree,
        });
    };
    let name = audience.name(wish.seat).to_owned();
    view! {
        <span>{say!(lang, "web-undo-asked", name = name)}</span>
        {kit::button("sm", "agree", say!(lang, "web-agree"), move || answer(true))}
        {kit::button("sm", "decline", say!(lang, "web-decline"), move || answer(false))}
    }
    .into_any()
}

/// Why what was picked cannot be, with its rule.
fn why(desk: Desk, game: &'static str) -> AnyView {
    let tip = move || {
        desk.why.get().map(|why| {
            // Asked again, it is said in the language of the moment.
            let again = desk.eyes_untracked();
            let again = again.and_then(|eyes| eyes.why_not(&why.pick));
            let why = again.unwrap_or(why);
            view! {
                <div class="tip whynot" role="tooltip" data-testid="why-not">
                    <span>{why.text}</span>" "{kit::rule_link(desk.ui, game, &why.rule)}
                </div>
            }
        })
    };
    view! { {tip} }.into_any()
}

/// The parts of a table, on a phone.
fn tabs(desk: Desk, eyes: &dyn Eyes) -> AnyView {
    let lang = desk.ui.lang.get();
    let all = [
        (Tab::Table, Some(("city", say!(lang, "web-tab-table")))),
        (Tab::Scores, Some(("table", say!(lang, "web-tab-scores")))),
        (Tab::Beside, None),
        (Tab::Log, Some(("log", say!(lang, "web-log")))),
    ];
    let chosen = desk.tab.get();
    let buttons: Vec<AnyView> = all
        .into_iter()
        .filter_map(|(tab, usual)| Some((tab, eyes.tab(tab).or(usual)?)))
        .map(|(tab, (picture, words))| {
            let is_on = tab == chosen;
            view! {
                <button type="button" class=if is_on { "on" } else { "" }
                    aria-pressed=if is_on { "true" } else { "false" }
                    on:click=move |_| desk.tab.set(tab)>
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
            {spares(desk, eyes, "say", true)}
        </nav>
    }
    .into_any()
}
