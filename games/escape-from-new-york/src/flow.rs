//! The structure of a turn, and nothing else.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Dealer, Seat, Seats};

use crate::{
    components::{
        aims::Colour,
        board::{Space, SpaceSet},
        cards::{self, Card},
        effects::Effect,
        equipment::{Case, Item},
        new_york::NyCard,
        tiles::MapTile,
        timer::{EventCard, TimerTile},
    },
    event::Event,
    resolve,
    state::{Escape, Table, hiding::Hiding},
};

/// Where a turn stands. The stops of FU-Q40 lie before most of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Refresh,
    Choose,
    FirstCard,
    SecondCard,
    Drive,
    Noise,
    Damage,
    Level,
    Building,
    Discard,
    NyCard,
    Close,
    End,
}

impl Stage {
    /// All stages in order.
    pub const ALL: [Stage; 13] = [
        Stage::Refresh,
        Stage::Choose,
        Stage::FirstCard,
        Stage::SecondCard,
        Stage::Drive,
        Stage::Noise,
        Stage::Damage,
        Stage::Level,
        Stage::Building,
        Stage::Discard,
        Stage::NyCard,
        Stage::Close,
        Stage::End,
    ];

    /// The one after it.
    pub fn next(self) -> Option<Stage> {
        Stage::ALL.get(self as usize + 1).copied()
    }

    /// The one before it.
    pub fn before(self) -> Option<Stage> {
        let number = (self as usize).checked_sub(1)?;
        Stage::ALL.get(number).copied()
    }

    // rules: FU-12, FU-30
    /// Its step in the rulebook, 1 to 12; the end of the turn has none.
    pub fn number(self) -> Option<u8> {
        (self != Stage::End).then_some(self as u8 + 1)
    }

    // rules: FU-Q40
    /// Whether there may be a stop just before it. The cards and the car always ask themselves,
    /// or the stop before the noise follows at once.
    pub fn has_window(self) -> bool {
        !matches!(self, Stage::FirstCard | Stage::SecondCard | Stage::Drive)
    }
}

/// A list of effects being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Card(Card),
    /// The personal ability, fought.
    Strike,
    /// The personal ability, walked.
    Sneak,
    /// The car card in step 5.
    Drive,
    /// An item used, or a weapon fired.
    Item(Item),
    /// An item used the other way.
    Otherwise(Item),
    Case(Case),
    Event(EventCard),
    Timer(TimerTile),
    NewYork(NyCard),
    Trap(MapTile),
}

