//! Where in the house one is: pages and their addresses.

use std::fmt;

use tabletop::Seat;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The five posters.
    Home,
    /// A game to be begun.
    New {
        /// Which; the first if none is named.
        game: Option<String>,
        /// With whom.
        way: Way,
    },
    /// A table kept on this device.
    Local {
        /// Its id.
        table: String,
    },
    /// A table kept by the server.
    Table {
        /// Its id.
        table: String,
        /// What the link was sent for.
        key: Key,
    },
    /// The tables that wait for players.
    Tables,
    /// A play to be looked at again.
    Replay {
        /// Where its record is.
        source: Source,
        /// The moment; the end if none is named.
        ply: Option<u32>,
        /// Whose eyes; everyone's if none are named.
        eyes: Option<Seat>,
    },
    /// The rules.
    Rules {
        /// Of which game.
        game: Option<String>,
        /// The rule to begin with, by its id.
        rule: Option<String>,
    },
    /// Language, theme, motion.
    Settings,
    /// What this is, and whose games they are.
    About,
    /// Every part in every state.
    Kit,
    /// No page.
    Lost,
}

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
pub enum Key {
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
pub enum Source {
    /// In a file that is still to be chosen.
    File,
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
        let moment = |source| Route::Replay {
            source,
            ply: asked("ply").and_then(|ply| ply.parse().ok()),
            eyes: asked("eyes").and_then(|eyes| eyes.parse().ok()),
        };
        match parts[..] {
            [] => Route::Home,
            ["new"] => Route::new_game(None, asked("with")),
            ["new", game] => Route::new_game(Some(game.to_owned()), asked("with")),
            ["play", table] => Route::Local {
                table: table.to_owned(),
            },
            ["t", table] => Route::Table {
                table: table.to_owned(),
                key: Key::of(hash),
            },
            ["tables"] => Route::Tables,
            ["replay"] => moment(Source::File),
            ["replay", "play", table] => moment(Source::Local(table.to_owned())),
            ["replay", "t", table] => moment(Source::Server(table.to_owned())),
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

    /// The rules of `game`, open at `rule`.
    pub fn rule(game: &str, rule: &str) -> Route {
        Route::Rules {
            game: Some(game.to_owned()),
            rule: Some(rule.to_owned()),
        }
    }
}

impl Key {
    fn of(hash: &str) -> Key {
        match hash.split_once('=') {
            Some(("join", word)) => Key::Invitation(word.to_owned()),
            Some(("seat", word)) => Key::Seat(word.to_owned()),
            _ => Key::None,
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
            Route::Local { table } => write!(f, "/play/{table}"),
            Route::Table { table, key } => match key {
                Key::None => write!(f, "/t/{table}"),
                Key::Invitation(word) => write!(f, "/t/{table}#join={word}"),
                Key::Seat(word) => write!(f, "/t/{table}#seat={word}"),
            },
            Route::Tables => f.write_str("/tables"),
            Route::Replay { source, ply, eyes } => {
                match source {
                    Source::File => f.write_str("/replay")?,
                    Source::Local(table) => write!(f, "/replay/play/{table}")?,
                    Source::Server(table) => write!(f, "/replay/t/{table}")?,
                }
                let ply = ply.map(|ply| format!("ply={ply}"));
                let eyes = eyes.map(|eyes| format!("eyes={eyes}"));
                let asked: Vec<_> = ply.into_iter().chain(eyes).collect();
                if asked.is_empty() {
                    return Ok(());
                }
                write!(f, "?{}", asked.join("&"))
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
            Route::Kit => f.write_str("/kit"),
            Route::Lost => f.write_str("/lost"),
        }
    }
}
