//! What a situation of The City is worth.
//!
//! In points: those a seat has, those its city will score in the rounds still to come, and what
//! its cards and its income will bring when they have become buildings. A card is worth as much
//! as it pays for, the more the earlier; a hand is worth more if it holds buildings that suit the
//! city. A choice that lies face down is judged as if it had been turned up.
//!
//! It computes with the four operations and roots only, which are exact everywhere: the same bot
//! plays the same game on every machine.

use games::the_city::{
    TheCity,
    action::{Action, Choice},
    components::{Card, Cards, GOAL},
    event::Event,
    flow::{Step, Task},
    legal::fates,
    scoring::{Census, Yield},
    state::{cost, crew_limit, has_prerequisite},
};
use tabletop::{PerSeat, Seat};

use crate::{Brains, Counted, Skill, Thinking};

/// What counts the rounds of a play.
const ROUND: &str = "round";

impl Brains for TheCity {
    const LEVELS: &'static [(Skill, Thinking)] = &[
        (Skill::Novice, Thinking::one_decision(2).slipping(4.0)),
        (Skill::Fair, Thinking::one_decision(2).slipping(1.0)),
        (Skill::Strong, Thinking::one_decision(2)),
    ];

    fn worth(&self, seat: Seat) -> f32 {
        evaluate(self, seat)
    }

    /// To choose what will not be built.
    fn looks_like_a_fault(&self, seat: Seat, action: Action) -> bool {
        let Action::Choose(choice) = action else {
            return false;
        };
        let cards = self.hands[seat].len() as u8;
        let fates = fates(choice, &self.cities[seat], cards);
        fates.iter().flatten().any(|(_, fate)| fate.is_err())
    }

    fn gives_up(action: Action) -> bool {
        action == Action::Choose(Choice::Renounce)
    }
}

impl Counted for TheCity {
    /// Rounds, and every card that can be built.
    fn countable() -> Vec<&'static str> {
        let cards = Card::all().map(Card::word);
        [ROUND].into_iter().chain(cards).collect()
    }

    fn counted(event: &Event) -> Option<(Option<Seat>, &'static str)> {
        match event {
            Event::RoundBegan { .. } => Some((None, ROUND)),
            Event::Built { seat, card, .. } => Some((Some(*seat), card.word())),
            _ => None,
        }
    }
}

/// Found by letting altered weights play against the best so far.
struct Weights {
    /// Points a round that one card buys.
    card: f32,
    /// Cards a round beyond which income is worth half.
    plenty: f32,
    /// Rounds in a game.
    rounds: f32,
    /// The share of a building in hand that counts, and what is left of it for the next best.
    hope: f32,
    next: f32,
    /// The share of a building that cannot be built yet for want of another, or of cards.
    unmet: f32,
    dear: f32,
    /// What the best of five cards is worth, and a crew, in points a round.
    pick: f32,
    crew: f32,
    /// What it costs to let others see a card of the hand.
    shown: f32,
}

const WEIGHTS: Weights = Weights {
    card: 0.6,
    plenty: 6.0,
    rounds: 8.0,
    hope: 0.6,
    next: 0.4,
    unmet: 0.3,
    dear: 0.6,
    pick: 0.4,
    crew: 3.0,
    shown: 0.1,
};

