//! A bot of its own for any of the games, and a match against ours.
//!
//! A [`Bot`] sees what its seat sees, a view and the list of what is allowed, and never the state.
//! Whoever wants to think ahead imagines states that fit the view. This one imagines one world for
//! each action and looks who would be in front if the game went on by chance from there.

#![expect(clippy::print_stdout, reason = "it shows what it does")]

use bots::{Bot, Brains, Skill, thought};
use games::NewYorkNewYork;
use host::{Match, Setup};
use tabletop::{Chance, Dealer, Game, Seat, SeatCount, Seed};

/// Tries each action once, in a world of its own, and plays on at random.
struct Dreamer {
    seat: Seat,
    seed: Seed,
}

impl<G: Game> Bot<G> for Dreamer {
    fn choose<'a>(&mut self, view: &G::View, legal: &'a [G::Action]) -> &'a G::Action {
        // Chance that follows from seed and view: the same situation gets the same answer.
        let mut chance = thought(self.seed, view);
        let mut best = (&legal[0], i32::MIN);
        for action in legal {
            let world = G::imagine(view, &mut chance);
            let worth = dream(world, self.seat, *action, chance.split());
            if worth > best.1 {
                best = (action, worth);
            }
        }
        best.0
    }
}

/// How well `seat` does at the end, if it does `action` and all else is chance.
fn dream<G: Game>(mut world: G, seat: Seat, action: G::Action, mut luck: Chance) -> i32 {
    let mut dealer = Dealer::muted(luck.split());
    let (mut next, mut legal) = (Some((seat, action)), Vec::new());
    while let Some((seat, action)) = next {
        let played = world.play(seat, action, &mut dealer);
        played.expect("what is listed as legal is legal");
        next = world.to_act().first().map(|seat| {
            legal.clear();
            world.legal_actions(seat, &mut legal);
            (seat, legal[luck.below(legal.len() as u32) as usize])
        });
    }
    let outcome = world.outcome().expect("nobody owes a decision any more");
    -i32::from(outcome.standings[seat].rank)
}

fn main() -> anyhow::Result<()> {
    let games = 10;
    let mut wins = 0;
    for game in 0..games {
        let seats = SeatCount::new(2).expect("two is a number of seats");
        let setup = Setup::new(seats, Seed::number(game));
        let mut play = Match::<NewYorkNewYork>::open(&setup)?;
        let mut ours: Box<dyn Bot<NewYorkNewYork>> = Box::new(Dreamer {
            seat: Seat::A,
            seed: Seed::number(game),
        });
        let mut theirs = NewYorkNewYork::brain(Skill::Random, Seat::B, Seed::number(game));
        while let Some(seat) = play.to_act().first() {
            let bot = if seat == Seat::A {
                &mut ours
            } else {
                &mut theirs
            };
            let action = *bot.choose(&play.view(seat.into()), &play.legal(seat));
            play.play(seat, action)?;
        }
        let outcome = play.outcome().expect("nobody owes a decision any more");
        wins += u32::from(outcome.standings[Seat::A].won);
    }
    println!("the dreamer won {wins} of {games} games against a bot that plays anything");
    Ok(())
}
