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

/// A shelf with texts under names, in two rows.
#[derive(Clone, Debug)]
pub struct Shelf(IdbDatabase);

/// The rows of a shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// The entries of tables, one after the other.
    Log,
    /// A line for each table.
    Tables,
}

impl Row {
    const ALL: [Row; 2] = [Row::Log, Row::Tables];

    fn name(self) -> &'static str {
        match self {
            Row::Log => "log",
            Row::Tables => "tables",
        }
    }
}

type Tried<T> = Result<T, JsValue>;

impl Shelf {
    /// The shelf of this browser, made if it is not there.
    pub async fn open() -> Tried<Shelf> {
        let factory = Reflect::get(&js_sys::global(), &JsValue::from_str("indexedDB"))?;
        let factory: IdbFactory = factory.dyn_into()?;
        let request = factory.open_with_u32(NAME, VERSION)?;
        let opening = request.clone();
        let build = Closure::once(move || {
            let Ok(database) = opening.result() else {
                return;
            };
            let database: IdbDatabase = database.unchecked_into();
            for row in Row::ALL {
                let _ = database.create_object_store(row.name());
            }
        });
        request.set_onupgradeneeded(Some(build.as_ref().unchecked_ref()));
        let database = result(&request).await?;
        Ok(Shelf(database.unchecked_into()))
    }

    /// Puts all of these on the shelf, or none.
    pub async fn put(&self, texts: &[(Row, String, String)]) -> Tried<()> {
        let transaction = self.transaction(IdbTransactionMode::Readwrite)?;
        for (row, name, text) in texts {
            let (name, text) = (JsValue::from_str(name), JsValue::from_str(text));
            transaction
                .object_store(row.name())?
                .put_with_key(&text, &name)?;
        }
        done(&transaction).await
    }

    /// The texts whose names begin with `beginning`, in the order of their names.
    pub async fn all(&self, row: Row, beginning: &str) -> Tried<Vec<String>> {
        let store = self.store(row, IdbTransactionMode::Readonly)?;
        let found = result(&store.get_all_with_key(&range(beginning)?)?).await?;
        let found = js_sys::Array::from(&found);
        Ok(found.iter().filter_map(|text| text.as_string()).collect())
    }

    /// Takes the texts down whose names begin with `beginning`.
    pub async fn clear(&self, row: Row, beginning: &str) -> Tried<()> {
        let store = self.store(row, IdbTransactionMode::Readwrite)?;
        result(&store.delete(&range(beginning)?)?).await?;
        Ok(())
    }

    fn store(&self, row: Row, mode: IdbTransactionMode) -> Tried<IdbObjectStore> {
        self.transaction(mode)?.object_store(row.name())
    }

    fn transaction(&self, mode: IdbTransactionMode) -> Tried<IdbTransaction> {
        let names: js_sys::Array = Row::ALL
            .iter()
            .map(|row| JsValue::from_str(row.name()))
            .collect();
        self.0.transaction_with_str_sequence_and_mode(&names, mode)
    }
}

/// All names with this beginning.
fn range(beginning: &str) -> Tried<JsValue> {
    let last = format!("{beginning}\u{ffff}");
    let range = IdbKeyRange::bound(&JsValue::from_str(beginning), &JsValue::from_str(&last))?;
    Ok(range.into())
}

/// What a request comes to.
async fn result(request: &IdbRequest) -> Tried<JsValue> {
    let waiting = request.clone();
    let promise = Promise::new(&mut |kept, broken| {
        waiting.set_onsuccess(Some(&kept));
        waiting.set_onerror(Some(&broken));
    });
    JsFuture::from(promise).await?;
    request.result()
}

/// Until a transaction is on disk.
async fn done(transaction: &IdbTransaction) -> Tried<()> {
    let waiting = transaction.clone();
    let promise = Promise::new(&mut |kept, broken| {
        waiting.set_oncomplete(Some(&kept));
        waiting.set_onerror(Some(&broken));
        waiting.set_onabort(Some(&broken));
    });
    JsFuture::from(promise).await?;
    Ok(())
}
