//! Locks that the pages of one browser hold against each other: `navigator.locks`.

use std::cell::Cell;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;

use super::window;

/// A lock that this page holds until it is dropped, or another page takes it away.
pub struct Lock {
    /// Ends the promise that holds it; nothing where a browser has no locks.
    release: Option<Function>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(release) = self.release.take() {
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

/// What to do if another page holds the lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfHeld {
    /// Leave it there.
    Leave,
    /// Take it away.
    Take,
}

/// Takes the lock of this name: `then` gets it, or nothing if another page has it. `lost` is called
/// when another page takes it away. Where a browser has no locks, over plain HTTP, everybody gets
/// one.
pub fn take(
    name: &str,
    if_held: IfHeld,
    then: impl FnOnce(Option<Lock>) + 'static,
    lost: impl FnOnce() + 'static,
) {
    let Some((locks, request)) = manager() else {
        return then(Some(Lock { release: None }));
    };
    let options = Object::new();
    let key = match if_held {
        IfHeld::Leave => "ifAvailable",
        IfHeld::Take => "steal",
    };
    let _ = Reflect::set(&options, &JsValue::from_str(key), &JsValue::TRUE);
    let was_given = Closure::once_into_js(move |lock: JsValue| given(&lock, then));
    let asked = request.call3(&locks, &JsValue::from_str(name), &options, &was_given);
    let Some(held) = asked.ok().and_then(|it| it.dyn_into::<Promise>().ok()) else {
        return;
    };
    // It is kept when the lock is given back, and broken when it is taken away.
    wasm_bindgen_futures::spawn_local(async move {
        if JsFuture::from(held).await.is_err() {
            lost();
        }
    });
}

/// The browser's locks, and how one is asked for.
fn manager() -> Option<(JsValue, Function)> {
    let locks = Reflect::get(&window().navigator(), &JsValue::from_str("locks")).ok()?;
    let request = Reflect::get(&locks, &JsValue::from_str("request")).ok()?;
    Some((locks, request.dyn_into().ok()?))
}

/// Hands the lock on; gives the promise for as long as it is held.
fn given(lock: &JsValue, then: impl FnOnce(Option<Lock>)) -> JsValue {
    if lock.is_null() || lock.is_undefined() {
        then(None);
        return JsValue::UNDEFINED;
    }
    let release = Cell::new(None);
    let held = Promise::new(&mut |kept, _| release.set(Some(kept)));
    then(Some(Lock {
        release: release.take(),
    }));
    held.into()
}
