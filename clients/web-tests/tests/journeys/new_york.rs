//! New York: the own city and what waits to be placed.

use web_tests::{
    Page, Size, layout,
    pages::{TableOnPage, TableState},
    trial,
};

use crate::{alone::still, games::NEW_YORK};

/// With so many tiles the reserve is wide.
const RESERVED: usize = 3;
/// A reserve is that full long before.
const PICKS_MAX: usize = 400;

/// Tiles in the reserve, and cells where a tile may go now.
async fn reserved_and_cells(page: &Page) -> (usize, usize) {
    let script = "const count = it => document.querySelectorAll(it).length;
        return [count('[data-testid=reserve] .tl'), count('.gh.may')];";
    page.look(script, Vec::new()).await
}

/// Plays, everything bought into the reserve, until a tile may be placed beside a full one.
async fn fill_the_reserve(page: &Page, table: TableOnPage<'_>) {
    for _ in 0..PICKS_MAX {
        if matches!(reserved_and_cells(page).await, (RESERVED.., 1..)) {
            return;
        }
        match table.moment().await {
            TableState::Turn => table.click_on(&[".into", ".stall"]).await,
            TableState::Scored => table.put_away().await,
            moment => panic!("{moment:?} before the reserve was full"),
        }
    }
    panic!("the reserve does not fill");
}

#[test]
fn what_waits_to_be_placed_covers_no_cell_of_the_city() {
    trial("ny-reserve", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        still(&page).await;
        let table = NEW_YORK.against_a_bot(&page, &server).await;
        fill_the_reserve(&page, table).await;
        for size in [Size::DESKTOP, Size::LAPTOP, Size::PHONE] {
            page.resize(size).await;
            let covered = layout::covered(&page, ".gh.may").await;
            assert!(covered.is_empty(), "{size:?}: {covered:?}");
        }
    });
}
