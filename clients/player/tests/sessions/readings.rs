//! How many texts are read as JSON for a decision, at a table of one device.

use host::{Json, Skill};
use player::{Player, Session};
use prose::Lang;
use protocol::{ClientMessage, ServerMessage};
use room::{Local, LocalPlan, LocalSeat, Now, Turn};
use tabletop::{Seat, Seed};

use crate::house::dice;

/// The message, the view in it, and its events.
const READINGS_MAX: u64 = 3;
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

/// A person against a bot, and how many texts were read for each message.
struct Device<G: Player> {
    local: Local,
    session: Session<G>,
}

impl<G: Player> Device<G> {
    fn begin() -> Device<G> {
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
        let session = Session::new("ada".to_owned(), Lang::En);
        let mut device = Device { local, session };
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
        if !messages.is_empty() {
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

fn a_decision_is_decoded_once<G: Player>() -> &'static str {
    let mut device = Device::<G>::begin();
    for _ in 0..DECISIONS {
        let moment = device.session.moment().unwrap();
        let Some(first) = moment.legal.first().copied() else {
            break;
        };
        let decision = device.session.act(&[first]).unwrap();
        let readings = device.say(decision);
        let most = readings.iter().max();
        assert!(most <= Some(&READINGS_MAX), "{}: {readings:?}", G::INFO.id);
    }
    G::INFO.id
}

/// The answer to a decision and what came of it are one message; what each bot does is another.
#[test]
fn for_each_message_a_device_reads_three_texts_at_most() {
    let all: &[&str] = games::each!(a_decision_is_decoded_once);
    assert_eq!(all.len(), host::GAMES.len());
}
