//! The commit that is verified, as a source of seeds.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Result, bail};

use crate::cargo::{at_root, target_folder};

/// Hexadecimal digits of a commit's hash that make a seed; it stays well below the largest.
const DIGITS: usize = 15;
/// The seed of a tree that came without git.
const SEED_WITHOUT_GIT: u64 = 1;

/// The commit of the workspace, and the seed made of it: new games with every commit, the same
/// ones wherever that commit is verified.
pub(crate) struct Commit {
    /// `None` outside a git checkout.
    pub(crate) hash: Option<String>,
    pub(crate) seed: u64,
}

impl Commit {
    /// What is checked out here.
    pub(crate) fn here() -> Commit {
        let mut git = at_root(Command::new("git"));
        git.args(["rev-parse", "--verify", "HEAD"]);
        let answer = git.stdin(Stdio::null()).output().ok();
        let answer = answer.filter(|answer| answer.status.success());
        let hash = answer.and_then(|answer| String::from_utf8(answer.stdout).ok());
        Commit::of(hash.as_deref().map(str::trim))
    }

    /// The commit that somebody names.
    pub(crate) fn named(name: &str) -> Result<Commit> {
        let hash = git(
            &["rev-parse", "--verify", &format!("{name}^{{commit}}")],
            &[],
            None,
        )?;
        Ok(Commit::of(Some(&hash)))
    }

    /// A hash of what lies in `paths` now, committed or not.
    pub(crate) fn sources(paths: &[&str]) -> Result<String> {
        // An index of our own: what somebody has staged stays as it is.
        let index = target_folder()?.join(format!("sources-{}.index", std::process::id()));
        let added = git(&["add", "--all", "--"], paths, Some(&index));
        let tree = added.and_then(|_| git(&["write-tree"], &[], Some(&index)));
        let _ = fs::remove_file(index);
        tree
    }

    fn of(hash: Option<&str>) -> Commit {
        let digits = hash.and_then(|hash| hash.get(..DIGITS));
        let seed = digits.and_then(|digits| u64::from_str_radix(digits, 16).ok());
        Commit {
            hash: hash.map(str::to_owned),
            seed: seed.unwrap_or(SEED_WITHOUT_GIT),
        }
    }
}

/// What git answers.
fn git(words: &[&str], paths: &[&str], index: Option<&Path>) -> Result<String> {
    let mut git = at_root(Command::new("git"));
    git.args(words).args(paths).stdin(Stdio::null());
    git.envs(index.map(|index| ("GIT_INDEX_FILE", index)));
    let answer = git.output()?;
    if !answer.status.success() {
        bail!("{}", String::from_utf8_lossy(&answer.stderr));
    }
    Ok(String::from_utf8(answer.stdout)?.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_has_its_own_seed_and_a_tree_without_git_a_fixed_one() {
        let hash = "00000000000001f9d2ab9cfb41b2b30f2b5b4c40";
        assert_eq!(Commit::of(Some(hash)).seed, 0x1f);
        assert_eq!(Commit::of(Some(hash)).hash.as_deref(), Some(hash));
        assert_eq!(Commit::of(None).seed, SEED_WITHOUT_GIT);
    }

    #[test]
    fn sources_have_a_name_that_stays_and_others_another_one() {
        let name = |path| Commit::sources(&[path]).unwrap();
        assert_eq!(name("xtask"), name("xtask"));
        assert_ne!(name("xtask"), name("tidy"));
    }

    #[test]
    fn a_commit_can_be_named() {
        assert_eq!(Commit::named("HEAD").unwrap().seed, Commit::here().seed);
        assert!(Commit::named("no such commit").is_err());
    }

    #[test]
    fn the_seed_is_the_same_in_every_run_of_a_commit() {
        assert_eq!(Commit::here().seed, Commit::here().seed);
    }
}
