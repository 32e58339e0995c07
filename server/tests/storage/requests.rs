//! A storage has one table for each request, whoever writes to it.

use std::sync::{Arc, Mutex};

use room::{Entry, EntryKind, Place, RequestId, TablePlan, When, ids::Secret};
use server::{
    house::{CreateError, Environment, Founder, House, HouseConfig, Laid, Wanted},
    store::{Health, Store, Write, url_of},
};
use sqlx::{AnyConnection, Connection};
use tokio::{sync::Notify, task::JoinHandle};

use crate::{id, scratch};

/// Chance that tells whenever something has been drawn.
fn telling(drawn: &Arc<Notify>) -> Environment {
    let real = Environment::real();
    let (dice, drawn) = (Arc::clone(&real.dice), Arc::clone(drawn));
    let tell = move |bytes: &mut [u8]| {
        dice.lock().unwrap()(bytes);
        drawn.notify_one();
    };
    Environment {
        dice: Arc::new(Mutex::new(tell)),
        ..real
    }
}

/// Lets a house of its own lay out a table, until it waits for the storage.
async fn found(store: &Store) -> (JoinHandle<Result<Laid, CreateError>>, JoinHandle<()>) {
    let drawn = Arc::new(Notify::new());
    let config = HouseConfig {
        environment: telling(&drawn),
        ..HouseConfig::default()
    };
    let (house, stored) = House::open(store.clone(), config);
    let founder = Founder {
        guest: id(9),
        address: String::new(),
        request: Some("one".to_owned()),
    };
    let wanted = Wanted {
        game: "new-york-new-york".to_owned(),
        options: String::new(),
        seats: vec![Place::Open; 2],
        listed: false,
    };
    let founding = tokio::spawn(async move { house.found(founder, wanted).await });
    drawn.notified().await;
    (founding, stored)
}

/// Two who do not know of one another lay out a table by the same request while the storage at
/// `url` is kept from writing by `lock`: they get one table.
pub(crate) async fn two_get_one_table(url: &str, lock: &[&'static str]) {
    let stores = [
        Store::open(url).await.unwrap(),
        Store::open(url).await.unwrap(),
    ];
    let mut other = AnyConnection::connect(url).await.unwrap();
    for statement in lock {
        sqlx::query(*statement).execute(&mut other).await.unwrap();
    }
    let (first, first_stored) = found(&stores[0]).await;
    let (second, second_stored) = found(&stores[1]).await;
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    let laid = [first, second].map(|it| async { it.await.unwrap().unwrap() });
    let laid: Vec<Laid> = futures_util::future::join_all(laid).await;
    assert_eq!(laid[0].table, laid[1].table);
    assert!(laid[0].is_new != laid[1].is_new, "one of them laid it out");
    assert_eq!(stores[0].open_of_host(id(9)).await.unwrap(), 1);
    for store in &stores {
        assert_eq!(store.health(), Health::Ready, "nothing is wrong with it");
    }
    other.close().await.unwrap();
    first_stored.await.unwrap();
    second_stored.await.unwrap();
    for store in stores {
        store.close().await;
    }
}

#[tokio::test]
async fn two_servers_that_do_not_know_of_one_another_lay_out_one_table_for_a_request() {
    let url = url_of(&scratch("requests").join("requests.sqlite"));
    two_get_one_table(&url, &["BEGIN IMMEDIATE"]).await;
}

/// Three tables of guest 9 by the same request, as a server that knew no better has stored them,
/// without their lines in lists.
async fn tripled(store: &Store) {
    let rules = host::find("new-york-new-york").unwrap();
    let plan = TablePlan {
        game: rules.info.id.to_owned(),
        rules_version: rules.info.rules_version,
        options: "rounds=1".to_owned(),
        seats: vec![Place::Open; 2],
        host: id(9),
        listed: false,
        half: Secret([3; 32]),
        deal: None,
    };
    let by = RequestId {
        guest: id(9),
        request: "one".to_owned(),
    };
    let when = When { at: 1, served: 0 };
    let text = Entry::new(when, Some(by), EntryKind::Created(plan)).text();
    let founding = |n: u8| Write {
        table: id(n),
        number: 1,
        text: text.clone(),
        summary: None,
    };
    store.append(&[3, 1, 2].map(founding)).await.unwrap();
}

/// Makes the lines of lists anew, as a server does when it starts.
async fn relist(store: &Store) -> usize {
    let (house, stored) = House::open(store.clone(), HouseConfig::default());
    let relisted = house.relist().await.unwrap();
    drop(house);
    stored.await.unwrap();
    assert_eq!(relisted.unreadable, 0);
    relisted.listed
}

#[tokio::test]
async fn lines_that_were_thrown_away_are_made_anew_of_tables_that_were_laid_out_twice() {
    let url = url_of(&scratch("requests-anew").join("requests.sqlite"));
    let store = Store::open(&url).await.unwrap();
    tripled(&store).await;
    assert_eq!(relist(&store).await, 3);
    assert_eq!(store.founded(id(9), "one").await.unwrap(), Some(id(1)));
    store.close().await;
}

#[tokio::test]
async fn tables_that_an_older_server_laid_out_twice_stay_and_one_of_them_has_the_name() {
    let url = url_of(&scratch("requests-old").join("requests.sqlite"));
    let store = Store::open(&url).await.unwrap();
    tripled(&store).await;
    relist(&store).await;
    store.close().await;
    let mut other = AnyConnection::connect(&url).await.unwrap();
    for statement in [
        "DROP INDEX tables_by_request",
        "CREATE INDEX tables_by_request ON tables (host, request) WHERE request <> ''",
        "UPDATE tables SET request = 'one'",
        "UPDATE house SET value = '5' WHERE name = 'schema'",
    ] {
        sqlx::query(statement).execute(&mut other).await.unwrap();
    }
    other.close().await.unwrap();
    let store = Store::open(&url).await.unwrap();
    assert_eq!(store.open_of_host(id(9)).await.unwrap(), 3);
    assert_eq!(store.founded(id(9), "one").await.unwrap(), Some(id(1)));
    store.close().await;
    let mut other = AnyConnection::connect(&url).await.unwrap();
    let named = sqlx::query("SELECT id FROM tables WHERE request = 'one'");
    assert_eq!(named.fetch_all(&mut other).await.unwrap().len(), 1);
    other.close().await.unwrap();
}
