//! May this be done, and what will come of it?

use serde::{Deserialize, Serialize};
use tabletop::{Illegal, Seat};

use crate::{
    action::{Action, Choice},
    components::{ASIDE, Card, Cards},
    flow::Task,
    state::{TheCity, cost, crew_limit, has_prerequisite},
};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// The seat owes no decision now; others still do.
    NotAsked,
    /// It is time to choose what to build.
    ChooseNow,
    /// It is time to say which of the two is built.
    OneOfTwo { first: Card, second: Card },
    /// It is time to pay.
    PayNow,
    /// It is time to keep one of the cards drawn.
    KeepNow,
    /// It is time to discard.
    DiscardNow,
    /// The hand does not hold the card, or holds too few of it.
    NotInHand { card: Card },
    /// The card is not among those drawn.
    NotDrawn { card: Card },
    /// The one of this card that each player may take was taken.
    TakenBefore { card: Card },
    /// Two cards need a crew.
    NoCrew,
    /// The card that lies beside the deck is never one of two.
    NeverOfTwo { card: Card },
    /// Two cards of one round may not cost so much together.
    PairTooDear { cost: u8, most: u8 },
}

pub(crate) fn check(table: &TheCity, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
    if table.agenda.is_empty() {
        // rules: TC-19 §Fine del gioco
        return Err(Illegal::new("TC-19", Refusal::Over));
    }
    let Some(task) = table.task(seat) else {
        // rules: TC-06, TC-Q09
        return Err(Illegal::new("TC-06", Refusal::NotAsked));
    };
    // rules: TC-04, TC-20
    let of_discards = if table.round == 0 { "TC-04" } else { "TC-20" };
    match (task, action) {
        (Task::Choose, Action::Choose(choice)) => check_choice(table, seat, choice),
        // rules: TC-Q11
        (Task::OneOf(first, second), Action::Choose(Choice::One(card)))
            if card == first || card == second =>
        {
            Ok(())
        }
        (Task::Pay { .. }, Action::Pay(card)) => is_held(table, seat, card, "TC-09"),
        (Task::Discard(_), Action::Discard(card)) => is_held(table, seat, card, of_discards),
        (Task::Keep(drawn), Action::Keep(card)) => {
            if drawn.as_slice().contains(&card) {
                Ok(())
            } else {
                // rules: TC-08 §Scelta della carta
                Err(Illegal::new("TC-08", Refusal::NotDrawn { card }))
            }
        }
        (Task::OneOf(first, second), _) => {
            let refusal = Refusal::OneOfTwo { first, second };
            Err(Illegal::new("TC-Q11", refusal))
        }
        (Task::Choose, _) => Err(Illegal::new("TC-06", Refusal::ChooseNow)),
        // rules: TC-25
        (Task::Pay { .. }, _) => Err(Illegal::new("TC-25", Refusal::PayNow)),
        (Task::Keep(_), _) => Err(Illegal::new("TC-08", Refusal::KeepNow)),
        (Task::Discard(_), _) => Err(Illegal::new(of_discards, Refusal::DiscardNow)),
    }
}

fn is_held(
    table: &TheCity,
    seat: Seat,
    card: Card,
    rule: &'static str,
) -> Result<(), Illegal<Refusal>> {
    if table.hands[seat].contains(card) {
        Ok(())
    } else {
        Err(Illegal::new(rule, Refusal::NotInHand { card }))
    }
}

// rules: TC-06, TC-24 §Scelta della carta
/// Any card of the hand, whether it can be built or not.
fn check_choice(table: &TheCity, seat: Seat, choice: Choice) -> Result<(), Illegal<Refusal>> {
    let city = &table.cities[seat];
    match choice {
        Choice::Renounce => Ok(()),
        // rules: TC-07 §Architekten
        Choice::One(card) if card.is_aside() && city.contains(card) => {
            Err(Illegal::new("TC-07", Refusal::TakenBefore { card }))
        }
        Choice::One(card) if card.is_aside() => Ok(()),
        Choice::One(card) => is_held(table, seat, card, "TC-06"),
        Choice::Two(first, second) => {
            // rules: TC-14 §Baukolonne
            let Some(most) = crew_limit(city) else {
                return Err(Illegal::new("TC-14", Refusal::NoCrew));
            };
            for card in [first, second] {
                if card.is_aside() {
                    return Err(Illegal::new("TC-14", Refusal::NeverOfTwo { card }));
                }
                is_held(table, seat, card, "TC-06")?;
            }
            if first == second && table.hands[seat].count(first) < 2 {
                let card = first;
                return Err(Illegal::new("TC-06", Refusal::NotInHand { card }));
            }
            // rules: TC-Q11
            let cost = cost(first, city) + cost(second, city);
            if cost > most {
                return Err(Illegal::new("TC-Q11", Refusal::PairTooDear { cost, most }));
            }
            Ok(())
        }
    }
}

