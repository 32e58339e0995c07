//! How many bytes an update has: each game, played by bots, in the mean over all seats.
//!
//! `cargo run -p room --example updates [GAME]`

#![expect(clippy::print_stdout, reason = "it is there to print figures")]

use protocol::{ClientMessage, Command, PROTOCOL, Play, ServerMessage, Stage};
use room::{Conn, Local, LocalPlan, LocalSeat, Now, Turn};
use tabletop::{Chance, Seed, Viewer};

/// So many plays of each game.
const PLAYS: u64 = 3;
/// So many actions of each play at most.
const ACTIONS: usize = 400;

/// What was told.
#[derive(Default)]
struct Tally {
    updates: usize,
    bytes: usize,
    changes: usize,
    legal: usize,
    events: usize,
    views: usize,
}

impl Tally {
    fn add(&mut self, turn: Turn, local: &mut Local) {
        for (conn, said) in local.stored(turn).sends {
            let ServerMessage::Update(update) = said.value() else {
                continue;
            };
            let Some(play) = &update.play else {
                continue;
            };
            self.updates += 1;
            self.bytes += said.text().len();
            self.count(play);
            let seat = Viewer::Seat(tabletop::Seat::new(conn as u8));
            let whole = local.room().play_for(seat, 0);
            let view = whole.and_then(|play| play.view);
            self.views += view.map_or(0, |view| view.text().len());
        }
    }

    fn count(&mut self, play: &Play) {
        let texts =
            |texts: &mut dyn Iterator<Item = usize>| texts.map(|len| len + 1).sum::<usize>();
        self.changes += play.changes.as_ref().map_or(0, |it| it.text().len());
        self.legal += texts(&mut play.legal.iter().map(|it| it.len() + 2));
        self.events += texts(&mut play.events.iter().map(|it| it.text().len()));
    }
}

fn with<T>(chance: &mut Chance, act: impl FnOnce(&mut Now<'_>) -> T) -> T {
    let mut dice = |bytes: &mut [u8]| bytes.fill_with(|| chance.word() as u8);
    act(&mut Now {
        at: 1,
        served: 1,
        dice: &mut dice,
    })
}

fn play(game: &host::CatalogEntry, seed: u64, tally: &mut Tally) {
    let seats = game.info.seats_max;
    let person = |at| LocalSeat::Person {
        name: format!("guest {at}"),
    };
    let plan = LocalPlan {
        game: game.info.id.to_owned(),
        options: String::new(),
        seats: (0..seats).map(person).collect(),
        seed: Some(Seed::number(seed)),
    };
    let mut chance = Chance::new(Seed::number(seed));
    let founded = with(&mut chance, |now| Local::found(host::GAMES, &plan, now));
    let (local, _) = founded.expect("the table can be laid");
    let mut local = local.over_a_wire();
    for at in 0..seats {
        let (conn, seat) = (Conn::from(at), Some(tabletop::Seat::new(at)));
        let _ = with(&mut chance, |now| local.connect(conn, seat, now));
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            since: None,
        };
        let _ = with(&mut chance, |now| local.say(conn, hello, now));
    }
    for n in 0..ACTIONS {
        if local.room().stage() != Stage::Running {
            break;
        }
        let table = local.room().table().expect("the game has begun");
        let seat = table.to_act().iter().next().expect("the game is not over");
        let action = table.ponder(seat, host::Skill::Fair)();
        let command = Command::Act {
            revision: 0,
            ply: table.ply(),
            actions: vec![action],
        };
        let request = format!("r{n}");
        let message = ClientMessage::Ask { request, command };
        let conn = Conn::from(seat.number());
        let turn = with(&mut chance, |now| local.say(conn, message, now));
        tally.add(turn, &mut local);
    }
}

fn main() {
    let only = std::env::args().nth(1);
    let is_meant = |game: &&host::CatalogEntry| only.as_deref().is_none_or(|id| id == game.info.id);
    for game in host::GAMES.iter().filter(is_meant) {
        let mut tally = Tally::default();
        for seed in 0..PLAYS {
            play(game, seed, &mut tally);
        }
        let mean = |bytes: usize| bytes / tally.updates.max(1);
        println!(
            "{} at {}: {} bytes an update (changes {}, legal {}, events {}; \
             a whole view has {}) over {} updates",
            game.info.id,
            game.info.seats_max,
            mean(tally.bytes),
            mean(tally.changes),
            mean(tally.legal),
            mean(tally.events),
            mean(tally.views),
            tally.updates,
        );
    }
}
