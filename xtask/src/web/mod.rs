//! `cargo xtask web`: the browser client, from Rust to the files that the server embeds.

mod bundle;
mod drawings;
mod programs;
mod trim;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::{
    cargo::{cargo, root, target_folder},
    verify::provide_wasm,
};
use bundle::{Bound, Bundle};
use programs::DOOR;

/// What a first visit may load, in bytes as brotli packs them.
const FIRST_LOAD_MAX: usize = 450 * 1024;
/// What somebody may load who comes by an invitation, straight to a table.
const INVITED_LOAD_MAX: usize = 600 * 1024;

/// What stands between the flags of the compiler.
const SEPARATOR: &str = "\x1f";

/// How much trouble is taken over a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Care {
    /// As it is given to people.
    Whole,
    /// For the eyes of whoever is drawing: soon there, and many times as large.
    Quick,
}

impl Care {
    /// The profile, and the folder that cargo builds it into.
    fn profile(self) -> (&'static str, &'static str) {
        match self {
            Care::Whole => ("web", "web"),
            Care::Quick => ("dev", "debug"),
        }
    }
}

/// Builds the client and says how large it is.
pub(crate) fn web(arguments: &[String]) -> Result<ExitCode> {
    match arguments {
        [] => {}
        [quick] if quick == "--quick" => {
            build(Care::Quick)?;
            return Ok(ExitCode::SUCCESS);
        }
        _ => bail!("web takes `--quick` or nothing"),
    }
    let loads = build(Care::Whole)?;
    for Load { what, bytes, max } in loads {
        if bytes > max {
            bail!("{what}: {bytes} bytes are loaded, more than {max}");
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// What a visit loads.
pub(crate) struct Load {
    what: String,
    bytes: usize,
    max: usize,
}

/// Sees to it that the bundle is what the sources say. Gives what a first visit loads.
pub(crate) fn build(care: Care) -> Result<Vec<Load>> {
    if let Some(trouble) = provide_wasm()? {
        bail!("the browser client cannot be built: {trouble}");
    }
    let start = Instant::now();
    println!("# web: compiling the browser client");
    let mut compile = cargo()?;
    compile.args(["build", "--package", "web", "--bins"]);
    let (profile, place) = care.profile();
    compile.args(["--profile", profile, "--target", "wasm32-unknown-unknown"]);
    compile.env("CARGO_ENCODED_RUSTFLAGS", flags()?);
    run(compile.stdin(Stdio::null()))?;
    let compiled = target_folder()?.join("wasm32-unknown-unknown").join(place);
    let folder = root().join("clients/web");
    let games = programs::games(&folder)?;
    let names: Vec<String> = [vec![DOOR.to_owned()], games.clone()].concat();
    let wasm = names
        .iter()
        .map(|name| wasm(&compiled, name))
        .collect::<Result<Vec<_>>>()?;
    let bundle = Bundle::of(&folder, games, &wasm)?;
    if bundle.is_there() {
        println!("# web: nothing has changed since the bundle was made");
    } else {
        let seconds = start.elapsed().as_secs();
        println!("# web: compiled in {seconds} s; binding and packing");
        let mut bound = Bound::new();
        for (name, wasm) in names.iter().zip(&wasm) {
            bound.extend(bind(name, wasm)?);
        }
        bundle.write(bound, care)?;
        println!("# web: made in {} s", start.elapsed().as_secs());
    }
    weigh(&bundle)
}

/// The flags of the compiler: those it was given anyway, and that messages of a program that fails
/// name its sources without the folders of whoever built it.
fn flags() -> Result<String> {
    let given = env::var("CARGO_ENCODED_RUSTFLAGS").or_else(|_| {
        let flags = env::var("RUSTFLAGS")?;
        Ok::<_, env::VarError>(flags.split_whitespace().collect::<Vec<_>>().join(SEPARATOR))
    });
    let home = || Some(env::home_dir()?.join(".cargo"));
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home);
    let places = [
        (cargo_home, "cargo"),
        (Some(root().to_owned()), "."),
        (Some(target_folder()?), "target"),
    ];
    let hidden = places.into_iter().filter_map(|(folder, name)| {
        let folder = folder?;
        Some(format!("--remap-path-prefix={}={name}", folder.display()))
    });
    let given = given.into_iter().filter(|flags| !flags.is_empty());
    Ok(given.chain(hidden).collect::<Vec<_>>().join(SEPARATOR))
}

fn wasm(folder: &Path, name: &str) -> Result<Vec<u8>> {
    let wasm = folder.join(format!("{name}.wasm"));
    fs::read(&wasm).with_context(|| format!("cannot read {}", wasm.display()))
}

/// What visits load, file by file and in all: to the first page, and to a table of each game, with
/// an invitation or after the first page.
fn weigh(bundle: &Bundle) -> Result<Vec<Load>> {
    let frame = sum("every page", &bundle.every_page()?);
    let door = sum(DOOR, &bundle.program(DOOR)?);
    let mut loads = vec![Load {
        what: "the first page".to_owned(),
        bytes: frame + door,
        max: FIRST_LOAD_MAX,
    }];
    for game in bundle.games() {
        let bytes = sum(game, &bundle.program(game)?);
        loads.push(Load {
            what: format!("a table of {game}"),
            bytes: frame + bytes,
            max: INVITED_LOAD_MAX,
        });
        let all = kilobytes(frame + door + bytes);
        println!("#   {all} with the first page");
    }
    for Load { what, bytes, max } in &loads {
        let (bytes, max) = (kilobytes(*bytes), kilobytes(*max));
        println!("# web: {what} loads {bytes} (brotli); it may load {max}");
    }
    Ok(loads)
}

fn kilobytes(bytes: usize) -> String {
    format!("{} KB", bytes.div_ceil(1024))
}

/// Says what is loaded; gives how many bytes that is.
fn sum(what: &str, files: &[(String, usize)]) -> usize {
    println!("# web: {what}");
    for (name, bytes) in files {
        println!("#   {bytes:>9} bytes  {name}");
    }
    files.iter().map(|(_, bytes)| bytes).sum()
}

/// A program and the script that starts it, for browsers.
fn bind(name: &str, wasm: &[u8]) -> Result<Bound> {
    let folder = target_folder()?.join("web-bound");
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes(name, wasm.to_vec())
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.generate(&folder)?;
    let read = |name: String| -> Result<(String, Vec<u8>)> {
        let bytes = fs::read(folder.join(&name))?;
        Ok((name, bytes))
    };
    [format!("{name}.js"), format!("{name}_bg.wasm")]
        .map(read)
        .into_iter()
        .collect()
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().context("cargo did not start")?;
    if !status.success() {
        bail!("the browser client does not compile");
    }
    Ok(())
}
