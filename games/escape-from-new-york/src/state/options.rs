//! What a table agrees on.

use serde::{Deserialize, Serialize};
use tabletop::{OptionKind, OptionSpec, SetupError};

use crate::components::Persona;

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

const fn switch(key: &'static str) -> OptionSpec {
    OptionSpec {
        key,
        kind: OptionKind::Switch,
    }
}

const HEROES: OptionSpec = OptionSpec {
    key: "heroes",
    kind: OptionKind::Order {
        of: &["jena", "maggie", "mente", "tassista"],
        or: &[],
    },
};

impl Options {
    /// Refuses heroes that are not all different: options read as data have not been through
    /// `set`.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let fits = all_different(self.heroes);
        fits.then_some(())
            .ok_or_else(|| HEROES.refuse(&tabletop::Options::get(self, HEROES.key)))
    }

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
    const OPTIONS: &'static [OptionSpec] = &[
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
        let specs = Self::OPTIONS.iter();
        let spec = specs.copied().find(|spec| spec.key == key);
        match (spec, self.switch(key)) {
            (Some(spec), Some(own)) => *own = spec.read_switch(value)?,
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
