//! The shape of a game crate: knowing one is knowing all.

use crate::{Problem, tree::Tree};

/// What every game has beside its sources.
const HAS: &[&str] = &[
    "Cargo.toml",
    "RULES.md",
    "RULES.it.md",
    "tests/laws.rs",
    "tests/rules",
    "tests/transcripts.rs",
    "tests/transcripts",
];

/// The modules of a game, in reading order.
const MODULES: &[&str] = &[
    "lib",
    "components",
    "state",
    "action",
    "event",
    "setup",
    "flow",
    "legal",
    "resolve",
    "scoring",
    "view",
];

/// The modules that may be a folder: one file per chapter of the rulebook, or per question.
const FOLDERS: &[&str] = &["components", "state", "legal", "resolve", "view"];

/// What the files of the game in the folder `game` have otherwise than those of every game.
pub fn check(tree: &Tree, game: &str) -> Vec<Problem> {
    let missing = |path: &str| {
        let path = format!("{game}/{path}");
        Problem::new(&path, 1, "every game has this, and this one has it not")
    };
    let has = |path: &str| tree.has(&format!("{game}/{path}"));
    let mut problems: Vec<_> = HAS
        .iter()
        .filter(|path| !has(path))
        .map(|p| missing(p))
        .collect();
    for module in MODULES {
        let [file, folder] = [format!("src/{module}.rs"), format!("src/{module}/mod.rs")];
        let may_be_folder = FOLDERS.contains(module);
        let is_there = has(&file) || may_be_folder && has(&folder);
        if !is_there {
            problems.push(missing(&file));
        }
    }
    let sources = format!("{game}/src");
    for file in tree.below(&sources) {
        if !belongs(&file.path[sources.len() + 1..]) {
            let says = "no game has such a file: see the list in tidy/src/shape.rs";
            problems.push(Problem::new(&file.path, 1, says));
        }
    }
    problems
}

/// Whether a game may have `path` below `src`: its modules, their chapters, and data.
fn belongs(path: &str) -> bool {
    let Some((name, extension)) = path.rsplit_once('.') else {
        return false;
    };
    match name.split_once('/') {
        _ if ["csv", "toml"].contains(&extension) => true,
        _ if extension != "rs" => false,
        Some((folder, chapter)) => FOLDERS.contains(&folder) && !chapter.contains('/'),
        None => MODULES.contains(&name),
    }
}
