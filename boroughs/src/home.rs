//! Where a player's own things are kept, and how a server for the players at home is set up.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use prose::{Lang, say};
use server::{Config, TakenPort};

/// The folder of all that belongs to a player, below the one where the system wants such things.
const OWN: &str = "five-boroughs";
/// The folder of the server at home, below that.
const SERVER: &str = "server";

/// The player's own folder; none where there is none to be had.
pub(crate) fn own_folder() -> Option<PathBuf> {
    let folder = own_folder_of(env::consts::OS, |key| env::var_os(key))?;
    fs::create_dir_all(&folder).ok()?;
    Some(folder)
}

/// The player's own folder on this system, by what the environment says.
fn own_folder_of(system: &str, said: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let set = |key| said(key).filter(|value| !value.is_empty());
    let at_home = |below| Some(PathBuf::from(set("HOME")?).join(below));
    let data = set("XDG_DATA_HOME").map(PathBuf::from);
    let data = data.or_else(|| match system {
        "windows" => set("LOCALAPPDATA").map(PathBuf::from),
        "macos" => at_home("Library/Application Support"),
        _ => at_home(".local/share"),
    })?;
    Some(data.join(OWN))
}

/// What a server for the players at home keeps where.
pub(crate) struct Home {
    /// The folder of its database.
    data: PathBuf,
    /// The player's own folder for it, if another one is used.
    shared: Option<PathBuf>,
}

impl Home {
    /// The player's own folder, unless earlier versions have kept games here. These are neither
    /// moved nor left: they are played on where they are.
    pub(crate) fn find() -> Self {
        let here = Config::default().data;
        let shared = own_folder().map(|folder| folder.join(SERVER));
        if server::has_storage(&here) {
            return Home { data: here, shared };
        }
        Home {
            data: shared.unwrap_or(here),
            shared: None,
        }
    }

    /// The configuration of a server at home, if nobody wishes it otherwise.
    pub(crate) fn config(&self) -> Config {
        Config {
            data: self.data.clone(),
            taken_port: TakenPort::TakeNext,
            ..Config::default()
        }
    }

    /// What is to be said of a server that keeps its games in `data`, if it is not as everybody
    /// expects.
    pub(crate) fn remark(&self, data: &Path, lang: Lang) -> Option<String> {
        let shared = self.shared.as_ref().filter(|_| data == self.data)?;
        let here = fs::canonicalize(data).unwrap_or_else(|_| data.to_owned());
        let (here, own) = (here.display().to_string(), shared.display().to_string());
        Some(if server::has_storage(shared) {
            say!(lang, "home-two-folders", here = here, own = own)
        } else {
            say!(lang, "home-old-folder", here = here, own = own)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(system: &str, set: &[(&str, &str)]) -> Option<PathBuf> {
        own_folder_of(system, |key| {
            let (_, value) = set.iter().find(|(name, _)| *name == key)?;
            Some(OsString::from(value))
        })
    }

    #[test]
    fn the_own_folder_lies_where_each_system_has_such_folders() {
        let home = ("HOME", "/people/ada");
        let is = |path: &str| Some(PathBuf::from(path));
        let linux = folder("linux", &[home, ("XDG_DATA_HOME", "")]);
        assert_eq!(linux, is("/people/ada/.local/share/five-boroughs"));
        let macos = folder("macos", &[home]);
        assert_eq!(
            macos,
            is("/people/ada/Library/Application Support/five-boroughs")
        );
        let windows = folder("windows", &[home, ("LOCALAPPDATA", "/local")]);
        assert_eq!(windows, is("/local/five-boroughs"));
        for system in ["linux", "macos", "windows"] {
            let named = folder(system, &[home, ("XDG_DATA_HOME", "/data")]);
            assert_eq!(named, is("/data/five-boroughs"), "{system}");
            assert_eq!(folder(system, &[]), None, "{system}");
        }
    }
}
