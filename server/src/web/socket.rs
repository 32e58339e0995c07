//! The socket of a table.

use std::{
    collections::VecDeque,
    net::IpAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    Extension,
    extract::{
        FromRequestParts, Path, State,
        rejection::ExtensionRejection,
        ws::{Message, WebSocket, WebSocketUpgrade},
    },
    http::request::Parts,
    response::{IntoResponse, Response},
};
use futures_util::SinkExt;
use protocol::{ClientMessage, MESSAGE_MAX, Parting, ServerMessage};
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::{
    AppState, caps,
    errors::ApiError,
    guest::Guest,
    limits::{From, Inside, too_fast},
};
use crate::house::{OUTBOX, Outgoing, TableConnection};
use room::ids::Id;

/// What a socket reads and writes at a time, in bytes: there are thousands, mostly silent.
const BUFFER: usize = 4_096;

/// How long a client may take for things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// To send the head of a request.
    pub head: Duration,
    /// To send the rest of it and be answered.
    pub answer: Duration,
    /// To say hello after it connected.
    pub hello: Duration,
    /// To say anything at all, if only that it is there.
    pub silence: Duration,
    /// To take a message.
    pub send: Duration,
}

impl Default for Waits {
    fn default() -> Self {
        Waits {
            head: Duration::from_secs(10),
            answer: Duration::from_secs(30),
            hello: Duration::from_secs(10),
            silence: Duration::from_secs(75),
            send: Duration::from_secs(10),
        }
    }
}

impl Waits {
    /// How often a socket is looked at: often enough for a silent client to be asked twice whether
    /// it is there.
    fn look(&self) -> Duration {
        (self.silence / 3).min(self.hello / 2)
    }
}

/// The person who opens a socket, and from where.
pub(super) struct Caller {
    guest: Id,
    from: IpAddr,
    /// Their place among the connections of their address, kept as long as the socket is open.
    inside: Option<Arc<Inside>>,
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = ExtensionRejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let Extension(Guest(guest)) = Extension::from_request_parts(parts, state).await?;
        let Extension(From(from)) = Extension::from_request_parts(parts, state).await?;
        let inside = parts.extensions.get::<Arc<Inside>>().cloned();
        Ok(Caller {
            guest,
            from,
            inside,
        })
    }
}

/// Opens the socket of a table.
pub(super) async fn open(
    State(app): State<AppState>,
    caller: Caller,
    Path(table): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Caller {
        guest,
        from,
        inside,
    } = caller;
    let Ok(table) = table.parse::<Id>() else {
        return ApiError::not_found("there is no such table").into_response();
    };
    if let Err(error) = caps::household(&app, guest, from).await {
        return ApiError::from(error).into_response();
    }
    let Ok(place) = app.socket_place(from) else {
        return too_fast("you have too many sockets open; close one").into_response();
    };
    let connection = match app.house.connect(table, guest).await {
        Ok(connection) => connection,
        Err(missing) => return ApiError::from(missing).into_response(),
    };
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX);
    upgrade.on_upgrade(move |socket| async move {
        metrics::gauge!("boroughs_sockets").increment(1);
        let mut client = ClientSocket {
            waits: app.http_config.waits,
            app,
            from,
            socket,
            connection,
            asked: VecDeque::new(),
            heard: Instant::now(),
            greeted: false,
        };
        if let Err(why) = client.run().await {
            let bye = ServerMessage::Bye { why };
            client.send([bye.into()]).await;
        }
        let _ = timeout(client.waits.send, client.socket.send(Message::Close(None))).await;
        metrics::gauge!("boroughs_sockets").decrement(1);
        drop((inside, place));
    })
}

/// An address has its sockets already.
struct TooMany;

impl AppState {
    /// A place for a socket of someone at `from`, to be kept as long as it is open. Without a
    /// proxy in between their connection has been counted.
    fn socket_place(&self, from: IpAddr) -> Result<Option<Inside>, TooMany> {
        if self.http_config.behind_proxy {
            self.sockets.enter(from).map(Some).ok_or(TooMany)
        } else {
            Ok(None)
        }
    }
}

