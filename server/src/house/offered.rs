//! Which games of the catalogue tables can be laid out for.

/// The games that tables can be laid out for. Tables of other games that are there are played to
/// their end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Offered {
    /// Every game of the catalogue.
    #[default]
    All,
    /// Those with these ids.
    Only(Vec<String>),
}

/// A game that is not in the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{id}`; there are {known}")]
pub struct UnknownGame {
    id: String,
    known: String,
}

impl Offered {
    /// The games with these ids; all, if none is named.
    pub fn of(ids: &[String], catalogue: &[host::CatalogEntry]) -> Result<Self, UnknownGame> {
        if ids.is_empty() {
            return Ok(Offered::All);
        }
        let known: Vec<&str> = catalogue.iter().map(|entry| entry.info.id).collect();
        if let Some(id) = ids.iter().find(|id| !known.contains(&id.as_str())) {
            let (id, known) = (id.clone(), known.join(", "));
            return Err(UnknownGame { id, known });
        }
        Ok(Offered::Only(ids.to_vec()))
    }

    /// Whether the game with this id is among them.
    pub fn has(&self, game: &str) -> bool {
        match self {
            Offered::All => true,
            Offered::Only(ids) => ids.iter().any(|id| id == game),
        }
    }
}
