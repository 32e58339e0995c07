//! What can be chosen, and what a typed answer means.

use prose::Label;

/// One action that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuItem<A> {
    /// The words for it.
    pub label: Label,
    /// The action that is done when it is chosen.
    pub action: A,
    /// Its notation, for those who type it.
    pub notation: String,
}

/// Everything that can be chosen now, numbered from 1 in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices<A>(Vec<MenuItem<A>>);

/// What a typed answer means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Nothing was typed.
    Nothing,
    /// Just this choice, counted from 0.
    One(usize),
    /// These choices have all that was typed; which of them is meant has to be asked.
    Several(Vec<usize>),
    /// No choice fits.
    None,
}

impl<A> Default for Choices<A> {
    fn default() -> Self {
        Choices(Vec::new())
    }
}

impl<A> Choices<A> {
    /// These choices, those of a group together; groups stand in the order of their first.
    pub fn by_group(mut choices: Vec<MenuItem<A>>) -> Choices<A> {
        let mut groups: Vec<Option<String>> = Vec::new();
        for choice in &choices {
            if !groups.contains(&choice.label.group) {
                groups.push(choice.label.group.clone());
            }
        }
        let place =
            |choice: &MenuItem<A>| groups.iter().position(|group| *group == choice.label.group);
        choices.sort_by_cached_key(place);
        Choices(choices)
    }

    /// The groups among the choices with these numbers, counted from 0: what they are called,
    /// and the first and the last of their numbers.
    pub fn groups(&self, numbers: &[usize]) -> Vec<(Option<&str>, usize, usize)> {
        let mut groups: Vec<(Option<&str>, usize, usize)> = Vec::new();
        for n in numbers {
            let group = self.0[*n].label.group.as_deref();
            match groups.last_mut() {
                Some(last) if last.0 == group => last.2 = *n,
                _ => groups.push((group, *n, *n)),
            }
        }
        groups
    }

    /// All of them.
    pub fn all(&self) -> &[MenuItem<A>] {
        &self.0
    }

    /// What `typed` means: a number of the list, a notation, or parts of words.
    ///
    /// A number beyond the list is taken for a part of words: `12` finds the cards with a 12. It
    /// chooses none of them, not even a single one: it may have been a slip.
    pub fn read(&self, typed: &str) -> Reading {
        let typed = plain(typed.trim());
        if typed.is_empty() {
            return Reading::Nothing;
        }
        let number = typed.parse::<usize>();
        if let Ok(number @ 1..) = number
            && number <= self.0.len()
        {
            return Reading::One(number - 1);
        }
        if let Some(n) = self.0.iter().position(|choice| choice.notation == typed) {
            return Reading::One(n);
        }
        let fits = |choice: &MenuItem<A>| {
            let group = choice.label.group.as_deref().unwrap_or_default();
            let text = format!("{} {} {group}", choice.label.line(), choice.notation);
            let text = plain(&text);
            typed.split_whitespace().all(|word| has(&text, word))
        };
        let fitting: Vec<_> = (0..self.0.len()).filter(|n| fits(&self.0[*n])).collect();
        match fitting.as_slice() {
            [] => Reading::None,
            [one] if number.is_err() => Reading::One(*one),
            _ => Reading::Several(fitting),
        }
    }
}

/// Whether `text` has `word`, whole numbers only: `a1` is no part of `a10`.
fn has(text: &str, word: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit();
    text.match_indices(word).any(|(at, _)| {
        let cuts_front = text[..at].ends_with(is_digit) && word.starts_with(is_digit);
        let cuts_back = text[at + word.len()..].starts_with(is_digit) && word.ends_with(is_digit);
        !cuts_front && !cuts_back
    })
}

/// `text` as it is compared: small letters, and the apostrophe that keyboards have.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('’', "'")
}
