//! The part of Fluent that the catalogues use: messages, variables, selectors, and messages inside
//! of messages. Its syntax is described at <https://projectfluent.org>.
//!
//! A message is kept as it is written and read again whenever it is said. Messages are short, and
//! of a selector's variants one is said: building a tree of them all first took longer, and more
//! code. `tests` shows that every message says what Mozilla's implementation says, and
//! that no catalogue uses more of the language than is read here.

use std::{borrow::Cow, collections::BTreeMap, fmt, fmt::Write as _};

/// What a variable of a message stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// Words, or the name of a variant.
    Text(&'a str),
    /// A whole number: it is written in digits, and chooses variants by its plural too.
    Number(i64),
}

/// The variables of a message by their names. [`say!`](crate::say) makes them.
pub type Arguments<'a> = [(&'a str, Value<'a>)];

/// What can be a variable of a message.
pub trait Argument {
    /// Its value, as messages take it.
    fn value(&self) -> Value<'_>;
}

impl<T: Argument + ?Sized> Argument for &T {
    fn value(&self) -> Value<'_> {
        (**self).value()
    }
}

impl Argument for str {
    fn value(&self) -> Value<'_> {
        Value::Text(self)
    }
}

impl Argument for String {
    fn value(&self) -> Value<'_> {
        Value::Text(self)
    }
}

impl Argument for Cow<'_, str> {
    fn value(&self) -> Value<'_> {
        Value::Text(self)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Argument for $number {
            fn value(&self) -> Value<'_> {
                Value::Number(i64::try_from(*self).expect("nobody counts that far"))
            }
        }
    )*};
}
numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64);

/// The messages of some files: as they are written, by their ids.
#[derive(Debug)]
pub(crate) struct Messages<'t>(BTreeMap<&'t str, &'t str>);

impl<'t> Messages<'t> {
    /// Those of `files`.
    ///
    /// # Panics
    /// If two have the same id or one has no words.
    pub(crate) fn of(files: &[&'t str]) -> Self {
        let mut messages = BTreeMap::new();
        for entry in files.iter().flat_map(|file| Entries(file)) {
            // Remarks and blank lines are no messages.
            if !entry.starts_with(|it: char| it.is_ascii_alphabetic()) {
                continue;
            }
            let (id, pattern) = entry.split_once('=').expect("a message has words");
            let before = messages.insert(id.trim_end(), pattern.trim());
            assert!(before.is_none(), "no two messages have the same id");
        }
        Messages(messages)
    }

    /// The message `id` with these variables.
    pub(crate) fn say(&self, id: &str, arguments: &Arguments<'_>) -> Result<String, MissingText> {
        let mut said = String::new();
        self.message(id, arguments, &mut said)?;
        Ok(said)
    }

    fn message(
        &self,
        id: &str,
        with: &Arguments<'_>,
        said: &mut String,
    ) -> Result<(), MissingText> {
        match self.0.get(id) {
            Some(pattern) => self.pattern(pattern, with, said),
            None => Err(MissingText::Message(id.to_owned())),
        }
    }

    /// Says words and what stands between them in braces.
    fn pattern(
        &self,
        mut pattern: &str,
        with: &Arguments<'_>,
        said: &mut String,
    ) -> Result<(), MissingText> {
        while let Some((words, rest)) = pattern.split_once('{') {
            say_words(words, said);
            let (inside, rest) = rest.split_at(closing_brace(rest));
            self.placeable(inside.trim(), with, said)?;
            pattern = &rest[1..];
        }
        say_words(pattern, said);
        Ok(())
    }

    /// Says what stands in braces: a variable, another message, or one of several variants.
    fn placeable(
        &self,
        inside: &str,
        with: &Arguments<'_>,
        said: &mut String,
    ) -> Result<(), MissingText> {
        if let Some((selector, variants)) = inside.split_once("->") {
            let value = variable(selector.trim(), with)?;
            return self.pattern(chosen(value, variants), with, said);
        }
        if !inside.starts_with('$') {
            return self.message(inside, with, said);
        }
        match variable(inside, with)? {
            Value::Text(text) => said.push_str(text),
            Value::Number(number) => write!(said, "{number}").expect("a text takes every number"),
        }
        Ok(())
    }
}

/// A message or a variable that there is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MissingText {
    /// The catalogue has no message with this id.
    Message(String),
    /// Nobody said what this variable is.
    Variable(String),
}

