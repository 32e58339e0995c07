//! Small parts: icons, buttons, links, panels.

use leptos::{ev, prelude::*};
use prose::say;

use crate::{browser::focus, routes::Route, ui::Ui};

/// A line icon: `check` of `u-*`, or the full name of another symbol.
pub fn icon(name: &str) -> AnyView {
    let name = if name.contains('-') {
        format!("#{name}")
    } else {
        format!("#u-{name}")
    };
    view! { <svg class="ic" aria-hidden="true"><use href=name /></svg> }.into_any()
}

/// A button. `class` is nothing, `pri`, `ghost` or `sm`; `test` is its name for tests.
pub fn button(
    class: &'static str,
    test: &'static str,
    inside: impl IntoView + 'static,
    press: impl Fn() + 'static,
) -> AnyView {
    pressed(class, test, inside.into_any(), Box::new(press))
}

fn pressed(class: &str, test: &'static str, inside: AnyView, press: Box<dyn Fn()>) -> AnyView {
    view! {
        <button type="button" class=format!("btn {class}") data-testid=test
            on:click=move |_| press()>
            {inside}
        </button>
    }
    .into_any()
}

/// A part of the page that is drawn again whenever what it looks at has changed.
///
/// Whatever it draws, what does the drawing again is in a program once.
pub fn live(draw: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    drawn_again(Box::new(draw))
}

fn drawn_again(draw: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    view! { {move || draw()} }.into_any()
}

/// A link to a page of ours: it goes there without loading anything that is here already.
pub fn link(ui: Ui, route: Route, class: &'static str, inside: impl IntoView + 'static) -> AnyView {
    linked(ui, route, class, inside.into_any())
}

fn linked(ui: Ui, route: Route, class: &'static str, inside: AnyView) -> AnyView {
    let address = route.to_string();
    let follow = move |event: ev::MouseEvent| {
        let is_plain = event.button() == 0
            && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
        if is_plain {
            event.prevent_default();
            ui.go(route.clone());
        }
    };
    view! { <a class=class href=address on:click=follow>{inside}</a> }.into_any()
}

/// The id of a rule, which opens the rule beside what one is at.
pub fn rule_link(ui: Ui, game: &str, rule: &str) -> AnyView {
    let route = Route::rule(game, rule).to_string();
    let asked = (game.to_owned(), rule.to_owned());
    let open = move |event: ev::MouseEvent| {
        event.prevent_default();
        event.stop_propagation();
        ui.rule.set(Some(asked.clone()));
    };
    view! {
        <a class="ruleid" href=route data-testid="rule-link" on:click=open>{rule.to_owned()}</a>
    }
    .into_any()
}

/// A panel with a heading, and what stands beside that.
pub fn panel(
    test: &'static str,
    heading: String,
    beside: impl IntoView + 'static,
    body: impl IntoView + 'static,
) -> AnyView {
    headed(test, heading, beside.into_any(), body.into_any())
}

fn headed(test: &'static str, heading: String, beside: AnyView, body: AnyView) -> AnyView {
    let name = heading.clone();
    view! {
        <section class="panel" data-testid=test aria-label=name>
            <header><h2>{heading}</h2>{beside}</header>
            <div class="body">{body}</div>
        </section>
    }
    .into_any()
}

/// One of several, side by side. Arrows move among them.
pub fn segments<T: Copy + PartialEq + Send + Sync + 'static>(
    label: String,
    test: &'static str,
    all: Vec<(T, String)>,
    chosen: T,
    choose: impl Fn(T) + Copy + 'static,
) -> AnyView {
    let buttons: Vec<AnyView> = all
        .into_iter()
        .map(|(value, words)| choice(test, words, value == chosen, move || choose(value)))
        .collect();
    segmented(label, buttons)
}

fn segmented(label: String, buttons: Vec<AnyView>) -> AnyView {
    view! {
        <span class="seg" role="group" aria-label=label on:keydown=|event| focus::rove(&event)>
            {buttons}
        </span>
    }
    .into_any()
}

/// A button that is pressed or not.
pub fn choice(
    test: &'static str,
    words: String,
    pressed: bool,
    press: impl Fn() + 'static,
) -> AnyView {
    chosen(test, words, pressed, Box::new(press))
}

fn chosen(test: &'static str, words: String, pressed: bool, press: Box<dyn Fn()>) -> AnyView {
    let name = format!("{test}-{}", words.to_ascii_lowercase());
    view! {
        <button type="button" aria-pressed=if pressed { "true" } else { "false" }
            data-testid=name on:click=move |_| press()>
            {words}
        </button>
    }
    .into_any()
}

/// Something small in words; `is_on` marks it.
pub fn chip(words: String, is_on: bool) -> AnyView {
    let class = if is_on { "chip on" } else { "chip" };
    view! { <span class=class>{words}</span> }.into_any()
}

/// A picture of how far something is: a line that waits.
pub fn waiting(ui: Ui) -> AnyView {
    view! {
        <p class="waiting" role="status" data-testid="waiting">
            <svg class="fan" aria-hidden="true"><use href="#o-fan" /></svg>
            {move || say!(ui.lang.get(), "web-waiting")}
        </p>
    }
    .into_any()
}
