//! Plays looked at again, step by step.

use fantoccini::key::Key;
use web_tests::{
    Page, Server, Size, access, layout,
    pages::{ReplayPage, TableOnPage, TableState},
    trial,
};

use crate::{alone::still, games::NEW_YORK_NEW_YORK};

/// A short game played to its end, and its film.
async fn film<'a>(page: &'a Page, server: &Server) -> ReplayPage<'a> {
    still(page).await;
    let table = NEW_YORK_NEW_YORK.against_a_bot(page, server).await;
    table.play_by_mouse(&[]).await;
    page.click_on("[data-testid=over] a[href*=replay]").await;
    ReplayPage::at(page).await
}

/// Notes what is copied, which tests cannot paste.
const NOTE_COPIES: &str = "if (navigator.clipboard)
    navigator.clipboard.writeText = async (text) => { window.copied = text; };";

#[test]
fn a_finished_game_is_stepped_through_scrubbed_and_shared_with_an_empty_browser() {
    trial("replay", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        page.before_each_load(NOTE_COPIES).await;
        let shown = film(&page, &server).await;
        let (first, all) = shown.moment().await;
        assert_eq!(first, 0, "a film begins with the beginning");
        page.press(Key::Right).await;
        shown.until(1).await;
        page.click("next").await;
        shown.until(2).await;
        page.click("prev").await;
        shown.until(1).await;
        page.press(Key::PageDown).await;
        shown.until(all).await;
        page.press(Key::Home).await;
        shown.until(0).await;
        shown.choose_in("chapters", "★").await;
        shown.until(all).await;
        shown.scrub(5).await;
        let (seen, here) = (shown.table().await, page.url().await);
        page.click("share").await;
        page.find("toast").await;
        let link: String = page.until("the link is copied", "window.copied").await;
        assert!(link.len() < 4_000, "{} letters", link.len());
        page.open(&here).await;
        let shown = ReplayPage::at(&page).await;
        shown.until(5).await;
        assert_eq!(shown.table().await, seen, "the address leads to the moment");
        let other = trial.page(Size::PHONE).await;
        other.open(&link).await;
        let linked = ReplayPage::at(&other).await;
        linked.until(5).await;
        assert_eq!(linked.moment().await, (5, all));
        assert_eq!(
            linked.table().await,
            seen,
            "the link has the whole game in it"
        );
        access::check(&other, "a linked replay").await;
        layout::check_here(&other, "a linked replay").await;
        // Letters that got lost are said to be, and there is a way home.
        other.open(&server.url("/about")).await;
        other.open(&link[..link.len() - 9]).await;
        let home = "!!document.querySelector('main .btn[href=\"/\"]')";
        other.until::<bool>("the way home is shown", home).await;
        assert!(!other.has("replay").await);
    });
}

#[test]
fn a_film_runs_at_the_speed_that_was_chosen_and_is_played_on_from_any_moment() {
    trial("replay-on", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        let shown = film(&page, &server).await;
        shown.choose_in("speed", "Fast").await;
        page.reload().await;
        let shown = ReplayPage::at(&page).await;
        let fast = "document.querySelector('[data-testid=speed]').selectedIndex === 2";
        page.until::<bool>("the speed is remembered", fast).await;
        page.letter(' ').await;
        let ply = "new URLSearchParams(location.search).get('ply') >= 3";
        page.until::<bool>("the film runs", ply).await;
        page.letter(' ').await;
        page.click("play-on").await;
        let (before, _) = shown.moment().await;
        access::check(&page, "the question how to play on").await;
        page.click("on-bots").await;
        let table = TableOnPage::at(&page).await;
        assert_eq!(table.moment().await, TableState::Turn);
        assert!(table.stands().await.ply >= before);
        table.play_by_mouse(&[]).await;
        // Both are on the list of what can be looked at.
        page.open(&server.url("/replay")).await;
        let both = "document.querySelectorAll('[data-testid=replays-here] a').length === 2";
        page.until::<bool>("two games are listed", both).await;
        access::check(&page, "the games to be looked at").await;
        page.click_on("[data-testid=replays-here] a").await;
        ReplayPage::at(&page).await;
    });
}

#[test]
fn a_film_has_all_hands_open_or_is_seen_through_the_eyes_of_a_seat() {
    trial("replay-eyes", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        let film = film(&page, &server).await;
        film.scrub(2).await;
        let names = |of: &str| {
            format!("return [...document.querySelectorAll('{of}')].map(it => it.ariaLabel).sort()")
        };
        let held = |seat: char| names(&format!("[data-testid=held-{seat}] li [aria-label]"));
        let open = [held('A'), held('B')];
        let mut hands: Vec<Vec<String>> = Vec::new();
        for hand in open {
            hands.push(page.look(&hand, Vec::new()).await);
        }
        let who = page.text("hands").await;
        assert!(who.contains("Bot"), "bots are called bots: {who}");
        for (at, eyes) in ["A", "B"].into_iter().enumerate() {
            film.look_through(at + 1).await;
            let is_shown = format!("location.search.includes('eyes={eyes}')");
            page.until::<bool>("those eyes are shown", &is_shown).await;
            let own = names("[data-testid=hand] [data-pick]");
            let own: Vec<String> = page.look(&own, Vec::new()).await;
            assert!(!own.is_empty() && own == hands[at], "{own:?} {hands:?}");
            assert!(!page.has("hands").await, "others' hands are closed then");
        }
        film.look_through(0).await;
        page.find("hands").await;
    });
}

#[test]
fn a_record_that_was_kept_is_looked_at_in_another_browser() {
    trial("record", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::DESKTOP).await);
        let kept = film(&page, &server).await;
        let (_, all) = kept.moment().await;
        let seen = kept.table().await;
        let record = kept.download().await;
        let file = trial.file("kept.game", &record);
        let other = trial.page(Size::DESKTOP).await;
        other.open(&server.url("/replay")).await;
        let shown = ReplayPage::choose(&other, &file).await;
        assert_eq!(shown.moment().await, (0, all));
        assert_eq!(shown.table().await, seen);
        assert_eq!(shown.download().await, record);
        // It is still there when the page is loaded once more.
        other.reload().await;
        let shown = ReplayPage::at(&other).await;
        assert_eq!(shown.moment().await, (0, all));
    });
}

#[test]
fn what_is_no_record_is_refused_with_a_word() {
    trial("no-record", async |trial| {
        let (server, page) = (trial.server(), trial.page(Size::PHONE).await);
        page.open(&server.url("/replay")).await;
        let file = trial.file("shopping.txt", "bread, milk\n");
        let field = page.find("file").await;
        field.send_keys(&file.display().to_string()).await.unwrap();
        page.find("toast").await;
        assert!(page.has("replay-file").await);
    });
}
