//! The keys of the cookies: where they are kept, and how they are rotated.

use room::ids::Secret;

use crate::{
    config::Config,
    house::Environment,
    offline::open_as_it_is,
    run::RunError,
    store::{Storage, StoreError},
    web::{CookieKey, CookieKeys},
};

/// What the key that signs is called in the storage.
const CURRENT: &str = "cookie-key";
/// And the one before it.
const PREVIOUS: &str = "cookie-key-before";
/// When the first server that was reached by HTTPS was started there.
const SECURE_SINCE: &str = "secure-since";

/// The keys in `store`; the first server there draws one.
pub(crate) async fn keys(
    store: &dyn Storage,
    environment: &Environment,
) -> Result<CookieKeys, StoreError> {
    let fresh = Secret::draw(&mut |bytes: &mut [u8]| environment.roll(bytes));
    let current = store.keep(CURRENT, &fresh.reveal()).await?;
    let previous = store.kept(PREVIOUS).await?;
    let read = |text: String| {
        let secret = text
            .parse()
            .map_err(|_| StoreError::Unreadable("cookie key"));
        secret.map(CookieKey::new)
    };
    Ok(CookieKeys {
        current: read(current)?,
        previous: previous.map(read).transpose()?,
    })
}

/// Since when people have come to `store` by HTTPS, in seconds since 1970: since `now`, if this is
/// the first time.
pub async fn secure_since(store: &dyn Storage, now: u64) -> Result<u64, StoreError> {
    let since = store.keep(SECURE_SINCE, &now.to_string()).await?;
    since
        .parse()
        .map_err(|_| StoreError::Unreadable("secure-since"))
}

/// Draws a new key for the cookies of a server, which signs from its next start. Cookies of the
/// key before still count and are renewed; those of the one before that do not.
pub fn rotate_key(config: &Config) -> Result<(), RunError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let store = open_as_it_is(config).await?;
        let environment = Environment::real();
        let fresh = Secret::draw(&mut |bytes: &mut [u8]| environment.roll(bytes));
        store.rotate(CURRENT, PREVIOUS, &fresh.reveal()).await?;
        store.close().await;
        Ok(())
    })
}
