//! What the head of a request has to look like.
//!
//! Two programs that read one connection must agree on where each request ends; where they do not,
//! a stranger's request hides inside another's. The parser below us forgives what proxies read
//! otherwise (a bare line feed, two hosts, two lengths), so every head is judged here first.

use axum::http::StatusCode;

use super::errors::ApiError;

/// No request has a larger head, in bytes.
pub(super) const HEAD_MAX: usize = 16 * 1024;

/// What is wrong with a head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Malformed {
    /// It is too large.
    TooLarge,
    /// A line ends without a carriage return, or one stands elsewhere.
    LineEnd,
    /// A line goes on in the next.
    Folded,
    /// There is no host, or more than one.
    Host,
    /// It is not clear how long the body is.
    Length,
    /// The body is packed in a way nobody here knows.
    Coding,
}

impl Malformed {
    /// The answer that tells of it.
    pub(super) fn error(self) -> ApiError {
        let (status, says) = match self {
            Malformed::TooLarge => (
                StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
                "the head of a request has at most 16384 bytes",
            ),
            Malformed::LineEnd => (
                StatusCode::BAD_REQUEST,
                "lines of a head end with a carriage return and a line feed",
            ),
            Malformed::Folded => (
                StatusCode::BAD_REQUEST,
                "a header does not go on in the next line",
            ),
            Malformed::Host => (StatusCode::BAD_REQUEST, "a request names one host"),
            Malformed::Length => (
                StatusCode::BAD_REQUEST,
                "a request has one length, and none if it comes in chunks",
            ),
            Malformed::Coding => (
                StatusCode::NOT_IMPLEMENTED,
                "no transfer coding but `chunked` is known here",
            ),
        };
        ApiError::new(status, "bad_head", says)
    }
}

/// What comes after a head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// A body of so many bytes, then the next head.
    Body(u64),
    /// Something whose end is not known here: chunks, or another protocol. No further request is
    /// answered on the connection.
    Anything,
}

/// Judges a whole head, the empty line at its end included, and says what comes after it.
pub(super) fn judge(head: &[u8]) -> Result<After, Malformed> {
    let mut lines = head.split(|byte| *byte == b'\n');
    let request = lines.next().unwrap_or_default();
    let mut found = FoundFraming::default();
    for line in lines {
        if line
            .first()
            .is_some_and(|byte| matches!(byte, b' ' | b'\t'))
        {
            return Err(Malformed::Folded);
        }
        found.note(line)?;
    }
    let is_old = trimmed(request).ends_with(b"HTTP/1.0");
    if found.hosts > 1 || (found.hosts == 0 && !is_old) {
        return Err(Malformed::Host);
    }
    if found.is_chunked && (found.length.is_some() || is_old) {
        return Err(Malformed::Length);
    }
    if found.is_chunked || found.is_upgrade {
        return Ok(After::Anything);
    }
    Ok(After::Body(found.length.unwrap_or(0)))
}

/// What a head says of the things that decide where its request ends.
#[derive(Debug, Default)]
struct FoundFraming {
    hosts: usize,
    length: Option<u64>,
    is_chunked: bool,
    is_upgrade: bool,
}

impl FoundFraming {
    fn note(&mut self, line: &[u8]) -> Result<(), Malformed> {
        let Some(colon) = line.iter().position(|byte| *byte == b':') else {
            // The parser says what it thinks of a line without one.
            return Ok(());
        };
        let (name, value) = (trimmed(&line[..colon]), trimmed(&line[colon + 1..]));
        if name.eq_ignore_ascii_case(b"host") {
            self.hosts += 1;
        } else if name.eq_ignore_ascii_case(b"upgrade") {
            self.is_upgrade = true;
        } else if name.eq_ignore_ascii_case(b"content-length") {
            let length = std::str::from_utf8(value).ok();
            let length = length.filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
            let length = length.and_then(|text| text.parse().ok());
            if self.length.is_some() || length.is_none() {
                return Err(Malformed::Length);
            }
            self.length = length;
        } else if name.eq_ignore_ascii_case(b"transfer-encoding") {
            if self.is_chunked || !value.eq_ignore_ascii_case(b"chunked") {
                return Err(Malformed::Coding);
            }
            self.is_chunked = true;
        }
        Ok(())
    }
}

fn trimmed(text: &[u8]) -> &[u8] {
    text.trim_ascii()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(lines: &[&str]) -> Result<After, Malformed> {
        judge(format!("{}\r\n\r\n", lines.join("\r\n")).as_bytes())
    }

    const GET: &str = "GET / HTTP/1.1";
    const HOST: &str = "Host: here";

    #[test]
    fn a_request_names_one_host_unless_it_is_an_old_one() {
        assert_eq!(judged(&[GET, HOST]), Ok(After::Body(0)));
        assert_eq!(judged(&[GET]), Err(Malformed::Host));
        assert_eq!(judged(&[GET, HOST, "HOST: there"]), Err(Malformed::Host));
        assert_eq!(judged(&["GET / HTTP/1.0"]), Ok(After::Body(0)));
    }

    #[test]
    fn a_request_has_one_length_or_comes_in_chunks() {
        let length = "Content-Length: 12";
        let chunks = "Transfer-Encoding: Chunked";
        assert_eq!(judged(&[GET, HOST, length]), Ok(After::Body(12)));
        assert_eq!(judged(&[GET, HOST, chunks]), Ok(After::Anything));
        for lines in [[length, length], [length, chunks], [chunks, length]] {
            let judged = judged(&[GET, HOST, lines[0], lines[1]]);
            assert_eq!(judged, Err(Malformed::Length), "{lines:?}");
        }
        for length in ["+1", "-1", "1, 1", "", "0x1", "99999999999999999999"] {
            let line = format!("Content-Length: {length}");
            assert_eq!(judged(&[GET, HOST, &line]), Err(Malformed::Length));
        }
        for coding in ["gzip", "gzip, chunked", "chunked, chunked", "identity", ""] {
            let line = format!("Transfer-Encoding: {coding}");
            assert_eq!(judged(&[GET, HOST, &line]), Err(Malformed::Coding));
        }
    }

    #[test]
    fn a_header_that_goes_on_in_the_next_line_is_refused() {
        assert_eq!(judged(&[GET, HOST, " there"]), Err(Malformed::Folded));
        assert_eq!(judged(&[GET, "\tx: y", HOST]), Err(Malformed::Folded));
    }
}
