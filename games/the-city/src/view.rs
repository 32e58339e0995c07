//! Who knows what, and what a player would like to know.

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, Chance, Memory, PerSeat, Seat, Viewer};

use crate::{
    action::Choice,
    components::{ASIDE, BOX, BUILDINGS, Card, Cards},
    flow::{Step, Task},
    legal::{Fate, each_choice, fate},
    scoring::{Census, Yield},
    state::{Drawn, TheCity, cost},
};

/// The table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whether people are shown [`shown`](Self::shown).
    pub memory: Memory,
    /// The round being played, from 1; 0 before the first.
    pub round: u8,
    /// What each seat is asked now.
    pub duties: PerSeat<Option<Duty>>,
    /// How many cards the deck has.
    pub deck: u8,
    /// The viewer's own cards; none for a spectator.
    pub hand: Cards,
    /// What the viewer has chosen, until all have.
    pub sealed: Option<Choice>,
    /// What each seat turned up at the last reveal.
    pub revealed: PerSeat<Option<Choice>>,
    /// What the viewer has drawn to keep one of.
    pub drawn: Drawn,
    /// What the viewer has discarded since the last reshuffle.
    pub discards: Cards,
    /// How many cards each seat holds, those it has chosen included.
    pub hand_sizes: PerSeat<u8>,
    /// How many cards each seat has discarded since the last reshuffle.
    pub discarded: PerSeat<u8>,
    /// Cards that everyone knows to be in a hand.
    pub shown: PerSeat<Cards>,
    /// What stands before each seat.
    pub cities: PerSeat<Cards>,
    /// The points of all rounds so far.
    pub points: PerSeat<u16>,
}

/// A task as everyone may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// Choose what to build.
    Choose,
    /// Build one of two: there are too few cards to pay for both.
    OneOf(Card, Card),
    /// Pay so many more cards.
    Pay { left: u8 },
    /// Keep one of so many cards drawn.
    Keep(u8),
    /// Discard so many more cards.
    Discard(u8),
}

// rules: TC-22, TC-31, TC-32
/// Every field of the table is named here: a new one does not compile before it is said who
/// sees it.
pub(crate) fn view(table: &TheCity, viewer: Viewer) -> View {
    let TheCity {
        // Told as the duties of all, and to each seat what it has drawn.
        agenda: _,
        memory,
        round,
        deck,
        hands,
        cities,
        discards,
        shown,
        sealed,
        revealed,
        points,
    } = table;
    let mut view = View {
        viewer,
        memory: *memory,
        round: *round,
        duties: PerSeat::from_fn(hands.seats(), |seat| table.task(seat).map(duty)),
        deck: deck.len() as u8,
        hand: Cards::EMPTY,
        sealed: None,
        revealed: *revealed,
        drawn: Drawn::default(),
        discards: Cards::EMPTY,
        hand_sizes: hands.map(|hand| hand.len() as u8),
        discarded: discards.map(|discards| discards.len() as u8),
        shown: *shown,
        cities: *cities,
        points: *points,
    };
    if let Viewer::Seat(seat) = viewer {
        view.hand = hands[seat];
        view.sealed = sealed[seat];
        view.discards = discards[seat];
        if let Some(Task::Keep(drawn)) = table.task(seat) {
            view.drawn = drawn;
        }
    }
    view
}

fn duty(task: Task) -> Duty {
    match task {
        Task::Choose => Duty::Choose,
        Task::OneOf(first, second) => Duty::OneOf(first, second),
        Task::Pay { left } => Duty::Pay { left },
        Task::Keep(drawn) => Duty::Keep(drawn.as_slice().len() as u8),
        Task::Discard(left) => Duty::Discard(left),
    }
}

/// What clients show beside the cards. Everything is said of the table as it stands.
impl View {
    /// The seat that looks, `None` for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// How many cards the pile has.
    pub fn pile(&self) -> u8 {
        self.discarded.values().sum()
    }

    /// Whether choices are being made.
    pub fn is_choosing(&self) -> bool {
        let mut duties = self.duties.values();
        duties.any(|duty| *duty == Some(Duty::Choose))
    }

    /// What `card` costs `seat` now.
    pub fn cost(&self, seat: Seat, card: Card) -> u8 {
        cost(card, &self.cities[seat])
    }

    // rules: TC-11
    /// The buildings of `seat` that make `card` cheaper.
    pub fn givers(&self, seat: Seat, card: Card) -> impl Iterator<Item = Card> {
        let city = self.cities[seat];
        let givers = card.discounts().iter().map(|(giver, _)| *giver);
        givers.filter(move |giver| city.contains(*giver))
    }

    // rules: TC-24
    /// Whether `seat` could build `card` of its hand by itself this round, or why not.
    pub fn prospect(&self, seat: Seat, card: Card) -> Fate {
        let payers = self.hand_sizes[seat].saturating_sub(u8::from(!card.is_aside()));
        fate(card, &self.cities[seat], payers)
    }

    /// What the city of `seat` would give if the round were counted now.
    pub fn yields(&self, seat: Seat) -> Yield {
        Census::of(&self.cities).city(seat)
    }

