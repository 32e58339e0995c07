//! What stands on the lids of the boxes: enough to choose a game and to begin it, without rules.

use tabletop::{Choice, Game, Info, Options};

/// The games, in order of difficulty.
pub static LIDS: &[Lid] = games::each!(Lid::of);

/// The lid of the game with this id.
pub fn find(id: &str) -> Option<&'static Lid> {
    LIDS.iter().find(|lid| lid.info.id == id)
}

/// The title of the game with this id; nothing if there is none.
pub fn title(id: &str) -> &'static str {
    find(id).map_or("", |lid| lid.info.title)
}

/// What is known of a game by those who do not have its rules.
pub struct Lid {
    /// Name, seat range and limits.
    pub info: Info,
    /// What a table can agree on.
    pub choices: &'static [Choice],
    /// What a table agrees on unless somebody wants it otherwise, in one line.
    pub usual: fn() -> String,
}

impl Lid {
    const fn of<G: Game>() -> Lid {
        Lid {
            info: G::INFO,
            choices: <G::Options as Options>::CHOICES,
            usual: usual::<G>,
        }
    }
}

fn usual<G: Game>() -> String {
    G::Options::default().line()
}
