//! Whole games of bots.

use bots::{Brains, Skill};
use tabletop::{Dealer, Game, Outcome, Seat, SeatCount, Seed};

/// What happened in a game.
#[derive(Debug, PartialEq)]
pub(crate) struct Played<G: Game> {
    /// What it began with.
    pub(crate) opening: Vec<G::Event>,
    /// Who did what, and what came of it.
    pub(crate) deeds: Vec<(Seat, G::Action, Vec<G::Event>)>,
    pub(crate) outcome: Outcome,
}

/// Plays a game with one skill a seat.
pub(crate) fn play<G: Brains>(skills: &[Skill], seed: u64) -> Played<G> {
    play_with(skills, seed, false)
}

/// Plays a game with one skill a seat; a bot for each decision, or one for the whole play.
pub(crate) fn play_with<G: Brains>(skills: &[Skill], seed: u64, anew: bool) -> Played<G> {
    let seats = SeatCount::new(skills.len() as u8).unwrap();
    let brain = |seat: Seat| {
        let seed = Seed::number(seed * 100 + u64::from(seat.number()));
        G::brain(skills[seat.index()], seat, seed)
    };
    let mut bots: Vec<_> = seats.iter().map(brain).collect();
    let mut dealer = Dealer::new(Seed::number(seed));
    let mut table = G::set_up(&G::Options::default(), seats, &mut dealer).unwrap();
    let opening = dealer.take_events();
    let (mut deeds, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = table.to_act().first() {
        legal.clear();
        table.legal_actions(seat, &mut legal);
        if anew {
            bots[seat.index()] = brain(seat);
        }
        let action = *bots[seat.index()].choose(&table.view(seat.into()), &legal);
        table.play(seat, action, &mut dealer).unwrap();
        deeds.push((seat, action, dealer.take_events()));
    }
    Played {
        opening,
        deeds,
        outcome: table.outcome().unwrap(),
    }
}