/// The choices, or the cards one by one, each kind once and in the order of the table.
pub(crate) fn list(table: &TheCity, seat: Seat, out: &mut Vec<Action>) {
    let kinds = |cards: &Cards, out: &mut Vec<Action>, action: fn(Card) -> Action| {
        out.extend(cards.set().iter().map(action));
    };
    match table.task(seat) {
        None => {}
        Some(Task::Choose) => {
            let (hand, city) = (&table.hands[seat], &table.cities[seat]);
            each_choice(hand, city, |choice| out.push(Action::Choose(choice)));
        }
        Some(Task::OneOf(first, second)) => {
            let one = |card| Action::Choose(Choice::One(card));
            out.extend([first, second].map(one));
        }
        Some(Task::Pay { .. }) => kinds(&table.hands[seat], out, Action::Pay),
        Some(Task::Keep(drawn)) => kinds(&drawn.cards(), out, Action::Keep),
        Some(Task::Discard(_)) => kinds(&table.hands[seat], out, Action::Discard),
    }
}

// rules: TC-06, TC-07, TC-14, TC-Q11, TC-Q13
/// Calls `give` with every legal choice of a seat: the architect, each card followed by the pairs
/// in which it comes first, the renouncing.
pub(crate) fn each_choice(hand: &Cards, city: &Cards, mut give: impl FnMut(Choice)) {
    for card in ASIDE.iter().filter(|card| !city.contains(*card)) {
        give(Choice::One(card));
    }
    let crew = crew_limit(city);
    for (card, count) in hand.kinds() {
        give(Choice::One(card));
        let Some(left) = crew.and_then(|most| most.checked_sub(cost(card, city))) else {
            continue;
        };
        for (other, _) in hand.kinds().skip_while(|(other, _)| *other < card) {
            if cost(other, city) <= left && (other != card || count > 1) {
                give(Choice::Two(card, other));
            }
        }
    }
    give(Choice::Renounce);
}

/// Why a card cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    /// There may be only one, and it stands.
    Limit,
    /// Nothing of what this card needs stands.
    Needs(Card),
    /// So many cards too few to pay with.
    Short(u8),
    /// So many cards too few to pay for both cards of a pair.
    Both(u8),
}

impl Obstacle {
    /// The rule that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            Obstacle::Limit => "TC-12",
            Obstacle::Needs(_) => "TC-10",
            Obstacle::Short(_) => "TC-13",
            Obstacle::Both(_) => "TC-Q11",
        }
    }
}

/// What becomes of a chosen card: built at a cost, or back to the hand.
pub type Fate = Result<u8, Obstacle>;

// rules: TC-09, TC-10, TC-12, TC-13, TC-Q05
/// Why `card` cannot be built in `city` by somebody with so many `payers` in hand, or its cost.
pub fn fate(card: Card, city: &Cards, payers: u8) -> Fate {
    let cost = cost(card, city);
    if card.is_limited() && city.contains(card) {
        Err(Obstacle::Limit)
    } else if !has_prerequisite(card, city) {
        Err(Obstacle::Needs(card))
    } else if cost > payers {
        Err(Obstacle::Short(cost - payers))
    } else {
        Ok(cost)
    }
}

// rules: TC-14, TC-Q11 §Baukolonne
/// What becomes of the cards of `choice`, in the order of the table, if the seat with `city` holds
/// `cards` cards. Nothing that others do changes it (TC-24). Where the owner will say which of two
/// is built ([`either`]) it is told for the dearer, at equal cost for the first.
pub fn fates(choice: Choice, city: &Cards, cards: u8) -> [Option<(Card, Fate)>; 2] {
    match choice {
        Choice::Renounce => [None, None],
        Choice::One(card) => {
            let payers = cards - u8::from(!card.is_aside());
            [Some((card, fate(card, city, payers))), None]
        }
        Choice::Two(first, second) => {
            // A card that is not built is back in the hand and may pay for the other.
            let mut pair = [first, second].map(|card| (card, fate(card, city, cards - 1)));
            if let [(_, Ok(one)), (_, Ok(other))] = pair {
                let why = if first == second && first.is_limited() {
                    Some(Obstacle::Limit)
                } else {
                    let short = (one + other).saturating_sub(cards - 2);
                    (short > 0).then_some(Obstacle::Both(short))
                };
                if let Some(why) = why {
                    let left_out = usize::from(one >= other);
                    pair[left_out].1 = Err(why);
                }
            }
            pair.map(Some)
        }
    }
}

// rules: TC-Q11
/// The two cards of `choice` of which the owner has to say which one is built, because by their
/// `fates` either can be paid and not both. Of two equal cards there is nothing to say.
pub fn either(choice: Choice, fates: &[Option<(Card, Fate)>; 2]) -> Option<(Card, Card)> {
    let Choice::Two(first, second) = choice else {
        return None;
    };
    let is_open = |(_, fate): &(Card, Fate)| matches!(fate, Err(Obstacle::Both(_)));
    (first != second && fates.iter().flatten().any(is_open)).then_some((first, second))
}
