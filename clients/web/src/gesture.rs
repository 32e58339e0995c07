//! One gesture language for all games: pick a piece, its targets light up, pick a target.
//!
//! Every legal action is a path of [picks](Pick): `play a7` is the card in the hand, then its
//! place in the skyline. A [`Gesture`] is how far along such paths the player has come; what can
//! be picked next is lit, and a path walked to its end is an action. Mouse, touch, keyboard and
//! dragging all say the same: this was picked.
//!
//! Where one decision is several actions (a payment of four cards, laid one by one), so many
//! pieces are marked in any order and put back freely, and then said [together](Picked::All).

use std::fmt;

/// Something on the table that can be picked, by a name that is its own: `hand-a7`, `place-7`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pick(String);

impl Pick {
    /// The thing of this kind with this name.
    pub fn new(kind: &str, name: impl fmt::Display) -> Pick {
        Pick(format!("{kind}-{name}"))
    }

    /// What kind of thing it is.
    pub fn kind(&self) -> &str {
        self.0.split_once('-').map_or(&*self.0, |(kind, _)| kind)
    }

    /// Its name among those of its kind.
    pub fn name(&self) -> &str {
        self.0.split_once('-').map_or("", |(_, name)| name)
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A legal action and the picks that say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action, in notation.
    pub action: String,
    /// What is picked, one after the other.
    pub path: Vec<Pick>,
    /// Whether it waits for a word more, because it reveals something or ends the turn.
    pub confirm: bool,
}

/// What became of a pick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    /// The action is said: do it.
    Go(String),
    /// Several actions are said: do one after the other.
    All(Vec<String>),
    /// The gesture went on, or back, or over to something else.
    Moved,
    /// It cannot be picked now: say why.
    Refused,
}

/// How far a player has come in saying what to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gesture {
    picked: Vec<Pick>,
    /// How many actions are one decision, if they are several.
    together: usize,
}

impl Gesture {
    /// What has been picked.
    pub fn picked(&self) -> &[Pick] {
        &self.picked
    }

    /// Whether `pick` has been picked.
    pub fn has(&self, pick: &Pick) -> bool {
        self.picked.contains(pick)
    }

    /// What can be picked next, each once, in the order of the choices.
    pub fn lit<'a>(&self, choices: &'a [Choice]) -> Vec<&'a Pick> {
        let mut lit = Vec::new();
        for choice in self.left(choices) {
            if let Some(next) = choice.path.get(self.picked.len())
                && !lit.contains(&next)
            {
                lit.push(next);
            }
        }
        lit
    }

    /// The choices that can still be meant.
    pub fn left<'a>(&self, choices: &'a [Choice]) -> impl Iterator<Item = &'a Choice> {
        let picked = self.picked.clone();
        choices
            .iter()
            .filter(move |choice| choice.path.starts_with(&picked))
    }

    /// The one choice that is meant, once no other can be: what the main button does.
    pub fn meant<'a>(&self, choices: &'a [Choice]) -> Option<&'a Choice> {
        if self.picked.is_empty() || self.is_set() {
            return None;
        }
        let mut left = self.left(choices);
        let meant = left.next()?;
        left.next().is_none().then_some(meant)
    }

    /// Whether several actions are one decision.
    fn is_set(&self) -> bool {
        self.together > 1
    }

    /// All that is meant; nothing while something is missing.
    pub fn said<'a>(&self, choices: &'a [Choice]) -> Vec<&'a Choice> {
        if !self.is_set() {
            return self.meant(choices).into_iter().collect();
        }
        if self.picked.len() < self.together {
            return Vec::new();
        }
        let marked = self.picked.iter();
        marked
            .filter_map(|pick| choices.iter().find(|it| it.path == [pick.clone()]))
            .collect()
    }

    /// Takes in a pick.
    pub fn pick(&mut self, pick: &Pick, choices: &[Choice]) -> Picked {
        if self.is_set() {
            return self.mark(pick, choices);
        }
        if self.picked.last() == Some(pick) {
            return self.again(choices);
        }
        for kept in (0..=self.picked.len()).rev() {
            let mut path = self.picked[..kept].to_vec();
            path.push(pick.clone());
            if choices.iter().any(|choice| choice.path.starts_with(&path)) {
                self.picked = path;
                return self.arrive(choices);
            }
        }
        Picked::Refused
    }

    /// Marks a piece or puts it back. When there are enough, the oldest mark gives way.
    fn mark(&mut self, pick: &Pick, choices: &[Choice]) -> Picked {
        if let Some(at) = self.picked.iter().position(|it| it == pick) {
            self.picked.remove(at);
            return Picked::Moved;
        }
        if !choices.iter().any(|it| it.path == [pick.clone()]) {
            return Picked::Refused;
        }
        if self.picked.len() >= self.together {
            self.picked.remove(0);
        }
        self.picked.push(pick.clone());
        Picked::Moved
    }

    /// At the end of a path that needs no more word, the action is said.
    fn arrive(&mut self, choices: &[Choice]) -> Picked {
        match self.meant(choices) {
            Some(meant) if meant.path.len() == self.picked.len() && !meant.confirm => {
                self.go(meant)
            }
            _ => Picked::Moved,
        }
    }

    /// What is picked twice is meant, if it is the end of its path; else it is put back.
    fn again(&mut self, choices: &[Choice]) -> Picked {
        match self.meant(choices) {
            Some(meant) if meant.path.len() == self.picked.len() => self.go(meant),
            _ => {
                self.picked.pop();
                Picked::Moved
            }
        }
    }

    fn go(&mut self, meant: &Choice) -> Picked {
        self.picked.clear();
        Picked::Go(meant.action.clone())
    }

    /// The word more: does what is meant.
    pub fn confirm(&mut self, choices: &[Choice]) -> Picked {
        match &self.said(choices)[..] {
            [] => Picked::Refused,
            [meant] => self.go(meant),
            several => {
                self.picked.clear();
                Picked::All(several.iter().map(|it| it.action.clone()).collect())
            }
        }
    }

    /// One step back. Whether there was one.
    pub fn back(&mut self) -> bool {
        self.picked.pop().is_some()
    }

    /// So many actions are one decision now.
    pub fn gather(&mut self, together: usize) {
        if self.together.max(1) != together.max(1) {
            self.picked.clear();
        }
        self.together = together;
    }

    /// The situation is another: keeps what can still be meant.
    pub fn settle(&mut self, choices: &[Choice]) {
        if self.is_set() {
            self.picked
                .retain(|pick| choices.iter().any(|it| it.path == [pick.clone()]));
            return;
        }
        while !self.picked.is_empty() && self.left(choices).next().is_none() {
            self.picked.pop();
        }
    }
}
