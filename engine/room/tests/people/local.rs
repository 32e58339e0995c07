//! A table of one device.

use std::cell::RefCell;

use host::{Setup, Skill};
use protocol::{ClientMessage, Command, PROTOCOL, ServerMessage, Stage};
use room::{Entry, Input, Local, LocalError, LocalPlan, LocalSeat, Now, Said, Turn};
use tabletop::{Chance, Record, Seat, SeatCount, Seed};

use crate::toy::TOYS;

fn person(name: &str) -> LocalSeat {
    let name = name.to_owned();
    LocalSeat::Person { name }
}

const BOT: LocalSeat = LocalSeat::Bot {
    level: Skill::Random,
};

fn plan(game: &str, seats: &[LocalSeat]) -> LocalPlan {
    LocalPlan {
        game: game.to_owned(),
        options: String::new(),
        seats: seats.to_vec(),
        seed: None,
    }
}

/// A device with one table: what it has stored and what was said on it.
struct Device {
    local: Local,
    stored: Vec<Entry>,
    said: Vec<ServerMessage>,
    requests: u32,
}

fn now<T>(act: impl FnOnce(&mut Now<'_>) -> T) -> T {
    thread_local! {
        static CHANCE: RefCell<Chance> = RefCell::new(Chance::new(Seed::number(1)));
    }
    let mut dice = |bytes: &mut [u8]| {
        CHANCE.with_borrow_mut(|chance| bytes.fill_with(|| chance.word() as u8));
    };
    act(&mut Now {
        at: 7,
        served: 7,
        dice: &mut dice,
    })
}

impl Device {
    fn new(laid: Result<(Local, Turn), LocalError>) -> Self {
        let (local, turn) = laid.unwrap();
        let mut device = Device {
            local,
            stored: Vec::new(),
            said: Vec::new(),
            requests: 0,
        };
        device.run(turn);
        device
    }

    fn found(catalogue: &'static [host::Entry], plan: &LocalPlan) -> Self {
        Device::new(now(|now| Local::found(catalogue, plan, now)))
    }

    /// Stores, tells, lets bots think, until nobody has anything to say. What was said first.
    fn run(&mut self, turn: Turn) -> Said {
        let first = self.tell(turn);
        while let Some(turn) = now(|now| self.local.think(now)) {
            self.tell(turn);
        }
        assert!(!self.local.has_jobs());
        first
    }

    fn tell(&mut self, turn: Turn) -> Said {
        assert_eq!(turn.first, self.stored.len() as u64 + 1);
        self.stored.extend(turn.entries.iter().cloned());
        let mut said = self.local.stored(turn);
        for (_, message) in said.sends.drain(..) {
            self.said.push(message.into_value());
        }
        said
    }

    fn connect(&mut self, conn: u64, seat: Option<Seat>) {
        let came = now(|now| self.local.connect(conn, seat, now));
        self.run(came);
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            since: None,
        };
        let greeted = now(|now| self.local.say(conn, hello, now));
        self.run(greeted);
    }

    fn ask(&mut self, conn: u64, command: Command) -> Said {
        self.requests += 1;
        let request = format!("r{}", self.requests);
        let message = ClientMessage::Ask { request, command };
        let turn = now(|now| self.local.say(conn, message, now));
        self.run(turn)
    }

    fn act(&mut self, conn: u64, action: &str) -> Said {
        let act = Command::Act {
            revision: 0,
            ply: self.table().ply(),
            actions: vec![action.to_owned()],
        };
        self.ask(conn, act)
    }

    fn table(&self) -> &dyn host::Table {
        self.local.room().table().unwrap()
    }
}

#[test]
fn everybody_sits_and_the_game_has_begun_when_a_table_is_laid() {
    let mut device = Device::found(TOYS, &plan("walk", &[person("Ada"), person(" Bo "), BOT]));
    let names: Vec<String> = device.local.room().lobby_names();
    assert_eq!(names, ["Ada", "Bo", ""]);
    assert_eq!(device.local.room().stage(), Stage::Running);
    device.connect(1, Some(Seat::A));
    device.connect(2, Some(Seat::new(1)));
    device.act(1, "pass");
    device.act(2, "pass");
    assert_eq!(device.table().to_act().iter().next(), Some(Seat::A));
    assert_eq!(device.table().ply(), 3, "the bot has answered");
}

#[test]
fn no_bot_thinks_before_what_it_thinks_about_is_stored() {
    let laid = plan("walk", &[person("Ada"), BOT]);
    let mut device = Device::found(TOYS, &laid);
    device.connect(1, Some(Seat::A));
    let message = ClientMessage::Ask {
        request: "r1".to_owned(),
        command: Command::Act {
            revision: 0,
            ply: 0,
            actions: vec!["pass".to_owned()],
        },
    };
    let local = &mut device.local;
    let turn = now(|now| local.say(1, message, now));
    assert!(!local.has_jobs() && local.next_job().is_none());
    assert!(now(|now| local.think(now)).is_none());
    local.stored(turn);
    assert!(local.has_jobs());
    let answered = now(|now| local.think(now)).unwrap();
    assert_eq!(answered.entries.len(), 1);
    assert_eq!(local.room().table().unwrap().ply(), 2);
}

#[test]
fn what_was_stored_is_the_table_again() {
    let mut device = Device::found(TOYS, &plan("walk", &[person("Ada"), BOT]));
    device.connect(1, Some(Seat::A));
    device.act(1, "roll");
    let id = device.local.room().id();
    let again = Local::load(id, TOYS, &device.stored).unwrap();
    let digest = |local: &Local| local.room().table().unwrap().digest();
    assert_eq!(digest(&again), digest(&device.local));
    let texts: Vec<String> = device.stored.iter().map(Entry::text).collect();
    let read: Vec<Entry> = texts
        .iter()
        .map(|text| Entry::read(text).unwrap())
        .collect();
    assert_eq!(read, device.stored);
}

