//! Which drawings are loaded where.
//!
//! `art/common.svg` is for every page, `art/ID.svg` for the program of a game. Two kinds of its
//! drawings are for those who have not opened it: its lettering `w-ID` is on every page, its poster
//! `poster-ID` at the door, with whatever of the game's drawings the poster shows.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result};

/// The symbols and patterns of the client: they take colours from where they are used, so they
/// lie in the page.
pub(super) struct Drawings {
    common: Vec<Piece>,
    /// Those of each game.
    games: Vec<(String, Vec<Piece>)>,
}

/// A symbol or a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Piece {
    id: String,
    text: String,
}

impl Drawings {
    /// What is drawn in the files of `folder`. A game need not have a file.
    pub(super) fn of(folder: &Path, games: &[String]) -> Result<Drawings> {
        let read = |name: &str| -> Result<Vec<Piece>> {
            let path = folder.join(format!("{name}.svg"));
            if !path.exists() {
                return Ok(Vec::new());
            }
            pieces(&fs::read_to_string(&path)?).with_context(|| format!("{}", path.display()))
        };
        let mut all = Vec::new();
        for game in games {
            let mut drawn = read(game)?;
            if !drawn.iter().any(|piece| is_poster(&piece.id)) {
                drawn.push(plain_poster(game));
            }
            all.push((game.clone(), drawn));
        }
        Ok(Drawings {
            common: read("common")?,
            games: all,
        })
    }

    /// What every page has.
    pub(super) fn everywhere(&self) -> String {
        let letterings = self.of_games().filter(|piece| is_lettering(&piece.id));
        sprite(self.common.iter().chain(letterings))
    }

    /// What the page without a game has on top of that.
    pub(super) fn at_the_door(&self) -> String {
        let posters = self.of_games().filter(|piece| is_poster(&piece.id));
        let shown: BTreeSet<&str> = posters.flat_map(|poster| shown_by(&poster.text)).collect();
        let is_there = |id: &str| is_poster(id) || shown.contains(id);
        sprite(self.of_games().filter(|piece| is_there(&piece.id)))
    }

    /// What the tables of a game have on top of what every page has.
    pub(super) fn of_game(&self, game: &str) -> String {
        let own = self.games.iter().filter(|(name, _)| name == game);
        let own = own.flat_map(|(_, pieces)| pieces);
        sprite(own.filter(|piece| !is_lettering(&piece.id) && !is_poster(&piece.id)))
    }

    fn of_games(&self) -> impl Iterator<Item = &Piece> {
        self.games.iter().flat_map(|(_, pieces)| pieces)
    }
}

fn is_lettering(id: &str) -> bool {
    id.starts_with("w-")
}

fn is_poster(id: &str) -> bool {
    id.starts_with("poster-")
}

/// The drawings that a drawing shows.
fn shown_by(text: &str) -> impl Iterator<Item = &str> {
    let references = text.split("\"#").skip(1);
    references.filter_map(|rest| rest.split('"').next())
}

/// The poster of a game that has none: its name.
fn plain_poster(game: &str) -> Piece {
    let id = format!("poster-{game}");
    let line = |(n, word): (usize, &str)| {
        let (y, word) = (160 + 40 * n, word.to_uppercase());
        format!(r#"<text x="130" y="{y}" font-size="32" text-anchor="middle">{word}</text>"#)
    };
    let lines: String = game.split('-').enumerate().map(line).collect();
    let frame = r#"viewBox="0 0 260 400"><rect class="pf" width="260" height="400"/>"#;
    let text = format!(r#"<symbol id="{id}" {frame}{lines}</symbol>"#);
    Piece { id, text }
}

fn sprite<'a>(pieces: impl Iterator<Item = &'a Piece>) -> String {
    let inside: String = pieces.map(|piece| piece.text.as_str()).collect();
    format!(r#"<svg class="sprite" aria-hidden="true" focusable="false">{inside}</svg>"#)
}

/// The symbols and patterns of a file.
fn pieces(drawing: &str) -> Result<Vec<Piece>> {
    let mut found = Vec::new();
    for kind in ["symbol", "pattern"] {
        let (from, to) = (format!("<{kind} "), format!("</{kind}>"));
        let mut rest = drawing;
        while let Some(start) = rest.find(&from) {
            let end = rest[start..].find(&to).context("a drawing ends")?;
            let end = start + end + to.len();
            let text = rest[start..end].to_owned();
            let id = text.split('"').nth(1).context("a drawing has a name")?;
            found.push(Piece {
                id: id.to_owned(),
                text,
            });
            rest = &rest[end..];
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn() -> Drawings {
        let toy = r##"<pattern id="t-lines"></pattern><symbol id="w-toy"></symbol>
            <symbol id="t-ball"></symbol><symbol id="t-box"></symbol>
            <symbol id="poster-toy"><use href="#t-ball"/></symbol>"##;
        Drawings {
            common: pieces(r#"<symbol id="u-play"></symbol>"#).unwrap(),
            games: vec![
                ("toy".to_owned(), pieces(toy).unwrap()),
                ("bare".to_owned(), vec![plain_poster("bare")]),
            ],
        }
    }

    fn names(sprite: &str) -> Vec<&str> {
        let ids = sprite.split("id=\"").skip(1);
        ids.filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn a_drawing_is_loaded_where_it_is_used_or_with_every_page() {
        let drawn = drawn();
        assert_eq!(names(&drawn.everywhere()), ["u-play", "w-toy"]);
        let at_the_door = drawn.at_the_door();
        assert_eq!(names(&at_the_door), ["t-ball", "poster-toy", "poster-bare"]);
        let of_game = drawn.of_game("toy");
        assert_eq!(names(&of_game), ["t-ball", "t-box", "t-lines"]);
        assert_eq!(names(&drawn.of_game("bare")), [""; 0]);
    }

    #[test]
    fn a_game_without_a_poster_has_its_name_on_one() {
        assert!(drawn().at_the_door().contains(">BARE</text>"));
    }
}
