//! What has become of the changes that were tried, and whether enough of them were noticed.

use std::{collections::BTreeMap, fmt, fs, path::Path};

use anyhow::{Context, Result, bail};

use super::change::Change;

/// The least share of changes that tests or the oracle have to notice, in percent.
pub(super) const CAUGHT_MIN: usize = 95;
/// The file in which a folder keeps what was tried, over all runs of a commit.
const LEDGER: &str = "tried.txt";

/// What became of one change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fate {
    /// No test noticed it, and the oracle has not been asked yet.
    Missed,
    /// Neither a test nor the oracle noticed it.
    Survived,
    /// The oracle noticed it.
    ByOracle,
    /// It does not compile, and says nothing about the tests.
    Unviable,
    /// A test noticed it, or did not end.
    ByTests,
}

const FATES: [(Fate, &str); 5] = [
    (Fate::Missed, "missed"),
    (Fate::Survived, "survived"),
    (Fate::ByOracle, "oracle"),
    (Fate::Unviable, "unviable"),
    (Fate::ByTests, "caught"),
];

/// The lists that cargo-mutants writes, and what they mean.
const LISTS: [(&str, Fate); 4] = [
    ("caught.txt", Fate::ByTests),
    ("timeout.txt", Fate::ByTests),
    ("missed.txt", Fate::Missed),
    ("unviable.txt", Fate::Unviable),
];

/// What became of which change, by its name.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Tried(BTreeMap<String, Fate>);

impl Tried {
    /// What earlier runs have left in `folder`: our own list, and what cargo-mutants was at.
    pub(super) fn of(folder: &Path) -> Result<Tried> {
        let mut tried = Tried::default();
        tried.add_lines(&read(&folder.join(LEDGER))?)?;
        for (list, fate) in LISTS {
            let names = read(&folder.join("mutants.out").join(list))?;
            names.lines().for_each(|name| tried.note(name, fate));
        }
        tried.keep(folder)?;
        Ok(tried)
    }

    /// Writes it down, for a later run.
    pub(super) fn keep(&self, folder: &Path) -> Result<()> {
        let path = folder.join(LEDGER);
        fs::write(&path, self.lines()).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Notes what became of a change. What is known better already stays: a test that has noticed
    /// it once, or an answer of the oracle.
    pub(super) fn note(&mut self, name: &str, fate: Fate) {
        let known = self.0.entry(name.to_owned()).or_insert(fate);
        *known = fate.max(*known);
    }

    /// The changes of this fate.
    pub(super) fn names(&self, fate: Fate) -> Vec<String> {
        let these = self.0.iter().filter(|(_, other)| **other == fate);
        these.map(|(name, _)| name.clone()).collect()
    }

    /// Whether each of these was tried.
    pub(super) fn has_all(&self, changes: &[Change]) -> bool {
        changes
            .iter()
            .all(|change| self.0.contains_key(&change.name))
    }

    pub(super) fn figures(&self) -> Figures {
        let count = |fate| self.0.values().filter(|other| **other == fate).count();
        Figures {
            by_tests: count(Fate::ByTests),
            by_oracle: count(Fate::ByOracle),
            survived: count(Fate::Survived) + count(Fate::Missed),
            unviable: count(Fate::Unviable),
        }
    }

    fn lines(&self) -> String {
        let word = |fate| FATES.iter().find(|(other, _)| *other == fate);
        let word = |fate| word(fate).map_or("", |(_, word)| word);
        let line = |(name, fate): (&String, &Fate)| format!("{} {name}\n", word(*fate));
        self.0.iter().map(line).collect()
    }

    fn add_lines(&mut self, lines: &str) -> Result<()> {
        for line in lines.lines() {
            let (word, name) = line.split_once(' ').unwrap_or((line, ""));
            let Some((fate, _)) = FATES.iter().find(|(_, other)| *other == word) else {
                bail!("{LEDGER} says `{word}` of a change");
            };
            self.note(name, *fate);
        }
        Ok(())
    }
}

/// The text of a file, or none if there is no such file.
fn read(path: &Path) -> Result<String> {
    if path.exists() {
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
    } else {
        Ok(String::new())
    }
}

/// How many changes met which fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figures {
    by_tests: usize,
    by_oracle: usize,
    survived: usize,
    unviable: usize,
}

