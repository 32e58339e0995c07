//! The page on which a game is put together.

use std::cmp::Ordering;

use crate::{Page, Server, pages::Table};

/// A game being put together.
#[derive(Debug)]
pub struct NewGame<'a> {
    page: &'a Page,
}

impl<'a> NewGame<'a> {
    /// Opens the page for `game`; `with` is nothing, `friends` or `device`.
    pub async fn open(page: &'a Page, server: &Server, game: &str, with: &str) -> NewGame<'a> {
        let query = if with.is_empty() {
            String::new()
        } else {
            format!("?with={with}")
        };
        page.open(&server.url(&format!("/new/{game}{query}"))).await;
        page.find("new-game").await;
        NewGame { page }
    }

    /// Takes seats away until there are two.
    pub async fn two_seats(&self) -> &NewGame<'a> {
        self.seats(2).await
    }

    /// Adds seats or takes some away until there are so many.
    pub async fn seats(&self, wanted: usize) -> &NewGame<'a> {
        let rows = "document.querySelectorAll('[data-testid=draft-seats] > li').length";
        loop {
            let count: usize = self.page.look(&format!("return {rows}"), Vec::new()).await;
            let button = match count.cmp(&wanted) {
                Ordering::Equal => return self,
                Ordering::Less => "[data-testid=add-seat]",
                Ordering::Greater => "[data-testid=draft-seats] > li:last-child .iconbtn",
            };
            self.page.click_on(button).await;
            let other = format!("{rows} !== {count}");
            self.page
                .until::<bool>("there are other seats", &other)
                .await;
        }
    }

    /// Sets an option, in the fold of options.
    pub async fn option(&self, key: &str, value: &str) -> &NewGame<'a> {
        let is_open = "return document.querySelector('[data-testid=options]').open";
        let is_open: bool = self.page.look(is_open, Vec::new()).await;
        if !is_open {
            self.page.click_on("[data-testid=options] summary").await;
        }
        let entry = format!("[data-testid=option-{key}] option[value=\"{value}\"]");
        self.page.click_on(&entry).await;
        self
    }

    /// Begins; the table is there.
    pub async fn start(&self) -> Table<'a> {
        self.page.click("start").await;
        Table::at(self.page).await
    }
}
