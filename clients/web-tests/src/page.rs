//! A page in a browser: what a person sees and does there.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use fantoccini::{
    Client, Locator,
    actions::{InputSource as _, KeyAction, KeyActions},
    elements::Element,
    error::CmdError,
    key::Key,
    wd::WindowHandle,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::{Size, devtools::devtools, folders};

/// How long a page may take to be as it should: far more than it ever needs.
const PATIENCE: Duration = Duration::from_secs(40);

/// Waits in the page itself until an expression is neither false nor missing.
///
/// It looks again at each change of the document; the timer is for what changes without one.
const UNTIL: &str = r"
const [source, patience, done] = arguments;
const look = new Function(`return (${source});`);
let timer, observer, late;
const end = value => {
    clearInterval(timer); clearTimeout(late); observer.disconnect(); done(value);
};
const check = () => {
    let value;
    try { value = look(); } catch (error) { return; }
    if (value !== false && value !== null && value !== undefined) end({ found: value });
};
observer = new MutationObserver(check);
observer.observe(document, { subtree: true, childList: true, attributes: true,
    characterData: true });
timer = setInterval(check, 50);
late = setTimeout(() => {
    let said; try { said = String(look()); } catch (error) { said = String(error); }
    end({ late: said });
}, patience);
check();
";

/// A tab of a browser, to be gone to.
#[derive(Clone, Debug)]
pub struct BrowserTab(WindowHandle);

/// A page in a browser.
#[derive(Clone, Debug)]
pub struct Page {
    client: Client,
}

impl Page {
    pub(crate) fn new(client: Client) -> Page {
        Page { client }
    }

    /// Opens an address.
    pub async fn open(&self, url: &str) {
        done("opening an address", self.client.goto(url).await);
    }

    /// Loads the page once more.
    pub async fn reload(&self) {
        done("reloading", self.client.refresh().await);
    }

    /// The address it is at.
    pub async fn url(&self) -> String {
        done("asking for the address", self.client.current_url().await).to_string()
    }

    /// Opens another tab of the same browser at `url` and goes there; gives the one before.
    pub async fn open_tab(&self, url: &str) -> BrowserTab {
        let before = done("asking for the tab", self.client.window().await);
        let opened = done("opening a tab", self.client.new_window(true).await);
        self.go_to_tab(BrowserTab(opened.handle)).await;
        self.open(url).await;
        BrowserTab(before)
    }

    /// Goes to another tab; gives the one before.
    pub async fn go_to_tab(&self, tab: BrowserTab) -> BrowserTab {
        let before = done("asking for the tab", self.client.window().await);
        done("going to a tab", self.client.switch_to_window(tab.0).await);
        BrowserTab(before)
    }

    /// Makes the window's inside exactly that large.
    pub async fn resize(&self, size: Size) {
        let Size { width, height } = size;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        let command = "Emulation.setDeviceMetricsOverride";
        devtools(&self.client, command, metrics).await;
    }

    /// Has the page think that the person prefers this: `prefers-color-scheme` and the like.
    pub async fn prefer(&self, feature: &str, value: &str) {
        let media = json!({ "features": [{ "name": feature, "value": value }] });
        devtools(&self.client, "Emulation.setEmulatedMedia", media).await;
    }

    /// Has the browser forget the files it keeps by itself. What a page keeps stays: browsers may
    /// throw the one away at any time, and not the other.
    pub async fn empty_cache(&self) {
        self.devtools("Network.clearBrowserCache", json!({})).await;
    }

    /// Runs a piece of JavaScript in every page that is loaded from now on, before its own.
    pub async fn before_each_load(&self, script: &str) {
        let source = json!({ "source": script });
        devtools(
            &self.client,
            "Page.addScriptToEvaluateOnNewDocument",
            source,
        )
        .await;
    }

    /// What a piece of JavaScript gives back.
    pub async fn look<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> T {
        let answer = self.client.execute(script, arguments).await;
        let answer = done("looking", answer);
        let shown = answer.to_string();
        serde_json::from_value(answer)
            .unwrap_or_else(|error| panic!("{script} gave {shown}: {error}"))
    }

