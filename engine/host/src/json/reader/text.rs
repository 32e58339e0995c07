//! The parts of JSON that know no types.

use std::borrow::Cow;

use super::{JsonError, Result, changed::Level};

/// How deep lists and maps may lie in each other.
const DEPTH_MAX: u8 = 128;

/// A text and how far it has been read; and what differs from it, if that is told beside it.
pub(super) struct Reader<'t> {
    pub(super) place: Place<'t>,
    pub(super) depth: u8,
    /// What differs from the text. It lies in wait there until a part of it is read instead.
    pub(super) changes: Place<'t>,
    /// Whether something differs inside the value that is read next.
    pub(super) is_changed: bool,
    /// Whether something was to differ that has no parts.
    pub(super) is_misfit: bool,
    /// The lists and maps it is in, of which something differs.
    pub(super) levels: Vec<Level>,
}

/// A place in a text.
#[derive(Clone, Copy)]
pub(super) struct Place<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Place<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        Place { text, at: 0 }
    }
}

/// A whole number.
struct Whole {
    is_negative: bool,
    size: u64,
}

impl<'t> Reader<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        Reader {
            place: Place::of(text),
            depth: 0,
            changes: Place::of(""),
            is_changed: false,
            is_misfit: false,
            levels: Vec::new(),
        }
    }

    /// The next byte that is not white, if there is one.
    pub(super) fn peek(&mut self) -> Option<u8> {
        loop {
            let byte = self.byte()?;
            if !matches!(byte, b' ' | b'\n' | b'\t' | b'\r') {
                return Some(byte);
            }
            self.place.at += 1;
        }
    }

    fn byte(&self) -> Option<u8> {
        self.place.text.as_bytes().get(self.place.at).copied()
    }

    /// Takes the next byte, which has to be this one.
    pub(super) fn take(&mut self, byte: u8) -> Result<()> {
        if self.peek() != Some(byte) {
            return Err(JsonError);
        }
        self.place.at += 1;
        Ok(())
    }

    /// Goes into a list or a map.
    pub(super) fn open(&mut self, bracket: u8) -> Result<()> {
        self.take(bracket)?;
        self.depth += 1;
        if self.depth == DEPTH_MAX {
            return Err(JsonError);
        }
        Ok(())
    }

    /// Comes out of it, at its end.
    pub(super) fn close(&mut self, bracket: u8) -> Result<()> {
        self.depth -= 1;
        self.take(bracket)
    }

    /// Whether a list or map has one more part, after `n` others.
    pub(super) fn has_more(&mut self, n: &mut usize) -> Result<bool> {
        if matches!(self.peek(), Some(b']' | b'}')) {
            return Ok(false);
        }
        if *n > 0 {
            self.take(b',')?;
        }
        *n += 1;
        match self.peek() {
            Some(b']' | b'}') => Err(JsonError),
            _ => Ok(true),
        }
    }

    /// Takes a word, which has to be this one.
    fn word(&mut self, word: &str) -> Result<()> {
        let rest = self.place.text.get(self.place.at..).unwrap_or_default();
        if !rest.starts_with(word) {
            return Err(JsonError);
        }
        self.place.at += word.len();
        Ok(())
    }

    pub(super) fn null(&mut self) -> Result<()> {
        self.peek();
        self.word("null")
    }

    pub(super) fn truth(&mut self) -> Result<bool> {
        let is_true = self.peek() == Some(b't');
        self.word(if is_true { "true" } else { "false" })?;
        Ok(is_true)
    }

    fn digits(&mut self) -> Result<()> {
        let start = self.place.at;
        while self.byte().is_some_and(|it| it.is_ascii_digit()) {
            self.place.at += 1;
        }
        if self.place.at == start {
            return Err(JsonError);
        }
        Ok(())
    }

    /// The text of a number, and whether it is whole.
    fn number(&mut self) -> Result<(&'t str, bool)> {
        self.peek();
        let start = self.place.at;
        if self.byte() == Some(b'-') {
            self.place.at += 1;
        }
        if self.byte() == Some(b'0') {
            self.place.at += 1;
        } else {
            self.digits()?;
        }
        let whole = self.place.at;
        if self.byte() == Some(b'.') {
            self.place.at += 1;
            self.digits()?;
        }
        if matches!(self.byte(), Some(b'e' | b'E')) {
            self.place.at += 1;
            if matches!(self.byte(), Some(b'+' | b'-')) {
                self.place.at += 1;
            }
            self.digits()?;
        }
        let text = self.place.text.get(start..self.place.at).ok_or(JsonError)?;
        Ok((text, self.place.at == whole))
    }

    fn whole(&mut self) -> Result<Whole> {
        let (text, is_whole) = self.number()?;
        let size = text.trim_start_matches('-');
        match size.parse() {
            // A zero below zero is a fraction to serde_json, too.
            Ok(size) if is_whole && text != "-0" => Ok(Whole {
                is_negative: text.starts_with('-'),
                size,
            }),
            _ => Err(JsonError),
        }
    }

    pub(super) fn signed(&mut self) -> Result<i64> {
        let Whole { is_negative, size } = self.whole()?;
        let number = if is_negative {
            0_i64.checked_sub_unsigned(size)
        } else {
            i64::try_from(size).ok()
        };
        number.ok_or(JsonError)
    }

    pub(super) fn unsigned(&mut self) -> Result<u64> {
        match self.whole()? {
            Whole {
                is_negative: false,
                size,
            } => Ok(size),
            Whole { .. } => Err(JsonError),
        }
    }

    pub(super) fn string(&mut self) -> Result<Cow<'t, str>> {
        self.take(b'"')?;
        let mut text = Cow::Borrowed("");
        let mut start = self.place.at;
        loop {
            let byte = self.byte().ok_or(JsonError)?;
            if byte < b' ' {
                return Err(JsonError);
            }
            self.place.at += 1;
            if byte != b'"' && byte != b'\\' {
                continue;
            }
            let plain = self
                .place
                .text
                .get(start..self.place.at - 1)
                .ok_or(JsonError)?;
            text += plain;
            if byte == b'"' {
                return Ok(text);
            }
            text.to_mut().push(self.escaped()?);
            start = self.place.at;
        }
    }

    /// The character that is written after a backslash.
    fn escaped(&mut self) -> Result<char> {
        let byte = self.byte().ok_or(JsonError)?;
        self.place.at += 1;
        Ok(match byte {
            b'"' | b'\\' | b'/' => char::from(byte),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let mut code = self.hex()?;
                if (0xd800..0xdc00).contains(&code) {
                    self.word("\\u")?;
                    let low = self.hex()?.checked_sub(0xdc00).ok_or(JsonError)?;
                    if low >= 0x400 {
                        return Err(JsonError);
                    }
                    code = 0x1_0000 + ((code - 0xd800) << 10) + low;
                }
                char::from_u32(code).ok_or(JsonError)?
            }
            _ => return Err(JsonError),
        })
    }

    fn hex(&mut self) -> Result<u32> {
        let digits = self
            .place
            .text
            .get(self.place.at..self.place.at + 4)
            .ok_or(JsonError)?;
        if !digits.bytes().all(|it| it.is_ascii_hexdigit()) {
            return Err(JsonError);
        }
        self.place.at += 4;
        u32::from_str_radix(digits, 16).map_err(|_| JsonError)
    }

    /// Goes past a value, and gives its text.
    pub(super) fn skip(&mut self) -> Result<&'t str> {
        let first = self.peek();
        let start = self.place.at;
        match first {
            Some(b'"') => drop(self.string()?),
            Some(b't' | b'f') => drop(self.truth()?),
            Some(b'n') => self.null()?,
            Some(bracket @ (b'[' | b'{')) => self.skip_parts(bracket)?,
            _ => drop(self.number()?),
        }
        self.place.text.get(start..self.place.at).ok_or(JsonError)
    }

    fn skip_parts(&mut self, bracket: u8) -> Result<()> {
        self.open(bracket)?;
        let mut n = 0;
        while self.has_more(&mut n)? {
            if bracket == b'{' {
                self.string()?;
                self.take(b':')?;
            }
            self.skip()?;
        }
        // In ASCII a bracket is closed by the one two further on.
        self.close(bracket + 2)
    }
}
