//! The situation in one line.

use std::fmt;

use super::{
    Escape,
    hero::{Hero, Slot},
};
use crate::components::board::Space;

/// Everything, secrets included, for records and failures.
impl fmt::Display for Escape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let step = self.agenda.now().map(ToString::to_string);
        let step = step.unwrap_or_else(|| "over".to_owned());
        write!(f, "turn {} {} {step}; ", self.turns, self.active)?;
        let ny = &self.ny;
        let top = ny.top.word();
        write!(
            f,
            "noise {} mission {} top {top} deck {} discards {} above {}; ",
            ny.noise, ny.mission, ny.deck, ny.discards, ny.in_play
        )?;
        write!(
            f,
            "timer {}+{}{}; events {} box {}; items {} used {}; ",
            self.timer.black,
            self.timer.red.len(),
            if self.timer.presto { " presto" } else { "" },
            self.events.len(),
            self.event_box,
            self.items.len(),
            self.items_used.len()
        )?;
        self.map_words(f)?;
        for (seat, hero) in self.heroes.iter() {
            write!(f, "; {seat} ")?;
            hero_words(hero, f)?;
        }
        Ok(())
    }
}

impl Escape {
    fn map_words(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "open {}; convicts", self.map.revealed.len())?;
        for at in self.map.haunted {
            write!(f, " {at}x{}", self.map.gangs[at].len())?;
        }
        for (car, at, ..) in self.map.car_convicts() {
            write!(f, " car{}@{at}", car + 1)?;
        }
        for (boss, at, _, points) in self.map.bosses_on() {
            write!(f, " {}{points}@{at}", boss.word())?;
        }
        let cubes = Space::all().filter(|at| self.map.cubes[*at] > 0);
        write!(f, "; cubes")?;
        for at in cubes {
            write!(f, " {at}x{}", self.map.cubes[at])?;
        }
        write!(f, "; roadblocks {}", self.map.roadblocks())?;
        let landed = if self.landed { " landed" } else { "" };
        write!(f, "; helicopter {}{landed}", self.helicopter)?;
        write!(f, "; president {:?}", self.president)
    }
}

fn hero_words(hero: &Hero, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(
        f,
        "{} {} level {} ({}+{}) hand {} discards {} reserve",
        hero.persona, hero.space, hero.level, hero.convicts, hero.items, hero.hand, hero.discards
    )?;
    for slot in hero.reserve.iter().flatten() {
        match slot {
            Slot::Item { item, .. } => write!(f, " {item}")?,
            Slot::Case { case, .. } => write!(f, " {}", case.card)?,
            Slot::President => f.write_str(" president")?,
            Slot::Diagram => f.write_str(" diagram")?,
        }
    }
    if let Some(weapon) = hero.weapon {
        write!(f, " weapon {weapon}:{}", hero.ammunition)?;
    }
    let ride = if hero.ride.is_some() { " car" } else { "" };
    let [blue, violet] = hero.objectives;
    write!(f, "{ride} aims {blue} {violet}")
}
