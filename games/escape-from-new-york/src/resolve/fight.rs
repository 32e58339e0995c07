//! Damage to enemies, and tricks.

use tabletop::{Dealer, Seat};

use crate::{
    components::{
        board::Space,
        bosses::Boss,
        equipment::{AXE_ADDS, BAT_ADDS, Item},
    },
    event::Event,
    flow::{Source, Step},
    resolve::cards,
    state::{
        Escape, Table,
        foe::Foe,
        hiding::Hiding,
        map::{Car, Post, Stance},
    },
};

// rules: FU-44, FU-81, FU-Q53
/// Begins to deal damage: axe and bat first.
pub(crate) fn attack(table: &mut Escape, source: Source, points: u8, range: u8) {
    let mut left = points;
    let here = table.here();
    table.agenda.first(cards::gap(source));
    let first = source.is_attack() && !table.turn.added;
    if first && table.hero().weapon == Some(Item::AXE) {
        table.turn.added = true;
        left += AXE_ADDS;
    }
    table.agenda.first([Step::Damage { left, range }]);
    let bat = source.is_attack() && range == 0 && table.hero().weapon == Some(Item::BAT);
    if bat && table.map.bosses_on().any(|(_, at, ..)| at == here) {
        table.agenda.first([Step::Bat { points }]);
    }
}

// rules: FU-44, FU-Q58
/// The enemies that damage of that range can hit, those alike once.
pub(crate) fn targets(table: &Table<impl Hiding>, range: u8) -> impl Iterator<Item = Foe> {
    table.map.foes_in(table.in_reach(range))
}

// rules: FU-16, FU-Q53
/// The rest of the damage goes to the only target, or is lost.
pub(crate) fn only_target(table: &mut Escape, left: u8, range: u8, dealer: &mut Dealer<Event>) {
    if left == 0 {
        return;
    }
    let target = targets(table, range).next();
    if let Some(foe) = target {
        table.agenda.first([Step::Damage {
            left: left - 1,
            range,
        }]);
        hit(table, foe, 1, dealer);
    }
}

/// The active hero deals damage to one enemy.
pub(crate) fn hit(table: &mut Escape, foe: Foe, points: u8, dealer: &mut Dealer<Event>) {
    let seat = Some(table.active);
    wound(table, foe, points, seat, dealer);
}

// rules: FU-81
/// All of an attack goes to one boss, with the bat.
pub(crate) fn bat(table: &mut Escape, boss: Boss, points: u8, dealer: &mut Dealer<Event>) {
    if let Some(Step::Damage { left, .. }) = table.agenda.now_mut() {
        *left = 0;
    }
    hit(table, Foe::Boss(boss), points + BAT_ADDS, dealer);
}

// rules: FU-Q55
/// Damage to every enemy in a space; nobody's kills.
pub(crate) fn blast(table: &mut Escape, at: Space, points: u8, dealer: &mut Dealer<Event>) {
    let gang = table.map.gangs[at];
    for lying in [false, true] {
        for hurt in [true, false] {
            let lain = gang.count(Stance::Lying, hurt);
            let stood = gang.count(Stance::Ready, hurt) + gang.count(Stance::Moved, hurt);
            for _ in 0..if lying { lain } else { stood } {
                wound(
                    table,
                    Foe::Convict { at, lying, hurt },
                    points,
                    None,
                    dealer,
                );
            }
        }
    }
    for car in 0..table.map.cars.len() as u8 {
        if matches!(table.map.cars[car as usize], Car::Convict { at: on, .. } if on == at) {
            wound(table, Foe::Car(car), points, None, dealer);
        }
    }
    for boss in Boss::ALL {
        if matches!(table.map.bosses[boss as usize], Post::On { at: on, .. } if on == at) {
            wound(table, Foe::Boss(boss), points, None, dealer);
        }
    }
}

// rules: FU-45, FU-47, FU-Q54
/// Takes hit points from one enemy.
fn wound(table: &mut Escape, foe: Foe, points: u8, seat: Option<Seat>, dealer: &mut Dealer<Event>) {
    dealer.announce(Event::Hit { seat, foe, points });
    match foe {
        Foe::Convict { at, lying, hurt } => {
            let stance = table.map.stance_of(at, lying, hurt);
            table.map.remove_convict(at, stance, hurt);
            if u8::from(hurt) + points >= table.convict_hit_points(false) {
                killed(table, foe, at, seat, dealer);
            } else {
                table.map.add_convict(at, stance, true);
            }
        }
        Foe::Car(car) => {
            let most = table.convict_hit_points(true);
            if let Car::Convict { at, wounds, .. } = &mut table.map.cars[car as usize] {
                *wounds += points;
                let at = *at;
                if *wounds >= most {
                    // rules: FU-61. The car stays where it is.
                    table.map.cars[car as usize] = Car::Abandoned(at);
                    killed(table, foe, at, seat, dealer);
                }
            }
        }
        Foe::Boss(boss) => wound_boss(table, boss, points, seat, dealer),
    }
}

