//! What this browser remembers from visit to visit: `localStorage`.

use super::window;

/// The value under `key`, if there is one and the browser lets us see it.
pub fn get(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

/// Sets the value under `key`. A browser that stores nothing forgets it with the page.
pub fn set(key: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(key, value);
    }
}
