//! A toy game that touches everything the laws look at, and can be played with one defect.
//!
//! Twenty-four cards, three to a hand, the rest a deck that is drawn from when needed. Each round
//! all seats lay a card face down together; the highest wins a point. Then each seat in turn, the
//! winner first, draws a card unseen, tosses one openly, or passes.

mod action;
mod defect;
mod rules;
mod view;

pub(crate) use action::{Action, Card};
pub(crate) use defect::Defect;
pub(crate) use view::View;

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{IdSet, OptionKind, OptionSpec, Options, PerSeat, Seat, SetupError, Viewer};

/// A state of the toy.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Toy {
    pub options: ToyOptions,
    pub round: u8,
    pub step: Step,
    pub deck: IdSet<Card>,
    pub hands: PerSeat<IdSet<Card>>,
    pub bids: PerSeat<Option<Card>>,
    /// What each seat has laid openly: bids of former rounds and tossed cards. Not one heap,
    /// for a viewer who was told whose a card was must see it.
    pub open: PerSeat<IdSet<Card>>,
    pub scores: PerSeat<i32>,
    /// Who answered first; only a defect asks.
    pub first: Option<Seat>,
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Step {
    Bid,
    Turn { seat: Seat, left: u8 },
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct ToyOptions {
    pub rounds: u8,
    pub toss: bool,
    pub defect: Defect,
}

impl Default for ToyOptions {
    fn default() -> Self {
        ToyOptions {
            rounds: 3,
            toss: true,
            defect: Defect::None,
        }
    }
}

impl Options for ToyOptions {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "rounds",
            kind: OptionKind::Number {
                min: 1,
                max: 3,
                auto: false,
            },
        },
        OptionSpec {
            key: "toss",
            kind: OptionKind::Switch,
        },
        OptionSpec {
            key: "defect",
            kind: OptionKind::OneOf(Defect::WORDS),
        },
    ];

    fn get(&self, key: &str) -> String {
        match key {
            "rounds" => self.rounds.to_string(),
            "defect" => self.defect.word().to_owned(),
            _ => {
                let toss = self.toss || self.defect == Defect::MisspeltOption;
                if toss { "yes" } else { "no" }.to_owned()
            }
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "rounds" => self.rounds = Self::OPTIONS[0].read_number(value)?.unwrap_or(3),
            "toss" => self.toss = Self::OPTIONS[1].read_switch(value)?,
            "defect" => {
                let defect = Defect::of_word(value);
                self.defect = defect.ok_or_else(|| Self::OPTIONS[2].refuse(value))?;
            }
            _ => {
                return Err(SetupError::UnknownOption {
                    key: key.to_owned(),
                });
            }
        }
        Ok(())
    }
}

/// What happens in the toy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt {
        seat: Seat,
        hand: Secret<IdSet<Card>>,
    },
    Laid {
        seat: Seat,
        card: Secret<Card>,
    },
    Shown {
        bids: PerSeat<Card>,
        winner: Seat,
    },
    Drew {
        seat: Seat,
        card: Secret<Card>,
    },
    Tossed {
        seat: Seat,
        card: Card,
    },
    Passed {
        seat: Seat,
    },
    /// How many have passed at any table, if it were known.
    Murmured {
        passes: Secret<u32>,
    },
    /// From how deep in the deck a card was drawn.
    Reached {
        depth: u32,
    },
    /// The log line that must not be.
    HandsAreWorth {
        sum: u32,
    },
}

/// What only one seat may hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Secret<T> {
    Kept(T),
    Veiled,
    /// As if its arm in `veil` had been forgotten.
    Unveiled(T),
}

impl<T> Secret<T> {
    /// A secret; or none, in a game with a defect.
    pub(crate) fn new(thing: T, told: bool) -> Self {
        if told {
            Secret::Unveiled(thing)
        } else {
            Secret::Kept(thing)
        }
    }

    fn veil(&mut self) {
        if matches!(self, Secret::Kept(_)) {
            *self = Secret::Veiled;
        }
    }
}

/// The event as `viewer` may hear it.
pub(crate) fn veil(event: &Event, viewer: Viewer) -> Event {
    let mut event = event.clone();
    match &mut event {
        Event::Dealt { seat, hand } if !viewer.is(*seat) => hand.veil(),
        Event::Laid { seat, card } | Event::Drew { seat, card } if !viewer.is(*seat) => {
            card.veil();
        }
        Event::Murmured { passes } => passes.veil(),
        _ => {}
    }
    event
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Refusal {
    NotYours,
    NotNow,
    NotInHand,
    NeededForBids,
    DeckIsEmpty,
    /// The error text that tells.
    HeldBy(Seat),
}

impl fmt::Display for Toy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Step::Bid => write!(f, "round {} bids", self.round)?,
            Step::Turn { seat, .. } => write!(f, "round {} turn {seat}", self.round)?,
            Step::Over => write!(f, "over")?,
        }
        for (seat, hand) in self.hands.iter() {
            write!(f, ", {seat} {hand}")?;
            if let Some(bid) = self.bids[seat] {
                write!(f, " bid {bid}")?;
            }
            write!(f, " open {} score {}", self.open[seat], self.scores[seat])?;
        }
        Ok(())
    }
}
