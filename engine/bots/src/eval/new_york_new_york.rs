//! What a situation of New York New York is worth.
//!
//! Of the four cards of a number only the last one laid will score, so a situation is judged by
//! how likely each colour is to end on top of each stack. The visible card and every card that
//! can still be laid there have a weight, by who holds it: a card in the hand of the player whose
//! colour it is will be laid, and late; a rival's card is laid when there is nothing better to do.
//! What lies in the hand of a player who has passed will never be laid, which is why holding
//! back a rival's card is worth something. From the likelihoods follow the points each seat may
//! expect, runs included.

use new_york_new_york::{
    NewYorkNewYork,
    components::{Card, Colour, SECTIONS},
};
use tabletop::{PerSeat, Seat, Seed};

use crate::{Bot, Brains, Greedy, Random, Skill};

/// How many worlds the greedy bot imagines a decision.
const WORLDS: u32 = 8;

impl Brains for NewYorkNewYork {
    fn brain(skill: Skill, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        match skill {
            Skill::Random => Box::new(Random::new(seed)),
            Skill::Greedy => Box::new(Greedy::new(seat, seed, WORLDS, evaluate)),
        }
    }
}

/// By how many points `seat` may expect to beat its rivals at the end of the round.
pub fn evaluate(table: &NewYorkNewYork, seat: Seat) -> f32 {
    judge(&WEIGHTS, table, seat)
}

/// How much each card counts in the contest for its place, the visible one counting 1.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A card in the hand of the seat whose colour it is.
    pub own: f32,
    /// A neutral card in a hand.
    pub neutral: f32,
    /// A rival's card in a hand.
    pub rival: f32,
    /// The share of the last two that is left while the holder's own colour is on top.
    pub restraint: f32,
    /// A seat's card in the open row.
    pub row: f32,
    /// A neutral card in the open row.
    pub row_neutral: f32,
    /// A card in the deck.
    pub deck: f32,
    /// The share of the best rival, against the average of all, in what is to be beaten.
    pub best: f32,
}

const WEIGHTS: Weights = Weights {
    own: 2.0,
    neutral: 0.5,
    rival: 0.3,
    restraint: 0.3,
    row: 0.8,
    row_neutral: 0.4,
    deck: 0.4,
    best: 0.5,
};

/// A number for each section.
type Sections = [f32; SECTIONS as usize];

/// [`evaluate`] with other weights.
pub fn judge(weights: &Weights, table: &NewYorkNewYork, seat: Seat) -> f32 {
    let mut points = PerSeat::from_fn(table.colours.seats(), |seat| f32::from(table.total(seat)));
    if is_under_way(table) {
        let chances = chances(weights, table);
        for (seat, colour) in table.colours.iter() {
            points[seat] += expected_points(&chances[*colour as usize], table.bonus);
        }
    }
    let rivals = || points.iter().filter(|(other, _)| *other != seat);
    let best = rivals().map(|(_, points)| *points).fold(0.0, f32::max);
    let mean = rivals().map(|(_, points)| points).sum::<f32>();
    let mean = mean / f32::from(points.seats().get() - 1);
    points[seat] - weights.best * best - (1.0 - weights.best) * mean
}

/// Whether anything has happened in a round that is not over. A fresh deal is worth the same to
/// everyone.
fn is_under_way(table: &NewYorkNewYork) -> bool {
    let has_begun = !table.skyline.cards().is_empty() || !table.passed.is_empty();
    has_begun && !table.agenda.is_empty()
}

/// For each colour and section how likely the colour is to be visible there in the end.
fn chances(weights: &Weights, table: &NewYorkNewYork) -> [Sections; 4] {
    let mut contest = [[0.0; SECTIONS as usize]; 4];
    let mut enter = |card: Card, weight: f32| {
        contest[card.colour() as usize][card.number() as usize - 1] += weight;
    };
    let seat_of = |colour: Colour| {
        let mut owners = table.colours.iter();
        owners
            .find(|(_, other)| **other == colour)
            .map(|(seat, _)| seat)
    };
    let tops: [Option<Card>; SECTIONS as usize] =
        std::array::from_fn(|at| table.skyline.visible(at as u8 + 1));
    for card in tops.iter().flatten() {
        enter(*card, 1.0);
    }
    for (seat, hand) in table.hands.iter().filter(|(seat, _)| table.is_in(*seat)) {
        let own = table.colours[seat];
        for card in *hand {
            if card.colour() == own {
                enter(card, weights.own);
                continue;
            }
            let is_neutral = seat_of(card.colour()).is_none();
            let weight = if is_neutral {
                weights.neutral
            } else {
                weights.rival
            };
            let covers_own =
                tops[card.number() as usize - 1].is_some_and(|top| top.colour() == own);
            enter(
                card,
                if covers_own {
                    weight * weights.restraint
                } else {
                    weight
                },
            );
        }
    }
    for card in table.row.cards() {
        let is_wanted = seat_of(card.colour()).is_some_and(|seat| table.is_in(seat));
        enter(
            *card,
            if is_wanted {
                weights.row
            } else {
                weights.row_neutral
            },
        );
    }
    for card in table.deck {
        enter(card, weights.deck);
    }
    for at in 0..SECTIONS as usize {
        let sum: f32 = contest.iter().map(|colour| colour[at]).sum();
        if sum > 0.0 {
            for colour in &mut contest {
                colour[at] /= sum;
            }
        }
    }
    contest
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
