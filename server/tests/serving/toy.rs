//! A game of three cards: each of two seats holds one, and nobody ever shows it.

use std::{
    cell::Cell,
    fmt,
    str::FromStr,
    sync::{Condvar, Mutex},
};

use bots::{Bot, Random};
use host::{Brains, CatalogEntry, Skill, Thinking};
use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Dealer, Game, Illegal, Info, NoOptions, NotationError, Outcome, PerSeat, Seat,
    SeatCount, Seats, Seed, SetupError, Viewer,
};

/// The toy alone.
pub(crate) static TOYS: &[CatalogEntry] = &[toy::<1>()];
/// The same rules under a later number.
pub(crate) static NEWER_TOYS: &[CatalogEntry] = &[toy::<2>()];
/// Rules that show something else from the third wait on.
pub(crate) static STRANGE_TOYS: &[CatalogEntry] = &[toy::<STRANGE>()];
/// The same, under a number that was not raised.
pub(crate) static UNRAISED_TOYS: &[CatalogEntry] = &[CatalogEntry {
    info: Info {
        rules_version: 1,
        ..Toy::<STRANGE>::INFO
    },
    ..toy::<STRANGE>()
}];
/// Rules that forbid the third wait.
pub(crate) static STRICT_TOYS: &[CatalogEntry] = &[toy::<STRICT>()];
/// The same rules, told in another form.
pub(crate) static RESHAPED_TOYS: &[CatalogEntry] = &[toy::<RESHAPED>()];
/// The same, by rules that name the first version as compatible.
pub(crate) static TRUSTING_TOYS: &[CatalogEntry] = &[toy::<TRUSTING>()];
/// Rules that fail at the third wait.
pub(crate) static BROKEN_TOYS: &[CatalogEntry] = &[toy::<BROKEN>()];

const STRANGE: u32 = 3;
const STRICT: u32 = 4;
const RESHAPED: u32 = 5;
const TRUSTING: u32 = 6;
const BROKEN: u32 = 7;

const fn toy<const RULES: u32>() -> CatalogEntry {
    CatalogEntry::of::<Toy<RULES>>("# Toy", "# Giocattolo")
}

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

impl<const RULES: u32> Bot<Toy<RULES>> for Slow {
    fn choose<'a>(&mut self, _: &Look, legal: &'a [Wait]) -> &'a Wait {
        GATE.pass();
        &legal[0]
    }
}

/// No play is longer.
const PLIES: u32 = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Toy<const RULES: u32> {
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

thread_local! {
    static WRITTEN: Cell<u64> = const { Cell::new(0) };
}

/// How often a situation was written in words, in this thread.
pub(crate) fn written() -> u64 {
    WRITTEN.get()
}

impl<const RULES: u32> fmt::Display for Toy<RULES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        WRITTEN.set(WRITTEN.get() + 1);
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

impl<const RULES: u32> Game for Toy<RULES> {
    const INFO: Info = Info {
        id: "toy",
        title: "Toy",
        designer: "ours",
        publisher: "ours",
        year: None,
        minutes: 5,
        seats_min: 2,
        seats_max: 2,
        rules_version: RULES,
        told_format: if matches!(RULES, RESHAPED | TRUSTING) {
            2
        } else {
            1
        },
        compatible: if RULES == TRUSTING { &[1] } else { &[] },
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
        if RULES == STRICT && self.plies == 2 {
            return Err(Illegal::new("TO-2", ()));
        }
        let is_broken = RULES == BROKEN && self.plies == 2;
        assert!(action == Wait::Wait && !is_broken, "a bug in the rules");
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
            plies: match RULES {
                STRANGE if self.plies > 2 => self.plies + 100,
                _ => self.plies,
            },
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

impl<const RULES: u32> Brains for Toy<RULES> {
    // Its bot has a mind of its own.
    const LEVELS: &'static [(Skill, Thinking)] = &[];

    fn worth(&self, _: Seat) -> f32 {
        0.0
    }

    fn brain(skill: Skill, _: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        if skill == Skill::Fair {
            Box::new(Slow)
        } else {
            Box::new(Random::new(seed))
        }
    }
}
