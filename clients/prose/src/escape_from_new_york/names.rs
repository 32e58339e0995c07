//! What the parts are called.

use games::escape_from_new_york::{
    components::{
        Persona,
        aims::{Colour, Objective},
        board::{Side, Space},
        cards::{Card, CardSet},
        equipment::{Case, Item},
        new_york::{Boss, NyCard},
        places::{Poi, Token},
        tiles::{Building, MapTile, Mark},
        timer::EventCard,
    },
    event::Seen,
    state::{foe::Foe, hero::Slot, hiding::Hiding},
};

use tabletop::Seat;

use crate::{Audience, Lang, common::list, say};

/// A space as people write it: `E3`.
pub fn place(space: Space) -> String {
    space.to_string().to_ascii_uppercase()
}

/// A street by its two ends, or the bridge it leads onto: `E3–F3`.
pub(super) fn street(at: Space, side: Side, lang: Lang) -> String {
    match (at.beside(side), at.bridge()) {
        (None, Some((number, _))) => say!(lang, "efny-street-bridge", number = number),
        (other, _) => way([at].into_iter().chain(other)),
    }
}

/// The spaces of a way: `D1–E2–E3`.
pub(super) fn way(spaces: impl Iterator<Item = Space>) -> String {
    let spaces: Vec<_> = spaces.map(place).collect();
    spaces.join("–")
}

/// The name of a hero.
pub fn hero(persona: Persona, lang: Lang) -> String {
    say!(lang, "efny-hero", hero = persona.word())
}

/// A seat after a preposition: `you`, in Italian `te` and not `tu`.
pub(super) fn whom(seat: Seat, audience: &Audience) -> String {
    let (who, name) = (audience.who(seat), audience.name(seat));
    say!(audience.lang, "efny-whom", who = who, name = name)
}

/// The name of a boss.
pub fn boss(boss: Boss, lang: Lang) -> String {
    say!(lang, "efny-boss", boss = boss.word())
}

/// The name of an action card.
pub fn card(card: Card, lang: Lang) -> String {
    say!(lang, "efny-card", card = card.to_string())
}

pub(super) fn cards(cards: CardSet, lang: Lang) -> String {
    let names: Vec<_> = cards.iter().map(|it| card(it, lang)).collect();
    list(lang, &names)
}

/// The reader's hand where there is little room.
pub fn hand_short(hand: CardSet, lang: Lang) -> String {
    let names: Vec<_> = hand.iter().map(|it| card(it, lang)).collect();
    say!(lang, "efny-hand-short", cards = names.join(", "))
}

/// The reader's hand in one line.
pub fn hand(hand: CardSet, lang: Lang) -> String {
    say!(lang, "efny-hand", cards = cards(hand, lang))
}

pub(super) fn seen_card(seen: Seen<Card>, lang: Lang) -> String {
    match seen {
        Seen::Face(it) => card(it, lang),
        Seen::Back => say!(lang, "efny-unknown"),
    }
}

/// The name of an item.
pub fn item(item: Item, lang: Lang) -> String {
    say!(lang, "efny-item", item = item.to_string())
}

pub(super) fn seen_item(seen: Seen<Item>, lang: Lang) -> String {
    match seen {
        Seen::Face(it) => item(it, lang),
        Seen::Back => say!(lang, "efny-slot-item"),
    }
}

/// What a briefcase holds.
pub fn case(case: Case, lang: Lang) -> String {
    say!(lang, "efny-case", case = case.to_string())
}

pub(super) fn seen_case(seen: Seen<Case>, lang: Lang) -> String {
    match seen {
        Seen::Face(it) => case(it, lang),
        Seen::Back => say!(lang, "efny-unknown"),
    }
}

/// What an objective asks for.
pub fn aim(aim: Objective, lang: Lang) -> String {
    say!(lang, "efny-aim", aim = aim.to_string())
}

/// The reader's two objectives in one line.
pub fn aims(aims: [Objective; 2], lang: Lang) -> String {
    let [blue, violet] = aims.map(|it| aim(it, lang));
    say!(lang, "efny-aims", blue = blue, violet = violet)
}

