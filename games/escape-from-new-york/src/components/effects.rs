//! The vocabulary of all cards and tiles: each is a list of these.

/// What a move may do besides moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gait(u8);

impl Gait {
    /// Nothing special.
    pub const PLAIN: Gait = Gait(0);
    /// Not playable with an enemy in the own space when it starts.
    pub const CLEAR: Gait = Gait(1);
    /// May break roadblocks on the way.
    pub const SMASH: Gait = Gait(2);
    /// Event icons entered are ignored.
    pub const QUIET: Gait = Gait(4);
    /// Manhole spaces count as adjacent.
    pub const SEWER: Gait = Gait(8);

    /// The gait that has the properties of both.
    pub const fn and(self, other: Gait) -> Gait {
        Gait(self.0 | other.0)
    }

    /// Whether it has all of `other`.
    pub const fn has(self, other: Gait) -> bool {
        self.0 & other.0 == other.0
    }

    /// The bits, for steps that keep it.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The gait of such bits.
    pub const fn of_bits(bits: u8) -> Gait {
        Gait(bits)
    }
}

/// What a New York card raises while it lies above the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    HitPoints,
    Range,
    Movement,
    Damage,
}

/// One thing that a card, tile, weapon or item does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// So many single steps along streets.
    Move(u8, Gait),
    /// So many steps with a car, or so many on foot.
    MoveByCar(u8, u8),
    /// Lay tiles on so many adjacent empty spaces.
    Reveal(u8),
    /// Turn up so many points of interest anywhere.
    RevealPoi(u8),
    /// So many points of damage at that range.
    Damage(u8, u8),
    /// Trick so many enemies of the own space.
    Trick(u8),
    /// Draw an item card.
    Item,
    /// Take back so many own discarded action cards of choice.
    Retrieve(u8),
    /// Every hero takes back one random discarded action card.
    RetrieveAll,
    /// Add so much ammunition.
    Reload(u8),
    /// Take a card from the reserve of a hero in the same space.
    Steal,
    /// Go to any other revealed point of interest.
    Jump,
    /// The card is void with an enemy in the own space.
    NeedClear,
    /// The card is void unless the own space is a point of interest.
    NeedPoi,
    /// New York moves so many enemies.
    NyMove(u8),
    /// So many convicts on the active hero's space.
    SpawnHere(u8),
    /// A convict on each of so many nearest manhole spaces.
    SpawnNearManholes(u8),
    /// A convict on every revealed manhole space.
    SpawnManholes,
    /// A convict on every revealed Park space.
    SpawnPark,
    /// A convict on each revealed neighbour on the sides of the top New York card.
    SpawnSides,
    /// A car with a convict two spaces away, or at the least greater distance.
    SpawnCar,
    /// Destroy the Gullfire if it is held by enemies alone, else so many convicts there.
    Sabotage(u8),
    /// New York gains noise, or loses it.
    Noise(i8),
    /// So many mission cubes go right.
    Mission(u8),
    /// Reveal a timer tile.
    Timer,
    /// The active hero takes damage that only a Shelter stops.
    Hurt(u8),
    /// A roadblock on the side that the top New York card shows.
    Block,
    /// A roadblock on the side across from that one.
    BlockOpposite,
    /// So much damage to every enemy in the active hero's space.
    Blast(u8),
    /// In force while the card lies above the board.
    Bonus(Bonus),
    /// The event pawn goes one box right.
    EventLevel,
    /// As many events as the level says.
    Events,
    /// The helicopter goes to an adjacent Park space.
    HeliStep,
    /// The helicopter goes to another Park space by chance.
    HeliRandom,
    /// The helicopter goes to any Park space.
    HeliAny,
    /// Look secretly at up to so many face-down points of interest.
    Look(u8),
    /// The active hero loses a random item of the reserve.
    LoseItem,
    /// One "alive" card leaves the President deck.
    RemoveAlive,
}
