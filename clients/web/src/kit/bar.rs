//! The bar at the top: the house, the page, the switches.

use leptos::{ev, prelude::*};
use prose::{Lang, say};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{icon, lettering, link, segments};
use crate::{browser::focus, program, routes::Route, ui::Ui};

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

/// Closes the menu by Escape, which gives the focus back to its button, and by a click anywhere
/// else.
fn close_by_itself(ui: Ui) {
    let key = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            ui.menu.set(false);
            focus::focus("[data-testid=menu]");
        }
    });
    let click = window_event_listener(ev::click, move |event| {
        let on = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        let is_menu = on.is_some_and(|it| it.closest(".menuhold").is_ok_and(|it| it.is_some()));
        if !is_menu {
            ui.menu.set(false);
        }
    });
    on_cleanup(move || {
        key.remove();
        click.remove();
    });
}

fn menu_list(ui: Ui) -> AnyView {
    close_by_itself(ui);
    let lang = ui.lang.get();
    // The rules of the game that lies on the table.
    let game = Some(ui.route.get().program())
        .filter(|name| *name != program::DOOR)
        .map(str::to_owned);
    let entries = [
        (Route::Home, "p-again", say!(lang, "web-menu-home")),
        (Route::Tables, "friends", say!(lang, "web-menu-tables")),
        (
            Route::Rules { game, rule: None },
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
    view! {
        <ul class="menulist panel" data-testid="menu-list">{entries}</ul>
    }
    .into_any()
}
