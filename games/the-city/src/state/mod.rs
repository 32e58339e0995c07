//! What lies on the table.

mod sound;
mod words;

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, Memory, PerSeat, Seat};

use crate::{
    action::Choice,
    components::{CREWS, Card, CardSet, Cards, DRAWN},
    flow::{Step, Task},
};

pub(crate) use sound::assert_sound;

/// One play of The City.
///
/// Copies of a card are not told apart, and the deck is the set of its cards and not a list: a
/// card is drawn by chance when it is drawn. No order is hidden, so none can leak, and equal
/// situations are equal values.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TheCity {
    /// What is still to be done, the decisions being waited for on top. Empty: the game is over.
    pub agenda: Agenda<Step, 2>,
    /// Whether people are shown [`shown`](Self::shown).
    pub memory: Memory,
    /// The round being played, from 1; 0 before the first.
    pub round: u8,
    /// The face-down cards.
    pub deck: Cards,
    /// What each seat holds. A card that was chosen stays here until the reveal.
    pub hands: PerSeat<Cards>,
    /// What stands before each seat, the architect included.
    pub cities: PerSeat<Cards>,
    /// What each seat has discarded since the last reshuffle. Together it is the pile.
    pub discards: PerSeat<Cards>,
    /// The part of each hand that everyone knows: cards that were turned up and came back.
    pub shown: PerSeat<Cards>,
    /// What each seat has chosen, until all have.
    pub sealed: PerSeat<Option<Choice>>,
    /// What each seat turned up at the last reveal.
    pub revealed: PerSeat<Option<Choice>>,
    /// The points of all rounds so far.
    pub points: PerSeat<u16>,
}

const _: () = assert!(
    size_of::<TheCity>() <= 1536,
    "a copy should cost nanoseconds"
);

impl TheCity {
    /// What `seat` is asked now.
    pub fn task(&self, seat: Seat) -> Option<Task> {
        match self.agenda.now() {
            Some(Step::Together(tasks)) if seat.number() < tasks.seats().get() => tasks[seat],
            _ => None,
        }
    }

    /// Gives `seat` another task, or none.
    ///
    /// # Panics
    /// Unless seats are being asked.
    pub(crate) fn set_task(&mut self, seat: Seat, task: Option<Task>) {
        let Some(Step::Together(tasks)) = self.agenda.now_mut() else {
            panic!("only a step that asks has tasks");
        };
        tasks[seat] = task;
    }

    /// How many cards the pile has.
    pub fn pile(&self) -> u32 {
        self.discards.values().map(Cards::len).sum()
    }
}

// rules: TC-11, TC-Q04, TC-Q12
/// What `card` costs the owner of `city` now.
pub fn cost(card: Card, city: &Cards) -> u8 {
    let given = card.discounts().iter();
    let given = given.filter(|(giver, _)| city.contains(*giver));
    let less: u8 = given.map(|(_, amount)| amount).sum();
    card.printed_cost().saturating_sub(less)
}

// rules: TC-10 §Prerequisiti per costruire
/// Whether what `card` needs stands in `city`.
pub fn has_prerequisite(card: Card, city: &Cards) -> bool {
    let stands = |way: &CardSet| way.iter().all(|building| city.contains(building));
    card.needs().is_empty() || card.needs().iter().any(stands)
}

// rules: TC-14, TC-Q13 §Baukolonne
/// How much two cards of one round may cost the owner of `city` together; `None` without a crew.
pub fn crew_limit(city: &Cards) -> Option<u8> {
    let crews = CREWS.iter().filter(|crew| city.contains(*crew));
    crews.filter_map(Card::crew).max()
}

/// The cards drawn by a seat that built nothing, in the order of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Drawn {
    // Places from `len` on hold the default card, so that equal drawings are equal values.
    cards: [Card; DRAWN as usize],
    len: u8,
}

impl Drawn {
    /// # Panics
    /// If they are more than five.
    pub fn new(cards: &Cards) -> Self {
        assert!(cards.len() <= u32::from(DRAWN), "five cards are drawn");
        let mut drawn = Drawn::default();
        for card in cards.iter() {
            drawn.cards[usize::from(drawn.len)] = card;
            drawn.len += 1;
        }
        drawn
    }

    /// The cards, copies one by one.
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards as a bag.
    pub fn cards(&self) -> Cards {
        self.as_slice().iter().copied().collect()
    }
}

impl From<Drawn> for Vec<Card> {
    fn from(drawn: Drawn) -> Vec<Card> {
        drawn.as_slice().to_vec()
    }
}

impl TryFrom<Vec<Card>> for Drawn {
    type Error = &'static str;

    fn try_from(cards: Vec<Card>) -> Result<Self, Self::Error> {
        if cards.len() > usize::from(DRAWN) {
            return Err("five cards are drawn");
        }
        Ok(Drawn::new(&cards.into_iter().collect()))
    }
}
