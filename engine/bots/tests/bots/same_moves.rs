//! The same seed, view and list give the same move.

use bots::{Brains, Skill};
use games::fifth_avenue::FifthAvenue;
use games::new_york::NewYork;
use games::new_york_new_york::NewYorkNewYork;
use games::the_city::TheCity;

use crate::play::{play, play_with};

fn a_bot_made_anew_plays_the_same<G: Brains>() {
    for skill in Skill::ALL {
        // Who looks far ahead is slow.
        let seeds = if *skill < Skill::Strong { 5 } else { 1 };
        for seed in 0..seeds {
            let skills = [*skill; 3];
            let [stays, anew] = [false, true].map(|anew| play_with::<G>(&skills, seed, anew).deeds);
            assert!(stays == anew, "{} of {skill} bots, seed {seed}", G::INFO.id);
        }
    }
}

#[test]
fn a_bot_made_for_each_decision_plays_like_one_that_stays() {
    a_bot_made_anew_plays_the_same::<NewYorkNewYork>();
    a_bot_made_anew_plays_the_same::<NewYork>();
    a_bot_made_anew_plays_the_same::<TheCity>();
    a_bot_made_anew_plays_the_same::<FifthAvenue>();
}

#[test]
fn another_seed_plays_another_game() {
    let openings: Vec<_> = (0..10)
        .map(|seed| play::<NewYorkNewYork>(&[Skill::Random; 2], seed).deeds)
        .collect();
    for (n, opening) in openings.iter().enumerate() {
        assert!(!openings[..n].contains(opening));
    }
}
