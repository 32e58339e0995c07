//! What a game adds for whoever plays it, in any client.

use std::{fmt, str::FromStr};

use prose::Voice;

/// What a game adds for whoever plays it, in any client. Everything has a default. One file a
/// game, named as its crate.
pub trait Player: Voice {
    /// The answer to give for the viewer without asking, where there is nothing worth asking.
    ///
    /// `passed` is what the viewer saw when last [passing](Self::is_pass) by an own decision: the
    /// same question need not be put twice. Never an answer, unless the game has moments in which
    /// hardly ever anything is done.
    fn auto_answer(
        legal: &[Self::Action],
        view: &Self::View,
        passed: Option<&Self::View>,
        pass: AutoPass,
    ) -> Option<Self::Action> {
        let _ = (legal, view, passed, pass);
        None
    }

    /// Whether `action` does nothing, in a game with automatic answers.
    fn is_pass(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
}

/// Which questions are answered without asking, of those that most often have one answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AutoPass {
    /// None: every question is put.
    Never,
    /// Those where there is nothing useful to do.
    #[default]
    Idle,
    /// All but those where it would be a pity not to be asked.
    Often,
}

impl AutoPass {
    /// All of them, most questions first.
    pub const ALL: [AutoPass; 3] = [AutoPass::Never, AutoPass::Idle, AutoPass::Often];

    /// The word under which a client remembers it. It says when the play stops to ask.
    pub const fn word(self) -> &'static str {
        match self {
            AutoPass::Never => "always",
            AutoPass::Idle => "useful",
            AutoPass::Often => "seldom",
        }
    }
}

impl fmt::Display for AutoPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that names no [`AutoPass`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownAutoPass;

impl FromStr for AutoPass {
    type Err = UnknownAutoPass;

    fn from_str(text: &str) -> Result<Self, UnknownAutoPass> {
        let mut all = AutoPass::ALL.into_iter();
        all.find(|pass| pass.word() == text).ok_or(UnknownAutoPass)
    }
}
