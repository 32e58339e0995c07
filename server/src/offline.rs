//! Work on a storage beside its server, or while no server has it.

use std::path::Path;

use tokio::runtime::Builder;

use crate::{
    claim::Claim,
    config::Config,
    house::House,
    run::{FINISH, RunError, finish, house_config},
    store::{self, Store, file_in, url_of},
};

/// Opens the storage as it is. A server makes its storage and brings it up to date, nobody else
/// does: an older server may still have it, and would not know what it finds.
pub(crate) async fn open_as_it_is(config: &Config) -> Result<Store, RunError> {
    Ok(Store::open_as_it_is(&url(config)?).await?)
}

/// Where the storage is, which has to be there.
fn url(config: &Config) -> Result<String, RunError> {
    if let Some(url) = &config.database {
        return Ok(url.clone());
    }
    let file = file_in(&config.data);
    is_there(&file)?;
    Ok(url_of(&file))
}

pub(crate) fn is_there(file: &Path) -> Result<(), RunError> {
    if file.exists() {
        Ok(())
    } else {
        Err(RunError::Missing(file.display().to_string()))
    }
}

/// Lets `work` be done with the tables of a storage that no server has, and waits until all that
/// came of it is stored.
pub(crate) fn with_house<T>(
    config: &Config,
    work: impl AsyncFnOnce(&House) -> Result<T, RunError>,
) -> Result<T, RunError> {
    let url = url(config)?;
    let runtime = Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // What cannot be worked on is not even claimed.
        store::assert_current(&url).await?;
        // Whoever clears up by hand does not wait for a server to end.
        let alone = Config {
            standby: false,
            ..config.clone()
        };
        let _claim = Claim::take(&alone).await?;
        let store = open_as_it_is(config).await?;
        let (house, stored) = House::open(store.clone(), house_config(config)?);
        house.resume_served().await?;
        let done = work(&house).await;
        house.close();
        finish(house, stored, FINISH).await;
        store.close().await;
        done
    })
}
