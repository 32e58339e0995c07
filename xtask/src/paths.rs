//! Folders of whoever builds: no file that is given to people names one.
//!
//! Messages of a program that fails name its sources, and what is compiled would name them by the
//! folders of this machine. The compiler is told to leave these away, and what it made is searched
//! for them.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::{
    cargo::{at_root, games, root, target_folder},
    verify::WASM,
};

/// What stands between the flags of the compiler.
const SEPARATOR: &str = "\x1f";
/// So much is shown of a path that was found.
const SHOWN_MAX: usize = 120;

/// The environment variable that carries [`flags`].
pub(crate) const FLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";

/// The flags of the compiler: those it was given anyway, and short names for the folders of whoever
/// builds.
pub(crate) fn flags() -> Result<String> {
    let given = env::var(FLAGS).or_else(|_| {
        let flags = env::var("RUSTFLAGS")?;
        Ok::<_, env::VarError>(flags.split_whitespace().collect::<Vec<_>>().join(SEPARATOR))
    });
    let hidden = folders()?
        .into_iter()
        .map(|Folder { path, name, .. }| format!("--remap-path-prefix={}={name}", path.display()));
    let given = given.into_iter().filter(|flags| !flags.is_empty());
    Ok(given.chain(hidden).collect::<Vec<_>>().join(SEPARATOR))
}

/// Fails if one of these files names a folder of whoever builds.
pub(crate) fn assert_nameless(files: &[PathBuf]) -> Result<()> {
    let told = telling(&folders()?, env::home_dir().as_deref());
    for file in files {
        let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        if let Some(path) = told_in(&bytes, &told) {
            bail!("{} names a folder of this machine: {path}", file.display());
        }
    }
    Ok(())
}

/// Folders of ours that are compiled into programs. Each says enough to be no folder of a crate of
/// others.
const OURS: [&str; 8] = [
    "boroughs/src",
    "clients/prose",
    "clients/web",
    "engine/host",
    "engine/room",
    "engine/tabletop",
    "lab/src",
    "server/src",
];

/// A folder of whoever builds.
struct Folder {
    path: PathBuf,
    /// What it is called instead.
    name: &'static str,
    /// What lies in it, so that a short path is not found where it is part of another.
    inside: Vec<String>,
}

fn folders() -> Result<Vec<Folder>> {
    let home = || Some(env::home_dir()?.join(".cargo"));
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home);
    let folder = |path, name, inside: &[&str]| Folder {
        path,
        name,
        inside: inside.iter().map(|it| (*it).to_owned()).collect(),
    };
    let mut ours = folder(root().to_owned(), ".", &OURS);
    let rules = games()?.into_iter().map(|game| format!("games/{game}"));
    ours.inside.extend(rules);
    let built = ["release", "web", WASM];
    let mut folders = vec![
        folder(sysroot()?, "rust", &["lib"]),
        ours,
        folder(target_folder()?, "target", &built),
    ];
    folders.extend(cargo_home.map(|path| folder(path, "cargo", &["registry", "git"])));
    Ok(folders)
}

/// Where the compiler lies.
fn sysroot() -> Result<PathBuf> {
    let mut rustc = at_root(Command::new("rustc"));
    let answer = rustc.args(["--print", "sysroot"]).output()?;
    Ok(PathBuf::from(String::from_utf8(answer.stdout)?.trim()))
}

/// The beginnings of paths that tell where these folders lie.
fn telling(folders: &[Folder], home: Option<&Path>) -> Vec<String> {
    let below = |folder: &Folder| {
        let folder = folder.path.clone();
        move |name: &String| folder.join(name).join("").display().to_string()
    };
    let mut told: Vec<String> = folders
        .iter()
        .flat_map(|folder| folder.inside.iter().map(below(folder)))
        .collect();
    // Where there is no home, it is the root of the file system, and tells nothing.
    let home = home.filter(|home| home.parent().is_some());
    told.extend(home.map(|home| home.join("").display().to_string()));
    told
}

/// The first of these paths that stands in `bytes`, as far as it can be read.
fn told_in(bytes: &[u8], told: &[String]) -> Option<String> {
    let mut firsts: Vec<u8> = told.iter().map(|path| path.as_bytes()[0]).collect();
    firsts.dedup();
    let begins = |at: &usize| {
        let is_path = |path: &String| bytes[*at..].starts_with(path.as_bytes());
        firsts.contains(&bytes[*at]) && told.iter().any(is_path)
    };
    let place = (0..bytes.len()).find(begins)?;
    let readable = bytes[place..].iter().take(SHOWN_MAX);
    let readable = readable.take_while(|byte| byte.is_ascii_graphic());
    Some(readable.map(|byte| char::from(*byte)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told() -> Vec<String> {
        let folders = [
            Folder {
                path: PathBuf::from("/src"),
                name: ".",
                inside: vec!["server/src".to_owned(), "lab/src".to_owned()],
            },
            Folder {
                path: PathBuf::from("/opt/cargo"),
                name: "cargo",
                inside: vec!["registry".to_owned()],
            },
        ];
        telling(&folders, Some(Path::new("/people/ada")))
    }

    #[test]
    fn a_path_of_the_builders_machine_is_found_wherever_it_stands() {
        for (bytes, path) in [
            (
                &b"main.rs/src/server/src/run.rs\0more"[..],
                "/src/server/src/run.rs",
            ),
            (
                b"\xff\xfe/opt/cargo/registry/src/a.rs\n",
                "/opt/cargo/registry/src/a.rs",
            ),
            (b"see /people/ada/notes", "/people/ada/notes"),
        ] {
            assert_eq!(told_in(bytes, &told()).as_deref(), Some(path));
        }
    }

    #[test]
    fn short_names_and_other_paths_are_no_folders_of_the_builder() {
        for bytes in [
            &b"./server/src/run.rs"[..],
            b"cargo/registry/src/a.rs",
            b"/rustc/59807616e1fa/library/core/src/str/mod.rs",
            b"cargo/registry/src/index/hyper-1/src/server/conn.rs",
            b"games/src/lib.rs /etc/ssl/certs /people/adam",
        ] {
            assert_eq!(told_in(bytes, &told()), None);
        }
        assert!(telling(&[], Some(Path::new("/"))).is_empty());
    }

    #[test]
    fn the_compiler_calls_every_folder_that_is_searched_for_by_another_name() {
        let flags = flags().unwrap();
        for folder in folders().unwrap() {
            let path = folder.path.display();
            let flag = format!("--remap-path-prefix={path}={}", folder.name);
            assert!(flags.split(SEPARATOR).any(|it| it == flag), "{flag}");
        }
    }

    #[test]
    fn a_file_that_names_a_folder_is_refused_by_its_name() {
        let file = env::temp_dir().join(format!("named-{}.bin", std::process::id()));
        let path = root().join("server/src/run.rs");
        fs::write(&file, format!("\0{}\0", path.display())).unwrap();
        let trouble = assert_nameless(std::slice::from_ref(&file)).unwrap_err();
        fs::write(&file, "\0./server/src\0").unwrap();
        let passed = assert_nameless(std::slice::from_ref(&file));
        fs::remove_file(&file).unwrap();
        assert!(
            trouble
                .to_string()
                .contains("names a folder of this machine")
        );
        passed.unwrap();
    }
}
