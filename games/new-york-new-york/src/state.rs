//! What lies on the table.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, Memory, PerSeat, Seat, Seats};

use crate::{
    components::{BOX, Card, CardSet, Colour, HAND, ROW, SECTIONS},
    flow::Step,
    setup::ROUNDS_MAX,
};

/// One play of New York New York: a match of one or more rounds.
///
/// The deck is the set of its cards and not a list: a card is drawn by chance when it is turned
/// up. No order is hidden, so none can leak, and equal situations are equal values.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NewYorkNewYork {
    /// What is still to be done, the decision being waited for on top. Empty: the match is over.
    pub agenda: Agenda<Step, 4>,
    /// How many rounds the match has.
    pub rounds: u8,
    /// Whether runs score.
    pub bonus: bool,
    /// Whether people are shown what others took from the open row.
    pub memory: Memory,
    /// The colour each seat plays for, once it has one. Colours without a seat are neutral.
    pub colours: PerSeat<Option<Colour>>,
    /// The round being played, from 1.
    pub round: u8,
    /// Who began this round.
    pub first: Seat,
    /// The face-down cards.
    pub deck: CardSet,
    /// The open cards beside the deck.
    pub row: Row,
    /// What each seat holds.
    pub hands: PerSeat<CardSet>,
    /// The part of each hand that came from the open row, which everyone has seen.
    pub shown: PerSeat<CardSet>,
    /// Who has passed in this round.
    pub passed: Seats,
    /// The panorama.
    pub skyline: Skyline,
    /// Each seat's points in every round scored so far, zero in those to come.
    pub scores: PerSeat<[u8; ROUNDS_MAX as usize]>,
}

const _: () = assert!(
    size_of::<NewYorkNewYork>() <= 400,
    "a copy should cost nanoseconds"
);

impl NewYorkNewYork {
    // rules: NN-022, NN-023 §Svolgimento
    /// Whether `seat` still takes part in the round.
    pub fn is_in(&self, seat: Seat) -> bool {
        !self.passed.contains(seat) && !self.hands[seat].is_empty()
    }

    // rules: NN-004 §Preparazione
    /// The colours that no seat plays for, in the order of their letters.
    pub fn colours_left(&self) -> impl Iterator<Item = Colour> + use<> {
        let taken = self.colours;
        let is_left = move |colour: &Colour| !taken.values().any(|own| *own == Some(*colour));
        Colour::ALL.into_iter().filter(is_left)
    }

    // rules: NN-031 §Fine del gioco e punteggio
    /// The points of all rounds scored so far.
    pub fn total(&self, seat: Seat) -> u16 {
        self.scores[seat]
            .iter()
            .map(|points| u16::from(*points))
            .sum()
    }
}

/// The open row, in the order in which its cards were turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Row {
    // Places from `len` on hold the default card, so that equal rows are equal values.
    cards: [Card; ROW],
    len: u8,
}

impl Row {
    /// The cards, oldest first.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// Whether all six places are taken.
    pub fn is_full(&self) -> bool {
        self.len as usize == ROW
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a card at the end.
    pub fn turn_up(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes a card out; those behind it close up.
    pub fn take(&mut self, card: Card) {
        let at = self.cards().iter().position(|other| *other == card);
        let at = at.expect("check() saw the card in the row");
        // Place by place: so few cards move faster than a call to move them.
        for n in at + 1..ROW {
            self.cards[n - 1] = self.cards[n];
        }
        self.cards[ROW - 1] = Card::default();
        self.len -= 1;
    }
}

impl From<Row> for Vec<Card> {
    fn from(row: Row) -> Vec<Card> {
        row.cards().to_vec()
    }
}

impl TryFrom<Vec<Card>> for Row {
    type Error = &'static str;

    fn try_from(cards: Vec<Card>) -> Result<Self, Self::Error> {
        if cards.len() > ROW {
            return Err("the row has six places");
        }
        let mut row = Row::default();
        for card in cards {
            row.turn_up(card);
        }
        Ok(row)
    }
}

/// The panorama: a stack of cards at each of the twelve sections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Skyline {
    stacks: [Stack; SECTIONS as usize],
}

impl Skyline {
    // rules: NN-002, NN-012, NN-013, NN-014 §Svolgimento
    /// Lays a card at the place of its number, on top of what lies there.
    pub fn lay(&mut self, card: Card) {
        self.stacks[card.number() as usize - 1].lay(card.colour());
    }

    /// The stack at `number`, 1 to 12.
    pub fn stack(&self, number: u8) -> Stack {
        self.stacks[number as usize - 1]
    }

    /// The visible card at `number`, 1 to 12.
    pub fn visible(&self, number: u8) -> Option<Card> {
        let stack = &self.stacks[number as usize - 1];
        stack.top().map(|colour| Card::new(colour, number))
    }

    /// By colour: a bit for each section that shows it, section 1 lowest.
    pub fn showing(&self) -> [u16; 4] {
        let mut showing = [0; 4];
        for (n, stack) in self.stacks.iter().enumerate() {
            if let Some(colour) = stack.top() {
                showing[colour as usize] |= 1 << n;
            }
        }
        showing
    }

