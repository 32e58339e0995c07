//! The logs of tables, as this browser keeps them.

use host::Json;
use room::Entry;

use crate::{
    archive::{self, KeptTable},
    browser::indexed_db::{Database, NotPut, ObjectStore},
    worker::messages::TableLine,
};

/// Where logs are kept, if the browser keeps anything.
#[derive(Debug, Default)]
pub(crate) enum TableStore {
    #[default]
    Unopened,
    Open(Database),
    /// It does not: games live as long as the page.
    Forgetful,
}

impl TableStore {
    async fn database(&mut self) -> Option<&Database> {
        if let TableStore::Unopened = self {
            *self = match Database::open().await {
                Ok(database) => TableStore::Open(database),
                Err(_) => TableStore::Forgetful,
            };
        }
        match self {
            TableStore::Open(database) => Some(database),
            TableStore::Unopened | TableStore::Forgetful => None,
        }
    }

    /// Writes the entries of a table from number `first` on, and its line.
    pub(crate) async fn write(
        &mut self,
        line: &TableLine,
        first: u64,
        entries: &[Entry],
    ) -> Result<(), NotPut> {
        let texts = entries.iter().map(Entry::text).collect();
        self.write_texts(line, first, texts).await
    }

    async fn write_texts(
        &mut self,
        line: &TableLine,
        first: u64,
        texts: Vec<String>,
    ) -> Result<(), NotPut> {
        let Some(database) = self.database().await else {
            return Err(NotPut::Trouble);
        };
        let named = (first..).zip(texts).map(|(number, text)| {
            let name = entry_name(&line.table, number);
            (ObjectStore::Log, name, text)
        });
        let text = Json::of(line).text().to_owned();
        let mut texts: Vec<_> = named.collect();
        texts.push((ObjectStore::Tables, line.table.clone(), text));
        database.put(&texts).await
    }

    /// The entries of a table.
    pub(crate) async fn read(&mut self, table: &str) -> Vec<Entry> {
        let texts = self.read_texts(table).await;
        let entries = texts.iter().map_while(|text| Entry::read(text).ok());
        entries.collect()
    }

    /// The same as they are stored.
    pub(crate) async fn read_texts(&mut self, table: &str) -> Vec<String> {
        let Some(database) = self.database().await else {
            return Vec::new();
        };
        let texts = database.all(ObjectStore::Log, &format!("{table}:")).await;
        texts.unwrap_or_default()
    }

    /// A line for each table, latest first.
    pub(crate) async fn lines(&mut self) -> Vec<TableLine> {
        let Some(database) = self.database().await else {
            return Vec::new();
        };
        let texts = database
            .all(ObjectStore::Tables, "")
            .await
            .unwrap_or_default();
        let read = |text: &String| text.parse::<Json>().ok()?.read::<TableLine>().ok();
        let mut lines: Vec<TableLine> = texts.iter().filter_map(read).collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.changed));
        lines
    }

    /// Every table with all its entries.
    pub(crate) async fn all(&mut self) -> Vec<KeptTable> {
        let mut all = Vec::new();
        for line in self.lines().await {
            let entries = self.read_texts(&line.table).await;
            all.push(KeptTable { line, entries });
        }
        all.retain(|kept| !kept.entries.is_empty());
        all
    }

    /// Adds what is further in these tables than here. How many there were of them.
    pub(crate) async fn add(&mut self, tables: Vec<KeptTable>) -> usize {
        let mut count = 0;
        for KeptTable { line, entries } in tables {
            let here = self.read_texts(&line.table).await;
            let further = archive::further(&here, &entries).to_vec();
            let first = here.len() as u64 + 1;
            if !further.is_empty() && self.write_texts(&line, first, further).await.is_ok() {
                count += 1;
            }
        }
        count
    }

    /// Forgets a table.
    pub(crate) async fn forget(&mut self, table: &str) {
        if let Some(database) = self.database().await {
            let _ = database.clear(ObjectStore::Log, &format!("{table}:")).await;
            let _ = database.clear(ObjectStore::Tables, table).await;
        }
    }
}

/// Names that are in order when the numbers are.
fn entry_name(table: &str, number: u64) -> String {
    format!("{table}:{number:08}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_entries_are_in_the_order_of_their_numbers() {
        let names = [1, 2, 10, 99, 100, 12_345].map(|number| entry_name("t", number));
        assert!(names.is_sorted());
    }
}
