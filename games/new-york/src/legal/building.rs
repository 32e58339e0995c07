//! Placing tiles and rebuilding the city.

use tabletop::{Illegal, Seat};

use super::Refusal;
use crate::{
    action::{Action, CityTile},
    components::Tile,
    state::{
        NewYork,
        city::{Cell, Misfit},
        plan::{Plan, Removal},
    },
};

// rules: NY-22 §Posizionamento delle tessere degli edifici
pub(super) fn check_place(
    table: &NewYork,
    seat: Seat,
    tile: Tile,
    at: Cell,
) -> Result<(), Illegal<Refusal>> {
    check_aside(table, seat, tile)?;
    check_fit(table, seat, tile, at)
}

// rules: NY-22 §Posizionamento delle tessere degli edifici
/// The reserve takes any tile that lies aside, and as many as there are.
pub(super) fn check_aside(table: &NewYork, seat: Seat, tile: Tile) -> Result<(), Illegal<Refusal>> {
    if table.aside[seat].contains(tile) {
        Ok(())
    } else {
        Err(Illegal::new("NY-22", Refusal::NotAside { tile }))
    }
}

// rules: NY-44, NY-55 §Regole speciali in caso di due giocatori
pub(super) fn check_gift(table: &NewYork, seat: Seat, tile: Tile) -> Result<(), Illegal<Refusal>> {
    if table.dirk.is_none() {
        return Err(Illegal::new("NY-44", Refusal::NoDirk));
    }
    check_aside(table, seat, tile)
}

// rules: NY-18, NY-20, NY-Q02 §Sviluppo della città
/// A tile bought in this turn lies aside and is not in the reserve yet.
pub(super) fn check_add(
    table: &NewYork,
    seat: Seat,
    tile: Tile,
    at: Cell,
) -> Result<(), Illegal<Refusal>> {
    check_in_reserve(table, seat, tile)?;
    check_fit(table, seat, tile, at)
}

// rules: NY-18, NY-19, NY-20, NY-51, NY-Q03 §Sviluppo della città
pub(super) fn check_remove(
    table: &NewYork,
    seat: Seat,
    tile: CityTile,
) -> Result<(), Illegal<Refusal>> {
    let tile = check_in_city(table, seat, tile)?;
    let city = table.cities.of(seat);
    let mut plan = Plan::blank();
    plan.draw(city);
    match plan.removal(city.cell(tile)) {
        Removal::Allowed => Ok(()),
        Removal::CutsOff => Err(Illegal::new("NY-26", Refusal::CutOff)),
        Removal::Hole => Err(Illegal::new("NY-28", Refusal::Hole)),
    }
}

// rules: NY-18, NY-19, NY-20, NY-51, NY-Q03 §Sviluppo della città
/// Sides that match as before leave every way on foot as it was.
pub(super) fn check_swap(
    table: &NewYork,
    seat: Seat,
    out: CityTile,
    tile: Tile,
) -> Result<(), Illegal<Refusal>> {
    let out = check_in_city(table, seat, out)?;
    check_in_reserve(table, seat, tile)?;
    let city = table.cities.of(seat);
    match city.mismatch(tile.streets(), city.cell(out)) {
        None => Ok(()),
        Some(side) => Err(Illegal::new("NY-25", Refusal::SidesDiffer { side })),
    }
}

fn check_in_reserve(table: &NewYork, seat: Seat, tile: Tile) -> Result<(), Illegal<Refusal>> {
    if table.reserves[seat].contains(tile) {
        Ok(())
    } else {
        Err(Illegal::new("NY-18", Refusal::NotInReserve { tile }))
    }
}

fn check_in_city(table: &NewYork, seat: Seat, tile: CityTile) -> Result<Tile, Illegal<Refusal>> {
    match tile {
        // rules: NY-19 §Sviluppo della città
        CityTile::Start => Err(Illegal::new("NY-19", Refusal::StartTile)),
        CityTile::Building(tile) if table.cities.of(seat).tiles().contains(tile) => Ok(tile),
        CityTile::Building(tile) => Err(Illegal::new("NY-18", Refusal::NotInCity { tile })),
    }
}

// rules: NY-24, NY-25, NY-26, NY-27, NY-28, NY-51 §Regole costruttive
fn check_fit(table: &NewYork, seat: Seat, tile: Tile, at: Cell) -> Result<(), Illegal<Refusal>> {
    let fit = table.cities.of(seat).fit(tile.streets(), at);
    fit.map_err(|misfit| match misfit {
        Misfit::Taken => Illegal::new("NY-51", Refusal::Taken),
        Misfit::NoCommonSide => Illegal::new("NY-27", Refusal::NoCommonSide),
        Misfit::SidesDiffer(side) => Illegal::new("NY-25", Refusal::SidesDiffer { side }),
        Misfit::CutOff => Illegal::new("NY-26", Refusal::CutOff),
        Misfit::Hole => Illegal::new("NY-28", Refusal::Hole),
    })
}

// rules: NY-21
pub(super) fn can_redevelop(table: &NewYork, seat: Seat) -> bool {
    let mut can = false;
    each_redevelopment(table, seat, |_| can = true);
    can
}

// rules: NY-18, NY-20 §Sviluppo della città
/// Tiles of the reserve that can be added, tiles of the city that can go, then swaps.
pub(super) fn each_redevelopment(table: &NewYork, seat: Seat, mut found: impl FnMut(Action)) {
    let (city, reserve) = (table.cities.of(seat), table.reserves[seat]);
    if city.tiles().is_empty() && reserve.is_empty() {
        return;
    }
    let mut plan = Plan::blank();
    plan.draw(city);
    plan.each_fit(reserve, |tile, at| found(Action::Add { tile, at }));
    plan.each_removable(city, |tile| {
        let tile = CityTile::Building(tile);
        found(Action::Remove { tile });
    });
    plan.each_swap(city, reserve, |old, tile| {
        let out = CityTile::Building(old);
        found(Action::Swap { out, tile });
    });
}

// rules: NY-22, NY-39, NY-44 §Posizionamento delle tessere degli edifici
/// Cells of the city for every tile aside, then the reserve, then Dirk if gifts are made now.
pub(super) fn list_placements(table: &NewYork, seat: Seat, gifts: bool, out: &mut Vec<Action>) {
    let aside = table.aside[seat];
    let mut plan = Plan::blank();
    plan.draw(table.cities.of(seat));
    plan.each_fit(aside, |tile, at| out.push(Action::Place { tile, at }));
    out.extend(aside.iter().map(|tile| Action::Reserve { tile }));
    if gifts && table.dirk.is_some() {
        out.extend(aside.iter().map(|tile| Action::Dirk { tile }));
    }
}
