//! The files of the browser client, packed: what a server embeds.

use std::{
    collections::BTreeMap,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};

use super::Care;

/// The sheets, each on top of those before it.
const STYLES: &[&str] = &[
    "tokens",
    "kit",
    "frame",
    "home",
    "new_game",
    "pages",
    "curtain",
    "over",
    "replay",
    "kit_page",
    "new_york_new_york",
    "new_york",
    "the_city",
    "fifth_avenue",
    "escape",
];
/// The drawings that are part of the page.
const ART: &[&str] = &["art", "posters"];
/// Files that lie at the door, under names that never change.
const AT_THE_DOOR: &[&str] = &["index.html", "sw.js", "manifest.webmanifest", "icon.svg"];
/// Files that lie under the name of the build.
const SCRIPTS: &[&str] = &["early.js", "boot.js", "worker.js"];
/// What is packed already, or too small to be worth it, is not packed.
const PACKED_MIN: usize = 400;

/// A bundle, made or to be made.
pub(super) struct Bundle {
    /// The folder of the client.
    home: PathBuf,
    /// Names the contents: another build, another name.
    build: String,
}

impl Bundle {
    /// The bundle of the client in `home` with this program.
    pub(super) fn of(home: &Path, wasm: &[u8]) -> Result<Self> {
        let mut hash = DefaultHasher::new();
        wasm.hash(&mut hash);
        for folder in ["static", "style", "art"] {
            let mut files: Vec<PathBuf> = fs::read_dir(home.join(folder))?
                .map(|entry| Ok(entry?.path()))
                .collect::<Result<_>>()?;
            files.sort();
            for file in files {
                fs::read(&file)?.hash(&mut hash);
            }
        }
        let games = home.join("../../games");
        for game in games_in(&games)? {
            for file in ["RULES.md", "RULES.it.md"] {
                fs::read(games.join(&game).join(file))?.hash(&mut hash);
            }
        }
        include_str!("bundle.rs").hash(&mut hash);
        Ok(Bundle {
            home: home.to_owned(),
            build: format!("{:016x}", hash.finish()),
        })
    }

    fn dist(&self) -> PathBuf {
        self.home.join("dist")
    }

    /// Where what has the build in its name lies.
    fn assets(&self) -> String {
        format!("assets/{}", self.build)
    }

    /// Whether it has been made.
    pub(super) fn is_there(&self) -> bool {
        let last = self.dist().join("index.html.br");
        last.exists() && self.dist().join(self.assets()).is_dir()
    }

    /// Writes it, with the program and its script as they were bound.
    pub(super) fn write(&self, bound: Vec<(String, Vec<u8>)>, care: Care) -> Result<()> {
        let mut files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
        let assets = self.assets();
        for (name, bytes) in bound {
            files.insert(format!("{assets}/{name}"), bytes);
        }
        files.insert(format!("{assets}/style.css"), self.styles()?.into_bytes());
        for (name, text) in self.rulebooks()? {
            files.insert(format!("{assets}/rules/{name}"), text);
        }
        for name in SCRIPTS {
            files.insert(format!("{assets}/{name}"), self.fixed(name)?.into_bytes());
        }
        let list = offline_list(files.keys());
        for name in AT_THE_DOOR {
            let text = self.fixed(name)?;
            let text = text.replace("%BUILD%", &self.build);
            let text = text.replace("%FILES%", &list);
            let text = if text.contains("%SPRITE%") {
                text.replace("%SPRITE%", &self.sprite()?)
            } else {
                text
            };
            files.insert((*name).to_owned(), text.into_bytes());
        }
        let old = self.dist().join("assets");
        if old.exists() {
            fs::remove_dir_all(&old).with_context(|| format!("cannot empty {}", old.display()))?;
        }
        // The page comes last: where it is, all it needs is there too.
        let (page, others): (Vec<_>, Vec<_>) =
            files.iter().partition(|(name, _)| *name == "index.html");
        others
            .into_iter()
            .chain(page)
            .try_for_each(|(name, bytes)| self.pack(name, bytes, care))
    }

    fn fixed(&self, name: &str) -> Result<String> {
        let path = self.home.join("static").join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    }

