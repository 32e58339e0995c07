//! What stands on the boxes of the games: enough to choose a game and to begin it, without rules.

use host::{Brains, Skill, Thinking};
use tabletop::{Info, OptionSpec, Options};

/// The games, in order of difficulty.
pub static BOXES: &[BoxInfo] = games::each!(BoxInfo::of);

/// The box of the game with this id.
pub fn find(id: &str) -> Option<&'static BoxInfo> {
    BOXES.iter().find(|game_box| game_box.info.id == id)
}

/// The title of the game with this id; nothing if there is none.
pub fn title(id: &str) -> &'static str {
    find(id).map_or("", |game_box| game_box.info.title)
}

/// What is known of a game by those who do not have its rules.
pub struct BoxInfo {
    /// Name, seat range and limits.
    pub info: Info,
    /// What a table can agree on.
    pub options: &'static [OptionSpec],
    /// The levels of its bots, weakest first.
    pub levels: &'static [(Skill, Thinking)],
    /// What a table agrees on unless somebody wants it otherwise, in one line.
    pub usual: fn() -> String,
}

impl BoxInfo {
    const fn of<G: Brains>() -> BoxInfo {
        BoxInfo {
            info: G::INFO,
            options: <G::Options as Options>::OPTIONS,
            levels: G::LEVELS,
            usual: usual::<G>,
        }
    }
}

fn usual<G: Brains>() -> String {
    G::Options::default().line()
}
