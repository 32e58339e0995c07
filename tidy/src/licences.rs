//! Licences: SPDX expressions against the list of those we agreed to.

/// The licences we take.
pub const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Whether `expression` lets us use the crate: every part joined by `AND` does, and of parts
/// joined by `OR` at least one. An old `/` means `OR`.
pub fn is_allowed(expression: &str) -> bool {
    let spaced = expression
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ")
        // One word, so that a licence is always one word.
        .replace(" WITH ", "_WITH_");
    let mut words = spaced.split_whitespace().peekable();
    let allowed = any(&mut words);
    allowed == Some(true) && words.next().is_none()
}

type Words<'a, 'b> = &'a mut std::iter::Peekable<std::str::SplitWhitespace<'b>>;

/// A chain of `OR`; `None` when it is no expression.
fn any(words: Words<'_, '_>) -> Option<bool> {
    let mut allowed = all(words)?;
    while words.next_if_eq(&"OR").is_some() {
        allowed |= all(words)?;
    }
    Some(allowed)
}

/// A chain of `AND`, which binds tighter.
fn all(words: Words<'_, '_>) -> Option<bool> {
    let mut allowed = one(words)?;
    while words.next_if_eq(&"AND").is_some() {
        allowed &= one(words)?;
    }
    Some(allowed)
}

fn one(words: Words<'_, '_>) -> Option<bool> {
    match words.next()? {
        "(" => {
            let allowed = any(words)?;
            words.next_if_eq(&")").map(|_| allowed)
        }
        ")" | "AND" | "OR" => None,
        licence => Some(ALLOWED.contains(&licence.replace("_WITH_", " WITH ").as_str())),
    }
}
