//! The socket of a table.

use std::{
    collections::VecDeque,
    net::IpAddr,
    time::{Duration, Instant},
};

use axum::{
    Extension,
    extract::{
        Path, State,
        ws::{Message, WebSocket, WebSocketUpgrade},
    },
    response::{IntoResponse, Response},
};
use protocol::{ClientMessage, MESSAGE_MAX, Parting, ServerMessage};
use tokio::time::{interval, sleep_until, timeout};

use super::{App, errors::ApiError, guest::Guest, limits::From};
use crate::house::Connection;
use room::ids::Id;

/// So long a new client may take to say hello.
const HELLO_MAX: Duration = Duration::from_secs(10);
/// So long a client may be silent, pongs included.
const SILENCE_MAX: Duration = Duration::from_secs(75);
/// How often a silent client is asked whether it is there.
const PING: Duration = Duration::from_secs(30);
/// What a socket reads and writes at a time, in bytes: there are thousands, mostly silent.
const BUFFER: usize = 4_096;
/// So long a client may take to take a message.
const SEND_MAX: Duration = Duration::from_secs(10);

/// Opens the socket of a table.
pub(super) async fn open(
    State(app): State<App>,
    Extension(Guest(guest)): Extension<Guest>,
    Extension(From(from)): Extension<From>,
    Path(table): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Ok(table) = table.parse::<Id>() else {
        return ApiError::not_found("there is no such table").into_response();
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
        let mut line = Line {
            app,
            from,
            socket,
            connection,
            asked: VecDeque::new(),
        };
        if let Err(why) = line.run().await {
            let _ = line.send(ServerMessage::Bye { why }.text()).await;
        }
        let _ = timeout(SEND_MAX, line.socket.send(Message::Close(None))).await;
        metrics::gauge!("boroughs_sockets").decrement(1);
    })
}

/// The line between one client and its table.
struct Line {
    app: App,
    from: IpAddr,
    socket: WebSocket,
    connection: Connection,
    /// When the requests were made that have no answer yet.
    asked: VecDeque<Instant>,
}

impl Line {
    /// Carries messages until one side ends it; `Err` if it is us.
    async fn run(&mut self) -> Result<(), Parting> {
        let mut ping = interval(PING);
        let mut deadline = tokio::time::Instant::now() + HELLO_MAX;
        loop {
            tokio::select! {
                heard = self.socket.recv() => {
                    let Some(Ok(heard)) = heard else {
                        return Ok(());
                    };
                    deadline = tokio::time::Instant::now() + SILENCE_MAX;
                    self.hear(heard).await?;
                }
                told = self.connection.inbox.recv() => {
                    let Some(told) = told else {
                        return Ok(());
                    };
                    self.answered(&told);
                    if !self.send(told.as_ref().to_owned()).await {
                        return Ok(());
                    }
                }
                _ = ping.tick() => {
                    let ping = self.socket.send(Message::Ping(Vec::new().into()));
                    if !matches!(timeout(SEND_MAX, ping).await, Ok(Ok(()))) {
                        return Ok(());
                    }
                }
                () = sleep_until(deadline) => return Ok(()),
            }
        }
    }

    async fn hear(&mut self, heard: Message) -> Result<(), Parting> {
        let text = match heard {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return Ok(()),
            Message::Binary(_) => return Err(Parting::Nonsense),
        };
        if !self.app.limits.allows_message(self.from) {
            metrics::counter!("boroughs_rate_limited_total").increment(1);
            return Err(Parting::TooFast);
        }
        let message = ClientMessage::read(&text).map_err(|_| Parting::Nonsense)?;
        if matches!(message, ClientMessage::Ask { .. }) {
            self.asked.push_back(Instant::now());
        }
        let said = self.connection.say(message).await;
        said.map_err(|_| Parting::Trouble)
    }

    /// Measures how long an answer took.
    fn answered(&mut self, told: &str) {
        if (told.starts_with("{\"ack\"") || told.starts_with("{\"refused\""))
            && let Some(asked) = self.asked.pop_front()
        {
            metrics::histogram!("boroughs_answer_seconds").record(asked.elapsed());
        }
    }

    async fn send(&mut self, text: String) -> bool {
        let sent = timeout(SEND_MAX, self.socket.send(Message::Text(text.into()))).await;
        matches!(sent, Ok(Ok(())))
    }
}
