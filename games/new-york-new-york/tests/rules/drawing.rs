//! A table drawn in words.
//!
//! Clauses stand on lines of their own or are parted by semicolons, and all may be left out:
//!
//! | clause | meaning | if left out |
//! | --- | --- | --- |
//! | `seats 3` | how many play | two |
//! | `options bonus=no` | what was agreed | the defaults, but one round and the colours in order |
//! | `round 2` | the round being played | the first |
//! | `scores B 40 30` | B's points in the rounds before | none |
//! | `first C` | who began the round | the seat on turn |
//! | `turn C` | who is to play | A |
//! | `passed B D` | who has passed | nobody |
//! | `skyline a8 r8 v9` | the cards played, in this order | none |
//! | `hand B a1 a2` | B's cards; `hand B` alone means none | six cards |
//! | `shown B a2` | those of them that came from the row | none |
//! | `row a3 a4` | the open row; `row` alone means none | six cards |
//! | `deck v1 v2` | the cards that are turned up next | any of the rest |
//! | `deck empty` | no deck: the rest lies at the bottom of the skyline | |
//!
//! What the drawing leaves open is dealt from the cards it does not name, lowest first.

use std::collections::VecDeque;

use new_york_new_york::{
    NewYorkNewYork,
    components::{BOX, Card, CardSet, HAND, ROW},
    flow::Step,
    setup::Options,
    state::{Row, Skyline},
};
use tabletop::{Agenda, Dealer, Game, Options as _, Seat, SeatCount, Seed};

const WORDS: [&str; 12] = [
    "seats", "options", "round", "scores", "first", "turn", "passed", "skyline", "hand", "shown",
    "row", "deck",
];

/// The clauses of a drawing: a key and what follows it.
pub(crate) struct Drawing<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Drawing<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let clauses = text.split([';', '\n']).map(str::trim);
        let clauses = clauses.filter(|clause| !clause.is_empty());
        let drawing: Vec<_> = clauses
            .map(|clause| clause.split_once(' ').unwrap_or((clause, "")))
            .collect();
        for (key, _) in &drawing {
            assert!(WORDS.contains(key), "a drawing has no clause `{key}`");
        }
        Drawing(drawing)
    }

    /// The table, and the cards that are turned up next.
    pub(crate) fn table(&self) -> (NewYorkNewYork, VecDeque<Card>) {
        let mut table = self.agreed();
        if let Some(round) = self.clause("round") {
            table.round = round.parse().expect("a round is a number");
        }
        let turn = self.seat("turn").unwrap_or(Seat::A);
        table.first = self.seat("first").unwrap_or(turn);
        table.agenda = Agenda::new();
        table.agenda.first([Step::Turn(turn)]);
        table.passed = self
            .clause("passed")
            .map_or([].into_iter().collect(), seats);
        for seat in table.hands.seats().iter() {
            self.note_scores(&mut table, seat);
        }
        let coming = self.lay_cards(&mut table);
        table.assert_sound();
        (table, coming)
    }

    fn agreed(&self) -> NewYorkNewYork {
        let seats = self.clause("seats").map_or(2, |seats| {
            seats.parse().expect("`seats` is followed by a number")
        });
        let seats = SeatCount::new(seats).expect("a table has so many seats");
        let agreed = self.clause("options").unwrap_or("");
        let options = format!("rounds=1 colours=a,r,v,i {agreed}");
        let options = Options::of_line(&options).expect("the options can be agreed on");
        NewYorkNewYork::set_up(&options, seats, &mut Dealer::new(Seed::number(0)))
            .expect("the table can be laid")
    }

    fn note_scores(&self, table: &mut NewYorkNewYork, seat: Seat) {
        let Some(scores) = self.clause_of("scores", seat) else {
            return;
        };
        let scores = scores.split_whitespace();
        for (round, points) in scores.enumerate() {
            table.scores[seat][round] = points.parse().expect("points are a number");
        }
    }

    /// Puts every card of the box somewhere. Gives the cards to be turned up next.
    fn lay_cards(&self, table: &mut NewYorkNewYork) -> VecDeque<Card> {
        let mut rest = BOX.without(self.named(table.hands.seats()));
        for seat in table.hands.seats().iter() {
            table.hands[seat] = match self.clause_of("hand", seat) {
                Some(hand) => in_order(hand).into_iter().collect(),
                None => take_lowest(&mut rest, usize::from(HAND)).collect(),
            };
            let shown = self.clause_of("shown", seat).unwrap_or("");
            table.shown[seat] = in_order(shown).into_iter().collect();
        }
        let row = match self.clause("row") {
            Some(row) => in_order(row),
            None => take_lowest(&mut rest, ROW).collect(),
        };
        table.row = Row::try_from(row).expect("a row has at most six cards");

        let deck = self.clause("deck").unwrap_or("");
        let (coming, deck, bottom) = match deck {
            "empty" => (Vec::new(), CardSet::EMPTY, rest),
            cards => (in_order(cards), rest, CardSet::EMPTY),
        };
        table.deck = deck.or(coming.iter().copied().collect());
        table.skyline = Skyline::default();
        let played = in_order(self.clause("skyline").unwrap_or(""));
        for card in bottom.into_iter().chain(played) {
            table.skyline.lay(card);
        }
        coming.into()
    }

    fn named(&self, seats: SeatCount) -> CardSet {
        let hands = seats.iter().filter_map(|seat| self.clause_of("hand", seat));
        let deck = self.clause("deck").filter(|deck| *deck != "empty");
        let open = [self.clause("skyline"), self.clause("row"), deck];
        let named: Vec<Card> = hands
            .chain(open.into_iter().flatten())
            .flat_map(in_order)
            .collect();
        let all: CardSet = named.iter().copied().collect();
        assert_eq!(named.len(), all.len() as usize, "a card is drawn twice");
        all
    }

    fn clause(&self, key: &str) -> Option<&'a str> {
        let clause = self.0.iter().find(|(other, _)| *other == key);
        clause.map(|(_, rest)| *rest)
    }

    /// What follows `key` and the name of `seat`.
    fn clause_of(&self, key: &str, seat: Seat) -> Option<&'a str> {
        let clauses = self.0.iter().filter(|(other, _)| *other == key);
        let mut rests = clauses.map(|(_, rest)| rest.split_once(' ').unwrap_or((rest, "")));
        let name = seat.to_string();
        rests
            .find(|(other, _)| *other == name)
            .map(|(_, rest)| rest)
    }

    fn seat(&self, key: &str) -> Option<Seat> {
        self.clause(key)
            .map(|seat| seat.parse().expect("a seat is a letter"))
    }
}

/// The cards of `text`, in its order.
pub(crate) fn in_order(text: &str) -> Vec<Card> {
    let words = text.split_whitespace();
    words
        .map(|card| card.parse().expect("a card is written like a7"))
        .collect()
}

fn seats(text: &str) -> tabletop::Seats {
    let words = text.split_whitespace();
    words
        .map(|seat| seat.parse::<Seat>().expect("a seat is a letter"))
        .collect()
}

fn take_lowest(rest: &mut CardSet, n: usize) -> impl Iterator<Item = Card> {
    let taken: Vec<Card> = rest.iter().take(n).collect();
    *rest = rest.without(taken.iter().copied().collect());
    taken.into_iter()
}
