//! A table drawn in words: who stands where, and what comes next.

use escape_from_new_york::{
    Escape,
    action::Action,
    components::{
        Persona,
        board::{POIS, Space, SpaceSet},
        bosses::Boss,
        cards::{Card, CardSet},
        equipment::{Case, Item},
        new_york::{NyCard, NyCards},
        places::{Poi, Token},
        tiles::MapTile,
        timer::{EventCard, TimerTile},
    },
    event::Event,
    flow::{Source, Step},
    legal::Refusal,
    state::options::Options,
    state::{
        End, Turn,
        hero::{HiddenCase, Knowers, Slot},
        map::{Car, Post, Stance},
    },
};
use tabletop::{Bag, Dealer, Game, Illegal, Options as _, Seat, SeatCount, Seed};

use crate::witness;

/// A state of the game with its dealer, and all that was announced since it was made.
pub(crate) struct Scene {
    pub(crate) table: Escape,
    pub(crate) events: Vec<Event>,
    pub(crate) dealer: Dealer<Event>,
}

/// The start map with these heroes in seat order; A is active.
pub(crate) fn scene(heroes: &str) -> Scene {
    scene_with(heroes, "")
}

/// The same with options.
pub(crate) fn scene_with(heroes: &str, options: &str) -> Scene {
    let names: Vec<&str> = heroes.split(' ').collect();
    let rest = Persona::ALL.map(Persona::word);
    let rest = rest.into_iter().filter(|name| !names.contains(name));
    let order: Vec<&str> = names.iter().copied().chain(rest).collect();
    let line = format!("cast=yes heroes={} {options}", order.join(","));
    let options = Options::of_line(&line).unwrap();
    let seats = SeatCount::new(names.len() as u8).unwrap();
    let mut dealer = Dealer::new(Seed::number(7));
    let mut table = Escape::set_up(&options, seats, &mut dealer).unwrap();
    table.active = Seat::A;
    table.turn = Turn::default();
    dealer.take_events();
    Scene {
        table,
        events: Vec::new(),
        dealer,
    }
}

pub(crate) fn space(name: &str) -> Space {
    name.parse().unwrap()
}

pub(crate) fn spaces(names: &str) -> SpaceSet {
    names.split_whitespace().map(space).collect()
}

pub(crate) fn cards(names: &str) -> CardSet {
    names
        .split_whitespace()
        .map(|name| name.parse::<Card>().unwrap())
        .collect()
}

impl Scene {
    pub(crate) fn open(mut self, names: &str) -> Scene {
        self.table.map.revealed = self.table.map.revealed.or(spaces(names));
        self
    }

    pub(crate) fn open_map(mut self) -> Scene {
        self.table.map.revealed = Space::all().collect();
        self
    }

    pub(crate) fn hero(mut self, seat: &str, at: &str) -> Scene {
        self.table.heroes[seat.parse().unwrap()].space = space(at);
        self
    }

    pub(crate) fn convicts(mut self, at: &str, count: u8) -> Scene {
        for _ in 0..count {
            self.table.map.add_convict(space(at), Stance::Ready, false);
        }
        self
    }

    pub(crate) fn lying(mut self, at: &str) -> Scene {
        self.table.map.add_convict(space(at), Stance::Lying, false);
        self
    }

    pub(crate) fn car(mut self, number: usize, at: &str) -> Scene {
        self.table.map.cars[number] = Car::Convict {
            at: space(at),
            stance: Stance::Ready,
            wounds: 0,
        };
        self
    }

    pub(crate) fn abandoned(mut self, number: usize, at: &str) -> Scene {
        self.table.map.cars[number] = Car::Abandoned(space(at));
        self
    }

    pub(crate) fn boss(mut self, boss: Boss, at: &str) -> Scene {
        self.table.map.bosses[boss as usize] = Post::On {
            at: space(at),
            stance: Stance::Ready,
            hit_points: boss.hit_points(),
        };
        self
    }

    pub(crate) fn block(mut self, one: &str, other: &str) -> Scene {
        let (one, other) = (space(one), space(other));
        let side = one.side_to(other).unwrap();
        self.table.map.blocked[one] |= side.bit();
        self.table.map.blocked[other] |= side.opposite().bit();
        self
    }

    pub(crate) fn manholes(mut self, names: &str) -> Scene {
        self.table.map.manholes = spaces(names);
        self
    }

