//! One client at one table.

use protocol::ClientMessage;
use tokio::sync::mpsc;

use super::{ActorMessage, Missing, Outgoing};
use room::{Conn, Input};

/// A client's connection to a table. When it is dropped, the table is told.
#[derive(Debug)]
pub struct TableConnection {
    /// The table as it was when the client came: once it is put away it knows nobody any more.
    pub(super) room: mpsc::Sender<ActorMessage>,
    pub(super) conn: Conn,
    /// What the table says.
    pub inbox: mpsc::Receiver<Outgoing>,
}

impl TableConnection {
    /// Says something to the table.
    pub async fn say(&self, message: ClientMessage) -> Result<(), Missing> {
        let conn = self.conn;
        let said = ActorMessage::Input(Box::new(Input::Said { conn, message }));
        self.room.send(said).await.map_err(|_| Missing::Trouble)
    }
}

impl Drop for TableConnection {
    fn drop(&mut self) {
        let (room, conn) = (self.room.clone(), self.conn);
        let gone = ActorMessage::Input(Box::new(Input::Gone { conn }));
        // Mostly there is place for the message; a table that is put away needs none.
        if let Err(mpsc::error::TrySendError::Full(gone)) = room.try_send(gone)
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            runtime.spawn(async move { room.send(gone).await });
        }
    }
}
