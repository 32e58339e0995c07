//! Where in the house one is: pages and their addresses.

use std::fmt;

use tabletop::Seat;

use crate::{boxes, program::DOOR};

/// The game whose program shows every part: the first.
fn kit() -> &'static str {
    boxes::BOXES[0].info.id
}

/// A page of the client, as an address names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The first page: a poster for each game.
    Home,
    /// The page on which a game is chosen, set up and begun.
    New {
        /// The game's id; without one the page shows the first.
        game: Option<String>,
        /// Whether it is played against bots, with people elsewhere, or on this device.
        way: Way,
    },
    /// A table of this device that is to be laid as the door has been told.
    Begin {
        /// The game's id.
        game: String,
    },
    /// A table kept on this device.
    Local {
        /// The game; addresses that do not name it are found out about at the door.
        game: Option<String>,
        /// The table's id.
        table: String,
    },
    /// A table kept by the server.
    Table {
        /// The game, as at a table of this device.
        game: Option<String>,
        /// The table's id.
        table: String,
        /// What the link was sent for.
        key: TableKey,
    },
    /// The tables that wait for players.
    Tables,
    /// A play to be looked at again.
    Replay {
        /// The game, as at a table; of a file that is still to be chosen nobody knows it.
        game: Option<String>,
        /// Where its record is.
        source: RecordSource,
        /// After how many actions it is shown; at its end if this is not named.
        ply: Option<u32>,
        /// Through whose eyes it is shown; as a spectator sees it if this is not named.
        eyes: Option<Seat>,
    },
    /// The rules of a game, to be read and searched.
    Rules {
        /// The game's id; without one the page lets choose.
        game: Option<String>,
        /// The rule to begin with, by its id.
        rule: Option<String>,
    },
    /// Language, theme, motion.
    Settings,
    /// What this is, and whose games they are.
    About,
    /// Every part that pages are made of, in every state, for whoever draws them.
    Kit,
    /// An address that leads to no page.
    Lost,
}

/// What stands before a record in an address.
const LINKED: &str = "game=";

/// With whom a game is begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Way {
    /// Against bots.
    #[default]
    Bots,
    /// With people elsewhere, over the server.
    Friends,
    /// With people here, handing the device on.
    Device,
}

/// What a link to a table lets one do. It stands behind the `#`, which browsers tell nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TableKey {
    /// Look, and sit down where a seat is open.
    #[default]
    None,
    /// Sit down in an invited seat.
    Invitation(String),
    /// Carry a seat to this device.
    Seat(String),
}

/// Where a record is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordSource {
    /// In a file that somebody here has chosen, or is to choose.
    File,
    /// In the address itself, packed.
    Link(String),
    /// At a table of this device.
    Local(String),
    /// At a table of the server.
    Server(String),
}

impl Route {
    /// The page at an address: its path, what stands behind `?` and what behind `#`.
    pub fn of(path: &str, query: &str, hash: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let asked = |name: &str| {
            let mut pairs = query.trim_start_matches('?').split('&');
            pairs.find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
        };
        let hash = hash.trim_start_matches('#');
        let moment = |game: Option<&str>, source| Route::Replay {
            game: game.map(str::to_owned),
            source,
            ply: asked("ply").and_then(|ply| ply.parse().ok()),
            eyes: asked("eyes").and_then(|eyes| eyes.parse().ok()),
        };
        match parts[..] {
            [] => Route::Home,
            ["new"] => Route::new_game(None, asked("with")),
            ["new", game] => Route::new_game(Some(game.to_owned()), asked("with")),
            ["play", game] if is_game(game) => Route::Begin {
                game: game.to_owned(),
            },
            ["play", table] => Route::local(None, table),
            ["play", game, table] if is_game(game) => Route::local(Some(game), table),
            ["t", table] => Route::table(None, table, TableKey::of(hash)),
            ["t", game, table] if is_game(game) => {
                Route::table(Some(game), table, TableKey::of(hash))
            }
            ["tables"] => Route::Tables,
            ["replay"] => moment(None, RecordSource::File),
            ["replay", "file", game] if is_game(game) => moment(Some(game), RecordSource::File),
            ["replay", "link", game] if is_game(game) => {
                let packed = hash.strip_prefix(LINKED).unwrap_or_default();
                moment(Some(game), RecordSource::Link(packed.to_owned()))
            }
            ["replay", place, table] => match RecordSource::of(place, table) {
                Some(source) => moment(None, source),
                None => Route::Lost,
            },
            ["replay", place, game, table] if is_game(game) => match RecordSource::of(place, table)
            {
                Some(source) => moment(Some(game), source),
                None => Route::Lost,
            },
            ["rules"] => Route::Rules {
                game: None,
                rule: None,
            },
            ["rules", game] => Route::Rules {
                game: Some(game.to_owned()),
                rule: (!hash.is_empty()).then(|| hash.to_owned()),
            },
            ["settings"] => Route::Settings,
            ["about"] => Route::About,
            ["kit"] => Route::Kit,
            ["kit", game] if game == kit() => Route::Kit,
            _ => Route::Lost,
        }
    }

    fn new_game(game: Option<String>, with: Option<&str>) -> Route {
        let way = match with {
            Some("friends") => Way::Friends,
            Some("device") => Way::Device,
            _ => Way::Bots,
        };
        Route::New { game, way }
    }

