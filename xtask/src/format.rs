//! `cargo xtask format`: every Rust source as rustfmt writes it.
//!
//! `cargo fmt` follows the `mod`s it reads and so misses the modules that `games::modules!`
//! declares; here every file that git knows is given to rustfmt by name.

use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, bail};

use crate::cargo::{at_root, cargo, root};

/// What is to be done with sources that are written otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// They are told, and left as they are.
    Look,
    /// They are written anew.
    Write,
}

/// Writes every source as rustfmt does, or with `--check` only looks.
pub(crate) fn format(arguments: &[String]) -> Result<ExitCode> {
    let wish = match arguments {
        [] => Wish::Write,
        [check] if check == "--check" => Wish::Look,
        _ => bail!("format takes `--check` or nothing"),
    };
    let status = command(wish)?.stdin(Stdio::null()).status();
    let is_well = status.context("rustfmt did not start")?.success();
    Ok(if is_well {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// rustfmt on every source.
pub(crate) fn command(wish: Wish) -> Result<Command> {
    let mut fmt = cargo()?;
    let mut git = at_root(Command::new("git"));
    git.args([
        "ls-files",
        "-co",
        "--exclude-standard",
        "--deduplicate",
        "*.rs",
    ]);
    let answer = git.output().context("git did not start")?;
    if !answer.status.success() {
        // A tree that came without git: most of it is better than nothing.
        fmt.args(["fmt", "--all"]);
        fmt.args((wish == Wish::Look).then_some("--check"));
        return Ok(fmt);
    }
    let sources = String::from_utf8(answer.stdout)?;
    let mut rustfmt = at_root(Command::new("rustfmt"));
    rustfmt.args(["--edition", "2024"]);
    if wish == Wish::Look {
        rustfmt.arg("--check");
    }
    // A file deleted and not yet committed is still listed.
    let there = sources.lines().filter(|path| root().join(path).is_file());
    rustfmt.args(there);
    Ok(rustfmt)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_that_no_written_mod_leads_to_are_formatted_too() {
        let said = format!("{:?}", command(Wish::Look).unwrap());
        for source in ["\"engine/bots/src/eval/mod.rs\"", "\"xtask/src/format.rs\""] {
            assert!(said.contains(source), "{source}");
        }
        let of_games = said.matches("engine/bots/src/eval/").count();
        assert!(
            of_games > crate::cargo::games().unwrap().len(),
            "{of_games}"
        );
        assert!(said.contains("\"--check\""));
    }
}
