//! Whole games of New York: how long they are, and when they are scored.

use bots::Skill;
use games::new_york::{
    NewYork,
    components::Scoring,
    event::{Cause, Event},
};
use tabletop::Seat;

use crate::play::{Played, play};

/// How many turns each seat had: a turn is over when another seat, or the end, follows.
fn turns(played: &Played<NewYork>, seats: usize) -> Vec<usize> {
    let mut turns = vec![0; seats];
    let mut on_turn: Option<Seat> = None;
    for (seat, _, events) in &played.deeds {
        if on_turn != Some(*seat) {
            turns[seat.index()] += 1;
            on_turn = Some(*seat);
        }
        // Leftovers are placed after the last turn.
        if events
            .iter()
            .any(|event| matches!(event, Event::Ended { .. }))
        {
            break;
        }
    }
    turns
}

#[test]
fn four_fair_players_take_25_to_45_turns_each() {
    const GAMES: u64 = 60;
    let as_usual = (0..GAMES).filter(|seed| {
        let turns = turns(&play::<NewYork>(&[Skill::Fair; 4], *seed), 4);
        turns.iter().all(|turns| (25..=45).contains(turns))
    });
    let as_usual = as_usual.count();
    assert!(as_usual >= 57, "{as_usual} of {GAMES} games");
}

#[test]
fn fair_games_end_because_the_bag_is_empty() {
    for seats in 2..=6 {
        for seed in 0..20 {
            let played = play::<NewYork>(&vec![Skill::Fair; seats], seed);
            let cause = played.deeds.iter().flat_map(|(_, _, events)| events);
            let cause = cause.filter_map(|event| match event {
                Event::Ended { cause } => Some(*cause),
                _ => None,
            });
            assert!(cause.eq([Cause::BagEmpty]), "{seats} seats, seed {seed}");
        }
    }
}

/// rules: NY-11
#[test]
fn the_scoring_cards_come_up_in_the_second_and_fourth_fifth_of_the_deck() {
    for skill in [Skill::Random, Skill::Fair] {
        for seats in 2..=6 {
            for seed in 0..20 {
                let played = play::<NewYork>(&vec![skill; seats], seed);
                let piles = played.opening.iter().find_map(|event| match event {
                    Event::PilesMade { piles } => Some(piles.map(usize::from)),
                    _ => None,
                });
                let [first, second, third, fourth, _] = piles.unwrap();
                let below = first + second + third;
                let at = cards_before_scorings(&played);
                let [a, b] = at[..] else {
                    panic!("{skill} {seats} {seed}: two scoring cards")
                };
                assert!(
                    (first..first + second).contains(&a),
                    "{skill} {seats} {seed}: A at {a}"
                );
                assert!(
                    (below..below + fourth).contains(&b),
                    "{skill} {seats} {seed}: B at {b}"
                );
            }
        }
    }
}

/// How many cards of the deck came up before A and before B.
fn cards_before_scorings(played: &Played<NewYork>) -> Vec<usize> {
    let (mut cards, mut at) = (0, Vec::new());
    for event in played.deeds.iter().flat_map(|(_, _, events)| events) {
        match event {
            Event::TurnedUp { .. } => cards += 1,
            Event::Scored { scoring, .. } if *scoring != Scoring::C => {
                at.push(cards);
                cards += 1;
            }
            _ => {}
        }
    }
    at
}
