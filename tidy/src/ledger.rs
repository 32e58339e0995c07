//! The rule ledgers: the `RULES.md` of a game, its ids and what they ask for.

use crate::Problem;

/// One entry of a ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerRule {
    /// Its name: `NN-010`, `NN-Q05` for a ruling, `NN-T01` for a demanded test.
    pub id: String,
    /// The line it begins in.
    pub line: usize,
    /// Why no code can enforce it, if the ledger says so.
    pub no_code: Option<String>,
}

impl LedgerRule {
    /// Whether code has to cite it. What the ledger demands of tests concerns tests alone.
    pub fn wants_code(&self) -> bool {
        self.no_code.is_none() && !self.is_test()
    }

    fn is_test(&self) -> bool {
        self.id.contains("-T")
    }
}

/// How the two languages of a ledger say that no code enforces a rule.
const NO_CODE: [&str; 2] = ["(no code:", "(nessun codice:"];

/// The entries of a ledger: the list items that begin with `- **ID**`.
pub fn rules_of(ledger: &str) -> Vec<LedgerRule> {
    let mut rules: Vec<LedgerRule> = Vec::new();
    let mut in_rule = false;
    let mut marker = String::new();
    for (n, line) in ledger.lines().enumerate() {
        if let Some(id) = entry_id(line) {
            rules.push(LedgerRule {
                id: id.to_owned(),
                line: n + 1,
                no_code: None,
            });
            in_rule = true;
            marker.clear();
        } else if line.is_empty() || line.starts_with(['-', '#', '|']) {
            in_rule = false;
        }
        if let (true, Some(rule)) = (in_rule, rules.last_mut()) {
            // Long entries are wrapped, perhaps inside the marker.
            marker.push(' ');
            marker.push_str(line.trim());
            rule.no_code = no_code(&marker);
        }
    }
    rules
}

fn entry_id(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("- **")?.split_once("**")?;
    is_id(id).then_some(id)
}

fn no_code(entry: &str) -> Option<String> {
    let (_, reason) = NO_CODE.iter().find_map(|mark| entry.split_once(mark))?;
    let (reason, _) = reason.split_once(')')?;
    Some(reason.trim().to_owned())
}

/// Whether `text` is the id of a rule: two capitals, a hyphen, perhaps `Q` or `T`, digits.
pub fn is_id(text: &str) -> bool {
    let Some((game, number)) = text.split_once('-') else {
        return false;
    };
    let number = number.strip_prefix(['Q', 'T']).unwrap_or(number);
    game.len() == 2
        && game.bytes().all(|byte| byte.is_ascii_uppercase())
        && (2..=3).contains(&number.len())
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// The two capitals that all ids of `rules` begin with.
pub fn prefix(rules: &[LedgerRule]) -> Option<&str> {
    rules.first().map(|rule| &rule.id[..2])
}

/// What is wrong with a ledger by itself.
pub fn check_ledger(file: &str, rules: &[LedgerRule]) -> Vec<Problem> {
    let mut problems = Vec::new();
    if rules.is_empty() {
        let says = "the ledger has no rule: a rule is a list item that begins with `- **ID**`";
        problems.push(Problem::new(file, 1, says));
    }
    for (n, rule) in rules.iter().enumerate() {
        let mut wrong = |says: String| problems.push(Problem::new(file, rule.line, says));
        if let Some(before) = rules[..n].iter().find(|before| before.id == rule.id) {
            wrong(format!(
                "{} was given in line {} already",
                rule.id, before.line
            ));
        }
        if prefix(rules).is_some_and(|prefix| !rule.id.starts_with(prefix)) {
            wrong(format!(
                "{} does not begin like the other ids of this game",
                rule.id
            ));
        }
        if rule.no_code.as_deref() == Some("") {
            wrong(format!(
                "{} says that no code enforces it, but not why",
                rule.id
            ));
        }
    }
    problems
}

/// What the translation of a ledger has otherwise than the ledger: ids, their order, exemptions.
pub fn check_translation(
    file: &str,
    rules: &[LedgerRule],
    translated: &[LedgerRule],
) -> Vec<Problem> {
    let mut problems = Vec::new();
    let pairs = rules.iter().zip(translated);
    for (rule, other) in pairs {
        if rule.id != other.id {
            let says = format!("{} stands where RULES.md has {}", other.id, rule.id);
            problems.push(Problem::new(file, other.line, says));
            return problems;
        }
        if rule.no_code.is_some() != other.no_code.is_some() {
            let says = format!("{} is exempt from code in one language only", rule.id);
            problems.push(Problem::new(file, other.line, says));
        }
    }
    let end = translated.last().map_or(1, |rule| rule.line);
    if let Some(missing) = rules.get(translated.len()) {
        let says = format!(
            "RULES.md goes on with {}, which is missing here",
            missing.id
        );
        problems.push(Problem::new(file, end, says));
    }
    if let Some(extra) = translated.get(rules.len()) {
        let says = format!("{} is not in RULES.md", extra.id);
        problems.push(Problem::new(file, extra.line, says));
    }
    problems
}
