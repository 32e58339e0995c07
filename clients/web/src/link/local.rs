//! The line to the worker, which is started when it is first needed.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};

use host::Json;
use protocol::ServerMessage;
use tabletop::Seat;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::Heard;
use crate::{
    browser, program,
    worker::words::{Answer, FromWorker, Question, ToWorker},
};

type Hear = Rc<dyn Fn(Heard)>;
/// A table and whose eyes are asked for.
type Address = (String, Option<Seat>);
type Then = Box<dyn FnOnce(Answer)>;

/// The worker as the page sees it.
#[derive(Default)]
struct Bench {
    worker: Option<Worker>,
    is_ready: bool,
    /// What was said before the worker listened.
    waiting: Vec<ToWorker>,
    /// Who hears what comes over a line, and where the line leads.
    ears: BTreeMap<u64, (Hear, Address)>,
    questions: BTreeMap<u32, Then>,
    count: u32,
}

thread_local! {
    static BENCH: RefCell<Bench> = RefCell::default();
    static CONNS: Cell<u64> = const { Cell::new(0) };
}

/// Asks the worker something.
pub fn ask(question: Question, then: impl FnOnce(Answer) + 'static) {
    let number = BENCH.with_borrow_mut(|bench| {
        bench.count += 1;
        bench.questions.insert(bench.count, Box::new(then));
        bench.count
    });
    say(ToWorker::Ask { number, question });
}

fn say(message: ToWorker) {
    BENCH.with_borrow_mut(|bench| {
        let worker = bench.worker.get_or_insert_with(start);
        if bench.is_ready {
            post(worker, &message);
        } else {
            bench.waiting.push(message);
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
        let message = text.parse::<Json>().ok();
        if let Some(message) = message.and_then(|json| json.read::<FromWorker>().ok()) {
            heard(message);
        }
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // The worker talks as long as the page lives.
    hear.forget();
    let fail = Closure::<dyn FnMut()>::new(failed);
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    fail.forget();
    worker
}

fn heard(message: FromWorker) {
    match message {
        FromWorker::Ready => BENCH.with_borrow_mut(|bench| {
            bench.is_ready = true;
            let waiting = std::mem::take(&mut bench.waiting);
            if let Some(worker) = &bench.worker {
                for message in &waiting {
                    post(worker, message);
                }
            }
        }),
        FromWorker::Answer { number, answer } => {
            let then = BENCH.with_borrow_mut(|bench| bench.questions.remove(&number));
            if let Some(then) = then {
                then(answer);
            }
        }
        FromWorker::Said { conn, text } => {
            if let Some(message) = ServerMessage::read(&text) {
                tell(conn, Heard::Said(Box::new(message)));
            }
        }
        FromWorker::Ended { conn } => tell(conn, Heard::Nowhere),
        FromWorker::Forgetful => browser::keep("forgetful", "yes"),
    }
}

fn tell(conn: u64, heard: Heard) {
    // Whoever hears may open and close lines: the bench is not held meanwhile.
    let ear = BENCH.with_borrow(|bench| bench.ears.get(&conn).cloned());
    if let Some((hear, _)) = ear {
        hear(heard);
    }
}

/// The worker broke down: it is started anew, and every line says hello again.
fn failed() {
    let ears = BENCH.with_borrow_mut(|bench| {
        if let Some(worker) = bench.worker.take() {
            worker.terminate();
        }
        bench.is_ready = false;
        bench.questions.clear();
        bench.ears.clone()
    });
    for (conn, (hear, address)) in ears {
        hear(Heard::Down);
        connect(conn, &hear, address);
    }
}

/// Opens a line and says so, once whoever opens it has it in hand.
fn connect(conn: u64, hear: &Hear, (table, seat): Address) {
    say(ToWorker::Open { conn, table, seat });
    let hear = Rc::clone(hear);
    browser::later(0, move || {
        let is_open = BENCH.with_borrow(|bench| bench.ears.contains_key(&conn));
        if is_open {
            hear(Heard::Up);
        }
    });
}

/// A line to a table of this device.
pub struct Local {
    conn: u64,
}

impl Local {
    pub(super) fn open(table: &str, seat: Option<Seat>, hear: impl Fn(Heard) + 'static) -> Local {
        let conn = CONNS.with(|count| {
            count.set(count.get() + 1);
            count.get()
        });
        let hear: Hear = Rc::new(hear);
        let table = table.to_owned();
        let seat = (table, seat);
        BENCH.with_borrow_mut(|bench| bench.ears.insert(conn, (Rc::clone(&hear), seat.clone())));
        connect(conn, &hear, seat);
        Local { conn }
    }

    pub(super) fn say(&self, text: &str) {
        let text = text.to_owned();
        let conn = self.conn;
        say(ToWorker::Say { conn, text });
    }
}

impl Drop for Local {
    fn drop(&mut self) {
        BENCH.with_borrow_mut(|bench| bench.ears.remove(&self.conn));
        say(ToWorker::Close { conn: self.conn });
    }
}
