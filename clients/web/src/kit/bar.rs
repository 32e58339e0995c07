//! The bar at the top: the house, the page, the switches.

use leptos::{ev, prelude::*};
use prose::{Lang, say};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{icon, lettering, link, segments};
use crate::{browser::focus, routes::Route, ui::Ui};

/// The bar of a page. `title` is the game's id or a plain title, `middle` stands beside it.
pub fn top(ui: Ui, title: AnyView, middle: AnyView) -> AnyView {
    let brand = view! {
        <svg class="fan" aria-hidden="true"><use href="#o-fan" /></svg>
        <span class="bw">{lettering("five-boroughs", "Five Boroughs")}</span>
    };
    view! {
        <header class="top">
            {link(ui, Route::Home, "brand", brand)}
            <span class="sep"></span>
            <h1>{title}</h1>
            {middle}
            <span class="sp"></span>
            {switches(ui)}
        </header>
    }
    .into_any()
}

/// Language, day or night, the menu.
pub fn switches(ui: Ui) -> AnyView {
    let tongues = move || {
        let lang = ui.lang.get();
        let all = Lang::ALL.map(|lang| (lang, lang.code().to_ascii_uppercase()));
        let label = say!(lang, "web-language");
        segments(label, "lang", all.to_vec(), lang, move |lang| {
            ui.speak(lang);
        })
    };
    let menu = move || {
        let is_open = ui.menu.get();
        view! {
            <button type="button" class="iconbtn mn" data-testid="menu"
                aria-expanded=if is_open { "true" } else { "false" }
                aria-label=say!(ui.lang.get(), "web-menu")
                on:click=move |_| ui.menu.update(|open| *open = !*open)>
                {icon("menu")}
            </button>
        }
    };
    let theme = move || {
        view! {
            <button type="button" class="iconbtn" data-testid="theme"
                aria-label=say!(ui.lang.get(), "web-theme") on:click=move |_| ui.turn_theme()>
                {icon("theme")}
            </button>
        }
    };
    view! {
        {tongues}
        {theme}
        <span class="menuhold">
            {menu}
            {move || ui.menu.get().then(|| menu_list(ui))}
        </span>
    }
    .into_any()
}

fn menu_list(ui: Ui) -> AnyView {
    let lang = ui.lang.get();
    let entries = [
        (Route::Home, "p-again", say!(lang, "web-menu-home")),
        (Route::Tables, "friends", say!(lang, "web-menu-tables")),
        (
            Route::Rules {
                game: None,
                rule: None,
            },
            "rules",
            say!(lang, "web-menu-rules"),
        ),
        (Route::file(), "replay", say!(lang, "web-menu-replay")),
        (Route::Settings, "theme", say!(lang, "web-menu-settings")),
        (Route::About, "info", say!(lang, "web-menu-about")),
    ];
    let entries: Vec<AnyView> = entries
        .into_iter()
        .map(|(route, picture, words)| {
            let inside = view! { {icon(picture)} <span>{words}</span> };
            view! { <li>{link(ui, route, "menuentry", inside)}</li> }.into_any()
        })
        .collect();
    // Escape closes it wherever the focus is, and so does a touch on anything else.
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            ui.menu.set(false);
            focus::focus("[data-testid=menu]");
        }
    });
    let touch = window_event_listener(ev::pointerdown, move |event| {
        let on = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        let held = on.and_then(|on| on.closest(".menuhold").ok().flatten());
        if held.is_none() {
            ui.menu.set(false);
        }
    });
    on_cleanup(move || {
        keys.remove();
        touch.remove();
    });
    view! {
        <ul class="menulist panel" data-testid="menu-list">
            {entries}
        </ul>
    }
    .into_any()
}
