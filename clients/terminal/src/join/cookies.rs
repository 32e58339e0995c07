//! Who one is at a server: what it gave to be known again by, kept like a browser does.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// The cookies of one server, in a file that only its owner may read.
#[derive(Clone, Debug)]
pub(super) struct Cookies {
    file: Option<PathBuf>,
    /// `name=value` of each.
    pairs: Vec<String>,
}

impl Cookies {
    /// Those of the server `host`, kept in `folder`; for this time only, if there is no folder.
    pub(super) fn of(folder: Option<&Path>, host: &str) -> Cookies {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || ".-".contains(c);
        let name: String = host
            .chars()
            .map(|c| if is_plain(c) { c } else { '_' })
            .collect();
        let file = folder.map(|folder| folder.join("guests").join(name));
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let pairs = text.unwrap_or_default();
        let pairs = pairs.lines().filter(|line| is_pair(line));
        Cookies {
            pairs: pairs.map(str::to_owned).collect(),
            file,
        }
    }

    /// What to send, if there is anything.
    pub(super) fn header(&self) -> Option<String> {
        (!self.pairs.is_empty()).then(|| self.pairs.join("; "))
    }

    /// Takes in what a server gave: `name=value; Path=/; …`.
    pub(super) fn take<'a>(&mut self, given: impl Iterator<Item = &'a str>) -> io::Result<()> {
        let mut is_new = false;
        for line in given {
            let pair = line.split(';').next().unwrap_or_default().trim();
            let Some((name, value)) = pair.split_once('=').filter(|_| is_pair(pair)) else {
                continue;
            };
            self.pairs.retain(|known| {
                let known = known.split_once('=');
                known.is_none_or(|(known, _)| known != name)
            });
            // Without a value it is taken away.
            if !value.is_empty() {
                self.pairs.push(pair.to_owned());
            }
            is_new = true;
        }
        if is_new { self.keep() } else { Ok(()) }
    }

    fn keep(&self) -> io::Result<()> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let draft = file.with_extension("draft");
        let _ = fs::remove_file(&draft);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut kept = options.open(&draft)?;
        for pair in &self.pairs {
            writeln!(kept, "{pair}")?;
        }
        kept.sync_all()?;
        fs::rename(draft, file)
    }
}

/// Whether this may stand in a header.
fn is_pair(line: &str) -> bool {
    line.contains('=') && line.chars().all(|c| c.is_ascii_graphic() && c != ';')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_kept_for_its_server_and_for_nobody_else_to_read() {
        let folder = std::env::temp_dir().join(format!("five-boroughs-{}", std::process::id()));
        let mut cookies = Cookies::of(Some(&folder), "localhost:8000");
        assert_eq!(cookies.header(), None);
        let given = ["guest=one; Path=/; HttpOnly", "odd", "other=x"];
        cookies.take(given.into_iter()).unwrap();
        cookies
            .take(["guest=two; Path=/", "other="].into_iter())
            .unwrap();
        let again = Cookies::of(Some(&folder), "localhost:8000");
        assert_eq!(again.header().as_deref(), Some("guest=two"));
        assert_eq!(Cookies::of(Some(&folder), "elsewhere:1").header(), None);
        #[cfg(unix)]
        {
            let file = fs::metadata(folder.join("guests/localhost_8000")).unwrap();
            let mode = std::os::unix::fs::PermissionsExt::mode(&file.permissions());
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
