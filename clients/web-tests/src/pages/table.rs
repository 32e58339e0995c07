//! A table: what is asked, what is lit, and playing on.

use fantoccini::key::Key;
use serde::Deserialize;
use serde_json::json;

use crate::Page;

/// No play of these tests has so many picks.
const PICKS_MAX: usize = 1_500;

/// How a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TableState {
    /// The person here is asked something.
    Turn,
    /// The curtain is drawn.
    Curtain,
    /// A scoring was held, and its table lies over the board.
    Scored,
    /// It is over.
    Over,
}

/// Whom a table asks, as one page knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WhoseTurn {
    /// The person here.
    Own,
    /// Somebody else.
    Other,
    /// Nobody: it is over.
    Over,
}

/// How far a play is, as one page knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Stands {
    /// How many decisions have been made.
    pub ply: u32,
    /// Who is asked.
    pub asked: WhoseTurn,
}

/// What a page shows, by its picks.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PageState {
    /// What lies in the own hand.
    pub hand: Vec<String>,
    /// What lies anywhere else.
    pub beside: Vec<String>,
}

/// How far the play is, once a table is drawn and whoever is asked can answer. A scoring that lies
/// over the board is put away.
const STANDS: &str = "(() => {
    const table = document.querySelector('[data-testid=table][data-ply]');
    const scored = table?.querySelector('[data-testid=scored-close]');
    if (scored) { scored.click(); return null; }
    const over = table?.querySelector('[data-testid=over]');
    const prompt = table?.querySelector('[data-testid=prompt]');
    const lit = table?.querySelector(
        '[data-pick].may, [data-testid=confirm], .acts [aria-pressed]');
    const asked = over ? 'over' : !prompt ? null : prompt.matches('.wait') ? 'other' :
        lit ? 'own' : null;
    if (!asked) return null;
    return { ply: Number(table.dataset.ply), asked };
})()";

/// The moment, once there is something to do here.
const MOMENT: &str = "(() => {
    const has = selector => document.querySelector(selector);
    if (has('[data-testid=over]')) return 'over';
    if (has('[data-testid=curtain]')) return 'curtain';
    if (has('[data-testid=scored]')) return 'scored';
    const asked = has('[data-testid=prompt]:not(.wait)');
    const lit = '[data-pick].may, [data-testid=confirm], .acts [aria-pressed]';
    return asked && has(lit) ? 'turn' : null;
})()";

/// Everything that changes when something was picked or done.
const STAMP: &str = "(() => {
    const text = name => document.querySelector(`[data-testid=${name}]`)?.textContent;
    const marks = [...document.querySelectorAll('[data-pick].sel, [data-pick].may')];
    const story = document.querySelector('[data-testid=log]')?.textContent.length;
    const ply = document.querySelector('[data-ply]')?.dataset.ply;
    return [ply, text('question'), text('headline'), story, !!text('over'), !!text('curtain'),
        ...marks.map(it => it.dataset.pick + it.getAttribute('class'))].join('|');
})()";

/// Everything that changes when something was done, and not when it was only picked.
const STORY: &str = "(() => {
    const has = selector => !!document.querySelector(selector);
    const text = name => document.querySelector(`[data-testid=${name}]`)?.textContent;
    const ply = document.querySelector('[data-ply]')?.dataset.ply;
    return [ply, text('headline'), text('log')?.length, has('[data-testid=over]'),
        has('[data-testid=curtain]'), has('[data-testid=prompt].wait')].join('|');
})()";

/// What can be done without a piece: beside the question, or on a phone at the foot of the page.
const SPARES: [&str; 2] = [".acts [aria-pressed]", ".tabs .say[aria-pressed]"];

/// What is to be done now.
#[derive(Debug, Deserialize)]
struct NextPick {
    /// Whether everything is picked and only has to be confirmed.
    is_said: bool,
    /// Whether the focus is on what is picked.
    is_on_picked: bool,
    /// What is to be touched.
    target: String,
    /// Everything that changes by that.
    stamp: String,
}

