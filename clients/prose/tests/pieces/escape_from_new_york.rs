//! The pieces of Escape from New York.

use games::escape_from_new_york::{
    Escape,
    components::{
        RESERVE,
        board::{Ground, HELIPAD, Side, Space},
        new_york::NyCard,
        tiles::{MapTile, Mark},
    },
    state::{
        President, Table,
        hero::{Hero, Ride},
        hiding::Veiled,
        map::{Car, Gang, Map, Post, Stance},
    },
    view::View,
};

use crate::check;

fn changed(view: &View, change: &dyn Fn(&mut Table<Veiled>)) -> View {
    let mut changed = view.clone();
    change(&mut changed.table);
    changed
}

/// What stands and lies in a space.
fn space(view: &View, at: Space) -> Vec<(String, View)> {
    let map = &view.table.map;
    let mut all = Vec::new();
    if !map.gangs[at].is_empty() {
        let gone = changed(view, &|table| table.map.gangs[at] = Gang::default());
        all.push((format!("the convicts in {at}"), gone));
    }
    if map.cubes[at] > 0 {
        let gone = changed(view, &|table| table.map.cubes[at] = 0);
        all.push((format!("the cubes in {at}"), gone));
    }
    let mut upright = map.gangs[at];
    upright.recover();
    if upright != map.gangs[at] && map.gangs[at].standing() < upright.standing() {
        let up = changed(view, &|table| table.map.gangs[at].recover());
        all.push((format!("who lies in {at}"), up));
    }
    if map.blocked[at] != 0 && map.revealed.contains(at) {
        let gone = changed(view, &|table| table.map.blocked[at] = 0);
        all.push((format!("the roadblocks at {at}"), gone));
    }
    if map.revealed.contains(at) {
        let street = Side::ALL
            .into_iter()
            .find(|side| at.beside(*side).is_some());
        let side = street.expect("every space has a neighbour").bit();
        let broken = changed(view, &|table| table.map.broken[at] ^= side);
        all.push((format!("a destroyed roadblock at {at}"), broken));
    }
    let fresh = Stance::Ready;
    if map.gangs[at].count(fresh, false) > 0 {
        let hurt = changed(view, &|table| {
            table.map.remove_convict(at, fresh, false);
            table.map.add_convict(at, fresh, true);
        });
        all.push((format!("a wounded convict in {at}"), hurt));
    }
    all
}

/// Lying where it stood, and up where it lay.
fn turned(stance: Stance) -> Stance {
    match stance {
        Stance::Lying => Stance::Ready,
        Stance::Ready | Stance::Moved => Stance::Lying,
    }
}

/// A car, and how the convict in it stands.
fn car(view: &View, n: usize) -> Vec<(String, View)> {
    let with = |car: Car| changed(view, &move |table| table.map.cars[n] = car);
    match view.table.map.cars[n] {
        Car::Supply | Car::Hero => Vec::new(),
        Car::Abandoned(_) => vec![(format!("car {n}"), with(Car::Supply))],
        Car::Convict { at, stance, wounds } => {
            let other = turned(stance);
            let up_or_down = Car::Convict {
                at,
                stance: other,
                wounds,
            };
            let wounds = u8::from(wounds == 0);
            let hurt = Car::Convict { at, stance, wounds };
            vec![
                (format!("car {n}"), with(Car::Supply)),
                (format!("who lies in car {n}"), with(up_or_down)),
                (format!("the wounds of who drives car {n}"), with(hurt)),
            ]
        }
    }
}

/// Who moves about on the map.
fn on_the_map(view: &View) -> Vec<(String, View)> {
    let table = &view.table;
    let mut all = Vec::new();
    all.extend((0..table.map.cars.len()).flat_map(|n| car(view, n)));
    for (n, boss) in table.map.bosses.iter().enumerate() {
        if let Post::On {
            at,
            stance,
            hit_points,
        } = *boss
        {
            let gone = changed(view, &|table| table.map.bosses[n] = Post::Away);
            all.push((format!("boss {n}"), gone));
            let up_or_down = Post::On {
                at,
                stance: turned(stance),
                hit_points,
            };
            let up_or_down = changed(view, &|table| table.map.bosses[n] = up_or_down);
            all.push((format!("whether boss {n} lies"), up_or_down));
            let hit_points = hit_points + 1;
            let hale = Post::On {
                at,
                stance,
                hit_points,
            };
            let hale = changed(view, &|table| table.map.bosses[n] = hale);
            all.push((format!("the hit points of boss {n}"), hale));
        }
    }
    for at in Space::all() {
        if let Some((number, side)) = at.bridge() {
            let bit = side.bit();
            let barred = changed(view, &|table| table.map.blocked[at] ^= bit);
            all.push((format!("the roadblock on bridge {number}"), barred));
        }
        let tile = table.map.tiles[at];
        let stays = |mark: &Mark| matches!(mark, Mark::Event | Mark::Trap);
        let is_told = |it: MapTile| it.building().is_some() || it.marks().iter().any(stays);
        if tile.is_some_and(is_told) && table.map.revealed.contains(at) {
            let plain = changed(view, &|table| {
                table.map.tiles[at] = None;
                table.map.tokens[at] = None;
            });
            all.push((format!("what is printed in {at}"), plain));
        }
        if at.ground() == Ground::Poi {
            let turned = changed(view, &|table| {
                if !table.map.revealed.remove(at) {
                    table.map.revealed.insert(at);
                }
            });
            all.push((format!("whether {at} lies face up"), turned));
        }
    }
    all
}

