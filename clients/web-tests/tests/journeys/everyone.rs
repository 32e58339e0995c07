//! Every page for everyone: sizes, themes, languages, accessibility.

use web_tests::{Page, Server, Size, access, layout, trial};

use crate::{
    THE_CITY,
    alone::{new_york, short_game, still},
    escape::escape,
    fifth_avenue::fifth_avenue,
    the_city::first_choice,
};

/// Every page that has an address of its own, and what is there once it is drawn.
const PAGES: [(&str, &str); 9] = [
    ("/", "[data-testid=home]"),
    ("/new/new-york-new-york", "[data-testid=new-game]"),
    ("/new/new-york?with=friends", "[data-testid=new-game]"),
    ("/tables", "main"),
    ("/replay", "main"),
    ("/rules/new-york", "[data-testid=rules]"),
    ("/settings", "[data-testid=settings]"),
    ("/about", "[data-testid=about]"),
    ("/kit", "[data-testid=kit]"),
];

async fn open(page: &Page, server: &Server, (path, there): (&str, &str)) {
    page.open(&server.url(path)).await;
    page.select(there).await;
}

#[test]
fn no_page_scrolls_sideways_at_any_size() {
    trial("sideways", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::PHONE).await);
        for about in PAGES {
            open(&page, &server, about).await;
            layout::check(&page, about.0).await;
        }
        still(&page).await;
        short_game(&page, &server).await.moment().await;
        layout::check(&page, "the table of New York New York").await;
        new_york(&page, &server).await.moment().await;
        layout::check(&page, "the table of New York").await;
        let table = first_choice(&page, &server).await;
        layout::check(&page, "the table of The City").await;
        table.click_on(THE_CITY).await;
        layout::check(&page, "The City, something picked").await;
        fifth_avenue(&page, &server).await.moment().await;
        layout::check(&page, "the table of Fifth Avenue").await;
        escape(&page, &server).await.moment().await;
        layout::check(&page, "the table of Escape from New York").await;
    });
}

#[test]
fn text_twice_as_large_still_fits() {
    trial("large-text", async |trial| {
        let server = trial.server();
        let page = trial.page_with_text(Size::DESKTOP, 32).await;
        for about in PAGES {
            open(&page, &server, about).await;
            layout::check_here(&page, about.0).await;
        }
        still(&page).await;
        short_game(&page, &server).await.moment().await;
        layout::check_here(&page, "the table of New York New York").await;
        new_york(&page, &server).await.moment().await;
        layout::check_here(&page, "the table of New York").await;
        first_choice(&page, &server).await;
        layout::check_here(&page, "the table of The City").await;
        fifth_avenue(&page, &server).await.moment().await;
        layout::check_here(&page, "the table of Fifth Avenue").await;
        escape(&page, &server).await.moment().await;
        layout::check_here(&page, "the table of Escape from New York").await;
    });
}

#[test]
fn every_page_can_be_used_by_everyone_by_day_and_by_night() {
    trial("access", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        for about in PAGES {
            for theme in ["light", "dark"] {
                page.prefer("prefers-color-scheme", theme).await;
                open(&page, &server, about).await;
                access::check(&page, &format!("{} by {theme}", about.0)).await;
            }
            access::check_stops(&page, about.0).await;
        }
    });
}

#[test]
fn the_tables_can_be_used_by_everyone() {
    trial("access-tables", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        for size in [Size::DESKTOP, Size::PHONE] {
            page.resize(size).await;
            short_game(&page, &server).await.moment().await;
            access::check(&page, "the table of New York New York").await;
            let table = new_york(&page, &server).await;
            table.moment().await;
            access::check(&page, "the table of New York").await;
            table.click_on(&[]).await;
            access::check(&page, "New York, something picked").await;
            let table = first_choice(&page, &server).await;
            access::check(&page, "the table of The City").await;
            table.click_on(THE_CITY).await;
            access::check(&page, "The City, something picked").await;
            access::check_stops(&page, "the table of The City").await;
            let table = fifth_avenue(&page, &server).await;
            table.moment().await;
            access::check(&page, "the table of Fifth Avenue").await;
            table.click_on(&[]).await;
            access::check(&page, "Fifth Avenue, something picked").await;
            access::check_stops(&page, "the table of Fifth Avenue").await;
            let table = escape(&page, &server).await;
            table.moment().await;
            access::check(&page, "the table of Escape from New York").await;
            table.click_on(&[]).await;
            access::check(&page, "Escape from New York, something picked").await;
        }
        access::check_stops(&page, "the table of Escape from New York").await;
    });
}

#[test]
fn the_language_changes_in_the_middle_of_a_game() {
    trial("language", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = short_game(&page, &server).await;
        table.moment().await;
        let english = page.text("question").await;
        page.click("lang-it").await;
        page.until::<bool>(
            "the page is Italian",
            "document.documentElement.lang === 'it'",
        )
        .await;
        let italian = page.text("question").await;
        assert_ne!(english, italian);
        table.click_on(&["[data-testid=hand] "]).await;
        table.click_on(&[]).await;
        page.reload().await;
        let kept = "document.documentElement.lang === 'it' && \
                    !!document.querySelector('[data-testid=question]')";
        page.until::<bool>("Italian is remembered", kept).await;
    });
}
