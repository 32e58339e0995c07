//! A table of this device is open in one tab at a time: the last one to open it has it, and the one
//! before says so. Two programs that both played on would each know half of what happened.

use std::sync::Arc;

use leptos::{ev, prelude::*};
use prose::say;

use crate::{
    browser::locks::{self, IfHeld, Lock},
    kit, link,
    routes::Route,
    ui::{Mood, Ui},
};

/// A table of this device as this tab has it. A handle: copy it.
#[derive(Clone, Copy)]
pub(super) struct OneTab {
    ui: Ui,
    /// Whether another tab has it.
    is_elsewhere: RwSignal<bool>,
    table: StoredValue<String>,
    lock: StoredValue<Option<Lock>, LocalStorage>,
    open: StoredValue<Arc<dyn Fn() + Send + Sync>>,
    close: StoredValue<Arc<dyn Fn() + Send + Sync>>,
}

impl OneTab {
    /// Takes `table`: `open` is called when this tab has it, `close` when it has it no more.
    pub(super) fn take(
        ui: Ui,
        table: &str,
        open: impl Fn() + Send + Sync + 'static,
        close: impl Fn() + Send + Sync + 'static,
    ) -> OneTab {
        let tab = OneTab {
            ui,
            is_elsewhere: RwSignal::new(false),
            table: StoredValue::new(table.to_owned()),
            lock: StoredValue::new_local(None),
            open: StoredValue::new(Arc::new(open)),
            close: StoredValue::new(Arc::new(close)),
        };
        tab.ask(IfHeld::Leave);
        tab.follow_the_page();
        tab
    }

    fn ask(self, if_held: IfHeld) {
        // The page may be left before the browser answers.
        let Some(table) = self.table.try_get_value() else {
            return;
        };
        let then = move |lock: Option<Lock>| match lock {
            Some(lock) => self.have(lock, if_held),
            None => self.ask(IfHeld::Take),
        };
        locks::take(&format!("table-{table}"), if_held, then, move || {
            self.lose();
        });
    }

    fn have(self, lock: Lock, if_held: IfHeld) {
        let Some(open) = self.open.try_get_value() else {
            return;
        };
        let was_elsewhere = self.is_elsewhere.get_untracked();
        self.lock.set_value(Some(lock));
        self.is_elsewhere.set(false);
        open();
        if if_held == IfHeld::Take && !was_elsewhere {
            let words = say!(self.ui.lang.get_untracked(), "web-tab-taken");
            self.ui.toast(Mood::Plain, words);
        }
    }

    /// Another tab has it now: nothing here goes on with it.
    fn lose(self) {
        let Some(close) = self.close.try_get_value() else {
            return;
        };
        close();
        link::stop_worker();
        self.lock.set_value(None);
        self.is_elsewhere.set(true);
    }

    /// Gives the table back when the page goes, and takes it again when it is shown again.
    fn follow_the_page(self) {
        let hidden = window_event_listener(ev::pagehide, move |_| self.lock.set_value(None));
        let shown = window_event_listener(ev::pageshow, move |event| {
            if event.persisted() {
                self.ask(IfHeld::Leave);
            }
        });
        on_cleanup(move || {
            hidden.remove();
            shown.remove();
        });
    }

    /// Whether another tab has it.
    pub(super) fn is_elsewhere(self) -> bool {
        self.is_elsewhere.get()
    }

    /// What this tab says meanwhile.
    pub(super) fn notice(self) -> AnyView {
        let ui = self.ui;
        kit::live(move || {
            let lang = ui.lang.get();
            let words = say!(lang, "web-tab-elsewhere");
            let head = view! { <span class="plainword">{words.clone()}</span> }.into_any();
            let here = say!(lang, "web-tab-here");
            let home = say!(lang, "web-menu-home");
            view! {
                {kit::top(ui, head, ().into_any())}
                <main class="page elsewhere" data-testid="elsewhere">
                    <p><b>{words}</b>" "{say!(lang, "web-tab-why")}</p>
                    <div class="acts">
                        {kit::link(ui, Route::Home, "btn", home)}
                        {kit::button("pri", "play-here", here, move || self.ask(IfHeld::Take))}
                    </div>
                </main>
            }
            .into_any()
        })
    }
}