    /// A table kept on this device.
    pub fn local(game: Option<&str>, table: &str) -> Route {
        Route::Local {
            game: game.map(str::to_owned),
            table: table.to_owned(),
        }
    }

    /// A table kept by the server.
    pub fn table(game: Option<&str>, table: &str, key: TableKey) -> Route {
        Route::Table {
            game: game.map(str::to_owned),
            table: table.to_owned(),
            key,
        }
    }

    /// The replay of a record, from its beginning.
    pub fn replay(game: &str, source: RecordSource) -> Route {
        Route::Replay {
            game: Some(game.to_owned()),
            source,
            ply: None,
            eyes: None,
        }
    }

    /// A file to be chosen and looked at.
    pub fn file() -> Route {
        Route::Replay {
            game: None,
            source: RecordSource::File,
            ply: None,
            eyes: None,
        }
    }

    /// The program that has the page. `early.js` says the same of an address.
    pub fn program(&self) -> &str {
        match self {
            Route::Begin { game }
            | Route::Local {
                game: Some(game), ..
            }
            | Route::Table {
                game: Some(game), ..
            }
            | Route::Replay {
                game: Some(game), ..
            } => game,
            Route::Kit => kit(),
            _ => DOOR,
        }
    }

    /// The same page of `game`, where the address did not name it.
    pub fn of_game(self, named: &str) -> Route {
        let named = Some(named.to_owned());
        match self {
            Route::Local { table, .. } => Route::Local { game: named, table },
            Route::Table { table, key, .. } => Route::Table {
                game: named,
                table,
                key,
            },
            Route::Replay {
                source, ply, eyes, ..
            } => Route::Replay {
                game: named,
                source,
                ply,
                eyes,
            },
            other => other,
        }
    }

    /// The rules of `game`, open at `rule`.
    pub fn rule(game: &str, rule: &str) -> Route {
        Route::Rules {
            game: Some(game.to_owned()),
            rule: Some(rule.to_owned()),
        }
    }
}

impl RecordSource {
    fn of(place: &str, table: &str) -> Option<RecordSource> {
        match place {
            "play" => Some(RecordSource::Local(table.to_owned())),
            "t" => Some(RecordSource::Server(table.to_owned())),
            _ => None,
        }
    }
}

impl TableKey {
    fn of(hash: &str) -> TableKey {
        match hash.split_once('=') {
            Some(("join", word)) => TableKey::Invitation(word.to_owned()),
            Some(("seat", word)) => TableKey::Seat(word.to_owned()),
            _ => TableKey::None,
        }
    }
}

/// The address of the page.
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home => f.write_str("/"),
            Route::New { game, way } => {
                f.write_str("/new")?;
                if let Some(game) = game {
                    write!(f, "/{game}")?;
                }
                match way {
                    Way::Bots => Ok(()),
                    Way::Friends => f.write_str("?with=friends"),
                    Way::Device => f.write_str("?with=device"),
                }
            }
            Route::Begin { game } => write!(f, "/play/{game}"),
            Route::Local { game, table } => write!(f, "/play/{}{table}", folder(game.as_deref())),
            Route::Table { game, table, key } => {
                write!(f, "/t/{}{table}", folder(game.as_deref()))?;
                match key {
                    TableKey::None => Ok(()),
                    TableKey::Invitation(word) => write!(f, "#join={word}"),
                    TableKey::Seat(word) => write!(f, "#seat={word}"),
                }
            }
            Route::Tables => f.write_str("/tables"),
            Route::Replay {
                game,
                source,
                ply,
                eyes,
            } => {
                match (source, game) {
                    (RecordSource::File, None) => f.write_str("/replay")?,
                    (RecordSource::File, Some(game)) => write!(f, "/replay/file/{game}")?,
                    (RecordSource::Link(_), game) => {
                        write!(f, "/replay/link/{}", game.as_deref().unwrap_or_default())?;
                    }
                    (RecordSource::Local(table), game) => {
                        write!(f, "/replay/play/{}{table}", folder(game.as_deref()))?;
                    }
                    (RecordSource::Server(table), game) => {
                        write!(f, "/replay/t/{}{table}", folder(game.as_deref()))?;
                    }
                }
                let ply = ply.map(|ply| format!("ply={ply}"));
                let eyes = eyes.map(|eyes| format!("eyes={eyes}"));
                let asked: Vec<_> = ply.into_iter().chain(eyes).collect();
                if !asked.is_empty() {
                    write!(f, "?{}", asked.join("&"))?;
                }
                match source {
                    RecordSource::Link(packed) => write!(f, "#{LINKED}{packed}"),
                    _ => Ok(()),
                }
            }
            Route::Rules { game, rule } => {
                f.write_str("/rules")?;
                if let Some(game) = game {
                    write!(f, "/{game}")?;
                }
                rule.as_ref().map_or(Ok(()), |rule| write!(f, "#{rule}"))
            }
            Route::Settings => f.write_str("/settings"),
            Route::About => f.write_str("/about"),
            Route::Kit => write!(f, "/kit/{}", kit()),
            Route::Lost => f.write_str("/lost"),
        }
    }
}

/// The game in an address, with what parts it from the table.
fn folder(game: Option<&str>) -> String {
    game.map_or_else(String::new, |game| format!("{game}/"))
}

fn is_game(word: &str) -> bool {
    boxes::find(word).is_some()
}
