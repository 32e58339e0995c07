//! Whose a rule is: the book's, ours, or put together from what is known.

/// Where a rule, or a part of it, comes from.
///
/// It is written in brackets on a line of its own below the words of the rule, in the language
/// of the rules: `[book: Setup]`, `[ruling: the book is silent]`, `[reconstructed, likely: two
/// reviews]`. A rule made of several parts has several brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source<'a> {
    /// Whether the rule is the book's, a ruling of ours, or reconstructed.
    pub kind: SourceKind,
    /// The section of the book, why it was ruled so, or what it was reconstructed from.
    pub words: &'a str,
    /// The same as it is written, without the brackets: `book: Setup`.
    pub written: &'a str,
}

/// Whose a rule is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    /// It stands in the rulebook.
    Book,
    /// The rulebook leaves it open, and we decided.
    Ruling,
    /// The rulebook or the box has it and we do not.
    Reconstructed(Certainty),
}

/// How sure a reconstruction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Facts speak for it, none against.
    Likely,
    /// It might as well be otherwise.
    Unsure,
}

/// How the two languages of the rules write a kind.
const KINDS: [(&str, SourceKind); 8] = [
    ("book", SourceKind::Book),
    ("libro", SourceKind::Book),
    ("ruling", SourceKind::Ruling),
    ("decisione", SourceKind::Ruling),
    (
        "reconstructed, likely",
        SourceKind::Reconstructed(Certainty::Likely),
    ),
    (
        "ricostruita, probabile",
        SourceKind::Reconstructed(Certainty::Likely),
    ),
    (
        "reconstructed, unsure",
        SourceKind::Reconstructed(Certainty::Unsure),
    ),
    (
        "ricostruita, incerta",
        SourceKind::Reconstructed(Certainty::Unsure),
    ),
];

impl<'a> Source<'a> {
    /// The source written between two brackets.
    fn read(written: &'a str) -> Option<Self> {
        let (name, words) = written.split_once(": ")?;
        let (_, kind) = KINDS.into_iter().find(|(known, _)| *known == name)?;
        (!words.is_empty()).then_some(Source {
            kind,
            words,
            written,
        })
    }

    /// A word for its kind, the same in all languages: for those who draw kinds differently.
    pub fn name(&self) -> &'static str {
        match self.kind {
            SourceKind::Book => "book",
            SourceKind::Ruling => "ruling",
            SourceKind::Reconstructed(_) => "reconstructed",
        }
    }
}

/// The words of a rule, and the sources written in the lines below them.
///
/// If anything there cannot be read, all of it belongs to the words: nothing gets lost.
pub(crate) fn split(text: &str) -> (&str, Vec<Source<'_>>) {
    let below = text.match_indices('\n').find_map(|(end, _)| {
        let sources = read_all(&text[end..])?;
        Some((text[..end].trim_end(), sources))
    });
    below.unwrap_or((text, Vec::new()))
}

/// The sources in `text`, if there is nothing else in it.
fn read_all(text: &str) -> Option<Vec<Source<'_>>> {
    let mut sources = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (written, behind) = rest.strip_prefix('[')?.split_once(']')?;
        sources.push(Source::read(written)?);
        rest = behind.trim_start();
    }
    Some(sources)
}
