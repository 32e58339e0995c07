//! Every part in every state.

use games::NewYorkNewYork;
use leptos::prelude::*;
use prose::{ScoreTable, say};
use tabletop::{Game, Seat};

use super::{Piece, cards::skyline_card};
use crate::{
    kit::{self, Prompt, Sign, StoryLine, card::PieceState},
    pages::{at_a_table, titled},
    routes::Route,
    ui::{Mood, Ui},
};

/// The tables, and every part in every state: the cards are of this game.
pub fn at_a_table_or_the_kit(ui: Ui, route: &Route) -> Option<AnyView> {
    match route {
        Route::Kit => Some(kit_page(ui)),
        _ => at_a_table::<NewYorkNewYork>(ui, route),
    }
}

/// The page.
fn kit_page(ui: Ui) -> AnyView {
    let body = move || {
        let lang = ui.lang.get();
        view! {
            {kit::panel("kit-buttons", say!(lang, "web-kit-buttons"), (), buttons(ui))}
            {kit::panel("kit-prompt", say!(lang, "web-kit-prompt"), (), prompts(ui))}
            {kit::panel("kit-why", say!(lang, "web-kit-why"), (), why(ui))}
            {kit::panel("kit-cards", say!(lang, "web-kit-cards"), (), cards(ui))}
            {kit::panel("kit-signs", say!(lang, "web-kit-signs"), (), signs())}
            {kit::panel("kit-score", say!(lang, "web-kit-score"), (), score(ui))}
            {kit::panel("kit-log", say!(lang, "web-log"), (), log(ui))}
            {kit::panel("kit-toasts", say!(lang, "web-kit-toasts"), (), notices(ui))}
            {kit::panel("kit-type", say!(lang, "web-kit-type"), (), numerals())}
            {kit::panel("kit-icons", say!(lang, "web-kit-icons"), (), icons())}
        }
    };
    let body = view! { <main class="page kitpage" data-testid="kit">{body}</main> }.into_any();
    titled(ui, move || say!(ui.lang.get(), "web-kit"), body)
}

fn buttons(ui: Ui) -> AnyView {
    let lang = ui.lang.get();
    let words = move || say!(lang, "web-confirm");
    let states = [
        "pri",
        "pri is-hover",
        "pri is-focus",
        "off",
        "",
        "is-hover",
        "is-active",
        "sm",
    ];
    let all: Vec<AnyView> = states
        .into_iter()
        .map(|class| kit::button(class, "kit-button", words(), || {}))
        .collect();
    let back = view! { {kit::icon("back")}<span>{say!(lang, "web-back")}</span><kbd>"Esc"</kbd> };
    view! { <div class="kitrow">{all}{kit::button("ghost", "kit-ghost", back, || {})}</div> }
        .into_any()
}

fn prompts(ui: Ui) -> AnyView {
    let lang = ui.lang.get();
    let of = |sign, is_waiting| {
        kit::prompt(Prompt {
            sign,
            question: say!(lang, "nyny-prompt-turn", who = "you", name = ""),
            consequence: kit::rule_link(ui, NewYorkNewYork::INFO.id, "NN-010"),
            progress: None,
            is_waiting,
            buttons: kit::button("pri", "kit-main", say!(lang, "web-confirm"), || {}),
        })
    };
    view! { {of(Sign::Verdigris, false)}{of(Sign::Ruby, true)} }.into_any()
}

fn why(ui: Ui) -> AnyView {
    let lang = ui.lang.get();
    view! {
        <div class="tip">
            <span>{say!(lang, "nyny-play-first")}</span>" "
            {kit::rule_link(ui, NewYorkNewYork::INFO.id, "NN-010")}
        </div>
    }
    .into_any()
}

fn cards(ui: Ui) -> AnyView {
    let lang = ui.lang.get();
    let standings = [
        PieceState::Rest,
        PieceState::Lit,
        PieceState::Picked,
        PieceState::Dim,
    ];
    let signs = [
        Sign::Amber,
        Sign::Ruby,
        Sign::Verdigris,
        Sign::Indigo,
        Sign::Neutral,
    ];
    let all: Vec<AnyView> = signs
        .into_iter()
        .flat_map(|sign| standings.map(move |standing| (sign, standing)))
        .zip(1..)
        .map(|((sign, standing), number)| {
            let number = (number - 1) % 12 + 1;
            let inside = skyline_card(sign, number, standing, lang);
            view! { <li>{inside}</li> }.into_any()
        })
        .collect();
    view! { <ul class="kitcards">{all}</ul> }.into_any()
}

fn signs() -> AnyView {
    let all: Vec<AnyView> = Sign::ALL
        .into_iter()
        .flat_map(|sign| ["sm", "", "lg"].map(|size| kit::sign(sign, size)))
        .collect();
    view! { <div class="kitrow">{all}</div> }.into_any()
}

fn score(ui: Ui) -> AnyView {
    let lang = ui.lang.get();
    let row = |seat: Seat, cells: [&str; 3]| {
        let name = say!(lang, "seat-person", seat = seat.to_string());
        (Some(seat), name, cells.map(str::to_owned).to_vec())
    };
    let table = ScoreTable {
        caption: say!(lang, "nyny-table-now"),
        columns: vec![
            say!(lang, "nyny-column-cards"),
            say!(lang, "nyny-column-runs"),
            say!(lang, "nyny-column-total"),
        ],
        rows: vec![
            row(Seat::new(0), ["26", "3+3", "32"]),
            row(Seat::new(1), ["15", "6", "21"]),
        ],
    };
    kit::score_table(&table, &Sign::of_seat, Some(Seat::new(1)))
}

fn log(ui: Ui) -> AnyView {
    let lang = ui.lang.get();
    let line = |sign, text| StoryLine::<Piece> {
        sign: Some(sign),
        text,
        spot: None,
        beat: None,
        scored: None,
    };
    let lines = [
        line(
            Sign::Amber,
            say!(lang, "nyny-passed", who = "you", name = ""),
        ),
        line(
            Sign::Ruby,
            say!(lang, "nyny-passed", who = "other", name = "B"),
        ),
    ];
    let drawn = |table: &ScoreTable| kit::score_table(table, &Sign::of_seat, None);
    kit::story(&lines, Some((1, say!(lang, "web-since"))), &drawn)
}

fn notices(ui: Ui) -> AnyView {
    let lang = ui.lang.get();
    let of = |words: String, mood: Mood| {
        let show = move || ui.toast(mood, words.clone());
        kit::button("", "kit-toast", say!(lang, "web-kit-show"), show)
    };
    view! {
        <div class="kitrow">
            {of(say!(lang, "web-copied"), Mood::Done)}
            {of(say!(lang, "web-since"), Mood::Plain)}
            {of(say!(lang, "web-line-lost"), Mood::Bad)}
        </div>
    }
    .into_any()
}

fn numerals() -> AnyView {
    let all: Vec<AnyView> = (0..13).map(kit::numeral).collect();
    view! { <div class="kitrow kitnum">{all}</div> }.into_any()
}

fn icons() -> AnyView {
    let names = [
        "play", "friends", "device", "replay", "rules", "check", "back", "info", "menu", "log",
        "table", "city", "crown", "lock", "close", "theme", "right", "left", "pass", "bot", "up",
        "hand", "clock", "plus", "minus",
    ];
    let all: Vec<AnyView> = names.into_iter().map(kit::icon).collect();
    view! { <div class="kitrow">{all}</div> }.into_any()
}