/// The points that `seat` may expect to have in the end.
pub fn evaluate(table: &TheCity, seat: Seat) -> f32 {
    let plan = Prospect::of(table, seat);
    let mut cities = table.cities;
    cities[seat] = plan.city;
    let census = Census::of(&cities);
    let horizon = Horizon::of(table, &plan);
    let now = census.city(seat);
    let held = f32::from(plan.hand.len() as u8) - f32::from(plan.owed);
    let income = if plan.is_waiting { now.income } else { 0 };
    let next = held + f32::from(income);
    let mut value = f32::from(table.points[seat]) + horizon.worth(now) + held * horizon.card();
    if crew_limit(&plan.city).is_some() {
        value += WEIGHTS.crew * horizon.next * cheap_share(&plan);
    }
    value -= WEIGHTS.shown * f32::from(plan.shown);
    if plan.is_drawing {
        value += horizon.card() + WEIGHTS.pick * horizon.next;
    }
    let mut worths = Worths::none();
    let mut site = Site {
        census: &census,
        now,
        cities,
        seat,
        horizon,
        cards_next: next,
    };
    for (card, count) in plan.hand.kinds() {
        let worth = site.worth(card);
        let again = if card.is_limited() {
            0.0
        } else {
            WEIGHTS.next * worth
        };
        worths.add(worth);
        (1..count).for_each(|_| worths.add(again));
    }
    if let Some(drawn) = plan.drawn {
        let best = drawn.kinds().map(|(card, _)| site.worth(card));
        worths.add(best.fold(0.0, f32::max));
        value += horizon.card();
    }
    value + worths.sum(plan.owed)
}

/// How far the hand is full of cards that a crew could build in pairs: 0 to 1.
fn cheap_share(plan: &Prospect) -> f32 {
    const ENOUGH: u8 = 4;
    let is_cheap = |card: Card| cost(card, &plan.city) <= 2 && has_prerequisite(card, &plan.city);
    let cheap = plan.hand.iter().filter(|card| is_cheap(*card)).count();
    f32::from((cheap as u8).min(ENOUGH)) / f32::from(ENOUGH)
}

/// What is known to come of a seat's choice.
struct Prospect {
    city: Cards,
    hand: Cards,
    /// Cards of the hand that will be paid or discarded.
    owed: u8,
    /// Whether five cards will be drawn and one kept.
    is_drawing: bool,
    /// Cards of the hand that everyone knows, or will have seen in vain.
    shown: u8,
    /// The cards of which one will be kept.
    drawn: Option<Cards>,
    /// Whether the seat has chosen for this round, whose income is still to come.
    is_waiting: bool,
}

impl Prospect {
    fn of(table: &TheCity, seat: Seat) -> Self {
        let mut plan = Prospect {
            city: table.cities[seat],
            hand: table.hands[seat],
            owed: 0,
            is_drawing: false,
            shown: table.shown[seat].len() as u8,
            drawn: None,
            is_waiting: true,
        };
        if let Some(choice) = table.sealed[seat] {
            plan.carry_out(choice);
        }
        match table.task(seat) {
            Some(Task::OneOf(first, second)) => plan.carry_out(Choice::Two(first, second)),
            Some(Task::Pay { left }) => plan.owed = left,
            Some(Task::Discard(left)) => {
                plan.owed = left;
                plan.is_waiting = false;
            }
            Some(Task::Keep(drawn)) => plan.drawn = Some(drawn.cards()),
            Some(Task::Choose) => plan.is_waiting = false,
            None => {}
        }
        plan
    }

    fn carry_out(&mut self, choice: Choice) {
        let fates = fates(choice, &self.city, self.hand.len() as u8);
        self.is_drawing = true;
        for (card, fate) in fates.into_iter().flatten() {
            self.shown += u8::from(fate.is_err());
            if let Ok(cost) = fate {
                self.is_drawing = false;
                self.owed += cost;
                self.city.insert(card);
                self.hand.remove(card);
            }
        }
    }
}

/// How much of the game is still to come.
#[derive(Clone, Copy)]
struct Horizon {
    /// The rounds that will still be counted.
    rounds: f32,
    /// In how many of them a building counts that is chosen at the next choice.
    next: f32,
}

