//! Whether everyone can use a page: names, roles, structure, contrast, order of focus.
//!
//! Names and roles are asked of the browser itself, which tells screen readers the same. The rest
//! is in `access.js`. `docs/decisions/own-access-checker.md` says why this is ours; axe-core gives
//! a second opinion.

pub mod axe;

use std::{collections::BTreeMap, fmt};

use fantoccini::key::Key;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Page;

/// More stops than any page has.
const STOPS_MAX: usize = 400;

/// The roles of what somebody picks, changes or follows.
const CONTROLS: [&str; 13] = [
    "button",
    "link",
    "checkbox",
    "radio",
    "switch",
    "tab",
    "menuitem",
    "option",
    "slider",
    "textbox",
    "searchbox",
    "combobox",
    "spinbutton",
];

/// Something that shuts someone out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct Violation {
    /// The rule, in one word.
    pub rule: String,
    /// What is wrong.
    pub what: String,
    /// The element it is wrong with, as a selector finds it.
    #[serde(rename = "where")]
    pub place: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.rule, self.what, self.place)
    }
}

/// What `access.js` gives back.
#[derive(Debug, Deserialize)]
struct Findings {
    found: Vec<Violation>,
    judged: usize,
    unjudged: usize,
}

/// Everything that is wrong with the page as it is now.
pub async fn violations(page: &Page) -> Vec<Violation> {
    let findings: Findings = page.look(include_str!("access.js"), Vec::new()).await;
    let mut violations = findings.found;
    violations.extend(unnamed(page).await);
    violations.sort();
    violations.dedup();
    violations
}

/// Fails unless everyone can use the page as it is now, by our judgement and by that of axe.
pub async fn check(page: &Page, name: &str) {
    let mut violations = violations(page).await;
    violations.extend(axe::violations(page).await);
    let lines: Vec<String> = violations.iter().map(Violation::to_string).collect();
    assert!(
        lines.is_empty(),
        "{name} shuts people out:\n{}",
        lines.join("\n")
    );
}

/// How many texts of the page were judged by their contrast, and how many could not be, because a
/// picture lies below them.
pub async fn texts_judged(page: &Page) -> (usize, usize) {
    let findings: Findings = page.look(include_str!("access.js"), Vec::new()).await;
    (findings.judged, findings.unjudged)
}

/// The names of all that the browser's own tree has: what a screen reader can say of the page.
pub async fn names(page: &Page) -> Vec<String> {
    let nodes = nodes(page).await;
    let names = nodes
        .iter()
        .filter_map(|node| node["name"]["value"].as_str());
    names.map(str::to_owned).collect()
}

/// The browser's own tree of the page, without what it ignores.
async fn nodes(page: &Page) -> Vec<Value> {
    let mut tree = page
        .devtools("Accessibility.getFullAXTree", json!({}))
        .await;
    let nodes = tree["nodes"].as_array_mut().expect("the tree has nodes");
    nodes.retain(|node| node["ignored"] != json!(true));
    std::mem::take(nodes)
}

/// What can have the focus, and pictures, without a name or a role in the browser's own tree.
async fn unnamed(page: &Page) -> Vec<Violation> {
    let mut violations = Vec::new();
    for node in &nodes(page).await {
        let Some((broken, what)) = trouble(node) else {
            continue;
        };
        let place = place(page, node).await;
        let role = node["role"]["value"].as_str().unwrap_or_default();
        // The page itself may put the focus on a part that nobody can pick: that is no control.
        let is_part = place.contains("tabindex=-1") && !CONTROLS.contains(&role);
        if !is_part {
            violations.push(Violation {
                rule: broken.to_owned(),
                what: what.to_owned(),
                place,
            });
        }
    }
    violations
}

/// What is wrong with a node of the tree.
fn trouble(node: &Value) -> Option<(&'static str, &'static str)> {
    let role = node["role"]["value"].as_str().unwrap_or_default();
    let name = node["name"]["value"].as_str().unwrap_or_default();
    let is_named = !name.trim().is_empty();
    match role {
        "RootWebArea" => None,
        "image" | "dialog" | "alertdialog" | "heading" if !is_named => {
            Some(("name", "has no name"))
        }
        "generic" | "none" | "" if is_focusable(node) => Some(("role", "has no role")),
        _ if is_focusable(node) && !is_named => Some(("name", "has no name")),
        _ => None,
    }
}

fn is_focusable(node: &Value) -> bool {
    let properties = node["properties"].as_array();
    properties.is_some_and(|properties| {
        properties.iter().any(|property| {
            property["name"] == json!("focusable") && property["value"]["value"] == json!(true)
        })
    })
}

async fn place(page: &Page, node: &Value) -> String {
    let id = json!({ "backendNodeId": node["backendDOMNodeId"] });
    let answer = page.devtools("DOM.describeNode", id).await;
    let element = &answer["node"];
    let attributes = element["attributes"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    let words: Vec<&str> = attributes.iter().filter_map(Value::as_str).collect();
    let pairs = words.chunks(2).map(|pair| pair.join("="));
    let pairs: Vec<String> = pairs.collect();
    let name = element["localName"].as_str().unwrap_or_default();
    format!("<{name} {}>", pairs.join(" "))
}

/// One stop of the focus.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Stop {
    /// The element, as a person who looks for it in the source would say it.
    pub element: String,
    /// Whether one can see that the focus is there.
    pub visible: bool,
    /// Whether it lies within the window.
    pub inside: bool,
}

/// The stop at which the focus is, and whether it has been there before.
const STOP: &str = r#"
const at = document.activeElement;
if (!at || at === document.body || at === document.documentElement) return null;
if (at.dataset.visited) return null;
at.dataset.visited = "1";
const focused = getComputedStyle(at);
const ring = style => [style.outlineStyle === "none" ? "" : style.outlineWidth + style.outlineColor,
    style.boxShadow, style.borderTopColor, style.backgroundColor, style.stroke].join("|");
const now = ring(focused);
const box = at.getBoundingClientRect();
at.blur();
const before = ring(getComputedStyle(at));
at.focus();
return {
    element: `${at.localName} ${at.dataset.testid || at.getAttribute("aria-label") ||
        at.textContent.trim().slice(0, 30)}`,
    visible: now !== before || focused.outlineStyle !== "none",
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
};
"#;

/// Goes through the page by the tab key alone; gives every stop, once.
pub async fn stops(page: &Page) -> Vec<Stop> {
    let mut stops = Vec::new();
    for _ in 0..STOPS_MAX {
        page.press(Key::Tab).await;
        let stop: Option<Stop> = page.look(STOP, Vec::new()).await;
        let Some(stop) = stop else { break };
        stops.push(stop);
    }
    let forget = "document.querySelectorAll('[data-visited]').forEach(it => \
                  delete it.dataset.visited);";
    page.look::<Option<bool>>(forget, Vec::new()).await;
    stops
}

/// Fails unless the tab key leads through the page and one always sees where one is.
pub async fn check_stops(page: &Page, name: &str) {
    let stops = stops(page).await;
    assert!(!stops.is_empty(), "{name} has nothing that can be focused");
    let mut wrong: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for stop in &stops {
        if !stop.visible {
            let list = wrong.entry("the focus cannot be seen at").or_default();
            list.push(&stop.element);
        }
        if !stop.inside {
            let list = wrong.entry("the focus leaves the window at").or_default();
            list.push(&stop.element);
        }
    }
    assert!(wrong.is_empty(), "{name}: {wrong:?}");
}
