//! What the person at this terminal was last called, kept beside who they are at which server.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The name, in a file of its own; for this time only, if there is no folder.
#[derive(Clone, Debug)]
pub(super) struct OwnName {
    file: Option<PathBuf>,
    name: Option<String>,
}

impl OwnName {
    /// The one that is kept in `folder`.
    pub(super) fn of(folder: Option<&Path>) -> OwnName {
        let file = folder.map(|folder| folder.join("name"));
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let name = text.map(|text| text.trim().to_owned());
        OwnName {
            file,
            name: name.filter(|name| player::is_name(name)),
        }
    }

    /// The name, if this terminal was told one.
    pub(super) fn get(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Remembers what somebody sits down as. Where it cannot be kept they are asked again.
    pub(super) fn set(&mut self, name: &str) {
        if !player::is_name(name) || self.get() == Some(name) {
            return;
        }
        self.name = Some(name.to_owned());
        if let Some(file) = &self.file {
            let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
            let _ = folder.and_then(|()| fs::write(file, format!("{name}\n")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_was_asked_once_is_not_asked_again() {
        let folder =
            std::env::temp_dir().join(format!("five-boroughs-name-{}", std::process::id()));
        let mut own = OwnName::of(Some(&folder));
        assert_eq!(own.get(), None);
        own.set("You");
        assert_eq!(OwnName::of(Some(&folder)).get(), None, "that is nobody");
        own.set("Ada");
        assert_eq!(OwnName::of(Some(&folder)).get(), Some("Ada"));
        assert_eq!(OwnName::of(None).get(), None);
        fs::remove_dir_all(folder).unwrap();
    }
}