impl fmt::Display for MissingText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, name) = match self {
            MissingText::Message(id) => ("message", id),
            MissingText::Variable(name) => ("variable", name),
        };
        write!(f, "there is no {what} {name}")
    }
}

/// What a file consists of: each a line with the indented and blank lines below it.
struct Entries<'t>(&'t str);

impl<'t> Iterator for Entries<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        let bytes = self.0.as_bytes();
        if bytes.is_empty() {
            return None;
        }
        let goes_on = |byte: &u8| matches!(byte, b' ' | b'\n' | b'}');
        let begins = |at: &usize| bytes[at - 1] == b'\n' && !goes_on(&bytes[*at]);
        let end = (1..bytes.len()).find(begins).unwrap_or(bytes.len());
        let (entry, rest) = self.0.split_at(end);
        self.0 = rest;
        Some(entry)
    }
}

/// What the variable `name`, with its dollar, stands for.
fn variable<'a>(name: &str, with: &Arguments<'a>) -> Result<Value<'a>, MissingText> {
    let name = name.trim_start_matches('$');
    let found = with.iter().find(|(it, _)| *it == name);
    found
        .map(|(_, value)| *value)
        .ok_or_else(|| MissingText::Variable(name.to_owned()))
}

/// Writes the words of a pattern. Where they go on in another line, its indentation is left out.
fn say_words(words: &str, said: &mut String) {
    let mut lines = words.split('\n');
    said.push_str(lines.next().unwrap_or_default());
    for line in lines {
        said.push('\n');
        said.push_str(line.trim_start_matches(' '));
    }
}

/// Where the brace closes that was opened right before `text`.
fn closing_brace(text: &str) -> usize {
    let mut depth = 0;
    let closes = |byte| {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        depth < 0
    };
    text.bytes()
        .position(closes)
        .expect("every brace is closed in the catalogues")
}

/// The pattern of the first variant that fits, or else of the one with the star.
fn chosen<'t>(value: Value<'_>, variants: &'t str) -> &'t str {
    let mut usual = "";
    let mut rest = variants.trim();
    while let Some((star, from_key)) = rest.split_once('[') {
        let (key, from_pattern) = from_key.split_once(']').expect("a variant has a key");
        let (pattern, others) = from_pattern.split_at(end_of_variant(from_pattern));
        if fits(key.trim(), value) {
            return pattern.trim();
        }
        if star == "*" {
            usual = pattern.trim();
        }
        rest = others.trim_start();
    }
    usual
}

/// Where a variant ends: before a line that begins with the key of the next one.
fn end_of_variant(text: &str) -> usize {
    let mut depth = 0;
    // Where the line begins of which nothing but its indentation has been read.
    let mut line = None;
    for (at, byte) in text.bytes().enumerate() {
        match (byte, line) {
            (b'\n', _) if depth == 0 => line = Some(at),
            (b' ', _) => {}
            (b'[' | b'*', Some(line)) => return line,
            _ => line = None,
        }
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// Whether the variant with this key is for this value. English and Italian count alike: one is
/// one, and everything else that is whole is other.
fn fits(key: &str, value: Value<'_>) -> bool {
    match (value, key) {
        (Value::Text(text), key) => text == key && !is_number(key),
        (Value::Number(number), "one") => number.unsigned_abs() == 1,
        (Value::Number(number), "other") => number.unsigned_abs() != 1,
        (Value::Number(number), key) => is_number(key) && key.parse() == Ok(number),
    }
}

/// Whether the key of a variant is a number: a text that looks like one does not fit it.
fn is_number(key: &str) -> bool {
    key.starts_with(|it: char| it.is_ascii_digit() || it == '-')
}

#[cfg(test)]
mod tests;
