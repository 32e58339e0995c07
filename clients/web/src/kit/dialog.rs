//! Questions that stop everything else, and notices that do not.

use std::rc::Rc;

use leptos::prelude::*;

use super::icon;
use crate::{
    browser::{self, focus},
    ui::{Mood, Ui},
};

/// A question over the page. Escape and the veil are `close`.
pub fn dialog(
    test: &'static str,
    heading: String,
    body: impl IntoView + 'static,
    close: impl Fn() + 'static,
) -> AnyView {
    drawn(test, heading, body.into_any(), Rc::new(close))
}

fn drawn(test: &'static str, heading: String, body: AnyView, close: Rc<dyn Fn()>) -> AnyView {
    let veil = Rc::clone(&close);
    let name = heading.clone();
    let keys = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            close();
        }
    };
    // Keys are for the dialog, unless something in it has the focus already.
    browser::later(0, move || {
        focus::focus_inside(&format!("[data-testid={test}]"))
    });
    view! {
        <div class="veil" on:click=move |_| veil() on:keydown=keys>
            <div class="dialog" role="dialog" aria-modal="true" aria-label=name
                data-testid=test tabindex="-1" on:click=|event| event.stop_propagation()>
                <h3>{heading}</h3>
                {body}
            </div>
        </div>
    }
    .into_any()
}

/// Opens the `<dialog>` with this id as the browser does it: with a focus that stays inside.
pub fn show(id: &str) {
    if let Some(dialog) = focus::find(&format!("#{id}")) {
        browser::call(&dialog, "showModal");
    }
}

/// Closes it.
pub fn hide(id: &str) {
    if let Some(dialog) = focus::find(&format!("#{id}")) {
        browser::call(&dialog, "close");
    }
}

/// The notices of the moment.
pub fn toasts(ui: Ui) -> AnyView {
    let all = move || {
        let toasts = ui.toasts.get();
        let notices = toasts.into_iter().map(|toast| {
            let (class, picture) = match toast.mood {
                Mood::Done => ("toast", "check"),
                Mood::Plain => ("toast plain", "info"),
                Mood::Bad => ("toast bad", "close"),
            };
            view! { <li class=class data-testid="toast">{icon(picture)} {toast.text}</li> }
                .into_any()
        });
        notices.collect::<Vec<_>>()
    };
    view! {
        <ul class="toasts">{all}</ul>
        <p class="sr" role="status" aria-live="polite" data-testid="spoken">
            {move || ui.spoken.get()}
        </p>
    }
    .into_any()
}
