//! What a player decides.
//!
//! Spaces and cards share names (`j1` is both), so cards are written with the word `card` before
//! them and slots of a reserve with the word `slot`.
//!
//! | notation | meaning |
//! | --- | --- |
//! | `pass` | go on without |
//! | `escape` | win alone |
//! | `take cube`, `take case 2`, `take president`, `take car 1` | take what lies in the space |
//! | `use slot 1`, `otherwise slot 1` | use an item, or use it the other way |
//! | `arm slot 1`, `fire` | reveal a weapon, use its ammunition |
//! | `pay slot 1`, `pay weapon` | discard an item for the level |
//! | `open slot 2` | reveal the bracelet |
//! | `drop slot 2 into 3`, `discard slot 1` | put a briefcase into a box, discard an item |
//! | `leave car` | abandon the car |
//! | `timer` | reveal a timer tile and take all discards back |
//! | `choose card j1 card j5` | the two cards of the turn |
//! | `play card j1`, `strike card j1`, `sneak card j1` | reveal a card, or use the ability for it |
//! | `void`, `resolve` | let a card be void, or wreck the car for it |
//! | `to e3`, `smash e3`, `wreck e3` | step along a street, by force or at the cost of the car |
//! | `cross`, `smash bridge`, `wreck bridge` | try to leave over the bridge |
//! | `offer b`, `set-down`, `accept`, `decline` | a ride |
//! | `show nothing`, `show president`, `show tape`, `show both` and so on | at the bridge |
//! | `hit convict e3 lying hurt`, `hit car 1`, `hit duke`, `bat slag` | damage |
//! | `trick convict e3 to f2` | move an enemy away |
//! | `reveal d2`, `turn a2`, `look a2`, `jump a2`, `fly i3`, `spawn e3` | spaces |
//! | `back card j5`, `learn card js1` | cards |
//! | `steal slot 1 from b` | theft |
//! | `keep it04`, `draw`, `regain`, `reload` | buildings |
//! | `swap blue`, `aim ob3` | objectives |
//! | `send convict c3 to d2`, `send car 1 to e3 with e2` | New York moves |

use std::{fmt, str::FromStr};

use tabletop::{NotationError, Seat, Words};

use crate::{
    components::{
        CARS, RESERVE,
        aims::{Colour, Objective},
        board::Space,
        bosses::Boss,
        cards::{Card, CardSet},
        equipment::Item,
    },
    state::{
        foe::{Foe, Way, next, read_foe, read_number},
        show::Show,
    },
};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    Pass,
    Escape,
    TakeCube,
    TakeCase(u8),
    TakePresident,
    TakeCar(u8),
    Use(u8),
    Otherwise(u8),
    Arm(u8),
    Fire,
    Pay(u8),
    PayWeapon,
    Open(u8),
    DropCase {
        slot: u8,
        into: u8,
    },
    Discard(u8),
    LeaveCar,
    Timer,
    Choose(CardSet),
    Play(Card),
    Strike(Card),
    Sneak(Card),
    Void,
    Resolve,
    Step {
        to: Space,
        way: Way,
    },
    Cross(Way),
    Offer(Seat),
    SetDown,
    Accept,
    Decline,
    Show(Show),
    Hit(Foe),
    Bat(Boss),
    Trick {
        foe: Foe,
        to: Space,
    },
    Reveal(Space),
    Turn(Space),
    Look(Space),
    Jump(Space),
    Fly(Space),
    Spawn(Space),
    Back(Card),
    Learn(Card),
    Steal {
        slot: u8,
        from: Seat,
    },
    Keep(Item),
    Draw,
    Regain,
    Reload,
    Swap(Colour),
    Aim(Objective),
    Send {
        foe: Foe,
        to: Space,
        with: Option<Space>,
    },
}