fn heroes(view: &View) -> Vec<(String, View)> {
    let mut all = Vec::new();
    for (seat, hero) in view.table.heroes.iter() {
        let mut with = |what: &str, change: &dyn Fn(&mut Hero<Veiled>)| {
            let changed = changed(view, &|table| change(&mut table.heroes[seat]));
            all.push((format!("{what} of {seat}"), changed));
        };
        with("the level", &|hero| hero.level += 1);
        if hero.weapon.is_some() {
            with("the weapon", &|hero| hero.weapon = None);
            with("the ammunition", &|hero| hero.ammunition += 1);
        }
        if hero.need().is_some() {
            with("a convict on the token", &|hero| hero.convicts += 1);
            with("an item on the token", &|hero| hero.items += 1);
        }
        if hero.reserve_len() > 0 {
            with("the reserve", &|hero| hero.reserve = [None; RESERVE + 1]);
        }
        with("what drives the hero", &|hero| {
            hero.ride = match hero.ride {
                None => Some(Ride::Taxi),
                Some(_) => None,
            };
        });
        if hero.ride == Some(Ride::Taxi) {
            with("that the car is the taxi", &|hero| {
                hero.ride = Some(Ride::Car(0));
            });
        }
        let there = Space::named(if hero.space == Space::named("f3") {
            "e3"
        } else {
            "f3"
        });
        with("the place", &move |hero| hero.space = there);
        with("a wanted card", &|hero| hero.wanted += 1);
        let mut cards = view.clone();
        cards.hands[seat] += 1;
        all.push((format!("a card of {seat}"), cards));
        let mut cards = view.clone();
        cards.discards[seat] += 1;
        all.push((format!("a discarded card of {seat}"), cards));
    }
    all
}

/// What New York has, what flies, and what is left that all may count.
fn beside_the_map(view: &View) -> Vec<(String, View)> {
    let table = &view.table;
    let mut all = Vec::new();
    let mut with = |what: &str, change: &dyn Fn(&mut Table<Veiled>)| {
        all.push((what.to_owned(), changed(view, change)));
    };
    let pad = Space::named(if table.helicopter == HELIPAD {
        "h3"
    } else {
        "i3"
    });
    with("the helicopter", &|table| table.landed = !table.landed);
    with("its place", &move |table| table.helicopter = pad);
    with("the noise", &|table| table.ny.noise += 1);
    with("the mission", &|table| table.ny.mission += 1);
    with("a timer tile", &|table| table.timer.black += 1);
    with("Presto", &|table| table.timer.presto = !table.timer.presto);
    with("the Gullfire", &|table| table.gullfire = !table.gullfire);
    with("the President", &|table| {
        table.president = match table.president {
            President::Held => President::Rescued,
            President::Rescued | President::Dead => President::Held,
        };
    });
    if table.options.wanted {
        with("a wanted card of nobody", &|table| table.wanted += 1);
    }
    if table.options.dead_or_alive {
        with("an alive card", &|table| table.alive += 1);
    }
    if table.event_level() < 3 {
        with("the level of events", &|table| table.event_box = 4);
    }
    for (n, place) in table.boxes.iter().enumerate() {
        if place.token.is_some() {
            with("a case", &move |table| table.boxes[n].token = None);
        }
    }
    let bonuses = NyCard::all().filter(|card| card.bonus().is_some());
    for card in bonuses.filter(|card| !table.ny.in_play.contains(*card)) {
        with("a bonus", &move |table| _ = table.ny.in_play.insert(card));
    }
    for card in NyCard::all().filter(|card| !card.is_special()).take(2) {
        with("a card New York has discarded", &move |table| {
            if !table.ny.discards.remove(card) {
                table.ny.discards.insert(card);
            }
        });
    }
    let sides = |table: &mut Table<Veiled>| table.ny.back.cost += 1;
    with("the back of New York's card", &sides);
    all
}

/// Each part is named: a new one does not compile before it is told, or said why not.
fn are_all_named(view: &View) {
    let View {
        // Who looks, and what only the turn's question is about.
        viewer: _,
        chosen: _,
        unseen: _,
        table,
        hands: _,
        discards: _,
        // Sizes of piles that nobody has a use for.
        beside: _,
        dropped: _,
        items: _,
        leftover: _,
        // Which cards it has anybody can tell from the discards.
        ny_deck: _,
    } = view;
    let Table {
        // What is asked stands in the question.
        agenda: _,
        turn: _,
        options: _,
        heroes: _,
        active: _,
        turns: _,
        map,
        // What lies face down has no face to be told.
        tiles: _,
        tokens: _,
        items: _,
        leftover: _,
        leftover_known: _,
        drawn: _,
        pois: _,
        ny: _,
        timer: _,
        // Past events, used items and those out of the game come back shuffled or not at all.
        events: _,
        events_past: _,
        items_used: _,
        items_out: _,
        event_box: _,
        boxes: _,
        helicopter: _,
        landed: _,
        gullfire: _,
        president: _,
        alive: _,
        wanted: _,
        // Told when it ends.
        ending: _,
    } = table;
    let Map {
        tiles: _,
        tokens: _,
        revealed: _,
        manholes: _,
        blocked: _,
        broken: _,
        cubes: _,
        gangs: _,
        // Follows from the gangs.
        haunted: _,
        cars: _,
        bosses: _,
    } = map;
}

fn pieces(view: &View) -> Vec<(String, View)> {
    are_all_named(view);
    let mut all: Vec<_> = Space::all().flat_map(|at| space(view, at)).collect();
    all.extend(on_the_map(view));
    all.extend(heroes(view));
    all.extend(beside_the_map(view));
    all
}

#[test]
fn the_words_of_the_table_tell_every_piece() {
    let options = [
        "",
        "traps=yes hard-deck=yes",
        "wanted=yes dead-or-alive=yes extra-specials=yes",
    ];
    assert!(check::<Escape>(&options, 25, pieces) > 2000);
}
