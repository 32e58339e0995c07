//! `cargo xtask dist`: one archive with all that a host needs.

mod third_party;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::{
    cargo::{at_root, cargo, root, target_folder},
    paths, web,
};

/// What lies beside the program, and where it is in the repository.
const BESIDE: [(&str, &str); 5] = [
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("NOTICE.md", "NOTICE.md"),
    ("boroughs.service", "deploy/boroughs.service"),
    ("hosting.md", "docs/hosting.md"),
];
/// The licences of what the program is made of beside our own code.
const THIRD_PARTY: &str = "THIRD-PARTY.txt";

/// Builds the program as it is given to people, and packs it with what belongs to it.
pub(crate) fn dist(arguments: &[String]) -> Result<ExitCode> {
    if !arguments.is_empty() {
        bail!("dist takes no arguments");
    }
    web::web(&[])?;
    let host = host()?;
    println!("# dist: compiling the program for {host}");
    let program = build(&host)?;
    paths::assert_nameless(std::slice::from_ref(&program))?;
    let archive = pack(&target_folder()?.join("dist"), &host, &program)?;
    let kilobytes = fs::metadata(&archive)?.len().div_ceil(1024);
    println!("# dist: {} ({kilobytes} KB)", archive.display());
    Ok(ExitCode::SUCCESS)
}

/// The name of this system, as compilers say it.
fn host() -> Result<String> {
    let mut rustc = at_root(Command::new("rustc"));
    let answer = rustc.arg("-vV").output()?;
    let answer = String::from_utf8(answer.stdout)?;
    let mut lines = answer.lines();
    let host = lines.find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say where it runs")?.to_owned())
}

/// The program, optimised, with short names for the folders of this machine. The target is named so
/// that the flags are for the program alone, and what is built by `cargo build --release` stays.
fn build(host: &str) -> Result<PathBuf> {
    let mut build = cargo()?;
    build.args(["build", "--release", "--locked", "--package", "boroughs"]);
    build.args(["--target", host]).stdin(Stdio::null());
    build.env(paths::FLAGS, paths::flags()?);
    if !build.status().context("cargo did not start")?.success() {
        bail!("the program does not compile");
    }
    let program = format!("boroughs{}", env::consts::EXE_SUFFIX);
    Ok(target_folder()?.join(host).join("release").join(program))
}

/// Packs `program`, made for `host`, and what lies beside it into an archive in `folder`.
fn pack(folder: &Path, host: &str, program: &Path) -> Result<PathBuf> {
    let name = format!("boroughs-{}-{host}", env!("CARGO_PKG_VERSION"));
    let content = folder.join(&name);
    if content.exists() {
        fs::remove_dir_all(&content)?;
    }
    fs::create_dir_all(&content)?;
    let program_name = program.file_name().context("the program has a name")?;
    fs::copy(program, content.join(program_name))?;
    for (file, place) in BESIDE {
        fs::copy(root().join(place), content.join(file))?;
    }
    fs::write(content.join(THIRD_PARTY), third_party::licences(host)?)?;
    let archive = folder.join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    tar.arg("-czf")
        .arg(&archive)
        .arg("-C")
        .arg(folder)
        .arg(&name);
    let packed = tar.stdin(Stdio::null()).status();
    if !packed.context("tar did not start")?.success() {
        bail!("tar could not write {}", archive.display());
    }
    Ok(archive)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_archive_has_the_program_the_licences_and_how_to_host_it() {
        let folder = env::temp_dir().join(format!("dist-{}", std::process::id()));
        let program = folder.join("built").join("boroughs");
        fs::create_dir_all(program.parent().unwrap()).unwrap();
        fs::write(&program, "the program").unwrap();
        let host = host().unwrap();
        let archive = pack(&folder, &host, &program).unwrap();
        let name = archive.file_name().unwrap().to_string_lossy().into_owned();
        let name = name.strip_suffix(".tar.gz").unwrap();
        let mut tar = Command::new("tar");
        let listed = tar.arg("-tzf").arg(&archive).output().unwrap();
        let licences = fs::read_to_string(folder.join(name).join(THIRD_PARTY)).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        let listed = String::from_utf8(listed.stdout).unwrap();
        let mut files: Vec<_> = listed.lines().filter(|it| !it.ends_with('/')).collect();
        files.sort_unstable();
        let expected = [
            "LICENSE-APACHE",
            "LICENSE-MIT",
            "NOTICE.md",
            "THIRD-PARTY.txt",
            "boroughs",
            "boroughs.service",
            "hosting.md",
        ];
        assert_eq!(files, expected.map(|file| format!("{name}/{file}")));
        assert!(name.starts_with("boroughs-") && name.ends_with(&host));
        assert!(licences.contains("## axum "));
    }
}
