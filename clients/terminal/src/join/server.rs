//! A server's table, as whoever sits at this terminal has it.

use std::{io, sync::mpsc::Sender};

use player::Connection;
use prose::{Lang, say};
use protocol::Parting;

use super::{
    JoinPlan, Link,
    cookies::Cookies,
    own_name::OwnName,
    socket::{Order, Socket},
};
use crate::Event;

/// A server's table: the way there, and how it is.
#[derive(Debug)]
pub(crate) struct ServerTable {
    link: Link,
    name: Option<String>,
    /// What they sat down as before, at any server.
    own_name: OwnName,
    command: String,
    number: u32,
    socket: Socket,
    events: Sender<Event>,
    status: Status,
    /// Whether the table for another game is wanted.
    pub(crate) wants_rematch: bool,
    /// Whether a seat was asked for without being told to: of the link, or kept for a rematch.
    pub(crate) has_asked: bool,
}

/// How the connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It is being opened for the first time.
    Opening,
    /// It is open: what is said reaches the table.
    Live,
    /// Lost, and being tried again.
    Lost,
    /// Ended by a server that cannot store anything, and being tried again.
    Trouble,
    /// Ended by a server that stops, and being tried again.
    Closing,
    /// There is no place at the table now; it is tried again.
    Full,
    /// There is no such table.
    Nowhere,
    /// The server speaks another version.
    Outdated,
}

impl Status {
    /// How it is after the server ended the connection.
    pub(crate) fn of(why: Parting) -> Status {
        match why {
            Parting::Protocol | Parting::Nonsense => Status::Outdated,
            Parting::Full => Status::Full,
            Parting::Closing => Status::Closing,
            _ => Status::Trouble,
        }
    }

    /// Whether nothing more comes of it.
    pub(crate) fn is_final(self) -> bool {
        matches!(self, Status::Nowhere | Status::Outdated)
    }

    /// Whether the server said why it ended the connection.
    pub(crate) fn is_parting(self) -> bool {
        matches!(self, Status::Trouble | Status::Closing | Status::Full)
    }

    /// The status as a sentence, for whoever waits.
    pub(crate) fn said(self, lang: Lang) -> String {
        match self {
            Status::Opening | Status::Live => say!(lang, "line-live"),
            Status::Lost => say!(lang, "web-line-lost"),
            Status::Trouble => say!(lang, "web-trouble"),
            Status::Closing => say!(lang, "line-closing"),
            Status::Full => say!(lang, "web-table-full"),
            Status::Nowhere => say!(lang, "web-no-table"),
            Status::Outdated => say!(lang, "line-outdated"),
        }
    }
}

impl ServerTable {
    /// Goes to the table of `plan`, which is the one with this number; what comes from there goes
    /// to `events`.
    pub(super) fn open(
        plan: &JoinPlan,
        number: u32,
        events: Sender<Event>,
    ) -> io::Result<ServerTable> {
        let cookies = Cookies::of(plan.folder.as_deref(), &plan.link.host);
        let socket = Socket::open(&plan.link, cookies, number, events.clone())?;
        Ok(ServerTable {
            link: plan.link.clone(),
            name: plan.name.clone(),
            own_name: OwnName::of(plan.folder.as_deref()),
            command: plan.command.clone(),
            number,
            socket,
            events,
            status: Status::Opening,
            wants_rematch: false,
            has_asked: false,
        })
    }

    /// Which it is of the tables that were joined one after another.
    pub(crate) fn number(&self) -> u32 {
        self.number
    }

    /// What requests begin with, each time anew.
    pub(crate) fn prefix() -> String {
        format!("terminal-{}", random_hex::<8>())
    }

    /// The way to the table, as a session has it.
    pub(crate) fn connection(&self) -> impl Connection + use<> {
        self.socket.clone()
    }

    pub(crate) fn link(&self) -> &Link {
        &self.link
    }

    /// The name to sit down under.
    pub(crate) fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The name to sit down under unless another is typed: that, or the one of last time.
    pub(crate) fn known_name(&self) -> Option<&str> {
        self.name().or(self.own_name.get())
    }

    pub(crate) fn call(&mut self, name: &str) {
        self.own_name.set(name);
        self.name = Some(name.to_owned());
    }

    pub(crate) fn status(&self) -> Status {
        self.status
    }

    pub(crate) fn set_status(&mut self, status: Status) {
        self.status = status;
    }

    /// Has everything told anew.
    pub(crate) fn connect_anew(&self) {
        self.socket.order(Order::Again);
    }

    /// Puts back an event that is for whoever comes next.
    pub(super) fn give_back(&self, event: Event) {
        let _ = self.events.send(event);
    }

    /// What to type to come back.
    pub(crate) fn join_command(&self) -> String {
        let link = self.link.with(super::LinkKey::None);
        format!("{} --join {link}", self.command)
    }
}

/// So many bytes of chance, in hexadecimal digits.
pub(crate) fn random_hex<const N: usize>() -> String {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("this machine has chance to give");
    tabletop::hex::hex(&bytes)
}
