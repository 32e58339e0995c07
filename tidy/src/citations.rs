//! Citations: every rule has code and a test, and every citation has a rule.

use crate::{
    Problem,
    ledger::{self, LedgerRule, check_ledger, check_translation, rules_of},
    tree::{File, Tree},
};

/// A rule named by code or by a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The id it names.
    pub id: String,
    /// The file that names it.
    pub file: String,
    /// The line.
    pub line: usize,
}

/// The citations of a file: ids after `rules:` in a comment, and ids that are a whole string.
///
/// A string that is an id can only be the rule of an `Illegal`, wherever it was put first.
pub fn citations_of(file: &File) -> Vec<Citation> {
    let mut found = Vec::new();
    for (n, line) in file.text.lines().enumerate() {
        let cited = comment_ids(line).chain(string_ids(file, line));
        found.extend(cited.map(|id| Citation {
            id: id.to_owned(),
            file: file.path.clone(),
            line: n + 1,
        }));
    }
    found
}

fn comment_ids(line: &str) -> impl Iterator<Item = &str> {
    let comment = match line.split_once("//") {
        Some((_, comment)) => comment,
        // Transcripts have comments too.
        None if line.starts_with('#') => line,
        None => "",
    };
    let cited = comment.split_once("rules:").map_or("", |(_, cited)| cited);
    cited
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
        .filter(|word| ledger::is_id(word))
}

fn string_ids<'a>(file: &File, line: &'a str) -> impl Iterator<Item = &'a str> {
    let strings = line.split('"').skip(1).step_by(2);
    let is_code = file.is_rust() && !line.trim_start().starts_with("//");
    strings.filter(move |string| is_code && ledger::is_id(string))
}

/// A game's ledger and all that cites it.
#[derive(Clone, Debug, Default)]
pub struct Cited {
    /// The entries of `RULES.md`.
    pub rules: Vec<LedgerRule>,
    /// The citations below `src`.
    pub code: Vec<Citation>,
    /// The citations below `tests`.
    pub tests: Vec<Citation>,
}

impl Cited {
    /// The ledger and the citations of the game in the folder `game`.
    pub fn of(tree: &Tree, game: &str) -> Cited {
        let ledger = tree.file(&format!("{game}/RULES.md"));
        let all = |part: &str| {
            let files = tree.below(&format!("{game}/{part}")).collect::<Vec<_>>();
            files.into_iter().flat_map(citations_of).collect()
        };
        Cited {
            rules: ledger.map_or(Vec::new(), |ledger| rules_of(&ledger.text)),
            code: all("src"),
            tests: all("tests"),
        }
    }
}

/// What is wrong between the ledger of the game in the folder `game` and its code and tests.
pub fn check_game(tree: &Tree, game: &str) -> Vec<Problem> {
    let [ledger, italian] = ["RULES.md", "RULES.it.md"].map(|name| format!("{game}/{name}"));
    if tree.file(&ledger).is_none() {
        return vec![Problem::new(
            &ledger,
            1,
            "the game has no ledger of its rules",
        )];
    }
    let cited = Cited::of(tree, game);
    let mut problems = check_ledger(&ledger, &cited.rules);
    match tree.file(&italian) {
        Some(file) => {
            let translated = rules_of(&file.text);
            problems.extend(check_translation(&italian, &cited.rules, &translated));
        }
        None => problems.push(Problem::new(
            &italian,
            1,
            "the game has no ledger in Italian",
        )),
    }
    problems.extend(unknown(&cited));
    problems.extend(uncited(&ledger, &cited));
    problems
}

fn unknown(cited: &Cited) -> Vec<Problem> {
    let citations = cited.code.iter().chain(&cited.tests);
    let astray = citations.filter(|citation| !is_rule(&cited.rules, &citation.id));
    astray.map(points_nowhere).collect()
}

fn is_rule(rules: &[LedgerRule], id: &str) -> bool {
    rules.iter().any(|rule| rule.id == id)
}

fn points_nowhere(citation: &Citation) -> Problem {
    let says = format!("{} is cited, and no ledger has it", citation.id);
    Problem::new(&citation.file, citation.line, says)
}

fn uncited(ledger: &str, cited: &Cited) -> Vec<Problem> {
    let mut problems = Vec::new();
    for rule in &cited.rules {
        let by_code = cited.code.iter().find(|citation| citation.id == rule.id);
        let by_test = cited.tests.iter().any(|citation| citation.id == rule.id);
        let mut wrong = |says: String| problems.push(Problem::new(ledger, rule.line, says));
        if rule.wants_code() && by_code.is_none() {
            wrong(format!("no code under src/ cites {}", rule.id));
        }
        if let (Some(_), Some(code)) = (&rule.no_code, by_code) {
            let Citation { file, line, .. } = code;
            wrong(format!("{} has code after all, at {file}:{line}", rule.id));
        }
        if !by_test {
            wrong(format!("no test under tests/ cites {}", rule.id));
        }
    }
    problems
}

/// Citations outside the game crates that name a rule no game has.
///
/// Ids of unknown games pass: the toy games of documentation have rules too.
pub fn check_others(tree: &Tree) -> Vec<Problem> {
    let games = tree.games();
    let ledgers: Vec<_> = games
        .iter()
        .map(|game| Cited::of(tree, game).rules)
        .collect();
    let others = tree.rust().filter(|file| !file.path.starts_with("games/"));
    // Tests of this crate make up faulty citations.
    let others = others.filter(|file| !file.path.starts_with("tidy/"));
    let citations = others.flat_map(citations_of);
    let astray = citations.filter(|citation| {
        let of_game = |rules: &&Vec<LedgerRule>| ledger::prefix(rules) == Some(&citation.id[..2]);
        let game = ledgers.iter().find(of_game);
        game.is_some_and(|rules| !is_rule(rules, &citation.id))
    });
    astray.map(|citation| points_nowhere(&citation)).collect()
}
