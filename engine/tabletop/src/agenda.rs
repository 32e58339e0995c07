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
        self.steps.get(self.top())?.as_ref()
    }

    /// The step being dealt with, to be changed in place.
    pub fn now_mut(&mut self) -> Option<&mut S> {
        let top = self.top();
        self.steps.get_mut(top)?.as_mut()
    }

    /// Finishes the current step and gives it out.
    ///
    /// # Panics
    /// If there is none.
    pub fn done(&mut self) -> S {
        let top = self.top();
        let step = self.steps.get_mut(top).and_then(Option::take);
        let step = step.expect("no step to finish");
        self.len -= 1;
        step
    }

    /// The place of the current step, or one far outside if there is none.
    fn top(&self) -> usize {
        (self.len as usize).wrapping_sub(1)
    }

    /// Puts `steps` before everything else, in reading order.
    ///
    /// # Panics
    /// If the agenda overflows.
    pub fn first<I>(&mut self, steps: I)
    where
        I: IntoIterator<Item = S, IntoIter: DoubleEndedIterator>,
    {
        let mut len = self.len as usize;
        for step in steps.into_iter().rev() {
            assert!(len < N, "the agenda holds {N} steps");
            self.steps[len] = Some(step);
            len += 1;
        }
        self.len = len as u8;
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