    /// The same of a piece that waits for something itself.
    pub(crate) async fn look_long<T: DeserializeOwned>(
        &self,
        script: &str,
        arguments: Vec<Value>,
    ) -> T {
        let script = format!(
            "const done = arguments[arguments.length - 1];
            (async function() {{ {script} }}).apply(null, arguments)
                .then(value => done({{ value }}), error => done({{ failed: String(error) }}));"
        );
        let answer = self.client.execute_async(&script, arguments).await;
        let mut answer = done("looking", answer);
        let shown = answer.to_string();
        let value = answer.get_mut("value").map(Value::take);
        let value = value.unwrap_or_else(|| panic!("looking failed: {shown}"));
        serde_json::from_value(value).unwrap_or_else(|error| panic!("it gave {shown}: {error}"))
    }

    /// Waits until a JavaScript expression is neither false nor missing; gives its value.
    pub async fn until<T: DeserializeOwned>(&self, what: &str, expression: &str) -> T {
        let arguments = vec![json!(expression), json!(PATIENCE.as_millis() as u64)];
        let start = Instant::now();
        let found = loop {
            let waited = self.client.execute_async(UNTIL, arguments.clone()).await;
            match waited {
                Ok(mut answer) => match answer.get_mut("found") {
                    Some(found) => break found.take(),
                    None => panic!("waited in vain until {what}: {expression}: {answer}"),
                },
                // A page that goes away takes the waiting with it; it goes on in the next.
                Err(error) if went_away(&error) && start.elapsed() < PATIENCE => {}
                Err(error) => panic!("waiting until {what} failed: {error}"),
            }
        };
        let shown = found.to_string();
        serde_json::from_value(found)
            .unwrap_or_else(|error| panic!("until {what}: `{expression}` gave {shown}: {error}"))
    }

    /// The thing with this `data-testid`, once it is there.
    pub async fn find(&self, testid: &str) -> Element {
        self.select(&by_testid(testid)).await
    }

    /// The first thing that a CSS selector finds, once there is one.
    pub async fn select(&self, selector: &str) -> Element {
        let there = format!("!!document.querySelector({})", json!(selector));
        self.until::<bool>(&format!("there is {selector}"), &there)
            .await;
        let found = self.client.find(Locator::Css(selector)).await;
        done(selector, found)
    }

    /// Whether there is such a thing right now.
    pub async fn has(&self, testid: &str) -> bool {
        let script = "return !!document.querySelector(arguments[0]);";
        self.look(script, vec![json!(by_testid(testid))]).await
    }

    /// Clicks the thing with this `data-testid`, as a mouse does.
    pub async fn click(&self, testid: &str) {
        self.click_on(&by_testid(testid)).await;
    }

    /// Clicks the first thing that a CSS selector finds, as a mouse does: what lies above it would
    /// get the click, and that is a failure.
    ///
    /// It is brought into view first, as a person does with what lies behind a bar: the page says
    /// itself how much room its bars need (`scroll-padding`).
    pub async fn click_on(&self, selector: &str) {
        let bring = format!(
            "(it => it && (it.scrollIntoView({{ block: 'nearest', behavior: 'instant' }}), true))\
             (document.querySelector({}))",
            json!(selector)
        );
        let what = format!("{selector} is in view");
        // What is redrawn or moves between finding and clicking is found again: a page whose
        // pictures have just come is longer than before.
        for left in (0..5).rev() {
            self.until::<bool>(&what, &bring).await;
            let clicked = match self.client.find(Locator::Css(selector)).await {
                Ok(element) => element.click().await,
                Err(error) => Err(error),
            };
            match clicked {
                Err(error) if error.is_stale_element_reference() || error.is_no_such_element() => {}
                Err(error) if left > 0 && is_covered(&error) => {}
                clicked => return done(selector, clicked),
            }
        }
        panic!("{selector} was redrawn under every click");
    }

    /// The visible words of a thing.
    pub async fn text(&self, testid: &str) -> String {
        let element = self.find(testid).await;
        done(testid, element.text().await)
    }

    /// Replaces what is written in a field.
    pub async fn fill(&self, testid: &str, text: &str) {
        let field = self.find(testid).await;
        done(testid, field.clear().await);
        done(testid, field.send_keys(text).await);
    }

