//! The worker: tables of this device and the bots at them, away from the page.
//!
//! It runs the same rooms as the server, one connection for each local seat, and keeps their logs
//! in the browser. What it is told and what it tells are the words of [`words`].

mod porter;
mod tables;
pub mod words;

use std::{cell::RefCell, panic, rc::Rc};

use host::Json;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use porter::Porter;
use words::{FromWorker, Place};

thread_local! {
    /// Where the worker is at work.
    static AT: RefCell<Option<Place>> = const { RefCell::new(None) };
}

/// Notes where the worker is at work, for when it breaks down.
fn work_at(place: Option<Place>) {
    AT.set(place);
}

/// Starts listening to the page.
pub fn start() {
    // A panic ends the program; the page hears where, loads the table again, and if that is no
    // help closes it.
    panic::set_hook(Box::new(|_| tell(&FromWorker::Broken { at: AT.take() })));
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let porter = Rc::new(RefCell::new(Porter::default()));
    let taken = Rc::clone(&porter);
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
fn work(porter: &Rc<RefCell<Porter>>) {
    if std::mem::replace(&mut porter.borrow_mut().is_busy, true) {
        return;
    }
    let porter = Rc::clone(porter);
    spawn_local(async move {
        loop {
            let next = porter.borrow_mut().queue.pop_front();
            let Some(message) = next else { break };
            // Out of the cell while it works: what comes in meanwhile is queued.
            let mut tables = porter.borrow_mut().take_tables();
            tables.take(message).await;
            work_at(None);
            porter.borrow_mut().put_tables(tables);
        }
        porter.borrow_mut().is_busy = false;
    });
}

/// Tells the page.
fn tell(message: &FromWorker) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let text = Json::of(message);
    let _ = scope.post_message(&JsValue::from_str(text.text()));
}
