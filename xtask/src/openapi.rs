//! `cargo xtask openapi`: the API's description, tested against a running server by an outside
//! tool.

use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, ExitCode, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::cargo::{at_root, cargo, target_folder};

/// The tool, from the Python Package Index, in a version that is known to work.
const TOOL: &str = "schemathesis==4.32.5";

/// Builds the server, starts it, and lets the tool ask it what it can think of. `rest` goes to
/// the tool.
pub(crate) fn openapi(rest: &[String]) -> Result<ExitCode> {
    let folder = target_folder()?.join("openapi");
    let tool = install(&folder)?;
    let mut build = cargo()?;
    build.args(["build", "--profile", "test", "--package", "boroughs"]);
    if !build.status()?.success() {
        bail!("the server could not be built");
    }
    let binary = format!("boroughs{}", std::env::consts::EXE_SUFFIX);
    let server = RunningServer::start(&target_folder()?.join("debug").join(binary), &folder)?;
    let mut check = at_root(Command::new(tool));
    let description = format!("{}/api/v1/openapi.json", server.url);
    check.args(["run", &description, "--max-examples", "100"]);
    check.args(["--checks", "all", "--seed", "1"]);
    // Nobody has to log in here, so nothing can be asked without having done so; and how many
    // seats a game takes, or how its options are written, a description of types cannot say.
    check.args(["--exclude-checks", "ignored_auth,positive_data_acceptance"]);
    let ended = check.args(rest).current_dir(&folder).status()?;
    Ok(if ended.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The tool in an environment of its own, which is made if it is not there.
fn install(folder: &Path) -> Result<PathBuf> {
    let tool = folder.join("venv/bin/schemathesis");
    if tool.exists() {
        return Ok(tool);
    }
    std::fs::create_dir_all(folder)?;
    let run = |program: &Path, arguments: &[&str]| -> Result<()> {
        let mut command = Command::new(program);
        let ended = command.args(arguments).current_dir(folder).status();
        let ended = ended.with_context(|| format!("{} did not start", program.display()))?;
        if !ended.success() {
            bail!("{} failed", program.display());
        }
        Ok(())
    };
    run(Path::new("python3"), &["-m", "venv", "venv"])?;
    run(&folder.join("venv/bin/pip"), &["install", "--quiet", TOOL])?;
    Ok(tool)
}

/// A server with an empty storage, ended when this is dropped.
struct RunningServer {
    process: Child,
    url: String,
}

impl RunningServer {
    fn start(binary: &Path, folder: &Path) -> Result<Self> {
        let data = folder.join("data");
        // What an earlier run left.
        let _ = std::fs::remove_dir_all(&data);
        let mut process = Command::new(binary)
            .args(["serve", "--listen=127.0.0.1:0", "--log=error"])
            .args(["--requests-per-second=0", "--connections-per-address=0"])
            .args(["--tables-per-guest=0", "--tables-per-address=0"])
            .args(["--tables-per-guest-hour=0", "--tables-per-address-hour=0"])
            .arg("--data")
            .arg(&data)
            .stdout(Stdio::piped())
            .spawn()
            .context("the server did not start")?;
        let out = process.stdout.take().context("the server has an output")?;
        let mut server = RunningServer {
            process,
            url: String::new(),
        };
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let url = line.trim().rsplit(' ').next().unwrap_or_default();
        url.clone_into(&mut server.url);
        Ok(server)
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
