//! Whether a table can be played in the window it is in: everything that can be picked can be
//! touched, and while it is looked for the question and the own hand stay in view.

use serde_json::json;

use crate::{Page, Size};

/// All windows that a table is made for: screens, laptops with and without the bars of a browser,
/// tablets, phones held upright and on their side.
pub const ALL: [Size; 11] = [
    window(1920, 1080),
    window(1536, 730),
    window(1440, 789),
    window(1366, 768),
    window(1366, 657),
    window(1280, 720),
    window(1024, 768),
    window(820, 1180),
    window(844, 390),
    window(390, 844),
    window(360, 640),
];
/// One of each kind.
pub const FEW: [Size; 4] = [
    window(1366, 768),
    window(1024, 768),
    window(844, 390),
    window(390, 844),
];
/// The windows of those whose text is twice as large.
pub const LARGE_TEXT: [Size; 5] = [
    window(1920, 1080),
    window(1440, 900),
    window(1366, 768),
    window(1280, 720),
    window(820, 1180),
];

const fn window(width: u32, height: u32) -> Size {
    Size { width, height }
}

/// What is wrong with the table as it is now; `arguments[0]` says whether fingers touch it.
const WRONG: &str = r#"
const [isTouched] = arguments;
const [wide, high] = [innerWidth, innerHeight];
const wrong = [];
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const seen = it => it.getClientRects().length > 0;
const name = it => it?.dataset?.pick ?? it?.dataset?.testid ?? it?.getAttribute?.("class")
    ?? it?.localName ?? "nothing";
const table = document.querySelector("[data-testid=table]");

// What of a thing can be seen: its box, cut by whatever it scrolls in and by the window.
const shown = it => {
    let { left, top, right, bottom } = it.getBoundingClientRect();
    const cut = box => {
        left = Math.max(left, box.left); top = Math.max(top, box.top);
        right = Math.min(right, box.right); bottom = Math.min(bottom, box.bottom);
    };
    for (let at = it.parentElement; at; at = at.parentElement) {
        const { overflowX, display, position } = getComputedStyle(at);
        if (overflowX !== "visible" && display !== "contents") cut(at.getBoundingClientRect());
        if (position === "fixed") break;
    }
    cut({ left: 0, top: 0, right: wide, bottom: high });
    return { left, top, right, bottom, width: right - left, height: bottom - top };
};
const isWhole = it => {
    const [box, part] = [it.getBoundingClientRect(), shown(it)];
    return part.width >= box.width - 1.5 && part.height >= box.height - 1.5;
};

// Whether a finger that aims at a thing touches it. What is no rectangle need not have a middle.
const SPOTS = [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.3, .3], [.7, .7], [.5, .12],
    [.12, .5], [.88, .5], [.5, .88]];
const hit = it => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return SPOTS.some(([x, y]) => {
        const at = document.elementFromPoint(left + width * x, top + height * y);
        return at && it.contains(at);
    });
};
const above = it => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return name(document.elementFromPoint(left + width / 2, top + height / 2));
};

const CARDS = ":is([data-testid=hand], [data-testid=chosen]) button[data-pick]";
// The question and all its buttons.
const asked = when => {
    const prompt = table.querySelector("[data-testid=prompt]");
    if (!prompt || !isWhole(prompt)) return wrong.push(`${when}: the prompt is not in view`);
    const question = prompt.querySelector("[data-testid=question]");
    if (!isWhole(question) || !hit(question)) wrong.push(`${when}: the question is not in view`);
    for (const it of all("button", prompt).filter(seen))
        if (!isWhole(it) || !hit(it)) wrong.push(`${when}: ${name(it)} of the prompt is hidden`);
    const part = prompt.getBoundingClientRect().height / high;
    if (part > 0.45) wrong.push(`${when}: the prompt takes ${Math.round(part * 100)} %`);
};
// The hand, with what was chosen from it: at least a card, and all that is not in view can be
// scrolled to in its panel.
const held = when => {
    const cards = all(CARDS, table).filter(seen);
    if (cards.length > 0 && !cards.some(it => isWhole(it) && hit(it)))
        wrong.push(`${when}: no card of the hand is whole in view`);
};

