//! Plays many games on one device as fast as a page can, each with another deal, and tells of those
//! that do not end: whoever always touches the first thing that is lit must come to an end too.
//!
//! ```text
//! cargo xtask web && cargo build --bin boroughs
//! cargo run --package web-tests --example endings -- escape-from-new-york 50
//! ```

#![expect(clippy::print_stdout, reason = "it is there to print what it found")]

use std::env;

use serde::Deserialize;
use serde_json::json;
use web_tests::{Page, Server, Size, pages::NewGame, trial};

/// More picks than any game of two has.
const PICKS_MAX: u32 = 1_500;

/// Plays to the end. Gives the number of picks and the last of them.
const PLAY: &str = "
const [preferred, most] = arguments;
const seen = it => it.getClientRects().length > 0;
const all = it => [...document.querySelectorAll(it)].filter(seen);
const has = name => document.querySelector(`[data-testid=${name}]`);
const frame = () => new Promise(then => setTimeout(then, 4));
const told = () => document.querySelector('[data-ply]')?.dataset.ply;
return (async () => {
    const last = [];
    let picks = 0, idle = 0, touched = new Set(), ply = null;
    while (picks < most && idle < 2500) {
        if (has('over')) return { picks, is_over: true, last };
        const aside = has('lift') ?? has('scored-close');
        if (aside) { aside.click(); await frame(); continue; }
        const lit = '[data-pick].may';
        const spares = ['.acts [aria-pressed]', '.tabs .say[aria-pressed]'];
        const ways = [...preferred.map(it => it + lit), lit, ...spares];
        const asked = document.querySelector('[data-testid=prompt]:not(.wait)');
        if (ply !== told()) { ply = told(); touched = new Set(); }
        // Two beginnings that are lit could be touched in turn for ever.
        const fresh = it => all(it).find(it => it.dataset.pick && !touched.has(it.dataset.pick));
        const target = asked && (has('confirm') ?? ways.map(fresh).find(it => it)
            ?? ways.map(it => all(it)[0]).find(it => it));
        if (!target) { idle += 1; await frame(); continue; }
        idle = 0;
        touched.add(target.dataset.pick);
        picks += 1;
        const { pick, testid } = target.dataset;
        last.push(`${told()} ${pick ?? testid ?? target.textContent}`);
        if (last.length > 16) last.shift();
        target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await frame();
    }
    return { picks, is_over: false, last };
})();";

#[derive(Debug, Deserialize)]
struct Ended {
    picks: u32,
    is_over: bool,
    last: Vec<String>,
}

async fn play(page: &Page, server: &Server, game: &str, seed: u64) -> Ended {
    let deal = format!("try {{ localStorage.setItem('deal', '{seed}') }} catch {{}}");
    page.before_each_load(&deal).await;
    let new = NewGame::open(page, server, game, "device").await;
    new.two_seats().await;
    if game.starts_with("escape") {
        new.option("hard-time", "yes").await;
    }
    new.start().await;
    let preferred = json!(["[data-pick=\"do-timer\"]"]);
    page.look(PLAY, vec![preferred, json!(PICKS_MAX)]).await
}

fn main() {
    let mut arguments = env::args().skip(1);
    let game = arguments
        .next()
        .unwrap_or_else(|| "escape-from-new-york".to_owned());
    let mut number = |usual| {
        arguments
            .next()
            .and_then(|it| it.parse().ok())
            .unwrap_or(usual)
    };
    let (games, first): (u64, u64) = (number(20), number(1));
    trial("endings", async |trial| {
        let server = trial.server();
        let page = trial.page(Size::DESKTOP).await;
        page.prefer("prefers-reduced-motion", "reduce").await;
        let (mut most, mut endless) = (0, 0);
        for seed in first..first + games {
            let ended = play(&page, &server, &game, seed).await;
            most = most.max(ended.picks);
            if !ended.is_over {
                endless += 1;
                println!(
                    "seed {seed} has no end after {} picks: {:#?}",
                    ended.picks, ended.last
                );
            }
        }
        println!("{game}: {games} games, at most {most} picks, {endless} without an end");
    });
}
