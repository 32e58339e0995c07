//! A server with one table: a real room behind real sockets.

use std::{collections::BTreeMap, net::TcpListener, thread};

use futures_util::{SinkExt, StreamExt};
use protocol::ClientMessage;
use room::{
    Conn, Deal, Entry, EntryKind, Input, Now, Patience, Place, Room, TablePlan, When,
    ids::{Id, Secret},
};
use tabletop::Seed;
use tokio::{
    net::TcpStream,
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
};
use tokio_tungstenite::{accept_async, tungstenite::Message};

/// What goes on at the table.
enum News {
    Came(Conn, UnboundedSender<String>),
    Said(Conn, ClientMessage),
    Gone(Conn),
}

fn id(n: u8) -> Id {
    Id::draw(&mut |bytes: &mut [u8]| bytes.fill(n))
}

/// The table of a game for two, dealt by a seed. Whoever connects first has laid it.
fn table(game: &str, options: &str) -> Room {
    let rules = host::find(game).expect("tests know the games");
    let what = EntryKind::Created(TablePlan {
        game: game.to_owned(),
        rules_version: rules.info.rules_version,
        options: options.to_owned(),
        seats: vec![Place::Open; 2],
        host: id(1),
        listed: false,
        half: Secret([4; 32]),
        deal: Some(Box::new(Deal {
            seed: Seed::number(1930),
            agreed: None,
        })),
    });
    let created = Entry::new(When { at: 1, served: 1 }, None, what);
    let room = Room::load(id(99), host::GAMES, Patience::default(), &[created]);
    room.expect("the table can be laid")
}

/// Starts the server; gives the link to its table. It serves as long as the tests run.
pub(crate) fn serve(game: &str, options: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    listener
        .set_nonblocking(true)
        .expect("sockets can be waited for");
    let address = listener.local_addr().expect("it is bound");
    let room = table(game, options);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("the system has what a runtime needs");
    thread::spawn(move || {
        runtime.block_on(async {
            let (news, heard) = unbounded_channel();
            tokio::spawn(listen(listener, news));
            run(room, heard).await;
        });
    });
    format!("http://{address}/t/table")
}

async fn listen(listener: TcpListener, news: UnboundedSender<News>) {
    let listener = tokio::net::TcpListener::from_std(listener).expect("it is a socket");
    for conn in 1.. {
        let (stream, _) = listener.accept().await.expect("somebody connects");
        tokio::spawn(talk(conn, stream, news.clone()));
    }
}

/// Carries what is said over one connection.
async fn talk(conn: Conn, stream: TcpStream, news: UnboundedSender<News>) {
    let socket = accept_async(stream).await.expect("it is a web socket");
    let (mut out, mut input) = socket.split();
    let (sender, mut texts) = unbounded_channel();
    let _ = news.send(News::Came(conn, sender));
    tokio::spawn(async move {
        while let Some(text) = texts.recv().await {
            let _ = out.send(Message::text(text)).await;
        }
    });
    while let Some(Ok(message)) = input.next().await {
        if let Message::Text(text) = message {
            let said = ClientMessage::read(&text).expect("terminals speak the protocol");
            let _ = news.send(News::Said(conn, said));
        }
    }
    let _ = news.send(News::Gone(conn));
}

/// Lets the room take everything in. Nothing has to be stored, and no bots play.
async fn run(mut room: Room, mut heard: UnboundedReceiver<News>) {
    let mut conns = BTreeMap::new();
    // Numbers that differ from each other and are the same each time.
    let mut last = 0_u8;
    let mut dice = |bytes: &mut [u8]| {
        for byte in bytes {
            last = last.wrapping_mul(5).wrapping_add(3);
            *byte = last;
        }
    };
    while let Some(news) = heard.recv().await {
        let input = match news {
            News::Came(conn, texts) => {
                conns.insert(conn, texts);
                let guest = id(u8::try_from(conn).expect("a few people come"));
                Input::Came { conn, guest }
            }
            News::Said(conn, message) => Input::Said { conn, message },
            News::Gone(conn) => {
                conns.remove(&conn);
                Input::Gone { conn }
            }
        };
        let mut now = Now {
            at: 5,
            served: 5,
            dice: &mut dice,
        };
        for (conn, message) in room.handle(input, &mut now).sends {
            if let Some(texts) = conns.get(&conn) {
                let _ = texts.send(message.text().to_owned());
            }
        }
    }
}
