//! What a decision of each game costs, as the repository has it.

use std::{collections::BTreeMap, fmt, fs};

use anyhow::{Context, Result};

use crate::cargo::root;

/// Where the figures stand.
pub(crate) const FILE: &str = "docs/speed.toml";
/// What writes them.
pub(crate) const UPDATE: &str = "UPDATE=1 cargo xtask instructions --check";
const HEAD: &str = "\
# Instructions per decision: uniform random play, four seats, the release build of `lab` on x86-64.
# `cargo verify instructions` holds the rules to them; UPDATE=1 cargo xtask instructions --check
# writes them.
";
/// How far a count may be from the figure, in per mille: much less than anything worth doing, and
/// more than other processors make.
const PER_MILLE: u64 = 25;

/// The figures, by game.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Baseline {
    old: BTreeMap<String, u64>,
    new: BTreeMap<String, u64>,
}

/// What a count says beside its figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    /// There is nothing to compare with.
    Nothing,
    /// It is what it was.
    Holds,
    /// It was this, and is no more.
    Strayed(u64),
    /// The game has no figure yet.
    Unknown,
}

impl Baseline {
    /// The figures of the repository.
    pub(crate) fn read() -> Result<Baseline> {
        let text = fs::read_to_string(root().join(FILE)).unwrap_or_default();
        Baseline::of(&text).with_context(|| format!("{FILE} is not as this program writes it"))
    }

    fn of(text: &str) -> Option<Baseline> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let old = lines.map(|line| {
            let (game, cost) = line.split_once(" = ")?;
            Some((game.to_owned(), cost.parse().ok()?))
        });
        Some(Baseline {
            old: old.collect::<Option<_>>()?,
            new: BTreeMap::new(),
        })
    }

    /// Notes what `game` costs now, and says what that is to what it was.
    pub(crate) fn hold(&mut self, game: &str, cost: u64) -> Comparison {
        self.new.insert(game.to_owned(), cost);
        match self.old.get(game) {
            None => Comparison::Unknown,
            Some(old) if old.abs_diff(cost) * 1000 <= old * PER_MILLE => Comparison::Holds,
            Some(old) => Comparison::Strayed(*old),
        }
    }

    /// Writes what was noted.
    pub(crate) fn write(&self) -> Result<()> {
        fs::write(root().join(FILE), self.text()).with_context(|| format!("cannot write {FILE}"))
    }

    fn text(&self) -> String {
        let lines = self.new.iter();
        let lines = lines.map(|(game, cost)| format!("{game} = {cost}\n"));
        [HEAD.to_owned()].into_iter().chain(lines).collect()
    }
}

impl Comparison {
    /// Whether the figure has to be looked at. Who became faster writes it down too, or the next
    /// who becomes slower is not noticed. A game that has just been added has no figure, and is
    /// asked for one only in what is said.
    pub(crate) fn has_strayed(self) -> bool {
        matches!(self, Comparison::Strayed(_))
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Comparison::Nothing | Comparison::Holds => Ok(()),
            Comparison::Strayed(old) => write!(f, ", where {FILE} says {old}"),
            Comparison::Unknown => write!(
                f,
                ", of which {FILE} says nothing: nobody will notice when that changes, until \
                 {UPDATE} writes it down"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut baseline = Baseline::of("").unwrap();
        assert_eq!(baseline.hold("go", 1000), Comparison::Unknown);
        let read = Baseline::of(&baseline.text()).unwrap();
        assert_eq!(read.old, baseline.new);
        assert!(Baseline::of("go: 1000").is_none());
    }

    #[test]
    fn a_game_without_a_figure_is_told_how_it_gets_one_and_fails_nothing() {
        let mut baseline = Baseline::of("go = 1000\n").unwrap();
        let told = baseline.hold("chess", 7);
        assert!(!told.has_strayed() && told.to_string().contains(UPDATE));
        assert!(baseline.hold("go", 2000).has_strayed());
        assert!(baseline.text().ends_with("chess = 7\ngo = 2000\n"));
    }

    #[test]
    fn five_per_cent_are_noticed_in_either_direction() {
        let mut baseline = Baseline::of("go = 1000\n").unwrap();
        for (cost, told) in [
            (1000, Comparison::Holds),
            (1025, Comparison::Holds),
            (1050, Comparison::Strayed(1000)),
            (950, Comparison::Strayed(1000)),
        ] {
            assert_eq!(baseline.hold("go", cost), told);
        }
    }
}