    pub(crate) fn tile(mut self, at: &str, name: &str) -> Scene {
        let tile: MapTile = name.parse().unwrap();
        self.table.tiles.remove(tile);
        self.table.map.tiles[space(at)] = Some(tile);
        self.open(at)
    }

    /// The only tile that can come next.
    pub(crate) fn next_tile(self, name: &str) -> Scene {
        self.next_tiles(name)
    }

    /// The only tiles that can come next.
    pub(crate) fn next_tiles(mut self, names: &str) -> Scene {
        let tiles = names.split(' ').map(|name| name.parse().unwrap());
        self.table.tiles = tiles.collect();
        self
    }

    /// The only outskirts token that can come next.
    pub(crate) fn next_token(mut self, name: &str) -> Scene {
        self.table.tokens = Bag::EMPTY;
        self.table.tokens.insert(name.parse::<Token>().unwrap());
        self
    }

    /// Puts that point of interest on the space, face down, in exchange for what lay there.
    pub(crate) fn poi(mut self, at: &str, name: &str) -> Scene {
        let poi: Poi = name.parse().unwrap();
        let to = Escape::poi_index(space(at));
        let from = self.table.pois.iter().position(|it| it.0 == poi).unwrap();
        self.table.pois.swap(from, to);
        self
    }

    /// The black timer tiles that come next, all of them alike.
    pub(crate) fn timer(mut self, name: &str, black: u8) -> Scene {
        let tile: TimerTile = name.parse().unwrap();
        self.table.timer.unseen = Bag::EMPTY;
        (0..black).for_each(|_| self.table.timer.unseen.insert(tile));
        self.table.timer.black = black;
        self
    }

    /// The only event that can come next, in so many copies.
    pub(crate) fn events_next(mut self, name: &str, count: u8) -> Scene {
        let card: EventCard = name.parse().unwrap();
        self.table.events = Bag::EMPTY;
        (0..count).for_each(|_| self.table.events.insert(card));
        self
    }

    /// The only item that can come next, in so many copies.
    pub(crate) fn items_next(mut self, name: &str, count: u8) -> Scene {
        let item: Item = name.parse().unwrap();
        self.table.items = Bag::EMPTY;
        (0..count).for_each(|_| self.table.items.insert(item));
        self
    }

    pub(crate) fn item(mut self, seat: &str, name: &str) -> Scene {
        let seat: Seat = seat.parse().unwrap();
        let item: Item = name.parse().unwrap();
        let known = Knowers::only(seat);
        self.table.heroes[seat].put(Slot::Item { item, known });
        self
    }

    /// A briefcase card out of the box of that number.
    pub(crate) fn case(mut self, seat: &str, name: &str, origin: u8) -> Scene {
        let seat: Seat = seat.parse().unwrap();
        let card: Case = name.parse().unwrap();
        let known = Knowers::only(seat);
        let up = false;
        let case = HiddenCase { card, known, up };
        self.table.heroes[seat].put(Slot::Case { case, origin });
        self.table.boxes[usize::from(origin) - 1].case = None;
        self
    }

    pub(crate) fn president(mut self, seat: &str) -> Scene {
        self.table.heroes[seat.parse().unwrap()].put(Slot::President);
        self.table.president = escape_from_new_york::state::President::Rescued;
        self
    }

    pub(crate) fn weapon(mut self, seat: &str, name: &str, ammunition: u8) -> Scene {
        let hero = &mut self.table.heroes[seat.parse().unwrap()];
        hero.weapon = Some(name.parse().unwrap());
        hero.ammunition = ammunition;
        self
    }

    pub(crate) fn top(mut self, name: &str) -> Scene {
        let card: NyCard = name.parse().unwrap();
        let all = self.table.ny.deck.or(NyCards::only(self.table.ny.top));
        self.table.ny.deck = all;
        self.table.ny.deck.remove(card);
        (self.table.ny.top, self.table.ny.back) = (card, card.back());
        self
    }

    /// A special New York card above the board.
    pub(crate) fn above(mut self, name: &str) -> Scene {
        let card: NyCard = name.parse().unwrap();
        self.table.ny.beside.remove(card);
        self.table.ny.in_play.insert(card);
        self
    }

    /// These cards in hand, all others discarded.
    pub(crate) fn hand(mut self, seat: &str, names: &str) -> Scene {
        let hero = &mut self.table.heroes[seat.parse().unwrap()];
        let all = hero.hand.or(hero.discards);
        hero.hand = cards(names);
        hero.discards = all.without(hero.hand);
        self
    }

