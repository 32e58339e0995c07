//! Every card by itself: what it costs, what it needs, what it yields.
//!
//! `every_card.txt` was written by `facts.py` of the oracle, which reads the table on its own.

use tabletop::{PerSeat, Seat, SeatCount};
use the_city::{
    components::{Card, Cards, Term},
    legal::{Obstacle, fate},
    scoring::yields,
    state::{cost, has_prerequisite},
};

use crate::scene::{card, cards};

const FACTS: &str = include_str!("every_card.txt");

/// Card, verb, and the words behind them.
fn facts() -> impl Iterator<Item = (Card, &'static str, Vec<&'static str>)> {
    FACTS.lines().map(|line| {
        let words: Vec<_> = line.split(' ').collect();
        (card(words[0]), words[1], words[2..].to_vec())
    })
}

/// The cards behind `with` or `beside`.
fn behind(words: &[&str], word: &str) -> Cards {
    let at = words.iter().position(|other| *other == word);
    at.map_or(Cards::EMPTY, |at| cards(&words[at + 1..].join(" ")))
}

/// rules: TC-11, TC-Q04, TC-Q12
#[test]
fn every_card_has_its_cost_with_and_without_each_discount() {
    for (card, _, words) in facts().filter(|(_, verb, _)| *verb == "costs") {
        let city = behind(&words, "with");
        assert_eq!(cost(card, &city).to_string(), words[0], "{card} {words:?}");
    }
    for card in Card::all() {
        let told = facts()
            .filter(|(other, verb, _)| *other == card && *verb == "costs")
            .count();
        assert_eq!(told, 1 + card.discounts().len(), "{card}");
    }
}

/// rules: TC-10, TC-12
#[test]
fn every_prerequisite_is_met_by_what_it_names_and_by_nothing_else() {
    for (card, verb, words) in facts() {
        match verb {
            "stands" if words == ["once"] => {
                let city = [card].into_iter().collect();
                assert_eq!(fate(card, &city, 99), Err(Obstacle::Limit));
            }
            "stands" => assert!(has_prerequisite(card, &behind(&words, "with")), "{card}"),
            "fails" => {
                let city = behind(&words, "with");
                assert_eq!(fate(card, &city, 99), Err(Obstacle::Needs(card)));
                assert_eq!(fate(card, &Cards::EMPTY, 99), Err(Obstacle::Needs(card)));
            }
            _ => {}
        }
    }
    for card in Card::all() {
        let ways = card.needs().len();
        let stands = |(other, verb, words): &(Card, &str, Vec<&str>)| {
            *other == card && *verb == "stands" && words[0] == "with"
        };
        assert_eq!(facts().filter(stands).count(), ways, "{card}");
        if ways == 0 {
            assert!(has_prerequisite(card, &Cards::EMPTY), "{card}");
        }
    }
}

/// rules: TC-15, TC-16, TC-17, TC-27, TC-Q03
#[test]
fn every_card_yields_what_it_says_alone_and_with_what_each_term_counts() {
    for (card, _, words) in facts().filter(|(_, verb, _)| *verb == "yields") {
        let mut city = behind(&words, "with");
        city.insert(card);
        let mut cities = PerSeat::new(SeatCount::new(2).unwrap());
        cities[Seat::A] = city;
        cities[Seat::B] = behind(&words, "beside");
        let found = yields(&cities)[Seat::A];
        let found = [found.income.to_string(), found.points.to_string()];
        assert_eq!(found, words[..2], "{card} {words:?}");
    }
    for card in Card::all() {
        let terms = card.income().terms().iter().chain(card.points().terms());
        let mut counted: Vec<_> = terms
            .filter(|term| !matches!(term, Term::Plain(_)))
            .collect();
        counted.dedup();
        let told = facts()
            .filter(|(other, verb, _)| *other == card && *verb == "yields")
            .count();
        assert_eq!(told, 1 + counted.len(), "{card}");
    }
}
