//! Malformed frames and requests, thousands of them: nothing fails, and nobody else notices.

use protocol::{ClientMessage, ServerMessage};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    playing::{one_move, pair},
    running::{Running, scratch},
};

/// How many messages are sent into sockets; more by `FUZZ_CASES`.
const CASES: usize = 6_000;
/// Every message of the protocol, to be spoiled.
const PAGE: &str = include_str!("../../../engine/protocol/protocol.md");

/// Requests, to be spoiled; `TABLE` is one that is there.
const HEADS: [&str; 5] = [
    "GET /api/v1/tables HTTP/1.1\r\nHost: x\r\n\r\n",
    "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
     Content-Length: 23\r\n\r\n{\"game\":\"x\",\"seats\":[]}",
    "GET /api/v1/games/new-york-new-york/rules?lang=it HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /api/v1/tables/TABLE/replay?from=0&count=3 HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /api/v1/tables/TABLE/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n\
     Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
     Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
];

struct Spoiler {
    seed: u64,
    words: Vec<String>,
}

impl Spoiler {
    fn new(seed: u64) -> Self {
        let blocks = PAGE.split("```json client\n").skip(1);
        let words = blocks.map(|block| block.split('\n').next().unwrap().to_owned());
        let words: Vec<String> = words.collect();
        assert!(words.len() > 10, "the page shows the messages");
        Spoiler { seed, words }
    }

    fn below(&mut self, n: usize) -> usize {
        self.seed = self
            .seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.seed >> 33) % n.max(1) as u64) as usize
    }

    fn word(&mut self) -> String {
        let at = self.below(self.words.len());
        self.words[at].clone()
    }

    /// A message, more or less.
    fn text(&mut self) -> String {
        let word = self.word();
        match self.below(10) {
            0 => word,
            1 => word.chars().take(self.below(word.len())).collect(),
            2 => self.with_another_byte(word),
            3 => self.with_another_number(&word),
            4 => word.replacen('"', "", 1 + self.below(4)),
            5 => word.replace(':', ":[").replace('}', "]}"),
            6 => "[{\"a\":".repeat(1 + self.below(600)),
            7 => format!("{word}{}", self.word()),
            8 => word.replace("r1", &"r".repeat(self.below(200))),
            _ => {
                let long = "\u{1f5fd}".repeat(self.below(2_000));
                word.replacen("\"A\"", &format!("\"{long}\""), 1)
            }
        }
    }

    fn with_another_byte(&mut self, word: String) -> String {
        let mut bytes = word.into_bytes();
        for _ in 0..=self.below(3) {
            let at = self.below(bytes.len());
            bytes[at] = 0x20 + self.below(0x5f) as u8;
        }
        String::from_utf8(bytes).unwrap()
    }

    fn with_another_number(&mut self, word: &str) -> String {
        let numbers = [
            "-1",
            "4294967296",
            "1e999",
            "18446744073709551616",
            "0.5",
            "null",
        ];
        let number = numbers[self.below(numbers.len())];
        let digit = |c: char| c.is_ascii_digit();
        let Some(at) = word.rfind(digit) else {
            return number.to_owned();
        };
        format!("{}{number}{}", &word[..at], &word[at + 1..])
    }

    /// A frame of any kind.
    fn frame(&mut self) -> Message {
        match self.below(20) {
            0 => Message::Binary(self.text().into_bytes().into()),
            1 => Message::Ping(vec![7; self.below(125)].into()),
            2 => Message::Pong(Vec::new().into()),
            _ => Message::Text(self.text().into()),
        }
    }
}

fn cases() -> usize {
    let asked = std::env::var("FUZZ_CASES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(CASES)
}

#[tokio::test]
async fn whatever_a_socket_says_it_is_answered_in_the_protocol_and_a_game_beside_it_goes_on() {
    let server = Running::start(&scratch("fuzzed-frames")).await;
    let (table, mut seat_a, mut seat_b) = pair(&server).await;
    let mut spoiler = Spoiler::new(1);
    let (mut lines, mut answers, mut sent) = (0, 0, 0);
    while sent < cases() {
        lines += 1;
        let mut player = server.player(&table, None, lines).await;
        let count = 1 + spoiler.below(40);
        for _ in 0..count {
            sent += 1;
            if player.say_frame(spoiler.frame()).await.is_err() {
                break;
            }
        }
        // A second hello, to which an end comes, unless the line has been ended.
        drop(player.greet().await);
        drop(player.say_text(String::new()).await);
        while let Ok(Some(text)) = player.raw().await {
            assert!(ServerMessage::read(&text).is_some(), "{text}");
            answers += 1;
        }
        if lines % 20 == 0 {
            one_move(&mut seat_a, &mut seat_b).await;
        }
    }
    assert!(answers > lines, "there were answers");
    let lobby = seat_a.memory.lobby.clone().unwrap();
    assert_eq!(lobby.stage, protocol::Stage::Running);
    println!("{sent} frames in {lines} sockets, {answers} messages came back");
    server.stop().await;
}

#[tokio::test]
async fn whatever_bytes_come_in_place_of_frames_or_requests_the_server_lives() {
    let server = Running::start(&scratch("fuzzed-bytes")).await;
    let (table, mut seat_a, mut seat_b) = pair(&server).await;
    let mut spoiler = Spoiler::new(2);
    for case in 0..cases() / 10 {
        let head = HEADS[spoiler.below(HEADS.len())].replace("TABLE", &table);
        let mut bytes = head.into_bytes();
        if case % 5 == 0 {
            // A true upgrade, then frames that are none: bad lengths, bad UTF-8, no mask.
            bytes = HEADS[4].replace("TABLE", &table).into_bytes();
            let count = spoiler.below(60);
            bytes.extend((0..count).map(|_| spoiler.below(256) as u8));
            bytes.extend([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]);
        } else {
            for _ in 0..=spoiler.below(6) {
                let at = spoiler.below(bytes.len());
                match spoiler.below(3) {
                    0 => bytes[at] = spoiler.below(256) as u8,
                    1 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, spoiler.below(256) as u8),
                }
            }
        }
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        drop(stream.write_all(&bytes).await);
        drop(stream.shutdown().await);
        let mut answer = Vec::new();
        drop(stream.read_to_end(&mut answer).await);
        if case % 50 == 0 {
            one_move(&mut seat_a, &mut seat_b).await;
        }
    }
    assert!(server.get("/readyz", "").await.starts_with("HTTP/1.1 200"));
    server.stop().await;
}

#[test]
fn whatever_text_comes_it_is_read_or_refused_and_read_again_it_is_the_same() {
    let mut spoiler = Spoiler::new(3);
    let mut read = 0;
    for _ in 0..20 * cases() {
        let text = spoiler.text();
        if let Ok(message) = ClientMessage::read(&text) {
            read += 1;
            assert_eq!(ClientMessage::read(&message.text()), Ok(message));
        }
        drop(ServerMessage::read(&text));
    }
    assert!(read > 0, "some were messages still");
}
