//! The files of the browser client, packed: what a server embeds.

use std::{
    collections::BTreeMap,
    ffi::OsStr,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};

use super::{
    Care, at_once,
    drawings::Drawings,
    programs::{DOOR, STYLES, split_words},
    trim::trimmed,
};

/// The page itself.
const PAGE: &str = "index.html";
/// How packed files end.
const PACKED: [&str; 2] = ["br", "gz"];
/// Files that lie at the door, under names that never change.
const AT_THE_DOOR: &[&str] = &[PAGE, "sw.js", "manifest.webmanifest", "icon.svg"];
/// Files that lie under the name of the build.
const SCRIPTS: &[&str] = &["early.js", "boot.js", "worker.js"];
/// The catalogues whose words every program says.
const HOUSE: &[&str] = &["common", "web"];
/// The languages, and how their rulebooks end.
const LANGS: &[(&str, &str)] = &[("en", "md"), ("it", "it.md")];
/// What is packed already, or too small to be worth it, is not packed.
const PACKED_MIN: usize = 400;

/// A program and its script as they were bound, by their names.
pub(super) type Bound = BTreeMap<String, Vec<u8>>;

/// A bundle, made or to be made.
pub(crate) struct Bundle {
    /// The folder of the client.
    home: PathBuf,
    /// The folder it is put into.
    dist: PathBuf,
    /// The ids of the games.
    games: Vec<String>,
    /// Names the contents: another build, another name.
    build: String,
}

impl Bundle {
    /// The bundle in `dist` of the client in `home` with these games and programs.
    pub(super) fn of(
        home: PathBuf,
        dist: PathBuf,
        games: Vec<String>,
        programs: &[Vec<u8>],
    ) -> Result<Self> {
        let mut hash = DefaultHasher::new();
        programs.hash(&mut hash);
        let mut folders: Vec<PathBuf> = ["static", "style", "art"].map(|it| home.join(it)).into();
        folders.extend(LANGS.iter().map(|(lang, _)| words_in(&home, lang)));
        for folder in folders {
            let mut files: Vec<PathBuf> = fs::read_dir(folder)?
                .map(|entry| Ok(entry?.path()))
                .collect::<Result<_>>()?;
            files.sort();
            for file in files {
                fs::read(&file)?.hash(&mut hash);
            }
        }
        for game in &games {
            for (_, ending) in LANGS {
                fs::read(rulebook(&home, game, ending))?.hash(&mut hash);
            }
        }
        include_str!("bundle.rs").hash(&mut hash);
        include_str!("drawings.rs").hash(&mut hash);
        include_str!("programs.rs").hash(&mut hash);
        include_str!("trim.rs").hash(&mut hash);
        Ok(Bundle {
            home,
            dist,
            games,
            build: format!("{:016x}", hash.finish()),
        })
    }

    /// Where what has the build in its name lies.
    fn assets(&self) -> String {
        format!("assets/{}", self.build)
    }

    /// Whether it has been made.
    pub(super) fn is_there(&self) -> bool {
        let last = self.dist.join(PAGE);
        last.exists() && self.dist.join(self.assets()).is_dir()
    }

    /// Writes it, with the programs and their scripts as they were bound.
    pub(super) fn write(&self, bound: Bound, care: Care) -> Result<()> {
        let mut assets = bound;
        assets.insert("style.css".to_owned(), self.styles(STYLES)?.into_bytes());
        let drawings = Drawings::of(&self.home.join("art"), &self.games)?;
        assets.insert(format!("{DOOR}.css"), Vec::new());
        assets.insert(format!("{DOOR}.svg"), drawings.at_the_door().into_bytes());
        for game in &self.games {
            assets.insert(format!("{game}.css"), self.sheet_of(game)?.into_bytes());
            let drawn = drawings.of_game(game);
            assets.insert(format!("{game}.svg"), drawn.into_bytes());
        }
        assets.extend(self.words()?);
        assets.extend(self.rulebooks()?);
        for name in SCRIPTS {
            assets.insert((*name).to_owned(), self.fixed(name)?.into_bytes());
        }
        let assets = assets.into_iter();
        let mut files: BTreeMap<String, Vec<u8>> = assets
            .map(|(name, bytes)| (format!("{}/{name}", self.assets()), bytes))
            .collect();
        let list = offline_list(files.keys());
        for name in AT_THE_DOOR {
            let text = self.fixed(name)?;
            let text = text.replace("%FILES%", &list);
            let text = text.replace("%SPRITE%", &drawings.everywhere());
            files.insert((*name).to_owned(), text.into_bytes());
        }
        let files = files.into_iter().map(|(name, bytes)| {
            let bytes = trimmed(&name, bytes)?;
            Ok((name, bytes))
        });
        self.put(&files.collect::<Result<_>>()?, care)
    }

