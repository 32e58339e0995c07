//! What is kept on this device: `IndexedDB`, as far as we need it.

use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    IdbDatabase, IdbFactory, IdbKeyRange, IdbObjectStore, IdbRequest, IdbTransaction,
    IdbTransactionMode,
};

const NAME: &str = "five-boroughs";
const VERSION: u32 = 1;

/// The database of this browser: texts under names, in two object stores.
#[derive(Clone, Debug)]
pub struct Database(IdbDatabase);

/// The object stores of the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectStore {
    /// The entries of tables, one after the other.
    Log,
    /// A line for each table.
    Tables,
}

impl ObjectStore {
    const ALL: [ObjectStore; 2] = [ObjectStore::Log, ObjectStore::Tables];

    fn name(self) -> &'static str {
        match self {
            ObjectStore::Log => "log",
            ObjectStore::Tables => "tables",
        }
    }
}

/// Why something was not put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPut {
    /// Another page has written something by that name.
    Taken,
    /// The browser stores nothing.
    Trouble,
}

type DbResult<T> = Result<T, JsValue>;

impl Database {
    /// The database of this browser, made if it is not there.
    pub async fn open() -> DbResult<Database> {
        let factory = Reflect::get(&js_sys::global(), &JsValue::from_str("indexedDB"))?;
        let factory: IdbFactory = factory.dyn_into()?;
        let request = factory.open_with_u32(NAME, VERSION)?;
        let opening = request.clone();
        let build = Closure::once(move || {
            let Ok(database) = opening.result() else {
                return;
            };
            let database: IdbDatabase = database.unchecked_into();
            for store in ObjectStore::ALL {
                let _ = database.create_object_store(store.name());
            }
        });
        request.set_onupgradeneeded(Some(build.as_ref().unchecked_ref()));
        let database = result(&request).await?;
        Ok(Database(database.unchecked_into()))
    }

    /// Puts all of these into their stores, or none. A log only grows: where it has something by
    /// one of the names, another page has written it.
    pub async fn put(&self, texts: &[(ObjectStore, String, String)]) -> Result<(), NotPut> {
        let transaction = self.begin(texts).map_err(|_| NotPut::Trouble)?;
        done(&transaction).await.map_err(|_| why(&transaction))
    }

    fn begin(&self, texts: &[(ObjectStore, String, String)]) -> DbResult<IdbTransaction> {
        let transaction = self.transaction(IdbTransactionMode::Readwrite)?;
        for (store, name, text) in texts {
            let (name, text) = (JsValue::from_str(name), JsValue::from_str(text));
            let object_store = transaction.object_store(store.name())?;
            match store {
                ObjectStore::Log => object_store.add_with_key(&text, &name)?,
                ObjectStore::Tables => object_store.put_with_key(&text, &name)?,
            };
        }
        Ok(transaction)
    }

    /// The texts whose names begin with `beginning`, in the order of their names.
    pub async fn all(&self, store: ObjectStore, beginning: &str) -> DbResult<Vec<String>> {
        let store = self.store(store, IdbTransactionMode::Readonly)?;
        let found = result(&store.get_all_with_key(&range(beginning)?)?).await?;
        let found = js_sys::Array::from(&found);
        Ok(found.iter().filter_map(|text| text.as_string()).collect())
    }

    /// Deletes the texts whose names begin with `beginning`.
    pub async fn clear(&self, store: ObjectStore, beginning: &str) -> DbResult<()> {
        let store = self.store(store, IdbTransactionMode::Readwrite)?;
        result(&store.delete(&range(beginning)?)?).await?;
        Ok(())
    }

    fn store(&self, store: ObjectStore, mode: IdbTransactionMode) -> DbResult<IdbObjectStore> {
        self.transaction(mode)?.object_store(store.name())
    }

    fn transaction(&self, mode: IdbTransactionMode) -> DbResult<IdbTransaction> {
        let names: js_sys::Array = ObjectStore::ALL
            .iter()
            .map(|store| JsValue::from_str(store.name()))
            .collect();
        self.0.transaction_with_str_sequence_and_mode(&names, mode)
    }
}

/// All names with this beginning.
fn range(beginning: &str) -> DbResult<JsValue> {
    let last = format!("{beginning}\u{ffff}");
    let range = IdbKeyRange::bound(&JsValue::from_str(beginning), &JsValue::from_str(&last))?;
    Ok(range.into())
}

/// What a request comes to.
async fn result(request: &IdbRequest) -> DbResult<JsValue> {
    let waiting = request.clone();
    let promise = Promise::new(&mut |kept, broken| {
        waiting.set_onsuccess(Some(&kept));
        waiting.set_onerror(Some(&broken));
    });
    JsFuture::from(promise).await?;
    request.result()
}

/// Why a transaction was aborted.
fn why(transaction: &IdbTransaction) -> NotPut {
    let error = Reflect::get(transaction, &JsValue::from_str("error"));
    let name = error.and_then(|error| Reflect::get(&error, &JsValue::from_str("name")));
    match name.ok().and_then(|name| name.as_string()).as_deref() {
        Some("ConstraintError") => NotPut::Taken,
        _ => NotPut::Trouble,
    }
}

/// Until a transaction is on disk. An error aborts it, and then it says why.
async fn done(transaction: &IdbTransaction) -> DbResult<()> {
    let waiting = transaction.clone();
    let promise = Promise::new(&mut |kept, broken| {
        waiting.set_oncomplete(Some(&kept));
        waiting.set_onabort(Some(&broken));
    });
    JsFuture::from(promise).await?;
    Ok(())
}
