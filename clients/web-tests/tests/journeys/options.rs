//! What a table agrees on, in words and pictures.

use web_tests::{Page, Size, access, layout, pages::NewGame, trial};

use crate::alone::still;

/// What the fold of options says.
async fn said(page: &Page) -> String {
    page.text("options").await
}

/// Which pictures of a seat are chosen.
async fn chosen(page: &Page, key: &str, seat: usize) -> Vec<String> {
    let script = "return [...document.querySelectorAll(
        `[data-testid^='${arguments[0]}-${arguments[1]}-'][aria-checked=true]`)]
        .map(it => it.dataset.testid.split('-').at(-1))";
    page.look(script, vec![key.into(), seat.into()]).await
}

#[test]
fn heroes_are_chosen_by_face_and_nobody_plays_the_same() {
    trial("heroes", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::LAPTOP).await);
        still(&page).await;
        let new = NewGame::open(&page, &server, "escape-from-new-york", "").await;
        new.seats(3).await.option("cast", "yes").await;
        page.find("order-heroes").await;
        let mine = chosen(&page, "heroes", 0).await;
        assert_eq!(mine, ["jena"]);
        page.click("heroes-0-mente").await;
        let other = "!!document.querySelector('[data-testid=heroes-0-mente][aria-checked=true]')";
        page.until::<bool>("the seat has another hero", other).await;
        assert_eq!(chosen(&page, "heroes", 2).await, ["jena"], "they change");
        let english = said(&page).await;
        for key in [
            "hard-time",
            "hard-streets",
            "dead-or-alive",
            "tassista",
            "jena",
        ] {
            assert!(!english.contains(key), "{key}: {english}");
        }
        for words in [
            "Snake",
            "Brain",
            "Less time",
            "one standard timer tile fewer",
        ] {
            assert!(english.contains(words), "{words}: {english}");
        }
        page.click("lang-it").await;
        let words = "document.querySelector('[data-testid=options]').textContent\
                     .includes('Meno tempo')";
        page.until::<bool>("it is Italian", words).await;
        access::check(&page, "the options of Escape").await;
        layout::check(&page, "the options of Escape").await;
        page.resize(Size::DESKTOP).await;
        let table = new.start().await;
        table.moment().await;
        let own = page.text("seat-A").await;
        assert!(own.contains("Mente") || own.contains("Tu"), "{own}");
        let face = "!!document.querySelector('[data-testid=seats] .seat')";
        page.until::<bool>("the table is there", face).await;
    });
}

#[test]
fn colours_are_chosen_by_swatch() {
    trial("swatches", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::PHONE).await);
        still(&page).await;
        let new = NewGame::open(&page, &server, "new-york-new-york", "").await;
        new.seats(2).await.option("colours", "a,r,v,i").await;
        page.click("colours-0-i").await;
        let other = "!!document.querySelector('[data-testid=colours-0-i][aria-checked=true]')";
        page.until::<bool>("the seat has another colour", other)
            .await;
        assert_eq!(chosen(&page, "colours", 1).await, ["r"]);
        let words = said(&page).await;
        assert!(
            words.contains("Indigo") && !words.contains("a,r,v,i"),
            "{words}"
        );
        new.start().await.moment().await;
        let sign = "return document.querySelector('[data-testid=seat-A]').className";
        let sign: String = page.look(sign, Vec::new()).await;
        assert!(sign.contains("p-I"), "{sign}");
    });
}
