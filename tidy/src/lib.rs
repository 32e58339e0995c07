//! Tests of the tree itself: what a machine can check of the house style, it checks here.
//!
//! Each module is one check: a function over text that gives back [`Problem`]s. `tests/tree.rs`
//! runs every check over the files of the workspace; `tests/faults` seeds a fault for each of
//! them, because a check that cannot fail says nothing.
//!
//! | Check | Fails on |
//! | --- | --- |
//! | [`citations`] | a rule that no code or no test cites, a citation that points nowhere |
//! | [`ids`] | a game that is named outside its own files and the one list of games |
//! | [`layers`] | a crate that knows what it should not |
//! | [`sizes`] | long files, functions, lines and parameter lists |
//! | [`names`] | a name that two types have |
//! | [`docs`] | docs that are a question word or a pronoun |
//! | [`words`] | the words of `banned.txt` |
//! | [`shape`] | a game crate with other files than all games have |
//! | [`modules`] | a source file that no `mod` reaches |
//! | [`links`] | a link in a text that leads nowhere, a decision without a link |
//! | [`dependencies`] | versions outside the one table, licences and sources nobody agreed to |

pub mod citations;
pub mod coverage;
pub mod dependencies;
pub mod docs;
pub mod ids;
pub mod layers;
pub mod ledger;
pub mod licences;
pub mod links;
pub mod metadata;
pub mod modules;
pub mod names;
pub mod shape;
pub mod sizes;
pub mod tree;
pub mod words;

use std::fmt;

/// A fault of the tree: where it is and, in one sentence, what it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The path from the root of the workspace.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub says: String,
}

impl Problem {
    /// `says` of `line` in `file`.
    pub fn new(file: &str, line: usize, says: impl Into<String>) -> Self {
        Problem {
            file: file.to_owned(),
            line,
            says: says.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.says)
    }
}

/// All problems, one to a line, in the order of the files. Empty when there are none.
pub fn report(mut problems: Vec<Problem>) -> String {
    problems.sort();
    problems.dedup();
    let lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
    lines.join("\n")
}
