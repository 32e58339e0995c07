//! What a page leaves for the next page in the same window: `sessionStorage`.

use super::window;

/// The value that the page before this one, or this one before it was loaded again, left under
/// `key`.
pub fn get(key: &str) -> Option<String> {
    window().session_storage().ok()??.get_item(key).ok()?
}

/// Leaves `value` under `key`. Whether the next page will find it.
pub fn set(key: &str, value: &str) -> bool {
    let storage = window().session_storage().ok().flatten();
    storage.is_some_and(|storage| storage.set_item(key, value).is_ok())
}

/// Takes away what is under `key`.
pub fn remove(key: &str) {
    if let Ok(Some(storage)) = window().session_storage() {
        let _ = storage.remove_item(key);
    }
}
