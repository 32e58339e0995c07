//! Tiles, points of interest, roadblocks, convicts and cars coming onto the map.

use tabletop::{Dealer, Viewer};

use crate::{
    components::{
        ROADBLOCKS,
        board::{Ground, PARK, POIS, Side, Space, SpaceSet},
        new_york::NyCards,
        places::Token,
        tiles::{MapTiles, Mark, Stack, tiles_of},
    },
    event::{Event, Seen},
    flow::Step,
    resolve::city,
    state::{
        Escape, Table,
        hiding::Hiding,
        map::{Car, Post, Stance},
    },
};

// rules: FU-39, FU-Q05
/// Adjacent spaces on which a tile may be laid, also beyond a roadblock.
pub(crate) fn revealable(table: &Escape) -> SpaceSet {
    let around = table.here().around();
    around.without(table.map.revealed).without(POIS)
}

/// Lays a tile on the only space there is.
pub(crate) fn reveal_only(table: &mut Escape, left: u8, dealer: &mut Dealer<Event>) {
    let only = revealable(table).first();
    if let (Some(at), true) = (only, left > 0) {
        table.agenda.first([Step::Reveal { left: left - 1 }]);
        lay_tile(table, at, dealer);
    }
}

// rules: FU-39, FU-41
/// Draws a tile for the space, and turns up its outskirts token.
pub(crate) fn lay_tile(table: &mut Escape, at: Space, dealer: &mut Dealer<Event>) {
    let park = tiles_of(Stack::Park);
    let mut stack: MapTiles = if at.ground() == Ground::Park {
        table.tiles.and(park)
    } else {
        table.tiles.without(park)
    };
    let tile = dealer.draw(&mut stack);
    table.tiles.remove(tile);
    table.map.tiles[at] = Some(tile);
    table.map.revealed.insert(at);
    let token = at
        .has_outskirts()
        .then(|| dealer.draw_from(&mut table.tokens));
    table.map.tokens[at] = token;
    dealer.announce(Event::TileLaid { at, tile, token });
    let missing = contents(table, at, tile.marks(), dealer);
    let mark = token.map(Token::mark);
    let missing = missing + contents(table, at, mark.as_slice(), dealer);
    too_few(table, missing, dealer);
}

// rules: FU-42, FU-Q21, FU-Q67
/// Puts what is printed onto the space, left to right; says how many convicts were missing.
fn contents(table: &mut Escape, at: Space, marks: &[Mark], dealer: &mut Dealer<Event>) -> u8 {
    let mut missing = 0;
    for mark in marks {
        match mark {
            Mark::Convict => missing += u8::from(!place_convict(table, at, Stance::Ready, dealer)),
            Mark::Car => missing += u8::from(!place_car(table, at, dealer)),
            Mark::Cube => {
                if table.cubes_left() > 0 {
                    table.map.cubes[at] += 1;
                    dealer.announce(Event::CubesCame { at, count: 1 });
                }
            }
            Mark::Manhole => {
                table.map.manholes.insert(at);
            }
            Mark::Roadblock(side) => block(table, at, *side, dealer),
            Mark::Event | Mark::Raft | Mark::Trap => {}
        }
    }
    missing
}

// rules: FU-60, FU-70, FU-Q49
/// One convict from the supply, if there is one. Who finds an abandoned car takes it before the
/// next one comes, so that the piece is in the supply again.
fn place_convict(
    table: &mut Escape,
    at: Space,
    stance: Stance,
    dealer: &mut Dealer<Event>,
) -> bool {
    let is_there = table.convicts_left() > 0;
    if is_there {
        table.map.add_convict(at, stance, false);
        dealer.announce(Event::ConvictsCame { at, count: 1 });
        claim_cars(table, dealer);
    }
    is_there
}

// rules: FU-42, FU-Q21
/// A car with a convict inside; without a car piece, a convict.
fn place_car(table: &mut Escape, at: Space, dealer: &mut Dealer<Event>) -> bool {
    let free = table.map.cars.iter().position(|car| *car == Car::Supply);
    let Some(number) = free else {
        return place_convict(table, at, Stance::Ready, dealer);
    };
    table.map.cars[number] = Car::Convict {
        at,
        stance: Stance::Ready,
        wounds: 0,
    };
    let car = number as u8;
    dealer.announce(Event::CarCame { car, at });
    true
}

// rules: FU-61, FU-Q50
/// A convict steps out of a car that broke a roadblock; it has moved.
pub(crate) fn step_out(table: &mut Escape, at: Space, dealer: &mut Dealer<Event>) {
    if !place_convict(table, at, Stance::Moved, dealer) {
        too_few(table, 1, dealer);
    }
}

