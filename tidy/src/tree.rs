//! The files of the workspace.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

/// One file: where it lies and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The path from the root of the workspace, with `/` between its parts.
    pub path: String,
    /// The contents; empty for files that are not text.
    pub text: String,
}

impl File {
    /// A file made up for a test.
    pub fn new(path: &str, text: &str) -> File {
        File {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    /// Whether it is Rust source.
    pub fn is_rust(&self) -> bool {
        self.has_extension("rs")
    }

    /// Whether it is Markdown.
    pub fn is_markdown(&self) -> bool {
        self.has_extension("md")
    }

    /// Whether its name ends in `.extension`.
    pub fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path)
            .extension()
            .is_some_and(|found| found == extension)
    }

    /// Whether it belongs to tests, benches or examples and not to the product.
    pub fn is_test(&self) -> bool {
        let mut folders = self.path.split('/');
        folders.any(|folder| ["tests", "benches", "examples"].contains(&folder))
    }
}

/// Every file that is or would be committed.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    /// In the order of their paths.
    pub files: Vec<File>,
}

impl Tree {
    /// The workspace this crate belongs to.
    pub fn here() -> Result<Tree> {
        let root = root();
        let mut paths = match tracked(&root) {
            Some(paths) => paths,
            None => walked(&root)?,
        };
        paths.sort();
        let files = paths.into_iter().map(|path| {
            let bytes = fs::read(root.join(&path)).with_context(|| path.clone())?;
            let text = String::from_utf8(bytes).unwrap_or_default();
            Ok(File { path, text })
        });
        Ok(Tree {
            files: files.collect::<Result<_>>()?,
        })
    }

    /// A tree made up for a test, out of paths and texts.
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let files = files.iter().map(|(path, text)| File::new(path, text));
        Tree {
            files: files.collect(),
        }
    }

    /// The file at `path`.
    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Every file below the folder `path`.
    pub fn below(&self, path: &str) -> impl Iterator<Item = &File> {
        let folder = format!("{path}/");
        let files = self.files.iter();
        files.filter(move |file| file.path.starts_with(&folder))
    }

    /// Whether there is a file or a folder at `path`.
    pub fn has(&self, path: &str) -> bool {
        self.file(path).is_some() || self.below(path).next().is_some()
    }

    /// The first line of the file at `path` that begins with `beginning`, or else the first line.
    pub fn line_that_begins(&self, path: &str, beginning: &str) -> usize {
        let text = self.file(path).map_or("", |file| file.text.as_str());
        let found = text.lines().position(|line| line.starts_with(beginning));
        found.map_or(1, |n| n + 1)
    }

    /// Every Rust source.
    pub fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.is_rust())
    }

    /// The folders of the game crates: `games/new-york` and so on.
    pub fn games(&self) -> Vec<String> {
        let manifests = self.below("games").map(|file| file.path.as_str());
        let folders = manifests.filter_map(|path| path.strip_suffix("/Cargo.toml"));
        folders.map(str::to_owned).collect()
    }
}

/// The root of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent()
        .expect("tidy lies one folder below the root")
        .to_owned()
}

/// What git tracks or would track; `None` where there is no git or no repository.
fn tracked(root: &Path) -> Option<Vec<String>> {
    let listing = Command::new("git")
        .args(["ls-files", "-z", "-co", "--exclude-standard"])
        .current_dir(root)
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let listing = String::from_utf8(listing.stdout).ok()?;
    let paths = listing.split('\0').filter(|path| !path.is_empty());
    // A file deleted and not yet committed is still listed.
    let there = paths.filter(|path| root.join(path).is_file());
    Some(there.map(str::to_owned).collect())
}

/// Every file below `root` outside build folders, for trees that came without git.
fn walked(root: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_file() {
                let path = path.strip_prefix(root)?;
                let parts = path.iter().map(|part| part.to_string_lossy());
                found.push(parts.collect::<Vec<_>>().join("/"));
            } else if name != ".git" && !name.starts_with("target") {
                folders.push(path);
            }
        }
    }
    Ok(found)
}
