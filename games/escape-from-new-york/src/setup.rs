//! From the box to the first decision.

use tabletop::{Agenda, Bag, Dealer, Game, PerSeat, Seat, SeatCount, SetupError};

use crate::{
    components::{
        CARS, CUBES_MISSION, Persona,
        aims::{Colour, Objective, Objectives, WANTED},
        board::{HELIPAD, OPEN_AT_START, SpaceSet},
        cards::{CardSet, Stock, cards_of},
        equipment::{Case, Cases, Item, Source as Origin, copies_from},
        new_york::{self, Deck, NyCards},
        places::{Poi, Token},
        tiles::{MapTiles, Stack, tiles_of},
        timer::{Class, EventCard, TimerTile},
    },
    event::{Event, Seen},
    resolve::{city, turn},
    state::{
        CaseBox, Escape, NewYork, President, Timer, Turn,
        hero::{Hero, HiddenCase, Items, Knowers, Ride, Slot},
        map::{Car, Gang, Map, PerSpace, Post},
        options::Options,
    },
};

/// Everything in its place, nothing dealt yet.
fn laid(options: &Options, seats: SeatCount) -> Escape {
    let black = TimerTile::all().filter(|tile| match tile.class() {
        Class::Black => true,
        // rules: FU-97, FU-Q72
        Class::Extra => options.extra_timers,
        Class::Presto | Class::Red => false,
    });
    let red = TimerTile::all().filter(|tile| tile.class() == Class::Red);
    // rules: FU-98
    let traps = if options.traps {
        tiles_of(Stack::Trap)
    } else {
        MapTiles::EMPTY
    };
    Escape {
        agenda: Agenda::new(),
        options: *options,
        heroes: PerSeat::new(seats),
        active: Seat::A,
        turns: 0,
        turn: Turn::default(),
        map: bare_map(),
        // rules: FU-05
        tiles: tiles_of(Stack::City).or(tiles_of(Stack::Park)).or(traps),
        tokens: bag(Token::all().map(|token| (token, token.copies()))),
        pois: [(Poi::CAMP, Knowers::NOBODY); 8],
        ny: city_board(options),
        timer: Timer {
            unseen: bag(black.map(|tile| (tile, tile.copies()))),
            black: black_tiles(options, seats),
            presto: false,
            red: bag(red.map(|tile| (tile, tile.copies()))),
        },
        events: event_deck(options),
        events_past: Bag::EMPTY,
        event_box: 0,
        items: item_deck(options),
        items_used: Items::EMPTY,
        items_out: Items::EMPTY,
        boxes: [CaseBox::default(); 4],
        helicopter: HELIPAD,
        landed: false,
        gullfire: true,
        president: President::Held,
        alive: if options.dead_or_alive { 2 } else { 0 },
        leftover: [Objectives::EMPTY; 2],
        leftover_known: [Knowers::NOBODY; 2],
        wanted: if options.wanted { WANTED } else { 0 },
        drawn: None,
        ending: None,
    }
}

// rules: FU-06, FU-83
/// New York's board before the first card lies on top.
fn city_board(options: &Options) -> NewYork {
    let (deck, beside) = decks(options);
    NewYork {
        top: deck.nth(0),
        back: deck.nth(0).back(),
        deck,
        discards: NyCards::EMPTY,
        in_play: NyCards::EMPTY,
        // rules: FU-83
        beside,
        noise: 0,
        mission: CUBES_MISSION,
    }
}

/// The map with nothing on it but what is open from the start.
fn bare_map() -> Map {
    Map {
        tiles: PerSpace::of(None),
        tokens: PerSpace::of(None),
        // rules: FU-11
        revealed: OPEN_AT_START,
        manholes: SpaceSet::EMPTY,
        blocked: PerSpace::of(0),
        broken: PerSpace::of(0),
        cubes: PerSpace::of(0),
        gangs: PerSpace::of(Gang::default()),
        haunted: SpaceSet::EMPTY,
        cars: [Car::Supply; CARS],
        // rules: FU-06, FU-87
        bosses: [Post::Away; 3],
    }
}

fn bag<T: tabletop::Id, const N: usize>(things: impl Iterator<Item = (T, u8)>) -> Bag<T, N> {
    let mut bag = Bag::EMPTY;
    for (thing, copies) in things {
        (0..copies).for_each(|_| bag.insert(thing));
    }
    bag
}

// rules: FU-10, FU-77, FU-Q01
/// Black tiles in the stack.
pub fn black_tiles(options: &Options, seats: SeatCount) -> u8 {
    7 + seats.get() - u8::from(options.hard_time)
}

// rules: FU-99
/// The deck and the special cards beside it.
fn decks(options: &Options) -> (NyCards, NyCards) {
    let [deck, specials] = if options.hard_deck {
        [Deck::Hard, Deck::HardSpecial]
    } else {
        [Deck::Standard, Deck::StandardSpecial]
    };
    (new_york::cards_of(deck), new_york::cards_of(specials))
}