/// The socket of one client at a table.
struct ClientSocket {
    app: AppState,
    from: IpAddr,
    waits: Waits,
    socket: WebSocket,
    connection: TableConnection,
    /// When the requests were made that have no answer yet.
    asked: VecDeque<Instant>,
    /// When the client last said something, or connected.
    heard: Instant,
    /// Whether it has said hello.
    greeted: bool,
}

impl ClientSocket {
    /// Carries messages until one side ends it; `Err` if it is us.
    async fn run(&mut self) -> Result<(), Parting> {
        let mut look = interval(self.waits.look());
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut told: Vec<Outgoing> = Vec::new();
        loop {
            tokio::select! {
                // Whoever talks without end is looked at all the same. Then what is to be told:
                // where a thousand look on, each of them is woken for that and for nothing else.
                biased;
                _ = look.tick() => {
                    if !self.look().await {
                        return Ok(());
                    }
                }
                count = self.connection.inbox.recv_many(&mut told, OUTBOX) => {
                    if count == 0 {
                        return Ok(());
                    }
                    for message in &told {
                        self.answered(message.value());
                    }
                    if !self.send(told.drain(..)).await {
                        return Ok(());
                    }
                }
                heard = self.socket.recv() => {
                    let Some(Ok(heard)) = heard else {
                        return Ok(());
                    };
                    self.hear(heard).await?;
                }
            }
        }
    }

    /// Asks a silent client whether it is there; whether to go on with it.
    async fn look(&mut self) -> bool {
        let silent = self.heard.elapsed();
        let patience = if self.greeted {
            self.waits.silence
        } else {
            self.waits.hello
        };
        if silent >= patience {
            return false;
        }
        if self.greeted && silent >= self.waits.look() {
            let ping = self.socket.send(Message::Ping(Vec::new().into()));
            return matches!(timeout(self.waits.send, ping).await, Ok(Ok(())));
        }
        true
    }

    async fn hear(&mut self, heard: Message) -> Result<(), Parting> {
        if !self.app.limits.allows_message(self.from) {
            metrics::counter!("boroughs_rate_limited_total").increment(1);
            return Err(Parting::TooFast);
        }
        let text = match heard {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(Parting::Nonsense),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => {
                // Before hello nothing else keeps a socket open.
                if self.greeted {
                    self.heard = Instant::now();
                }
                return Ok(());
            }
        };
        let message = ClientMessage::read(&text).map_err(|_| Parting::Nonsense)?;
        self.heard = Instant::now();
        if matches!(message, ClientMessage::Ping {}) && self.greeted {
            // Whether the table is busy is no matter: the line is there.
            let pong = ServerMessage::Pong {};
            self.send([pong.into()]).await;
            return Ok(());
        }
        self.greeted = true;
        if matches!(message, ClientMessage::Ask { .. }) {
            self.asked.push_back(self.heard);
        }
        let said = self.connection.say(message).await;
        said.map_err(|_| self.app.house.parting())
    }

    /// Measures how long an answer took.
    fn answered(&mut self, said: &ServerMessage) {
        if matches!(said, ServerMessage::Ack(_) | ServerMessage::Refused(_))
            && let Some(asked) = self.asked.pop_front()
        {
            metrics::histogram!("boroughs_answer_seconds").record(asked.elapsed());
        }
    }

    /// Sends messages, all at once; whether the client took them.
    async fn send(&mut self, said: impl IntoIterator<Item = Outgoing>) -> bool {
        let sending = async {
            for message in said {
                let frame = Message::Text(message.into_frame());
                self.socket.feed(frame).await?;
            }
            self.socket.flush().await
        };
        matches!(timeout(self.waits.send, sending).await, Ok(Ok(())))
    }
}
