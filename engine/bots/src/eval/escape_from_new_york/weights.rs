//! What counts how much.

/// What counts how much, in action cards: one card in hand is worth one.
///
/// Found by playing: each was raised and lowered as long as more games were won.
pub(super) struct Weights {
    /// What a lost game is below nothing; not found by playing, only meant to be below the rest.
    pub(super) defeat: f32,
    /// A timer tile in the stack, and how dear the last ones are.
    pub(super) tile: f32,
    pub(super) last: f32,
    /// A mission cube in its left box, and a box of the noise track.
    pub(super) cube: f32,
    pub(super) noise: f32,
    /// The President, the tape, a first diagram and any other one, in some reserve.
    pub(super) president: f32,
    pub(super) tape: f32,
    pub(super) diagram: f32,
    pub(super) spare: f32,
    /// All three of them together.
    pub(super) ready: f32,
    /// The Duke at large before that.
    pub(super) duke: f32,
    /// A point of interest still face down while the President is held.
    pub(super) hidden: f32,
    /// A point of damage to a boss whose briefcase is wanted.
    pub(super) wound: f32,
    /// A step of the way to what is wanted, and to the bridge at last.
    pub(super) step: f32,
    pub(super) leave: f32,
    /// A point of damage that a hero will take next, and a convict about.
    pub(super) danger: f32,
    pub(super) convict: f32,
    /// A level, a convict and an item on its token.
    pub(super) level: f32,
    pub(super) trophy: f32,
    pub(super) paid: f32,
    /// An item, a piece of ammunition, a car.
    pub(super) item: f32,
    pub(super) ammunition: f32,
    pub(super) car: f32,
    /// An open space.
    pub(super) open: f32,
}

pub(super) const WEIGHTS: Weights = Weights {
    defeat: 100.0,
    tile: 10.0,
    last: 20.0,
    cube: 1.6,
    noise: 0.3,
    president: 60.0,
    tape: 40.0,
    diagram: 18.0,
    spare: 3.0,
    ready: 60.0,
    duke: 20.0,
    hidden: 12.0,
    wound: 1.5,
    step: 2.0,
    leave: 5.0,
    danger: 1.6,
    convict: 0.1,
    level: 5.0,
    trophy: 0.8,
    paid: 1.4,
    item: 1.0,
    ammunition: 0.5,
    car: 2.0,
    open: 0.15,
};
