//! What cargo knows of the workspace.

use std::{env, process::Command};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::tree;

/// One crate, ours or theirs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The folder of a crate of the workspace, from the root.
    pub folder: String,
    /// Where it was fetched from; nothing for a folder of the workspace.
    pub source: Option<String>,
    /// Its licence, as an SPDX expression.
    pub licence: Option<String>,
    /// What its manifest asks for.
    pub uses: Vec<Use>,
}

/// A line of a `[dependencies]` table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// The crate used.
    pub name: String,
    /// Whether tests and benches alone use it.
    pub dev: bool,
}

/// The crates of the workspace.
pub fn members() -> Result<Vec<Package>> {
    packages(&cargo(&["metadata", "--format-version", "1", "--no-deps"])?)
}

/// Every crate that is built for some platform.
///
/// Cargo fetches what other platforms would need to tell about it. Without a network the crates
/// of this platform alone are looked at, which are on the disk or this one would not be built.
pub fn whole_tree() -> Result<Vec<Package>> {
    packages_built(&["--target", "all"], &[]).or_else(|_| {
        let about = cargo(&["-vV"])?;
        let mut lines = about.lines();
        let host = lines.find_map(|line| line.strip_prefix("host: "));
        let host = host.context("cargo does not say what it runs on")?;
        packages_built(
            &["--offline", "--target", host],
            &["--offline", "--filter-platform", host],
        )
    })
}

/// The packages of `cargo metadata` that are also in `cargo tree`: the lock file, and with it
/// the metadata, names crates of features that nobody has switched on.
fn packages_built(tree: &[&str], metadata: &[&str]) -> Result<Vec<Package>> {
    let built = cargo(&[&["tree", "--workspace", "--prefix", "none"], tree].concat())?;
    let mut known = packages(&cargo(
        &[&["metadata", "--format-version", "1"], metadata].concat(),
    )?)?;
    known.retain(|package| is_in_tree(package, &built));
    Ok(known)
}

/// Whether a line of `tree`, the answer of `cargo tree`, names the package.
pub fn is_in_tree(package: &Package, tree: &str) -> bool {
    let title = format!("{} v{}", package.name, package.version);
    let mut lines = tree.lines().filter_map(|line| line.strip_prefix(&title));
    lines.any(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn cargo(arguments: &[&str]) -> Result<String> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo)
        .args(arguments)
        .current_dir(tree::root())
        .output()
        .context("cargo did not start")?;
    if !output.status.success() {
        bail!(
            "cargo {arguments:?}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// The packages in the answer of `cargo metadata`.
pub fn packages(answer: &str) -> Result<Vec<Package>> {
    let answer: Value = serde_json::from_str(answer)?;
    let root = text(&answer["workspace_root"]).context("metadata names no workspace")?;
    let packages = answer["packages"].as_array();
    let packages = packages.context("metadata lists no packages")?;
    packages.iter().map(|value| package(value, &root)).collect()
}

fn package(value: &Value, root: &str) -> Result<Package> {
    let manifest = text(&value["manifest_path"]).context("a package has no manifest")?;
    let folder = manifest.strip_prefix(root).unwrap_or_default();
    let folder = folder.trim_end_matches("Cargo.toml").replace('\\', "/");
    let uses = value["dependencies"].as_array();
    let uses = uses.context("a package lists no dependencies")?;
    Ok(Package {
        name: text(&value["name"]).context("a package has no name")?,
        version: text(&value["version"]).unwrap_or_default(),
        folder: folder.trim_matches('/').to_owned(),
        source: text(&value["source"]),
        licence: text(&value["license"]),
        uses: uses.iter().filter_map(dependency).collect(),
    })
}

fn dependency(value: &Value) -> Option<Use> {
    Some(Use {
        name: text(&value["name"])?,
        dev: value["kind"] == "dev",
    })
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}