const fn way_word(way: Way) -> &'static str {
    match way {
        Way::Open => "to",
        Way::Smash => "smash",
        Way::Wreck => "wreck",
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::TakeCase(number) => write!(f, "take case {number}"),
            Action::TakeCar(car) => write!(f, "take car {}", car + 1),
            Action::Use(slot) => write!(f, "use slot {}", slot + 1),
            Action::Otherwise(slot) => write!(f, "otherwise slot {}", slot + 1),
            Action::Arm(slot) => write!(f, "arm slot {}", slot + 1),
            Action::Pay(slot) => write!(f, "pay slot {}", slot + 1),
            Action::Open(slot) => write!(f, "open slot {}", slot + 1),
            Action::DropCase { slot, into } => write!(f, "drop slot {} into {into}", slot + 1),
            Action::Discard(slot) => write!(f, "discard slot {}", slot + 1),
            Action::Choose(cards) => {
                f.write_str("choose")?;
                cards.iter().try_for_each(|card| write!(f, " card {card}"))
            }
            Action::Play(card) => write!(f, "play card {card}"),
            Action::Strike(card) => write!(f, "strike card {card}"),
            Action::Sneak(card) => write!(f, "sneak card {card}"),
            Action::Back(card) => write!(f, "back card {card}"),
            Action::Learn(card) => write!(f, "learn card {card}"),
            Action::Step { to, way } => write!(f, "{} {to}", way_word(*way)),
            Action::Cross(Way::Open) => f.write_str("cross"),
            Action::Cross(way) => write!(f, "{} bridge", way_word(*way)),
            Action::Offer(seat) => write!(f, "offer {}", letter(*seat)),
            Action::Show(show) => write!(f, "show {show}"),
            Action::Hit(foe) => write!(f, "hit {foe}"),
            Action::Bat(boss) => write!(f, "bat {}", boss.word()),
            Action::Trick { foe, to } => write!(f, "trick {foe} to {to}"),
            Action::Reveal(space) => write!(f, "reveal {space}"),
            Action::Turn(space) => write!(f, "turn {space}"),
            Action::Look(space) => write!(f, "look {space}"),
            Action::Jump(space) => write!(f, "jump {space}"),
            Action::Fly(space) => write!(f, "fly {space}"),
            Action::Spawn(space) => write!(f, "spawn {space}"),
            Action::Steal { slot, from } => {
                write!(f, "steal slot {} from {}", slot + 1, letter(*from))
            }
            Action::Keep(item) => write!(f, "keep {item}"),
            Action::Swap(colour) => write!(f, "swap {}", colour.word()),
            Action::Aim(objective) => write!(f, "aim {objective}"),
            Action::Send { foe, to, with } => {
                write!(f, "send {foe} to {to}")?;
                with.map_or(Ok(()), |with| write!(f, " with {with}"))
            }
            Action::Pass
            | Action::Escape
            | Action::TakeCube
            | Action::TakePresident
            | Action::Fire
            | Action::PayWeapon
            | Action::LeaveCar
            | Action::Timer
            | Action::Void
            | Action::Resolve
            | Action::SetDown
            | Action::Accept
            | Action::Decline
            | Action::Draw
            | Action::Regain
            | Action::Reload => f.write_str(self.single_words()),
        }
    }
}

/// Seats are written in small letters here: notation has no capitals.
fn letter(seat: Seat) -> char {
    char::from(b'a' + seat.number())
}

/// Actions without anything to fill in.
const PLAIN: [(&str, Action); 16] = [
    ("pass", Action::Pass),
    ("escape", Action::Escape),
    ("take cube", Action::TakeCube),
    ("take president", Action::TakePresident),
    ("fire", Action::Fire),
    ("pay weapon", Action::PayWeapon),
    ("leave car", Action::LeaveCar),
    ("timer", Action::Timer),
    ("void", Action::Void),
    ("resolve", Action::Resolve),
    ("set-down", Action::SetDown),
    ("accept", Action::Accept),
    ("decline", Action::Decline),
    ("draw", Action::Draw),
    ("regain", Action::Regain),
    ("reload", Action::Reload),
];

impl Action {
    fn single_words(self) -> &'static str {
        let found = PLAIN.iter().find(|(_, action)| *action == self);
        found.map_or("", |(words, _)| words)
    }
}

const EXPECTED: &str = "an action such as `to e3`, `play card j1`, `use slot 1` or `pass`";

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some((_, action)) = PLAIN.iter().find(|(words, _)| *words == text) {
            return Ok(*action);
        }
        let mut words = Words::of(text, EXPECTED)?;
        let verb = words.word()?;
        let action = read_card_action(verb, &mut words)
            .or_else(|| read_slot_action(verb, &mut words))
            .or_else(|| read_space_action(verb, &mut words))
            .unwrap_or_else(|| read_other(verb, &mut words))?;
        words.end(action)
    }
}

type Read<T> = Result<T, NotationError>;

fn read_card_action(verb: &str, words: &mut Words<'_>) -> Option<Read<Action>> {
    let make = match verb {
        "choose" => return Some(read_choice(words)),
        "play" => Action::Play,
        "strike" => Action::Strike,
        "sneak" => Action::Sneak,
        "back" => Action::Back,
        "learn" => Action::Learn,
        _ => return None,
    };
    Some(read_card(words).map(make))
}

