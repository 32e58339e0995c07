//! A connection whose heads are judged before they are read.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    sync::{Arc, Mutex},
    task::{Context, Poll},
};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use super::head::{After, HEAD_MAX, Malformed, judge};

/// What is read in place of a head that will not do: a request that [`Verdicts`] refuses.
const REFUSED: &[u8] = b"GET / HTTP/1.1\r\nHost: refused\r\nConnection: close\r\n\r\n";

/// What was found about the requests of one connection, from whoever reads their bytes to whoever
/// answers them.
#[derive(Clone, Debug, Default)]
pub(super) struct Verdicts(Arc<Mutex<Found>>);

#[derive(Debug, Default)]
struct Found {
    /// How many heads have been read.
    read: u64,
    /// How many requests have been answered, or are being.
    asked: u64,
    /// The request that was refused, and why. It is the last one.
    refused: Option<(u64, Malformed)>,
    /// The request after which nothing more is answered.
    last: Option<u64>,
}

/// What is known of a request by its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    /// Why it is refused, if it is.
    pub(super) malformed: Option<Malformed>,
    /// Whether the connection ends with it.
    pub(super) is_last: bool,
}

impl Verdicts {
    /// What is known of the next request.
    pub(super) fn next(&self) -> Verdict {
        let mut found = self.0.lock().expect("nobody panics in here");
        found.asked += 1;
        let asked = found.asked;
        let refused = found.refused.filter(|(number, _)| *number == asked);
        Verdict {
            malformed: refused.map(|(_, malformed)| malformed),
            is_last: found.last == Some(asked),
        }
    }

    fn note(&self, judged: Result<After, Malformed>) {
        let mut found = self.0.lock().expect("nobody panics in here");
        found.read += 1;
        let number = found.read;
        match judged {
            Ok(After::Body(_)) => {}
            Ok(After::Anything) => found.last = Some(number),
            Err(malformed) => {
                found.refused = Some((number, malformed));
                found.last = Some(number);
            }
        }
    }
}

/// Where in its requests a connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ParseState {
    Head,
    Body(u64),
    /// In something that is not judged, up to the end of the connection.
    Anything,
    /// Behind a head that was refused: nothing more is read.
    Refused,
}

/// A connection whose heads are judged before they are read.
#[derive(Debug)]
pub(super) struct Strict<S> {
    stream: S,
    verdicts: Verdicts,
    place: ParseState,
    /// The head that is coming.
    head: Vec<u8>,
    /// What may be read.
    judged: Vec<u8>,
    /// How much of it has been.
    taken: usize,
}

impl<S> Strict<S> {
    pub(super) fn new(stream: S, verdicts: Verdicts) -> Self {
        Strict {
            stream,
            verdicts,
            place: ParseState::Head,
            head: Vec::new(),
            judged: Vec::new(),
            taken: 0,
        }
    }

