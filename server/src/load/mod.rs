//! A load generator: many tables of people who play as fast as they can, or at a pace.

mod client;
mod stored;

pub use client::{Player, Trouble, create, create_as};
pub use stored::{fill, look};

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use protocol::{Command, Stage};
use tokio::task::JoinSet;

/// What to do to a server.
#[derive(Clone, Copy, Debug)]
pub struct LoadPlan {
    /// Where it listens.
    pub server: SocketAddr,
    /// How many tables of two people.
    pub tables: usize,
    /// How long the measurement takes.
    pub time: Duration,
    /// How long a table waits between two moves; without it, not at all.
    pub pace: Option<Duration>,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    /// Acknowledged moves.
    pub moves: usize,
    /// Games that came to their end.
    pub games: usize,
    /// Tables that ended in trouble, and the first trouble.
    pub troubles: Vec<String>,
    /// How long it took to seat everyone.
    pub seated: Duration,
    /// How long was measured.
    pub time: Duration,
    /// From sending a move to its acknowledgement, in microseconds, sorted.
    latencies: Vec<u32>,
}

impl LoadReport {
    /// Acknowledged moves a second.
    pub fn rate(&self) -> f64 {
        let moves = u32::try_from(self.moves).map_or(0.0, f64::from);
        moves / self.time.as_secs_f64()
    }

    /// The latency that so many of a thousand moves stay below.
    pub fn latency(&self, per_mille: usize) -> Duration {
        let at = self.latencies.len() * per_mille / 1000;
        let at = at.min(self.latencies.len().saturating_sub(1));
        let micros = self.latencies.get(at).copied().unwrap_or(0);
        Duration::from_micros(u64::from(micros))
    }
}

/// Loads a server as `plan` says.
pub fn load(plan: LoadPlan) -> std::io::Result<LoadReport> {
    Ok(people()?.block_on(run(plan)))
}

/// Begins games with people who go away at once, at as many tables as `plan` says to warm the
/// server up, then at as many more, and then at as many with people who stay and say nothing.
/// `look` is called when each of the three is done and the time is over.
pub fn sit(plan: LoadPlan, mut look: impl FnMut()) -> std::io::Result<LoadReport> {
    people()?.block_on(async {
        let mut report = LoadReport::default();
        for _ in 0..2 {
            for n in 0..plan.tables {
                // One after the other, so that there are never more than two sockets.
                if let Err(trouble) = seat_two(plan.server, n as u64).await {
                    report.troubles.push(trouble.to_string());
                }
            }
            tokio::time::sleep(plan.time).await;
            look();
        }
        let _pairs = seat_all(plan, &mut report).await;
        tokio::time::sleep(plan.time).await;
        look();
        Ok(report)
    })
}

/// One thread is enough for people, and leaves the others to the server.
fn people() -> std::io::Result<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_current_thread();
    { runtime }.enable_all().build()
}

async fn seat_all(plan: LoadPlan, report: &mut LoadReport) -> Vec<Pair> {
    let start = Instant::now();
    let mut pairs = Vec::with_capacity(plan.tables);
    let mut seating = JoinSet::new();
    for n in 0..plan.tables {
        seating.spawn(seat_two(plan.server, n as u64));
        // A crowd at the door, but not all in one moment.
        if seating.len() >= 64
            && let Some(seated) = seating.join_next().await
        {
            keep(seated, &mut pairs, report);
        }
    }
    while let Some(seated) = seating.join_next().await {
        keep(seated, &mut pairs, report);
    }
    report.seated = start.elapsed();
    pairs
}

async fn run(plan: LoadPlan) -> LoadReport {
    let mut report = LoadReport::default();
    let pairs = seat_all(plan, &mut report).await;
    let begin = Instant::now();
    let end = begin + plan.time;
    let mut playing = JoinSet::new();
    for (n, pair) in pairs.into_iter().enumerate() {
        // Paced tables are spread over the pace, as people would be.
        let spread = plan
            .pace
            .map(|pace| pace * n as u32 / plan.tables.max(1) as u32);
        playing.spawn(play(pair, plan, end, spread.unwrap_or_default()));
    }
    while let Some(played) = playing.join_next().await {
        let Ok(tally) = played else {
            continue;
        };
        report.games += tally.games;
        report.latencies.extend(tally.latencies);
        report
            .troubles
            .extend(tally.trouble.map(|trouble| trouble.to_string()));
    }
    report.time = begin.elapsed();
    report.moves = report.latencies.len();
    report.latencies.sort_unstable();
    report
}

type Pair = [Player; 2];

fn keep(
    seated: Result<Result<Pair, Trouble>, tokio::task::JoinError>,
    pairs: &mut Vec<Pair>,
    report: &mut LoadReport,
) {
    match seated {
        Ok(Ok(pair)) => pairs.push(pair),
        Ok(Err(trouble)) => report.troubles.push(trouble.to_string()),
        Err(panic) => report.troubles.push(panic.to_string()),
    }
}

/// Seats two people at a new table and begins.
async fn seat_two(server: SocketAddr, n: u64) -> Result<Pair, Trouble> {
    let (table, cookie) = create(server).await?;
    let mut first = Player::connect(server, &table, Some(&cookie), n).await?;
    let mut second = Player::connect(server, &table, None, !n).await?;
    first.sit("guest 1").await?;
    second.sit("guest 2").await?;
    first.done(Command::Start).await?;
    for player in [&mut first, &mut second] {
        player.until(|memory| memory.play.is_some()).await?;
    }
    Ok([first, second])
}

#[derive(Default)]
struct Tally {
    latencies: Vec<u32>,
    games: usize,
    trouble: Option<Trouble>,
}

/// Plays until the time is over, at a new table whenever a game ends.
async fn play(mut pair: Pair, plan: LoadPlan, end: Instant, spread: Duration) -> Tally {
    let mut tally = Tally::default();
    tokio::time::sleep(spread).await;
    while Instant::now() < end {
        let begin = tokio::time::Instant::now();
        match turn(&mut pair).await {
            Ok(Some(latency)) => tally.latencies.push(latency.as_micros() as u32),
            Ok(None) => {
                tally.games += 1;
                let seed = pair[0].draw();
                match seat_two(plan.server, seed).await {
                    Ok(next) => pair = next,
                    Err(trouble) => {
                        return Tally {
                            trouble: Some(trouble),
                            ..tally
                        };
                    }
                }
            }
            Err(trouble) => {
                return Tally {
                    trouble: Some(trouble),
                    ..tally
                };
            }
        }
        if let Some(pace) = plan.pace {
            tokio::time::sleep_until(begin + pace).await;
        }
    }
    tally
}

/// One move of whoever is to act: how long its acknowledgement took; nothing if the game is over.
async fn turn(pair: &mut Pair) -> Result<Option<Duration>, Trouble> {
    let is_over = |player: &Player| {
        let lobby = player.memory.lobby.as_ref();
        lobby.is_some_and(|lobby| lobby.stage != Stage::Running)
    };
    if is_over(&pair[0]) {
        return Ok(None);
    }
    let Some(at) = pair.iter().position(|player| player.legal() > 0) else {
        return Err(Trouble::Said("nobody is to act".to_owned()));
    };
    let latency = pair[at].act().await?;
    let ply = pair[at].memory.number;
    pair[1 - at].until(|memory| memory.number >= ply).await?;
    Ok(Some(latency))
}

/// `SplitMix64`: chance that can be repeated.
fn chance(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
