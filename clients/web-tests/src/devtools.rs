//! Chromium's own commands, for what WebDriver has no word for.

use fantoccini::{Client, wd::WebDriverCompatibleCommand};
use serde_json::{Value, json};
use url::{ParseError, Url};

/// One command of the DevTools protocol.
#[derive(Debug)]
struct DevTools {
    command: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let session = session.expect("the browser is open");
        base.join(&format!("session/{session}/goog/cdp/execute"))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        let body = json!({ "cmd": self.command, "params": self.parameters });
        (http::Method::POST, Some(body.to_string()))
    }
}

/// Has the browser do `command`; gives its answer.
pub(crate) async fn devtools(client: &Client, command: &'static str, parameters: Value) -> Value {
    let answer = client
        .issue_cmd(DevTools {
            command,
            parameters,
        })
        .await;
    answer.unwrap_or_else(|error| panic!("{command} failed: {error}"))
}
