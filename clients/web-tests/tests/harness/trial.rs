//! Browsers are empty, windows as large as asked, failures photographed, programs ended.

use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
};

use fantoccini::key::Key;
use web_tests::{Size, trial};

#[test]
fn a_window_is_exactly_as_large_as_asked() {
    trial("a-window-is-as-large-as-asked", async |trial| {
        let page = trial.page(Size::PHONE).await;
        for size in Size::ALL {
            page.resize(size).await;
            let inside: (u32, u32) = page
                .look("return [innerWidth, innerHeight]", Vec::new())
                .await;
            assert_eq!(inside, (size.width, size.height));
        }
    });
}

#[test]
fn waiting_goes_on_in_the_next_page_and_keys_reach_the_focus() {
    trial("waiting-goes-on", async |trial| {
        let page = trial.page(Size::DESKTOP).await;
        let second = "<!doctype html><input autofocus data-testid=field>";
        let second = trial.written("second.html", second);
        let leave = format!("setTimeout(() => location = '{second}', 300)");
        let first = format!("<!doctype html><p>first</p><script>{leave}</script>");
        page.open(&trial.written("first.html", &first)).await;
        let there = "document.activeElement.dataset.testid === 'field'";
        page.until::<bool>("the second page is there", there).await;
        page.letter('x').await;
        page.press(Key::Home).await;
        page.letter('y').await;
        let written = "document.activeElement.value === 'yx' && document.activeElement.value";
        let written: String = page.until("both letters are there", written).await;
        assert_eq!(written, "yx");
    });
}

#[test]
fn a_failure_leaves_a_picture_and_no_browser() {
    let mut picture = PathBuf::new();
    let failed = catch_unwind(AssertUnwindSafe(|| {
        trial("a-failure-on-purpose", async |trial| {
            let page = trial.page(Size::PHONE).await;
            page.open(&trial.written("page.html", "<!doctype html><h1>Here</h1>"))
                .await;
            picture = trial.picture("failed-a-failure-on-purpose-0");
            panic!("on purpose");
        });
    }));
    let said = failed.unwrap_err();
    assert_eq!(said.downcast_ref::<&str>(), Some(&"on purpose"));
    let bytes = fs::read(&picture).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"), "{}", picture.display());
    let source = fs::read_to_string(picture.with_extension("html")).unwrap();
    assert!(source.contains("Here"));
    fs::remove_file(&picture).unwrap();
    fs::remove_file(picture.with_extension("html")).unwrap();
    let folder = picture.with_file_name("a-failure-on-purpose");
    assert!(!folder.exists(), "the folder of the trial is removed");
}

#[test]
fn two_pages_share_nothing() {
    trial("two-pages-share-nothing", async |trial| {
        let (one, other) = (
            trial.page(Size::PHONE).await,
            trial.page(Size::DESKTOP).await,
        );
        let url = trial.written("page.html", "<!doctype html><title>page</title>");
        for page in [&one, &other] {
            page.open(&url).await;
        }
        let keep = "localStorage.setItem('mark', 'here');";
        one.look::<Option<bool>>(keep, Vec::new()).await;
        let mark = "return localStorage.getItem('mark');";
        let (kept, strange): (Option<String>, Option<String>) = (
            one.look(mark, Vec::new()).await,
            other.look(mark, Vec::new()).await,
        );
        assert_eq!((kept.as_deref(), strange), (Some("here"), None));
    });
}