// rules: FU-80, FU-96
/// All items that take part.
pub fn item_deck(options: &Options) -> Items {
    static DECK: Items = Items::from_counts(copies_from(Origin::Deck));
    static CROSSBOWS: Items = Items::from_counts(copies_from(Origin::Crossbow));
    static FINGER: Items = Items::from_counts(copies_from(Origin::Finger));
    let mut items = DECK;
    if options.crossbows {
        items.insert_all(&CROSSBOWS);
    }
    if options.dead_or_alive {
        items.insert_all(&FINGER);
    }
    items
}

// rules: FU-96
fn event_deck(options: &Options) -> Bag<EventCard, { crate::components::timer::EVENTS }> {
    let takes_part = |card: &EventCard| *card != EventCard::EXPLOSION || options.explosions;
    let events = EventCard::all().filter(takes_part);
    bag(events.map(|card| (card, card.copies())))
}

// rules: FU-04, FU-80
/// The briefcase cards of which four take part.
pub fn cases(options: &Options) -> Cases {
    let out = if options.dead_or_alive {
        Case::BRACELET
    } else {
        Case::NEW_BRACELET
    };
    Case::ALL.without(Cases::only(out))
}

// rules: FU-79
/// The objectives of a colour from which the pool is drawn.
pub fn objectives(options: &Options, colour: Colour) -> Objectives {
    let mut cards = Objective::of(colour);
    if !options.wanted {
        cards = cards.without(Objective::WANTED.into_iter().collect());
    }
    cards
}

pub(crate) fn set_up(
    options: &Options,
    seats: SeatCount,
    dealer: &mut Dealer<Event>,
) -> Result<Escape, SetupError> {
    // rules: FU-01
    SetupError::check_seats(&Escape::INFO, seats)?;
    options.check()?;
    let mut table = laid(options, seats);
    cast(&mut table, dealer);
    deal_pois_and_cases(&mut table, dealer);
    deal_objectives(&mut table, dealer);
    city::next_top(&mut table, dealer);
    // rules: FU-10
    let first = Seat::new(dealer.below(u32::from(seats.get())) as u8);
    turn::begin(&mut table, first, dealer);
    crate::flow::run(&mut table, dealer);
    Ok(table)
}

// rules: FU-07, FU-08, FU-Q37
/// Heroes and level tokens.
fn cast(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let seats = table.heroes.seats();
    let mut heroes = table.options.heroes;
    if !table.options.cast {
        dealer.shuffle(&mut heroes);
    }
    let mut tokens = [0, 1, 2, 3];
    dealer.shuffle(&mut tokens);
    for seat in seats.iter() {
        let hero = hero(&table.options, heroes[seat.index()]);
        table.heroes[seat] = Hero {
            set: tokens[seat.index()],
            ..hero
        };
    }
    dealer.announce(Event::Cast {
        heroes: table.heroes.map(|hero| hero.persona),
        sets: table.heroes.map(|hero| hero.set),
    });
}

// rules: FU-07, FU-83, FU-95
/// A hero with the starting equipment.
fn hero(options: &Options, persona: Persona) -> Hero {
    let extra = if options.extra_specials {
        cards_of(persona, Stock::Extra)
    } else {
        CardSet::EMPTY
    };
    let mut hero = Hero {
        persona,
        hand: cards_of(persona, Stock::Basic),
        beside: cards_of(persona, Stock::Special).or(extra),
        ..Hero::default()
    };
    match persona {
        Persona::Jena => hero.weapon = Some(Item::START_JENA),
        Persona::Maggie => hero.weapon = Some(Item::START_MAGGIE),
        Persona::Mente => hero.put(Slot::Diagram),
        Persona::Tassista => hero.ride = Some(Ride::Taxi),
    }
    let weapon = hero.weapon.and_then(Item::weapon);
    hero.ammunition = weapon.map_or(0, |weapon| weapon.ammunition);
    hero
}

// rules: FU-11, FU-Q02, FU-Q29
/// Points of interest on their spaces, briefcases into their boxes, one diagram left out.
fn deal_pois_and_cases(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let mut pois = Poi::ALL;
    for place in &mut table.pois {
        place.0 = dealer.draw(&mut pois);
    }
    let all = cases(&table.options);
    let mut diagrams = all.and(Case::DIAGRAMS);
    let left_out = dealer.draw(&mut diagrams);
    let mut cases = all.without(Cases::only(left_out));
    for place in &mut table.boxes {
        let card = dealer.draw(&mut cases);
        let (known, up) = (Knowers::NOBODY, false);
        place.case = Some(HiddenCase { card, known, up });
    }
}

// rules: FU-09, FU-84, FU-Q36
/// The pool of each colour: one card a hero, two left over.
fn deal_objectives(table: &mut Escape, dealer: &mut Dealer<Event>) {
    for colour in Colour::ALL {
        let mut cards = objectives(&table.options, colour);
        for seat in table.heroes.seats().iter() {
            table.heroes[seat].objectives[colour as usize] = dealer.draw(&mut cards);
        }
        for _ in 0..2 {
            table.leftover[colour as usize].insert(dealer.draw(&mut cards));
        }
    }
    for (seat, hero) in table.heroes.iter() {
        let cards = Seen::Face(hero.objectives);
        dealer.announce(Event::Objectives { seat, cards });
    }
}
