//! `kill -9` at any moment under load: every acknowledged move is there afterwards.

use load::{ClientError, LoadPlayer, create};
use protocol::{CloseReason, Command, Stage};
use tokio::sync::mpsc;

use crate::process::{Server, scratch};

/// How often the server is killed; more by `KILLS`.
const KILLS: u64 = 50;
/// How many tables are played at.
const TABLES: u64 = 6;

/// A table, its people, and the last number that was acknowledged.
#[derive(Clone)]
pub(crate) struct Known {
    pub(crate) table: String,
    pub(crate) cookies: [String; 2],
    pub(crate) acked: u64,
}

#[test]
fn killed_at_any_moment_no_acknowledged_move_is_lost() {
    let folder = scratch("killed");
    kill_often(number("KILLS", KILLS), || Server::start(&folder));
}

/// The number that the environment gives under `name`.
pub(crate) fn number(name: &str, usual: u64) -> u64 {
    let asked = std::env::var(name).ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Plays on whatever `start` starts, and kills it so often.
pub(crate) fn kill_often(kills: u64, start: impl Fn() -> Server) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut known: Vec<Option<Known>> = vec![None; TABLES as usize];
        let mut total = 0;
        for round in 0..kills {
            let mut server = start();
            let (acks, mut acked) = mpsc::unbounded_channel();
            let tables: Vec<_> = known
                .drain(..)
                .enumerate()
                .map(|(n, table)| {
                    let seed = round * TABLES + n as u64;
                    tokio::spawn(play(server.address, table, seed, acks.clone()))
                })
                .collect();
            drop(acks);
            // Killed after so many moves, not after a time.
            for _ in 0..10 + round * 7 % 90 {
                acked.recv().await;
                total += 1;
            }
            server.kill();
            for table in tables {
                known.push(table.await.unwrap());
            }
        }
        println!("{total} acknowledged moves before {kills} kills");
    });
}

/// Goes on at a table, or at a new one, until the server is gone.
async fn play(
    server: std::net::SocketAddr,
    known: Option<Known>,
    seed: u64,
    acks: mpsc::UnboundedSender<()>,
) -> Option<Known> {
    let mut known = known;
    loop {
        let going = match &known {
            Some(known) => go_on(server, known, seed).await,
            None => begin(server, seed).await,
        };
        let Ok((mut now, mut people)) = going else {
            return known;
        };
        loop {
            if !is_running(&people) {
                known = None;
                break;
            }
            let moved = one_move(&mut people, &mut now).await;
            known = Some(now.clone());
            if moved.is_err() {
                return known;
            }
            let _ = acks.send(());
        }
    }
}

pub(crate) fn is_running(people: &[LoadPlayer; 2]) -> bool {
    people[0].memory.lobby.as_ref().unwrap().stage == Stage::Running
}

pub(crate) async fn begin(
    server: std::net::SocketAddr,
    seed: u64,
) -> Result<(Known, [LoadPlayer; 2]), ClientError> {
    let (table, cookie) = create(server).await?;
    let mut seat_a = LoadPlayer::connect(server, &table, Some(&cookie), seed).await?;
    let mut seat_b = LoadPlayer::connect(server, &table, None, seed + 1).await?;
    seat_a.sit("guest 1").await?;
    seat_b.sit("guest 2").await?;
    seat_a.ask(Command::Start).await?;
    let acked = seat_a.answered().await?;
    for player in [&mut seat_a, &mut seat_b] {
        player.until(|memory| memory.play.is_some()).await?;
    }
    let cookies = [cookie, seat_b.cookie.clone().unwrap()];
    let known = Known {
        table,
        cookies,
        acked,
    };
    Ok((known, [seat_a, seat_b]))
}

/// Comes back to a table, where everything acknowledged has to be.
pub(crate) async fn go_on(
    server: std::net::SocketAddr,
    known: &Known,
    seed: u64,
) -> Result<(Known, [LoadPlayer; 2]), ClientError> {
    let [a, b] = &known.cookies;
    let seat_a = LoadPlayer::connect(server, &known.table, Some(a), seed).await?;
    let seat_b = LoadPlayer::connect(server, &known.table, Some(b), seed + 1).await?;
    let mut known = known.clone();
    for player in [&seat_a, &seat_b] {
        let (number, acked) = (player.memory.number.unwrap(), known.acked);
        assert!(
            number >= acked,
            "{acked} was acknowledged, there are {number}"
        );
        // At most the one move that was on its way is there without an acknowledgement.
        assert!(
            number <= acked + 1,
            "{acked} was acknowledged, there are {number}"
        );
        let stage = player.memory.lobby.as_ref().unwrap().stage;
        assert_ne!(stage, Stage::Closed(CloseReason::Fault), "the log replays");
    }
    // What has been seen after a start is on disk as surely as what was acknowledged.
    known.acked = seat_a.memory.number.unwrap();
    Ok((known, [seat_a, seat_b]))
}

pub(crate) async fn one_move(
    people: &mut [LoadPlayer; 2],
    known: &mut Known,
) -> Result<(), ClientError> {
    let at = people.iter().position(|player| player.legal() > 0);
    let at = at.expect("somebody is to act while the game runs");
    let command = people[at].choice().expect("there is something to do");
    people[at].ask(command).await?;
    let number = people[at].answered().await?;
    known.acked = number;
    for player in people {
        player.until(|memory| memory.number >= Some(number)).await?;
    }
    Ok(())
}
