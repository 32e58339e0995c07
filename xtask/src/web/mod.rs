//! `cargo xtask web`: the browser client, from Rust to the files that the server embeds.

mod bundle;

use std::{
    fs,
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::{
    cargo::{cargo, root, target_folder},
    verify::provide_wasm,
};
use bundle::Bundle;

/// What a first visit should load at most, in bytes as brotli packs them. Five games in one
/// program miss it: each has to become a file that is loaded with its first table.
const FIRST_LOAD_AIM: usize = 450 * 1024;
/// What it may not grow beyond until then.
const FIRST_LOAD_MAX: usize = 800 * 1024;

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
    let bytes = build(Care::Whole)?;
    if bytes > FIRST_LOAD_MAX {
        bail!("the first visit loads more than {FIRST_LOAD_MAX} bytes");
    }
    if bytes > FIRST_LOAD_AIM {
        println!("# web: OVER THE AIM of {FIRST_LOAD_AIM} bytes, which is not met yet");
    }
    Ok(ExitCode::SUCCESS)
}

/// Sees to it that the bundle is what the sources say. Gives how many bytes a first visit loads.
pub(crate) fn build(care: Care) -> Result<usize> {
    if let Some(trouble) = provide_wasm()? {
        bail!("the browser client cannot be built: {trouble}");
    }
    let start = Instant::now();
    println!("# web: compiling the browser client");
    let mut compile = cargo()?;
    compile.args(["build", "--package", "web", "--bin", "five-boroughs"]);
    let (profile, place) = care.profile();
    compile.args(["--profile", profile, "--target", "wasm32-unknown-unknown"]);
    // Views with their types erased: a tenth less to load, and no slower that one could see.
    compile.env("RUSTFLAGS", "--cfg erase_components");
    run(compile.stdin(Stdio::null()))?;
    let wasm = target_folder()?.join("wasm32-unknown-unknown");
    let wasm = wasm.join(place).join("five-boroughs.wasm");
    let wasm = fs::read(&wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let folder = root().join("clients/web");
    let bundle = Bundle::of(&folder, &wasm)?;
    if bundle.is_there() {
        println!("# web: nothing has changed since the bundle was made");
    } else {
        println!("# web: binding and packing");
        let bound = bind(&wasm)?;
        bundle.write(bound, care)?;
        println!("# web: made in {} s", start.elapsed().as_secs());
    }
    weigh(&bundle)
}

/// What a first visit loads, file by file and in all.
fn weigh(bundle: &Bundle) -> Result<usize> {
    let mut all = 0;
    for (name, bytes) in bundle.first_load()? {
        println!("#   {bytes:>9} bytes  {name}");
        all += bytes;
    }
    let kilobytes = all.div_ceil(1024);
    println!("# web: the first visit loads {kilobytes} KB (brotli); the aim is 450 KB");
    Ok(all)
}

/// The program and the script that starts it, for browsers.
fn bind(wasm: &[u8]) -> Result<Vec<(String, Vec<u8>)>> {
    let folder = target_folder()?.join("web-bound");
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes("web", wasm.to_vec())
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.generate(&folder)?;
    let read = |name: &str| -> Result<(String, Vec<u8>)> {
        Ok((name.to_owned(), fs::read(folder.join(name))?))
    };
    Ok(vec![read("web.js")?, read("web_bg.wasm")?])
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().context("cargo did not start")?;
    if !status.success() {
        bail!("the browser client does not compile");
    }
    Ok(())
}
