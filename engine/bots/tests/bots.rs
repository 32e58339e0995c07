//! Bots are reproducible, and worth playing against.

#![cfg(test)]

use bots::{Brains, Skill, UnknownSkill};
use new_york_new_york::{NewYorkNewYork, setup::Options};
use tabletop::{Dealer, Game, Outcome, Seat, SeatCount, Seed};

type Choice = (Seat, <NewYorkNewYork as Game>::Action);

/// Plays a game with one skill a seat; a bot for each decision, or one for the whole play.
fn play(skills: &[Skill], seed: u64, anew: bool) -> (Vec<Choice>, Outcome) {
    let seats = SeatCount::new(skills.len() as u8).unwrap();
    let brain = |seat: Seat| {
        let seed = Seed::number(seed * 100 + u64::from(seat.number()));
        NewYorkNewYork::brain(skills[seat.index()], seat, seed)
    };
    let mut bots: Vec<_> = seats.iter().map(brain).collect();
    let mut dealer = Dealer::new(Seed::number(seed));
    let mut table = NewYorkNewYork::set_up(&Options::default(), seats, &mut dealer).unwrap();
    let (mut choices, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = table.to_act().first() {
        legal.clear();
        table.legal_actions(seat, &mut legal);
        if anew {
            bots[seat.index()] = brain(seat);
        }
        let action = *bots[seat.index()].choose(&table.view(seat.into()), &legal);
        table.play(seat, action, &mut dealer).unwrap();
        choices.push((seat, action));
    }
    (choices, table.outcome().unwrap())
}

/// How many of `games` a greedy bot wins alone against random ones.
fn wins_alone(seats: usize, games: u64) -> usize {
    let wins = (0..games).filter(|game| {
        let at = *game as usize % seats;
        let mut skills = vec![Skill::Random; seats];
        skills[at] = Skill::Greedy;
        let (_, outcome) = play(&skills, *game, false);
        let won = outcome
            .standings
            .iter()
            .filter(|(_, standing)| standing.won);
        won.map(|(seat, _)| seat.index()).eq([at])
    });
    wins.count()
}

#[test]
fn a_bot_made_for_each_decision_plays_like_one_that_stays() {
    for skill in Skill::ALL {
        for seed in 0..5 {
            let skills = [*skill; 3];
            assert_eq!(play(&skills, seed, false), play(&skills, seed, true));
        }
    }
}

#[test]
fn another_seed_plays_another_game() {
    let openings: Vec<_> = (0..10)
        .map(|seed| play(&[Skill::Random; 2], seed, false).0)
        .collect();
    for (n, opening) in openings.iter().enumerate() {
        assert!(!openings[..n].contains(opening));
    }
}

#[test]
fn greedy_beats_random_at_every_number_of_seats() {
    for seats in 2..=4 {
        let wins = wins_alone(seats, 200);
        assert!(wins > 185, "{wins} of 200 games at {seats} seats");
    }
}

#[test]
fn a_skill_is_named_by_its_word() {
    for skill in Skill::ALL {
        assert_eq!(skill.to_string().parse(), Ok(*skill));
    }
    let unknown = UnknownSkill {
        word: "brilliant".to_owned(),
    };
    assert_eq!("brilliant".parse::<Skill>(), Err(unknown.clone()));
    assert!(unknown.to_string().ends_with("there are random, greedy"));
}
