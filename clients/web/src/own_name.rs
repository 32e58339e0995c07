//! What the person here is called, as this browser remembers it. Whoever was never asked has no
//! name yet: they are called after their seat.

use crate::browser::local_storage;

/// Under what the browser remembers it.
const NAME: &str = "name";

/// The name, if this browser was told one.
pub(crate) fn get() -> Option<String> {
    local_storage::get(NAME).and_then(|kept| cleaned(&kept))
}

/// Remembers the name that somebody typed; one who types none is asked again.
pub(crate) fn set(typed: &str) {
    local_storage::set(NAME, &cleaned(typed).unwrap_or_default());
}

/// What somebody typed, as a name. A word for oneself is none: others would read it as theirs.
pub(crate) fn cleaned(typed: &str) -> Option<String> {
    let name = typed.trim();
    player::is_name(name).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_for_oneself_is_no_name_and_neither_is_nothing() {
        for typed in ["", "  ", "You", " tu ", "TU"] {
            assert_eq!(cleaned(typed), None, "{typed:?}");
        }
        assert_eq!(cleaned(" Ada ").as_deref(), Some("Ada"));
    }
}
