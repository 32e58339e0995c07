//! Games for a storage that has many, and how long it takes to open one of them.

use std::{
    collections::VecDeque,
    net::SocketAddr,
    time::{Duration, Instant},
};

use host::Skill;
use protocol::{Command, Stage};
use room::{
    Entry, EntryKind, Input, Now, Patience, Place, Room, TablePlan, When, ids::Id, ids::Secret,
};
use tabletop::Seat;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::{ClientError, LoadReport, chance};

/// So many games are played; the others are the same under other ids.
const PLAYED: u64 = 40;

/// Finished games of all kinds, as many as one likes.
#[derive(Debug)]
pub struct Library {
    played: Vec<FinishedGame>,
}

/// A game that was played to its end.
#[derive(Debug)]
pub struct FinishedGame {
    /// Everything that happened at its table.
    pub entries: Vec<Entry>,
    /// The table as it is now.
    pub room: Room,
}

impl Default for Library {
    fn default() -> Self {
        let played = (0..PLAYED).map(play).collect();
        Library { played }
    }
}

impl Library {
    /// The game `n`, under its own id.
    pub fn game(&self, n: u64) -> (Id, &FinishedGame) {
        (id(n), &self.played[(n % PLAYED) as usize])
    }
}

/// The id of the stored game `n`.
fn id(n: u64) -> Id {
    let mut state = n;
    Id::draw(&mut |bytes: &mut [u8]| {
        for byte in bytes {
            *byte = chance(&mut state) as u8;
        }
    })
}

/// Two bots play a game to its end.
fn play(n: u64) -> FinishedGame {
    let rules = &host::GAMES[n as usize % host::GAMES.len()];
    let mut state = n;
    let mut dice = |bytes: &mut [u8]| {
        for byte in bytes {
            *byte = chance(&mut state) as u8;
        }
    };
    let host = Id::draw(&mut dice);
    let level = Skill::Random;
    let mut seats = vec![Place::Open];
    seats.resize(
        usize::from(rules.info.seats_min.max(2)),
        Place::Bot { level },
    );
    let plan = TablePlan {
        game: rules.info.id.to_owned(),
        rules_version: rules.info.rules_version,
        options: String::new(),
        seats,
        host,
        listed: true,
        half: Secret::draw(&mut dice),
        deal: None,
    };
    let when = When { at: 1, served: 0 };
    let mut entries = vec![Entry::new(when, None, EntryKind::Created(plan))];
    let room = Room::load(id(n), host::GAMES, Patience::default(), &entries);
    let mut room = room.expect("the log begins with a plan");
    let nonce = Secret::draw(&mut dice).reveal();
    let sit = Command::Sit {
        seat: None,
        name: "guest 1".to_owned(),
        nonce,
        token: None,
    };
    let seat = Seat::A;
    let commands = [sit, Command::Start, Command::HandOver { seat, level }];
    let mut inputs: VecDeque<Input> = (0..)
        .zip(commands)
        .map(|(n, command)| Input::Asked {
            guest: host,
            request: format!("r{n}"),
            command,
        })
        .collect();
    while let Some(input) = inputs.pop_front() {
        let mut now = Now {
            at: 2,
            served: 0,
            dice: &mut dice,
        };
        let step = room.handle(input, &mut now);
        entries.extend(step.entries);
        let pondered = step.jobs.into_iter().map(|job| Input::Pondered {
            seat: job.seat,
            revision: job.revision,
            ply: job.ply,
            answer: Some((job.think)()),
        });
        inputs.extend(pondered);
    }
    debug_assert_eq!(room.stage(), Stage::Finished);
    FinishedGame { entries, room }
}

/// Asks a server for `count` plies of `games` games of a [`Library`] that are stored there, one
/// after the other.
pub fn look(server: SocketAddr, games: u32, count: usize) -> Result<LoadReport, ClientError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let mut report = LoadReport::default();
        let begin = Instant::now();
        let mut state = 7;
        for _ in 0..count {
            // Games of one kind have the same plies: one tells how many, another is looked into,
            // which has not been read yet.
            let kind = chance(&mut state) % PLAYED;
            let plies = plies(server, kind).await?;
            let from = chance(&mut state) % (plies + 1);
            let kinds = (u64::from(games) / PLAYED).max(1);
            let table = id(chance(&mut state) % kinds * PLAYED + kind);
            let path = format!("{table}/replay?eyes=all&from={from}");
            let (latency, _) = ask(server, &path).await?;
            report.latencies.push(latency.as_micros() as u32);
        }
        report.time = begin.elapsed();
        report.moves = count;
        report.latencies.sort_unstable();
        Ok(report)
    })
}

/// How many plies the games of a kind have.
async fn plies(server: SocketAddr, kind: u64) -> Result<u64, ClientError> {
    let (_, first) = ask(server, &format!("{}/replay", id(kind))).await?;
    let plies = first.split_once("\"plies\":").map(|(_, rest)| rest);
    let digits = plies.and_then(|rest| rest.split(|c: char| !c.is_ascii_digit()).next());
    digits
        .and_then(|digits| digits.parse().ok())
        .ok_or(ClientError::Ended)
}

async fn ask(server: SocketAddr, path: &str) -> Result<(Duration, String), ClientError> {
    let request = format!(
        "GET /api/v1/tables/{path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n"
    );
    let mut stream = TcpStream::connect(server).await?;
    let start = Instant::now();
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let latency = start.elapsed();
    if answer.starts_with("HTTP/1.1 200") {
        Ok((latency, answer))
    } else {
        let status = answer.lines().next().unwrap_or_default();
        Err(ClientError::Said(status.to_owned()))
    }
}