// rules: FU-70, FU-Q67
/// New York gains noise for every missing convict, after the whole effect.
fn too_few(table: &mut Escape, count: u8, dealer: &mut Dealer<Event>) {
    if count > 0 {
        dealer.announce(Event::ConvictsMissing { count });
        table.agenda.first([Step::Noise(count)]);
    }
}

/// So many convicts on one space.
pub(crate) fn spawn(table: &mut Escape, at: Space, count: u8, dealer: &mut Dealer<Event>) {
    let placed = (0..count).filter(|_| place_convict(table, at, Stance::Ready, dealer));
    let missing = count - placed.count() as u8;
    too_few(table, missing, dealer);
}

/// One of the waiting spaces gets its convict.
pub(crate) fn spawn_one(table: &mut Escape, at: Space, dealer: &mut Dealer<Event>) {
    place_convict(table, at, Stance::Ready, dealer);
}

// rules: FU-70
/// Every waiting space gets a convict, as far as there are any.
pub(crate) fn spawn_all(table: &mut Escape, spots: SpaceSet, dealer: &mut Dealer<Event>) {
    let mut missing = 0;
    for at in spots {
        missing += u8::from(!place_convict(table, at, Stance::Ready, dealer));
    }
    too_few(table, missing, dealer);
}

// rules: FU-Q68
/// The nearest revealed manholes that do not wait for a convict yet.
pub(crate) fn nearest_manholes(table: &Escape, spots: SpaceSet) -> SpaceSet {
    nearest(table, table.map.manholes.without(spots), 0)
}

/// Those of `spaces` at the least distance from the active hero that is at least `least`.
fn nearest(table: &Escape, spaces: SpaceSet, least: u8) -> SpaceSet {
    let here = table.here();
    let distances = spaces.iter().map(|at| at.distance(here));
    let Some(nearest) = distances.filter(|distance| *distance >= least).min() else {
        return SpaceSet::EMPTY;
    };
    let at_that = spaces.iter().filter(|at| at.distance(here) == nearest);
    at_that.collect()
}

/// Takes all of the nearest manholes, then the next nearest; then the convicts come.
pub(crate) fn near_manholes(table: &mut Escape, left: u8, spots: SpaceSet) {
    let nearest = nearest_manholes(table, spots);
    if left > 0 && !nearest.is_empty() {
        let spots = spots.or(nearest);
        let left = left - nearest.len() as u8;
        table.agenda.first([Step::NearManholes { left, spots }]);
    } else {
        table.agenda.first([Step::Spawn { spots }]);
    }
}

/// Where a car with a convict may come: revealed spaces two steps away, or the next further.
pub(crate) fn car_spots(table: &Escape) -> SpaceSet {
    nearest(table, table.map.revealed, 2)
}

/// A car comes to the only space there is.
pub(crate) fn spawn_car_only(table: &mut Escape, dealer: &mut Dealer<Event>) {
    if let Some(at) = car_spots(table).first() {
        spawn_car(table, at, dealer);
    }
}

/// A car with a convict comes.
pub(crate) fn spawn_car(table: &mut Escape, at: Space, dealer: &mut Dealer<Event>) {
    let missing = u8::from(!place_car(table, at, dealer));
    too_few(table, missing, dealer);
}

// rules: FU-74, FU-82, FU-Q21, FU-Q33
/// A roadblock on a street: none where one stands, a destroyed one is turned up again, useless
/// positions are ignored, a bridge may be closed.
pub(crate) fn block(table: &mut Escape, at: Space, side: Side, dealer: &mut Dealer<Event>) {
    let leads_off = at.bridge().is_some_and(|(_, way)| way == side);
    let beside = at.beside(side);
    if beside.is_none() && !leads_off || table.map.is_blocked(at, side) {
        return;
    }
    let is_broken = table.map.broken[at] & side.bit() != 0;
    if !is_broken && table.map.roadblocks() >= ROADBLOCKS {
        return;
    }
    set_roadblock(table, at, side, true);
    dealer.announce(Event::RoadblockUp { at, side });
}

// rules: FU-36, FU-82
/// A roadblock is turned to its destroyed side.
pub(crate) fn break_roadblock(
    table: &mut Escape,
    at: Space,
    side: Side,
    dealer: &mut Dealer<Event>,
) {
    set_roadblock(table, at, side, false);
    dealer.announce(Event::RoadblockBroken { at, side });
}

fn set_roadblock(table: &mut Escape, at: Space, side: Side, up: bool) {
    let ends = [
        Some((at, side)),
        at.beside(side).map(|to| (to, side.opposite())),
    ];
    for (at, side) in ends.into_iter().flatten() {
        let (set, cleared) = if up {
            (&mut table.map.blocked, &mut table.map.broken)
        } else {
            (&mut table.map.broken, &mut table.map.blocked)
        };
        set[at] |= side.bit();
        cleared[at] &= !side.bit();
    }
}