    /// Takes in bytes as they come.
    fn feed(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            match self.place {
                ParseState::Head => {
                    let (byte, rest) = (bytes[0], &bytes[1..]);
                    self.feed_head(byte);
                    bytes = rest;
                }
                ParseState::Body(left) => {
                    let here = usize::try_from(left).unwrap_or(usize::MAX).min(bytes.len());
                    self.judged.extend_from_slice(&bytes[..here]);
                    self.place = match left - here as u64 {
                        0 => ParseState::Head,
                        left => ParseState::Body(left),
                    };
                    bytes = &bytes[here..];
                }
                ParseState::Anything => {
                    self.judged.extend_from_slice(bytes);
                    return;
                }
                ParseState::Refused => return,
            }
        }
    }

    fn feed_head(&mut self, byte: u8) {
        let before = self.head.last().copied();
        let is_return = before == Some(b'\r');
        self.head.push(byte);
        if is_return != (byte == b'\n') {
            return self.decide(Err(Malformed::LineEnd));
        }
        match self.head.as_slice() {
            // Empty lines before a request mean nothing.
            b"\r\n" => self.head.clear(),
            head if head.ends_with(b"\r\n\r\n") => {
                let judged = judge(head);
                self.decide(judged);
            }
            head if head.len() >= HEAD_MAX => self.decide(Err(Malformed::TooLarge)),
            _ => {}
        }
    }

    fn decide(&mut self, judged: Result<After, Malformed>) {
        self.verdicts.note(judged);
        let head = std::mem::take(&mut self.head);
        let (text, place) = match judged {
            Ok(After::Body(0)) => (head.as_slice(), ParseState::Head),
            Ok(After::Body(length)) => (head.as_slice(), ParseState::Body(length)),
            Ok(After::Anything) => (head.as_slice(), ParseState::Anything),
            Err(_) => (REFUSED, ParseState::Refused),
        };
        self.judged.extend_from_slice(text);
        self.place = place;
    }

    /// Gives what may be read; whether there was anything.
    fn give(&mut self, buffer: &mut ReadBuf<'_>) -> bool {
        let left = &self.judged[self.taken..];
        let count = left.len().min(buffer.remaining());
        buffer.put_slice(&left[..count]);
        self.taken += count;
        if self.taken == self.judged.len() {
            self.judged = Vec::new();
            self.taken = 0;
        }
        count > 0
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Strict<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        loop {
            if buffer.remaining() == 0 || self.give(buffer) {
                return Poll::Ready(Ok(()));
            }
            match self.place {
                ParseState::Anything => {
                    return Pin::new(&mut self.stream).poll_read(context, buffer);
                }
                // The answer ends the connection: until then there is nothing to be read.
                ParseState::Refused => return Poll::Pending,
                ParseState::Head | ParseState::Body(_) => {}
            }
            let before = buffer.filled().len();
            match Pin::new(&mut self.stream).poll_read(context, buffer) {
                Poll::Ready(Ok(())) => {}
                other => return other,
            }
            let came = buffer.filled()[before..].to_vec();
            buffer.set_filled(before);
            if came.is_empty() {
                return Poll::Ready(Ok(()));
            }
            self.feed(&came);
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Strict<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "GET /1 HTTP/1.1\r\nHost: here\r\n\r\n";

    /// What is read of `bytes` that come in pieces of `size`, and what is known of each request.
    fn read(bytes: &str, size: usize) -> (String, Vec<Verdict>) {
        let verdicts = Verdicts::default();
        let mut strict = Strict::new((), verdicts.clone());
        for piece in bytes.as_bytes().chunks(size) {
            strict.feed(piece);
        }
        let count = verdicts.0.lock().unwrap().read;
        let text = String::from_utf8(strict.judged).unwrap();
        (text, (0..count).map(|_| verdicts.next()).collect())
    }

    const FINE: Verdict = Verdict {
        malformed: None,
        is_last: false,
    };

    #[test]
    fn every_request_of_a_connection_is_judged_however_its_bytes_come() {
        let body = "POST /2 HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\n\n\n\n\n\r\n\r\n";
        let bad = "GET /3 HTTP/1.1\nHost: x\r\n\r\n";
        for size in [1, 3, 1_000] {
            let (text, verdicts) = read(&format!("{GOOD}\r\n{body}{bad}{GOOD}"), size);
            let refused = String::from_utf8_lossy(REFUSED);
            assert_eq!(
                text,
                format!("{GOOD}{body}{refused}"),
                "in pieces of {size}"
            );
            let last = Verdict {
                malformed: Some(Malformed::LineEnd),
                is_last: true,
            };
            assert_eq!(verdicts, [FINE, FINE, last]);
        }
    }

    #[test]
    fn what_has_no_known_end_is_the_last_of_its_connection() {
        let chunks = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
        let (text, verdicts) = read(&format!("{GOOD}{chunks}{GOOD}"), 7);
        assert_eq!(text, format!("{GOOD}{chunks}{GOOD}"), "it goes by unjudged");
        let last = Verdict {
            malformed: None,
            is_last: true,
        };
        assert_eq!(verdicts, [FINE, last]);
    }

    #[test]
    fn a_head_without_an_end_is_refused_when_it_is_too_large() {
        let endless = format!("GET / HTTP/1.1\r\nX: {}", "x".repeat(HEAD_MAX));
        let (_, verdicts) = read(&endless, 1_000);
        assert_eq!(verdicts[0].malformed, Some(Malformed::TooLarge));
    }
}
