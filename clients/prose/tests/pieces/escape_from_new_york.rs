//! The pieces of Escape from New York.

use games::escape_from_new_york::{
    Escape,
    components::board::Space,
    state::{
        Table,
        hiding::Veiled,
        map::{Car, Gang, Post},
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
    all
}

fn pieces(view: &View) -> Vec<(String, View)> {
    let table = &view.table;
    let mut all: Vec<_> = Space::all().flat_map(|at| space(view, at)).collect();
    for (n, car) in table.map.cars.iter().enumerate() {
        if matches!(car, Car::Abandoned(_) | Car::Convict { .. }) {
            let gone = changed(view, &|table| table.map.cars[n] = Car::Supply);
            all.push((format!("car {n}"), gone));
        }
    }
    for (n, boss) in table.map.bosses.iter().enumerate() {
        if let Post::On {
            at,
            stance,
            hit_points,
        } = *boss
        {
            let gone = changed(view, &|table| table.map.bosses[n] = Post::Away);
            all.push((format!("boss {n}"), gone));
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
    for (seat, hero) in table.heroes.iter() {
        let higher = changed(view, &|table| table.heroes[seat].level += 1);
        all.push((format!("the level of {seat}"), higher));
        if hero.weapon.is_some() {
            let gone = changed(view, &|table| table.heroes[seat].weapon = None);
            all.push((format!("the weapon of {seat}"), gone));
        }
        let wanted = changed(view, &|table| table.heroes[seat].wanted += 1);
        all.push((format!("a wanted card of {seat}"), wanted));
        let mut cards = view.clone();
        cards.hands[seat] += 1;
        all.push((format!("a card of {seat}"), cards));
    }
    let landed = changed(view, &|table| table.landed = !table.landed);
    all.push(("the helicopter".to_owned(), landed));
    let louder = changed(view, &|table| table.ny.noise += 1);
    all.push(("the noise".to_owned(), louder));
    let nearer = changed(view, &|table| table.ny.mission += 1);
    all.push(("the mission".to_owned(), nearer));
    all
}

#[test]
fn the_words_of_the_table_tell_every_piece() {
    assert!(check::<Escape>(&[""], pieces) > 500);
}
