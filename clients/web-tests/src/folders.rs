//! Where things lie.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// The folder of the programs that were built with this one.
fn programs() -> PathBuf {
    let here = env::current_exe().expect("a program knows where it lies");
    let folder = here.ancestors().nth(2);
    folder
        .expect("tests lie in the folder `deps` of the programs")
        .to_owned()
}

/// The program that people play with.
pub(crate) fn boroughs() -> PathBuf {
    let program = programs().join("boroughs");
    assert!(
        program.is_file(),
        "{} is not there: `cargo verify browser` builds it",
        program.display()
    );
    program
}

/// The checker of accessibility from the npm registry.
pub(crate) fn axe() -> PathBuf {
    target().join("axe/node_modules/axe-core/axe.min.js")
}

/// A folder of that name with nothing in it, and beside it what was photographed.
pub(crate) fn fresh(name: &str) -> PathBuf {
    let folder = pictures().join(name);
    empty(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written to");
    folder
}

/// Where pictures are left.
pub(crate) fn pictures() -> PathBuf {
    target().join("browser")
}

/// The folder of all that was built.
fn target() -> PathBuf {
    let programs = programs();
    let target = programs.parent();
    target
        .expect("a profile has a folder of its own")
        .to_owned()
}

/// Removes a folder if it is there.
pub(crate) fn empty(folder: &Path) {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            panic!("{} cannot be removed: {error}", folder.display())
        }
        _ => {}
    }
}
