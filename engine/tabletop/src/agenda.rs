//! What the game still has to do.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error, ser::SerializeSeq};

/// What the game still has to do, the next item on top.
///
/// Interrupts, auctions and cards of several steps are items put [first](Self::first); what they
/// interrupt waits below. Each game has one `enum Step`; a step either asks somebody or runs by
/// itself. The items lie inline: an agenda that grows past `N` is a bug of the rules and fails an
/// assertion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Agenda<S, const N: usize = 8> {
    // Bottom first. Places from `len` on are always `None`, so that equal agendas are equal.
    steps: [Option<S>; N],
    len: u8,
}

impl<S, const N: usize> Agenda<S, N> {
    /// An agenda with nothing on it: the game is over.
    pub fn new() -> Self {
        Agenda {
            steps: std::array::from_fn(|_| None),
            len: 0,
        }
    }

    /// The step being dealt with, `None` when there is nothing left to do.
    pub fn now(&self) -> Option<&S> {
        self.steps[..self.len as usize].last()?.as_ref()
    }

    /// The step being dealt with, to be changed in place.
    pub fn now_mut(&mut self) -> Option<&mut S> {
        self.steps[..self.len as usize].last_mut()?.as_mut()
    }

    /// Finishes the current step and gives it out.
    ///
    /// # Panics
    /// If there is none.
    pub fn done(&mut self) -> S {
        assert!(self.len > 0, "no step to finish");
        self.len -= 1;
        self.steps[self.len as usize]
            .take()
            .expect("every place below len holds a step")
    }

    /// Puts `steps` before everything else, in reading order.
    ///
    /// # Panics
    /// If the agenda overflows.
    pub fn first<I>(&mut self, steps: I)
    where
        I: IntoIterator<Item = S, IntoIter: DoubleEndedIterator>,
    {
        for step in steps.into_iter().rev() {
            assert!((self.len as usize) < N, "the agenda holds {N} steps");
            self.steps[self.len as usize] = Some(step);
            self.len += 1;
        }
    }

    /// Drops all that was still to come: the game ends here.
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// The steps in the order in which they will come.
    pub fn iter(&self) -> impl Iterator<Item = &S> {
        self.steps[..self.len as usize].iter().rev().flatten()
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing is left to do.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<S, const N: usize> Default for Agenda<S, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// Serialised as the list of steps, the next one first.
impl<S: Serialize, const N: usize> Serialize for Agenda<S, N> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        // Compact formats want the length first, and the iterator does not know it.
        let mut steps = serializer.serialize_seq(Some(self.len()))?;
        for step in self.iter() {
            steps.serialize_element(step)?;
        }
        steps.end()
    }
}

impl<'de, S: Deserialize<'de>, const N: usize> Deserialize<'de> for Agenda<S, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let steps = Vec::<S>::deserialize(deserializer)?;
        if steps.len() > N {
            return Err(D::Error::invalid_length(
                steps.len(),
                &"an agenda that fits",
            ));
        }
        let mut agenda = Self::new();
        for step in steps.into_iter().rev() {
            agenda.first([step]);
        }
        Ok(agenda)
    }
}
