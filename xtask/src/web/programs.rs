//! What the client is made of: the door and the games, and which files belong to which.

/// The program that a first visit loads.
pub(super) const DOOR: Program = Program {
    name: "door",
    styles: &["home"],
    art: &["poster"],
};

/// A program and what is loaded with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Program {
    /// The name of its binary: the game's id, or `door`.
    pub(super) name: &'static str,
    /// Its own sheets.
    pub(super) styles: &'static [&'static str],
    /// How the names of its own drawings begin.
    pub(super) art: &'static [&'static str],
}

/// The games.
pub(super) const GAMES: &[Program] = &[
    Program {
        name: "new-york-new-york",
        styles: &["new_york_new_york", "kit_page"],
        art: &["ny"],
    },
    Program {
        name: "new-york",
        styles: &["new_york"],
        art: &["b", "k"],
    },
    Program {
        name: "the-city",
        styles: &["the_city"],
        art: &["c"],
    },
    Program {
        name: "fifth-avenue",
        styles: &["fifth_avenue"],
        art: &["f"],
    },
    Program {
        name: "escape-from-new-york",
        styles: &["escape"],
        art: &["e"],
    },
];

/// The sheets of all programs, each on top of those before it.
pub(super) const STYLES: &[&str] = &[
    "tokens", "kit", "frame", "new_game", "pages", "curtain", "over", "replay",
];

/// Drawings of games that all programs show: the skyline behind a winner, the glass of a search.
const FOR_ALL: &[&str] = &["ny-6", "e-glass"];

/// All programs.
pub(super) fn all() -> impl Iterator<Item = Program> {
    std::iter::once(DOOR).chain(GAMES.iter().copied())
}

/// Whose drawing it is; nothing if it is everyone's.
pub(super) fn owner(drawing: &str) -> Option<Program> {
    if FOR_ALL.contains(&drawing) {
        return None;
    }
    let family = drawing.split('-').next().unwrap_or_default();
    all().find(|program| program.art.contains(&family))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_belongs_to_its_game_or_to_all() {
        let owner = |drawing| owner(drawing).map(|program| program.name);
        assert_eq!(owner("c-opera"), Some("the-city"));
        assert_eq!(owner("k-liberty"), Some("new-york"));
        assert_eq!(owner("poster-the-city"), Some("door"));
        assert_eq!(owner("u-play"), None);
        assert_eq!(owner("ny-6"), None);
    }
}
