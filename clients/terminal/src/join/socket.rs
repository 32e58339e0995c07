//! The connection to a server: a socket on a thread of its own, opened again when it is lost.

use std::{io, sync::mpsc::Sender, thread, time::Duration};

use futures_util::{SinkExt, StreamExt};
use player::{Connection, Heard};
use protocol::{ClientMessage, Parting, ServerMessage};
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::sleep,
};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{
        Error, Message,
        client::IntoClientRequest,
        http::{HeaderValue, StatusCode, header},
    },
};

use super::{Link, cookies::Cookies};
use crate::Event;

/// How long until the first new attempt; each doubles it.
const WAIT_MIN: Duration = Duration::from_millis(500);
const WAIT_MAX: Duration = Duration::from_secs(15);

/// What is to be done with the socket.
pub(super) enum Order {
    /// To send this text to the server.
    Send(String),
    /// To close the socket and open another.
    Again,
}

/// The way to the thread that has the socket. The socket is closed when it is dropped.
#[derive(Clone, Debug)]
pub(super) struct Socket(UnboundedSender<Order>);

impl Socket {
    /// Opens a socket; what comes over it goes to `events`.
    pub(super) fn open(
        link: &Link,
        cookies: Cookies,
        table: u32,
        events: Sender<Event>,
    ) -> io::Result<Socket> {
        let (sender, orders) = unbounded_channel();
        if link.is_secure {
            // Another part of the program may have chosen already: then that will do.
            let _ = rustls::crypto::ring::default_provider().install_default();
        }
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let thread = SocketThread {
            address: link.socket(),
            cookies,
            table,
            events,
        };
        thread::spawn(move || runtime.block_on(thread.run(orders)));
        Ok(Socket(sender))
    }

    /// Gives an order, if there is a thread that takes it.
    pub(super) fn order(&self, order: Order) {
        let _ = self.0.send(order);
    }
}

impl Connection for Socket {
    fn send(&self, message: &ClientMessage) {
        self.order(Order::Send(message.text()));
    }
}

/// What the thread has.
struct SocketThread {
    address: String,
    cookies: Cookies,
    /// The number of the table, for whoever hears.
    table: u32,
    events: Sender<Event>,
}

/// Why a connection is no more.
enum Disconnect {
    /// It was lost, or is to be opened anew.
    Lost,
    /// There is no such table.
    Nowhere,
    /// Nobody listens, or the server speaks otherwise: no more attempts.
    Over,
}

impl SocketThread {
    async fn run(mut self, mut orders: UnboundedReceiver<Order>) {
        let mut wait = WAIT_MIN;
        loop {
            let end = self.once(&mut orders, &mut wait).await;
            let heard = match end {
                Disconnect::Lost => Heard::Down,
                Disconnect::Nowhere => Heard::Nowhere,
                Disconnect::Over => return,
            };
            let is_gone = !self.tell(heard);
            if is_gone || matches!(end, Disconnect::Nowhere) {
                return;
            }
            // What is said meanwhile is said again in the greeting.
            let rest = sleep(wait);
            tokio::pin!(rest);
            loop {
                tokio::select! {
                    () = &mut rest => break,
                    order = orders.recv() => if order.is_none() { return },
                }
            }
            wait = (wait * 2).min(WAIT_MAX);
        }
    }

    fn tell(&self, heard: Heard) -> bool {
        let table = self.table;
        self.events.send(Event::Heard { table, heard }).is_ok()
    }

    /// One connection, from its beginning to its end.
    async fn once(
        &mut self,
        orders: &mut UnboundedReceiver<Order>,
        wait: &mut Duration,
    ) -> Disconnect {
        let Ok(mut request) = self.address.as_str().into_client_request() else {
            return Disconnect::Nowhere;
        };
        let cookies = self.cookies.header();
        if let Some(Ok(cookies)) = cookies.map(|cookies| HeaderValue::from_str(&cookies)) {
            request.headers_mut().insert(header::COOKIE, cookies);
        }
        let (socket, response) = match connect_async(request).await {
            Ok(connected) => connected,
            Err(Error::Http(response)) if response.status() == StatusCode::NOT_FOUND => {
                return Disconnect::Nowhere;
            }
            Err(_) => return Disconnect::Lost,
        };
        let given = response.headers().get_all(header::SET_COOKIE).iter();
        let given = given.filter_map(|value| value.to_str().ok());
        // Whoever cannot be known again plays all the same.
        let _ = self.cookies.take(given);
        *wait = WAIT_MIN;
        if !self.tell(Heard::Up) {
            return Disconnect::Over;
        }
        let (mut sink, mut stream) = socket.split();
        loop {
            tokio::select! {
                order = orders.recv() => match order {
                    Some(Order::Send(text)) => {
                        if sink.send(Message::text(text)).await.is_err() {
                            return Disconnect::Lost;
                        }
                    }
                    Some(Order::Again) => return Disconnect::Lost,
                    None => {
                        let _ = sink.close().await;
                        return Disconnect::Over;
                    }
                },
                said = stream.next() => match said {
                    Some(Ok(Message::Text(text))) => {
                        if let Some(end) = self.take(text.as_str(), wait) {
                            return end;
                        }
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return Disconnect::Lost,
                },
            }
        }
    }

    fn take(&self, text: &str, wait: &mut Duration) -> Option<Disconnect> {
        let message = ServerMessage::read(text)?;
        let why = match &message {
            ServerMessage::Bye { why } => Some(*why),
            _ => None,
        };
        if !self.tell(Heard::Said(Box::new(message))) {
            return Some(Disconnect::Over);
        }
        match why {
            Some(Parting::Protocol | Parting::Nonsense) => Some(Disconnect::Over),
            Some(Parting::Full) => {
                *wait = WAIT_MAX;
                None
            }
            _ => None,
        }
    }
}
