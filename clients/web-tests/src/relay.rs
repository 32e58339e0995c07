//! A line between browser and server that can be cut, and that can make a page look older.

use std::{
    io::{Read, Write},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Condvar, Mutex, MutexGuard},
    thread,
};

use crate::Server;

/// What a page says to begin with: the version of the protocol follows.
const VERSION: &[u8] = b"\"protocol\":";

/// Hands on what browser and server say to each other, as long as it is let. It listens on this
/// machine alone, until the test ends.
#[derive(Debug)]
pub struct Relay {
    address: SocketAddr,
    cable: Arc<Cable>,
}

/// What all connections of a relay go through.
#[derive(Debug, Default)]
struct Cable {
    state: Mutex<RelayState>,
    /// Wakes those who hold something back.
    goes_on: Condvar,
}

#[derive(Debug, Default)]
struct RelayState {
    is_cut: bool,
    /// Whether everything is held back, while all connections stay open.
    is_quiet: bool,
    /// Whether the next hello is made that of another version.
    is_older: bool,
    /// How many were.
    made_older: usize,
    open: Vec<TcpStream>,
}

impl Relay {
    /// A relay before `server`.
    pub fn before(server: &Server) -> Relay {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
        let address = listener.local_addr().expect("it is bound");
        let cable = Arc::new(Cable::default());
        let (shared, target) = (Arc::clone(&cable), server.address());
        thread::spawn(move || {
            for browser in listener.incoming().map_while(Result::ok) {
                let _ = forward(browser, target, &shared);
            }
        });
        Relay { address, cable }
    }

    /// The address of a page, through the relay.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Ends every connection and lets none through.
    pub fn cut(&self) {
        let mut state = self.cable.lock();
        state.is_cut = true;
        for stream in state.open.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Holds everything back without a word, as a line does that is cut somewhere on its way.
    pub fn fall_silent(&self) {
        self.cable.lock().is_quiet = true;
    }

    /// Hands on what was held back, and all that comes.
    pub fn go_on(&self) {
        self.cable.lock().is_quiet = false;
        self.cable.goes_on.notify_all();
    }

    /// Lets connections through again; the first hello over a socket says another version of the
    /// protocol.
    pub fn resume_with_an_older_page(&self) {
        let mut state = self.cable.lock();
        (state.is_cut, state.is_older) = (false, true);
    }

    /// How many pages were made to look older.
    pub fn made_older(&self) -> usize {
        self.cable.lock().made_older
    }
}

impl Cable {
    fn lock(&self) -> MutexGuard<'_, RelayState> {
        let state = self.state.lock();
        state.expect("nobody fails while holding the line")
    }

    /// Returns when things are handed on.
    fn wait(&self) {
        let held = self.goes_on.wait_while(self.lock(), |it| it.is_quiet);
        drop(held.expect("nobody fails while holding the line"));
    }
}

fn forward(browser: TcpStream, to: SocketAddr, cable: &Arc<Cable>) -> std::io::Result<()> {
    let mut now = cable.lock();
    if now.is_cut {
        return browser.shutdown(Shutdown::Both);
    }
    let server = TcpStream::connect(to)?;
    now.open.push(browser.try_clone()?);
    now.open.push(server.try_clone()?);
    drop(now);
    let (from_browser, to_browser) = (browser.try_clone()?, browser);
    let (from_server, to_server) = (server.try_clone()?, server);
    let shared = Arc::clone(cable);
    thread::spawn(move || {
        carry(from_browser, to_server, |bytes| {
            shared.wait();
            age(bytes, &shared);
        });
    });
    let shared = Arc::clone(cable);
    thread::spawn(move || carry(from_server, to_browser, |_| shared.wait()));
    Ok(())
}

fn carry(mut from: TcpStream, mut to: TcpStream, mut change: impl FnMut(&mut [u8])) {
    let mut bytes = [0; 16 * 1_024];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        change(&mut bytes[..count]);
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}

/// Makes a hello that of another version, if that is asked for. A browser masks what it says over a
/// socket with four bytes, which stand before it.
fn age(bytes: &mut [u8], cable: &Cable) {
    // A short text: two bytes of head, the mask, and what is said.
    let is_short_text = bytes.len() > 6 && bytes[0] == 0x81 && bytes[1] & 0x80 != 0;
    let mut state = cable.lock();
    if !is_short_text || !state.is_older {
        return;
    }
    let mask = [bytes[2], bytes[3], bytes[4], bytes[5]];
    let plain: Vec<u8> = (bytes[6..].iter().zip(mask.iter().cycle()))
        .map(|(byte, mask)| byte ^ mask)
        .collect();
    let found = plain.windows(VERSION.len()).position(|it| it == VERSION);
    if let Some(at) = found.map(|at| at + VERSION.len()) {
        let version = &mut bytes[6 + at];
        *version = b'9' ^ mask[at % 4];
        state.is_older = false;
        state.made_older += 1;
    }
}
