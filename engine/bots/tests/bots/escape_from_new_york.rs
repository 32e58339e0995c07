//! Whole games of Escape from New York: how they end.

use bots::{Bot, Counted, Skill, eval::escape_from_new_york::loner};
use games::escape_from_new_york::{
    Escape,
    event::Event,
    state::{End, options::Options},
};
use tabletop::{Dealer, Game, Seat, SeatCount, Seed};

use crate::play::play;

/// How a game of greedy bots ended.
fn end(heroes: usize, seed: u64) -> End {
    let played = play::<Escape>(&vec![Skill::Fair; heroes], seed);
    let events = played.deeds.iter().flat_map(|(_, _, events)| events);
    let end = events.rev().find_map(|event| match event {
        Event::Ended { end } => Some(*end),
        _ => None,
    });
    end.unwrap()
}

/// This finds a bot that has forgotten how to play, or a city that has become harmless; rates are
/// measured by `boroughs simulate`.
#[test]
fn heroes_who_stand_together_win_some_games_and_lose_most() {
    for heroes in 1..=4 {
        const GAMES: u64 = 20;
        let together = |seed: &u64| matches!(end(heroes, *seed), End::Together(_));
        let won = (0..GAMES).filter(together).count();
        assert!((1..=12).contains(&won), "{heroes} heroes: {won} of {GAMES}");
    }
}

/// How a game of bots ended that play for themselves.
fn end_of_loners(heroes: u8, seed: u64) -> End {
    let seats = SeatCount::new(heroes).unwrap();
    let mut dealer = Dealer::new(Seed::number(seed));
    let mut table = Escape::set_up(&Options::default(), seats, &mut dealer).unwrap();
    let bot = |seat: Seat| loner(seat, Seed::number(seed * 100 + u64::from(seat.number())));
    let mut bots: Vec<_> = seats.iter().map(bot).collect();
    let mut legal = Vec::new();
    while let Some(seat) = table.to_act().first() {
        legal.clear();
        table.legal_actions(seat, &mut legal);
        let action = *bots[seat.index()].choose(&table.view(seat.into()), &legal);
        table.play(seat, action, &mut dealer).unwrap();
    }
    table.ending.unwrap()
}

#[test]
fn bots_that_play_for_themselves_leave_alone_now_and_then() {
    let ends = (0..12).map(|seed| end_of_loners(2, seed));
    let alone = ends.filter(|end| matches!(end, End::Alone(_))).count();
    assert!(alone > 0, "nobody left alone");
}

#[test]
fn what_a_hero_does_is_counted_as_his_and_what_new_york_does_as_nobodys() {
    let (card, seat) = ("j1".parse().unwrap(), Seat::B);
    let void = false;
    let played = Escape::counted(&Event::Played { seat, card, void });
    assert_eq!(played, Some((Some(Seat::B), "j1")));
    let end = End::Alone(Seat::C);
    assert_eq!(
        Escape::counted(&Event::Ended { end }),
        Some((Some(Seat::C), "alone"))
    );
    let card = "ny1".parse().unwrap();
    assert_eq!(
        Escape::counted(&Event::NyPlayed { card }),
        Some((None, "ny1"))
    );
}

#[test]
fn what_is_counted_is_countable() {
    let things = Escape::countable();
    let played = play::<Escape>(&[Skill::Random; 3], 1);
    let mut counted = 0;
    for (_, _, events) in &played.deeds {
        for (_, thing) in events.iter().filter_map(Escape::counted) {
            assert!(things.contains(&thing), "{thing}");
            counted += 1;
        }
    }
    assert!(counted > 20, "{counted}");
}
