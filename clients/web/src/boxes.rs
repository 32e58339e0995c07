//! What stands on the boxes of the games: enough to choose a game and to begin it, without rules.

use prose::Lang;
use tabletop::{Game, Info, OptionSpec, Options};

/// The games, in order of difficulty.
pub static BOXES: &[BoxInfo] = games::each!(BoxInfo::of);

/// The box of the game with this id.
pub fn find(id: &str) -> Option<&'static BoxInfo> {
    BOXES.iter().find(|game_box| game_box.info.id == id)
}

/// What the game with this id is called; nothing if there is none.
pub fn title(id: &str, lang: Lang) -> String {
    find(id).map_or_else(String::new, |_| prose::title(id, lang))
}

/// What is known of a game by those who do not have its rules.
pub struct BoxInfo {
    /// Name, seat range and limits.
    pub info: Info,
    /// What a table can agree on.
    pub options: &'static [OptionSpec],
    /// What a table agrees on unless somebody wants it otherwise, in one line.
    pub usual: fn() -> String,
}

impl BoxInfo {
    const fn of<G: Game>() -> BoxInfo {
        BoxInfo {
            info: G::INFO,
            options: <G::Options as Options>::OPTIONS,
            usual: usual::<G>,
        }
    }
}

fn usual<G: Game>() -> String {
    G::Options::default().line()
}
