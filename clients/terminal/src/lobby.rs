//! Which game is to be played.

use std::io::{BufRead, Write};

use host::{CatalogEntry, GAMES};
use prose::{Lang, say};

use crate::{TerminalError, plain::read_line};

/// Asks which game is to be played: a number of the list, or part of a name. A house with only
/// one game does not ask.
///
/// # Errors
/// [`TerminalError::NoGame`] when the input is over before a game was named.
pub fn choose_game(
    lang: Lang,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<&'static CatalogEntry, TerminalError> {
    let games = GAMES.iter();
    let games: Vec<_> = games.collect();
    if let [only] = games.as_slice() {
        return Ok(only);
    }
    writeln!(output, "{}", say!(lang, "choose-game"))?;
    for (n, entry) in games.iter().enumerate() {
        let info = &entry.info;
        let line = say!(
            lang,
            "choose-game-entry",
            number = n + 1,
            title = prose::title(info.id, lang),
            credits = info.credits(),
            min = info.seats_min,
            max = info.seats_max
        );
        writeln!(output, "{line}")?;
    }
    loop {
        writeln!(output, "{}", say!(lang, "choose-game-how"))?;
        output.flush()?;
        let line = read_line(input)?.ok_or(TerminalError::NoGame)?;
        let typed: String = line.chars().take(40).collect();
        match fitting(&games, &line).as_slice() {
            [only] => return Ok(only),
            _ if line.is_empty() => {}
            [] => writeln!(output, "{}", say!(lang, "choose-game-none", typed = typed))?,
            _ => writeln!(
                output,
                "{}",
                say!(lang, "choose-game-several", typed = typed)
            )?,
        }
    }
}

/// The games that `typed` may mean: the one with this number or this very name, or else those
/// that have all its words in their names.
fn fitting(games: &[&'static CatalogEntry], typed: &str) -> Vec<&'static CatalogEntry> {
    let typed = typed.to_lowercase();
    if let Ok(number) = typed.parse::<usize>() {
        let entry = number.checked_sub(1).and_then(|n| games.get(n));
        return entry.into_iter().copied().collect();
    }
    let title = |entry: &CatalogEntry| entry.info.title.to_lowercase();
    let is_named = |entry: &&&CatalogEntry| entry.info.id == typed || title(entry) == typed;
    if let Some(entry) = games.iter().find(is_named) {
        return vec![entry];
    }
    let has_words = |entry: &&&'static CatalogEntry| {
        let name = format!("{} {}", title(entry), entry.info.id);
        typed.split_whitespace().all(|word| name.contains(word))
    };
    let games = games.iter();
    games.filter(has_words).copied().collect()
}
