//! The link to the worker, which is started when it is first needed.

mod broken_tables;

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};

use host::Json;
use player::Heard;
use protocol::{ClientMessage, ServerMessage};
use tabletop::Seat;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::readings;
use crate::{
    browser, program,
    worker::messages::{Answer, FromWorker, LogPosition, Question, ToWorker},
};
use broken_tables::BrokenTables;

/// What a link leads to, and who hears what comes over it.
#[derive(Clone)]
struct Listener {
    table: String,
    /// Whose eyes are asked for.
    seat: Option<Seat>,
    hear: Rc<dyn Fn(Heard)>,
    /// Hears that the table is closed because it breaks the worker.
    give_up: Rc<dyn Fn()>,
}

type Then = Box<dyn FnOnce(Answer)>;

/// The worker as the page sees it.
#[derive(Default)]
struct WorkerHandle {
    worker: Option<Worker>,
    is_ready: bool,
    /// What was said before the worker listened.
    waiting: Vec<ToWorker>,
    listeners: BTreeMap<u64, Listener>,
    questions: BTreeMap<u32, Then>,
    count: u32,
    broken_tables: BrokenTables,
}

thread_local! {
    static WORKER: RefCell<WorkerHandle> = RefCell::default();
    static CONNS: Cell<u64> = const { Cell::new(0) };
}

/// Asks the worker something.
pub fn ask(question: Question, then: impl FnOnce(Answer) + 'static) {
    let number = WORKER.with_borrow_mut(|handle| {
        handle.count += 1;
        handle.questions.insert(handle.count, Box::new(then));
        handle.count
    });
    say(ToWorker::Ask { number, question });
}

fn say(message: ToWorker) {
    WORKER.with_borrow_mut(|handle| {
        let worker = handle.worker.get_or_insert_with(start);
        if handle.is_ready {
            post(worker, &message);
        } else {
            handle.waiting.push(message);
        }
    });
}

fn post(worker: &Worker, message: &ToWorker) {
    let text = Json::of(message);
    let _ = worker.post_message(&JsValue::from_str(text.text()));
}

fn start() -> Worker {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    // The worker runs the program that the page runs.
    options.set_name(program::here().name);
    let script = format!("/assets/{}/worker.js", browser::build());
    let worker = Worker::new_with_options(&script, &options).expect("browsers have workers");
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        readings::count(|| {
            let message = host::read(&text);
            let is_answer = message.as_ref().is_ok_and(answers);
            if let Ok(message) = message {
                heard(message);
            }
            is_answer
        });
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // The worker talks as long as the page lives.
    hear.forget();
    let fail = Closure::<dyn FnMut()>::new(|| broke_down(None));
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    fail.forget();
    worker
}

/// Whether a message answers a request that was made at a table.
fn answers(message: &FromWorker) -> bool {
    let FromWorker::Said { messages, .. } = message else {
        return false;
    };
    messages
        .iter()
        .any(|it| matches!(it, ServerMessage::Ack(_) | ServerMessage::Refused(_)))
}

fn heard(message: FromWorker) {
    match message {
        FromWorker::Ready => WORKER.with_borrow_mut(|handle| {
            handle.is_ready = true;
            let waiting = std::mem::take(&mut handle.waiting);
            if let Some(worker) = &handle.worker {
                for message in &waiting {
                    post(worker, message);
                }
            }
        }),
        FromWorker::Answer { number, answer } => {
            let then = WORKER.with_borrow_mut(|handle| handle.questions.remove(&number));
            if let Some(then) = then {
                then(answer);
            }
        }
        FromWorker::Said { conn, messages } => {
            for message in messages {
                tell(conn, Heard::Said(Box::new(message)));
            }
        }
        FromWorker::Ended { conn } => tell(conn, Heard::Nowhere),
        FromWorker::Forgetful => browser::local_storage::set("forgetful", "yes"),
        FromWorker::Overtaken { table } => overtaken(&table),
        FromWorker::Broken { at } => broke_down(at.as_ref()),
    }
}

fn tell(conn: u64, heard: Heard) {
    // Whoever hears may open and close links: the handle is not borrowed meanwhile.
    let listener = WORKER.with_borrow(|handle| handle.listeners.get(&conn).cloned());
    if let Some(listener) = listener {
        (listener.hear)(heard);
    }
}

/// Ends the worker, whatever it is at: another tab has its table. It is started again when it is
/// needed again.
pub fn stop() {
    WORKER.with_borrow_mut(|handle| {
        handle.end();
        handle.listeners.clear();
        handle.questions.clear();
    });
}

impl WorkerHandle {
    fn end(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        self.is_ready = false;
        self.waiting.clear();
    }
}

/// The table went on elsewhere: every link to it says hello again and is told what is new.
fn overtaken(table: &str) {
    let listeners = WORKER.with_borrow(|handle| handle.listeners.clone());
    for (conn, listener) in listeners {
        if listener.table == table {
            (listener.hear)(Heard::Down);
            connect(conn, listener);
        }
    }
}

/// The worker broke down: it is started anew and every link says hello again. A table that breaks
/// it again at the same place is closed.
fn broke_down(at: Option<&LogPosition>) {
    let (listeners, questions) = WORKER.with_borrow_mut(|handle| {
        handle.end();
        let open = handle.listeners.values().map(|listener| &*listener.table);
        handle.broken_tables.note(at, open);
        (
            handle.listeners.clone(),
            std::mem::take(&mut handle.questions),
        )
    });
    for then in questions.into_values() {
        then(Answer::Broken);
    }
    for (conn, listener) in listeners {
        (listener.hear)(Heard::Down);
        connect(conn, listener);
    }
}

/// Opens a link and says so, once whoever opens it has it in hand. A table that is closed is not
/// opened again.
fn connect(conn: u64, listener: Listener) {
    let is_fallen = WORKER.with_borrow(|handle| handle.broken_tables.has(&listener.table));
    if !is_fallen {
        let (table, seat) = (listener.table.clone(), listener.seat);
        say(ToWorker::Open { conn, table, seat });
    }
    browser::later(0, move || {
        let is_open = WORKER.with_borrow(|handle| handle.listeners.contains_key(&conn));
        match (is_open, is_fallen) {
            (true, false) => (listener.hear)(Heard::Up),
            (true, true) => (listener.give_up)(),
            (false, _) => {}
        }
    });
}

/// A link to a table of this device.
pub struct WorkerLink {
    conn: u64,
}

impl WorkerLink {
    pub(super) fn open(
        table: &str,
        seat: Option<Seat>,
        hear: impl Fn(Heard) + 'static,
        give_up: impl Fn() + 'static,
    ) -> WorkerLink {
        let conn = CONNS.with(|count| {
            count.set(count.get() + 1);
            count.get()
        });
        let listener = Listener {
            table: table.to_owned(),
            seat,
            hear: Rc::new(hear),
            give_up: Rc::new(give_up),
        };
        WORKER.with_borrow_mut(|handle| handle.listeners.insert(conn, listener.clone()));
        connect(conn, listener);
        WorkerLink { conn }
    }

    pub(super) fn send(&self, message: &ClientMessage) {
        let (conn, message) = (self.conn, message.clone());
        say(ToWorker::Say { conn, message });
    }
}

impl Drop for WorkerLink {
    fn drop(&mut self) {
        WORKER.with_borrow_mut(|handle| handle.listeners.remove(&self.conn));
        say(ToWorker::Close { conn: self.conn });
    }
}
