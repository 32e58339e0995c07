//! `boroughs play --join`: terminals at a server's table, as people type at them.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::Duration,
};

use load::create_as;

use crate::process::{Server, scratch};

/// How long a server and two terminals on a busy machine may take for anything.
const PATIENCE: Duration = Duration::from_mins(2);

/// What stands behind every question.
const QUESTION: &str = "(number, word, ?, help)";
/// What is asked at the end.
const END: &str = "Type “again”";

/// A table of a server, and the terminals at it.
struct Evening {
    link: String,
    folder: PathBuf,
    /// Who said what.
    heard: Receiver<(usize, String)>,
    listener: Sender<(usize, String)>,
    terminals: Vec<Terminal>,
    _server: Server,
}

/// A terminal, ended when this is dropped.
struct Terminal {
    process: Child,
    keys: ChildStdin,
    said: Vec<String>,
    /// How much of it has been looked at.
    read: usize,
}

impl Terminal {
    /// Looks at what was said up to the first line with one of these words; which of them it has.
    fn find(&mut self, words: &[&str]) -> Option<usize> {
        let unread = self.said[self.read..].iter().enumerate();
        let found = unread.into_iter().find_map(|(n, line)| {
            let word = words.iter().position(|word| line.contains(word))?;
            Some((n, word))
        });
        let (n, word) = found?;
        self.read += n + 1;
        Some(word)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

impl Evening {
    /// A table that somebody laid in their browser, for themselves and whoever opens the link.
    async fn begin(name: &str, game: &str) -> Evening {
        Evening::with(name, game, "").await
    }

    /// The same with options in one line.
    async fn with(name: &str, game: &str, options: &str) -> Evening {
        let folder = scratch(name);
        let server = Server::start(&folder.join("data"));
        let wanted = [
            &format!(r#"{{"game":"{game}","options":"{options}","#),
            r#""seats":["own","open"],"#,
            r#""name":"Ada","request":"new-1"}"#,
        ]
        .concat();
        let (table, cookie) = create_as(server.address, &wanted).await.unwrap();
        // The first terminal is that person's: it has what the browser had.
        let file = server.address.to_string().replace(':', "_");
        let guests = home(&folder, 0).join("five-boroughs/guests");
        fs::create_dir_all(&guests).unwrap();
        fs::write(guests.join(file), format!("{cookie}\n")).unwrap();
        let (listener, heard) = channel();
        Evening {
            link: format!("http://{}/t/{game}/{table}", server.address),
            folder,
            heard,
            listener,
            terminals: Vec::new(),
            _server: server,
        }
    }

    /// Opens a terminal for the person with this number, who is new or comes back.
    fn sit(&mut self, person: usize, name: &str) -> usize {
        let link = self.link.clone();
        self.open(person, &["--join", &link, "--name", name])
    }

    /// The same before the game: what is typed next is said at the table, not at its door.
    fn sit_down(&mut self, person: usize, name: &str) -> usize {
        let at = self.sit(person, name);
        self.until(at, "You sit at the table.");
        at
    }

    /// Opens a terminal with these arguments.
    fn open(&mut self, person: usize, arguments: &[&str]) -> usize {
        let mut process = Command::new(env!("CARGO_BIN_EXE_boroughs"))
            .args(["play", "--plain", "--lang=en"])
            .args(arguments)
            .env("XDG_DATA_HOME", home(&self.folder, person))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (keys, out) = (
            process.stdin.take().unwrap(),
            process.stdout.take().unwrap(),
        );
        let (at, listener) = (self.terminals.len(), self.listener.clone());
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if listener.send((at, line)).is_err() {
                    return;
                }
            }
        });
        self.terminals.push(Terminal {
            process,
            keys,
            said: Vec::new(),
            read: 0,
        });
        at
    }

    /// Waits for the next line of any terminal.
    fn listen(&mut self) {
        let heard = self.heard.recv_timeout(PATIENCE);
        let (at, line) = heard.unwrap_or_else(|_| panic!("silence after {}", self.said()));
        self.terminals[at].said.push(line);
    }

    /// Types a line at a terminal.
    fn type_at(&mut self, at: usize, line: &str) {
        writeln!(self.terminals[at].keys, "{line}").unwrap();
    }

    /// Listens until a terminal has said something with these words.
    fn until(&mut self, at: usize, words: &str) {
        while self.terminals[at].find(&[words]).is_none() {
            self.listen();
        }
    }

