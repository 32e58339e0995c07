//! Texts packed into letters that an address may have, and back. The browser packs.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// `text`, packed.
pub async fn pack(text: &str) -> Option<String> {
    let parts = Array::of1(&JsValue::from_str(text));
    let packed = through("CompressionStream", &parts, "arrayBuffer").await;
    Some(letters(&Uint8Array::new(&packed.ok()?).to_vec()))
}

/// The text that was packed like this, if any was.
pub async fn unpack(packed: &str) -> Option<String> {
    let bytes = bytes(packed)?;
    let parts = Array::of1(&Uint8Array::from(&bytes[..]));
    let text = through("DecompressionStream", &parts, "text").await;
    text.ok()?.as_string()
}

/// What comes out of the stream of this class, read by the method `read`, if `parts` go in.
async fn through(class: &str, parts: &Array, read: &str) -> Result<JsValue, JsValue> {
    let raw = Array::of1(&JsValue::from_str("deflate-raw"));
    let coder = made(class, &raw)?;
    let blob = made("Blob", &Array::of1(parts))?;
    let stream = called(&blob, "stream", &Array::new())?;
    let stream = called(&stream, "pipeThrough", &Array::of1(&coder))?;
    let response = made("Response", &Array::of1(&stream))?;
    let all: Promise = called(&response, read, &Array::new())?.dyn_into()?;
    JsFuture::from(all).await
}

/// A new one of the browser's `class`.
fn made(class: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let class = Reflect::get(&js_sys::global(), &JsValue::from_str(class))?;
    let class: Function = class.dyn_into()?;
    Reflect::construct(&class, arguments)
}

fn called(object: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &JsValue::from_str(method))?.dyn_into()?;
    method.apply(object, arguments)
}

/// The letters for six bits each.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as letters: Base64 as addresses have it (RFC 4648, section 5), without padding.
fn letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, at| {
            bits << 8 | u32::from(three.get(at).copied().unwrap_or(0))
        });
        for at in 0..=three.len() {
            let six = bits >> (18 - 6 * at) & 63;
            text.push(char::from(LETTERS[six as usize]));
        }
    }
    text
}

/// The bytes that are written like this, if any are.
fn bytes(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(letters.len() / 4 * 3 + 2);
    for four in letters.as_bytes().chunks(4) {
        let mut bits = 0;
        for letter in four {
            let six = LETTERS.iter().position(|it| it == letter)?;
            bits = bits << 6 | six as u32;
        }
        // A last letter alone says too little.
        let count = four.len().checked_sub(1).filter(|count| *count > 0)?;
        bits <<= 6 * (4 - four.len());
        bytes.extend(&bits.to_be_bytes()[1..=count]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_as_everybody_writes_them_and_read_again() {
        let known = [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("fooba", "Zm9vYmE"),
        ];
        for (text, written) in known {
            assert_eq!(letters(text.as_bytes()), written);
            assert_eq!(bytes(written).as_deref(), Some(text.as_bytes()));
        }
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(bytes(&letters(&all)), Some(all));
        assert_eq!(letters(&[0xfb, 0xff]), "-_8");
    }

    #[test]
    fn what_nobody_wrote_is_refused() {
        for text in ["Z", "Zm9vY", "Zm9+", "Zg==", "Zm 9"] {
            assert_eq!(bytes(text), None, "{text}");
        }
    }
}
