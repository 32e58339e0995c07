//! The check of the page's width finds what sticks out, and leaves what scrolls by itself.

use web_tests::{Size, layout, trial};

#[test]
fn what_sticks_out_is_found_and_what_scrolls_by_itself_is_not() {
    trial("what-sticks-out", async |trial| {
        let page = trial.page(Size::PHONE).await;
        let sound = trial.written("sound.html", include_str!("sound.html"));
        page.open(&sound).await;
        layout::check(&page, "the sound page").await;

        let wide = "<!doctype html><div data-testid=wide style='width: 500px'>wide</div>";
        page.open(&trial.written("wide.html", wide)).await;
        page.resize(Size::PHONE).await;
        let said = layout::sideways(&page).await;
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[1].contains("<div wide>"), "{said:?}");
        page.resize(Size::TABLET).await;
        assert!(layout::sideways(&page).await.is_empty());
    });
}