    /// Whoever is asked first.
    fn asked(&mut self) -> usize {
        loop {
            let mut terminals = self.terminals.iter_mut();
            let asked = terminals.position(|terminal| terminal.find(&[QUESTION]).is_some());
            if let Some(at) = asked {
                return at;
            }
            self.listen();
        }
    }

    /// Both sit down and the one who laid the table begins: whoever is asked first, and the other.
    fn begin_play(&mut self, [ada, bo]: [usize; 2]) -> (usize, usize) {
        self.until(ada, "Bo sits down.");
        self.type_at(ada, "table 1");
        let first = self.asked();
        (first, if first == ada { bo } else { ada })
    }

    /// Everybody takes the first choice until these have seen the end, and leaves.
    fn play_on(&mut self, players: [usize; 2]) {
        self.play_to_the_end(players);
        for player in players {
            self.type_at(player, "quit");
        }
    }

    /// Everybody takes the first choice until these have seen the end.
    fn play_to_the_end(&mut self, players: [usize; 2]) {
        let mut left: Vec<usize> = players.to_vec();
        while !left.is_empty() {
            let mut found = left.iter().filter_map(|at| {
                let word = self.terminals[*at].find(&[QUESTION, END])?;
                Some((*at, word))
            });
            match found.next() {
                Some((at, 0)) => self.type_at(at, "1"),
                Some((at, _)) => left.retain(|player| *player != at),
                None => self.listen(),
            }
        }
    }

    /// `player` takes the first choice whenever asked, until `other` is asked.
    fn play_until_asked(&mut self, player: usize, other: usize) {
        loop {
            match self.terminals[other].find(&[QUESTION, END]) {
                Some(0) => return,
                Some(_) => panic!("over before they were asked: {}", self.said()),
                None if self.terminals[player].find(&[QUESTION]).is_some() => {
                    self.type_at(player, "1");
                }
                None => self.listen(),
            }
        }
    }

    fn said(&self) -> String {
        let tails = self.terminals.iter().map(|terminal| {
            let said = &terminal.said;
            said[said.len().saturating_sub(12)..].join("\n")
        });
        tails.collect::<Vec<_>>().join("\n---\n")
    }
}

