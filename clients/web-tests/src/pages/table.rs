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
pub enum Moment {
    /// The person here is asked something.
    Turn,
    /// The curtain is drawn.
    Curtain,
    /// A scoring was held, and its table lies over the board.
    Scored,
    /// It is over.
    Over,
}

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
    return [text('question'), text('headline'), story, !!text('over'), !!text('curtain'),
        ...marks.map(it => it.dataset.pick + it.className)].join('|');
})()";

/// Everything that changes when something was done, and not when it was only picked.
const STORY: &str = "(() => {
    const has = selector => !!document.querySelector(selector);
    const text = name => document.querySelector(`[data-testid=${name}]`)?.textContent;
    return [text('headline'), text('log')?.length, has('[data-testid=over]'),
        has('[data-testid=curtain]'), has('[data-testid=prompt].wait')].join('|');
})()";

/// How many stops of the tab key lie between the focus and the first thing found, in the order of
/// the page; nothing if it cannot be reached that way.
const WAY: &str = "
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const stops = [...document.querySelectorAll(focusable)].filter(it => it.tabIndex >= 0 &&
    !it.disabled && it.getClientRects().length > 0 &&
    getComputedStyle(it).visibility === 'visible' && !it.closest('[inert]'));
const wanted = arguments[0].map(it => document.querySelector(it)).find(it => stops.includes(it));
if (!wanted) return null;
const from = stops.indexOf(document.activeElement);
return [stops.indexOf(wanted) - from, from >= 0];
";

/// A table, in a browser.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    page: &'a Page,
}

impl<'a> Table<'a> {
    /// The table that is open, once it is drawn.
    pub async fn at(page: &'a Page) -> Table<'a> {
        let there = "!!document.querySelector('[data-testid=table], [data-testid=curtain]')";
        page.until::<bool>("a table is there", there).await;
        Table { page }
    }

    /// Waits until there is something to do here.
    pub async fn moment(&self) -> Moment {
        self.page.until("there is something to do", MOMENT).await
    }

    /// Does something and waits for what comes of it: for the table to go on if it was the word
    /// more, else for other lights.
    async fn follow(&self, doing: impl AsyncFnOnce(bool)) {
        let is_said = self.page.has("confirm").await;
        let stamp = if is_said { STORY } else { STAMP };
        let before: String = self.page.look(&format!("return {stamp}"), Vec::new()).await;
        doing(is_said).await;
        let other = format!("{stamp} !== {}", json!(before));
        self.page
            .until::<bool>("the table has changed", &other)
            .await;
    }

    /// The first of the selectors that finds something lit, else whatever is lit first, else what
    /// can be done without a piece.
    async fn lit(&self, preferred: &[&str]) -> String {
        let script = "const lit = '[data-pick].may';
            const own = arguments[0].find(it => document.querySelector(it + lit));
            if (own || document.querySelector(lit)) return (own || '') + lit;
            return '.acts [aria-pressed]';";
        self.page.look(script, vec![json!(preferred)]).await
    }

    /// One pick or one word more, by mouse.
    pub async fn click_on(&self, preferred: &[&str]) {
        self.follow(async |is_said| {
            if is_said {
                self.page.click("confirm").await;
            } else {
                let lit = self.lit(preferred).await;
                self.page.click_on(&lit).await;
            }
        })
        .await;
    }

    /// One pick or one word more, by keyboard: the tab key to what is meant, then Enter. Enter on
    /// what is picked already is the word more.
    pub async fn press_on(&self, preferred: &[&str]) {
        let pressed = "return document.activeElement?.getAttribute('aria-pressed') === 'true'";
        self.follow(async |is_said| {
            if !is_said {
                let lit = self.lit(preferred).await;
                self.go_to(&lit).await;
            } else if !self.page.look::<bool>(pressed, Vec::new()).await {
                self.go_to("[data-testid=confirm]").await;
            }
            self.page.press(Key::Enter).await;
        })
        .await;
    }

    /// Brings the focus to `selector` by the tab key alone.
    async fn go_to(&self, selector: &str) {
        for _ in 0..20 {
            let arrived = format!(
                "return document.activeElement === document.querySelector({})",
                json!(selector)
            );
            if self.page.look::<bool>(&arrived, Vec::new()).await {
                return;
            }
            let way: Option<(i32, bool)> = self.page.look(WAY, vec![json!([selector])]).await;
            let Some((steps, _)) = way else {
                panic!("the tab key does not lead to {selector}");
            };
            self.page.tab(if steps == 0 { 1 } else { steps }).await;
        }
        panic!("the tab key never came to {selector}");
    }

    /// Plays on by mouse until it is over. Curtains are lifted.
    pub async fn play_by_mouse(&self, preferred: &[&str]) {
        for _ in 0..PICKS_MAX {
            match self.moment().await {
                Moment::Over => return,
                Moment::Curtain => self.lift().await,
                Moment::Scored => {
                    self.page.click("scored-close").await;
                    self.until_put_away().await;
                }
                Moment::Turn => self.click_on(preferred).await,
            }
        }
        panic!("the play does not end");
    }

    /// Plays on by keyboard alone until it is over.
    pub async fn play_by_keyboard(&self, preferred: &[&str]) {
        for _ in 0..PICKS_MAX {
            match self.moment().await {
                Moment::Over => return,
                Moment::Curtain => self.lift().await,
                Moment::Scored => {
                    self.go_to("[data-testid=scored-close]").await;
                    self.page.press(Key::Enter).await;
                    self.until_put_away().await;
                }
                Moment::Turn => self.press_on(preferred).await,
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

    /// Waits until the table of a scoring is gone.
    async fn until_put_away(&self) {
        let gone = "!document.querySelector('[data-testid=scored]')";
        self.page
            .until::<bool>("the scores are put away", gone)
            .await;
    }

    /// The picks that lie in the hand.
    pub async fn hand(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('[data-testid=hand] [data-pick]')]\
                      .map(it => it.dataset.pick)";
        self.page.look(script, Vec::new()).await
    }

    /// How it ended, in words.
    pub async fn ending(&self) -> String {
        self.page.text("ending").await
    }
}
