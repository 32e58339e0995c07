//! The page at the door, as long as there is no client for the browser.

use axum::response::Html;

/// Says what this is and what it is not yet.
pub(super) async fn index() -> Html<&'static str> {
    Html(include_str!("index.html"))
}
