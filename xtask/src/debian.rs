//! Programs that Debian has, and this system perhaps not yet.

use std::{
    env,
    process::{Command, Stdio},
};

/// Sees to it that there are these programs, each named with its package; says what is in the way.
pub(crate) fn provide(programs: &[(&str, &str)]) -> Option<String> {
    let missing = || {
        let absent = programs.iter().filter(|(program, _)| !is_there(program));
        absent.map(|(_, package)| *package).collect::<Vec<_>>()
    };
    let packages = missing();
    if packages.is_empty() {
        return None;
    }
    let names = packages.join(" ");
    if !is_there("apt-get") {
        return Some(absent(&names, "this system has no apt"));
    }
    println!("what is needed is not there yet: apt-get install {names}");
    // Lists may be older than the packages; without a network the install says so itself.
    let _ = apt(&["update"]);
    let mut install = vec!["install", "--yes", "--no-install-recommends"];
    install.extend(&packages);
    let said = apt(&install);
    (!missing().is_empty()).then(|| absent(&names, &said))
}

fn absent(packages: &str, why: &str) -> String {
    format!("{packages} could not be installed ({why})")
}

fn is_there(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Runs apt as far as we are permitted to; gives the last thing it complained of.
fn apt(arguments: &[&str]) -> String {
    let answer = Command::new("apt-get")
        .args(["--quiet", "--quiet"])
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .output();
    match answer {
        Ok(answer) => {
            let said = String::from_utf8_lossy(&answer.stderr);
            let last = said.lines().rev().find(|line| !line.trim().is_empty());
            last.unwrap_or("apt-get said nothing").to_owned()
        }
        Err(error) => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_looked_for_where_the_shell_looks() {
        assert!(is_there("sh"));
        assert!(!is_there("a-program-nobody-wrote"));
    }

    #[test]
    fn what_could_not_be_installed_is_named_with_the_reason() {
        let said = absent("chromium", "Permission denied");
        assert!(said.contains("chromium") && said.contains("Permission denied"));
    }
}
