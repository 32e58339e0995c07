//! What the client is made of: the door and the games, and which files belong to which.

/// The program that a first visit loads.
pub(super) const DOOR: Program = Program {
    name: "door",
    styles: &[],
    // The posters show tiles.
    art: &["poster", "b", "k"],
};

/// A program and what is loaded with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Program {
    /// The name of its binary: the game's id, or `door`.
    pub(super) name: &'static str,
    /// Its own sheets.
    pub(super) styles: &'static [&'static str],
    /// How the names of the drawings begin that are loaded with it.
    pub(super) art: &'static [&'static str],
}

/// The games.
pub(super) const GAMES: &[Program] = &[
    Program {
        name: "new-york-new-york",
        styles: &["kit_page", "new_york_new_york"],
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
    "tokens", "kit", "frame", "home", "new_game", "pages", "curtain", "over", "replay",
];

/// Drawings of games that all programs show: the skyline behind a winner.
const FOR_ALL: &[&str] = &["ny-6"];

/// All programs.
pub(super) fn all() -> impl Iterator<Item = Program> {
    std::iter::once(DOOR).chain(GAMES.iter().copied())
}

/// Whether a drawing is loaded with `program`, or, if none is named, with every page.
pub(super) fn is_loaded(drawing: &str, with: Option<Program>) -> bool {
    let family = drawing.split('-').next().unwrap_or_default();
    let is_of = |program: Program| program.art.contains(&family);
    let is_for_all = FOR_ALL.contains(&drawing) || !all().any(is_of);
    with.map_or(is_for_all, |program| !is_for_all && is_of(program))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_loaded_where_it_is_used_or_with_every_page() {
        let loaded = |drawing| {
            let has = |program: &Program| is_loaded(drawing, Some(*program));
            let names: Vec<_> = all().filter(has).map(|it| it.name).collect();
            (is_loaded(drawing, None), names)
        };
        assert_eq!(loaded("c-opera"), (false, vec!["the-city"]));
        assert_eq!(loaded("k-liberty"), (false, vec!["door", "new-york"]));
        assert_eq!(loaded("u-play"), (true, vec![]));
        assert_eq!(loaded("ny-6"), (true, vec![]));
    }
}