#[test]
fn a_fixed_seed_deals_as_it_does_without_a_room() {
    for game in host::GAMES {
        let seats = vec![person("Ada"); usize::from(game.info.seats_min)];
        let mut laid = plan(game.info.id, &seats);
        laid.seed = Some(Seed::number(42));
        let device = Device::found(host::GAMES, &laid);
        let count = SeatCount::new(game.info.seats_min).unwrap();
        let plain = (game.open)(&Setup::new(count, Seed::number(42))).unwrap();
        assert_eq!(device.table().digest(), plain.digest());
        let record = device.table().record();
        assert_eq!((record.seed, record.fairness), (Seed::number(42), None));
        let of_log = room::record::of_log(&device.stored).unwrap();
        assert_eq!((of_log.seed, of_log.fairness), (Seed::number(42), None));
    }
}

#[test]
fn without_a_seed_the_shuffle_is_agreed_on_and_can_be_checked() {
    let device = Device::found(TOYS, &plan("walk", &[person("Ada"), BOT]));
    let record = device.table().record();
    host::fairness::check(record.seed, &record.fairness.unwrap()).unwrap();
}

#[test]
fn a_record_is_played_on_with_its_shuffle_and_its_fairness_lines() {
    for game in host::GAMES {
        let count = game.info.seats_min.max(2);
        let seats = vec![person("Ada"); usize::from(count)];
        let mut first = Device::found(host::GAMES, &plan(game.info.id, &seats));
        for at in 0..count {
            first.connect(u64::from(at), Some(Seat::new(at)));
        }
        for _ in 0..6 {
            let seat = first.table().to_act().iter().next().unwrap();
            let action = first.table().legal(seat)[0].clone();
            first.act(u64::from(seat.number()), &action);
        }
        let text = first.table().record().to_text();
        let record: Record = text.parse().unwrap();
        // One of those who played is a bot now.
        let mut seats = seats.clone();
        seats[1] = BOT;
        let resumed = now(|now| Local::resume(host::GAMES, &record, seats.clone(), now));
        let (local, turn) = resumed.unwrap();
        assert_eq!(local.room().table().unwrap().record().to_text(), text);
        assert!(turn.entries.iter().all(|entry| entry.text().len() < 4_096));
        let again = Local::load(local.room().id(), host::GAMES, &turn.entries).unwrap();
        assert_eq!(again.room().table().unwrap().record().to_text(), text);
        let of_log = room::record::of_log(&turn.entries).unwrap();
        assert_eq!(
            (of_log.seed, of_log.fairness),
            (record.seed, record.fairness.clone())
        );
        let device = Device::new(Ok((local, turn)));
        let next = device.table().to_act().iter().next();
        assert_ne!(next, Some(Seat::new(1)), "the bot has answered");
    }
}

#[test]
fn what_cannot_be_laid_is_said_to() {
    let laid = |plan: &LocalPlan| now(|now| Local::found(TOYS, plan, now)).unwrap_err();
    assert!(matches!(
        laid(&plan("chess", &[BOT, BOT])),
        LocalError::Load(_)
    ));
    assert!(matches!(laid(&plan("walk", &[])), LocalError::Refused(_)));
    let crowd = vec![BOT; 5];
    assert!(matches!(laid(&plan("walk", &crowd)), LocalError::Setup(_)));
    let record = Device::found(TOYS, &plan("walk", &[BOT, person("Bo")]));
    let record = record.table().record();
    let few = now(|now| Local::resume(TOYS, &record, vec![BOT], now));
    assert!(matches!(few, Err(LocalError::Refused(_))));
}

#[test]
fn at_a_rematch_everybody_sits_one_seat_further() {
    let mut device = Device::found(TOYS, &plan("walk", &[person("Ada"), person("Bo")]));
    device.connect(1, Some(Seat::A));
    device.act(1, "stop");
    let said = device.ask(1, Command::Rematch);
    let (id, founding) = said.founded.unwrap();
    let again = Device::new(now(|now| Local::begin(id, TOYS, founding, now)));
    assert_eq!(again.local.room().lobby_names(), ["Bo", "Ada"]);
    assert_eq!(again.local.room().stage(), Stage::Running);
}

#[test]
fn spectators_and_the_eyes_of_bots_see_what_lies_open() {
    let mut device = Device::found(host::GAMES, &plan("the-city", &[person("Ada"), BOT]));
    device.connect(1, None);
    device.connect(2, Some(Seat::new(1)));
    let spectator = device.table().view(tabletop::Viewer::Spectator);
    let mut snapshots = 0;
    for said in &device.said {
        if let ServerMessage::Snapshot(update) = said {
            let play = update.play.as_ref().unwrap();
            assert_eq!(play.view.as_ref(), Some(&spectator));
            assert!(play.legal.is_empty());
            snapshots += 1;
        }
    }
    assert_eq!(snapshots, 2);
    let gone = now(|now| device.local.disconnect(1, now));
    device.run(gone);
    assert!(!device.local.room().is_idle(), "one still looks");
    let tick = now(|now| device.local.take(Input::Tick, now));
    assert!(tick.entries.is_empty());
}

/// The names of the seats.
trait Names {
    fn lobby_names(&self) -> Vec<String>;
}

impl Names for room::Room {
    fn lobby_names(&self) -> Vec<String> {
        let name = |place: &room::Place| match place {
            room::Place::Person(person) => person.name.clone(),
            _ => String::new(),
        };
        self.places().iter().map(name).collect()
    }
}