    /// Chooses a file in the field for one.
    pub async fn choose_file(&self, testid: &str, file: &Path) {
        let field = self.find(testid).await;
        done(testid, field.send_keys(&file.display().to_string()).await);
    }

    /// What a click on the thing with this `data-testid` would leave as a file.
    pub async fn download(&self, testid: &str) -> String {
        let note = "const make = URL.createObjectURL;
            URL.createObjectURL = blob => { blob.text().then(it => window.kept = it);
                return make(blob); }; return true";
        self.look::<bool>(note, Vec::new()).await;
        self.click(testid).await;
        self.until("the file is kept", "window.kept ?? null").await
    }

    /// Presses a key, wherever the focus is.
    pub async fn press(&self, key: Key) {
        self.strike(char::from(key), &[]).await;
    }

    /// Presses a key while others are held.
    pub async fn press_with(&self, held: Key, key: Key) {
        self.strike(char::from(key), &[char::from(held)]).await;
    }

    /// Types a letter, wherever the focus is.
    pub async fn letter(&self, letter: char) {
        self.strike(letter, &[]).await;
    }

    /// Presses the tab key so many times, backwards if less than none.
    pub async fn tab(&self, times: i32) {
        let (tab, shift) = (char::from(Key::Tab), char::from(Key::Shift));
        let mut actions = KeyActions::new("keyboard".to_owned());
        if times < 0 {
            actions = actions.then(KeyAction::Down { value: shift });
        }
        for _ in 0..times.abs() {
            actions = actions.then(KeyAction::Down { value: tab });
            actions = actions.then(KeyAction::Up { value: tab });
        }
        if times < 0 {
            actions = actions.then(KeyAction::Up { value: shift });
        }
        let pressed = self.client.perform_actions(actions).await;
        done("pressing the tab key", pressed);
    }

    async fn strike(&self, value: char, held: &[char]) {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for &value in held {
            actions = actions.then(KeyAction::Down { value });
        }
        actions = actions.then(KeyAction::Down { value });
        actions = actions.then(KeyAction::Up { value });
        for &value in held {
            actions = actions.then(KeyAction::Up { value });
        }
        let pressed = self.client.perform_actions(actions).await;
        done("pressing a key", pressed);
    }

    /// Why the browser would not offer to install what it shows; empty when it would.
    pub async fn in_the_way_of_installing(&self) -> Vec<String> {
        let answer = self
            .devtools("Page.getInstallabilityErrors", json!({}))
            .await;
        let errors = answer["installabilityErrors"].as_array();
        let errors = errors.expect("Chromium says what is in the way");
        errors.iter().map(ToString::to_string).collect()
    }

    /// Chromium's own command.
    pub(crate) async fn devtools(&self, command: &'static str, parameters: Value) -> Value {
        devtools(&self.client, command, parameters).await
    }

    /// Where the picture of that name is left.
    pub fn photo(&self, name: &str) -> PathBuf {
        folders::pictures().join(format!("{name}.png"))
    }

    /// Leaves a picture of the page, and its source, in the folder `browser` of the target folder.
    pub async fn photograph(&self, name: &str) {
        let folder = folders::pictures();
        // A picture is help, not a test: without it the test still says what failed.
        if let Ok(picture) = self.client.screenshot().await {
            let _ = fs::write(self.photo(name), picture);
        }
        if let Ok(source) = self.client.source().await {
            let _ = fs::write(folder.join(format!("{name}.html")), source);
        }
    }
}

/// The selector of a `data-testid`.
pub(crate) fn by_testid(testid: &str) -> String {
    format!("[data-testid={}]", json!(testid))
}

fn done<T>(what: &str, answer: Result<T, CmdError>) -> T {
    answer.unwrap_or_else(|error| panic!("{what} failed: {error}"))
}

/// Whether something else lay where it was clicked.
fn is_covered(error: &CmdError) -> bool {
    error.to_string().contains("element click intercepted")
}

/// Whether a script ended because its page did: Chromium has several words for that.
fn went_away(error: &CmdError) -> bool {
    let said = error.to_string();
    let words = ["script timeout", "unloaded", "navigation", "context"];
    words.iter().any(|word| said.contains(word))
}
