//! A table of the server: as a phone holds it, and as others look on.

use web_tests::{
    Page, Server, Size,
    pages::{ReplayPage, TableOnPage, TableState},
    trial,
};

use crate::{alone::still, games::NEW_YORK_NEW_YORK};

/// A table of the server with one person and one bot, begun. Gives the links that were offered.
async fn with_a_bot<'a>(page: &'a Page, server: &Server) -> (TableOnPage<'a>, Vec<String>) {
    still(page).await;
    NEW_YORK_NEW_YORK.of_two(page, server, "friends").await;
    page.click("give-bot").await;
    page.click("start").await;
    page.fill("name", "A").await;
    page.click("sit").await;
    let links = "(all => all.some(it => it.includes('#seat=')) ? all : null)\
                 ([...document.querySelectorAll('[data-testid=link]')].map(it => it.value))";
    let links: Vec<String> = page.until("the own seat has a link", links).await;
    let ready = "!!document.querySelector('.startbar .btn.pri')";
    page.until::<bool>("it can begin", ready).await;
    page.click("start").await;
    (TableOnPage::at(page).await, links)
}

#[test]
fn a_phone_becomes_the_hand_and_the_large_screen_the_table() {
    trial("phone", async |trial| {
        let server = trial.server();
        let (screen, phone) = (trial.page(Size::LARGE).await, trial.page(Size::PHONE).await);
        let (table, links) = with_a_bot(&screen, &server).await;
        assert_eq!(table.moment().await, TableState::Turn);
        let hand = table.hand().await;
        assert!(!hand.is_empty());
        still(&phone).await;
        let seat = links.iter().find(|link| link.contains("#seat=")).unwrap();
        phone.open(seat).await;
        let carried = TableOnPage::at(&phone).await;
        assert_eq!(carried.moment().await, TableState::Turn);
        assert_eq!(carried.hand().await, hand, "the phone holds the hand");
        let no_hand = "!document.querySelector('[data-testid=hand] [data-pick]')";
        screen
            .until::<bool>("the screen shows no hand", no_hand)
            .await;
        let log = "document.querySelector('[data-testid=log]').textContent.length";
        let before: u64 = screen.look(&format!("return {log}"), Vec::new()).await;
        carried.click_on(&["[data-testid=hand] "]).await;
        carried.click_on(&[]).await;
        let told = format!("{log} > {before}");
        screen
            .until::<bool>("the screen tells of the move", &told)
            .await;
    });
}

#[test]
fn whoever_looks_on_sees_the_table_and_nobodys_hand() {
    trial("looking-on", async |trial| {
        let server = trial.server();
        let (host, other) = (
            trial.page(Size::DESKTOP).await,
            trial.page(Size::DESKTOP).await,
        );
        let (table, _) = with_a_bot(&host, &server).await;
        assert_eq!(table.moment().await, TableState::Turn);
        let hand = table.hand().await;
        still(&other).await;
        // A link that names another game.
        let wrong = host
            .url()
            .await
            .replace("/new-york-new-york/", "/the-city/");
        other.open(&wrong).await;
        TableOnPage::at(&other).await;
        let right = "location.pathname.startsWith('/t/new-york-new-york/')";
        other.until::<bool>("the right game is found", right).await;
        // A link from before addresses named the game.
        let link = host.url().await.replace("/new-york-new-york/", "/");
        other.open(&link).await;
        TableOnPage::at(&other).await;
        let named = "location.pathname.startsWith('/t/new-york-new-york/') &&\
                     !!document.querySelector('[data-testid=prompt].wait')";
        other.until::<bool>("the game is found out", named).await;
        let seen: String = other
            .look("return document.documentElement.outerHTML", Vec::new())
            .await;
        for card in hand {
            assert!(!seen.contains(&format!("data-pick=\"{card}\"")), "{card}");
        }
        assert!(
            other
                .text("consequence")
                .await
                .contains("You are watching.")
        );
        let lit = "return document.querySelectorAll('[data-pick].may').length";
        assert_eq!(other.look::<u32>(lit, Vec::new()).await, 0);
        table.play_by_mouse(&[]).await;
        other.find("over").await;
        // What they play is public once it is over.
        other.click_on("[data-testid=over] a[href*=replay]").await;
        let (ply, all) = ReplayPage::at(&other).await.moment().await;
        assert!(ply == 0 && all > 0);
    });
}

#[test]
fn whoever_sits_down_is_told_of_trouble_and_sits_when_it_is_over() {
    trial("hall-trouble", async |trial| {
        let (mut server, page) = (trial.server(), trial.page(Size::PHONE).await);
        still(&page).await;
        NEW_YORK_NEW_YORK.of_two(&page, &server, "friends").await;
        page.click("start").await;
        page.fill("name", "A").await;
        let told = |words: &str| {
            format!(
                "document.querySelector('.startbar [role=status]')?.textContent.includes('{words}')"
            )
        };
        let locked = server.lock_database();
        page.click("sit").await;
        page.until::<bool>("the storage is in trouble", &told("cannot store"))
            .await;
        drop(locked);
        let sits = "!document.querySelector('[data-testid=sit]')";
        page.until::<bool>("they sit, without asking again", sits)
            .await;
        server.stop();
        page.until::<bool>("the line is lost", &told("Connection lost"))
            .await;
        server.resume();
        page.until::<bool>("all is well", &told("Seats are still free"))
            .await;
    });
}