    /// Every card laid, covered or not.
    pub fn cards(&self) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for (number, stack) in (1..).zip(&self.stacks) {
            for colour in stack.colours() {
                cards.insert(Card::new(*colour, number));
            }
        }
        cards
    }
}

/// The cards of one number, as the colours that lie there. The last is the visible one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Colour>", into = "Vec<Colour>")]
pub struct Stack {
    // Places from `height` on hold the default colour, so that equal stacks are equal values.
    colours: [Colour; 4],
    height: u8,
}

impl Stack {
    /// The colours from the bottom up.
    pub fn colours(&self) -> &[Colour] {
        &self.colours[..self.height as usize]
    }

    /// The visible colour.
    pub fn top(&self) -> Option<Colour> {
        self.colours().last().copied()
    }

    fn lay(&mut self, colour: Colour) {
        self.colours[self.height as usize] = colour;
        self.height += 1;
    }
}

impl From<Stack> for Vec<Colour> {
    fn from(stack: Stack) -> Vec<Colour> {
        stack.colours().to_vec()
    }
}

impl TryFrom<Vec<Colour>> for Stack {
    type Error = &'static str;

    fn try_from(colours: Vec<Colour>) -> Result<Self, Self::Error> {
        let mut stack = Stack::default();
        for (n, colour) in colours.iter().enumerate() {
            if colours[..n].contains(colour) {
                return Err("a stack has each colour once");
            }
            stack.lay(*colour);
        }
        Ok(stack)
    }
}

/// Panics unless every card is in one place and the limits are kept.
pub(crate) fn assert_sound(table: &NewYorkNewYork) {
    let mut seen = CardSet::EMPTY;
    let mut see = |cards: CardSet, place: &str| {
        assert!(
            seen.and(cards).is_empty(),
            "{place} holds a card that lies elsewhere too"
        );
        seen = seen.or(cards);
    };
    see(table.deck, "the deck");
    see(table.row.cards().iter().copied().collect(), "the row");
    see(table.skyline.cards(), "the skyline");
    for (seat, hand) in table.hands.iter() {
        see(*hand, "a hand");
        // rules: NN-018
        assert!(
            hand.len() <= u32::from(HAND),
            "{seat} holds more than six cards"
        );
        assert!(
            table.shown[seat].is_within(*hand),
            "{seat} is known to hold what it does not"
        );
    }
    assert_eq!(seen, BOX, "a card is missing");

    assert_colours(table);
    let is_taking = matches!(table.agenda.now(), Some(Step::Take(_)));
    // rules: NN-010, NN-019
    assert!(
        table.row.is_full() || table.deck.is_empty() || table.deck == BOX,
        "the row was not refilled"
    );
    assert!(!(is_taking && table.row.is_empty()), "nothing to take");
    assert!(
        (1..=table.rounds).contains(&table.round),
        "there is no such round"
    );
    for (seat, step) in table
        .agenda
        .iter()
        .filter_map(|step| Some((step.asks()?, step)))
    {
        let may_act = table.is_in(seat) || matches!(step, Step::Take(_) | Step::Colour(_));
        assert!(may_act, "{seat} is asked though out of the round");
    }
}

// rules: NN-004, NN-Q20
/// Panics unless every seat has a colour of its own, or is still to choose it before the deal.
fn assert_colours(table: &NewYorkNewYork) {
    let asked = match table.agenda.now() {
        Some(Step::Colour(seat)) => Some(*seat),
        Some(Step::Turn(_) | Step::Take(_) | Step::Refill | Step::PassOn(_)) | None => None,
    };
    for (seat, colour) in table.colours.iter() {
        let waits = asked.is_some_and(|asked| seat >= asked);
        assert_eq!(
            colour.is_none(),
            waits,
            "{seat} has a colour when it has to"
        );
        let same = table.colours.values().filter(|other| *other == colour);
        assert!(
            colour.is_none() || same.count() == 1,
            "two seats play for one colour"
        );
    }
    assert!(
        asked.is_none() || table.deck == BOX,
        "cards were dealt before all had a colour"
    );
}

/// The whole situation in one line of words.
impl fmt::Display for NewYorkNewYork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {} of {}, ", self.round, self.rounds)?;
        match self.agenda.now() {
            Some(step) => write!(f, "{step}")?,
            None => f.write_str("over")?,
        }
        let row: CardsInOrder<'_> = CardsInOrder(self.row.cards());
        write!(f, "; row {row}; deck {}", self.deck.len())?;
        for (seat, hand) in self.hands.iter() {
            let passed = if self.passed.contains(seat) {
                " passed"
            } else {
                ""
            };
            write!(f, "; {seat} {hand}{passed}")?;
        }
        f.write_str("; skyline")?;
        for number in (1..=SECTIONS).filter(|number| self.skyline.visible(*number).is_some()) {
            let stack = self.skyline.stack(number);
            let colours: String = stack
                .colours()
                .iter()
                .map(|colour| colour.letter())
                .collect();
            write!(f, " {number}{colours}")?;
        }
        f.write_str("; scores")?;
        for (seat, _) in self.scores.iter() {
            write!(f, " {}", self.total(seat))?;
        }
        Ok(())
    }
}

struct CardsInOrder<'a>(&'a [Card]);

impl fmt::Display for CardsInOrder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for (n, card) in self.0.iter().enumerate() {
            write!(f, "{}{card}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
