//! From the box to the first decision.

use serde::{Deserialize, Serialize};
use tabletop::{
    Agenda, Bag, Choice, ChoiceKind, Dealer, Game, PerSeat, Seat, SeatCount, SetupError,
};

use crate::{
    components::{
        CARS, CUBES_MISSION, Persona,
        board::{HELIPAD, OPEN_AT_START, SpaceSet},
        cards::{CardSet, Stock, cards_of},
        equipment::{Case, Cases, Colour, Item, Objective, Objectives, Source as Origin, WANTED},
        new_york::{self, Deck, NyCards},
        tiles::{Poi, Stack, Token, tiles_of},
        timer::{Class, EventCard, TimerTile},
    },
    event::{Event, Seen},
    resolve::turn,
    state::{
        CaseBox, Escape, NewYork, President, Timer, Turn,
        hero::{Hero, HiddenCase, Items, Knowers, Ride, Slot},
        map::{Car, Gang, Map, PerSpace, Post},
    },
};

/// What a table agrees on.
// Eleven agreements, each made alone: a set of flags would only hide that.
#[expect(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    // rules: FU-Q37
    /// Whether seats take the heroes in the order below; else by lot.
    pub cast: bool,
    /// The heroes in the order of the seats.
    pub heroes: [Persona; 4],
    // rules: FU-77
    /// One black timer tile fewer.
    pub hard_time: bool,
    /// 30 convicts.
    pub hard_streets: bool,
    // rules: FU-78
    /// Two more special cards a hero.
    pub extra_specials: bool,
    /// Two crossbows among the items.
    pub crossbows: bool,
    /// Two explosions among the events.
    pub explosions: bool,
    /// Three more timer tiles.
    pub extra_timers: bool,
    /// Two trap tiles.
    pub traps: bool,
    /// The hard New York deck.
    pub hard_deck: bool,
    // rules: FU-79
    /// WANTED!
    pub wanted: bool,
    // rules: FU-80
    /// The President dead or alive.
    pub dead_or_alive: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            cast: false,
            heroes: Persona::ALL,
            hard_time: false,
            hard_streets: false,
            extra_specials: false,
            crossbows: false,
            explosions: false,
            extra_timers: false,
            traps: false,
            hard_deck: false,
            wanted: false,
            dead_or_alive: false,
        }
    }
}

const fn switch(key: &'static str) -> Choice {
    Choice {
        key,
        kind: ChoiceKind::Switch,
    }
}

const HEROES: Choice = Choice {
    key: "heroes",
    kind: ChoiceKind::Order(&["jena", "maggie", "mente", "tassista"]),
};

impl Options {
    fn switch(&mut self, key: &str) -> Option<&mut bool> {
        Some(match key {
            "cast" => &mut self.cast,
            "hard-time" => &mut self.hard_time,
            "hard-streets" => &mut self.hard_streets,
            "extra-specials" => &mut self.extra_specials,
            "crossbows" => &mut self.crossbows,
            "explosions" => &mut self.explosions,
            "extra-timers" => &mut self.extra_timers,
            "traps" => &mut self.traps,
            "hard-deck" => &mut self.hard_deck,
            "wanted" => &mut self.wanted,
            "dead-or-alive" => &mut self.dead_or_alive,
            _ => return None,
        })
    }
}

impl tabletop::Options for Options {
    const CHOICES: &'static [Choice] = &[
        switch("cast"),
        HEROES,
        switch("hard-time"),
        switch("hard-streets"),
        switch("extra-specials"),
        switch("crossbows"),
        switch("explosions"),
        switch("extra-timers"),
        switch("traps"),
        switch("hard-deck"),
        switch("wanted"),
        switch("dead-or-alive"),
    ];

    fn get(&self, key: &str) -> String {
        if key == HEROES.key {
            return self.heroes.map(Persona::word).join(",");
        }
        let mut own = *self;
        match own.switch(key) {
            Some(true) => "yes".to_owned(),
            Some(false) => "no".to_owned(),
            None => String::new(),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        if key == HEROES.key {
            self.heroes = read_heroes(value).ok_or_else(|| HEROES.refuse(value))?;
            return Ok(());
        }
        let choices = Self::CHOICES.iter();
        let choice = choices.copied().find(|choice| choice.key == key);
        match (choice, self.switch(key)) {
            (Some(choice), Some(own)) => *own = choice.read_switch(value)?,
            _ => {
                return Err(SetupError::UnknownOption {
                    key: key.to_owned(),
                });
            }
        }
        Ok(())
    }
}

