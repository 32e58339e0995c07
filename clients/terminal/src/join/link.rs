//! Links to tables, as the page of a server shows them.

use std::{fmt, str::FromStr};

/// A link to a table of a server: `https://play.example/t/new-york/TABLE#join=WORD`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Whether the way there is encrypted.
    pub is_secure: bool,
    /// The server, with its port if it is an unusual one.
    pub host: String,
    /// The table's id.
    pub table: String,
    /// What the link was sent for.
    pub key: LinkKey,
}

/// What a link to a table lets one do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LinkKey {
    /// Look, and sit down where a seat is open.
    #[default]
    None,
    /// Sit down in an invited seat.
    Invitation(String),
    /// Carry a seat to this terminal.
    Seat(String),
}

/// A text that is no link to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLink;

impl fmt::Display for NoLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a link to a table looks like http://localhost:8000/t/TABLE")
    }
}

impl std::error::Error for NoLink {}

impl FromStr for Link {
    type Err = NoLink;

    fn from_str(text: &str) -> Result<Self, NoLink> {
        let (is_secure, rest) = match text.trim().split_once("://") {
            Some(("http" | "ws", rest)) => (false, rest),
            Some(("https" | "wss", rest)) => (true, rest),
            Some(_) => return Err(NoLink),
            None => (false, text.trim()),
        };
        let (address, hash) = rest.split_once('#').unwrap_or((rest, ""));
        let address = address.split('?').next().unwrap_or_default();
        let mut parts = address.split('/').filter(|part| !part.is_empty());
        let host = parts.next().unwrap_or_default();
        let parts: Vec<&str> = parts.collect();
        let (["t", table] | ["t", _, table]) = parts[..] else {
            return Err(NoLink);
        };
        let is_plain = |text: &str, also: &str| {
            let is_fine = |c: char| c.is_ascii_alphanumeric() || also.contains(c);
            !text.is_empty() && text.chars().all(is_fine)
        };
        if !is_plain(host, ".-:[]_") || !is_plain(table, "-_") {
            return Err(NoLink);
        }
        let key = match hash.split_once('=') {
            Some(("join", word)) => LinkKey::Invitation(word.to_owned()),
            Some(("seat", word)) => LinkKey::Seat(word.to_owned()),
            _ => LinkKey::None,
        };
        Ok(Link {
            is_secure,
            host: host.to_owned(),
            table: table.to_owned(),
            key,
        })
    }
}

impl Link {
    /// The address of the table's socket.
    pub(super) fn socket(&self) -> String {
        let scheme = if self.is_secure { "wss" } else { "ws" };
        format!(
            "{scheme}://{}/api/v1/tables/{}/socket",
            self.host, self.table
        )
    }

    /// The same server's table with another id.
    pub(super) fn to(&self, table: &str) -> Link {
        Link {
            table: table.to_owned(),
            key: LinkKey::None,
            ..self.clone()
        }
    }

    /// A link to this table that lets one do what `key` says.
    pub(crate) fn with(&self, key: LinkKey) -> Link {
        Link {
            key,
            ..self.clone()
        }
    }
}

/// As the page shows it.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}/t/{}", self.host, self.table)?;
        match &self.key {
            LinkKey::None => Ok(()),
            LinkKey::Invitation(word) => write!(f, "#join={word}"),
            LinkKey::Seat(word) => write!(f, "#seat={word}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_as_the_page_shows_them() {
        for (text, socket) in [
            (
                "http://localhost:8000/t/abc",
                "ws://localhost:8000/api/v1/tables/abc/socket",
            ),
            (
                "https://play.example/t/new-york/abc#join=word",
                "wss://play.example/api/v1/tables/abc/socket",
            ),
            (
                "127.0.0.1:8000/t/the-city/abc?x=y",
                "ws://127.0.0.1:8000/api/v1/tables/abc/socket",
            ),
        ] {
            let link: Link = text.parse().unwrap();
            assert_eq!(link.socket(), socket);
        }
        let link: Link = "https://play.example/t/new-york/abc#seat=word"
            .parse()
            .unwrap();
        assert_eq!(link.key, LinkKey::Seat("word".to_owned()));
        assert_eq!(link.to_string(), "https://play.example/t/abc#seat=word");
        assert_eq!(link.to("def").to_string(), "https://play.example/t/def");
    }

    #[test]
    fn what_is_no_link_to_a_table_is_refused() {
        for text in [
            "",
            "abc",
            "http://localhost:8000/",
            "http://localhost:8000/play/abc",
            "ftp://localhost/t/abc",
            "http://localhost/t/a b",
            "http://local host/t/abc",
            "http://localhost/t/abc/def/ghi",
        ] {
            assert_eq!(text.parse::<Link>(), Err(NoLink), "{text}");
        }
    }
}
