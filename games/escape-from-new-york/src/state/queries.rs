//! Small questions in the rulebook's words.

use tabletop::Seat;

use super::{Escape, President, Table, hero::Hero, hiding::Hiding, map::Stance};
use crate::components::{
    CONVICTS, CONVICTS_HARD, CUBES, EVENT_LEVELS,
    aims::{Colour, Objective, Wish},
    board::{Ground, POIS, Space, SpaceSet, WTC},
    bosses::Boss,
    cards::{Card, CardSet},
    effects::{Bonus, Effect},
    equipment::{Case, Item},
    places::Poi,
    tiles::{Building, MapTile, Mark},
};
use crate::flow::{Source, Stage, Step};

/// What can be asked of a table one sees, be it only in part.
impl<H: Hiding> Table<H> {
    /// The hero whose turn it is.
    pub fn hero(&self) -> &Hero<H> {
        &self.heroes[self.active]
    }

    /// Where the active hero stands.
    pub fn here(&self) -> Space {
        self.hero().space
    }

    /// Spaces with a hero.
    pub fn hero_spaces(&self) -> SpaceSet {
        self.heroes.values().map(|hero| hero.space).collect()
    }

    /// The number of a point of interest among the eight.
    pub fn poi_index(space: Space) -> usize {
        let before = (1u64 << space.index()) - 1;
        SpaceSet::from_bits(POIS.bits() & before).len() as usize
    }

    /// The face-up point of interest on `space`.
    pub fn open_poi(&self, space: Space) -> Option<Poi> {
        let is_open = POIS.and(self.map.revealed).contains(space);
        let place = is_open.then(|| self.pois[Self::poi_index(space)].0);
        place.and_then(H::face)
    }

    /// The space of a face-up point of interest.
    pub fn space_of(&self, poi: Poi) -> Option<Space> {
        POIS.iter().find(|space| self.open_poi(*space) == Some(poi))
    }

    /// Face-down points of interest.
    pub fn hidden_pois(&self) -> SpaceSet {
        POIS.without(self.map.revealed)
    }

    /// Whether an open space carries `mark`.
    pub fn has_mark(&self, space: Space, mark: Mark) -> bool {
        let poi = self.open_poi(space);
        self.map.has_mark(space, mark) || poi.is_some_and(|poi| poi.marks().contains(&mark))
    }

    // rules: FU-64
    /// The building on `space`.
    pub fn building(&self, space: Space) -> Option<Building> {
        if space.ground() == Ground::Library {
            return Some(Building::Library);
        }
        self.map.tiles[space].and_then(MapTile::building)
    }

    // rules: FU-69, FU-75, FU-86
    /// How much the cards above the board raise this.
    pub fn bonus(&self, bonus: Bonus) -> u8 {
        if self.ny.in_play.is_empty() {
            return 0;
        }
        let cards = self.ny.in_play.iter();
        cards.filter(|card| card.bonus() == Some(bonus)).count() as u8
    }

    // rules: FU-45, FU-69, FU-60
    /// Hit points of a convict, on foot or in a car.
    pub fn convict_hit_points(&self, in_car: bool) -> u8 {
        1 + u8::from(in_car) + self.bonus(Bonus::HitPoints)
    }

    /// Movement of a convict, on foot or in a car.
    pub fn convict_movement(&self, in_car: bool) -> u8 {
        1 + u8::from(in_car) + self.bonus(Bonus::Movement)
    }

    // rules: FU-77, FU-Q60
    /// Convict pieces in the supply.
    pub fn convicts_left(&self) -> u8 {
        let all = if self.options.hard_streets {
            CONVICTS_HARD
        } else {
            CONVICTS
        };
        let trophies: u8 = self.heroes.values().map(|hero| hero.convicts).sum();
        all.saturating_sub(self.map.convicts_out() + trophies)
    }

    // rules: FU-82, FU-Q21, FU-Q60
    /// Item cubes in the supply: those on level tokens are in use like those on the map.
    pub fn cubes_left(&self) -> u8 {
        let paid: u8 = self.heroes.values().map(|hero| hero.items).sum();
        CUBES.saturating_sub(self.map.cubes_out() + paid)
    }

    // rules: FU-62, FU-Q60
    /// Whether the active hero's level token takes an item: an icon is free, and there is a cube.
    pub fn takes_item(&self) -> bool {
        self.hero().wants_item() && self.cubes_left() > 0
    }

    // rules: FU-63
    /// Whether the active hero looks through the leftover objectives of that colour.
    pub(crate) fn swaps(&self, colour: Colour) -> bool {
        let mut steps = self.agenda.iter();
        steps.any(|step| *step == Step::SwapCard(colour))
    }

    // rules: FU-55, FU-Q40
    /// Whether an action card is being resolved, or the ability in its stead.
    pub fn is_in_card(&self) -> bool {
        self.agenda.iter().any(|step| {
            matches!(
                step,
                Step::Effects { source, .. } | Step::WreckOrVoid(source) if source.is_card()
            )
        })
    }

    // rules: FU-65
    /// How many events come at a time.
    pub fn event_level(&self) -> u8 {
        EVENT_LEVELS[self.event_box as usize]
    }

    // rules: FU-33, FU-67, FU-80
    /// Whether lone victories are open: the President was taken, or a red tile is on top.
    pub fn lone_wins_open(&self) -> bool {
        self.president != President::Held || self.timer.presto
    }

