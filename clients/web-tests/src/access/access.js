// What nobody may find on a page. Gives back [{ rule, what, where }].
//
// Names and roles as such are asked of the browser's own tree, in Rust; here is what that tree
// does not tell: structure, references, contrast, size.

const found = [];
const report = (rule, element, what) => found.push({ rule, what, where: describe(element) });

function describe(element) {
    const words = [element.localName];
    for (const name of ["data-testid", "id", "role", "class"]) {
        const value = element.getAttribute(name);
        if (value) { words.push(`${name}="${value}"`); }
    }
    const text = (element.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${words.join(" ")}> ${text}`.trim();
}

function shown(element) {
    for (let at = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.display === "none" || style.visibility !== "visible") { return false; }
        if (at.localName === "symbol" || at.localName === "defs") { return false; }
        if (Number(style.opacity) === 0 && at === element) { return false; }
    }
    return element.getClientRects().length > 0;
}

// For the eyes alone: what screen readers are told not to read, and what is there only for them.
function onlyForReaders(element) {
    const box = element.getBoundingClientRect();
    return box.width <= 1 || box.height <= 1;
}

const all = [...document.querySelectorAll("body *")];
const visible = all.filter(shown);
const INTERACTIVE = "button, a[href], input:not([type=hidden]), select, textarea, summary, " +
    "[role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], " +
    "[role=menuitem], [role=option], [role=slider], [tabindex]:not([tabindex='-1'])";

function document_() {
    const root = document.documentElement;
    if (!/^(en|it)$/.test(root.lang)) { report("lang", root, `lang is "${root.lang}"`); }
    if (!document.title.trim()) { report("title", root, "the page has no title"); }
    const viewport = document.querySelector("meta[name=viewport]");
    if (viewport && /user-scalable\s*=\s*no|maximum-scale/.test(viewport.content)) {
        report("zoom", root, "the page forbids enlarging it");
    }
    const mains = visible.filter(it => it.matches("main, [role=main]"));
    if (mains.length !== 1) { report("main", document.body, `${mains.length} main parts`); }
}

function ids() {
    const seen = new Set();
    for (const element of document.querySelectorAll("[id]")) {
        if (seen.has(element.id)) { report("id", element, `the id ${element.id} is used twice`); }
        seen.add(element.id);
    }
}

function headings() {
    const level = it => Number(it.getAttribute("aria-level") || it.localName.slice(1));
    const list = visible.filter(it => it.matches("h1, h2, h3, h4, h5, h6, [role=heading]"));
    let before = 0;
    for (const heading of list) {
        const now = level(heading);
        if (now > before + 1) { report("headings", heading, `level ${now} after ${before}`); }
        before = now;
    }
    const first = list.filter(it => level(it) === 1).length;
    if (first !== 1) { report("headings", document.body, `${first} headings of level 1`); }
}

const ROLES = new Set(("alert alertdialog application article banner button cell checkbox " +
    "columnheader combobox complementary contentinfo definition dialog document feed figure form " +
    "grid gridcell group heading img link list listbox listitem log main marquee math " +
    "menu menubar " +
    "menuitem menuitemcheckbox menuitemradio meter navigation none note option presentation " +
    "progressbar radio radiogroup region row rowgroup rowheader search separator slider " +
    "spinbutton " +
    "status switch tab table tablist tabpanel term textbox timer toolbar tooltip tree treegrid " +
    "treeitem").split(" "));
const NEEDS = { checkbox: "aria-checked", radio: "aria-checked", switch: "aria-checked",
    slider: "aria-valuenow", combobox: "aria-expanded", meter: "aria-valuenow" };
const INSIDE = { tab: "[role=tablist]", option: "[role=listbox], select", row:
    "table, [role=table], [role=grid], [role=treegrid]",
    gridcell: "[role=row]", cell: "[role=row], tr",
    listitem: "ul, ol, [role=list]", menuitem: "[role=menu], [role=menubar]" };
const REFERENCES = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns",
    "aria-activedescendant", "for"];

function roles() {
    for (const element of all) {
        const role = element.getAttribute("role");
        if (role !== null && !ROLES.has(role)) { report("role", element, `no role "${role}"`); }
        const need = NEEDS[role];
        if (need && !element.hasAttribute(need)) { report("role", element, `lacks ${need}`); }
        const inside = INSIDE[role];
        if (inside && !element.parentElement.closest(inside)) {
            report("role", element, `a ${role} outside of ${inside}`);
        }
        if (element.localName === "li" && !element.parentElement.matches("ul, ol, menu")) {
            report("role", element, "a list item without a list");
        }
        for (const name of REFERENCES) {
            const value = element.getAttribute(name);
            for (const id of value ? value.split(/\s+/) : []) {
                if (!document.getElementById(id)) {
                    report("reference", element, `${name}: ${id}`);
                }
            }
        }
    }
}

function interactive() {
    for (const element of visible.filter(it => it.matches(INTERACTIVE))) {
        if (element.tabIndex > 0) { report("order", element, `tabindex ${element.tabIndex}`); }
        if (element.closest("[aria-hidden=true]") && element.tabIndex >= 0) {
            report("hidden", element, "can be focused, but readers are not told of it");
        }
        const outer = element.parentElement.closest("button, a[href], [role=button], [role=link]");
        if (outer) { report("nested", element, `inside ${describe(outer)}`); }
        size(element);
        label(element);
    }
}

function size(element) {
    const inline = element.localName === "a" && getComputedStyle(element).display === "inline";
    const box = element.getBoundingClientRect();
    const small = box.width < 24 || box.height < 24;
    if (small && !inline && !onlyForReaders(element) && !element.closest("label")) {
        report("size", element, `${Math.round(box.width)} by ${Math.round(box.height)} pixels`);
    }
}

function label(element) {
    const field = "input:not([type=button]):not([type=submit]), select, textarea";
    if (!element.matches(field)) { return; }
    const named = (element.labels && element.labels.length) || element.hasAttribute("aria-label") ||
        element.hasAttribute("aria-labelledby");
    if (!named) { report("label", element, "a field without a label"); }
}

function pictures() {
    for (const image of visible.filter(it => it.localName === "img")) {
        if (!image.hasAttribute("alt")) { report("picture", image, "an image without alt"); }
    }
    for (const svg of visible.filter(it => it.localName === "svg")) {
        const silent = svg.closest("[aria-hidden=true]");
        const parent = svg.closest("[role=img], button, a, [role=button], [role=link]");
        if (!silent && !parent && !svg.querySelector(INTERACTIVE) && !svg.hasAttribute("role")) {
            report("picture", svg, "neither named nor hidden from readers");
        }
    }
}

// Contrast, as WCAG 2 counts it.

function colour(text) {
    const numbers = text.match(/[\d.]+/g);
    if (!numbers) { return null; }
    const [r, g, b, a = 1] = numbers.map(Number);
    return text.startsWith("color(srgb") ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
}

const over = (top, below) => {
    const [r, g, b, a] = top;
    return [r, g, b].map((part, n) => part * a + below[n] * (1 - a)).concat(1);
};

function luminance([r, g, b]) {
    const part = value => {
        const v = value / 255;
        return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
}

function ratio(a, b) {
    const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
}

// The shape drawn last below the middle of an SVG text, within its own drawing.
function shapeBelow(text) {
    const box = text.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let below = null;
    for (const shape of text.ownerSVGElement.querySelectorAll("rect, circle, path, polygon, use")) {
        if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) { break; }
        const at = shape.getBoundingClientRect();
        const covers = at.left <= x && x <= at.right && at.top <= y && y <= at.bottom;
        if (!covers || !shown(shape) || shape.closest("symbol, defs")) { continue; }
        if (shape.localName === "use") { below = { unknown: true }; continue; }
        const style = getComputedStyle(shape);
        const fill = style.fill === "none" ? null : colour(style.fill);
        const alpha = Number(style.fillOpacity) * Number(style.opacity);
        if (style.fill.startsWith("url")) { below = { unknown: true }; continue; }
        if (fill && fill[3] * alpha > 0.95) { below = { colour: fill }; }
        else if (fill && fill[3] * alpha > 0) { below = { unknown: true }; }
    }
    return below;
}

// The ground below an element: all backgrounds up to the first that lets nothing through.
function ground(element) {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.backgroundImage !== "none") { return null; }
        const layer = colour(style.backgroundColor);
        if (layer && layer[3] > 0) { layers.push(layer); }
        if (layer && layer[3] === 1) { break; }
    }
    return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
}

function opacity(element) {
    let product = 1;
    for (let at = element; at; at = at.parentElement) {
        product *= Number(getComputedStyle(at).opacity);
    }
    return product;
}

let judged = 0;
let unjudged = 0;

function contrast() {
    const done = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const skip = !walker.currentNode.data.trim() || done.has(element) || !shown(element) ||
            onlyForReaders(element) || element.closest("[aria-disabled=true], :disabled, [inert]");
        if (skip) { continue; }
        done.add(element);
        const drawn = element.ownerSVGElement !== undefined && element.ownerSVGElement !== null;
        const shape = drawn ? shapeBelow(element) : null;
        const below = shape ? shape.colour : ground(element);
        if (!below) { unjudged += 1; continue; }
        judged += 1;
        const style = getComputedStyle(element);
        const ink = colour(drawn ? style.fill : style.color);
        const faded = [ink[0], ink[1], ink[2], ink[3] * opacity(element)];
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const [is, least] = [ratio(over(faded, below), below), large ? 3 : 4.5];
        if (is < least - 0.005) { report("contrast", element, `${is.toFixed(2)}, not ${least}`); }
    }
}

document_();
ids();
headings();
roles();
interactive();
pictures();
contrast();
return { found, judged, unjudged };
