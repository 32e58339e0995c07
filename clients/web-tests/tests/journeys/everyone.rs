//! Every page for everyone: sizes, themes, languages, accessibility.

use web_tests::{Page, Server, Size, access, layout, pages::TableOnPage, trial};

use crate::{
    alone::still,
    games::{GAMES, Game, THE_CITY},
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

/// A table at which somebody is asked to choose.
async fn asked<'a>(game: &Game, page: &'a Page, server: &Server) -> TableOnPage<'a> {
    let table = if game.id == THE_CITY.id {
        first_choice(page, server).await
    } else {
        game.against_a_bot(page, server).await
    };
    table.moment().await;
    table
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
        for game in GAMES {
            let table = asked(game, &page, &server).await;
            layout::check(&page, game.id).await;
            table.click_on(game.preferred).await;
            layout::check(&page, &format!("{}, something picked", game.id)).await;
        }
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
        for game in GAMES {
            asked(game, &page, &server).await;
            layout::check_here(&page, game.id).await;
        }
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
            for game in GAMES {
                let table = asked(game, &page, &server).await;
                access::check(&page, game.id).await;
                table.click_on(game.preferred).await;
                access::check(&page, &format!("{}, something picked", game.id)).await;
                access::check_stops(&page, game.id).await;
            }
        }
    });
}
