//! All that a storage keeps, in memory.

use std::collections::BTreeMap;

use room::ids::Id;
use server::store::{Before, Founded, Mark, StoreError, Summary, Write};

/// Logs, the lines of lists and values of the house.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept {
    pub(crate) logs: BTreeMap<Id, Vec<String>>,
    pub(crate) values: BTreeMap<String, String>,
    lines: BTreeMap<Id, Line>,
}

/// A table's line in lists.
#[derive(Clone, Debug)]
struct Line {
    summary: Summary,
    founded: Founded,
    /// When it was last looked at, in served time.
    checked: u64,
}

impl Line {
    fn is_open(&self) -> bool {
        matches!(self.summary.stage.as_str(), "lobby" | "running")
    }

    fn mark(&self) -> Mark {
        let Summary {
            table,
            changed,
            served,
            ..
        } = self.summary;
        Mark {
            table,
            changed,
            served,
        }
    }

    fn is_stale(&self, before: u64) -> bool {
        self.summary.served < before && self.checked < before
    }
}

impl Kept {
    /// Stores `writes`; what was stored of them if one fails is for whoever asks to throw away.
    pub(crate) fn put(&mut self, writes: &[Write]) -> Result<(), StoreError> {
        for write in writes {
            let log = self.logs.entry(write.table).or_default();
            if write.number != log.len() as u64 + 1 {
                let number = write.number;
                return Err(StoreError::OutOfTurn { number });
            }
            log.push(write.text.clone());
            if let Some(summary) = &write.summary {
                self.summarise(summary);
            }
        }
        Ok(())
    }

    pub(crate) fn summarise(&mut self, summary: &Summary) {
        let before = self.lines.remove(&summary.table);
        let founded = before.as_ref().map(|line| line.founded.clone());
        let founded = founded.or_else(|| summary.founded.clone());
        let mut line = Line {
            summary: summary.clone(),
            founded: founded.unwrap_or_default(),
            checked: before.as_ref().map_or(0, |line| line.checked),
        };
        line.summary.founded = None;
        line.summary.host = before.and_then(|line| line.summary.host).or(summary.host);
        if !line.is_open() {
            line.founded.address.clear();
        }
        self.lines.insert(summary.table, line);
    }

    fn at<'a>(&'a self, stage: &'a str) -> impl Iterator<Item = &'a Line> {
        let lines = self.lines.values();
        lines.filter(move |line| line.summary.stage == stage)
    }

    pub(crate) fn list(&self, stage: &str, last: Option<&Summary>, limit: u32) -> Vec<Summary> {
        let key = |summary: &Summary| (summary.changed, summary.table);
        let listed = self.at(stage).map(|line| &line.summary);
        let listed = listed.filter(|summary| summary.listed);
        let comes = |summary: &&Summary| last.is_none_or(|last| key(summary) < key(last));
        let mut list: Vec<Summary> = listed.filter(comes).cloned().collect();
        list.sort_by_key(|summary| std::cmp::Reverse(key(summary)));
        list.truncate(limit as usize);
        list
    }

    pub(crate) fn count(&self, stage: &str) -> u64 {
        self.at(stage).count() as u64
    }

    pub(crate) fn stale(&self, stage: &str, before: u64) -> Vec<Id> {
        let stale = self.at(stage).filter(|line| line.is_stale(before));
        let mut marks: Vec<Mark> = stale.map(Line::mark).collect();
        marks.sort_by_key(|mark| mark.served);
        marks.into_iter().map(|mark| mark.table).collect()
    }

    pub(crate) fn checked(&mut self, tables: &[(Id, u64)]) {
        for (table, at) in tables {
            if let Some(line) = self.lines.get_mut(table) {
                line.checked = *at;
            }
        }
    }

    pub(crate) fn unlisted(&self) -> Vec<Option<Id>> {
        if self.lines.is_empty() {
            self.logs.keys().copied().map(Some).collect()
        } else {
            Vec::new()
        }
    }

    pub(crate) fn hostless(&self) -> Vec<Option<Id>> {
        let open = self.lines.values().filter(|line| line.is_open());
        let hostless = open.filter(|line| line.summary.host.is_none());
        hostless.map(|line| Some(line.summary.table)).collect()
    }

    pub(crate) fn open_of_host(&self, host: Id) -> u64 {
        let own = |line: &&Line| line.is_open() && line.summary.host == Some(host);
        self.lines.values().filter(own).count() as u64
    }

    pub(crate) fn open_of_address(&self, address: &str) -> u64 {
        let own = |line: &&Line| line.is_open() && line.founded.address == address;
        self.lines.values().filter(own).count() as u64
    }

    pub(crate) fn founded(&self, host: Id, request: &str) -> Option<Id> {
        let is_it = |line: &&Line| {
            line.summary.host == Some(host)
                && !request.is_empty()
                && line.founded.request == request
        };
        let line = self.lines.values().find(is_it)?;
        Some(line.summary.table)
    }

    pub(crate) fn over(&self, stage: &str, before: Before, last: Option<Mark>) -> Vec<Mark> {
        let key = |mark: &Mark| match before {
            Before::Changed(_) => (mark.changed, mark.table),
            Before::Served(_) => (mark.served, mark.table),
        };
        let (Before::Changed(end) | Before::Served(end)) = before;
        let is_meant =
            |mark: &Mark| key(mark).0 < end && last.is_none_or(|last| key(mark) > key(&last));
        let mut marks: Vec<Mark> = self.at(stage).map(Line::mark).filter(is_meant).collect();
        marks.sort_by_key(key);
        marks
    }

    pub(crate) fn delete(&mut self, stage: &str, over: Mark) -> bool {
        let is_it = |line: &Line| line.summary.stage == stage && line.mark() == over;
        let is_there = self.lines.get(&over.table).is_some_and(is_it);
        if is_there {
            self.lines.remove(&over.table);
            self.logs.remove(&over.table);
        }
        is_there
    }
}