// rules: FU-46, FU-Q30, FU-Q55
/// A convict is dead: onto the killer's level token, or back to the supply.
fn killed(table: &mut Escape, foe: Foe, at: Space, seat: Option<Seat>, dealer: &mut Dealer<Event>) {
    // rules: FU-61, FU-Q60. For a driver the convict comes from the supply, if it has one.
    let is_there = !matches!(foe, Foe::Car(_)) || table.convicts_left() > 0;
    let wants = seat.is_some_and(|seat| table.heroes[seat].wants_convict());
    let trophy = wants && is_there;
    if let (Some(seat), true) = (seat, trophy) {
        table.heroes[seat].convicts += 1;
    }
    dealer.announce(Event::Killed {
        seat,
        foe,
        at,
        trophy,
    });
}

// rules: FU-47, FU-79, FU-Q32, FU-Q55
fn wound_boss(
    table: &mut Escape,
    boss: Boss,
    points: u8,
    seat: Option<Seat>,
    dealer: &mut Dealer<Event>,
) {
    let Post::On { at, hit_points, .. } = &mut table.map.bosses[boss as usize] else {
        return;
    };
    *hit_points = hit_points.saturating_sub(points);
    let at = *at;
    if *hit_points > 0 {
        return;
    }
    table.map.bosses[boss as usize] = match boss {
        Boss::Duke => Post::Waiting,
        Boss::Romero | Boss::Slag => Post::Dead,
    };
    let (foe, trophy) = (Foe::Boss(boss), false);
    dealer.announce(Event::Killed {
        seat,
        foe,
        at,
        trophy,
    });
    if let Some(number) = boss.guards() {
        table.boxes[usize::from(number) - 1].token = Some(at);
        dealer.announce(Event::CaseTokenLaid { number, at });
    }
    if let Some(seat) = seat
        && table.wanted > 0
    {
        table.wanted -= 1;
        table.heroes[seat].wanted += 1;
        dealer.announce(Event::WantedEarned { seat });
    }
}

// rules: FU-48, FU-Q07, FU-Q58
/// Whom the active hero can trick, and where to.
pub(crate) fn tricks(table: &Escape) -> impl Iterator<Item = (Foe, Space)> {
    let here = table.here();
    let exits = table.map.open_around(here).and(table.map.revealed);
    let foes = targets(table, 0).filter(|foe| may_be_tricked(table, *foe));
    foes.flat_map(move |foe| exits.iter().map(move |to| (foe, to)))
}

// rules: FU-15, FU-48, FU-Q07
/// How many enemies beside the active hero can be tricked.
pub(crate) fn trickable(table: &Table<impl Hiding>) -> u8 {
    let here = table.here();
    if table
        .map
        .open_around(here)
        .and(table.map.revealed)
        .is_empty()
    {
        return 0;
    }
    let others = targets(table, 0).filter(|foe| !matches!(foe, Foe::Convict { .. }));
    let others = others.filter(|foe| may_be_tricked(table, *foe)).count() as u8;
    table.map.gangs[here].standing() + others
}

// rules: FU-48, FU-101, FU-Q58
/// Whether the enemy stands and can be fooled. Slag cannot.
pub(crate) fn may_be_tricked(table: &Table<impl Hiding>, foe: Foe) -> bool {
    match foe {
        Foe::Convict { lying, .. } => !lying,
        Foe::Car(car) => matches!(
            table.map.cars[car as usize],
            Car::Convict { stance, .. } if stance != Stance::Lying
        ),
        Foe::Boss(Boss::Slag) => false,
        Foe::Boss(boss) => matches!(
            table.map.bosses[boss as usize],
            Post::On { stance, .. } if stance != Stance::Lying
        ),
    }
}

// rules: FU-48
/// Moves an enemy to `to` and lays it down.
pub(crate) fn trick(table: &mut Escape, foe: Foe, to: Space, dealer: &mut Dealer<Event>) {
    let seat = table.active;
    dealer.announce(Event::Tricked { seat, foe, to });
    relocate(table, foe, to, Stance::Lying);
}

/// Puts an enemy elsewhere, in another stance; wounds go with it.
pub(crate) fn relocate(table: &mut Escape, foe: Foe, to: Space, now: Stance) {
    match foe {
        Foe::Convict { at, hurt, .. } => {
            let stance = table.map.stance_of(at, false, hurt);
            table.map.remove_convict(at, stance, hurt);
            table.map.add_convict(to, now, hurt);
        }
        Foe::Car(car) => {
            if let Car::Convict { at, stance, .. } = &mut table.map.cars[car as usize] {
                (*at, *stance) = (to, now);
            }
        }
        Foe::Boss(boss) => {
            if let Post::On { at, stance, .. } = &mut table.map.bosses[boss as usize] {
                (*at, *stance) = (to, now);
            }
        }
    }
}
