//! What a message changes on the page: an acknowledgement nothing, somebody's coming and going
//! their seat, a move what differs by it.

use serde::Deserialize;
use web_tests::{Page, Size, trial};

use crate::{
    alone::still,
    games::{ESCAPE, GAMES, Game},
    together::{asked, sit_down},
};

/// Notes every change of the document under the kind of the message that came last. A change is
/// told as the way to the element that changed, by what it is called on the page. `idle` tells the
/// parts that the last update changed and that look as they did before: they were drawn for
/// nothing.
const WATCH: &str = "
window.changes = { ack: [], presence: [], update: [] };
let kind = null;
let looks = new Map(), touched = new Set();
const way = node => {
    const names = [];
    const element = node instanceof Element ? node : node.parentElement;
    for (let it = element; it; it = it.parentElement)
        names.unshift(it.dataset.testid ?? it.getAttribute('class') ?? it.localName);
    return names.join(' / ');
};
const note = records => {
    for (const it of records) if (kind) {
        window.changes[kind].push(way(it.target));
        if (kind === 'update') touched.add(it.target);
    }
};
const parts = () => [...document.querySelectorAll('[data-testid]')];
window.idle = () => {
    note(observer.takeRecords());
    const same = parts().filter(it => looks.get(it) === it.outerHTML);
    const drawn = it => [...touched].some(target => it.contains(target));
    return { same: same.map(it => it.dataset.testid),
        drawn: same.filter(drawn).map(way) };
};
const observer = new MutationObserver(note);
document.addEventListener('DOMContentLoaded', () => observer.observe(document.body,
    { subtree: true, childList: true, attributes: true, characterData: true }));
window.WebSocket = class extends WebSocket {
    constructor(...rest) {
        super(...rest);
        this.addEventListener('message', event => {
            const said = Object.keys(JSON.parse(event.data))[0];
            note(observer.takeRecords());
            kind = said in window.changes ? said : null;
            if (kind) window.changes[kind].push('heard');
            if (kind === 'update') {
                looks = new Map(parts().map(it => [it, it.outerHTML]));
                touched = new Set();
            }
        });
    }
};";

/// What changed, by the kind of the message.
#[derive(Debug, Deserialize)]
struct Changes {
    ack: Vec<String>,
    presence: Vec<String>,
    update: Vec<String>,
}

/// The one part that is drawn anew by any move, looking the same: the things of the own hero at
/// the table of Escape from New York.
const ESCAPE_HERO: &str = "/ hero";

/// The parts that the last update left as they were.
#[derive(Debug, Deserialize)]
struct Idle {
    /// All of them.
    same: Vec<String>,
    /// Those that were drawn all the same.
    drawn: Vec<String>,
}

async fn changes(page: &Page) -> Changes {
    page.look("return window.changes", Vec::new()).await
}

/// Asserts that a move, which somebody else made, drew nothing that looks as it did before.
async fn assert_drawn_for_a_reason(game: &Game, page: &Page) {
    let idle: Idle = page.look("return window.idle()", Vec::new()).await;
    assert!(!idle.same.is_empty(), "{}: much stays as it is", game.id);
    let is_excused = |way: &&String| game.id == ESCAPE.id && way.contains(ESCAPE_HERO);
    let drawn: Vec<_> = idle.drawn.iter().filter(|way| !is_excused(way)).collect();
    assert_eq!(drawn, [""; 0], "{}: drawn for nothing", game.id);
}

/// What changed beside that a message was heard.
fn drawn(all: &[String]) -> Vec<&String> {
    all.iter().filter(|way| *way != "heard").collect()
}

async fn acts(game: &Game, trial: &web_tests::Trial) {
    let server = trial.server();
    let pages = [
        trial.page(Size::DESKTOP).await,
        trial.page(Size::DESKTOP).await,
    ];
    for page in &pages {
        still(page).await;
        page.before_each_load(WATCH).await;
    }
    let tables = sit_down(game, [&pages[0], &pages[1]], &server).await;
    let (turn, ply) = asked(tables).await;
    let own = turn.expect("somebody begins");
    let mut now = ply;
    while now == ply {
        tables[own].click_on(game.preferred).await;
        now = tables[own].stands().await.ply;
    }
    tables[1 - own].until_ply(now).await;
    assert_drawn_for_a_reason(game, &pages[1 - own]).await;
    let seen = changes(&pages[own]).await;
    assert!(!seen.ack.is_empty(), "{}: an answer was heard", game.id);
    assert_eq!(drawn(&seen.ack), [""; 0], "{}: by an answer", game.id);
    assert!(!drawn(&seen.update).is_empty(), "{}: by a move", game.id);

    pages[1 - own].open(&server.url("/")).await;
    let away = "document.querySelector('[data-testid=seats] .out') !== null";
    pages[own].until::<bool>("the other is away", away).await;
    let seen = changes(&pages[own]).await;
    let elsewhere = |way: &&String| !way.contains("seats");
    let drawn = drawn(&seen.presence);
    assert!(!drawn.is_empty(), "{}: somebody went", game.id);
    let elsewhere: Vec<_> = drawn.into_iter().filter(elsewhere).collect();
    assert_eq!(elsewhere, [""; 0], "{}: by somebody's going", game.id);
}

#[test]
fn an_answer_redraws_nothing_a_move_what_differs_and_who_goes_their_seat() {
    trial("redrawn", async |trial| {
        for game in GAMES {
            acts(game, trial).await;
        }
    });
}
