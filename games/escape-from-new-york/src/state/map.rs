//! The map and the enemies on it.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::foe::Foe;
use crate::components::{
    CARS,
    board::{POIS, SPACES, Side, Space, SpaceSet},
    bosses::Boss,
    places::Token,
    tiles::{MapTile, Mark},
};

/// One thing for each space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSpace<T>([T; SPACES]);

impl<T: Copy> PerSpace<T> {
    /// The same thing everywhere.
    pub const fn of(thing: T) -> Self {
        PerSpace([thing; SPACES])
    }

    /// The things, space by space.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    /// The things to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }
}

impl<T> Index<Space> for PerSpace<T> {
    type Output = T;
    fn index(&self, space: Space) -> &T {
        &self.0[space.index()]
    }
}

impl<T> IndexMut<Space> for PerSpace<T> {
    fn index_mut(&mut self, space: Space) -> &mut T {
        &mut self.0[space.index()]
    }
}

impl<T: Serialize> Serialize for PerSpace<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for PerSpace<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        let len = things.len();
        let things = things.try_into();
        let things = things.map_err(|_| D::Error::invalid_length(len, &"57 spaces"))?;
        Ok(PerSpace(things))
    }
}

/// How an enemy stands.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Stance {
    /// Free to move and to hit.
    #[default]
    Ready,
    // rules: FU-Q47
    /// Has moved in the effect that is being resolved.
    Moved,
    // rules: FU-48
    /// Tricked: neither moves nor hits until the turn ends.
    Lying,
}

// rules: FU-45, FU-Q54
/// Convicts on foot in one space: by stance, and fresh or hurt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gang([[u8; 2]; 3]);

impl Gang {
    /// How many there are.
    pub fn len(&self) -> u8 {
        self.0.iter().flatten().sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Gang::default()
    }

    /// How many of them stand so and are hurt or not.
    pub fn count(&self, stance: Stance, hurt: bool) -> u8 {
        self.0[stance as usize][usize::from(hurt)]
    }

    /// How many are on their feet.
    pub fn standing(&self) -> u8 {
        let [ready, moved, _] = self.0;
        ready[0] + ready[1] + moved[0] + moved[1]
    }

    /// One more of a kind.
    pub fn add(&mut self, stance: Stance, hurt: bool) {
        self.0[stance as usize][usize::from(hurt)] += 1;
    }

    /// One fewer of a kind.
    pub fn remove(&mut self, stance: Stance, hurt: bool) {
        self.0[stance as usize][usize::from(hurt)] -= 1;
    }

    /// Those who have moved are free again.
    pub fn rest(&mut self) {
        for hurt in 0..2 {
            self.0[0][hurt] += std::mem::take(&mut self.0[1][hurt]);
        }
    }

    // rules: FU-30, FU-45
    /// Everybody stands up, wounds are forgotten.
    pub fn recover(&mut self) {
        *self = Gang([[self.len(), 0], [0; 2], [0; 2]]);
    }
}

/// A car piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Car {
    /// In the supply.
    #[default]
    Supply,
    /// Abandoned on the map.
    Abandoned(Space),
    /// Driven by a convict.
    Convict {
        at: Space,
        stance: Stance,
        wounds: u8,
    },
    /// A hero has it.
    Hero,
}

/// Where a boss is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// Not in the game yet.
    #[default]
    Away,
    /// On the map.
    On {
        at: Space,
        stance: Stance,
        hit_points: u8,
    },
    // rules: FU-Q32
    /// Off the map until the next timer tile: the Duke.
    Waiting,
    /// Out of the game.
    Dead,
}

/// The map with all that lies on it, heroes apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Map {
    /// The tile on each City and Park space.
    pub tiles: PerSpace<Option<MapTile>>,
    /// The face-up outskirts tokens.
    pub tokens: PerSpace<Option<Token>>,
    /// Spaces that are open: tiles, points of interest turned up, and those open from the start.
    pub revealed: SpaceSet,
    /// Spaces with a manhole.
    pub manholes: SpaceSet,
    /// Sides closed by a roadblock, on both ends of the street.
    pub blocked: PerSpace<u8>,
    /// Sides with a destroyed roadblock, on both ends of the street.
    pub broken: PerSpace<u8>,
    /// Item cubes.
    pub cubes: PerSpace<u8>,
    /// Convicts on foot.
    pub gangs: PerSpace<Gang>,
    /// Spaces with convicts on foot.
    pub haunted: SpaceSet,
    /// The car pieces.
    pub cars: [Car; CARS],
    /// The bosses.
    pub bosses: [Post; 3],
}

impl Map {
    // rules: FU-17, FU-36, FU-94
    /// Whether the street on that side is barred.
    pub fn is_blocked(&self, space: Space, side: Side) -> bool {
        self.blocked[space] & side.bit() != 0
    }

    /// Neighbours across streets that are not barred.
    pub fn open_around(&self, space: Space) -> SpaceSet {
        let mut open = space.around();
        let mut blocked = self.blocked[space];
        while blocked != 0 {
            let side = Side::ALL[blocked.trailing_zeros() as usize];
            if let Some(beside) = space.beside(side) {
                open.remove(beside);
            }
            blocked &= blocked - 1;
        }
        open
    }

    // rules: FU-38
    /// Whether `space` is a face-down point of interest.
    pub fn is_hidden_poi(&self, space: Space) -> bool {
        POIS.contains(space) && !self.revealed.contains(space)
    }

