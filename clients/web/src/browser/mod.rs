//! What we ask of the browser, in one place.

pub mod drawings;
pub mod fetch;
pub mod focus;
pub mod indexed_db;
pub mod local_storage;
pub mod locks;
pub mod session_storage;

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Crypto, Window};

/// The page's window.
pub fn window() -> Window {
    web_sys::window().expect("only the page asks for its window")
}

/// Calls a method of `object` by its name, one that takes nothing and gives nothing.
pub fn call(object: &JsValue, method: &str) {
    let method = Reflect::get(object, &JsValue::from_str(method));
    if let Some(method) = method
        .ok()
        .and_then(|it| it.dyn_into::<js_sys::Function>().ok())
    {
        let _ = method.call0(object);
    }
}

/// Scrolls as little as is needed to see it.
pub fn bring_into_view(element: &JsValue) {
    let how = js_sys::Object::new();
    for side in ["block", "inline"] {
        let nearest = JsValue::from_str("nearest");
        let _ = Reflect::set(&how, &JsValue::from_str(side), &nearest);
    }
    let scroll = Reflect::get(element, &JsValue::from_str("scrollIntoView"));
    let scroll = scroll.ok().and_then(|it| it.dyn_into().ok());
    if let Some(scroll) = scroll {
        let scroll: js_sys::Function = scroll;
        let _ = scroll.call1(element, &how);
    }
}

/// What the element with this id says of itself, if the page has it.
pub fn attribute_of(id: &str, name: &str) -> Option<String> {
    window()
        .document()?
        .get_element_by_id(id)?
        .get_attribute(name)
}

/// `text` in small letters. The browser has the tables of all alphabets; we do not bring them.
pub fn small_letters(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}

/// Milliseconds since 1970.
#[expect(clippy::cast_sign_loss, reason = "nobody plays before 1970")]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Asks the browser not to throw away what it stores for us when room gets short.
pub fn keep_storage() {
    let navigator = window().navigator();
    if let Ok(storage) = Reflect::get(&navigator, &JsValue::from_str("storage"))
        && storage.is_object()
    {
        call(&storage, "persist");
    }
}

/// A moment, in milliseconds since 1970, as people of this language write day and time.
#[expect(clippy::cast_precision_loss, reason = "no day is that far away")]
pub fn day_and_time(at: u64, lang: &str) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(at as f64));
    let options = js_sys::Object::new();
    for (key, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = Reflect::set(&options, &JsValue::from_str(key), &JsValue::from_str(value));
    }
    date.to_locale_string(lang, &options).into()
}

/// Fills `bytes` with randomness, in a page and in a worker.
pub fn random(bytes: &mut [u8]) {
    let crypto = Reflect::get(&js_sys::global(), &JsValue::from_str("crypto"));
    let crypto: Crypto = crypto.expect("browsers have crypto").unchecked_into();
    let array = Uint8Array::new_with_length(bytes.len() as u32);
    crypto
        .get_random_values_with_array_buffer_view(&array)
        .expect("some dozens of bytes are not too many");
    array.copy_to(bytes);
}

/// So many random bytes in hexadecimal digits.
pub fn random_hex<const N: usize>() -> String {
    let mut bytes = [0; N];
    random(&mut bytes);
    tabletop::hex::hex(&bytes)
}

/// The path of the address.
pub fn path() -> String {
    window().location().pathname().unwrap_or_default()
}

/// Loads the page at `address`.
pub fn load(address: &str) {
    let _ = window().location().assign(address);
}

/// Loads the page at `address` in the place of this one, to which nobody wants to go back.
pub fn replace(address: &str) {
    let _ = window().location().replace(address);
}

/// Does something after so many milliseconds.
pub fn later(milliseconds: i32, then: impl FnOnce() + 'static) {
    let then = Closure::once_into_js(then);
    let _ = window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), milliseconds);
}

/// Lets the person keep `text` as a file.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else {
        return;
    };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else {
        return;
    };
    let document = window().document().expect("the page has a document");
    if let Ok(link) = document.create_element("a") {
        let link: web_sys::HtmlAnchorElement = link.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}

/// The name of the build the page belongs to.
pub fn build() -> String {
    let root = window()
        .document()
        .and_then(|document| document.document_element());
    root.and_then(|root| root.get_attribute("data-build"))
        .unwrap_or_default()
}
