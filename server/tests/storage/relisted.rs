//! The lists are made anew from the log when they were thrown away.

use room::{Entry, EntryKind, Place, TablePlan, When, ids::Id, ids::Secret};
use server::{
    house::{House, HouseConfig, Relisted},
    store::{Store, Write, url_of},
};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use crate::{id, scratch};

/// A lobby for two, laid out under a version of the rules.
fn laid(rules_version: u32, options: &str) -> EntryKind {
    EntryKind::Created(TablePlan {
        game: "new-york-new-york".to_owned(),
        rules_version,
        options: options.to_owned(),
        seats: vec![Place::Open, Place::Open],
        host: id(9),
        listed: true,
        half: Secret([3; 32]),
        deal: None,
    })
}

fn sat(seat: u8) -> EntryKind {
    EntryKind::Sat {
        seat: tabletop::Seat::new(seat),
        guest: id(20 + seat),
        name: format!("guest {seat}"),
        nonce: Secret([seat; 32]),
        token: id(30 + seat),
    }
}

/// What is stored of a table where all this happened.
fn writes(table: Id, happened: Vec<EntryKind>) -> Vec<Write> {
    let write = |(what, number): (EntryKind, u64)| {
        let when = When {
            at: number,
            served: number,
        };
        Write {
            table,
            number,
            text: Entry::new(when, None, what).text(),
            summary: None,
        }
    };
    happened.into_iter().zip(1..).map(write).collect()
}

/// A house over a storage without lists, where `harm` was done to the log.
async fn relisted(name: &str, tables: Vec<Vec<EntryKind>>, harm: &str) -> (Relisted, Store) {
    let url = url_of(&scratch(name).join("it.sqlite"));
    let store = Store::open(&url).await.unwrap();
    for (happened, n) in tables.into_iter().zip(1..) {
        store.append(&writes(id(n), happened)).await.unwrap();
    }
    let mut other = AnyConnection::connect(&url).await.unwrap();
    let harm = sqlx::raw_sql(AssertSqlSafe(harm.to_owned()));
    harm.execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let (house, stored) = House::open(store.clone(), HouseConfig::default());
    let relisted = house.relist().await.unwrap();
    drop(house);
    stored.await.unwrap();
    (relisted, store)
}

fn version() -> u32 {
    let rules = host::find("new-york-new-york").unwrap();
    rules.info.rules_version
}

#[tokio::test]
async fn a_damaged_table_is_left_out_and_keeps_none_of_the_others_from_being_listed() {
    let tables = (0..5).map(|_| vec![laid(version(), "rounds=1"), sat(0)]);
    let harm = format!(
        "UPDATE log SET entry = replace(entry, 'guest 0', 'guest 1') WHERE table_id = '{}'; \
         UPDATE heads SET table_id = 'no id' WHERE table_id = '{}'; \
         UPDATE log SET entry = CAST(x'ff' AS TEXT) WHERE table_id = '{}' AND number = 1",
        id(2),
        id(3),
        id(4),
    );
    let (relisted, store) = relisted("relisted", tables.collect(), &harm).await;
    let (listed, unreadable) = (2, 3);
    assert_eq!(relisted, Relisted { listed, unreadable });
    let lines = store.list("lobby", 10).await.unwrap();
    let mut listed: Vec<Id> = lines.iter().map(|line| line.table).collect();
    listed.sort_by_key(|table| *table.bytes());
    assert_eq!(listed, [id(1), id(5)]);
    store.close().await;
}

#[tokio::test]
async fn a_table_that_is_set_aside_is_listed_where_it_was_left() {
    let begun = vec![laid(0, "rounds=1"), sat(0), sat(1), EntryKind::Started];
    let lobby = vec![laid(0, "of another version"), sat(0)];
    let (relisted, store) = relisted("relisted-aside", vec![begun, lobby], "SELECT 1").await;
    let (listed, unreadable) = (2, 0);
    assert_eq!(relisted, Relisted { listed, unreadable });
    for (stage, count) in [("running", 1), ("lobby", 1), ("closed", 0)] {
        assert_eq!(store.count(stage).await.unwrap(), count, "{stage}");
    }
    store.close().await;
}