/// Where a person's own files are.
fn home(folder: &Path, person: usize) -> PathBuf {
    folder.join(format!("person-{person}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_terminals_play_take_back_and_come_back() {
    let mut evening = Evening::begin("joined", "new-york-new-york").await;
    let ada = evening.sit_down(0, "Ada");
    let bo = evening.sit_down(1, "Bo");
    evening.until(ada, "Bo sits down.");
    evening.type_at(ada, "table 1");

    // Whoever begins moves, and asks the other for it back.
    let first = evening.asked();
    let other = if first == ada { bo } else { ada };
    evening.type_at(first, "1");
    evening.until(first, QUESTION);
    evening.type_at(first, "1");
    evening.until(other, QUESTION);
    evening.type_at(first, "undo");
    evening.until(other, "would like to take a move back");
    evening.type_at(other, "no");
    evening.until(first, "It is not taken back.");
    evening.type_at(first, "undo");
    evening.until(other, "would like to take a move back");
    evening.type_at(other, "yes");
    evening.until(other, "Taken back.");
    evening.until(first, QUESTION);
    evening.type_at(first, "1");
    evening.until(other, QUESTION);

    // One of them is killed and comes back to the same seat.
    evening.terminals[first].process.kill().unwrap();
    evening.until(other, "has lost the connection");
    let (person, name) = if first == ada { (0, "Ada") } else { (1, "Bo") };
    let back = evening.sit(person, name);
    evening.until(other, &format!("{name} is here."));
    evening.type_at(other, "1");
    evening.play_on([other, back]);
    let said = evening.terminals[back].said.join("\n");
    assert!(
        said.contains("Your hand: ") && said.contains("You "),
        "{said}"
    );
}

/// Both answer the same questions at the same time.
#[tokio::test(flavor = "multi_thread")]
async fn two_terminals_play_a_game_of_simultaneous_choices() {
    let mut evening = Evening::begin("joined-city", "the-city").await;
    let [ada, bo] = [evening.sit_down(0, "Ada"), evening.sit_down(1, "Bo")];
    evening.until(ada, "Bo sits down.");
    evening.type_at(ada, "table 1");
    evening.play_on([ada, bo]);
    for terminal in &evening.terminals {
        let said = terminal.said.join("\n");
        assert!(said.contains("the game is over."), "{said}");
    }
}

/// What the two people of these tests are called.
fn name_of(at: usize) -> &'static str {
    ["Ada", "Bo"][at]
}

/// An evening at which Ada and Bo have begun a short game: whoever is asked, and the other.
async fn short_evening(name: &str) -> (Evening, usize, usize) {
    evening_of(name, "rounds=1").await
}

/// The same with other options.
async fn evening_of(name: &str, options: &str) -> (Evening, usize, usize) {
    let mut evening = Evening::with(name, "new-york-new-york", options).await;
    let both = [evening.sit_down(0, "Ada"), evening.sit_down(1, "Bo")];
    let (first, other) = evening.begin_play(both);
    (evening, first, other)
}

/// Of two rounds, so that whoever comes back is asked again even if the bot has passed meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_a_seat_over_and_gives_it_back() {
    let (mut evening, first, other) = evening_of("joined-bot", "rounds=2").await;
    evening.type_at(first, "table");
    evening.until(first, "1. Let a bot play");
    evening.type_at(first, "table 1");
    evening.until(first, "A bot plays for you now.");
    let handed_over = evening.terminals[first].said.len();
    evening.until(other, &format!("A bot plays for {} now.", name_of(first)));
    // It was this seat's turn: the bot moves, and nobody at the keys has done anything.
    evening.until(other, &format!("{} ", name_of(first)));
    // The bot plays on whenever it is asked, so that the other is asked again and again.
    for _ in 0..3 {
        evening.until(other, QUESTION);
        evening.type_at(other, "1");
    }
    evening.until(other, QUESTION);
    evening.type_at(first, "table 1");
    evening.until(first, "You play on yourself.");
    let since = &evening.terminals[first].said[handed_over..evening.terminals[first].read];
    assert!(
        !since.iter().any(|line| line.contains(QUESTION)),
        "the bot is asked, and not its person: {since:?}"
    );
    evening.until(other, &format!("{} plays on.", name_of(first)));
    evening.type_at(other, "1");
    evening.play_until_asked(other, first);
    evening.type_at(first, "1");
    evening.play_on([other, first]);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_game_the_same_people_play_another() {
    let (mut evening, first, other) = short_evening("joined-rematch").await;
    evening.type_at(first, "1");
    evening.play_to_the_end([first, other]);
    evening.type_at(first, "again");
    evening.until(other, "A table is laid for another game.");
    evening.type_at(other, "again");
    // Both are at the new table, which is whose wish it was, with the seats changed: A was Ada's.
    evening.until(0, "Seat A: Bo.");
    evening.until(0, "Seat B: you, Ada.");
    evening.until(1, "Seat A: you, Bo.");
    evening.until(1, "Seat B: Ada.");
    evening.type_at(first, "table 1");
    let asked = evening.asked();
    evening.type_at(asked, "1");
    evening.play_on([first, other]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_no_seat_watches_the_game_and_sees_no_hand() {
    let (mut evening, first, other) = short_evening("joined-watch").await;
    let link = evening.link.clone();
    let looker = evening.open(2, &["--join", &link]);
    evening.type_at(looker, "1");
    evening.until(looker, "Wait until it is your turn.");
    evening.type_at(looker, "board");
    evening.type_at(first, "1");
    evening.until(looker, &format!("{} ", name_of(first)));
    evening.play_on([first, other]);
    evening.until(looker, END);
    let said = evening.terminals[looker].said.join("\n");
    let hidden = [QUESTION, "Your hand", "You "];
    for words in hidden {
        assert!(!said.contains(words), "{words}: {said}");
    }
    assert!(said.contains("Ada") && said.contains("Bo"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_carries_the_seat_to_another_device() {
    let (mut evening, first, other) = short_evening("joined-carried").await;
    evening.type_at(first, "link");
    evening.until(first, "Your seat, for another device: ");
    let terminal = &evening.terminals[first];
    let (_, link) = terminal.said[terminal.read - 1].split_once(": ").unwrap();
    let link = link.to_owned();
    // Somebody nobody has seen before: the word of the link says whose seat it is.
    let device = evening.open(7, &["--join", &link]);
    evening.until(device, QUESTION);
    evening.type_at(device, "board");
    evening.until(device, "Your hand");
    evening.until(device, QUESTION);
    // The seat is at one device: at the other nobody is asked any more.
    let mark = evening.terminals[first].said.len();
    evening.type_at(device, "1");
    evening.play_on([other, device]);
    evening.until(first, END);
    let since = &evening.terminals[first].said[mark..];
    assert!(!since.join("\n").contains(QUESTION), "{since:?}");
}
