//! Our own lettering, for names and for the numbers on cards.

use leptos::prelude::*;

use crate::browser;

/// How wide each digit is drawn.
const DIGITS: [i32; 10] = [82, 44, 72, 68, 80, 70, 74, 70, 72, 74];

/// The name of a game, or of the house, drawn; `label` is how it is spoken.
pub fn lettering(id: &str, label: &str) -> AnyView {
    let Some(frame) = browser::attribute_of(&format!("w-{id}"), "viewBox") else {
        return view! { <span class="plainword">{label.to_owned()}</span> }.into_any();
    };
    let width = width(&frame).to_owned();
    view! {
        <svg class="lett" viewBox=frame fill="currentColor" role="img" aria-label=label.to_owned()>
            <use href=format!("#w-{id}") x="-2" y="-2" width=width height="108" />
        </svg>
    }
    .into_any()
}

/// How wide a drawing is whose `viewBox` is this.
fn width(frame: &str) -> &str {
    frame.split(' ').nth(2).unwrap_or_default()
}

/// A number, drawn. It says nothing: what it is on has a name.
pub fn numeral(number: u32) -> AnyView {
    let (places, width) = places(number);
    let digits: Vec<AnyView> = places
        .into_iter()
        .map(|(digit, at)| {
            let width = DIGITS[digit].to_string();
            view! {
                <use href=format!("#n-{digit}") x=(at - 2).to_string() y="-2" width=width
                    height="104" />
            }
            .into_any()
        })
        .collect();
    view! {
        <svg class="lett" viewBox=format!("-2 -2 {width} 108") fill="currentColor"
            aria-hidden="true">
            {digits}
        </svg>
    }
    .into_any()
}

/// Each digit with the place where it begins, and the width of all.
fn places(number: u32) -> (Vec<(usize, i32)>, i32) {
    let mut at = 0;
    let digits = number.to_string();
    let places = digits.bytes().map(|byte| {
        let digit = usize::from(byte - b'0');
        let place = (digit, at);
        at += DIGITS[digit] - 4 + 10;
        place
    });
    let places: Vec<_> = places.collect();
    (places, at - 10 + 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_as_wide_as_its_drawing() {
        assert_eq!(width("-2 -2 726 108"), "726");
    }

    #[test]
    fn digits_stand_side_by_side_and_the_frame_fits() {
        assert_eq!(places(7), (vec![(7, 0)], 70));
        assert_eq!(places(11), (vec![(1, 0), (1, 50)], 94));
        assert_eq!(places(12).1, 122);
    }
}