/// The word for a colour of objectives.
pub fn colour(colour: Colour, lang: Lang) -> String {
    say!(lang, "efny-colour", colour = colour.word())
}

pub(super) fn event_card(card: EventCard, lang: Lang) -> String {
    say!(lang, "efny-event-card", event = card.to_string())
}

/// The name of a card of New York.
pub fn ny_card(card: NyCard, lang: Lang) -> String {
    say!(lang, "efny-ny-card", ny = card.to_string())
}

/// A side of a space in words.
pub(super) fn side(side: Side, lang: Lang) -> String {
    let word = match side {
        Side::U => "u",
        Side::Ur => "ur",
        Side::Dr => "dr",
        Side::D => "d",
        Side::Dl => "dl",
        Side::Ul => "ul",
    };
    say!(lang, "web-fu-side", side = word)
}

// rules: FU-100, FU-101, FU-Q32
/// What only this boss can do.
pub fn ability(boss: Boss, lang: Lang) -> String {
    say!(lang, "efny-boss-ability", boss = boss.word())
}

/// What a point of interest is.
pub fn poi(poi: Poi, lang: Lang) -> String {
    say!(lang, "efny-poi", poi = poi.to_string())
}

/// An enemy, and where it is.
pub fn foe(foe: Foe, lang: Lang) -> String {
    let (kind, at) = match foe {
        Foe::Boss(who) => return boss(who, lang),
        Foe::Car(car) => ("car", (car + 1).to_string()),
        Foe::Convict { at, lying, hurt } => {
            let kind = match (lying, hurt) {
                (false, false) => "convict",
                (true, false) => "lying",
                (false, true) => "hurt",
                (true, true) => "lying-hurt",
            };
            (kind, place(at))
        }
    };
    say!(lang, "efny-foe", kind = kind, at = at)
}

/// An enemy whose way is told beside it.
pub(super) fn mover(foe: Foe, lang: Lang) -> String {
    let kind = match foe {
        Foe::Boss(who) => return boss(who, lang),
        Foe::Car(_) => "car",
        Foe::Convict { hurt: true, .. } => "hurt",
        Foe::Convict { .. } => "convict",
    };
    say!(lang, "efny-mover", kind = kind)
}

/// A card of a reserve by its face, or by its back.
pub fn slot<H: Hiding>(slot: Slot<H>, lang: Lang) -> String {
    match slot {
        Slot::Item { item: it, .. } => {
            H::face(it).map_or_else(|| say!(lang, "efny-slot-item"), |it| item(it, lang))
        }
        Slot::Case { case: it, origin } => H::face(it.card).map_or_else(
            || say!(lang, "efny-slot-case", number = origin),
            |it| case(it, lang),
        ),
        Slot::President => say!(lang, "efny-slot-president"),
        Slot::Diagram => say!(lang, "efny-slot-diagram"),
    }
}

/// What is printed on a tile and its token and stays there; what comes with it is told by itself.
pub(super) fn printed(tile: MapTile, token: Option<Token>, lang: Lang) -> Vec<String> {
    let marks = tile.marks().iter().copied().chain(token.map(Token::mark));
    let building = tile.building().map(|it| building(it, lang));
    let marks = marks.filter_map(|it| mark(it, lang));
    building.into_iter().chain(marks).collect()
}

/// A building, with its article.
pub(super) fn building(building: Building, lang: Lang) -> String {
    let word = match building {
        Building::Library => "library",
        Building::Clinic => "clinic",
        Building::Armoury => "armoury",
        Building::Shelter => "shelter",
    };
    say!(lang, "efny-thing-building", building = word)
}

/// A mark that stays on its tile, with its article.
pub(super) fn mark(mark: Mark, lang: Lang) -> Option<String> {
    Some(match mark {
        Mark::Manhole => say!(lang, "efny-thing-manhole"),
        Mark::Event => say!(lang, "efny-thing-events"),
        Mark::Raft => say!(lang, "efny-thing-raft"),
        Mark::Trap => say!(lang, "efny-thing-trap"),
        Mark::Convict | Mark::Car | Mark::Cube | Mark::Roadblock(_) => return None,
    })
}