    /// Puts the files into the folder in the place of what was there.
    fn put(&self, files: &BTreeMap<String, Vec<u8>>, care: Care) -> Result<()> {
        // A build that is interrupted leaves no page behind that lacks something.
        let _ = fs::remove_file(self.dist.join(PAGE));
        let old = self.dist.join("assets");
        if old.exists() {
            fs::remove_dir_all(&old).with_context(|| format!("cannot empty {}", old.display()))?;
        }
        // The page comes last: where it is, all it needs is there too.
        let (page, others): (Vec<_>, Vec<_>) = files.iter().partition(|(name, _)| *name == PAGE);
        for part in [others, page] {
            at_once(&part, |(name, bytes)| self.pack(name, bytes, care))?;
        }
        Ok(())
    }

    /// All its files, as they are before they are packed.
    pub(super) fn files(&self) -> Result<Vec<PathBuf>> {
        let mut files: Vec<_> = AT_THE_DOOR
            .iter()
            .map(|name| self.dist.join(name))
            .collect();
        let mut folders = vec![self.dist.join(self.assets())];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder)? {
                let path = entry?.path();
                let ending = path.extension().and_then(OsStr::to_str).unwrap_or_default();
                if path.is_dir() {
                    folders.push(path);
                } else if !PACKED.contains(&ending) {
                    files.push(path);
                }
            }
        }
        Ok(files)
    }

    /// A file of ours, told of which build it is and which games there are.
    fn fixed(&self, name: &str) -> Result<String> {
        let text = read(&self.home.join("static").join(name))?;
        let games: Vec<_> = self.games.iter().map(|game| quoted(game)).collect();
        let text = text.replace("%GAMES%", &format!("[{}]", games.join(", ")));
        Ok(text.replace("%BUILD%", &self.build))
    }

    /// What every program says, with a line on each game, and what each game says.
    fn words(&self) -> Result<Bound> {
        let mut words = Bound::new();
        for (lang, _) in LANGS {
            let folder = words_in(&self.home, lang);
            let mut house = String::new();
            for name in HOUSE {
                house += &read(&folder.join(format!("{name}.ftl")))?;
            }
            for game in &self.games {
                let text = read(&folder.join(format!("{game}.ftl")))?;
                let (about, others) = split_words(game, &text)?;
                house += &about;
                words.insert(format!("words/{game}.{lang}.ftl"), others.into_bytes());
            }
            words.insert(format!("words/house.{lang}.ftl"), house.into_bytes());
        }
        Ok(words)
    }

    /// The rules of every game in each language, loaded when somebody reads them.
    fn rulebooks(&self) -> Result<Bound> {
        let mut books = Bound::new();
        for game in &self.games {
            for (lang, ending) in LANGS {
                let text = fs::read(rulebook(&self.home, game, ending))?;
                books.insert(format!("rules/{game}.{lang}.md"), text);
            }
        }
        Ok(books)
    }

    fn styles(&self, names: &[&str]) -> Result<String> {
        let sheet = |name: &&str| read(&self.home.join("style").join(format!("{name}.css")));
        names.iter().map(sheet).collect()
    }

    /// The sheet of a game. Before it has one, its table is plain.
    fn sheet_of(&self, game: &str) -> Result<String> {
        let path = self.home.join("style").join(format!("{game}.css"));
        if path.exists() {
            read(&path)
        } else {
            Ok(String::new())
        }
    }

    /// Writes a file as brotli and gzip pack it and as it is. What comes from the own disk would
    /// only be packed and unpacked.
    fn pack(&self, name: &str, bytes: &[u8], care: Care) -> Result<()> {
        let path = self.dist.join(name);
        let folder = path.parent().context("every file lies in a folder")?;
        fs::create_dir_all(folder)?;
        let efforts = match care {
            Care::Whole => Some((Compression::best(), 11)),
            Care::Quick => Some((Compression::fast(), 1)),
            Care::Play => None,
        };
        let packed = PACKED.map(|ending| self.dist.join(format!("{name}.{ending}")));
        match efforts.filter(|_| bytes.len() >= PACKED_MIN) {
            None => packed.iter().for_each(|path| drop(fs::remove_file(path))),
            Some((gzip, effort)) => {
                let mut brotli = Vec::new();
                let mut writer = brotli::CompressorWriter::new(&mut brotli, 1 << 16, effort, 24);
                writer.write_all(bytes)?;
                drop(writer);
                let mut gzip = GzEncoder::new(Vec::new(), gzip);
                gzip.write_all(bytes)?;
                for (path, bytes) in packed.iter().zip([brotli, gzip.finish()?]) {
                    fs::write(path, bytes)?;
                }
            }
        }
        Ok(fs::write(&path, bytes)?)
    }

    /// What every page loads, whichever program has it, each file as it travels. Of the two
    /// languages, one is spoken.
    pub(super) fn every_page(&self) -> Result<Vec<(String, usize)>> {
        let page = [PAGE, "icon.svg"].map(str::to_owned);
        let assets = ["early.js", "boot.js", "style.css", "words/house.it.ftl"];
        let assets = assets.map(|name| format!("{}/{name}", self.assets()));
        let names = page.into_iter().chain(assets);
        names.map(|name| self.weigh(name)).collect()
    }

    /// The ids of the games.
    pub(super) fn games(&self) -> &[String] {
        &self.games
    }

    /// What a page of this program loads on top of that until it can be used. The service worker
    /// then loads the rest, behind a page that is in use.
    pub(super) fn program(&self, name: &str) -> Result<Vec<(String, usize)>> {
        let mut names = [".js", "_bg.wasm", ".css", ".svg"]
            .map(|ending| format!("{name}{ending}"))
            .to_vec();
        if name != DOOR {
            names.extend([format!("words/{name}.it.ftl"), "worker.js".to_owned()]);
        }
        let names = names
            .into_iter()
            .map(|name| format!("{}/{name}", self.assets()));
        names.map(|name| self.weigh(name)).collect()
    }

    fn weigh(&self, name: String) -> Result<(String, usize)> {
        let packed = self.dist.join(format!("{name}.br"));
        let plain = self.dist.join(&name);
        let path = if packed.exists() { packed } else { plain };
        Ok((name, fs::metadata(path)?.len() as usize))
    }
}

