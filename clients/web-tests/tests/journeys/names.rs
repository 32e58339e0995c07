//! What people are called.

use web_tests::{
    Page, Size, layout,
    pages::{NewGame, TableOnPage},
    trial, windows,
};

use crate::{
    alone::still,
    games::NEW_YORK_NEW_YORK,
    together::{begin, invite, take_seat},
};

/// What a field is called, and what is written in it.
async fn field(page: &Page, name: &str) -> (String, String) {
    page.find(name).await;
    let script = "const it = document.querySelector(`[data-testid=${arguments[0]}]`);
        return [it.getAttribute('aria-label'), it.value]";
    page.look(script, vec![name.into()]).await
}

/// Types a name where the first person of a new game says it.
async fn type_name(page: &Page, name: &str) {
    page.fill("name-0", name).await;
    // What is typed counts when one goes on from the field.
    page.tab(1).await;
}

#[test]
fn a_person_is_asked_once_and_is_called_after_their_seat_until_then() {
    trial("asked-once", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::LAPTOP).await);
        still(&page).await;
        let new = NEW_YORK_NEW_YORK.of_two(&page, &server, "device").await;
        let (asked, typed) = field(&page, "name-0").await;
        assert_eq!((&*asked, &*typed), ("What shall we call you?", ""));
        new.start().await;
        let curtain = page.text("curtain").await;
        assert!(curtain.contains("It is Player "), "{curtain}");
        let oneself = curtain
            .split(|c: char| !c.is_alphabetic())
            .find(|it| *it == "You");
        assert_eq!(oneself, None, "{curtain}");
        page.click("lang-it").await;
        let italian = "document.querySelector('[data-testid=curtain]')\
                       .textContent.includes('È il turno di Giocatore ')";
        page.until::<bool>("it is said in Italian", italian).await;
        page.click("lang-en").await;
        // A word for oneself is no answer.
        let new = NewGame::open(&page, &server, NEW_YORK_NEW_YORK.id, "device").await;
        new.two_seats().await;
        type_name(&page, "You").await;
        let (asked, typed) = field(&page, "name-0").await;
        assert_eq!((&*asked, &*typed), ("What shall we call you?", ""));
        type_name(&page, "Ada").await;
        NewGame::open(&page, &server, "new-york", "").await;
        let (asked, typed) = field(&page, "name-0").await;
        assert_eq!((&*asked, &*typed), ("Name", "Ada"));
        page.open(&server.url("/settings")).await;
        assert_eq!(field(&page, "own-name").await.1, "Ada");
    });
}

/// As long as names can be, in letters that are wide.
const LONG: [&str; 2] = [
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "長い名前の人が遊びに来ました長い名前の人が遊びに来ました長い名前の人が遊びに来",
];

#[test]
fn long_names_and_wide_scripts_fit_from_the_hall_to_the_table() {
    trial("long-names", async |trial| {
        let server = trial.server();
        let [host, guest] = [
            trial.page(Size::DESKTOP).await,
            trial.page(Size::DESKTOP).await,
        ];
        for page in [&host, &guest] {
            still(page).await;
        }
        let link = invite(&NEW_YORK_NEW_YORK, &host, &server).await;
        guest.open(&link).await;
        take_seat(&host, LONG[0]).await;
        take_seat(&guest, LONG[1]).await;
        let both = "document.querySelectorAll('[data-testid=hall-seats] li').length === 2 &&\
                    document.querySelector('.startbar .btn.pri') !== null";
        host.until::<bool>("both sit", both).await;
        layout::check(&host, "the hall").await;
        host.resize(Size::DESKTOP).await;
        begin(&host).await;
        for page in [&host, &guest] {
            TableOnPage::at(page).await.stands().await;
            for size in [Size::LAPTOP, Size::PHONE] {
                let wrong = windows::wrong(page, size).await;
                assert!(wrong.is_empty(), "{size:?}: {wrong:?}");
            }
        }
        // The same names behind the curtain of one device.
        let new = NEW_YORK_NEW_YORK.of_two(&host, &server, "device").await;
        host.fill("name-0", LONG[0]).await;
        host.fill("name-1", LONG[1]).await;
        layout::check(&host, "the new game").await;
        host.resize(Size::DESKTOP).await;
        new.start().await;
        host.find("curtain").await;
        layout::check(&host, "the curtain").await;
    });
}
