//! Addresses as squares that a phone can read.

use std::fmt::Write as _;

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The code of `address`, with `label` as its name.
pub fn code(address: &str, label: &str) -> AnyView {
    let Some((path, size)) = path(address) else {
        return ().into_any();
    };
    view! {
        <svg class="p-qr" viewBox=format!("-3 -3 {0} {0}", size + 6) role="img"
            aria-label=label.to_owned() shape-rendering="crispEdges">
            <path fill="currentColor" d=path />
        </svg>
    }
    .into_any()
}

/// The dark squares as one path, and how many squares a side has.
fn path(address: &str) -> Option<(String, i32)> {
    let code = QrCode::encode_text(address, QrCodeEcc::Medium).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
    }
    Some((path, code.size()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_becomes_squares_with_three_finders() {
        let (path, size) = path("https://club.example/t/0d9e5f0c9b1d22ab01e477aac3f1ab12").unwrap();
        assert!(size >= 21);
        // The corners of the three finders are dark.
        for corner in [(0, 0), (size - 1, 0), (0, size - 1)] {
            assert!(path.contains(&format!("M{} {}h1", corner.0, corner.1)));
        }
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert_eq!(path(&"x".repeat(5_000)), None);
    }
}