    /// What the city of `seat` would give in addition with these `cards`, if nobody else built.
    pub fn gain(&self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Yield {
        let before = self.yields(seat);
        let after = Census::of(&self.with(seat, cards)).city(seat);
        // No card takes anything away from another one of the same city.
        Yield {
            income: after.income - before.income,
            points: after.points - before.points,
        }
    }

    /// The cities if `seat` had these `cards` in addition and nobody else built.
    pub fn with(&self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> PerSeat<Cards> {
        let mut cities = self.cities;
        cards.into_iter().for_each(|card| cities[seat].insert(card));
        cities
    }

    /// The same as [`gain`](Self::gain), building by building: those that would give more, each
    /// with all its copies.
    pub fn gains(
        &self,
        seat: Seat,
        cards: impl IntoIterator<Item = Card>,
    ) -> impl Iterator<Item = (Card, Yield)> {
        let cities = self.with(seat, cards);
        let gain = |(card, count): (Card, u8)| {
            let (now, then) = (Census::of(&self.cities), Census::of(&cities));
            let before = now.card(seat, card).times(self.cities[seat].count(card));
            let after = then.card(seat, card).times(count);
            let more = Yield {
                income: after.income - before.income,
                points: after.points - before.points,
            };
            (card, more)
        };
        let gains: Vec<_> = cities[seat].kinds().map(gain).collect();
        let is_more = |(_, more): &(Card, Yield)| *more != Yield::default();
        gains.into_iter().filter(is_more)
    }

    /// The cards of which the viewer does not know where they are.
    pub fn unseen(&self) -> Cards {
        let mut seen = self.hand;
        seen.insert_all(&self.discards);
        seen.insert_all(&self.drawn.cards());
        let cities = self.cities.values();
        cities.for_each(|city| seen.insert_all(city));
        for (seat, shown) in self.shown.iter() {
            if !self.viewer.is(seat) {
                seen.insert_all(shown);
            }
        }
        // Cards beside the deck are not of the box that the others come from.
        for card in ASIDE {
            while seen.remove(card) {}
        }
        let mut unseen = BOX;
        unseen.remove_all(&seen);
        unseen
    }
}

/// A table that fits the view: cards that the viewer has not seen are dealt anew.
pub(crate) fn imagine(view: &View, chance: &mut Chance) -> TheCity {
    let seats = view.cities.seats();
    let mut unseen = Heap::of(view.unseen());
    let mut hands = view.shown;
    let mut discards = PerSeat::new(seats);
    let mut tasks = PerSeat::new(seats);
    for seat in seats.iter() {
        if view.viewer.is(seat) {
            hands[seat] = view.hand;
            discards[seat] = view.discards;
        } else {
            unseen.deal(&mut hands[seat], view.hand_sizes[seat], chance);
            unseen.deal(&mut discards[seat], view.discarded[seat], chance);
        }
        tasks[seat] = view.duties[seat].map(|duty| match duty {
            Duty::Choose => Task::Choose,
            Duty::OneOf(first, second) => Task::OneOf(first, second),
            Duty::Pay { left } => Task::Pay { left },
            Duty::Keep(_) if view.viewer.is(seat) => Task::Keep(view.drawn),
            Duty::Keep(count) => {
                let mut drawn = Cards::EMPTY;
                unseen.deal(&mut drawn, count, chance);
                Task::Keep(Drawn::new(&drawn))
            }
            Duty::Discard(left) => Task::Discard(left),
        });
    }
    let deck = unseen.cards;
    assert_eq!(
        deck.len(),
        u32::from(view.deck),
        "what is left over is the deck"
    );
    let mut agenda = Agenda::new();
    if let Some(task) = tasks.values().copied().flatten().next() {
        agenda.first([Step::Together(tasks), task.next()]);
    }
    TheCity {
        agenda,
        memory: view.memory,
        round: view.round,
        deck,
        hands,
        cities: view.cities,
        discards,
        shown: view.shown,
        revealed: view.revealed,
        sealed: PerSeat::from_fn(seats, |seat| sealed(view, seat, &hands[seat], chance)),
        points: view.points,
    }
}

// rules: TC-31
/// What `seat` has chosen, if it has: of another seat anything that is possible with `hand`.
fn sealed(view: &View, seat: Seat, hand: &Cards, chance: &mut Chance) -> Option<Choice> {
    if view.viewer.is(seat) {
        return view.sealed;
    }
    if !view.is_choosing() || view.duties[seat].is_some() {
        return None;
    }
    let city = &view.cities[seat];
    let mut choices = 0;
    each_choice(hand, city, |_| choices += 1);
    let mut left = chance.below(choices);
    let mut chosen = None;
    each_choice(hand, city, |choice| {
        if left == 0 {
            chosen.get_or_insert(choice);
        }
        left = left.saturating_sub(1);
    });
    chosen
}

/// Cards in a list, to be dealt from one by one.
struct Heap {
    /// The first `len` of these; behind them lies anything.
    list: [Card; BUILDINGS as usize + COPIES_MAX],
    len: usize,
    /// The same cards.
    cards: Cards,
}

/// Copies of one card in the box, at most.
const COPIES_MAX: usize = {
    let (mut most, mut n) = (0, 0);
    while n < BOX.counts().len() {
        if BOX.counts()[n] > most {
            most = BOX.counts()[n];
        }
        n += 1;
    }
    most as usize
};

impl Heap {
    fn of(cards: Cards) -> Self {
        let mut list = [Card::default(); _];
        let mut len = 0;
        for (card, count) in cards.kinds() {
            // Always as many as there can be: what is too much the next card lies upon.
            list[len..][..COPIES_MAX].fill(card);
            len += usize::from(count);
        }
        Heap { list, len, cards }
    }

    /// Deals to `cards` until they are `count`.
    fn deal(&mut self, cards: &mut Cards, count: u8, chance: &mut Chance) {
        let mut dealt = Cards::EMPTY;
        let list = &mut self.list[..self.len];
        for _ in cards.len()..u32::from(count) {
            let n = chance.below(self.len as u32) as usize;
            dealt.insert(list[n]);
            self.len -= 1;
            list[n] = list[self.len];
        }
        cards.insert_all(&dealt);
        self.cards.remove_all(&dealt);
    }
}