/// Turns up the only face-down point of interest.
pub(crate) fn turn_only(table: &mut Escape, left: u8) {
    if let (Some(at), true) = (table.hidden_pois().first(), left > 0) {
        table
            .agenda
            .first([Step::Poi(at), Step::RevealPoi { left: left - 1 }]);
    }
}

// rules: FU-40, FU-75, FU-87, FU-Q10, FU-Q76
/// Turns up a point of interest and does what it says.
pub(crate) fn turn_up(table: &mut Escape, at: Space, dealer: &mut Dealer<Event>) {
    if table.map.revealed.contains(at) {
        return;
    }
    let poi = table.pois[Escape::poi_index(at)].0;
    table.map.revealed.insert(at);
    dealer.announce(Event::PoiTurned { at, poi });
    let missing = contents(table, at, poi.marks(), dealer);
    too_few(table, missing, dealer);
    let find = poi.find();
    if let Some(boss) = find.boss {
        table.map.bosses[boss as usize] = Post::On {
            at,
            stance: Stance::Ready,
            hit_points: boss.hit_points(),
        };
        dealer.announce(Event::BossCame { boss, at });
    }
    if let Some(number) = find.case {
        table.boxes[usize::from(number) - 1].token = Some(at);
        dealer.announce(Event::CaseTokenLaid { number, at });
    }
    if let Some(number) = find.special {
        let specials: NyCards = city::specials(table);
        city::add_special(table, specials.nth(u32::from(number)), dealer);
    }
}

// rules: FU-81
/// Where a jump may lead: other revealed points of interest.
pub(crate) fn jumps(table: &Table<impl Hiding>) -> SpaceSet {
    let open = POIS.and(table.map.revealed);
    open.without(SpaceSet::only(table.here()))
}

/// Face-down points of interest that the active hero has not seen.
pub(crate) fn lookable(table: &Escape) -> SpaceSet {
    let viewer = Viewer::Seat(table.active);
    let hidden = table.hidden_pois().iter();
    hidden
        .filter(|at| !table.pois[Escape::poi_index(*at)].1.has(viewer))
        .collect()
}

// rules: FU-52, FU-Q42
/// The active hero looks secretly at a point of interest.
pub(crate) fn look(table: &mut Escape, at: Space, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    let (poi, known) = &mut table.pois[Escape::poi_index(at)];
    *known = known.and(seat);
    let poi = Seen::Face(*poi);
    dealer.announce(Event::Looked { seat, at, poi });
}

// rules: FU-76, FU-Q27
/// The helicopter token goes to another Park space.
pub(crate) fn fly(table: &mut Escape, to: Space, dealer: &mut Dealer<Event>) {
    table.helicopter = to;
    dealer.announce(Event::HelicopterMoved { to });
}

/// The same by chance.
pub(crate) fn fly_by_chance(table: &mut Escape, dealer: &mut Dealer<Event>) {
    let mut others = PARK.without(SpaceSet::only(table.helicopter));
    let to = dealer.draw(&mut others);
    fly(table, to, dealer);
}

// rules: FU-60, FU-Q49
/// Standing convicts on foot take abandoned cars where no hero is.
pub(crate) fn claim_cars(table: &mut Escape, dealer: &mut Dealer<Event>) {
    for number in 0..table.map.cars.len() {
        let Car::Abandoned(at) = table.map.cars[number] else {
            continue;
        };
        if table.map.gangs[at].standing() == 0 || table.hero_spaces().contains(at) {
            continue;
        }
        let (stance, hurt) = first_standing(table, at);
        table.map.remove_convict(at, stance, hurt);
        let wounds = u8::from(hurt);
        table.map.cars[number] = Car::Convict { at, stance, wounds };
        let car = number as u8;
        dealer.announce(Event::ConvictTookCar { car, at });
    }
}

/// Whether convicts on foot are where an abandoned car is. Rarely so, and asked at every step.
pub(crate) fn has_car_to_claim(table: &Escape) -> bool {
    let haunted = table.map.haunted;
    let mut cars = table.map.cars.iter();
    cars.any(|car| matches!(car, Car::Abandoned(at) if haunted.contains(*at)))
}

/// The convict on foot who goes first where it does not matter: a fresh one.
pub(crate) fn first_standing(table: &Escape, at: Space) -> (Stance, bool) {
    let kinds = [
        (Stance::Ready, false),
        (Stance::Ready, true),
        (Stance::Moved, false),
        (Stance::Moved, true),
    ];
    let mut kinds = kinds.into_iter();
    kinds
        .find(|(stance, hurt)| table.map.gangs[at].count(*stance, *hurt) > 0)
        .expect("somebody stands there")
}
