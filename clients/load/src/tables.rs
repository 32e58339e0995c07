//! Tables of people who play, sit or look on.

use std::time::{Duration, Instant};

use protocol::{Command, Stage};
use tokio::task::{JoinError, JoinSet};

use crate::{ClientError, LoadPlan, LoadPlayer, LoadReport, create_as};

/// So many tables are laid out at a time.
const CROWD: usize = 64;

/// Loads a server as `plan` says. `begun` is called when everyone sits and the play begins.
pub fn load(plan: LoadPlan, begun: impl FnOnce()) -> std::io::Result<LoadReport> {
    Ok(people()?.block_on(run(plan, begun)))
}

/// Begins games with people who go away at once, at as many tables as `plan` says to warm the
/// server up, then at as many more, and then at as many with people who stay and say nothing.
/// `look` is called when each of the three is done and the time is over.
pub fn sit(plan: LoadPlan, mut look: impl FnMut()) -> std::io::Result<LoadReport> {
    people()?.block_on(async {
        let mut report = LoadReport::default();
        for _ in 0..2 {
            for n in 0..plan.tables {
                // One after the other, so that there are never more sockets than one table has.
                if let Err(trouble) = Party::seat(plan, n as u64).await {
                    report.troubles.push(trouble.to_string());
                }
            }
            tokio::time::sleep(plan.time).await;
            look();
        }
        let _parties = seat_all(plan, &mut report).await;
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

async fn seat_all(plan: LoadPlan, report: &mut LoadReport) -> Vec<Party> {
    let start = Instant::now();
    let mut parties = Vec::with_capacity(plan.tables);
    let mut seating = JoinSet::new();
    for n in 0..plan.tables {
        seating.spawn(Party::seat(plan, n as u64));
        // A crowd at the door, but not all in one moment.
        if seating.len() >= CROWD
            && let Some(seated) = seating.join_next().await
        {
            keep(seated, &mut parties, report);
        }
    }
    while let Some(seated) = seating.join_next().await {
        keep(seated, &mut parties, report);
    }
    report.seated = start.elapsed();
    parties
}

fn keep(
    seated: Result<Result<Party, ClientError>, JoinError>,
    parties: &mut Vec<Party>,
    report: &mut LoadReport,
) {
    match seated {
        Ok(Ok(party)) => parties.push(party),
        Ok(Err(trouble)) => report.troubles.push(trouble.to_string()),
        Err(panic) => report.troubles.push(panic.to_string()),
    }
}

async fn run(plan: LoadPlan, begun: impl FnOnce()) -> LoadReport {
    let mut report = LoadReport::default();
    let parties = seat_all(plan, &mut report).await;
    begun();
    let begin = Instant::now();
    let end = begin + plan.time;
    let mut playing = JoinSet::new();
    for (n, party) in parties.into_iter().enumerate() {
        // Paced tables are spread over the pace, as people would be.
        let spread = plan
            .pace
            .map(|pace| pace * n as u32 / plan.tables.max(1) as u32);
        playing.spawn(play(party, plan, end, spread.unwrap_or_default()));
    }
    while let Some(played) = playing.join_next().await {
        let Ok(tally) = played else {
            continue;
        };
        report.games += tally.games;
        report.bytes += tally.bytes;
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

/// The people at a table.
struct Party {
    seated: Vec<LoadPlayer>,
    watching: Vec<LoadPlayer>,
}

impl Party {
    /// Seats people at a new table, lets others look on, and begins.
    async fn seat(plan: LoadPlan, n: u64) -> Result<Self, ClientError> {
        let (table, cookie) = create_as(plan.server, &plan.wanted()).await?;
        let mut seated = Vec::with_capacity(usize::from(plan.seats));
        for at in 0..u64::from(plan.seats) {
            let cookie = (at == 0).then_some(cookie.as_str());
            let seed = n ^ (at << 48);
            let mut player = LoadPlayer::connect(plan.server, &table, cookie, seed).await?;
            player.sit(&format!("guest {}", at + 1)).await?;
            seated.push(player);
        }
        let mut watching = Vec::with_capacity(plan.watch as usize);
        for _ in 0..plan.watch {
            watching.push(LoadPlayer::connect(plan.server, &table, None, n).await?);
        }
        if let Some(host) = seated.first_mut() {
            host.done(Command::Start).await?;
        }
        let mut party = Party { seated, watching };
        for player in party.everyone() {
            player.until(|memory| memory.play.is_some()).await?;
        }
        Ok(party)
    }

    fn everyone(&mut self) -> impl Iterator<Item = &mut LoadPlayer> {
        self.seated.iter_mut().chain(&mut self.watching)
    }

    /// How many bytes of text came to all of them.
    fn heard(&mut self) -> u64 {
        self.everyone().map(|player| player.heard()).sum()
    }

    fn is_over(&self) -> bool {
        let lobby = self.seated.first().and_then(|it| it.memory.lobby.as_ref());
        lobby.is_none_or(|lobby| lobby.stage != Stage::Running)
    }

    /// One move of whoever is to act: how long its acknowledgement took; nothing if the game is
    /// over.
    async fn turn(&mut self) -> Result<Option<Duration>, ClientError> {
        if self.is_over() {
            return Ok(None);
        }
        let at = self.seated.iter().position(|player| player.legal() > 0);
        let Some(at) = at else {
            return Err(ClientError::Said("nobody is to act".to_owned()));
        };
        let latency = self.seated[at].act().await?;
        let number = self.seated[at].memory.number;
        for other in self.everyone() {
            other.until(|memory| memory.number >= number).await?;
        }
        Ok(Some(latency))
    }
}

#[derive(Default)]
struct Tally {
    latencies: Vec<u32>,
    bytes: u64,
    games: usize,
    trouble: Option<ClientError>,
}

/// Plays until the time is over, at a new table whenever a game ends.
async fn play(mut party: Party, plan: LoadPlan, end: Instant, spread: Duration) -> Tally {
    let mut tally = Tally::default();
    tokio::time::sleep(spread).await;
    let most = plan.moves.map_or(usize::MAX, |moves| moves as usize);
    while Instant::now() < end && tally.latencies.len() < most {
        let begin = tokio::time::Instant::now();
        let before = party.heard();
        let played = match party.turn().await {
            Ok(Some(latency)) => {
                tally.latencies.push(latency.as_micros() as u32);
                tally.bytes += party.heard() - before;
                Ok(())
            }
            Ok(None) => {
                tally.games += 1;
                let seed = party.seated.first_mut().map_or(0, LoadPlayer::draw);
                Party::seat(plan, seed).await.map(|next| party = next)
            }
            Err(trouble) => Err(trouble),
        };
        if let Err(trouble) = played {
            tally.trouble = Some(trouble);
            break;
        }
        if let Some(pace) = plan.pace {
            tokio::time::sleep_until(begin + pace).await;
        }
    }
    tally
}
