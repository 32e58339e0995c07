//! Without a server, and after a reload.

use web_tests::{
    Size,
    pages::{Moment, Table},
    trial,
};

use crate::alone::{short_game, still};

/// Whether the page could be loaded without a server.
const INSTALLED: &str = "navigator.serviceWorker?.controller ? true : null";

#[test]
fn a_local_game_goes_on_when_the_server_is_gone_and_the_page_is_reloaded() {
    trial("offline", async |trial| {
        let (mut server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = short_game(&page, &server).await;
        assert_eq!(table.moment().await, Moment::Turn);
        table.click_on(&["[data-testid=hand] "]).await;
        table.click_on(&[]).await;
        assert_eq!(table.moment().await, Moment::Turn);
        let hand = table.hand().await;
        page.until::<bool>("the page is installed", INSTALLED).await;
        server.stop();
        page.reload().await;
        let table = Table::at(&page).await;
        assert_eq!(table.moment().await, Moment::Turn);
        assert_eq!(table.hand().await, hand, "the game is where it was");
        table.play_by_mouse(&[]).await;
        assert!(!table.ending().await.is_empty());
    });
}
