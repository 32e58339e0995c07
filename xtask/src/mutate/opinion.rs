//! The oracle's opinion of rules in which one thing was changed.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

use super::change::Change;
use crate::{
    cargo::{at_root, cargo, root, target_folder},
    oracle::{Oracle, OraclePlay},
};

/// What plays the games; it needs neither server nor clients, and so it compiles fast.
const EXAMPLE: &str = "transcripts";

/// A copy of the sources, in which rules can be changed without anybody seeing it.
pub(super) struct Opinion {
    game: String,
    seed: u64,
    profile: [(&'static str, &'static str); 2],
    /// The copy.
    tree: PathBuf,
    /// The target folder of its builds.
    build: PathBuf,
}

impl Opinion {
    /// Copies the sources as they are now; what is the same in an earlier copy keeps its time, and
    /// is not compiled again.
    pub(super) fn new(
        game: &str,
        seed: u64,
        profile: [(&'static str, &'static str); 2],
    ) -> Result<Opinion> {
        let folder = target_folder()?.join("mutants");
        let opinion = Opinion {
            game: game.to_owned(),
            seed,
            profile,
            tree: folder.join("tree"),
            build: folder.join("build"),
        };
        let mut list = at_root(Command::new("git"));
        list.args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ]);
        let listed = list.output().context("git lists the sources")?;
        let listed = String::from_utf8(listed.stdout)?;
        for file in listed.split_terminator('\0') {
            copy(&root().join(file), &opinion.tree.join(file))?;
        }
        Ok(opinion)
    }

    /// Whether the oracle disagrees with games under the changed rules, or these do not come to
    /// their end.
    pub(super) fn notices(&self, oracle: &Oracle, change: &Change) -> Result<bool> {
        let path = self.tree.join(&change.file);
        let source = fs::read_to_string(&path)?;
        let changed = change.made_in(&source);
        fs::write(&path, changed.context("the change fits no source")?)?;
        let built = self.build();
        let answer = built.and_then(|()| self.is_noticed(oracle));
        fs::write(&path, source)?;
        answer
    }

    fn build(&self) -> Result<()> {
        let mut build = cargo()?;
        build.args([
            "build",
            "--quiet",
            "--package",
            "host",
            "--example",
            EXAMPLE,
        ]);
        build.current_dir(&self.tree);
        build.env("CARGO_TARGET_DIR", &self.build);
        build.envs(self.profile);
        if !build.status()?.success() {
            bail!("{EXAMPLE} could not be built");
        }
        Ok(())
    }

    fn is_noticed(&self, oracle: &Oracle) -> Result<bool> {
        let folder = self.build.join("played");
        fs::create_dir_all(&folder)?;
        let mut check = oracle.python(&["check.py"]);
        for play in oracle.plays(self.seed) {
            let transcript = folder.join(play.file(&self.game));
            if !self.command(&play, &transcript)?.status()?.success() {
                return Ok(true);
            }
            check.arg(transcript);
        }
        Ok(!check.stdin(Stdio::null()).status()?.success())
    }

    /// Plays some games under the changed rules.
    fn command(&self, play: &OraclePlay<'_>, transcript: &Path) -> Result<Command> {
        let mut played = Command::new(self.build.join("debug/examples").join(EXAMPLE));
        let (seats, games) = (play.seats.to_string(), play.games.to_string());
        played.args([
            &self.game,
            &seats,
            play.skill,
            &games,
            &play.seed.to_string(),
        ]);
        played.args(play.options.split_whitespace());
        played
            .stdin(Stdio::null())
            .stdout(fs::File::create(transcript)?);
        Ok(played)
    }
}

/// Copies a file unless the copy is the same already. What is there no more is not copied.
fn copy(from: &Path, to: &Path) -> Result<()> {
    if !from.is_file() {
        if to.is_file() {
            fs::remove_file(to)?;
        }
        return Ok(());
    }
    let bytes = fs::read(from)?;
    if fs::read(to).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(to, bytes).with_context(|| format!("cannot write {}", to.display()))
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::*;

    #[test]
    fn what_is_the_same_keeps_its_time_and_what_is_gone_goes() {
        let folder = std::env::temp_dir().join(format!("copied-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (from, to) = (folder.join("from"), folder.join("deep/to"));
        fs::write(&from, "a").unwrap();
        copy(&from, &to).unwrap();
        let long_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000);
        let old = fs::File::options().write(true).open(&to).unwrap();
        old.set_modified(long_ago).unwrap();
        copy(&from, &to).unwrap();
        assert_eq!(fs::metadata(&to).unwrap().modified().unwrap(), long_ago);
        fs::write(&from, "b").unwrap();
        copy(&from, &to).unwrap();
        assert_eq!(fs::read_to_string(&to).unwrap(), "b");
        fs::remove_file(&from).unwrap();
        copy(&from, &to).unwrap();
        assert!(!to.exists());
        fs::remove_dir_all(folder).unwrap();
    }
}
