//! A table of a server.

mod cookies;
mod facts;
mod link;
mod offers;
mod own_name;
mod server;
mod socket;

use std::{
    io::{self, BufRead},
    path::PathBuf,
    sync::mpsc::{self, Receiver, Sender},
    thread,
    time::{Duration, Instant},
};

use player::{Connection, Heard};
use prose::Lang;
use protocol::{ClientMessage, PROTOCOL, ServerMessage};

use crate::{Client, Event, Left, Look, TerminalError, face::Face, game, plain::read_line};
pub(crate) use facts::Facts;
pub use link::{Link, LinkKey, NoLink};
pub use offers::Offer;
pub(crate) use server::ServerTable;
pub use server::Status;

/// How long the first connection may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A table of a server that somebody wants to play at.
#[derive(Clone, Debug)]
pub struct JoinPlan {
    /// The link to it: server, table and what it lets one do.
    pub link: Link,
    /// The name to sit down under, if one was given.
    pub name: Option<String>,
    /// Where it is kept who one is at which server; if nowhere, for this time only.
    pub folder: Option<PathBuf>,
    /// Drawn or plain.
    pub look: Look,
    /// The language to begin with.
    pub lang: Lang,
    /// The command that plays, such as `boroughs play`: whoever leaves is told how to come back.
    pub command: String,
}

/// Where to go from a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// To no other table: this one was left.
    Left(Left),
    /// To the table for another game, in the language of the moment, under the same name.
    Table {
        table: String,
        name: Option<String>,
        lang: Lang,
    },
}

/// Plays at a server's table until the game is over or left, and at that of the rematch.
pub fn join(plan: &JoinPlan) -> Result<Left, TerminalError> {
    let mut plan = plan.clone();
    let (sender, events) = mpsc::channel();
    if plan.look == Look::Plain {
        read_keyboard(sender.clone());
    }
    for number in 0.. {
        let server = ServerTable::open(&plan, number, sender.clone())?;
        match join_once(&plan, server, &events)? {
            Next::Left(left) => return Ok(left),
            Next::Table { table, name, lang } => {
                plan.link = plan.link.to(&table);
                (plan.name, plan.lang) = (name, lang);
            }
        }
    }
    Ok(Left::Over)
}

/// Comes to a server's table of this game, for whoever shows it elsewhere than on this terminal.
/// What is heard from there is for [`drawn::App::heard`](crate::drawn::App::heard).
pub fn come<G: Face>(plan: &JoinPlan) -> Result<(Client<G>, Receiver<Event>), TerminalError> {
    let (sender, events) = mpsc::channel();
    let server = ServerTable::open(plan, 0, sender)?;
    let (server, first) = hear_first(plan, server, &events)?;
    Ok((Client::join(server, first, plan.lang), events))
}

/// Says hello and waits for the first message.
fn hear_first(
    plan: &JoinPlan,
    server: ServerTable,
    events: &Receiver<Event>,
) -> Result<(ServerTable, ServerMessage), TerminalError> {
    let deadline = Instant::now() + PATIENCE;
    // Lines that were typed before the table was there wait for it.
    let mut typed = Vec::new();
    let first = loop {
        let left = deadline.saturating_duration_since(Instant::now());
        match events.recv_timeout(left) {
            Ok(Event::Heard { table, heard }) if table == server.number() => match heard {
                Heard::Up => server.connection().send(&ClientMessage::Hello {
                    protocol: PROTOCOL,
                    since: None,
                }),
                Heard::Said(message) => match *message {
                    first @ ServerMessage::Snapshot(_) => break first,
                    ServerMessage::Bye { why } => {
                        return Err(TerminalError::Parting(Status::of(why)));
                    }
                    _ => {}
                },
                Heard::Down => return Err(TerminalError::Unreachable(plan.link.host.clone())),
                Heard::Nowhere => return Err(TerminalError::NoTable),
            },
            Ok(Event::Heard { .. }) => {}
            Ok(line @ Event::Line(_)) => typed.push(line),
            Err(_) => return Err(TerminalError::Unreachable(plan.link.host.clone())),
        }
    };
    for line in typed {
        server.give_back(line);
    }
    Ok((server, first))
}

/// Plays at one table, whose first message says which game it is.
fn join_once(
    plan: &JoinPlan,
    server: ServerTable,
    events: &Receiver<Event>,
) -> Result<Next, TerminalError> {
    let (server, first) = hear_first(plan, server, events)?;
    let game = match &first {
        ServerMessage::Snapshot(update) => update.lobby.as_ref().map(|lobby| lobby.game.as_str()),
        _ => None,
    };
    let game = game::find(game.unwrap_or_default())?;
    (game.join)(game::Joining {
        server,
        first,
        events,
        look: plan.look,
        lang: plan.lang,
    })
}

/// Hands on what is typed, line by line.
fn read_keyboard(lines: Sender<Event>) {
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        let input: &mut dyn BufRead = &mut input;
        loop {
            let line = read_line(input).unwrap_or_default();
            let is_over = line.is_none();
            if lines.send(Event::Line(line)).is_err() || is_over {
                return;
            }
        }
    });
}