/// Gives a [`NextPick`], asked all at once; the two stamps are to follow.
///
/// What was touched since the last decision gives way to what was not: a piece that is lit may lead
/// on, or stand for another beginning, and two beginnings could be touched in turn for ever. Once
/// all were touched, each time the next in line is, so that no short round is gone through again
/// and again.
const OFFER: &str = "
const [preferred, spares] = arguments;
const lit = '[data-pick].may';
const ply = document.querySelector('[data-ply]')?.dataset.ply;
if (window.touched?.ply !== ply) window.touched = { ply, picks: new Set(), count: 0 };
const { picks } = window.touched;
const seen = it => it.getClientRects().length > 0;
const all = it => [...document.querySelectorAll(it)].filter(seen);
const ways = [...preferred.map(it => it + lit), lit, ...spares];
const offered = ways.flatMap(way => all(way).map(it => [way, it.dataset.pick]));
const [way, pick] = offered.find(([, pick]) => pick && !picks.has(pick)) ??
    offered[window.touched.count % offered.length] ?? [lit];
const confirm = '[data-testid=confirm]';
const is_said = !!document.querySelector(confirm);
if (!is_said) { picks.add(pick); window.touched.count += 1; }
return { is_said,
    is_on_picked: document.activeElement?.getAttribute('aria-pressed') === 'true',
    target: is_said ? confirm : pick ? `${way}[data-pick=\"${pick}\"]` : way,
    stamp: is_said ? ";

/// How many stops of the tab key lie between the focus and what is wanted, in the order of the
/// page; nothing if it cannot be reached that way.
const WAY: &str = "
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const stops = [...document.querySelectorAll(focusable)].filter(it => it.tabIndex >= 0 &&
    !it.disabled && it.getClientRects().length > 0 &&
    getComputedStyle(it).visibility === 'visible' && !it.closest('[inert]'));
const wanted = stops.indexOf(document.querySelector(arguments[0]));
return wanted < 0 ? null : wanted - stops.indexOf(document.activeElement);
";

/// A table, in a browser.
#[derive(Clone, Copy, Debug)]
pub struct TableOnPage<'a> {
    page: &'a Page,
}

impl<'a> TableOnPage<'a> {
    /// The table that is open, once it is drawn.
    pub async fn at(page: &'a Page) -> TableOnPage<'a> {
        let there = "!!document.querySelector('[data-testid=table], [data-testid=curtain]')";
        page.until::<bool>("a table is there", there).await;
        TableOnPage { page }
    }

    /// The page it is on.
    pub fn page(&self) -> &'a Page {
        self.page
    }

    /// Waits until there is something to do here.
    pub async fn moment(&self) -> TableState {
        self.page.until("there is something to do", MOMENT).await
    }

    /// How far the play is, once the table is drawn.
    pub async fn stands(&self) -> Stands {
        self.page.until("the table is drawn", STANDS).await
    }

    /// Waits until so many decisions have been made.
    pub async fn until_ply(&self, ply: u32) {
        let there = format!("({STANDS})?.ply >= {ply}");
        let what = format!("ply {ply} is known");
        self.page.until::<bool>(&what, &there).await;
    }

    /// What is to be done now, and what will change by it: the first of the selectors that finds
    /// something lit, else whatever is lit first.
    async fn offer(&self, preferred: &[&str]) -> NextPick {
        let script = [OFFER, STORY, " : ", STAMP, " };"].concat();
        self.page
            .look(&script, vec![json!(preferred), json!(SPARES)])
            .await
    }

    /// Waits for what comes of it: for the table to go on if that was the confirmation, else for
    /// other pieces to be lit.
    async fn follow(&self, offer: NextPick) {
        let stamp = if offer.is_said { STORY } else { STAMP };
        let other = format!("{stamp} !== {}", json!(offer.stamp));
        self.page
            .until::<bool>("the table has changed", &other)
            .await;
    }