fn read_heroes(value: &str) -> Option<[Persona; 4]> {
    let named = |word: &str| Persona::ALL.into_iter().find(|hero| hero.word() == word);
    let heroes: Option<Vec<Persona>> = value.split(',').map(named).collect();
    let heroes: [Persona; 4] = heroes?.try_into().ok()?;
    all_different(heroes).then_some(heroes)
}

fn all_different(heroes: [Persona; 4]) -> bool {
    Persona::ALL.iter().all(|hero| heroes.contains(hero))
}

/// Everything in its place, nothing dealt yet.
fn laid(options: &Options, seats: SeatCount) -> Escape {
    let black = TimerTile::all().filter(|tile| match tile.class() {
        Class::Black => true,
        // rules: FU-97, FU-Q72
        Class::Extra => options.extra_timers,
        Class::Presto | Class::Red => false,
    });
    let red = TimerTile::all().filter(|tile| tile.class() == Class::Red);
    let (deck, beside) = decks(options);
    // rules: FU-98
    let traps = if options.traps {
        tiles_of(Stack::Trap)
    } else {
        tiles_of(Stack::Trap).without(tiles_of(Stack::Trap))
    };
    Escape {
        agenda: Agenda::new(),
        options: *options,
        heroes: PerSeat::new(seats),
        active: Seat::A,
        turns: 0,
        turn: Turn::default(),
        map: Map {
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
        },
        // rules: FU-05
        tiles: tiles_of(Stack::City).or(tiles_of(Stack::Park)).or(traps),
        tokens: bag(Token::all().map(|token| (token, token.copies()))),
        pois: [(Poi::CAMP, Knowers::NOBODY); 8],
        ny: NewYork {
            top: deck.nth(0),
            deck,
            discards: NyCards::EMPTY,
            in_play: NyCards::EMPTY,
            // rules: FU-83
            beside,
            noise: 0,
            mission: CUBES_MISSION,
        },
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
        spots: SpaceSet::EMPTY,
        ending: None,
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
    let items = Item::all().filter(|item| match item.source() {
        Origin::Deck => true,
        Origin::Crossbow => options.crossbows,
        Origin::Finger => options.dead_or_alive,
        Origin::Start => false,
    });
    bag(items.map(|item| (item, item.copies())))
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
    Case::all().filter(|case| *case != out).collect()
}

// rules: FU-79
/// The objectives of a colour from which the pool is drawn.
pub fn objectives(options: &Options, colour: Colour) -> Objectives {
    let takes_part = |card: &Objective| {
        card.colour() == colour && (options.wanted || !Objective::WANTED.contains(card))
    };
    Objective::all().filter(takes_part).collect()
}

pub(crate) fn set_up(
    options: &Options,
    seats: SeatCount,
    dealer: &mut Dealer<Event>,
) -> Result<Escape, SetupError> {
    // rules: FU-01
    SetupError::check_seats(&Escape::INFO, seats)?;
    if !all_different(options.heroes) {
        let value = tabletop::Options::get(options, HEROES.key);
        return Err(HEROES.refuse(&value));
    }
    let mut table = laid(options, seats);
    cast(&mut table, dealer);
    deal_pois_and_cases(&mut table, dealer);
    deal_objectives(&mut table, dealer);
    let card = dealer.draw(&mut table.ny.deck);
    table.ny.top = card;
    dealer.announce(Event::TopCard { card });
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
    let mut sets = [0, 1, 2, 3];
    dealer.shuffle(&mut sets);
    for seat in seats.iter() {
        let hero = hero(&table.options, heroes[seat.index()]);
        table.heroes[seat] = Hero {
            set: sets[seat.index()],
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
    let weapon = hero.weapon.and_then(|item| item.weapon());
    hero.ammunition = weapon.map_or(0, |weapon| weapon.ammunition);
    hero
}

// rules: FU-11, FU-Q02, FU-Q29
/// Points of interest on their spaces, briefcases into their boxes, one diagram left out.
fn deal_pois_and_cases(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let mut pois: Vec<Poi> = Poi::all().collect();
    dealer.shuffle(&mut pois);
    for (place, poi) in table.pois.iter_mut().zip(pois) {
        place.0 = poi;
    }
    let all = cases(&table.options);
    let mut diagrams: Cases = all.iter().filter(|case| case.bridge().is_some()).collect();
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
