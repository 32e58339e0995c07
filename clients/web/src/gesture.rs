//! One gesture language for all games: pick a piece, its targets light up, pick a target.
//!
//! Every legal action is a path of pieces: `play a7` is the card in the hand, then its place in the
//! skyline. What a piece is, each game says by a small type of its own. A [`Gesture`] is how far
//! along such paths the player has come; what can be picked next is lit, and a path walked to its
//! end is an action. Mouse, touch, keyboard and dragging all say the same: this was picked.
//!
//! Where one decision is several actions (a payment of four cards, laid one by one), so many
//! pieces are marked in any order and put back freely, and then said together.

/// A legal action and the picks that say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<A, P> {
    /// What is done if this is chosen.
    pub action: A,
    /// What is picked, one after the other.
    pub path: Vec<P>,
    /// Whether it waits to be confirmed, because it reveals something or ends the turn.
    pub confirm: bool,
}

/// What became of a pick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked<A> {
    /// The decision is said, in one action or several: do all of them.
    Go(Vec<A>),
    /// The gesture went on, or back, or over to something else.
    Moved,
    /// It cannot be picked now: say why.
    Refused,
}

/// How far a player has come in saying what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gesture<P> {
    picked: Vec<P>,
    /// How many actions are one decision.
    batch_len: usize,
}

impl<P> Default for Gesture<P> {
    fn default() -> Self {
        Gesture {
            picked: Vec::new(),
            batch_len: 1,
        }
    }
}

impl<P: Copy + Eq> Gesture<P> {
    /// What has been picked.
    pub fn picked(&self) -> &[P] {
        &self.picked
    }

    /// Whether `pick` has been picked.
    pub fn has(&self, pick: P) -> bool {
        self.picked.contains(&pick)
    }

    /// What can be picked next, each once, in the order of the choices.
    pub fn lit<A>(&self, choices: &[Choice<A, P>]) -> Vec<P> {
        let mut lit = Vec::new();
        for choice in self.left(choices) {
            if let Some(&next) = choice.path.get(self.picked.len())
                && !lit.contains(&next)
            {
                lit.push(next);
            }
        }
        lit
    }

    /// The choices that can still be meant.
    pub fn left<'a, A>(
        &self,
        choices: &'a [Choice<A, P>],
    ) -> impl Iterator<Item = &'a Choice<A, P>> {
        choices
            .iter()
            .filter(|choice| choice.path.starts_with(&self.picked))
    }

    /// The one choice that is meant, once no other can be: what the main button does.
    pub fn meant<'a, A>(&self, choices: &'a [Choice<A, P>]) -> Option<&'a Choice<A, P>> {
        if self.picked.is_empty() || self.is_set() {
            return None;
        }
        let mut left = self.left(choices);
        let meant = left.next()?;
        left.next().is_none().then_some(meant)
    }

    /// Whether several actions are one decision.
    fn is_set(&self) -> bool {
        self.batch_len > 1
    }

    /// All that is meant; nothing while something is missing.
    pub fn said<'a, A>(&self, choices: &'a [Choice<A, P>]) -> Vec<&'a Choice<A, P>> {
        if !self.is_set() {
            return self.meant(choices).into_iter().collect();
        }
        if self.picked.len() < self.batch_len {
            return Vec::new();
        }
        let marked = self.picked.iter();
        marked
            .filter_map(|pick| choices.iter().find(|it| it.path == [*pick]))
            .collect()
    }

    /// Takes in a pick.
    pub fn pick<A: Copy>(&mut self, pick: P, choices: &[Choice<A, P>]) -> Picked<A> {
        if self.is_set() {
            return self.mark(pick, choices);
        }
        if self.picked.last() == Some(&pick) {
            return self.again(choices);
        }
        for kept in (0..=self.picked.len()).rev() {
            let mut path = self.picked[..kept].to_vec();
            path.push(pick);
            if choices.iter().any(|choice| choice.path.starts_with(&path)) {
                self.picked = path;
                return self.arrive(choices);
            }
        }
        Picked::Refused
    }

    /// Marks a piece or puts it back. When there are enough, the oldest mark gives way.
    fn mark<A>(&mut self, pick: P, choices: &[Choice<A, P>]) -> Picked<A> {
        if let Some(at) = self.picked.iter().position(|it| *it == pick) {
            self.picked.remove(at);
            return Picked::Moved;
        }
        if !choices.iter().any(|it| it.path == [pick]) {
            return Picked::Refused;
        }
        if self.picked.len() >= self.batch_len {
            self.picked.remove(0);
        }
        self.picked.push(pick);
        Picked::Moved
    }

    /// At the end of a path the action is said at once, unless it has to be confirmed.
    fn arrive<A: Copy>(&mut self, choices: &[Choice<A, P>]) -> Picked<A> {
        match self.meant(choices) {
            Some(meant) if meant.path.len() == self.picked.len() && !meant.confirm => {
                self.go(meant)
            }
            _ => Picked::Moved,
        }
    }

    /// What is picked twice is meant, if it is the end of its path; else it is put back.
    fn again<A: Copy>(&mut self, choices: &[Choice<A, P>]) -> Picked<A> {
        match self.meant(choices) {
            Some(meant) if meant.path.len() == self.picked.len() => self.go(meant),
            _ => {
                self.picked.pop();
                Picked::Moved
            }
        }
    }

    fn go<A: Copy>(&mut self, meant: &Choice<A, P>) -> Picked<A> {
        self.picked.clear();
        Picked::Go(vec![meant.action])
    }

    /// Confirms: does what is meant.
    pub fn confirm<A: Copy>(&mut self, choices: &[Choice<A, P>]) -> Picked<A> {
        let said: Vec<A> = self.said(choices).iter().map(|it| it.action).collect();
        if said.is_empty() {
            return Picked::Refused;
        }
        self.picked.clear();
        Picked::Go(said)
    }

    /// Whether everything is picked of the one choice that is meant: nothing is missing but a yes.
    pub fn is_whole<A>(&self, choices: &[Choice<A, P>]) -> bool {
        let meant = self.meant(choices);
        meant.is_some_and(|it| it.path.len() == self.picked.len())
    }

    /// One step back. Whether there was one.
    pub fn back(&mut self) -> bool {
        self.picked.pop().is_some()
    }

    /// So many actions are one decision now.
    pub fn set_batch(&mut self, batch_len: usize) {
        let batch_len = batch_len.max(1);
        if self.batch_len != batch_len {
            self.picked.clear();
        }
        self.batch_len = batch_len;
    }

    /// The situation is another: keeps what can still be meant.
    pub fn settle<A>(&mut self, choices: &[Choice<A, P>]) {
        if self.is_set() {
            self.picked
                .retain(|pick| choices.iter().any(|it| it.path == [*pick]));
            return;
        }
        while !self.picked.is_empty() && self.left(choices).next().is_none() {
            self.picked.pop();
        }
    }
}