    /// The ply of the last pick and all that was picked for its decision: what a play that does not
    /// end tells.
    pub async fn touched(&self) -> String {
        let script = "const it = window.touched;
            return it ? [it.ply, it.count, ...it.picks].join(' ') : 'nothing';";
        self.page.look(script, Vec::new()).await
    }

    /// One pick or one confirmation, by mouse.
    pub async fn click_on(&self, preferred: &[&str]) {
        let offer = self.offer(preferred).await;
        self.page.click_on(&offer.target).await;
        self.follow(offer).await;
    }

    /// A pick or a confirmation, by keyboard: the tab key to what is meant, then Enter. Enter on
    /// what is picked already confirms it.
    pub async fn press_on(&self, preferred: &[&str]) {
        let offer = self.offer(preferred).await;
        if !(offer.is_said && offer.is_on_picked) {
            self.go_to(&offer.target).await;
        }
        self.page.press(Key::Enter).await;
        self.follow(offer).await;
    }

    /// Brings the focus to `selector` by the tab key alone.
    async fn go_to(&self, selector: &str) {
        for _ in 0..20 {
            let way: Option<i32> = self.page.look(WAY, vec![json!(selector)]).await;
            match way {
                Some(0) => return,
                Some(steps) => self.page.tab(steps).await,
                None => panic!("the tab key does not lead to {selector}"),
            }
        }
        panic!("the tab key never came to {selector}");
    }

    /// Plays on by mouse until it is over. Curtains are lifted.
    pub async fn play_by_mouse(&self, preferred: &[&str]) {
        for _ in 0..PICKS_MAX {
            match self.moment().await {
                TableState::Over => return,
                TableState::Curtain => self.lift().await,
                TableState::Scored => self.put_away().await,
                TableState::Turn => self.click_on(preferred).await,
            }
        }
        panic!("the play does not end");
    }

    /// Plays on by keyboard alone until it is over.
    pub async fn play_by_keyboard(&self, preferred: &[&str]) {
        for _ in 0..PICKS_MAX {
            match self.moment().await {
                TableState::Over => return,
                TableState::Curtain => self.lift().await,
                TableState::Scored => {
                    self.go_to("[data-testid=scored-close]").await;
                    self.page.press(Key::Enter).await;
                    self.until_put_away().await;
                }
                TableState::Turn => self.press_on(preferred).await,
            }
        }
        panic!("the play does not end");
    }

    /// Lifts the curtain.
    pub async fn lift(&self) {
        self.page.click("lift").await;
        let gone = "!document.querySelector('[data-testid=curtain]')";
        self.page.until::<bool>("the curtain is lifted", gone).await;
    }

    /// Puts the table of a scoring away, by mouse.
    pub async fn put_away(&self) {
        self.page.click("scored-close").await;
        self.until_put_away().await;
    }

    /// Waits until the table of a scoring is gone.
    async fn until_put_away(&self) {
        let gone = "!document.querySelector('[data-testid=scored]')";
        self.page
            .until::<bool>("the scores are put away", gone)
            .await;
    }

    /// The picks that lie in the hand.
    pub async fn hand(&self) -> Vec<String> {
        self.seen().await.hand
    }

    /// The picks that lie on the table, those in the hand apart, and hands of others in words.
    pub async fn seen(&self) -> PageState {
        let script = "const seen = { hand: [], beside: [] };
            for (const it of document.querySelectorAll('[data-pick], [data-testid^=hand-of]'))
                seen[it.closest('[data-testid=hand]') ? 'hand' : 'beside']
                    .push(it.dataset.pick ?? it.dataset.testid);
            return seen;";
        self.page.look(script, Vec::new()).await
    }

    /// How it ended, in words.
    pub async fn ending(&self) -> String {
        self.page.text("ending").await
    }
}
