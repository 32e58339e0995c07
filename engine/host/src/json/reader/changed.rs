//! Reading a value together with what differs from it.
//!
//! The form of what differs is that of `protocol::Changes`. Two places are read at once: one in the
//! text of the value, one in what differs, which names members in the order of the value's. Where
//! something differs the places are swapped, so that whoever reads a part does not know which of
//! the two it comes from.

use std::mem;

use super::{
    JsonError, Result,
    text::{Place, Reader},
};

/// Where a part of a value comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// From the text, as it is.
    Text,
    /// From the text, with what differs inside it.
    Inside,
    /// From what differs. The text has another part in its place.
    Instead,
    /// From what differs. The text has none there.
    New,
}

impl<'t> Reader<'t> {
    pub(super) fn changed(before: &'t str, changes: &'t str) -> Self {
        Reader {
            changes: Place::of(changes),
            ..Reader::of(before)
        }
    }

    /// All has been read, and fitted.
    pub(super) fn end(&mut self) -> Result<()> {
        let is_end = self.peek().is_none();
        self.swap();
        if is_end && self.peek().is_none() && !self.is_misfit {
            Ok(())
        } else {
            Err(JsonError)
        }
    }

    fn swap(&mut self) {
        mem::swap(&mut self.place, &mut self.changes);
    }

    /// Where a part comes from of which something differs; an error if it is gone.
    pub(super) fn origin(&mut self) -> Result<Origin> {
        self.swap();
        let first = self.peek();
        self.swap();
        match first {
            Some(b'{') => Ok(Origin::Inside),
            Some(b'[') => Ok(Origin::Instead),
            _ => Err(JsonError),
        }
    }

    /// Before a part is read.
    pub(super) fn begin(&mut self, origin: Origin) -> Result<()> {
        match origin {
            Origin::Text => return Ok(()),
            Origin::Inside => {
                self.is_changed = true;
                return Ok(());
            }
            Origin::Instead => {
                self.skip()?;
                self.swap();
            }
            Origin::New => {}
        }
        self.take(b'[')
    }

    /// After a part was read. What does not fit is noted and told at the end: an error here would
    /// be a way out of every type's own code.
    pub(super) fn finish(&mut self, origin: Origin) {
        match origin {
            Origin::Text => {}
            // If nobody went in, it has no parts.
            Origin::Inside => self.is_misfit |= self.is_changed,
            Origin::Instead | Origin::New => {
                self.is_misfit |= self.take(b']').is_err();
                self.swap();
            }
        }
    }

    /// Goes into a list or a map; whether something differs in it.
    pub(super) fn go_in(&mut self, bracket: u8) -> Result<bool> {
        self.open(bracket)?;
        let is_changed = mem::take(&mut self.is_changed);
        if is_changed {
            self.swap();
            self.open(b'{')?;
            self.swap();
            self.levels.push(Level::default());
        }
        Ok(is_changed)
    }

    /// Comes out of it, at its end.
    pub(super) fn come_out(&mut self, bracket: u8, is_changed: bool) -> Result<()> {
        self.close(bracket)?;
        if is_changed {
            self.swap();
            self.close(b'}')?;
            self.swap();
            self.levels.pop();
        }
        Ok(())
    }

    /// Goes past a value that nobody wants, and past what differs in it.
    pub(super) fn pass_by(&mut self) -> Result<()> {
        self.skip()?;
        if mem::take(&mut self.is_changed) {
            self.swap();
            self.skip()?;
            self.swap();
        }
        Ok(())
    }

    /// Looks for `name`, with its quotation marks, as the next that differs, after `n` others; goes
    /// to what differs if it is.
    fn differs(&mut self, name: &str, n: &mut usize) -> Result<bool> {
        self.swap();
        let (before, count) = (self.place, *n);
        let differs = self.has_more(n)? && self.skip()? == name;
        if differs {
            self.take(b':')?;
        } else {
            (self.place, *n) = (before, count);
        }
        self.swap();
        Ok(differs)
    }
}

/// How far a list or map has been read of which something differs.
#[derive(Clone, Copy, Default)]
pub(super) struct Level {
    /// How many of those have been read that differ.
    n: usize,
    /// How many items of a list have been read.
    items: usize,
    /// The length of a list, where that differs.
    len: Option<u64>,
}

impl Reader<'_> {
    /// Goes to the next key of a map in which something differs, after `n` of the text: where its
    /// value comes from.
    pub(super) fn next_key(&mut self, n: &mut usize) -> Result<Option<Origin>> {
        let mut level = self.levels.pop().ok_or(JsonError)?;
        let origin = level.next_key(self, n);
        self.levels.push(level);
        origin
    }

    /// Goes to the next item of such a list, after `n` of the text: where it comes from.
    pub(super) fn next_item(&mut self, n: &mut usize) -> Result<Option<Origin>> {
        let mut level = self.levels.pop().ok_or(JsonError)?;
        let origin = level.next_item(self, n);
        self.levels.push(level);
        origin
    }
}

impl Level {
    fn next_key(&mut self, reader: &mut Reader<'_>, n: &mut usize) -> Result<Option<Origin>> {
        // A member that is gone is passed by, and the next one looked at.
        while reader.has_more(n)? {
            let place = reader.place;
            let name = reader.skip()?;
            if !reader.differs(name, &mut self.n)? {
                reader.place = place;
                return Ok(Some(Origin::Text));
            }
            reader.swap();
            let is_gone = reader.peek() == Some(b'n');
            if is_gone {
                reader.null()?;
            }
            reader.swap();
            if !is_gone {
                reader.place = place;
                return reader.origin().map(Some);
            }
            reader.take(b':')?;
            reader.skip()?;
        }
        // Those that are new come last.
        reader.swap();
        if reader.has_more(&mut self.n)? {
            return Ok(Some(Origin::New));
        }
        reader.swap();
        Ok(None)
    }

    fn next_item(&mut self, reader: &mut Reader<'_>, n: &mut usize) -> Result<Option<Origin>> {
        let at = self.items;
        self.items += 1;
        if at == 0 && reader.differs("\"len\"", &mut self.n)? {
            reader.swap();
            self.len = Some(reader.unsigned()?);
            reader.swap();
        }
        if self.len == Some(at as u64) {
            while reader.has_more(n)? {
                reader.skip()?;
            }
            return Ok(None);
        }
        let is_there = reader.has_more(n)?;
        let differs = reader.differs(&format!("\"{at}\""), &mut self.n)?;
        match (is_there, differs) {
            (true, false) => Ok(Some(Origin::Text)),
            (true, true) => reader.origin().map(Some),
            (false, true) if self.len.is_some() => {
                reader.swap();
                Ok(Some(Origin::New))
            }
            (false, false) if self.len.is_none() => Ok(None),
            (false, _) => Err(JsonError),
        }
    }
}