impl Source {
    /// What it does, in order.
    pub fn effects(self) -> &'static [Effect] {
        match self {
            Source::Card(card) => card.effects(),
            Source::Strike => cards::ABILITY_STRIKE,
            Source::Sneak => cards::ABILITY_SNEAK,
            Source::Drive => cards::DRIVE,
            Source::Item(item) => item.effects(),
            Source::Otherwise(item) => item.otherwise(),
            Source::Case(case) => case.effects(),
            Source::Event(card) => card.effects(),
            Source::Timer(tile) => tile.effects(),
            Source::NewYork(card) => card.effects(),
            Source::Trap(tile) => tile.trap(),
        }
    }

    /// Everything in the box that does something.
    pub fn all() -> impl Iterator<Item = Source> {
        let items = Item::all().flat_map(|item| [Source::Item(item), Source::Otherwise(item)]);
        [Source::Strike, Source::Sneak, Source::Drive]
            .into_iter()
            .chain(Card::all().map(Source::Card))
            .chain(items)
            .chain(Case::all().map(Source::Case))
            .chain(EventCard::all().map(Source::Event))
            .chain(TimerTile::all().map(Source::Timer))
            .chain(NyCard::all().map(Source::NewYork))
            .chain(MapTile::all().map(Source::Trap))
            .filter(|source| !source.effects().is_empty())
    }

    /// What takes effect with `event`, if anything does.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "nothing else begins a list of effects, but the car card"
    )]
    pub fn of(event: &Event) -> Option<Source> {
        let source = match event {
            Event::Played {
                card, void: false, ..
            } => Source::Card(*card),
            Event::AbilityUsed { source, .. } => *source,
            Event::Fired { item, .. } => Source::Item(*item),
            Event::ItemUsed {
                item, otherwise, ..
            } => {
                if *otherwise {
                    Source::Otherwise(*item)
                } else {
                    Source::Item(*item)
                }
            }
            Event::CaseOpened { card, .. } => Source::Case(*card),
            Event::EventRevealed { card } => Source::Event(*card),
            Event::TimerRevealed { tile } => Source::Timer(*tile),
            Event::NyPlayed { card } => Source::NewYork(*card),
            Event::TrapSprung { at, armed: true } => Source::Trap(*at),
            _ => return None,
        };
        (!source.effects().is_empty()).then_some(source)
    }

    /// The word for it in reports.
    pub const fn word(self) -> &'static str {
        match self {
            Source::Card(card) => card.word(),
            Source::Strike => "strike",
            Source::Sneak => "sneak",
            Source::Drive => "drive",
            Source::Item(item) => item.word(),
            Source::Otherwise(_) => "otherwise",
            Source::Case(case) => case.word(),
            Source::Event(card) => card.word(),
            Source::Timer(tile) => tile.word(),
            Source::NewYork(card) => card.word(),
            Source::Trap(tile) => tile.word(),
        }
    }

    // rules: FU-81
    /// Whether axe and bat add to its damage.
    pub fn is_attack(self) -> bool {
        matches!(self, Source::Card(_) | Source::Strike)
    }

    // rules: FU-55, FU-Q40
    /// Whether it is an action card, or the ability in its stead: meanwhile no item is used.
    pub fn is_card(self) -> bool {
        matches!(self, Source::Card(_) | Source::Strike | Source::Sneak)
    }

    // rules: FU-Q13
    /// Whether things may be taken between its effects.
    pub fn leaves_gaps(self) -> bool {
        matches!(
            self,
            Source::Card(_) | Source::Strike | Source::Sneak | Source::Drive
        )
    }
}

