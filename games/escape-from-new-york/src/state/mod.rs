//! What lies on the table.

pub mod foe;
pub mod hero;
pub mod hiding;
pub mod map;
pub mod options;
mod queries;
pub mod routes;
pub mod show;
mod sound;
mod ways;
mod words;

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, Bag, PerSeat, Seat, Seats};

use crate::{
    components::{
        aims::Objectives,
        board::Space,
        cards::CardSet,
        equipment::Item,
        new_york::{Back, NyCard, NyCards},
        places::{Poi, TOKENS, Token},
        tiles::MapTiles,
        timer::{EVENTS, EventCard, TIMERS, TimerTile},
    },
    flow::Step,
};
use hero::{Hero, HiddenCase, Items, Knowers};
use hiding::{Full, Hiding};
use map::Map;
use options::Options;

pub(crate) use sound::assert_sound;

/// One play of Escape from New York.
pub type Escape = Table<Full>;

/// The table, known in full or as one viewer sees it.
///
/// Stacks and decks are sets and not lists: what is turned up is drawn by chance at that moment.
/// No order is hidden, so none can leak. Only what somebody may look at (points of interest,
/// briefcases, reserves, objectives, hands) lies where it lies.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Table<H: Hiding> {
    /// What is still to be done, the decision being waited for on top. Empty: the game is over.
    pub agenda: Agenda<Step, 32>,
    /// What the table agreed on.
    pub options: Options,
    /// The heroes.
    pub heroes: PerSeat<Hero<H>>,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns begun.
    pub turns: u16,
    /// What this turn must remember.
    pub turn: Turn<H>,
    /// The map and the enemies.
    pub map: Map,
    /// City and Park tiles still face down.
    pub tiles: MapTiles,
    /// Outskirts tokens still face down.
    pub tokens: Bag<Token, TOKENS>,
    /// The points of interest on their spaces, in the order of the map, and who has seen them.
    pub pois: [(H::Of<Poi>, Knowers); 8],
    /// New York's board.
    pub ny: NewYork<H>,
    /// The timer stack.
    pub timer: Timer,
    /// The event deck.
    pub events: Bag<EventCard, EVENTS>,
    /// Events that have happened since the last shuffle.
    pub events_past: Bag<EventCard, EVENTS>,
    /// The box of the event pawn.
    pub event_box: u8,
    /// The item deck.
    pub items: H::Of<Items>,
    /// Items discarded in the open.
    pub items_used: Items,
    // rules: FU-80
    /// Items out of the game: the finger after its use.
    pub items_out: Items,
    /// The four boxes of the briefcases.
    pub boxes: [CaseBox<H>; 4],
    /// Where the helicopter token is.
    pub helicopter: Space,
    /// Whether it has landed.
    pub landed: bool,
    /// Whether the Gullfire still stands on the World Trade Center.
    pub gullfire: bool,
    /// What has become of the President.
    pub president: President,
    /// "Alive" cards left in the President deck of "dead or alive".
    pub alive: u8,
    /// The leftover objectives, blue and violet.
    pub leftover: [H::Of<Objectives>; 2],
    /// Who knows what each of the two leftover decks holds.
    pub leftover_known: [Knowers; 2],
    /// Wanted cards nobody has.
    pub wanted: u8,
    /// Two items drawn in the Armoury, of which one is kept.
    pub drawn: Option<H::Of<[Item; 2]>>,
    /// How it ended.
    pub ending: Option<End>,
}

// Derived, it would copy heroes card by card; by hand, all of it is plain bytes.
impl<H: Hiding> Clone for Table<H> {
    fn clone(&self) -> Self {
        Table {
            agenda: self.agenda,
            options: self.options,
            heroes: self.heroes,
            active: self.active,
            turns: self.turns,
            turn: self.turn,
            map: self.map,
            tiles: self.tiles,
            tokens: self.tokens,
            pois: self.pois,
            ny: self.ny,
            timer: self.timer,
            events: self.events,
            events_past: self.events_past,
            event_box: self.event_box,
            items: self.items,
            items_used: self.items_used,
            items_out: self.items_out,
            boxes: self.boxes,
            helicopter: self.helicopter,
            landed: self.landed,
            gullfire: self.gullfire,
            president: self.president,
            alive: self.alive,
            leftover: self.leftover,
            leftover_known: self.leftover_known,
            wanted: self.wanted,
            drawn: self.drawn,
            ending: self.ending,
        }
    }
}

const _: () = assert!(
    size_of::<Escape>() <= 2304,
    "a copy should cost nanoseconds"
);

/// What one turn remembers.
// Each flag answers another question of the turn.
#[expect(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Turn<H: Hiding = Full> {
    // rules: FU-12, FU-Q35
    /// Whether the timer must be revealed in step 1.
    pub forced: bool,
    /// Noise made by cards and the ability.
    pub noise: u8,
    // rules: FU-18
    /// Whether the personal ability was used.
    pub ability: bool,
    /// Action cards chosen and not yet played.
    pub chosen: H::Of<CardSet>,
    /// Action cards revealed.
    pub played: CardSet,
    /// The card that was not revealed for the ability.
    pub unseen: H::Of<CardSet>,
    // rules: FU-37, FU-Q08
    /// Sets of events that wait for the end of the card, one for each event space entered.
    pub events: u8,
    // rules: FU-24, FU-Q60
    /// Whether the hero has reached a level this turn.
    pub levelled: bool,
    // rules: FU-58, FU-Q64
    /// Whether the current movement was cut short.
    pub halted: bool,
    // rules: FU-81
    /// Whether the weapon has already added to the current attack.
    pub added: bool,
    // rules: FU-Q62
    /// Boxes whose token the active hero dropped this turn, as bits.
    pub dropped: u8,
    /// Cars the active hero left this turn, as bits.
    pub left: u8,
}

/// New York's deck, noise and mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct NewYork<H: Hiding = Full> {
    // rules: FU-27, FU-Q42
    /// The top card; its front is hidden from everyone until it is revealed.
    pub top: H::Of<NyCard>,
    /// What its back shows.
    pub back: Back,
    /// The cards below it. Which of the deck they are tells which one lies on top.
    pub deck: H::Of<NyCards>,
    /// The discards, face up.
    pub discards: NyCards,
    /// Special cards above the board.
    pub in_play: NyCards,
    /// Special cards not yet in the deck.
    pub beside: NyCards,
    /// The noise.
    pub noise: u8,
    /// Mission cubes in the left box.
    pub mission: u8,
}

/// The timer stack, top to bottom: black tiles, Presto!, red tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Timer {
    /// Black tiles that nobody has seen: in the stack, or removed at the start.
    pub unseen: Bag<TimerTile, TIMERS>,
    /// How many of them are in the stack.
    pub black: u8,
    /// Whether Presto! has come up.
    pub presto: bool,
    /// Red tiles in the stack.
    pub red: Bag<TimerTile, TIMERS>,
}

/// A box for a briefcase card and its token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct CaseBox<H: Hiding = Full> {
    /// The card in it.
    pub case: Option<HiddenCase<H>>,
    /// The space where its token lies; else it is in the box, or guarded.
    pub token: Option<Space>,
}

/// What has become of the President.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum President {
    /// Held in the Duke's Camp.
    #[default]
    Held,
    /// Rescued: he is in a reserve.
    Rescued,
    // rules: FU-80
    /// Found dead.
    Dead,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// These heroes escaped together.
    Together(Seats),
    /// This hero escaped alone.
    Alone(Seat),
    /// New York won.
    Defeat,
}
