//! The line to the worker, which is started when it is first needed.

mod fallen;

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};

use host::Json;
use player::Heard;
use protocol::ClientMessage;
use tabletop::Seat;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::{
    browser, program,
    worker::words::{Answer, FromWorker, Place, Question, ToWorker},
};
use fallen::Fallen;

/// What a line leads to, and who hears what comes over it.
#[derive(Clone)]
struct Ear {
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
struct Bench {
    worker: Option<Worker>,
    is_ready: bool,
    /// What was said before the worker listened.
    waiting: Vec<ToWorker>,
    ears: BTreeMap<u64, Ear>,
    questions: BTreeMap<u32, Then>,
    count: u32,
    fallen: Fallen,
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
        if let Ok(message) = host::read(&text) {
            heard(message);
        }
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // The worker talks as long as the page lives.
    hear.forget();
    let fail = Closure::<dyn FnMut()>::new(|| broke_down(None));
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
        FromWorker::Said { conn, message } => tell(conn, Heard::Said(message)),
        FromWorker::Ended { conn } => tell(conn, Heard::Nowhere),
        FromWorker::Forgetful => browser::keep("forgetful", "yes"),
        FromWorker::Broken { at } => broke_down(at.as_ref()),
    }
}

fn tell(conn: u64, heard: Heard) {
    // Whoever hears may open and close lines: the bench is not held meanwhile.
    let ear = BENCH.with_borrow(|bench| bench.ears.get(&conn).cloned());
    if let Some(ear) = ear {
        (ear.hear)(heard);
    }
}

/// The worker broke down: it is started anew and every line says hello again. A table that breaks
/// it again at the same place is closed.
fn broke_down(at: Option<&Place>) {
    let (ears, questions) = BENCH.with_borrow_mut(|bench| {
        if let Some(worker) = bench.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        bench.is_ready = false;
        bench.waiting.clear();
        let open = bench.ears.values().map(|ear| &*ear.table);
        bench.fallen.note(at, open);
        (bench.ears.clone(), std::mem::take(&mut bench.questions))
    });
    for then in questions.into_values() {
        then(Answer::Broken);
    }
    for (conn, ear) in ears {
        (ear.hear)(Heard::Down);
        connect(conn, ear);
    }
}

/// Opens a line and says so, once whoever opens it has it in hand. A table that is closed is not
/// opened again.
fn connect(conn: u64, ear: Ear) {
    let is_fallen = BENCH.with_borrow(|bench| bench.fallen.has(&ear.table));
    if !is_fallen {
        let (table, seat) = (ear.table.clone(), ear.seat);
        say(ToWorker::Open { conn, table, seat });
    }
    browser::later(0, move || {
        let is_open = BENCH.with_borrow(|bench| bench.ears.contains_key(&conn));
        match (is_open, is_fallen) {
            (true, false) => (ear.hear)(Heard::Up),
            (true, true) => (ear.give_up)(),
            (false, _) => {}
        }
    });
}

/// A line to a table of this device.
pub struct Local {
    conn: u64,
}

impl Local {
    pub(super) fn open(
        table: &str,
        seat: Option<Seat>,
        hear: impl Fn(Heard) + 'static,
        give_up: impl Fn() + 'static,
    ) -> Local {
        let conn = CONNS.with(|count| {
            count.set(count.get() + 1);
            count.get()
        });
        let ear = Ear {
            table: table.to_owned(),
            seat,
            hear: Rc::new(hear),
            give_up: Rc::new(give_up),
        };
        BENCH.with_borrow_mut(|bench| bench.ears.insert(conn, ear.clone()));
        connect(conn, ear);
        Local { conn }
    }

    pub(super) fn send(&self, message: &ClientMessage) {
        let (conn, message) = (self.conn, message.clone());
        say(ToWorker::Say { conn, message });
    }
}

impl Drop for Local {
    fn drop(&mut self) {
        BENCH.with_borrow_mut(|bench| bench.ears.remove(&self.conn));
        say(ToWorker::Close { conn: self.conn });
    }
}
