//! Words that are no moves.

use prose::{Lang, say};

/// What can be asked for besides a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// The rules: of the question, or those with these words.
    Rules(String),
    /// The situation in sentences.
    Board,
    /// The scores.
    Scores,
    /// The choices again.
    List,
    /// All that happened.
    Log,
    /// Take the last move back.
    Undo,
    /// Another language.
    Speak(Lang),
    /// A language that there is not.
    SpeakWhat,
    /// When to stop at questions that rarely matter.
    Halt(String),
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
}

impl Command {
    /// The command in `line`, in the words of any language: whoever has switched by mistake must
    /// be able to switch back.
    pub(super) fn read(line: &str) -> Option<Command> {
        if let Some(search) = line.strip_prefix('?') {
            return Some(Command::Rules(search.trim().to_owned()));
        }
        let line = line.to_lowercase();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        let rest = rest.trim();
        Lang::ALL.into_iter().find_map(|lang| {
            let is = |name: String| name == word;
            let command = if is(say!(lang, "command-lang")) {
                rest.parse().map_or(Command::SpeakWhat, Command::Speak)
            } else if is(say!(lang, "command-halt")) {
                Command::Halt(rest.to_owned())
            } else if is(say!(lang, "command-rules")) {
                Command::Rules(rest.to_owned())
            } else if !rest.is_empty() {
                return None;
            } else if is(say!(lang, "command-board")) {
                Command::Board
            } else if is(say!(lang, "command-scores")) {
                Command::Scores
            } else if is(say!(lang, "command-list")) {
                Command::List
            } else if is(say!(lang, "command-log")) {
                Command::Log
            } else if is(say!(lang, "command-undo")) {
                Command::Undo
            } else if is(say!(lang, "command-help")) {
                Command::Help
            } else if is(say!(lang, "command-quit")) {
                Command::Quit
            } else {
                return None;
            };
            Some(command)
        })
    }

    /// Whether `line` asks for another game.
    pub(super) fn is_again(line: &str) -> bool {
        let line = line.to_lowercase();
        let mut langs = Lang::ALL.into_iter();
        line == "r" || langs.any(|lang| say!(lang, "command-again") == line)
    }
}
