//! The rules of a game, to be looked up by their ids.

use crate::source;

pub use crate::source::{Certainty, Source, SourceKind};

/// A `RULES.md`, taken apart: headings, and under them rules with an id each.
///
/// A rule is a list item that begins with its id in bold: `- **NN-010** A turn has …`.
/// It ends where the next item, heading or empty line begins. Its last lines may tell its
/// [`Source`]s.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook<'a> {
    /// The headings in reading order.
    pub sections: Vec<Section<'a>>,
}

/// A heading and what stands under it, up to the next heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    /// 1 for `#`, 2 for `##` and so on.
    pub level: usize,
    /// The words of the heading.
    pub heading: &'a str,
    /// All that stands under it, as Markdown.
    pub body: &'a str,
    /// The rules in it.
    pub rules: Vec<Rule<'a>>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule<'a> {
    /// Its id: `NN-010`.
    pub id: &'a str,
    /// Its words, as Markdown.
    pub text: &'a str,
    /// Whose it is: of each of its parts, in the order written.
    pub sources: Vec<Source<'a>>,
}

impl Rule<'_> {
    /// Whether it is an example for testers (`NN-T01`) and no rule or ruling to play by.
    pub fn is_example(&self) -> bool {
        let number = self.id.rsplit('-').next().unwrap_or_default();
        number.starts_with('T')
    }

    /// Its words in one line, without Markdown's marks.
    pub fn plain_text(&self) -> String {
        plain(self.text)
    }

    /// Its sources as they are written, in one line: `[book: Setup] [ruling: …]`.
    pub fn sources_text(&self) -> String {
        let sources = self.sources.iter();
        let each: Vec<_> = sources.map(|it| format!("[{}]", it.written)).collect();
        plain(&each.join(" "))
    }
}

impl<'a> Rulebook<'a> {
    /// The rulebook written in `text`. What stands before the first heading is not part of it.
    pub fn of(text: &'a str) -> Self {
        let mut sections: Vec<Section<'a>> = Vec::new();
        let headings = lines(text).filter(|(_, line)| heading(line).is_some());
        let starts: Vec<_> = headings.collect();
        for (n, (start, line)) in starts.iter().enumerate() {
            let end = starts.get(n + 1).map_or(text.len(), |(start, _)| *start);
            let body = text[start + line.len()..end].trim();
            let (level, heading) = heading(line).expect("only headings were kept");
            sections.push(Section {
                level,
                heading,
                body,
                rules: rules(body),
            });
        }
        Rulebook { sections }
    }

    /// What the title page says besides: its paragraphs that begin with words in bold, such as
    /// `**What is ours.** No source …`. Those words and the others, without Markdown's marks.
    pub fn notes(&self) -> impl Iterator<Item = (String, String)> {
        let title = self.sections.iter().find(|section| section.level == 1);
        let paragraphs = title.map_or("", |title| title.body).split("\n\n");
        paragraphs.filter_map(|paragraph| {
            let (name, words) = paragraph.trim().strip_prefix("**")?.split_once("**")?;
            Some((plain(name.trim_end_matches('.')), plain(words)))
        })
    }

    /// The sections of the book that sources may name: the first column of the table under the
    /// heading about the rulebook.
    pub fn chapters(&self) -> impl Iterator<Item = &'a str> {
        let about = self.sections.iter();
        let about = about.filter(|section| ABOUT_THE_BOOK.contains(&section.heading));
        let rows = about.flat_map(|section| section.body.lines());
        let cells = rows.filter_map(|row| row.strip_prefix('|')?.split('|').next());
        // The head of the table and the line below it.
        cells.map(str::trim).skip(2)
    }

    /// The rule with this id.
    pub fn rule(&self, id: &str) -> Option<&Rule<'a>> {
        self.rules().find(|rule| rule.id == id)
    }

    /// Every rule, in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule<'a>> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The section that has the rule with this id.
    pub fn section_of(&self, id: &str) -> Option<&Section<'a>> {
        let has_it = |section: &&Section<'_>| section.rules.iter().any(|rule| rule.id == id);
        self.sections.iter().find(has_it)
    }
}

/// The headings, in both languages, under which the rules list the sections of the book.
const ABOUT_THE_BOOK: [&str; 2] = ["The rulebook", "Il regolamento"];

/// `text` in one line, without Markdown's marks.
fn plain(text: &str) -> String {
    let text = text.replace("**", "").replace('`', "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The lines of `text` without their ends, each with the place where it begins.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut start = 0;
    text.split_inclusive('\n').map(move |line| {
        let at = start;
        start += line.len();
        (at, line.trim_end())
    })
}

/// Level and words of a heading.
fn heading(line: &str) -> Option<(usize, &str)> {
    let words = line.trim_start_matches('#');
    let level = line.len() - words.len();
    let is_heading = level > 0 && words.starts_with(' ');
    is_heading.then(|| (level, words.trim()))
}

/// The rules of a section.
fn rules(body: &str) -> Vec<Rule<'_>> {
    let mut rules: Vec<Rule<'_>> = Vec::new();
    // Where the words of the last rule begin, while they go on.
    let mut open: Option<usize> = None;
    for (start, line) in lines(body) {
        let end = start + line.len();
        if let Some((id, words)) = item(line) {
            open = Some(end - words.len());
            rules.push(Rule {
                id,
                text: words,
                sources: Vec::new(),
            });
        } else if line.is_empty() || line.starts_with("- ") {
            open = None;
        } else if let (Some(begin), Some(rule)) = (open, rules.last_mut()) {
            rule.text = body[begin..end].trim_end();
        }
    }
    for rule in &mut rules {
        (rule.text, rule.sources) = source::split(rule.text);
    }
    rules
}

/// Id and words of a list item that is a rule.
fn item(line: &str) -> Option<(&str, &str)> {
    let (id, words) = line.strip_prefix("- **")?.split_once("**")?;
    let is_id = id
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    (is_id && !id.is_empty()).then(|| (id, words.trim_start()))
}