impl Figures {
    /// Whether at least [`CAUGHT_MIN`] percent were noticed.
    pub(super) fn are_enough(self) -> bool {
        self.caught() * 100 >= CAUGHT_MIN * self.compiled()
    }

    fn caught(self) -> usize {
        self.by_tests + self.by_oracle
    }

    /// Changes that compile: only these can be noticed.
    fn compiled(self) -> usize {
        self.caught() + self.survived
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (caught, compiled) = (self.caught(), self.compiled());
        let tenths = (caught * 1_000).checked_div(compiled).unwrap_or(1_000);
        let (by_tests, by_oracle) = (self.by_tests, self.by_oracle);
        write!(
            f,
            "{caught} of {compiled} changes caught, {}.{} % (at least {CAUGHT_MIN} %): \
             {by_tests} by tests, {by_oracle} by the oracle; {} survived, {} did not compile",
            tenths / 10,
            tenths % 10,
            self.survived,
            self.unviable
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(lines: &str) -> Tried {
        let mut tried = Tried::default();
        tried.add_lines(lines).unwrap();
        tried
    }

    #[test]
    fn the_share_is_that_of_changes_that_compile() {
        let tried = tried("caught a\noracle b\nsurvived c\nunviable d\nmissed e\n");
        let figures = tried.figures();
        assert!(!figures.are_enough());
        assert_eq!(
            figures.to_string(),
            "2 of 4 changes caught, 50.0 % (at least 95 %): 1 by tests, 1 by the oracle; \
             2 survived, 1 did not compile"
        );
    }

    #[test]
    fn one_of_twenty_may_survive_and_one_of_nineteen_may_not() {
        let figures = |by_tests| Figures {
            by_tests,
            by_oracle: 0,
            survived: 1,
            unviable: 0,
        };
        assert!(figures(19).are_enough());
        assert!(!figures(18).are_enough());
        assert!(tried("").figures().are_enough());
    }

    #[test]
    fn what_is_known_better_stays() {
        let mut tried = tried("oracle a\ncaught b\nunviable c\nmissed d\n");
        for name in ["a", "b", "c", "d"] {
            tried.note(name, Fate::Missed);
        }
        assert_eq!(tried.lines(), "oracle a\ncaught b\nunviable c\nmissed d\n");
        tried.note("d", Fate::Survived);
        tried.note("a", Fate::ByTests);
        assert_eq!(
            tried.lines(),
            "caught a\ncaught b\nunviable c\nsurvived d\n"
        );
        assert_eq!(tried.names(Fate::Survived), ["d"]);
    }

    #[test]
    fn what_a_run_has_left_is_found_by_the_next() {
        let folder = std::env::temp_dir().join(format!("tried-{}", std::process::id()));
        fs::create_dir_all(folder.join("mutants.out")).unwrap();
        fs::write(folder.join(LEDGER), "oracle a < b\n").unwrap();
        fs::write(folder.join("mutants.out/missed.txt"), "a < b\nc\n").unwrap();
        fs::write(folder.join("mutants.out/timeout.txt"), "d\n").unwrap();
        let found = Tried::of(&folder).unwrap();
        assert_eq!(found.lines(), "oracle a < b\nmissed c\ncaught d\n");
        fs::remove_dir_all(folder.join("mutants.out")).unwrap();
        assert_eq!(Tried::of(&folder).unwrap(), found);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_word_that_says_nothing_is_told() {
        let trouble = Tried::default().add_lines("lost a\n").unwrap_err();
        assert_eq!(trouble.to_string(), "tried.txt says `lost` of a change");
    }
}