    /// Lets these steps come, and runs to the next decision.
    pub(crate) fn run(&mut self, steps: &[Step]) {
        witness::runs(&self.table, steps);
        self.table.agenda.clear();
        self.table.agenda.first(steps.iter().copied());
        self.table.agenda.first([Step::Between]);
        self.act("A pass");
    }

    /// Asks something outside action cards: things may be used meanwhile.
    pub(crate) fn ask_something(&mut self) {
        self.table.agenda.first([Step::SwapColour]);
    }

    /// Resolves the effects of a source for the active hero.
    pub(crate) fn resolve(&mut self, source: Source) {
        witness::met(source.word());
        self.table.turn.halted = false;
        self.run(&[Step::Effects { source, at: 0 }, Step::Queue]);
    }

    /// The active hero has chosen this card and now reveals it.
    pub(crate) fn card(&mut self, name: &str) {
        let card: Card = name.parse().unwrap();
        let active = self.table.active;
        let hero = &mut self.table.heroes[active];
        hero.hand.remove(card);
        hero.discards.remove(card);
        hero.beside.remove(card);
        self.table.turn.chosen = CardSet::only(card);
        self.table.turn.added = false;
        self.table.agenda.clear();
        self.table.agenda.first([Step::Play, Step::Queue]);
        self.act(&format!("{active} play card {card}"));
    }

    /// Plays moves such as `A to e3, A pass`, all of which must be legal.
    pub(crate) fn act(&mut self, moves: &str) {
        for one in moves.split(", ") {
            let (seat, action) = read(one);
            if let Err(refused) = self.table.play(seat, action, &mut self.dealer) {
                panic!("`{one}` is refused, {refused}, at {}", self.table);
            }
            let events = self.dealer.take_events();
            for event in &events {
                witness::hears(&self.table, event);
            }
            self.events.extend(events);
        }
    }

    /// Why a move is refused. It must be, and change nothing.
    pub(crate) fn refusal(&mut self, one: &str) -> Illegal<Refusal> {
        let (seat, action) = read(one);
        if let Action::Use(slot) = action {
            witness::tries(self.table.hero(), slot);
        }
        let before = self.table.clone();
        let refused = self.table.play(seat, action, &mut self.dealer);
        assert_eq!(self.table, before, "a refused move changed the table");
        refused.expect_err("the move is legal")
    }

    /// What a seat may do, as words.
    pub(crate) fn legal(&self, seat: &str) -> Vec<String> {
        let mut list = Vec::new();
        self.table.legal_actions(seat.parse().unwrap(), &mut list);
        list.iter().map(Action::to_string).collect()
    }

    /// The same without things that might be used, taken or left meanwhile.
    pub(crate) fn answers(&self, seat: &str) -> Vec<String> {
        let things = [
            "take",
            "use",
            "otherwise",
            "arm",
            "fire",
            "pay",
            "open",
            "drop",
            "leave",
        ];
        let mut legal = self.legal(seat);
        legal.retain(|action| !things.iter().any(|thing| action.starts_with(thing)));
        legal
    }

    pub(crate) fn now(&self) -> Option<Step> {
        self.table.agenda.now().copied()
    }

    pub(crate) fn a(&self) -> &escape_from_new_york::state::hero::Hero {
        &self.table.heroes[Seat::A]
    }

    pub(crate) fn hands(&self) -> Vec<u32> {
        let heroes = self.table.heroes.values();
        heroes.map(|hero| hero.hand.len()).collect()
    }

    pub(crate) fn gang(&self, at: &str) -> u8 {
        self.table.map.gangs[space(at)].len()
    }

    pub(crate) fn boss_at(&self, boss: Boss) -> Option<Space> {
        match self.table.map.bosses[boss as usize] {
            Post::On { at, .. } => Some(at),
            _ => None,
        }
    }

    pub(crate) fn car_at(&self, number: usize) -> Option<Space> {
        match self.table.map.cars[number] {
            Car::Convict { at, .. } => Some(at),
            _ => None,
        }
    }

    pub(crate) fn ended(&self) -> Option<End> {
        self.table.ending
    }

    /// Turns up all points of interest without their effects, but these.
    pub(crate) fn pois_up_but(mut self, names: &str) -> Scene {
        let up = POIS.without(spaces(names));
        self.table.map.revealed = self.table.map.revealed.or(up);
        self
    }
}

fn read(one: &str) -> (Seat, Action) {
    let (seat, action) = one.split_once(' ').unwrap();
    (seat.parse().unwrap(), action.parse().unwrap())
}
