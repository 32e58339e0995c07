//! What a situation of New York New York is worth.
//!
//! Of the four cards of a number only the last one laid will score, so a situation is judged by
//! how likely each colour is to end on top of each stack. The visible card and every card that
//! can still be laid there have a weight, by who holds it: a card in the hand of the player whose
//! colour it is will be laid, and late; a rival's card is laid when there is nothing better to do.
//! What lies in the hand of a player who has passed will never be laid, which is why holding
//! back a rival's card is worth something. From the likelihoods follow the points each seat may
//! expect, runs included.

use games::new_york_new_york::{
    NewYorkNewYork,
    action::Action,
    components::{Card, Colour, SECTIONS},
};
use tabletop::{PerSeat, Seat};

use crate::{Brains, Counted, Skill, Thinking};

impl Brains for NewYorkNewYork {
    const LEVELS: &'static [(Skill, Thinking)] = &[
        (Skill::Novice, Thinking::one_decision(8).slipping(1.2)),
        (Skill::Fair, Thinking::looking_ahead(2, 2)),
        (Skill::Strong, Thinking::looking_ahead(16, 8)),
    ];

    fn worth(&self, seat: Seat) -> f32 {
        evaluate(self, seat)
    }

    /// To leave the round before everyone has laid a card.
    fn looks_like_a_fault(&self, _: Seat, action: Action) -> bool {
        let seats = u32::from(self.colours.seats().get());
        action == Action::Pass && self.skyline.cards().len() < seats
    }

    fn gives_up(action: Action) -> bool {
        action == Action::Pass
    }
}

impl Counted for NewYorkNewYork {}

/// By how many points `seat` may expect to beat its rivals at the end of the round.
pub fn evaluate(table: &NewYorkNewYork, seat: Seat) -> f32 {
    let mut points = PerSeat::from_fn(table.colours.seats(), |seat| f32::from(table.total(seat)));
    if is_under_way(table) {
        let chances = chances(table);
        for (seat, colour) in colours(table) {
            points[seat] += expected_points(&chances[colour as usize], table.bonus);
        }
    }
    let rivals = || points.iter().filter(|(other, _)| *other != seat);
    let best = rivals().map(|(_, points)| *points).fold(0.0, f32::max);
    let mean = rivals().map(|(_, points)| points).sum::<f32>();
    let mean = mean / f32::from(points.seats().get() - 1);
    points[seat] - WEIGHTS.best * best - (1.0 - WEIGHTS.best) * mean
}

/// How much each card counts in the contest for its place, the visible one counting 1.
struct Weights {
    /// A card in the hand of the seat whose colour it is.
    own: f32,
    /// Any other card in a hand, if its colour is neutral or that of a player who is out.
    idle: f32,
    /// Any other card in a hand, if it would do a rival good.
    rival: f32,
    /// A card in the open row, if its player is in.
    row: f32,
    /// Any other card in the open row.
    row_idle: f32,
    /// A card in the deck, if its player is in.
    deck: f32,
    /// Any other card in the deck.
    deck_idle: f32,
    /// The share of the idle weights that is left when only one player is in.
    alone: f32,
    /// The share of the best rival, against the average of all, in what is to be beaten.
    best: f32,
}

/// Found by letting altered weights play against the best so far.
const WEIGHTS: Weights = Weights {
    own: 20.0,
    idle: 4.6,
    rival: 1.1,
    row: 5.5,
    row_idle: 0.36,
    deck: 2.4,
    deck_idle: 2.25,
    alone: 0.17,
    best: 0.3,
};

/// A number for each section.
type Sections = [f32; SECTIONS as usize];

/// The seats that have a colour, with it.
fn colours(table: &NewYorkNewYork) -> impl Iterator<Item = (Seat, Colour)> + '_ {
    let colours = table.colours.iter();
    colours.filter_map(|(seat, colour)| Some((seat, (*colour)?)))
}

/// Whether anything has happened in a round that is not over. A fresh deal is worth the same to
/// everyone.
fn is_under_way(table: &NewYorkNewYork) -> bool {
    let has_begun = !table.skyline.cards().is_empty() || !table.passed.is_empty();
    has_begun && !table.agenda.is_empty()
}

/// For each colour and section how likely the colour is to be visible there in the end.
fn chances(table: &NewYorkNewYork) -> [Sections; 4] {
    let mut contest = Contest::new(table);
    for card in (1..=SECTIONS).filter_map(|number| table.skyline.visible(number)) {
        contest.enter(card, 1.0);
    }
    for (seat, hand) in table.hands.iter().filter(|(seat, _)| table.is_in(*seat)) {
        for card in *hand {
            if Some(card.colour()) == table.colours[seat] {
                contest.enter(card, WEIGHTS.own);
            } else {
                contest.enter_foreign(card, WEIGHTS.rival, WEIGHTS.idle);
            }
        }
    }
    for card in table.row.cards() {
        contest.enter_foreign(*card, WEIGHTS.row, WEIGHTS.row_idle);
    }
    for card in table.deck {
        contest.enter_foreign(card, WEIGHTS.deck, WEIGHTS.deck_idle);
    }
    contest.settle()
}

/// The contest of the four colours for each section.
struct Contest {
    stakes: [Sections; 4],
    // Whether the player of the colour is in.
    is_live: [bool; 4],
    // What is left of the weight of a colour whose player is out.
    idle_share: f32,
}

impl Contest {
    fn new(table: &NewYorkNewYork) -> Self {
        let mut is_live = [false; 4];
        for (seat, colour) in colours(table) {
            is_live[colour as usize] = table.is_in(seat);
        }
        let players_in = is_live.iter().filter(|is_live| **is_live).count();
        Contest {
            stakes: [[0.0; SECTIONS as usize]; 4],
            is_live,
            idle_share: if players_in == 1 { WEIGHTS.alone } else { 1.0 },
        }
    }

    fn enter(&mut self, card: Card, weight: f32) {
        self.stakes[card.colour() as usize][card.number() as usize - 1] += weight;
    }

    /// Enters a card that is not in the hand of its own player.
    fn enter_foreign(&mut self, card: Card, live: f32, idle: f32) {
        let is_live = self.is_live[card.colour() as usize];
        self.enter(
            card,
            if is_live {
                live
            } else {
                idle * self.idle_share
            },
        );
    }

    /// The stakes as chances: those of a section add up to 1, or to 0 if nothing can lie there.
    fn settle(mut self) -> [Sections; 4] {
        for at in 0..SECTIONS as usize {
            let sum: f32 = self.stakes.iter().map(|colour| colour[at]).sum();
            if sum > 0.0 {
                for colour in &mut self.stakes {
                    colour[at] /= sum;
                }
            }
        }
        self.stakes
    }
}

/// The points that a colour may expect: numbers, and runs by the chance of each.
fn expected_points(chances: &Sections, with_bonus: bool) -> f32 {
    let numbers = (1..=SECTIONS).zip(chances);
    let cards: f32 = numbers
        .map(|(number, chance)| f32::from(number) * chance)
        .sum();
    if !with_bonus {
        return cards;
    }
    let ring = |at: usize| chances[at % chances.len()];
    let mut bonus = 0.0;
    for start in 0..chances.len() {
        // A run of n cards gives as many points as it has stretches of 1 to n cards...
        let mut stretch = 1.0;
        for end in start..start + chances.len() {
            stretch *= ring(end);
            bonus += stretch;
            if stretch < 0.01 {
                break;
            }
        }
        // ... and none for a card by itself.
        bonus -= ring(start) * (1.0 - ring(start + 1)) * (1.0 - ring(start + chances.len() - 1));
    }
    cards + bonus
}
