//! Two people, two browsers and a server: each game to its end.

use web_tests::{
    Page, Server, Size, layout,
    pages::{TableOnPage, WhoseTurn},
    trial,
};

use crate::{
    alone::still,
    games::{ESCAPE, FIFTH_AVENUE, Game, NEW_YORK, NEW_YORK_NEW_YORK, THE_CITY},
    hands::Hands,
};

/// After so many picks of both the page of one is loaded once more.
const MIDDLE: usize = 14;
/// No play of these tests has so many.
const PICKS_MAX: usize = 1_500;

/// A page is looked at so often until its hand is drawn.
const LOOKS: usize = 300;

/// What both must read at the end: who won, the order, the points, every line of the sheet.
const RESULT: &str = "
const over = document.querySelector('[data-testid=over]');
const sign = it => it.querySelector('.sign')?.classList[1];
const all = (selector, read) => [...over.querySelectorAll(selector)].map(read);
const points = it => it.querySelector('.num')?.getAttribute('aria-label') ?? 'no points';
return [sign(over.querySelector('.laurel')),
    ...all('.standings li', it => `${sign(it)} ${points(it)}`),
    ...all('table.score tbody tr', it => sign(it) + ' ' +
        [...it.querySelectorAll('td')].map(cell => cell.textContent).join(' '))];
";

/// Both sit down at a table of the server, and it begins.
pub(crate) async fn sit_down<'a>(
    game: &Game,
    pages: [&'a Page; 2],
    server: &Server,
) -> [TableOnPage<'a>; 2] {
    let [host, guest] = pages;
    let link = invite(game, host, server).await;
    layout::check(host, "the hall").await;
    host.resize(Size::DESKTOP).await;
    guest.open(&link).await;
    take_seat(host, "Ada").await;
    take_seat(guest, "Bo").await;
    begin(host).await;
    [TableOnPage::at(host).await, TableOnPage::at(guest).await]
}

/// Lays a table of the server for two; gives the link to it.
pub(crate) async fn invite(game: &Game, host: &Page, server: &Server) -> String {
    game.of_two(host, server, "friends").await;
    host.click("start").await;
    host.find("hall").await;
    let link = "return document.querySelector('[data-testid=link]').value";
    host.look(link, Vec::new()).await
}

/// Sits down under this name.
pub(crate) async fn take_seat(page: &Page, name: &str) {
    page.fill("name", name).await;
    page.click("sit").await;
}

/// Begins as soon as all seats are taken.
pub(crate) async fn begin(host: &Page) {
    let full = "document.querySelectorAll('[data-testid=hall-seats] .open').length === 0 && \
                document.querySelector('.startbar .btn.pri') !== null";
    host.until::<bool>("both sit", full).await;
    host.click("start").await;
}

/// Waits until both know of the same moves and one is asked, or it is over. Gives who is asked and
/// the ply.
pub(crate) async fn asked(tables: [TableOnPage<'_>; 2]) -> (Option<usize>, u32) {
    loop {
        let stands = [tables[0].stands().await, tables[1].stands().await];
        let [ply, other] = stands.map(|it| it.ply);
        let turn = stands.iter().position(|it| it.asked == WhoseTurn::Own);
        if ply != other {
            let behind = usize::from(other < ply);
            tables[behind].until_ply(ply.max(other)).await;
        } else if turn.is_some() {
            return (turn, ply);
        } else if stands.iter().all(|it| it.asked == WhoseTurn::Over) {
            return (None, ply);
        } else {
            // What is asked is answered without anybody.
            tables[0].until_ply(ply + 1).await;
        }
    }
}

/// The page is loaded once more, and is where it was.
async fn reload(page: &Page, ply: u32) {
    let hand = TableOnPage::at(page).await.hand().await;
    page.reload().await;
    let table = TableOnPage::at(page).await;
    assert_eq!(table.stands().await.ply, ply, "the same ply");
    // What a table has is drawn part by part.
    for _ in 0..LOOKS {
        if table.hand().await == hand {
            return;
        }
    }
    assert_eq!(table.hand().await, hand, "the same hand");
}

async fn play(game: &Game, pages: [&Page; 2], server: &Server) {
    let tables = sit_down(game, pages, server).await;
    let mut hands = Hands::of(game);
    let mut checked = None;
    for picks in 0..PICKS_MAX {
        let (turn, ply) = asked(tables).await;
        let Some(turn) = turn else {
            assert!(picks > MIDDLE, "over after {picks} picks");
            return hands.end();
        };
        if checked != Some(ply) {
            let seen = [tables[0].seen().await, tables[1].seen().await];
            hands.check(&seen[0], &seen[1].hand);
            hands.check(&seen[1], &seen[0].hand);
            checked = Some(ply);
        }
        if picks == MIDDLE {
            layout::check(pages[0], game.id).await;
            pages[0].resize(Size::DESKTOP).await;
            reload(pages[1], ply).await;
        }
        tables[turn].click_on(game.preferred).await;
    }
    let stand = [tables[0].touched().await, tables[1].touched().await];
    panic!("{} does not end; at last each picked {stand:?}", game.id);
}

/// A whole game of two people, one at a desk and one with a phone.
fn two_people_play(game: &Game, name: &'static str) {
    trial(name, async |trial| {
        let server = trial.server();
        let [host, guest] = [
            trial.page(Size::DESKTOP).await,
            trial.page(Size::PHONE).await,
        ];
        for page in [&host, &guest] {
            still(page).await;
        }
        play(game, [&host, &guest], &server).await;
        let read: Vec<String> = host.look(RESULT, Vec::new()).await;
        let other: Vec<String> = guest.look(RESULT, Vec::new()).await;
        assert!(read.len() > 2, "{read:?}");
        assert_eq!(read.len(), other.len(), "{other:?}");
        // What lies in a reserve of Escape, its hero alone sees to the end.
        let same = if game.id == ESCAPE.id { 3 } else { read.len() };
        assert_eq!(read[..same], other[..same], "both read the same");
        layout::check(&host, "the end of the game").await;
        layout::check(&guest, "the end of the game").await;
    });
}

#[test]
fn two_people_play_new_york_new_york_over_the_server() {
    two_people_play(&NEW_YORK_NEW_YORK, "together-nyny");
}

#[test]
fn two_people_play_new_york_over_the_server() {
    two_people_play(&NEW_YORK, "together-ny");
}

#[test]
fn two_people_play_the_city_over_the_server() {
    two_people_play(&THE_CITY, "together-city");
}

#[test]
fn two_people_play_fifth_avenue_over_the_server() {
    two_people_play(&FIFTH_AVENUE, "together-fa");
}

#[test]
fn two_people_play_escape_from_new_york_over_the_server() {
    two_people_play(&ESCAPE, "together-fu");
}
