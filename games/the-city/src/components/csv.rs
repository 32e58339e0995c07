//! Reading words and numbers of a table while it is compiled.

use super::{Card, Symbol};

/// A line of the table, for messages.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) line: usize,
}

impl Place {
    /// The card that the line describes; the header is line 1.
    pub(super) const fn card(self) -> Card {
        Card((self.line - 2) as u8)
    }

    /// Fails with `cards.csv, line 7: `word` what`.
    pub(super) const fn fault(self, word: &str, what: &str) -> ! {
        let digits = [
            b'0' + (self.line / 10 % 10) as u8,
            b'0' + (self.line % 10) as u8,
        ];
        let mut message = Message {
            bytes: [0; 300],
            len: 0,
        };
        message.push(b"cards.csv, line ");
        message.push(digits.split_at(if self.line < 10 { 1 } else { 0 }).1);
        message.push(b": `");
        message.push(word.as_bytes());
        message.push(b"` ");
        message.push(what.as_bytes());
        match std::str::from_utf8(message.bytes.split_at(message.len).0) {
            Ok(text) => panic!("{}", text),
            Err(_) => panic!("{}", what),
        }
    }
}

struct Message {
    bytes: [u8; 300],
    len: usize,
}

impl Message {
    const fn push(&mut self, bytes: &[u8]) {
        let mut n = 0;
        while n < bytes.len() && self.len < self.bytes.len() {
            self.bytes[self.len] = bytes[n];
            self.len += 1;
            n += 1;
        }
    }
}

/// The card with this id.
pub(super) const fn find(id: &str, ids: &[&str], at: Place) -> Card {
    let mut n = 0;
    while n < ids.len() {
        if equal(ids[n], id) {
            return Card(n as u8);
        }
        n += 1;
    }
    at.fault(id, "is no card of the table")
}

pub(super) const fn number(digits: &str, at: Place) -> u8 {
    let bytes = digits.as_bytes();
    let (mut number, mut n) = (0, 0);
    while n < bytes.len() && n < 2 && bytes[n].is_ascii_digit() {
        number = number * 10 + bytes[n] - b'0';
        n += 1;
    }
    if n == 0 || n < bytes.len() {
        at.fault(digits, "is no number of one or two digits");
    }
    number
}

/// What stands before the first `mark`, and what behind it if there is one.
pub(super) const fn cut(all: &str, mark: u8) -> (&str, Option<&str>) {
    let bytes = all.as_bytes();
    let mut n = 0;
    while n < bytes.len() {
        if bytes[n] == mark {
            let (before, behind) = all.split_at(n);
            return (before, Some(after(behind, 1)));
        }
        n += 1;
    }
    (all, None)
}

/// What stands behind the first `n` bytes.
pub(super) const fn after(all: &str, n: usize) -> &str {
    all.split_at(n).1
}

pub(super) const fn starts(all: &str, beginning: &str) -> bool {
    let (all, beginning) = (all.as_bytes(), beginning.as_bytes());
    let mut n = 0;
    while n < beginning.len() {
        if n == all.len() || all[n] != beginning[n] {
            return false;
        }
        n += 1;
    }
    true
}

pub(super) const fn equal(one: &str, other: &str) -> bool {
    one.len() == other.len() && starts(one, other)
}

/// The symbol with this word.
pub(super) const fn symbol(word: &str, at: Place) -> Symbol {
    let mut n = 0;
    while n < Symbol::ALL.len() {
        let symbol = Symbol::ALL[n];
        if symbol.word().len() == word.len() && starts(word, symbol.word()) {
            return symbol;
        }
        n += 1;
    }
    at.fault(word, "is no symbol: there are car, cart and fountain")
}
