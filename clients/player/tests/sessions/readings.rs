//! How many texts are read as JSON for a decision, at a table of one device and at a server's.

use host::{Json, Skill};
use player::{Player, Session};
use prose::Lang;
use protocol::{ClientMessage, ServerMessage};
use room::{Local, LocalPlan, LocalSeat, Now, Turn};
use tabletop::{Seat, Seed};

use crate::house::dice;

/// The message, the view in it, and its events.
const READINGS_MAX: u64 = 3;
/// Of what a server says at once: the messages, the view with what differs in it, and the events.
const WIRE_READINGS_MAX: u64 = 3;
/// So many decisions are looked at in each game.
const DECISIONS: usize = 40;
/// The one connection.
const CONN: u64 = 1;

fn now<T>(act: impl FnOnce(&mut Now<'_>) -> T) -> T {
    let mut dice = dice();
    act(&mut Now {
        at: 5,
        served: 5,
        dice: &mut dice,
    })
}

/// How messages come to a session.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// From the worker: all that are told at once are one text, with whole views.
    Device,
    /// From a server: each is a text, with what differs in a view.
    Wire,
}

/// A person against a bot, and how many texts were read for each message.
struct Device<G: Player> {
    way: Way,
    local: Local,
    session: Session<G>,
}

impl<G: Player> Device<G> {
    fn begin(way: Way) -> Device<G> {
        let person = LocalSeat::Person {
            name: "Ada".to_owned(),
        };
        let level = Skill::Random;
        let plan = LocalPlan {
            game: G::INFO.id.to_owned(),
            options: String::new(),
            seats: vec![person, LocalSeat::Bot { level }],
            seed: Some(Seed::number(3)),
        };
        let (local, turn) = now(|now| Local::found(host::GAMES, &plan, now)).unwrap();
        let local = match way {
            Way::Device => local,
            Way::Wire => local.over_a_wire(),
        };
        let session = Session::new("ada".to_owned(), Lang::En);
        let mut device = Device {
            way,
            local,
            session,
        };
        device.run(turn);
        let turn = now(|now| device.local.connect(CONN, Some(Seat::new(0)), now));
        device.run(turn);
        for message in device.session.greet() {
            device.say(message);
        }
        device
    }

    /// Tells what came of something, lets bots think, and gives what was read for each message.
    fn run(&mut self, turn: Turn) -> Vec<u64> {
        let mut readings = Vec::new();
        let said = self.local.stored(turn);
        let messages: Vec<ServerMessage> = said
            .sends
            .into_iter()
            .map(|(_, message)| message.into_value())
            .collect();
        if self.way == Way::Wire {
            readings.extend(messages.into_iter().map(|it| self.hear(&Json::of(&[it]))));
        } else if !messages.is_empty() {
            readings.push(self.hear(&Json::of(&messages)));
        }
        while let Some(job) = self.local.next_job() {
            let turn = now(|now| self.local.take(job.run(), now));
            readings.extend(self.run(turn));
        }
        readings
    }

    /// Takes in what arrives; how many texts were read for it.
    fn hear(&mut self, arrived: &Json) -> u64 {
        let before = host::readings();
        let messages: Vec<ServerMessage> = host::read(arrived.text()).unwrap();
        for message in messages {
            self.session.take(message).unwrap();
        }
        host::readings() - before
    }

    fn say(&mut self, message: ClientMessage) -> Vec<u64> {
        let turn = now(|now| self.local.say(CONN, message, now));
        self.run(turn)
    }
}

/// Plays the first choice again and again; gives how many texts were read for each decision, in
/// each message.
fn readings_of_decisions<G: Player>(way: Way) -> Vec<Vec<u64>> {
    let mut device = Device::<G>::begin(way);
    let mut all = Vec::new();
    for _ in 0..DECISIONS {
        let moment = device.session.moment().unwrap();
        let Some(first) = moment.legal.first().copied() else {
            break;
        };
        let decision = device.session.act(&[first]).unwrap();
        all.push(device.say(decision));
    }
    all
}

fn a_decision_is_decoded_once<G: Player>() -> &'static str {
    for readings in readings_of_decisions::<G>(Way::Device) {
        let most = readings.iter().max();
        assert!(most <= Some(&READINGS_MAX), "{}: {readings:?}", G::INFO.id);
    }
    G::INFO.id
}

fn a_servers_answer_and_update_are_read_once<G: Player>() -> &'static str {
    for readings in readings_of_decisions::<G>(Way::Wire) {
        assert_eq!(readings[0], 1, "{}: the answer: {readings:?}", G::INFO.id);
        let most = readings.iter().max();
        assert!(
            most <= Some(&WIRE_READINGS_MAX),
            "{}: {readings:?}",
            G::INFO.id
        );
    }
    G::INFO.id
}

/// The answer to a decision and what came of it are one message; what each bot does is another.
#[test]
fn for_each_message_a_device_reads_three_texts_at_most() {
    let all: &[&str] = games::each!(a_decision_is_decoded_once);
    assert_eq!(all.len(), host::GAMES.len());
}

/// A view comes whole only once: after that it is read with what differs in it.
#[test]
fn for_each_update_of_a_server_three_texts_are_read_at_most() {
    let all: &[&str] = games::each!(a_servers_answer_and_update_are_read_once);
    assert_eq!(all.len(), host::GAMES.len());
}