impl Horizon {
    /// By how many rounds there have been and by how far the leader is: points grow with the
    /// square of the rounds. It must not hang on what the seat builds, or the seat would build
    /// what makes the game longer.
    fn of(table: &TheCity, plan: &Prospect) -> Self {
        if table.agenda.is_empty() {
            return Horizon::after(0.0);
        }
        let is_counted = matches!(table.agenda.iter().nth(1), Some(Step::Round));
        let played = table.round.saturating_sub(u8::from(!is_counted));
        let most = table.points.values().copied().max().unwrap_or(0).min(GOAL);
        let share = (f32::from(most) / f32::from(GOAL)).sqrt();
        let by_points = WEIGHTS.rounds * (1.0 - share);
        let by_rounds = WEIGHTS.rounds - f32::from(played);
        let rounds = f32::midpoint(by_points, by_rounds).max(1.0);
        if plan.is_waiting && !is_counted {
            Horizon::after(rounds)
        } else {
            Horizon {
                rounds,
                next: rounds,
            }
        }
    }

    /// If what counts now has been chosen.
    fn after(rounds: f32) -> Self {
        let next = (rounds - 1.0).max(0.0);
        Horizon { rounds, next }
    }

    /// What a card in hand is worth: what it will pay for.
    fn card(self) -> f32 {
        WEIGHTS.card * self.next + 0.01
    }

    /// What it is worth to get so much every round from now on.
    fn worth(self, it: Yield) -> f32 {
        let income = f32::from(it.income);
        let income = income.min(WEIGHTS.plenty) + 0.5 * (income - WEIGHTS.plenty).max(0.0);
        let later = (self.rounds - 1.0).max(0.0);
        let cards = income * WEIGHTS.card * self.rounds * later / 2.0;
        f32::from(it.points) * self.rounds + cards
    }
}

/// Where a seat may build next.
struct Site<'a> {
    census: &'a Census<'a>,
    /// What its city gives now.
    now: Yield,
    cities: PerSeat<Cards>,
    seat: Seat,
    horizon: Horizon,
    /// The cards the seat will have then.
    cards_next: f32,
}

impl Site<'_> {
    /// What it is worth to hold `card`, to be built in the next round.
    fn worth(&mut self, card: Card) -> f32 {
        let (seat, horizon) = (self.seat, self.horizon);
        if card.is_limited() && self.cities[seat].contains(card) {
            return 0.0;
        }
        // Tried out and taken back: a card is cheaper than all cities.
        self.cities[seat].insert(card);
        let after = self.census.again(&self.cities, seat).city(seat);
        self.cities[seat].remove(card);
        let city = &self.cities[seat];
        let gain = Yield {
            income: after.income - self.now.income,
            points: after.points - self.now.points,
        };
        let later = Horizon::after(horizon.next);
        let cost = f32::from(cost(card, city));
        let crew = if card.crew().is_some() {
            0.5 * WEIGHTS.crew * later.next
        } else {
            0.0
        };
        let mut worth = later.worth(gain) + crew - (cost + 1.0) * horizon.card();
        if !has_prerequisite(card, city) {
            worth *= WEIGHTS.unmet;
        }
        if cost + 1.0 > self.cards_next {
            worth *= WEIGHTS.dear;
        }
        worth.max(0.0)
    }
}

/// The worths of the cards in hand, largest first.
struct Worths {
    sorted: [f32; 64],
    len: usize,
}

impl Worths {
    fn none() -> Self {
        Worths {
            sorted: [0.0; 64],
            len: 0,
        }
    }

    fn add(&mut self, worth: f32) {
        let mut at = self.len.min(self.sorted.len() - 1);
        self.len = at + 1;
        while at > 0 && self.sorted[at - 1] < worth {
            self.sorted[at] = self.sorted[at - 1];
            at -= 1;
        }
        self.sorted[at] = worth;
    }

    /// What they count together, if the `owed` least of them are given away.
    fn sum(&self, owed: u8) -> f32 {
        let kept = self.len.saturating_sub(usize::from(owed));
        let mut share = WEIGHTS.hope;
        let mut sum = 0.0;
        for worth in &self.sorted[..kept] {
            sum += share * worth;
            share *= WEIGHTS.next;
        }
        sum
    }
}
