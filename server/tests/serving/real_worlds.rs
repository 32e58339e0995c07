//! Two worlds of a real game that differ only in what seat A cannot know: all that A receives is
//! the same, byte for byte, for as long as the game itself shows A the same.

use protocol::{Command, Refused, ServerMessage};
use server::{house::Ways, load::Player};

use crate::{
    imagined::IMAGINED,
    playing::pair_at,
    running::{NO_LIMITS, Running, dice, scratch},
};

const WANTED: &str =
    r#"{"game":"imagined","options":"rounds=1","seats":["own","open"],"name":"guest 1"}"#;

/// A table in one of the worlds.
struct World {
    server: Running,
    table: String,
    seat_a: Player,
    seat_b: Player,
    /// A's second device, which only listens.
    listener: Player,
}

impl World {
    async fn new(seed: u64) -> World {
        let ways = Ways {
            catalogue: IMAGINED,
            outside: dice(seed),
            ..Ways::default()
        };
        let folder = scratch(&format!("real-world-{seed}"));
        let server = Running::with(&folder, ways, NO_LIMITS).await;
        let (table, seat_a, seat_b) = pair_at(&server, WANTED).await;
        let listener = server.player(&table, seat_a.cookie.as_deref(), 3).await;
        World {
            server,
            table,
            seat_a,
            seat_b,
            listener,
        }
    }

    fn actor(&mut self) -> &mut Player {
        if self.seat_a.legal() > 0 {
            &mut self.seat_a
        } else {
            &mut self.seat_b
        }
    }

    fn legal(&mut self) -> Vec<String> {
        self.actor().memory.play.clone().unwrap().legal
    }

    async fn act(&mut self, action: &str) {
        let play = self.seat_a.memory.play.clone().unwrap();
        let command = Command::Act {
            revision: play.revision,
            ply: play.ply,
            action: action.to_owned(),
        };
        let number = self.actor().done(command).await.unwrap();
        for player in [&mut self.seat_a, &mut self.seat_b] {
            let known = |memory: &protocol::Memory| memory.number >= Some(number);
            player.until(known).await.unwrap();
        }
    }

    /// How A is refused what it asks out of turn or without having it; nothing if it might.
    async fn refusal(&mut self, action: &str) -> Option<Refused> {
        let play = self.seat_a.memory.play.clone().unwrap();
        if play.legal.iter().any(|it| it == action) {
            return None;
        }
        let command = Command::Act {
            revision: play.revision,
            ply: play.ply,
            action: action.to_owned(),
        };
        self.seat_a.ask_as("curious", command).await.unwrap();
        loop {
            let text = self.seat_a.raw().await.unwrap().unwrap();
            if let Some(ServerMessage::Refused(refused)) = ServerMessage::read(&text) {
                return Some(refused);
            }
        }
    }

    /// What A's second device heard up to `number`, the words that are chance made one.
    async fn heard(mut self, number: u64) -> Vec<String> {
        let lobby = self.seat_a.memory.lobby.clone().unwrap();
        let words = [self.table, lobby.commitment.hash, lobby.you.token.unwrap()];
        drop((self.seat_a, self.seat_b));
        self.server.stop().await;
        let mut all = Vec::new();
        while let Ok(Some(text)) = self.listener.raw().await {
            let Some(ServerMessage::Update(update)) = ServerMessage::read(&text) else {
                continue;
            };
            if update.number <= number {
                let mask = |text: String, word: &String| text.replace(word, "…");
                all.push(words.iter().fold(text, mask));
            }
        }
        all
    }
}

#[tokio::test]
async fn all_that_a_seat_receives_in_a_real_game_is_the_same_in_worlds_it_cannot_tell_apart() {
    let (mut compared, mut others) = (0, 0);
    for seed in (100..124).step_by(2) {
        let (mut one, mut two) = (World::new(seed).await, World::new(seed + 1).await);
        let hands = |world: &World| world.seat_b.memory.play.clone().unwrap().view;
        let seen = |world: &World| world.seat_a.memory.play.clone().unwrap();
        assert_eq!(seen(&one), seen(&two));
        others += u32::from(hands(&one) != hands(&two));
        let mut number = one.seat_a.memory.number.unwrap();
        for ply in 0..12_usize {
            for card in ["play r1", "play b7", "play g12", "take r1", "pass please"] {
                let (one, two) = (one.refusal(card).await, two.refusal(card).await);
                assert_eq!(one, two);
            }
            let other = two.legal();
            let common: Vec<String> = one
                .legal()
                .into_iter()
                .filter(|it| other.contains(it))
                .collect();
            // Who passes plays no more in this round: not as long as there is something to do.
            let (passes, moves): (Vec<&String>, Vec<&String>) =
                common.iter().partition(|it| *it == "pass");
            let chosen = if moves.is_empty() { passes } else { moves };
            let Some(action) = chosen.get((seed as usize + ply) % chosen.len().max(1)) else {
                break;
            };
            one.act(action).await;
            two.act(action).await;
            // At the end the secret is published, and is another in each world.
            if seen(&one) != seen(&two) || seen(&one).outcome.is_some() {
                break;
            }
            number = one.seat_a.memory.number.unwrap();
        }
        let (one, two) = (one.heard(number).await, two.heard(number).await);
        assert_eq!(one, two);
        compared += one.len();
    }
    assert!(
        others >= 6,
        "B's hand differs between most worlds: {others}"
    );
    assert!(compared >= 12, "there was something to compare: {compared}");
}