/// What the game does or asks next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Goes on with the turn at this stage.
    Stage(Stage),
    /// Asks whether to use, take or leave anything before a stage that asks nothing itself.
    Window(Stage),
    /// Asks whether to take anything between two parts of a card.
    Between,
    /// Asks whether to reveal a timer tile.
    Refresh,
    /// Asks for two cards.
    Choose,
    /// Asks which chosen card is played, and how.
    Play,
    /// Asks whether to wreck the car for a card that needs it, or let the card be void.
    WreckOrVoid(Source),
    /// Resolves the effects of a source, from this one on.
    Effects { source: Source, at: u8 },
    /// Asks for the next step of a movement.
    Move {
        left: u8,
        gait: u8,
        passenger: Option<Seat>,
        /// Seats that were asked to ride, as bits.
        asked: u8,
        /// Whether the hero may stay.
        optional: bool,
    },
    /// Asks a seat to ride along.
    Ride(Seat),
    /// Asks the heroes at a bridge, one by one, to show what they have.
    Attempt {
        bridge: u8,
        president: bool,
        tape: bool,
        diagram: bool,
        /// Seats still to be asked, as bits.
        waiting: u8,
    },
    /// Asks whether the spiked bat is used.
    Bat { points: u8 },
    /// Asks whom the damage hits.
    Damage { left: u8, range: u8 },
    /// Asks whom to trick, and where to.
    Trick { left: u8 },
    /// Asks where to lay a tile.
    Reveal { left: u8 },
    /// Asks which point of interest is turned up.
    RevealPoi { left: u8 },
    /// Asks which card is taken back.
    Retrieve { left: u8, optional: bool },
    /// Asks whom to rob.
    Steal,
    /// Asks where to jump, and with whom.
    Jump {
        passenger: Option<Seat>,
        /// Seats that were asked to ride, as bits.
        asked: u8,
    },
    /// Asks where to look.
    Look { left: u8 },
    /// Asks where the helicopter goes.
    Helicopter { any: bool },
    /// Asks which card of a full reserve goes.
    Overflow,
    /// Asks which of two drawn items is kept.
    Keep,
    /// Asks whether lids stop the damage of step 7.
    Lids { damage: u8 },
    /// Asks which special card is learnt.
    Special,
    /// Asks which colour is swapped.
    SwapColour,
    /// Asks which objective is taken.
    SwapCard(Colour),
    /// Asks what the Library gives.
    Library,
    /// Asks what the Armoury gives.
    Armoury,
    /// Reveals the events of entered spaces.
    Queue,
    /// Reveals so many events; a stop before each of them.
    Events { left: u8 },
    /// A trap was stepped on.
    Trap(MapTile),
    /// Moves so many enemies; asks where New York has a choice.
    NyMove { left: u8 },
    /// Puts a convict on each of these spaces; asks where the last ones go.
    Spawn { spots: SpaceSet },
    /// Asks which of the nearest manholes get a convict, besides these.
    NearManholes { left: u8, spots: SpaceSet },
    /// Asks where a car with a convict comes.
    SpawnCar,
    /// New York gains noise.
    Noise(u8),
    /// Mission cubes go right by a card.
    Mission(u8),
    /// A timer tile is revealed, or discarded without effect.
    Timer { discard: bool },
    /// A point of interest is turned up.
    Poi(Space),
    /// Turns up the rest of the points of interest; asks in which order.
    RescuePois,
    /// The Duke appears.
    Duke,
    /// Convicts around the camp.
    Rescue,
    /// The helicopter lands.
    Land,
    /// The played cards go to the discards.
    Shelve,
    /// An event has been resolved.
    EventDone(EventCard),
    /// A New York card has been resolved.
    NyDone(NyCard),
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The names are the words of the steps; digests are read by people who debug.
        let text = format!("{self:?}").to_ascii_lowercase();
        let text = text.split([' ', '(', '{']).next().unwrap_or_default();
        f.write_str(text)
    }
}

// rules: FU-Q38
/// The seats that owe a decision; a view's table says so too.
pub fn to_act(table: &Table<impl Hiding>) -> Seats {
    match table.agenda.now() {
        None => Seats::EMPTY,
        Some(Step::Ride(seat)) => Seats::only(*seat),
        Some(Step::Attempt { waiting, .. }) => Seats::only(first_after(table, *waiting)),
        Some(_) => Seats::only(table.active),
    }
}

// rules: FU-Q44
/// The first of `waiting` clockwise from the active seat.
pub(crate) fn first_after(table: &Table<impl Hiding>, waiting: u8) -> Seat {
    let seats = table.heroes.seats();
    let mut seat = table.active;
    while waiting >> seat.number() & 1 == 0 {
        seat = seat.clockwise(seats);
        assert!(seat != table.active, "somebody is waited for");
    }
    seat
}

/// Whether the top step waits for a decision.
pub(crate) fn asks(table: &Escape) -> bool {
    matches!(table.agenda.now(), Some(step) if resolve::asks(table, *step))
}

/// Runs steps until one asks or nothing is left to do.
pub(crate) fn run(table: &mut Escape, dealer: &mut Dealer<Event>) {
    // Every step that runs by itself ends or makes progress; the bound is far above any chain.
    for _ in 0..10_000 {
        if resolve::map::has_car_to_claim(table) {
            resolve::map::claim_cars(table, dealer);
        }
        let Some(step) = table.agenda.now().copied() else {
            return;
        };
        if table.ending.is_some() {
            table.agenda.clear();
            return;
        }
        // What the step does needs to know what it asks.
        if let Step::NyMove { left } = step {
            if resolve::sending::move_only(table, left, dealer) {
                continue;
            }
            return;
        }
        if resolve::asks(table, step) {
            return;
        }
        table.agenda.done();
        resolve::step(table, step, dealer);
    }
    unreachable!("the steps of a turn come to an end")
}