    // rules: FU-74, FU-82
    /// Roadblocks on the board, destroyed ones too. A bridge counts once, a street twice.
    pub fn roadblocks(&self) -> u8 {
        let mut ends = 0;
        for space in Space::all() {
            let sides = self.blocked[space] | self.broken[space];
            if sides == 0 {
                continue;
            }
            for side in Side::ALL.into_iter().filter(|side| sides & side.bit() != 0) {
                ends += 1 + u8::from(space.beside(side).is_none());
            }
        }
        ends / 2
    }

    /// Item cubes on the map.
    pub fn cubes_out(&self) -> u8 {
        self.cubes.values().sum()
    }

    /// Convict pieces on the map. Those in cars have none.
    pub fn convicts_out(&self) -> u8 {
        self.haunted.iter().map(|at| self.gangs[at].len()).sum()
    }

    /// One more convict on foot.
    pub fn add_convict(&mut self, at: Space, stance: Stance, hurt: bool) {
        self.gangs[at].add(stance, hurt);
        self.haunted.insert(at);
    }

    /// One convict on foot fewer.
    pub fn remove_convict(&mut self, at: Space, stance: Stance, hurt: bool) {
        self.gangs[at].remove(stance, hurt);
        if self.gangs[at].is_empty() {
            self.haunted.remove(at);
        }
    }

    // rules: FU-Q14
    /// Whether any enemy is there, lying ones too.
    pub fn has_enemy(&self, space: Space) -> bool {
        self.haunted.contains(space)
            || self.car_convicts().any(|(_, at, ..)| at == space)
            || self.bosses_on().any(|(_, at, ..)| at == space)
    }

    /// Convicts in cars: number of the car, space, stance, wounds.
    pub fn car_convicts(&self) -> impl Iterator<Item = (u8, Space, Stance, u8)> + Clone {
        (0..).zip(self.cars).filter_map(|(n, car)| match car {
            Car::Convict { at, stance, wounds } => Some((n, at, stance, wounds)),
            Car::Supply | Car::Abandoned(_) | Car::Hero => None,
        })
    }

    /// Bosses on the map: who, space, stance, hit points.
    pub fn bosses_on(&self) -> impl Iterator<Item = (Boss, Space, Stance, u8)> + Clone {
        let posts = Boss::ALL.into_iter().zip(self.bosses);
        posts.filter_map(|(boss, post)| match post {
            Post::On {
                at,
                stance,
                hit_points,
            } => Some((boss, at, stance, hit_points)),
            Post::Away | Post::Waiting | Post::Dead => None,
        })
    }

    // rules: FU-Q58
    /// The enemies in these spaces, those alike once.
    pub fn foes_in(&self, spaces: SpaceSet) -> impl Iterator<Item = Foe> {
        let gangs = self.haunted.and(spaces).iter();
        let convicts = gangs.flat_map(move |at| {
            let gang = self.gangs[at];
            let kinds = [(false, false), (false, true), (true, false), (true, true)];
            kinds.into_iter().filter_map(move |(lying, hurt)| {
                let count = if lying {
                    gang.count(Stance::Lying, hurt)
                } else {
                    gang.count(Stance::Ready, hurt) + gang.count(Stance::Moved, hurt)
                };
                (count > 0).then_some(Foe::Convict { at, lying, hurt })
            })
        });
        let cars = self.car_convicts();
        let cars = cars.filter(move |(_, at, ..)| spaces.contains(*at));
        let bosses = self.bosses_on();
        let bosses = bosses.filter(move |(_, at, ..)| spaces.contains(*at));
        convicts
            .chain(cars.map(|(car, ..)| Foe::Car(car)))
            .chain(bosses.map(|(boss, ..)| Foe::Boss(boss)))
    }

    /// How a convict of that kind stands: one that has not moved yet, if there is one.
    pub(crate) fn stance_of(&self, at: Space, lying: bool, hurt: bool) -> Stance {
        if lying {
            Stance::Lying
        } else if self.gangs[at].count(Stance::Ready, hurt) > 0 {
            Stance::Ready
        } else {
            Stance::Moved
        }
    }

    /// Where an enemy is, if it is on the map.
    pub fn place_of(&self, foe: Foe) -> Option<Space> {
        match foe {
            Foe::Convict { at, .. } => Some(at),
            Foe::Car(car) => match self.cars[car as usize] {
                Car::Convict { at, .. } => Some(at),
                Car::Supply | Car::Abandoned(_) | Car::Hero => None,
            },
            Foe::Boss(boss) => match self.bosses[boss as usize] {
                Post::On { at, .. } => Some(at),
                Post::Away | Post::Waiting | Post::Dead => None,
            },
        }
    }

    /// Those who moved are free again.
    pub(crate) fn rest(&mut self) {
        for at in self.haunted {
            self.gangs[at].rest();
        }
        for car in &mut self.cars {
            if let Car::Convict { stance, .. } = car
                && *stance == Stance::Moved
            {
                *stance = Stance::Ready;
            }
        }
        for post in &mut self.bosses {
            if let Post::On { stance, .. } = post
                && *stance == Stance::Moved
            {
                *stance = Stance::Ready;
            }
        }
    }

    /// Spaces with an abandoned car.
    pub fn abandoned(&self) -> SpaceSet {
        let cars = self.cars.iter();
        cars.filter_map(|car| match car {
            Car::Abandoned(at) => Some(*at),
            Car::Supply | Car::Convict { .. } | Car::Hero => None,
        })
        .collect()
    }

    /// Whether the tile or token of an open space carries `mark`. Points of interest are asked
    /// elsewhere.
    pub fn has_mark(&self, space: Space, mark: Mark) -> bool {
        self.tiles[space].is_some_and(|tile| tile.marks().contains(&mark))
            || self.tokens[space].is_some_and(|token| token.mark() == mark)
    }
}