    // rules: FU-33, FU-79, FU-Q74
    /// Whether `hero` meets the objective.
    pub fn meets(&self, hero: &Hero<H>, objective: Objective) -> bool {
        let at = hero.space;
        let gullfire = self.gullfire && at == WTC;
        let helicopter = self.landed && at == self.helicopter;
        let raft = || self.has_mark(at, Mark::Raft);
        match objective.wish() {
            Wish::Tape => hero.has_case(|case| case == Case::TAPE),
            Wish::Bracelet => hero.has_case(Case::is_bracelet),
            Wish::FakeTape => hero.has_item(Item::FAKE_TAPE),
            Wish::Diagram => hero.has_case(|case| case.bridge().is_some()),
            Wish::Beacon => hero.has_item(Item::BEACON),
            Wish::Bat => hero.has_item(Item::BAT) || hero.weapon == Some(Item::BAT),
            Wish::Wanted => hero.wanted > 0,
            Wish::Gullfire => gullfire,
            Wish::Helicopter => helicopter,
            Wish::Raft => raft(),
            Wish::WantedAndAway => hero.wanted > 0 && (gullfire || helicopter || raft()),
        }
    }

    // rules: FU-22, FU-23, FU-85, FU-94, FU-Q57
    /// What the enemies in range deal the active hero in step 7.
    pub fn damage_due(&self) -> u8 {
        self.damage_at(self.here())
    }

    /// What they would deal a hero who stood `here`.
    pub fn damage_at(&self, here: Space) -> u8 {
        if self.building(here) == Some(Building::Shelter) {
            return 0;
        }
        let near = self.map.open_around(here);
        let reach = |at: Space, range: u8| at == here || range > 0 && near.contains(at);
        let (damage, range) = (1 + self.bonus(Bonus::Damage), self.bonus(Bonus::Range));
        let mut due = self.map.gangs[here].standing() * damage;
        if range > 0 {
            for at in self.map.haunted.and(near) {
                due += self.map.gangs[at].standing() * damage;
            }
        }
        for (_, at, stance, _) in self.map.car_convicts() {
            if stance != Stance::Lying && reach(at, range) {
                due += damage;
            }
        }
        for (boss, at, stance, _) in self.map.bosses_on() {
            if stance != Stance::Lying && reach(at, boss.range()) {
                due += boss.damage();
            }
        }
        due
    }

    // rules: FU-17, FU-44, FU-94
    /// Spaces that damage of the active hero reaches at that range.
    pub fn in_reach(&self, range: u8) -> SpaceSet {
        let here = self.here();
        let mut spaces = SpaceSet::only(here);
        if range > 0 {
            spaces = spaces.or(self.map.open_around(here));
        }
        spaces.and(self.map.revealed)
    }

    // rules: FU-12, FU-28
    /// Where the turn stands: the stage being resolved, or the one a window lies before.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "other steps belong to the stage below them"
    )]
    pub fn stage(&self) -> Option<Stage> {
        let steps = self.agenda.iter();
        let mut stages = steps.filter_map(|step| match step {
            Step::Window(stage) | Step::Stage(stage) => Some(*stage),
            _ => None,
        });
        if let Step::Window(stage) = self.agenda.now()? {
            return Some(*stage);
        }
        stages.next().and_then(Stage::before)
    }

    // rules: FU-14
    /// What is being resolved, and the number of the effect that is due, from 0.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "no other step resolves a list of effects"
    )]
    pub fn resolving(&self) -> Option<(Source, usize)> {
        self.agenda.iter().find_map(|step| match step {
            Step::Effects { source, at } => Some((*source, usize::from(*at).checked_sub(1)?)),
            _ => None,
        })
    }

    // rules: FU-21
    /// What the cards of this turn will add to the noise in step 6, as far as they are known.
    pub fn noise_due(&self) -> u8 {
        let is_due = self.stage().is_some_and(|stage| stage < Stage::Noise);
        let chosen = H::face(self.turn.chosen).into_iter().flatten();
        let noise = self.turn.noise + chosen.map(Card::noise).sum::<u8>();
        if is_due { noise } else { 0 }
    }

    // rules: FU-100
    /// Whether Romero is so near that New York gains more in step 10.
    pub fn romero_is_near(&self) -> bool {
        self.map
            .bosses_on()
            .any(|(boss, at, ..)| boss == Boss::Romero && at.distance(self.here()) <= 1)
    }
}

/// What only the rules can answer, who know everything.
impl Escape {
    /// The hero whose turn it is, to be changed.
    pub(crate) fn hero_mut(&mut self) -> &mut Hero {
        let active = self.active;
        &mut self.heroes[active]
    }

    /// The point of interest on `space`, face up or not.
    pub(crate) fn poi_at(&self, space: Space) -> Option<Poi> {
        POIS.contains(space)
            .then(|| self.pois[Self::poi_index(space)].0)
    }

    // rules: FU-63, FU-Q71
    /// The special cards the active hero may learn. Who plays alone could never play a theft.
    pub fn specials_offered(&self) -> CardSet {
        let alone = self.heroes.seats().get() == 1;
        let cards = self.hero().beside.iter();
        cards
            .filter(|card| !alone || !card.effects().contains(&Effect::Steal))
            .collect()
    }

    /// Cards in New York's deck, the top one too.
    pub fn ny_deck_len(&self) -> u32 {
        self.ny.deck.len() + 1
    }

    // rules: FU-33, FU-Q16, FU-Q17
    /// Whether `seat` may leave alone now.
    pub fn may_escape_alone(&self, seat: Seat) -> bool {
        let hero = &self.heroes[seat];
        seat == self.active
            && hero.level == 3
            && self.lone_wins_open()
            && Colour::ALL
                .into_iter()
                .all(|colour| self.meets(hero, hero.objectives[colour as usize]))
    }
}
