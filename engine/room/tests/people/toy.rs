//! A game of walking: whoever is on turn takes steps, rolls a die or passes the turn on. A step
//! tells nobody anything, a roll does. How often the rules were asked to play is counted.

use std::{cell::Cell, fmt, str::FromStr};

use host::{Bot, Brains, CatalogEntry, Skill, Thinking};
use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Dealer, Game, Illegal, Info, NoOptions, NotationError, Outcome, PerSeat, Seat,
    SeatCount, Seats, Seed, SetupError, Viewer,
};

/// The toy alone.
pub(crate) static TOYS: &[CatalogEntry] = &[CatalogEntry::of::<Walk>("# Walk", "# Passeggiata")];

thread_local! {
    static PLAYS: Cell<u64> = const { Cell::new(0) };
}

/// How often the rules have played in this thread.
pub(crate) fn plays() -> u64 {
    PLAYS.get()
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Walk {
    seats: SeatCount,
    turn: Seat,
    steps: u32,
    is_over: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Go {
    Step,
    Roll,
    Pass,
    Stop,
}

impl fmt::Display for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} after {} steps", self.turn, self.steps)
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Go::Step => "step",
            Go::Roll => "roll",
            Go::Pass => "pass",
            Go::Stop => "stop",
        })
    }
}

impl FromStr for Go {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "step" => Ok(Go::Step),
            "roll" => Ok(Go::Roll),
            "pass" => Ok(Go::Pass),
            "stop" => Ok(Go::Stop),
            _ => Err(NotationError::new(text, "step")),
        }
    }
}

impl Game for Walk {
    const INFO: Info = Info {
        id: "walk",
        title: "Walk",
        designer: "ours",
        publisher: "ours",
        year: None,
        minutes: 5,
        seats_min: 1,
        seats_max: 4,
        rules_version: 1,
        told_format: 1,
        compatible: &[],
        plies_max: 30_000,
    };
    type Options = NoOptions;
    type Action = Go;
    type View = Walk;
    type Event = Seat;
    type Refusal = ();

    fn set_up(_: &NoOptions, seats: SeatCount, _: &mut Dealer<Seat>) -> Result<Self, SetupError> {
        Ok(Walk {
            seats,
            turn: Seat::A,
            steps: 0,
            is_over: false,
        })
    }

    fn to_act(&self) -> Seats {
        if self.is_over {
            return Seats::default();
        }
        Seats::only(self.turn)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Go>) {
        if self.to_act().contains(seat) {
            out.extend([Go::Step, Go::Roll, Go::Pass, Go::Stop]);
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        action: Go,
        dealer: &mut Dealer<Seat>,
    ) -> Result<(), Illegal<()>> {
        PLAYS.set(PLAYS.get() + 1);
        if !self.to_act().contains(seat) {
            return Err(Illegal::new("WA-1", ()));
        }
        match action {
            Go::Step => self.steps += 1,
            Go::Roll => self.steps += dealer.roll(6),
            Go::Pass => self.turn = Seat::new((seat.number() + 1) % self.seats.get()),
            Go::Stop => self.is_over = true,
        }
        dealer.announce(seat);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = PerSeat::from_fn(self.seats, |_| 0);
        self.is_over.then(|| Outcome::by_score(&scores))
    }

    fn view(&self, _: Viewer) -> Walk {
        self.clone()
    }

    fn veil(event: &Seat, _: Viewer) -> Seat {
        *event
    }

    fn imagine(view: &Walk, _: &mut Chance) -> Self {
        view.clone()
    }

    fn assert_sound(&self) {}
}

/// A bot that passes.
struct Passer;

impl Bot<Walk> for Passer {
    fn choose<'a>(&mut self, _: &Walk, legal: &'a [Go]) -> &'a Go {
        legal.iter().find(|go| **go == Go::Pass).unwrap()
    }
}

impl Brains for Walk {
    // Its bot has a mind of its own.
    const LEVELS: &'static [(Skill, Thinking)] = &[];

    fn worth(&self, _: Seat) -> f32 {
        0.0
    }

    fn brain(_: Skill, _: Seat, _: Seed) -> Box<dyn Bot<Self>> {
        Box::new(Passer)
    }
}
