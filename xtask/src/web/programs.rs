//! What the client is made of: the door and the games, and which files belong to which.
//!
//! Nothing is listed: a program is a file in `src/bin`, a game's has its id for a name, and what
//! belongs to it has that name too: `style/ID.css`, `art/ID.svg`, `locales/*/ID.ftl`.

use std::{fs, path::Path};

use anyhow::{Context, Result};

/// The program that a first visit loads.
pub(super) const DOOR: &str = "door";

/// The sheets of all programs, each on top of those before it.
pub(super) const STYLES: &[&str] = &[
    "tokens", "kit", "art", "figures", "scenes", "blocks", "avenue", "strokes", "frame", "home",
    "new_game", "pages", "curtain", "over", "replay",
];

/// The ids of the games that have a program, in the order of the alphabet.
pub(super) fn games(home: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(home.join("src/bin"))? {
        let path = entry?.path();
        let name = path.file_stem().context("every file has a name")?;
        let name = name.to_string_lossy().into_owned();
        if name != DOOR {
            games.push(name);
        }
    }
    games.sort();
    Ok(games)
}

/// Splits the words of a game into the messages that say what it is called and what it is like,
/// which are for those who have not opened it, and all others.
pub(super) fn split_words(game: &str, text: &str) -> Result<(String, String)> {
    let initials: String = game
        .split('-')
        .filter_map(|word| word.chars().next())
        .collect();
    let message = format!("{initials}-about = ");
    let title = format!("{initials}-title = ");
    let is_about = |line: &str| line.starts_with(&message) || line.starts_with(&title);
    let (mut about, mut others) = (String::new(), String::new());
    let mut lines = text.split_inclusive('\n').peekable();
    while let Some(line) = lines.next() {
        let is_its_remark = line.starts_with('#') && lines.peek().is_some_and(|it| is_about(it));
        if is_about(line) {
            about += line;
        } else if !is_its_remark {
            others += line;
        }
    }
    let found = (!about.is_empty()).then_some((about, others));
    found.with_context(|| format!("{game}.ftl does not say `{message}…`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_for_the_poster_are_taken_out_with_the_remark_above_them() {
        let text = "# The toy.\n\n# One line.\ntt-about = Play.\n\n# More\ntt-go = Go\n";
        let (about, others) = split_words("the-toy", text).unwrap();
        assert_eq!(about, "tt-about = Play.\n");
        assert_eq!(others, "# The toy.\n\n\n# More\ntt-go = Go\n");
        let trouble = split_words("the-toy", "tt-go = Go\n").unwrap_err();
        assert_eq!(
            trouble.to_string(),
            "the-toy.ftl does not say `tt-about = …`"
        );
    }
}