fn read_card(words: &mut Words<'_>) -> Read<Card> {
    words.expect("card")?;
    words.read()
}

fn read_choice(words: &mut Words<'_>) -> Read<Action> {
    let mut cards = vec![read_card(words)?];
    while words.has_more() {
        cards.push(read_card(words)?);
    }
    let in_order = cards.is_sorted_by(|one, other| one < other);
    let set = cards.into_iter().collect();
    in_order
        .then_some(Action::Choose(set))
        .ok_or_else(|| words.wrong())
}

fn read_slot_action(verb: &str, words: &mut Words<'_>) -> Option<Read<Action>> {
    let make = match verb {
        "use" => Action::Use,
        "otherwise" => Action::Otherwise,
        "arm" => Action::Arm,
        "pay" => Action::Pay,
        "open" => Action::Open,
        "discard" => Action::Discard,
        _ => return None,
    };
    Some(read_slot(words).map(make))
}

fn read_slot(words: &mut Words<'_>) -> Read<u8> {
    words.expect("slot")?;
    read_number(words, RESERVE as u8 + 1).map(|slot| slot - 1)
}

fn read_space_action(verb: &str, words: &mut Words<'_>) -> Option<Read<Action>> {
    let make = match verb {
        "reveal" => Action::Reveal,
        "turn" => Action::Turn,
        "look" => Action::Look,
        "jump" => Action::Jump,
        "fly" => Action::Fly,
        "spawn" => Action::Spawn,
        "to" => |to| Action::Step { to, way: Way::Open },
        "smash" => return Some(read_force(words, Way::Smash)),
        "wreck" => return Some(read_force(words, Way::Wreck)),
        _ => return None,
    };
    Some(words.read().map(make))
}

fn read_force(words: &mut Words<'_>, way: Way) -> Read<Action> {
    match words.word()? {
        "bridge" => Ok(Action::Cross(way)),
        space => {
            let to = space.parse()?;
            Ok(Action::Step { to, way })
        }
    }
}

fn read_seat(words: &mut Words<'_>) -> Read<Seat> {
    match words.word()?.as_bytes() {
        [letter @ b'a'..=b'f'] => Ok(Seat::new(letter - b'a')),
        _ => Err(words.wrong()),
    }
}

fn read_boss(words: &mut Words<'_>) -> Read<Boss> {
    let word = words.word()?;
    let boss = Boss::ALL.into_iter().find(|boss| boss.word() == word);
    boss.ok_or_else(|| words.wrong())
}

fn read_other(verb: &str, words: &mut Words<'_>) -> Read<Action> {
    match verb {
        "cross" => Ok(Action::Cross(Way::Open)),
        "take" => match words.word()? {
            "case" => read_number(words, 4).map(Action::TakeCase),
            "car" => read_number(words, CARS as u8).map(|car| Action::TakeCar(car - 1)),
            _ => Err(words.wrong()),
        },
        "drop" => {
            let slot = read_slot(words)?;
            words.expect("into")?;
            let into = read_number(words, 4)?;
            Ok(Action::DropCase { slot, into })
        }
        "offer" => read_seat(words).map(Action::Offer),
        "show" => Show::read(words).map(Action::Show),
        "bat" => read_boss(words).map(Action::Bat),
        "steal" => {
            let slot = read_slot(words)?;
            words.expect("from")?;
            let from = read_seat(words)?;
            Ok(Action::Steal { slot, from })
        }
        "keep" => words.read().map(Action::Keep),
        "aim" => words.read().map(Action::Aim),
        "swap" => {
            let word = words.word()?;
            let mut colours = Colour::ALL.into_iter();
            let colour = colours.find(|colour| colour.word() == word);
            colour.map(Action::Swap).ok_or_else(|| words.wrong())
        }
        "hit" | "trick" | "send" => read_foe_action(verb, words),
        _ => Err(words.wrong()),
    }
}

fn read_foe_action(verb: &str, words: &mut Words<'_>) -> Read<Action> {
    let (foe, word) = read_foe(words)?;
    match (verb, word) {
        ("hit", None) => Ok(Action::Hit(foe)),
        ("trick", Some("to")) => words.read().map(|to| Action::Trick { foe, to }),
        ("send", Some("to")) => {
            let to = words.read()?;
            let with = match next(words)? {
                None => None,
                Some("with") => Some(words.read()?),
                Some(_) => return Err(words.wrong()),
            };
            Ok(Action::Send { foe, to, with })
        }
        _ => Err(words.wrong()),
    }
}
