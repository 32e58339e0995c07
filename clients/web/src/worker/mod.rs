//! The worker: tables of this device and the bots at them, away from the page.
//!
//! It runs the same rooms as the server, one connection for each local seat, and keeps their logs
//! in the browser. What it is told and what it tells is in [`messages`].

mod inbox;
pub mod messages;
mod tables;

use std::{cell::RefCell, panic, rc::Rc};

use host::Json;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use inbox::Inbox;
use messages::{FromWorker, LogPosition};

thread_local! {
    /// Where the worker is at work.
    static AT: RefCell<Option<LogPosition>> = const { RefCell::new(None) };
}

/// Notes where the worker is at work, for when it breaks down.
fn work_at(place: Option<LogPosition>) {
    AT.set(place);
}

/// Starts listening to the page.
pub fn start() {
    // A panic ends the program; the page hears where, loads the table again, and if that is no
    // help closes it.
    panic::set_hook(Box::new(|_| tell(&FromWorker::Broken { at: AT.take() })));
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let inbox = Rc::new(RefCell::new(Inbox::default()));
    let taken = Rc::clone(&inbox);
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let Ok(message) = host::read(&text) else {
            return;
        };
        taken.borrow_mut().queue.push_back(message);
        work(&taken);
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    hear.forget();
    tell(&FromWorker::Ready);
}

/// Works off what was said, one thing after the other, unless that is going on already.
fn work(inbox: &Rc<RefCell<Inbox>>) {
    if std::mem::replace(&mut inbox.borrow_mut().is_busy, true) {
        return;
    }
    let inbox = Rc::clone(inbox);
    spawn_local(async move {
        loop {
            let next = inbox.borrow_mut().queue.pop_front();
            let Some(message) = next else { break };
            // Out of the cell while it works: what comes in meanwhile is queued.
            let mut tables = inbox.borrow_mut().take_tables();
            tables.take(message).await;
            work_at(None);
            inbox.borrow_mut().put_tables(tables);
        }
        inbox.borrow_mut().is_busy = false;
    });
}

/// Tells the page.
fn tell(message: &FromWorker) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let text = Json::of(message);
    let _ = scope.post_message(&JsValue::from_str(text.text()));
}
