//! The logs of tables, as this browser keeps them.

use host::Json;
use room::Entry;

use crate::{
    browser::indexed_db::{Database, ObjectStore},
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

    /// Writes the entries of a table from number `first` on, and its line. Whether they are kept.
    pub(crate) async fn write(&mut self, line: &TableLine, first: u64, entries: &[Entry]) -> bool {
        let Some(database) = self.database().await else {
            return false;
        };
        let named = (first..).zip(entries).map(|(number, entry)| {
            let name = entry_name(&line.table, number);
            (ObjectStore::Log, name, entry.text())
        });
        let text = Json::of(line).text().to_owned();
        let mut texts: Vec<_> = named.collect();
        texts.push((ObjectStore::Tables, line.table.clone(), text));
        database.put(&texts).await.is_ok()
    }

    /// The entries of a table.
    pub(crate) async fn read(&mut self, table: &str) -> Vec<Entry> {
        let Some(database) = self.database().await else {
            return Vec::new();
        };
        let texts = database.all(ObjectStore::Log, &format!("{table}:")).await;
        let texts = texts.unwrap_or_default();
        texts
            .iter()
            .map_while(|text| Entry::read(text).ok())
            .collect()
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
