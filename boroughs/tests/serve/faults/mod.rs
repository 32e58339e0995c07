//! Faults of the real storage under load. After each, what was acknowledged is stored, counted by
//! a connection of the test's own, and play goes on by itself.

mod copied;
pub(crate) mod crowd;
pub(crate) mod full;
mod io;
mod locked;

use std::path::Path;

use crate::{
    faults::crowd::{Crowd, assert_stored},
    process::Server,
};

/// The address of the database in `folder`, for reading beside the server.
pub(crate) fn database_in(folder: &Path) -> String {
    format!(
        "sqlite://{}?mode=rw",
        folder.join("boroughs.sqlite").display()
    )
}

/// Everyone leaves, the server is told to stop, and what was acknowledged is there after that and
/// after another start.
async fn end_and_start_again(crowd: Crowd, mut server: Server, folder: &Path) {
    let url = database_in(folder);
    let acked = crowd.leave().await.acked;
    assert_stored(&url, &acked).await;
    server.terminate();
    assert!(server.process.wait().unwrap().success());
    assert_stored(&url, &acked).await;
    let again = Server::start(folder);
    let crowd = Crowd::come(again.address);
    crowd.moves(4).await;
    crowd.leave().await;
    assert_stored(&url, &acked).await;
}
