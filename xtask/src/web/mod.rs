//! `cargo xtask web`: the browser client, from Rust to the files that the server embeds.

mod bundle;
mod drawings;
mod programs;
mod trim;
mod weights;

use std::{
    fs,
    io::{BufRead, BufReader},
    iter,
    num::NonZero,
    path::{Path, PathBuf},
    process::{ExitCode, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
    thread::{self, ScopedJoinHandle},
    time::Instant,
};

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use wasm_bindgen_cli_support::Bindgen;

use crate::{
    cargo::{cargo, root, target_folder},
    paths,
    verify::{WASM, provide_wasm},
};
use bundle::{Bound, Bundle};
use programs::DOOR;

/// How much trouble is taken over a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Care {
    /// As it is given to people.
    Whole,
    /// To be played with on this machine: soon there, and loaded from its disk.
    Play,
    /// For the eyes of whoever is drawing: soon there again after a change, and many times as
    /// large.
    Quick,
}

impl Care {
    /// The profile, and the folder that cargo builds it into.
    fn profile(self) -> (&'static str, &'static str) {
        match self {
            Care::Whole => ("web", "web"),
            Care::Play => ("play", "play"),
            Care::Quick => ("dev", "debug"),
        }
    }

    /// Where the files are put: a server embeds what it is to give to others.
    fn folder(self) -> Result<PathBuf> {
        match self {
            Care::Whole | Care::Quick => Ok(client().join("dist")),
            Care::Play => page_for_play(),
        }
    }
}

/// Where the files are that `cargo play` serves.
pub(crate) fn page_for_play() -> Result<PathBuf> {
    Ok(target_folder()?.join("play-page"))
}

/// The folder of the client.
fn client() -> PathBuf {
    root().join("clients/web")
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
    let bundle = build(Care::Whole)?;
    paths::assert_nameless(&bundle.files()?)?;
    weights::assert_light(&bundle)?;
    Ok(ExitCode::SUCCESS)
}

/// Sees to it that the bundle is what the sources say.
pub(crate) fn build(care: Care) -> Result<Bundle> {
    if let Some(trouble) = provide_wasm()? {
        bail!("the browser client cannot be built: {trouble}");
    }
    let start = Instant::now();
    let home = client();
    let games = programs::games(&home)?;
    let names: Vec<String> = [vec![DOOR.to_owned()], games.clone()].concat();
    compile(care, &names)?;
    let (_, place) = care.profile();
    let compiled = target_folder()?.join(WASM).join(place);
    let wasm = names
        .iter()
        .map(|name| wasm(&compiled, name))
        .collect::<Result<Vec<_>>>()?;
    let bundle = Bundle::of(home, care.folder()?, games, &wasm)?;
    if bundle.is_there() {
        println!("# web: nothing has changed since the bundle was made");
    } else {
        let seconds = start.elapsed().as_secs();
        println!("# web: compiled in {seconds} s; binding and packing");
        let pairs: Vec<_> = names.iter().zip(&wasm).collect();
        let bound = at_once(&pairs, |(name, wasm)| bind(name, wasm))?;
        bundle.write(bound.into_iter().flatten().collect(), care)?;
        println!("# web: made in {} s", start.elapsed().as_secs());
    }
    Ok(bundle)
}

/// Compiles the programs, and says of each when it is there.
fn compile(care: Care, names: &[String]) -> Result<()> {
    println!(
        "# web: compiling the browser client, {} programs",
        names.len()
    );
    let mut compile = cargo()?;
    compile.args(["build", "--package", "web", "--bins"]);
    compile.args(["--profile", care.profile().0, "--target", WASM]);
    compile.arg("--message-format=json-render-diagnostics");
    if care != Care::Play {
        compile.env(paths::FLAGS, paths::flags()?);
    }
    compile.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut compiling = compile.spawn().context("cargo did not start")?;
    let told = compiling.stdout.take().context("cargo can be heard")?;
    let mut made = 0;
    for line in BufReader::new(told).lines() {
        if let Some(name) = program_in(&line?, names) {
            made += 1;
            println!("# web: browser client {made} of {}: {name}", names.len());
        }
    }
    if !compiling.wait()?.success() {
        bail!("the browser client does not compile");
    }
    Ok(())
}

/// The program that cargo tells of in a line, if it is one of these.
fn program_in<'a>(line: &str, names: &'a [String]) -> Option<&'a str> {
    let told: Value = serde_json::from_str(line).ok()?;
    let target = &told["target"];
    if told["reason"] != "compiler-artifact" || target["kind"] != json!(["bin"]) {
        return None;
    }
    let name = names.iter().find(|name| target["name"] == **name)?;
    Some(name)
}

/// Does something with each, as many at a time as there are cores; gives what came of it.
fn at_once<T: Sync, R: Send>(all: &[T], work: impl Fn(&T) -> Result<R> + Sync) -> Result<Vec<R>> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let next = AtomicUsize::new(0);
    let worker = || {
        let waiting = iter::from_fn(|| all.get(next.fetch_add(1, Ordering::Relaxed)));
        waiting.map(&work).collect::<Result<Vec<R>>>()
    };
    let done = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        let ended = workers.into_iter().map(ScopedJoinHandle::join);
        ended.collect::<Vec<_>>()
    });
    let mut results = Vec::new();
    for part in done {
        results.extend(part.map_err(|_| anyhow!("a worker failed"))??);
    }
    Ok(results)
}

fn wasm(folder: &Path, name: &str) -> Result<Vec<u8>> {
    let wasm = folder.join(format!("{name}.wasm"));
    fs::read(&wasm).with_context(|| format!("cannot read {}", wasm.display()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_all_that_cargo_tells_the_programs_of_the_client_are_counted() {
        let names = ["door", "new-york"].map(str::to_owned);
        let told = |kind: &str, name: &str, reason: &str| {
            json!({"reason": reason, "target": {"kind": [kind], "name": name}}).to_string()
        };
        let made = told("bin", "new-york", "compiler-artifact");
        assert_eq!(program_in(&made, &names), Some("new-york"));
        for other in [
            told("lib", "new-york", "compiler-artifact"),
            told("bin", "boroughs", "compiler-artifact"),
            told("bin", "new-york", "compiler-message"),
            "not for programs".to_owned(),
        ] {
            assert_eq!(program_in(&other, &names), None, "{other}");
        }
    }

    #[test]
    fn everything_is_done_once_and_a_failure_is_told() {
        let all: Vec<u32> = (0..100).collect();
        let mut doubled = at_once(&all, |it| Ok(2 * it)).unwrap();
        doubled.sort_unstable();
        assert_eq!(doubled, (0..200).step_by(2).collect::<Vec<_>>());
        let trouble = at_once(&all, |it| match it {
            70 => bail!("the seventieth"),
            it => Ok(*it),
        });
        assert_eq!(trouble.unwrap_err().to_string(), "the seventieth");
    }

    #[test]
    fn what_is_built_for_playing_is_never_what_a_server_embeds() {
        let folder = |care: Care| care.folder().unwrap();
        assert_eq!(folder(Care::Whole), root().join("clients/web/dist"));
        assert!(!folder(Care::Play).starts_with(client()));
    }
}
