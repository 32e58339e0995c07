//! Questions that stop everything else, and notices that do not.

use std::rc::Rc;

use leptos::{ev, prelude::*};

use super::icon;
use crate::{
    browser::{self, focus},
    ui::{Mood, Ui},
};

/// A question over the page, which has the focus until it is answered. Escape and the veil are
/// `close`. `body` has a button that goes on, and that is where the focus begins.
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
    let cancel = move |event: ev::Event| {
        event.prevent_default();
        close();
    };
    hold_focus(test);
    view! {
        <dialog class="question" aria-label=name data-testid=test on:cancel=cancel
            on:click=move |_| veil()>
            <div class="dialog" on:click=|event| event.stop_propagation()>
                <h3>{heading}</h3>
                {body}
            </div>
        </dialog>
    }
    .into_any()
}

/// Opens a dialog as soon as it is in the page, and gives the focus back when it has gone.
fn hold_focus(test: &'static str) {
    let opener = StoredValue::new_local(focus::active());
    let dialog = format!("dialog[data-testid={test}]");
    browser::later(0, move || {
        if let Some(it) = focus::find(&dialog) {
            browser::call(&it, "showModal");
            focus::focus(&format!("{dialog} .btn.pri"));
        }
    });
    on_cleanup(move || {
        if let Some(Some(opener)) = opener.try_get_value() {
            browser::later(0, move || focus::give_back(&opener));
        }
    });
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
            {move || ui.voice.words.get()}
        </p>
    }
    .into_any()
}
