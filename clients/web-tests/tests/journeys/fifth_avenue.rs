//! Fifth Avenue against a bot: a bid.

use web_tests::{
    Page, Size, access, layout,
    pages::{TableOnPage, TableState},
    trial,
};

use crate::{alone::still, games::FIFTH_AVENUE};

/// Plays until the person here is asked for a bid and holds a card for it.
async fn to_a_bid(page: &Page, table: TableOnPage<'_>) {
    loop {
        let state = table.moment().await;
        if state == TableState::Scored {
            table.put_away().await;
            continue;
        }
        assert_eq!(state, TableState::Turn, "no auction came");
        let can_bid = "return !!document.querySelector('.hcs .may')";
        if page.look::<bool>(can_bid, Vec::new()).await {
            return;
        }
        table.click_on(&[".f-act"]).await;
    }
}

#[test]
fn a_bid_is_put_together_taken_back_and_made() {
    trial("fa-bid", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = FIFTH_AVENUE.against_a_bot(&page, &server).await;
        to_a_bid(&page, table).await;
        layout::check(&page, "an auction of Fifth Avenue").await;
        for size in [Size::PHONE, Size::DESKTOP] {
            page.resize(size).await;
            access::check(&page, "an auction of Fifth Avenue").await;
        }
        table.click_on(&[".hcs "]).await;
        page.until::<bool>(
            "the card lies in the own bid",
            "!!document.querySelector('.bid.me .gh')",
        )
        .await;
        access::check(&page, "a bid of Fifth Avenue").await;
        page.click_on(".hcs .sel").await;
        page.until::<bool>(
            "the card is taken back",
            "!document.querySelector('.bid.me .gh')",
        )
        .await;
        // Card after card, until there is nothing left but to say it.
        while page
            .look::<bool>("return !!document.querySelector('.hcs .may')", Vec::new())
            .await
        {
            table.click_on(&[".hcs "]).await;
        }
        table.click_on(&[]).await;
        assert!(page.text("log").await.contains("You lay"));
    });
}
