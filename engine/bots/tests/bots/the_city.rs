//! Whole games of The City: how long they are, and what is built.

use bots::{Counted, Skill};
use games::the_city::{TheCity, event::Event};

use crate::play::play;

/// Published games have seven to nine rounds.
#[test]
fn players_who_think_need_seven_to_ten_rounds_at_every_number_of_seats() {
    for seats in 2..=5 {
        const GAMES: u64 = 60;
        let rounds = |seed| {
            let played = play::<TheCity>(&vec![Skill::Fair; seats], seed);
            let events = played.deeds.iter().flat_map(|(_, _, events)| events);
            events
                .filter(|event| matches!(event, Event::RoundBegan { .. }))
                .count()
        };
        let rounds: Vec<_> = (0..GAMES).map(rounds).collect();
        let as_usual = rounds
            .iter()
            .filter(|rounds| (7..=10).contains(*rounds))
            .count();
        assert!(as_usual >= 58, "{seats} seats: {rounds:?}");
    }
}

#[test]
fn what_is_counted_is_countable() {
    let things = TheCity::countable();
    let played = play::<TheCity>(&[Skill::Fair; 3], 1);
    let mut counted = 0;
    for (_, _, events) in &played.deeds {
        for (_, thing) in events.iter().filter_map(TheCity::counted) {
            assert!(things.contains(&thing), "{thing}");
            counted += 1;
        }
    }
    assert!(counted > 20, "{counted}");
}

#[test]
fn a_player_who_thinks_turns_up_nothing_in_vain() {
    for seed in 0..20 {
        let played = play::<TheCity>(&[Skill::Fair; 4], seed);
        let mut events = played.deeds.iter().flat_map(|(_, _, events)| events);
        let failed = events.find(|event| matches!(event, Event::Failed { .. }));
        assert_eq!(failed, None, "seed {seed}");
    }
}
