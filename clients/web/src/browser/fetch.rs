//! Asking the server.

use host::Json;
use prose::{Lang, say};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

use super::window;

/// The status of an answer to somebody who has too many open tables.
const CONFLICT: u16 = 409;

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// The server cannot be reached.
    Unreachable,
    /// It answered, but not with what was asked for.
    Refused,
    /// It answered that something else has to be done first: there are too many open tables.
    TooMany,
    /// It answered that this was too much in a short time.
    TooOften,
    /// It cannot do anything for anybody just now.
    Trouble,
}

impl NoAnswer {
    /// Why there is no answer, in a sentence.
    pub fn sentence(self, lang: Lang) -> String {
        match self {
            NoAnswer::Unreachable | NoAnswer::Refused => say!(lang, "web-unreachable"),
            NoAnswer::TooMany => say!(lang, "web-refused", why = "tables"),
            NoAnswer::TooOften => say!(lang, "web-refused", why = "often"),
            NoAnswer::Trouble => say!(lang, "web-trouble"),
        }
    }
}

/// The text at `path`.
pub async fn get(path: &str) -> Result<String, NoAnswer> {
    send(path, &RequestInit::new()).await
}

/// The answer to `body`, sent as JSON to `path`.
pub async fn post(path: &str, body: &Json) -> Result<String, NoAnswer> {
    let init = RequestInit::new();
    init.set_method("POST");
    init.set_body(&JsValue::from_str(body.text()));
    send(path, &init).await
}

async fn send(path: &str, init: &RequestInit) -> Result<String, NoAnswer> {
    let request = Request::new_with_str_and_init(path, init).map_err(|_| NoAnswer::Unreachable)?;
    // A text's own kind would be text: the server wants to be told.
    let headers = request.headers();
    let _ = headers.set("content-type", "application/json");
    let answer = JsFuture::from(window().fetch_with_request(&request)).await;
    let answer: Response = answer.map_err(|_| NoAnswer::Unreachable)?.unchecked_into();
    let text = answer.text().map_err(|_| NoAnswer::Refused)?;
    let text = JsFuture::from(text).await;
    let text = text.map_err(|_| NoAnswer::Unreachable)?;
    match answer.status() {
        200..=299 => text.as_string().ok_or(NoAnswer::Refused),
        CONFLICT => Err(NoAnswer::TooMany),
        429 => Err(NoAnswer::TooOften),
        503 => Err(NoAnswer::Trouble),
        _ => Err(NoAnswer::Refused),
    }
}
