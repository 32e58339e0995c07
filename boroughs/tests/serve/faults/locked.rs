//! Another program that holds the database's write lock.

use sqlx::{AnyConnection, Connection};

use crate::{
    faults::{
        crowd::{Crowd, assert_stored, until_not_ready, until_ready},
        database_in, end_and_start_again,
    },
    process::{Server, scratch},
};

#[test]
fn while_another_program_holds_the_lock_it_is_not_ready_and_afterwards_play_goes_on() {
    let folder = scratch("locked");
    let url = database_in(&folder);
    let server = Server::silent(&folder, &[]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let crowd = Crowd::come(server.address);
        crowd.moves(10).await;
        sqlx::any::install_default_drivers();
        let mut other = AnyConnection::connect(&url).await.unwrap();
        let lock = sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await;
        lock.unwrap();
        until_not_ready(server.address).await;
        assert_stored(&url, &crowd.tally().acked).await;
        let unlock = sqlx::query("ROLLBACK").execute(&mut other).await;
        unlock.unwrap();
        other.close().await.unwrap();
        until_ready(server.address, 200).await;
        crowd.moves(20).await;
        assert_stored(&url, &crowd.tally().acked).await;
        end_and_start_again(crowd, server, &folder).await;
    });
}
