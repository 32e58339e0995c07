//! One client at one table.

use std::sync::Arc;

use protocol::ClientMessage;
use tokio::sync::mpsc;

use super::{House, Mail, Missing};
use room::ids::Id;
use room::{Conn, Input};

/// A client's connection to a table. When it is dropped, the table is told.
#[derive(Debug)]
pub struct Connection {
    pub(super) house: House,
    pub(super) table: Id,
    pub(super) conn: Conn,
    /// What the table says.
    pub inbox: mpsc::Receiver<Arc<str>>,
}

impl Connection {
    /// Says something to the table.
    pub async fn say(&self, message: ClientMessage) -> Result<(), Missing> {
        let conn = self.conn;
        let said = Input::Said { conn, message };
        self.house.post(self.table, Mail::Input(said)).await
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let (house, table, conn) = (self.house.clone(), self.table, self.conn);
        // Only a table in memory can know this connection.
        let Some(room) = house.find(table) else {
            return;
        };
        tokio::spawn(async move {
            let gone = Mail::Input(Input::Gone { conn });
            // A table that is put away has no connections left.
            let _ = room.send(gone).await;
        });
    }
}
