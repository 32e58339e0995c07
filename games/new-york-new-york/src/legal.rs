//! May this be done?

use serde::{Deserialize, Serialize};
use tabletop::{Illegal, Seat};

use crate::{
    action::Action,
    components::{Card, Colour},
    flow::Step,
    state::NewYorkNewYork,
};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The match has ended.
    Over,
    /// Another seat is on turn.
    NotYourTurn,
    /// Colours are chosen before the deal and at no other time.
    ColoursAreChosen,
    /// First a colour is to be chosen.
    ChooseColour,
    /// Another seat plays for the colour.
    ColourTaken { colour: Colour },
    /// A card must be played before one is taken.
    PlayFirst,
    /// A card has been played; now one must be taken.
    TakeNow,
    /// The hand does not hold the card.
    NotInHand { card: Card },
    /// The open row does not hold the card.
    NotInRow { card: Card },
}

pub(crate) fn check(
    table: &NewYorkNewYork,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal<Refusal>> {
    let Some(step) = table.agenda.now() else {
        // rules: NN-024 §Svolgimento
        return Err(Illegal::new("NN-024", Refusal::Over));
    };
    if step.asks() != Some(seat) {
        // rules: NN-009, NN-033 §Svolgimento
        return Err(Illegal::new("NN-033", Refusal::NotYourTurn));
    }
    match (step, action) {
        (Step::Colour(_), Action::Colour(colour)) => check_colour(table, colour),
        // rules: NN-004 §Preparazione
        (Step::Colour(_), _) => Err(Illegal::new("NN-004", Refusal::ChooseColour)),
        // rules: NN-Q15
        (_, Action::Colour(_)) => Err(Illegal::new("NN-Q15", Refusal::ColoursAreChosen)),
        (Step::Take(_), Action::Take(card)) => check_take(table, card),
        // rules: NN-Q05, NN-Q23
        (Step::Take(_), Action::Play(_)) => Err(Illegal::new("NN-010", Refusal::TakeNow)),
        (Step::Take(_), Action::Pass) => Err(Illegal::new("NN-Q23", Refusal::TakeNow)),
        // rules: NN-010, NN-Q07 §Svolgimento
        (_, Action::Take(_)) => Err(Illegal::new("NN-010", Refusal::PlayFirst)),
        (_, Action::Play(card)) => check_play(table, seat, card),
        // rules: NN-021 §Svolgimento
        (_, Action::Pass) => Ok(()),
    }
}

// rules: NN-004 §Preparazione
/// Any colour that no other seat has.
fn check_colour(table: &NewYorkNewYork, colour: Colour) -> Result<(), Illegal<Refusal>> {
    if table.colours_left().any(|left| left == colour) {
        Ok(())
    } else {
        Err(Illegal::new("NN-004", Refusal::ColourTaken { colour }))
    }
}

// rules: NN-011, NN-015, NN-Q10 §Svolgimento
/// Any card of the hand, whatever lies at its place.
fn check_play(table: &NewYorkNewYork, seat: Seat, card: Card) -> Result<(), Illegal<Refusal>> {
    if table.hands[seat].contains(card) {
        Ok(())
    } else {
        Err(Illegal::new("NN-011", Refusal::NotInHand { card }))
    }
}

// rules: NN-016, NN-017 §Svolgimento
/// Any card of the row, and none of the deck.
fn check_take(table: &NewYorkNewYork, card: Card) -> Result<(), Illegal<Refusal>> {
    if table.row.cards().contains(&card) {
        Ok(())
    } else {
        Err(Illegal::new("NN-017", Refusal::NotInRow { card }))
    }
}

/// The colours left; or hand cards in ascending order, then the pass; or the row from its oldest
/// card.
pub(crate) fn list(table: &NewYorkNewYork, seat: Seat, out: &mut Vec<Action>) {
    match table.agenda.now() {
        Some(Step::Colour(asked)) if *asked == seat => {
            out.extend(table.colours_left().map(Action::Colour));
        }
        Some(Step::Turn(asked)) if *asked == seat => {
            out.extend(table.hands[seat].iter().map(Action::Play));
            out.push(Action::Pass);
        }
        Some(Step::Take(asked)) if *asked == seat => {
            out.extend(table.row.cards().iter().copied().map(Action::Take));
        }
        // Somebody else is asked, or nobody.
        Some(Step::Colour(_) | Step::Turn(_) | Step::Take(_) | Step::Refill | Step::PassOn(_))
        | None => {}
    }
}
