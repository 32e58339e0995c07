//! A game of three cards: each of two seats holds one, and nobody ever shows it.

use std::{
    fmt,
    str::FromStr,
    sync::{Condvar, Mutex},
};

use bots::{Bot, Random};
use host::{Brains, Entry, Skill};
use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Dealer, Game, Illegal, Info, NoOptions, NotationError, Outcome, PerSeat, Seat,
    SeatCount, Seats, Seed, SetupError, Viewer,
};

/// The toy alone.
pub(crate) static TOYS: &[Entry] = &[TOY];
/// The same rules under a later number.
pub(crate) static NEWER_TOYS: &[Entry] = &[Entry {
    info: Info {
        rules_version: 2,
        ..Toy::INFO
    },
    ..TOY
}];
const TOY: Entry = Entry::of::<Toy>("# Toy", "# Giocattolo");

/// While it is shut, greedy bots think.
pub(crate) static GATE: Gate = Gate {
    is_open: Mutex::new(false),
    opened: Condvar::new(),
};

pub(crate) struct Gate {
    is_open: Mutex<bool>,
    opened: Condvar,
}

impl Gate {
    pub(crate) fn open(&self) {
        *self.is_open.lock().unwrap() = true;
        self.opened.notify_all();
    }

    fn pass(&self) {
        let is_open = self.is_open.lock().unwrap();
        let passed = self.opened.wait_while(is_open, |is_open| !*is_open);
        drop(passed.unwrap());
    }
}

/// A bot that takes its time.
struct Slow;

impl Bot<Toy> for Slow {
    fn choose<'a>(&mut self, _: &Look, legal: &'a [Wait]) -> &'a Wait {
        GATE.pass();
        &legal[0]
    }
}

/// No play is longer.
const PLIES: u32 = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Toy {
    cards: [u8; 2],
    plies: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Wait {
    Wait,
    /// A bug in the rules.
    Boom,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Look {
    cards: [Option<u8>; 2],
    plies: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Told {
    Dealt([Option<u8>; 2]),
    Waited(Seat),
}

impl fmt::Display for Toy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} after {}", self.cards, self.plies)
    }
}

impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Wait::Wait { "wait" } else { "boom" })
    }
}

impl FromStr for Wait {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "wait" => Ok(Wait::Wait),
            "boom" => Ok(Wait::Boom),
            _ => Err(NotationError::new(text, "wait")),
        }
    }
}

fn own(cards: [Option<u8>; 2], viewer: Viewer) -> [Option<u8>; 2] {
    [Seat::A, Seat::B].map(|seat| cards[seat.index()].filter(|_| viewer.is(seat)))
}

impl Game for Toy {
    const INFO: Info = Info {
        id: "toy",
        title: "Toy",
        credits: "ours",
        seats_min: 2,
        seats_max: 2,
        rules_version: 1,
        plies_max: PLIES,
    };
    type Options = NoOptions;
    type Action = Wait;
    type View = Look;
    type Event = Told;
    type Refusal = ();

    fn set_up(_: &NoOptions, _: SeatCount, dealer: &mut Dealer<Told>) -> Result<Self, SetupError> {
        let mut deck = [0, 1, 2];
        dealer.shuffle(&mut deck);
        let cards = [deck[0], deck[1]];
        dealer.announce(Told::Dealt(cards.map(Some)));
        Ok(Toy { cards, plies: 0 })
    }

    fn to_act(&self) -> Seats {
        if self.plies == PLIES {
            return Seats::default();
        }
        Seats::only(Seat::new((self.plies % 2) as u8))
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Wait>) {
        if self.to_act().contains(seat) {
            out.push(Wait::Wait);
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        action: Wait,
        dealer: &mut Dealer<Told>,
    ) -> Result<(), Illegal<()>> {
        if !self.to_act().contains(seat) {
            return Err(Illegal::new("TO-1", ()));
        }
        assert!(action == Wait::Wait, "a bug in the rules");
        self.plies += 1;
        dealer.announce(Told::Waited(seat));
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let two = SeatCount::new(2)?;
        let scores = PerSeat::from_fn(two, |seat| i32::from(self.cards[seat.index()]));
        (self.plies == PLIES).then(|| Outcome::by_score(&scores))
    }

    fn view(&self, viewer: Viewer) -> Look {
        Look {
            cards: own(self.cards.map(Some), viewer),
            plies: self.plies,
        }
    }

    fn veil(event: &Told, viewer: Viewer) -> Told {
        match event {
            Told::Dealt(cards) => Told::Dealt(own(*cards, viewer)),
            Told::Waited(seat) => Told::Waited(*seat),
        }
    }

    fn imagine(view: &Look, chance: &mut Chance) -> Self {
        let known = view.cards.iter().flatten().next().copied();
        let rest: Vec<u8> = (0..3).filter(|card| Some(*card) != known).collect();
        let first = chance.below(rest.len() as u32) as usize;
        let other = rest[(first + 1) % rest.len()];
        let cards = match view.cards {
            [Some(a), _] => [a, rest[first]],
            [_, Some(b)] => [rest[first], b],
            [None, None] => [rest[first], other],
        };
        let plies = view.plies;
        Toy { cards, plies }
    }

    fn assert_sound(&self) {
        assert_ne!(self.cards[0], self.cards[1]);
    }
}

impl Brains for Toy {
    fn brain(skill: Skill, _: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        if skill == Skill::Greedy {
            Box::new(Slow)
        } else {
            Box::new(Random::new(seed))
        }
    }
}