/// Where the catalogues of a language lie.
fn words_in(home: &Path, lang: &str) -> PathBuf {
    home.join("../prose/locales").join(lang)
}

fn rulebook(home: &Path, game: &str, ending: &str) -> PathBuf {
    let folder = home.join("../../games").join(game);
    folder.join(format!("RULES.{ending}"))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

/// What a page needs to start without a server, as a list for its service worker.
fn offline_list<'a>(assets: impl Iterator<Item = &'a String>) -> String {
    let assets = assets.map(|name| format!("/{name}"));
    let doors = ["/", "/manifest.webmanifest", "/icon.svg"].map(str::to_owned);
    let all: Vec<_> = doors.into_iter().chain(assets).collect();
    let all: Vec<_> = all.iter().map(|name| quoted(name)).collect();
    format!("[{}]", all.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn endings(folder: &Path) -> Vec<String> {
        let files = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> = files
            .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_page_for_playing_is_not_packed_and_one_for_others_is() {
        let dist = std::env::temp_dir().join(format!("packed-{}", std::process::id()));
        let bundle = Bundle {
            home: PathBuf::new(),
            dist: dist.clone(),
            games: Vec::new(),
            build: String::new(),
        };
        let text = vec![b'a'; 2 * PACKED_MIN];
        bundle.pack("a.js", &text, Care::Whole).unwrap();
        let whole = endings(&dist);
        bundle.pack("a.js", &text, Care::Play).unwrap();
        let play = endings(&dist);
        fs::remove_dir_all(&dist).unwrap();
        assert_eq!(whole, ["a.js", "a.js.br", "a.js.gz"]);
        assert_eq!(play, ["a.js"]);
    }
}
