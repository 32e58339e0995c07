//! Lays a table on a server, sits down against a bot and makes a move, over the protocol.
//!
//! `engine/protocol/protocol.md` has every message and their order; the crate `protocol` has them
//! as types. A table is laid by `POST /api/v1/tables`, whose answer has its id and a cookie: that
//! is who one is. All else goes over the table's socket, one message a frame, as here.

#![expect(clippy::print_stdout, reason = "it shows what it does")]

use std::{env, net::SocketAddr};

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Command, Memory, PROTOCOL, ServerMessage};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

const TABLE: &str = r#"{"game":"new-york-new-york","seats":["own",{"bot":"random"}],"name":"Ada"}"#;

/// Somebody at a table: the way there, and what they have been told.
struct Guest {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Puts together what comes in pieces: a snapshot is everything, an update what differs.
    memory: Memory,
}

impl Guest {
    async fn say(&mut self, message: ClientMessage) -> anyhow::Result<()> {
        let text = Message::text(message.text());
        Ok(self.socket.send(text).await?)
    }

    /// Asks for something and listens until it is done. Who has lost the connection asks again
    /// under the same name, and it is done once.
    async fn ask(&mut self, request: &str, command: Command) -> anyhow::Result<()> {
        let request = request.to_owned();
        self.say(ClientMessage::Ask { request, command }).await?;
        loop {
            match self.hear().await? {
                ServerMessage::Ack(_) => return Ok(()),
                ServerMessage::Refused(refused) => bail!("refused: {:?}", refused.refusal.code),
                _ => {}
            }
        }
    }

    async fn hear(&mut self) -> anyhow::Result<ServerMessage> {
        loop {
            let frame = self.socket.next().await.context("the connection ended")??;
            if let Message::Text(text) = frame {
                let message = ServerMessage::read(&text).context("this is no message")?;
                self.memory.take(&message)?;
                return Ok(message);
            }
        }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let server = env::args().nth(1);
    let server: SocketAddr = server
        .context("usage: talk_to_a_server 127.0.0.1:8000")?
        .parse()?;
    let (table, cookie) = load::create_as(server, TABLE).await?;
    println!("laid table {table}");

    let address = format!("ws://{server}/api/v1/tables/{table}/socket");
    let mut request = address.into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let (socket, _) = connect_async(request).await?;
    let memory = Memory::default();
    let mut ada = Guest { socket, memory };
    let (protocol, since) = (PROTOCOL, None);
    ada.say(ClientMessage::Hello { protocol, since }).await?;

    let sit = Command::Sit {
        seat: None,
        name: "Ada".to_owned(),
        // Half of the shuffle. A player who wants to be sure of it draws 32 bytes by chance.
        nonce: "07".repeat(32),
        token: None,
    };
    ada.ask("sit", sit).await?;
    ada.ask("start", Command::Start).await?;
    loop {
        let play = ada.memory.play.as_ref();
        let play = play.filter(|play| !play.legal.is_empty());
        let Some(play) = play else {
            // The bot is asked first: what it does will be told.
            ada.hear().await?;
            continue;
        };
        let action = play.legal[0].clone();
        let act = Command::Act {
            revision: play.revision,
            ply: play.ply,
            actions: vec![action.clone()],
        };
        ada.ask("first", act).await?;
        println!("did {action}");
        return Ok(());
    }
}
