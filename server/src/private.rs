//! Files that nobody else may look into: they hold the secrets of running games and the key of
//! the cookies.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::{run::RunError, store::file_in};

/// What SQLite keeps beside a database, by the endings of the names.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// What a mode allows to those who are not the owner.
#[cfg(unix)]
const OTHERS: u32 = 0o077;

/// Makes the data folder and the database in it private, whatever they were before. What SQLite
/// makes beside the database later gets the mode of the database.
pub(crate) fn keep_private(folder: &Path) -> Result<(), RunError> {
    private_folder(folder)?;
    let file = file_in(folder);
    private_file(&file)?;
    for beside in all_beside(&file) {
        if beside.exists() {
            close_to_others(&beside, 0o600)?;
        }
    }
    Ok(())
}

/// Makes `folder`, if it is not there, and lets nobody else in.
pub(crate) fn private_folder(folder: &Path) -> Result<(), RunError> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let made = builder.recursive(true).create(folder);
    made.map_err(|error| RunError::File(folder.to_owned(), error))?;
    if is_shared(folder)? {
        return Err(RunError::Shared(folder.to_owned()));
    }
    close_to_others(folder, 0o700)
}

/// Makes `file`, if it is not there, and lets nobody else read it. One that is there is not
/// opened: a process that closes a file gives up all locks it has on it, those of SQLite too.
pub(crate) fn private_file(file: &Path) -> Result<(), RunError> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(file) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => close_to_others(file, 0o600),
        Err(error) => Err(RunError::File(file.to_owned(), error)),
    }
}

/// What SQLite may have made beside `file`.
pub(crate) fn all_beside(file: &Path) -> [PathBuf; 3] {
    BESIDE.map(|ending| {
        let mut name = file.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    })
}

/// Whether it is a folder for everyone, such as `/tmp`: closing it would harm others.
#[cfg(unix)]
fn is_shared(folder: &Path) -> io::Result<bool> {
    let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(folder)?.permissions());
    Ok(mode & 0o1000 != 0 || folder.canonicalize()?.parent().is_none())
}

#[cfg(not(unix))]
fn is_shared(_: &Path) -> io::Result<bool> {
    Ok(false)
}

#[cfg(unix)]
fn close_to_others(path: &Path, mode: u32) -> Result<(), RunError> {
    use std::os::unix::fs::PermissionsExt;
    let found = fs::metadata(path)?.permissions().mode();
    if found & 0o777 == mode {
        return Ok(());
    }
    let closed = fs::set_permissions(path, fs::Permissions::from_mode(mode));
    match closed {
        // Whoever may not change it, and need not, goes on.
        Err(_) if found & OTHERS == 0 => Ok(()),
        Err(error) => Err(RunError::Public(path.to_owned(), error)),
        Ok(()) => Ok(()),
    }
}

#[cfg(not(unix))]
fn close_to_others(_: &Path, _: u32) -> Result<(), RunError> {
    Ok(())
}
