//! A person at a table, as a program.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Command, PROTOCOL, RefusalCode, ServerMessage, TableMemory};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        self, Message, client::IntoClientRequest, http::HeaderValue, protocol::WebSocketConfig,
    },
};

use crate::plan::at_length;

/// What a socket reads and writes at a time, in bytes.
const BUFFER: usize = 8_192;

/// What goes wrong for a client.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The network.
    #[error("network: {0}")]
    Network(#[from] std::io::Error),
    /// The socket.
    #[error("socket: {0}")]
    Socket(Box<tungstenite::Error>),
    /// The server says something unexpected.
    #[error("the server says {0}")]
    Said(String),
    /// The connection ended.
    #[error("the connection ended")]
    Ended,
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> Self {
        ClientError::Socket(Box::new(error))
    }
}

/// Lays out a table for two: its id, and the cookie of its host.
pub async fn create(server: SocketAddr) -> Result<(String, String), ClientError> {
    let game = host::GAMES[0].info.id;
    let options = at_length(game);
    let wanted = [
        &format!(r#"{{"game":"{game}","options":"{options}","seats":["own","open"],"#),
        r#""name":"guest 1","request":"new-1"}"#,
    ]
    .concat();
    create_as(server, &wanted).await
}

/// Lays out a table as the API wants it written: its id, and the cookie of its host.
pub async fn create_as(server: SocketAddr, wanted: &str) -> Result<(String, String), ClientError> {
    let request = format!(
        "POST /api/v1/tables HTTP/1.1\r\nHost: {server}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{wanted}",
        wanted.len()
    );
    let mut stream = TcpStream::connect(server).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let said = || ClientError::Said(answer.lines().next().unwrap_or_default().to_owned());
    let (_, rest) = answer.split_once(r#""table":""#).ok_or_else(said)?;
    let (table, _) = rest.split_once('"').ok_or_else(said)?;
    let cookie = answer.lines().find_map(cookie_in).ok_or_else(said)?;
    Ok((table.to_owned(), cookie))
}

fn cookie_in(line: &str) -> Option<String> {
    let (name, value) = line.split_once(':')?;
    let is_it = name.eq_ignore_ascii_case("set-cookie");
    let pair = value.trim().split(';').next()?;
    is_it.then(|| pair.to_owned())
}

/// A person at a table.
#[derive(Debug)]
pub struct LoadPlayer {
    socket: WebSocketStream<TcpStream>,
    /// What the person knows.
    pub memory: TableMemory,
    /// The cookie the server gave, to come back with.
    pub cookie: Option<String>,
    chance: u64,
    requests: u64,
    /// The last answer.
    answer: Option<ServerMessage>,
    /// How many bytes of text came.
    heard: u64,
}

impl LoadPlayer {
    /// Connects to a table and says hello.
    pub async fn connect(
        server: SocketAddr,
        table: &str,
        cookie: Option<&str>,
        seed: u64,
    ) -> Result<Self, ClientError> {
        let mut player = Self::open(server, table, cookie, seed).await?;
        player.greet().await?;
        player.until(|memory| memory.number.is_some()).await?;
        Ok(player)
    }

    /// Connects to a table and says nothing yet.
    pub async fn open(
        server: SocketAddr,
        table: &str,
        cookie: Option<&str>,
        seed: u64,
    ) -> Result<Self, ClientError> {
        let url = format!("ws://{server}/api/v1/tables/{table}/socket");
        let mut request = url.into_client_request()?;
        let header = cookie.map(HeaderValue::from_str);
        if let Some(Ok(header)) = header {
            request.headers_mut().insert("cookie", header);
        }
        // A thousand of these in one process: small buffers, and no waiting for more to send.
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER);
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let connecting = client_async_with_config(request, stream, Some(config));
        let (socket, response) = connecting.await?;
        let given = response.headers().get("set-cookie");
        let given = given.and_then(|value| value.to_str().ok()?.split(';').next());
        Ok(LoadPlayer {
            socket,
            memory: TableMemory::default(),
            cookie: given.or(cookie).map(str::to_owned),
            chance: seed,
            requests: 0,
            answer: None,
            heard: 0,
        })
    }

    /// Says hello, once, with the number of what is known.
    pub async fn greet(&mut self) -> Result<(), ClientError> {
        let (protocol, since) = (PROTOCOL, self.memory.number);
        self.say(&ClientMessage::Hello { protocol, since }).await
    }

    /// Sits down.
    pub async fn sit(&mut self, name: &str) -> Result<(), ClientError> {
        let [a, b, c, d] = [self.draw(), self.draw(), self.draw(), self.draw()];
        let nonce = format!("{a:016x}{b:016x}{c:016x}{d:016x}");
        let sit = Command::Sit {
            seat: None,
            name: name.to_owned(),
            nonce,
            token: None,
        };
        self.done(sit).await.map(drop)
    }

    /// Asks for something that has to be done, and listens until it is known: its number.
    pub async fn done(&mut self, command: Command) -> Result<u64, ClientError> {
        self.ask(command).await?;
        let number = self.answered().await?;
        self.until(|memory| memory.number >= Some(number)).await?;
        Ok(number)
    }

    /// Asks for something that has to be refused: why it was.
    pub async fn refused(&mut self, command: Command) -> Result<RefusalCode, ClientError> {
        self.ask(command).await?;
        loop {
            match self.answer.take() {
                Some(ServerMessage::Refused(refused)) => return Ok(refused.refusal.code),
                Some(other) => return Err(ClientError::Said(other.text())),
                None => self.hear().await?,
            }
        }
    }

    /// Asks for something under a new name, which is given back.
    pub async fn ask(&mut self, command: Command) -> Result<String, ClientError> {
        self.requests += 1;
        let request = format!("{:x}-{}", self.draw(), self.requests);
        self.ask_as(&request, command).await?;
        Ok(request)
    }

    /// Asks for something under this name.
    pub async fn ask_as(&mut self, request: &str, command: Command) -> Result<(), ClientError> {
        self.answer = None;
        let request = request.to_owned();
        self.say(&ClientMessage::Ask { request, command }).await
    }

    /// Waits for the answer, which has to be an acknowledgement: its number.
    pub async fn answered(&mut self) -> Result<u64, ClientError> {
        loop {
            match self.answer.take() {
                Some(ServerMessage::Ack(ack)) => return Ok(ack.number),
                Some(other) => return Err(ClientError::Said(other.text())),
                None => self.hear().await?,
            }
        }
    }

    /// Takes a legal action: how long the acknowledgement took.
    pub async fn act(&mut self) -> Result<Duration, ClientError> {
        let command = self.choice().ok_or(ClientError::Ended)?;
        let start = Instant::now();
        self.ask(command).await?;
        let number = self.answered().await?;
        let latency = start.elapsed();
        self.until(|memory| memory.number >= Some(number)).await?;
        Ok(latency)
    }

    /// One of the legal actions, chosen at random, but a pass only where there is nothing else.
    pub fn choice(&mut self) -> Option<Command> {
        let chance = self.draw();
        let play = self.memory.play.as_ref()?;
        let legal = &play.legal;
        // Passing ends rounds early: it is chosen seldom.
        let moves: Vec<&String> = legal.iter().filter(|it| *it != "pass").collect();
        let action = match moves.len() {
            0 => legal.first()?,
            many => moves[(chance % many as u64) as usize],
        };
        Some(Command::Act {
            revision: play.revision,
            ply: play.ply,
            actions: vec![action.clone()],
        })
    }

    /// How many bytes of text came.
    pub fn heard(&self) -> u64 {
        self.heard
    }

    /// How many legal actions there are.
    pub fn legal(&self) -> usize {
        self.memory.play.as_ref().map_or(0, |play| play.legal.len())
    }

    /// Listens until what is known is so.
    pub async fn until(&mut self, known: impl Fn(&TableMemory) -> bool) -> Result<(), ClientError> {
        while !known(&self.memory) {
            self.hear().await?;
        }
        Ok(())
    }

    /// Says something.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        self.say_text(message.text()).await
    }

    /// Says something that may be nonsense.
    pub async fn say_text(&mut self, text: String) -> Result<(), ClientError> {
        self.say_frame(Message::Text(text.into())).await
    }

    /// Sends a frame of any kind.
    pub async fn say_frame(&mut self, frame: Message) -> Result<(), ClientError> {
        Ok(self.socket.send(frame).await?)
    }

    /// The next text, as it came; nothing when the connection has ended.
    pub async fn raw(&mut self) -> Result<Option<String>, ClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.heard += text.len() as u64;
                    return Ok(Some(text.to_string()));
                }
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    async fn hear(&mut self) -> Result<(), ClientError> {
        let text = self.raw().await?.ok_or(ClientError::Ended)?;
        let message = ServerMessage::read(&text);
        let message = message.ok_or_else(|| ClientError::Said(text))?;
        let taken = self.memory.take(&message);
        taken.map_err(|misfit| ClientError::Said(misfit.to_string()))?;
        match message {
            ServerMessage::Ack(_) | ServerMessage::Refused(_) => self.answer = Some(message),
            ServerMessage::Bye { .. } => return Err(ClientError::Said(message.text())),
            _ => {}
        }
        Ok(())
    }

    /// Chance that can be repeated.
    pub fn draw(&mut self) -> u64 {
        crate::chance(&mut self.chance)
    }
}
