//! What visits load, as it travels, and how much that may be: `docs/weight.toml`.

use std::{collections::BTreeMap, fs};

use anyhow::{Context, Result, bail};

use super::{bundle::Bundle, programs::DOOR};
use crate::cargo::root;

/// The file with the limits.
const FILE: &str = "docs/weight.toml";
/// The limit of the first page; the others are called after their games.
const FIRST_PAGE: &str = "first-page";
/// The limit of a game without one of its own.
const OTHER_GAMES: &str = "other-games";

/// What may be loaded, in bytes.
struct Limits(BTreeMap<String, usize>);

impl Limits {
    fn read() -> Result<Limits> {
        let text = fs::read_to_string(root().join(FILE)).context(FILE)?;
        let lines = text
            .lines()
            .filter(|line| !line.starts_with('#') && !line.is_empty());
        let limits = lines.map(|line| {
            let (name, kilobytes) = line.split_once('=').context("a limit has a name")?;
            let kilobytes: usize = kilobytes.trim().parse()?;
            Ok((name.trim().to_owned(), kilobytes * 1024))
        });
        let limits: Result<_> = limits.collect();
        Ok(Limits(limits.context(FILE)?))
    }

    fn first_page(&self) -> Result<usize> {
        self.named(FIRST_PAGE)
    }

    /// How much a table of `game` may load. A game is added without a line here.
    fn of_game(&self, game: &str) -> Result<usize> {
        self.0
            .get(game)
            .map_or_else(|| self.named(OTHER_GAMES), |limit| Ok(*limit))
    }

    fn named(&self, name: &str) -> Result<usize> {
        let limit = self.0.get(name).copied();
        limit.with_context(|| format!("{FILE} has no `{name}`"))
    }
}

/// What a visit loads.
struct Load {
    what: String,
    bytes: usize,
    max: usize,
}

/// Says what visits load, file by file and in all, and fails if one loads too much.
pub(super) fn assert_light(bundle: &Bundle) -> Result<()> {
    let loads = weigh(bundle)?;
    for Load { what, bytes, max } in &loads {
        let (bytes, max) = (kilobytes(*bytes), kilobytes(*max));
        println!("# web: {what} loads {bytes} (brotli); it may load {max}");
    }
    too_heavy(&loads).map_or(Ok(()), |trouble| bail!(trouble))
}

/// The first page, and each game with it. An invitation leads straight to a table and loads less.
fn weigh(bundle: &Bundle) -> Result<Vec<Load>> {
    let frame = sum("every page", &bundle.every_page()?);
    let limits = Limits::read()?;
    let door = sum(DOOR, &bundle.program(DOOR)?);
    let mut loads = vec![Load {
        what: "the first page".to_owned(),
        bytes: frame + door,
        max: limits.first_page()?,
    }];
    for game in bundle.games() {
        let bytes = sum(game, &bundle.program(game)?);
        let invited = kilobytes(frame + bytes);
        println!("#   {invited} with an invitation");
        loads.push(Load {
            what: format!("the first page and a table of {game}"),
            bytes: frame + door + bytes,
            max: limits.of_game(game)?,
        });
    }
    Ok(loads)
}

fn too_heavy(loads: &[Load]) -> Option<String> {
    let heavy = loads.iter().find(|load| load.bytes > load.max)?;
    let Load { what, bytes, max } = heavy;
    Some(format!("{what}: {bytes} bytes are loaded, more than {max}"))
}

fn kilobytes(bytes: usize) -> String {
    format!("{} KB", bytes.div_ceil(1024))
}

/// Says what is loaded; gives how many bytes that is.
fn sum(what: &str, files: &[(String, usize)]) -> usize {
    println!("# web: {what}");
    for (name, bytes) in files {
        println!("#   {bytes:>9} bytes  {name}");
    }
    files.iter().map(|(_, bytes)| bytes).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo::games;

    #[test]
    fn what_is_a_byte_too_heavy_is_named_with_its_limit() {
        let load = |bytes| Load {
            what: "a table of toy".to_owned(),
            bytes,
            max: 1000,
        };
        assert_eq!(too_heavy(&[load(999), load(1000)]), None);
        assert_eq!(
            too_heavy(&[load(1000), load(1001)]).as_deref(),
            Some("a table of toy: 1001 bytes are loaded, more than 1000")
        );
    }

    #[test]
    fn the_first_page_and_every_game_have_a_limit() {
        let limits = Limits::read().unwrap();
        assert!(limits.first_page().unwrap() <= 209 * 1024);
        for game in games().unwrap() {
            assert!(limits.of_game(&game).unwrap() <= 716 * 1024, "{game}");
        }
    }

    #[test]
    fn a_game_without_a_limit_of_its_own_has_that_of_other_games() {
        let limits = Limits::read().unwrap();
        assert_eq!(limits.of_game("toy").unwrap(), 620 * 1024);
        let limits = Limits(BTreeMap::from([("chess".to_owned(), 1000)]));
        assert_eq!(limits.of_game("chess").unwrap(), 1000);
        let trouble = limits.of_game("toy").unwrap_err().to_string();
        assert_eq!(trouble, "docs/weight.toml has no `other-games`");
    }
}