asked("at first");
held("at first");
const scrolls = document.scrollingElement;
if (scrolls.scrollWidth > wide) wrong.push(`the page is ${scrolls.scrollWidth} wide of ${wide}`);
if (scrolls.scrollHeight > high) wrong.push(`the page is ${scrolls.scrollHeight} high of ${high}`);
const panels = all("main.app, main.app *").filter(seen).filter(it => {
    const { overflowX } = getComputedStyle(it);
    return it.clientWidth > 0 && overflowX === "hidden" && it.scrollWidth > it.clientWidth + 2 &&
        it.querySelector("button, [data-pick]");
});
for (const it of panels) {
    const end = it.getBoundingClientRect().left + it.clientLeft + it.clientWidth + 2;
    const parts = all("*", it).filter(part => !part.closest("svg"));
    const out = parts.find(part => part.getBoundingClientRect().right > end);
    wrong.push(`${name(it)} is cut at its side, through ${out?.outerHTML.slice(0, 200)}`);
}
const lost = all("main.app, main.app *").filter(seen).filter(it => {
    const { overflowY } = getComputedStyle(it);
    return overflowY === "hidden" && it.scrollHeight > it.clientHeight + 3 &&
        it.clientHeight > 0 && it.querySelector("button, [data-pick], .body, table, li");
});
for (const it of lost) wrong.push(`${name(it)} is cut at its foot`);

// Nothing is written past the edge of a card.
const spilt = all("main.app button[data-pick]", table).filter(seen).filter(it =>
    it.scrollHeight > it.clientHeight + 5 && it.clientHeight > 0);
for (const it of spilt) wrong.push(`${name(it)} is written past its edge`);

// The large parts lie beside each other.
const parts = all(".top, .prompt, .tabs, .seats, main.app .panel, main.app [data-testid=hand]",
    table).filter(seen).filter(it => !it.closest("dialog, .top .seats"));
for (const [at, one] of parts.entries()) for (const other of parts.slice(at + 1)) {
    if (one.contains(other) || other.contains(one)) continue;
    const [a, b] = [shown(one), shown(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1.5 && down > 1.5) wrong.push(`${name(one)} overlaps ${name(other)}`);
}

// Whatever can be picked now.
const offers = () => all("[data-pick].may, [data-pick].sel", table)
    .filter(it => it.matches("button, [role=button], [tabindex]"));
const names = new Set(offers().map(it => it.dataset.pick));
const isBoard = it => it instanceof SVGElement || it.closest(".f-map, .sky");
const bring = it => it.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
const least = (it, of) => {
    if (!isTouched) return;
    const { width, height } = it.getBoundingClientRect();
    const min = of ?? (isBoard(it) ? 24 : 44);
    if (Math.min(width, height) < min - 0.6)
        wrong.push(`${name(it)} is ${Math.round(width)}x${Math.round(height)} to a finger`);
};
const tabs = all(".tabs button:not(.say)", table).filter(seen);
for (const pick of names) {
    const every = () => offers().filter(it => it.dataset.pick === pick && seen(it));
    let found = every();
    if (found.length === 0) {
        // It lies in another part: it is one tap away.
        for (const tab of tabs) {
            tab.click();
            await new Promise(done => setTimeout(done, 30));
            found = every();
            if (found.length > 0) break;
        }
    }
    const touched = found.find(hit) ?? found.find(it => (bring(it), hit(it)));
    if (!touched) {
        wrong.push(found.length ? `${pick} lies under ${above(found[0])}` : `${pick} is not there`);
    } else {
        asked(`at ${pick}`);
        if (tabs.length === 0 || tabs[0].classList.contains("on")) held(`at ${pick}`);
        least(touched);
    }
    if (tabs.length > 0 && !tabs[0].classList.contains("on")) {
        tabs[0].click();
        await new Promise(done => setTimeout(done, 30));
    }
}
for (const it of all(".top button, .top .brand, .prompt button, .tabs button", table).filter(seen))
    least(it, 44);
for (const it of all(CARDS, table).filter(seen)) least(it, 44);
for (const it of all("main.app, main.app *")) if (it.scrollTop || it.scrollLeft) it.scrollTo(0, 0);
return [...new Set(wrong)];
"#;

/// Whether a window of that size is that of a phone or a tablet.
fn is_touched(size: Size) -> bool {
    [(820, 1180), (844, 390), (390, 844), (360, 640)].contains(&(size.width, size.height))
}

/// What is wrong with the table in a window of this size; empty when it can be played there.
pub async fn wrong(page: &Page, size: Size) -> Vec<String> {
    page.resize(size).await;
    let drawn = "[innerWidth, innerHeight].join() === ";
    let drawn = format!(
        "{drawn}{}",
        json!(format!("{},{}", size.width, size.height))
    );
    page.until::<bool>("the window has its size", &drawn).await;
    let is_touched = is_touched(size);
    page.look_long(WRONG, vec![json!(is_touched)]).await
}
