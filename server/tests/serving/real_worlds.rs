//! Two worlds of each game that differ only in what seat A cannot know: all that A receives is the
//! same, byte for byte, for as long as the game itself shows A the same.

use load::LoadPlayer;
use protocol::{Command, Play, Refused, ServerMessage};
use server::house::HouseConfig;

use crate::{
    imagined::IMAGINED,
    playing::pair_at,
    running::{NO_LIMITS, Running, dice, scratch},
};

/// So many pairs of worlds a game.
const PAIRS: u64 = 6;
/// So many plies are played in each.
const PLIES: usize = 12;

/// A table in one of the worlds.
struct World {
    server: Running,
    table: String,
    seat_a: LoadPlayer,
    seat_b: LoadPlayer,
    /// A's second device, which only listens.
    listener: LoadPlayer,
}

impl World {
    async fn new(game: &str, seed: u64) -> World {
        let config = HouseConfig {
            catalogue: IMAGINED,
            environment: dice(seed),
            ..HouseConfig::default()
        };
        let folder = scratch(&format!("real-world-{game}-{seed}"));
        let server = Running::with(&folder, config, NO_LIMITS).await;
        let wanted = format!(r#"{{"game":"{game}","seats":["own","open"],"name":"guest 1"}}"#);
        let (table, seat_a, seat_b) = pair_at(&server, &wanted).await;
        let listener = server.player(&table, seat_a.cookie.as_deref(), 3).await;
        World {
            server,
            table,
            seat_a,
            seat_b,
            listener,
        }
    }

    fn actor(&mut self) -> &mut LoadPlayer {
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
            actions: vec![action.to_owned()],
        };
        let number = self.actor().done(command).await.unwrap();
        for player in [&mut self.seat_a, &mut self.seat_b] {
            let known = |memory: &protocol::TableMemory| memory.number >= Some(number);
            player.until(known).await.unwrap();
        }
    }

    /// How A is refused what it asks out of turn or without having it; nothing if it might.
    async fn refusal(&mut self, action: &str) -> Option<Refused> {
        let play = self.seat_a.memory.play.clone().unwrap();
        if play.legal.iter().any(|it| it == action) {
            return None;
        }
        Some(self.refused(vec![action.to_owned()]).await)
    }

    /// How A is refused a decision that begins with something legal and ends in nonsense, with
    /// which it might look what comes of the beginning.
    async fn look_ahead(&mut self, action: &str) -> Option<Refused> {
        let first = seen(self).legal.first()?.clone();
        let actions = vec![first, action.to_owned(), "pass please".to_owned()];
        Some(self.refused(actions).await)
    }

    async fn refused(&mut self, actions: Vec<String>) -> Refused {
        let play = seen(self);
        let asked = actions.join(", ");
        let command = Command::Act {
            revision: play.revision,
            ply: play.ply,
            actions,
        };
        self.seat_a.ask_as("curious", command).await.unwrap();
        loop {
            let text = self.seat_a.raw().await.unwrap().unwrap();
            match ServerMessage::read(&text) {
                Some(ServerMessage::Refused(refused)) => return refused,
                Some(ServerMessage::Ack(_)) => panic!("{asked} was legal and not in the list"),
                _ => {}
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

/// What A sees now.
fn seen(world: &World) -> Play {
    world.seat_a.memory.play.clone().unwrap()
}

/// What both worlds told A, and whether they differ in what B sees.
struct Compared {
    messages: usize,
    differ: bool,
}

async fn compare(game: &str, seed: u64) -> Compared {
    let (mut one, mut two) = (
        World::new(game, 2 * seed).await,
        World::new(game, 2 * seed + 1).await,
    );
    assert_eq!(seen(&one), seen(&two), "{game}");
    let hidden = |world: &World| world.seat_b.memory.play.clone().unwrap().view;
    let differ = hidden(&one) != hidden(&two);
    let mut number = one.seat_a.memory.number.unwrap();
    let mut curious = vec!["play r1".to_owned(), "pass please".to_owned()];
    for ply in 0..PLIES {
        let (legal, other) = (one.legal(), two.legal());
        curious.extend(legal.iter().chain(&other).take(8).cloned());
        for n in 0..4 {
            let action = &curious[(ply * 7 + n * 5) % curious.len()];
            let refusals = (one.refusal(action).await, two.refusal(action).await);
            assert_eq!(refusals.0, refusals.1, "{game}: {action}");
            let ahead = (one.look_ahead(action).await, two.look_ahead(action).await);
            assert_eq!(ahead.0, ahead.1, "{game}: {action}, looking ahead");
        }
        let common: Vec<&String> = legal.iter().filter(|it| other.contains(it)).collect();
        // Who passes plays no more in this round: not as long as there is something to do.
        let (passes, moves): (Vec<&String>, Vec<&String>) =
            common.into_iter().partition(|it| *it == "pass");
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
    assert_eq!(one, two, "{game}");
    let messages = one.len();
    Compared { messages, differ }
}

#[tokio::test]
async fn all_that_a_seat_receives_in_a_real_game_is_the_same_in_worlds_it_cannot_tell_apart() {
    let mut others = 0;
    for game in IMAGINED {
        let game = game.info.id;
        let (mut messages, mut differ) = (0, 0);
        for seed in 0..PAIRS {
            let compared = Box::pin(compare(game, seed)).await;
            messages += compared.messages;
            differ += u64::from(compared.differ);
        }
        println!("{game}: {messages} messages, {differ} of {PAIRS} pairs differ in B's eyes");
        // Where a first move draws a card before everyone's eyes there is no second to compare.
        assert!(messages > 0, "{game}: there was something to compare");
        others += differ;
    }
    assert!(others >= PAIRS, "what B sees differs between worlds");
}