    /// The rules of every game in each language, loaded when somebody reads them.
    fn rulebooks(&self) -> Result<Vec<(String, Vec<u8>)>> {
        let mut books = Vec::new();
        let games = self.home.join("../../games");
        for game in games_in(&games)? {
            for (file, lang) in [("RULES.md", "en"), ("RULES.it.md", "it")] {
                let text = fs::read(games.join(&game).join(file))?;
                books.push((format!("{game}.{lang}.md"), text));
            }
        }
        Ok(books)
    }

    fn styles(&self) -> Result<String> {
        let mut all = String::new();
        for name in STYLES {
            let path = self.home.join("style").join(format!("{name}.css"));
            let sheet = fs::read_to_string(&path);
            all += &sheet.with_context(|| format!("cannot read {}", path.display()))?;
        }
        Ok(all)
    }

    /// Every symbol and pattern once: they take colours from where they are used, so they lie in
    /// the page.
    fn sprite(&self) -> Result<String> {
        let mut all = r#"<svg class="sprite" aria-hidden="true" focusable="false">"#.to_owned();
        for name in ART {
            let drawing = fs::read_to_string(self.home.join("art").join(format!("{name}.svg")))?;
            for kind in ["symbol", "pattern"] {
                let (from, to) = (format!("<{kind} "), format!("</{kind}>"));
                let mut rest = drawing.as_str();
                while let Some(start) = rest.find(&from) {
                    let end = rest[start..].find(&to).context("a drawing ends")?;
                    let end = start + end + to.len();
                    all += &rest[start..end];
                    rest = &rest[end..];
                }
            }
        }
        Ok(all + "</svg>")
    }

    /// Writes a file as it is and as brotli and gzip pack it.
    fn pack(&self, name: &str, bytes: &[u8], care: Care) -> Result<()> {
        let path = self.dist().join(name);
        let folder = path.parent().context("every file lies in a folder")?;
        fs::create_dir_all(folder)?;
        fs::write(&path, bytes)?;
        let packed = |ending: &str| self.dist().join(format!("{name}.{ending}"));
        if bytes.len() < PACKED_MIN {
            for ending in ["br", "gz"] {
                let _ = fs::remove_file(packed(ending));
            }
            return Ok(());
        }
        let (gzip, effort) = match care {
            Care::Whole => (Compression::best(), 11),
            Care::Quick => (Compression::fast(), 1),
        };
        let mut gzip = GzEncoder::new(Vec::new(), gzip);
        gzip.write_all(bytes)?;
        fs::write(packed("gz"), gzip.finish()?)?;
        let mut brotli = Vec::new();
        let mut writer = brotli::CompressorWriter::new(&mut brotli, 1 << 16, effort, 24);
        writer.write_all(bytes)?;
        drop(writer);
        fs::write(packed("br"), brotli)?;
        Ok(())
    }

    /// What a first visit loads, each file as it travels.
    pub(super) fn first_load(&self) -> Result<Vec<(String, usize)>> {
        let mut names: Vec<String> = vec!["index.html".to_owned(), "icon.svg".to_owned()];
        for entry in fs::read_dir(self.dist().join(self.assets()))? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if name == "rules" {
                continue;
            }
            let is_packed = [".br", ".gz"].iter().any(|ending| name.ends_with(ending));
            if !is_packed {
                names.push(format!("{}/{name}", self.assets()));
            }
        }
        let size = |name: &String| -> Result<(String, usize)> {
            let packed = self.dist().join(format!("{name}.br"));
            let plain = self.dist().join(name);
            let path = if packed.exists() { packed } else { plain };
            Ok((name.clone(), fs::metadata(path)?.len() as usize))
        };
        names.iter().map(size).collect()
    }
}

/// The names of the folders of games.
fn games_in(folder: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.path().join("RULES.md").is_file() {
            games.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}

/// What a page needs to start without a server, as a list for its service worker.
fn offline_list<'a>(assets: impl Iterator<Item = &'a String>) -> String {
    let assets = assets.map(|name| format!("/{name}"));
    let doors = ["/", "/manifest.webmanifest", "/icon.svg"].map(str::to_owned);
    let quoted = doors.into_iter().chain(assets);
    let quoted: Vec<_> = quoted.map(|name| format!("\"{name}\"")).collect();
    format!("[{}]", quoted.join(", "))
}
