//! The connection to a server: a socket that is opened again when it breaks.

use std::{
    cell::{Cell, RefCell},
    rc::{Rc, Weak},
};

use player::Heard;
use protocol::{ClientMessage, Parting, ServerMessage};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use super::pulse::{BEAT, Beat, Pulse};
use crate::browser;

/// How long until the first new attempt, in milliseconds; each doubles it.
const WAIT_MIN: i32 = 500;
const WAIT_MAX: i32 = 15_000;

/// The connection to a server.
pub struct Socket(Rc<SocketInner>);

struct SocketInner {
    address: String,
    hear: Box<dyn Fn(Heard)>,
    socket: RefCell<Option<WebSocket>>,
    listeners: RefCell<Option<Listeners>>,
    wait: Cell<i32>,
    pulse: RefCell<Pulse>,
    is_closed: Cell<bool>,
}

/// What the browser calls; kept as long as the socket.
struct Listeners {
    _open: Closure<dyn FnMut()>,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _close: Closure<dyn FnMut(CloseEvent)>,
}

impl Socket {
    pub(super) fn open(table: &str, hear: impl Fn(Heard) + 'static) -> Socket {
        let location = browser::window().location();
        let scheme = match location.protocol().as_deref() {
            Ok("https:") => "wss",
            _ => "ws",
        };
        let place = location.host().unwrap_or_default();
        let inner = Rc::new(SocketInner {
            address: format!("{scheme}://{place}/api/v1/tables/{table}/socket"),
            hear: Box::new(hear),
            socket: RefCell::new(None),
            listeners: RefCell::new(None),
            wait: Cell::new(WAIT_MIN),
            pulse: RefCell::default(),
            is_closed: Cell::new(false),
        });
        connect(&inner);
        beat(&inner);
        Socket(inner)
    }

    pub(super) fn send(&self, message: &ClientMessage) {
        self.0.send(message);
    }
}

impl SocketInner {
    fn send(&self, message: &ClientMessage) {
        if let Some(socket) = &*self.socket.borrow()
            && socket.ready_state() == WebSocket::OPEN
        {
            let _ = socket.send_with_str(&message.text());
        }
    }

    fn is_up(&self) -> bool {
        let socket = self.socket.borrow();
        socket.as_ref().map(WebSocket::ready_state) == Some(WebSocket::OPEN)
    }
}

/// Looks at the line at every beat, as long as it is wanted.
fn beat(inner: &Rc<SocketInner>) {
    let inner = Rc::downgrade(inner);
    browser::later(BEAT, move || {
        if let Some(inner) = inner.upgrade().filter(|inner| !inner.is_closed.get()) {
            look(&inner);
            beat(&inner);
        }
    });
}

fn look(inner: &Rc<SocketInner>) {
    // One that is not up says so itself, and is being tried again.
    if !inner.is_up() {
        inner.pulse.take();
        return;
    }
    let beat = inner.pulse.borrow_mut().beat();
    match beat {
        Beat::Wait => {}
        Beat::Ask => inner.send(&ClientMessage::Ping {}),
        Beat::Say => (inner.hear)(Heard::Down),
        Beat::GiveUp => {
            let socket = inner.socket.borrow_mut().take();
            if let Some(socket) = socket {
                socket.set_onclose(None);
                let _ = socket.close();
            }
            connect(inner);
        }
    }
}

fn connect(inner: &Rc<SocketInner>) {
    let Ok(socket) = WebSocket::new(&inner.address) else {
        return retry(inner);
    };
    let weak = Rc::downgrade(inner);
    let open = listen(&weak, |inner| {
        inner.wait.set(WAIT_MIN);
        (inner.hear)(Heard::Up);
    });
    let heard = Weak::clone(&weak);
    let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let (Some(inner), Some(message)) = (heard.upgrade(), ServerMessage::read(&text)) {
            // A full table and a newer server stay so for a while: no need to try again soon.
            if let ServerMessage::Bye {
                why: Parting::Full | Parting::Protocol,
            } = message
            {
                inner.wait.set(WAIT_MAX);
            }
            let was_quiet = inner.pulse.borrow_mut().hear();
            // That the line is there is news only where it seemed not to be.
            if was_quiet || message != (ServerMessage::Pong {}) {
                (inner.hear)(Heard::Said(Box::new(message)));
            }
        }
    });
    let lost = Weak::clone(&weak);
    let close = Closure::<dyn FnMut(CloseEvent)>::new(move |_: CloseEvent| {
        if let Some(inner) = lost.upgrade() {
            (inner.hear)(Heard::Down);
            retry(&inner);
        }
    });
    socket.set_onopen(Some(open.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
    socket.set_onclose(Some(close.as_ref().unchecked_ref()));
    *inner.socket.borrow_mut() = Some(socket);
    let listeners = Listeners {
        _open: open,
        _message: message,
        _close: close,
    };
    // The old listeners may be those that are being called: they go when the call is over.
    if let Some(old) = inner.listeners.borrow_mut().replace(listeners) {
        browser::later(0, move || drop(old));
    }
}

fn listen(
    inner: &Weak<SocketInner>,
    then: impl Fn(&SocketInner) + 'static,
) -> Closure<dyn FnMut()> {
    let inner = Weak::clone(inner);
    Closure::new(move || {
        if let Some(inner) = inner.upgrade() {
            then(&inner);
        }
    })
}

fn retry(inner: &Rc<SocketInner>) {
    if inner.is_closed.get() {
        return;
    }
    let wait = inner.wait.get();
    inner.wait.set((wait * 2).min(WAIT_MAX));
    let inner = Rc::downgrade(inner);
    browser::later(wait, move || {
        if let Some(inner) = inner.upgrade().filter(|inner| !inner.is_closed.get()) {
            connect(&inner);
        }
    });
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.0.is_closed.set(true);
        if let Some(socket) = self.0.socket.borrow_mut().take() {
            socket.set_onclose(None);
            let _ = socket.close();
        }
    }
}
