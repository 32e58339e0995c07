//! Somebody at a server's table in a terminal, line by line.

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    thread,
    time::Duration,
};

use tokio::{
    sync::mpsc::{UnboundedReceiver, unbounded_channel},
    time::timeout,
};

use crate::folders;

/// How long it may take until something is said: far more than it ever needs.
const PATIENCE: Duration = Duration::from_secs(40);
/// What stands behind every question.
const QUESTION: &str = "(number, word, ?, help)";
/// What is asked at the end.
const END: &str = "Type “again”";
/// No play of these tests has so many questions.
const ANSWERS_MAX: usize = 2_000;

/// `boroughs play --plain --join`: ended when dropped, and by the end of its input when a test is
/// killed.
#[derive(Debug)]
pub struct Terminal {
    process: Child,
    keys: ChildStdin,
    heard: UnboundedReceiver<String>,
    said: Vec<String>,
}

impl Terminal {
    pub(crate) fn join(home: &Path, link: &str, name: &str) -> Terminal {
        let mut process = Command::new(folders::boroughs())
            .args(["play", "--plain", "--lang=en", "--join", link])
            .args(["--name", name])
            .env("XDG_DATA_HOME", home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program that serves can also play");
        let keys = process.stdin.take().expect("it is piped");
        let out = process.stdout.take().expect("it is piped");
        let (lines, heard) = unbounded_channel();
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if lines.send(line).is_err() {
                    return;
                }
            }
        });
        Terminal {
            process,
            keys,
            heard,
            said: Vec::new(),
        }
    }

    /// All that was said so far, line by line.
    pub fn said(&self) -> &[String] {
        &self.said
    }

    /// Types a line.
    pub fn type_line(&mut self, line: &str) {
        writeln!(self.keys, "{line}").expect("the terminal is there");
    }

    /// Listens until a line has one of these words; gives which of them.
    pub async fn until(&mut self, words: &[&str]) -> usize {
        loop {
            let heard = timeout(PATIENCE, self.heard.recv()).await;
            let Ok(Some(line)) = heard else {
                let last = self.said.len().saturating_sub(20);
                panic!("{words:?} never came: {:#?}", &self.said[last..]);
            };
            let found = words.iter().position(|word| line.contains(word));
            self.said.push(line);
            if let Some(found) = found {
                return found;
            }
        }
    }

    /// Answers what is asked until the game is over: with a choice that has these words, if there
    /// is one, else with the first.
    pub async fn play(&mut self, preferred: &str) {
        for _ in 0..ANSWERS_MAX {
            let before = self.said.len();
            if self.until(&[QUESTION, END]).await == 1 {
                return;
            }
            let mut choices = self.said[before..].iter().filter_map(|line| choice(line));
            let wanted = choices.find(|(_, words)| words.contains(preferred));
            let number = wanted.map_or("1", |(number, _)| number).to_owned();
            self.type_line(&number);
        }
        panic!("the play does not end");
    }
}

/// The number of a choice and its words.
fn choice(line: &str) -> Option<(&str, &str)> {
    let (number, words) = line.split_once(". ")?;
    number.parse::<u32>().ok().map(|_| (number, words))
}

impl Drop for Terminal {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
