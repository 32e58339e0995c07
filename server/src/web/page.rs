//! The browser client: a page and its files, embedded or in a folder.

use std::{
    borrow::Cow,
    fs,
    path::{Component, Path},
};

use axum::{
    body::Body,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use tabletop::hex::hex;

use super::{AppState, errors};

/// The bundle that `cargo xtask web` makes; empty if it has not.
#[derive(RustEmbed)]
#[folder = "../clients/web/dist"]
struct Bundle;

const PAGE: &str = "index.html";
/// Below this the name of a file says what is in it.
const ASSETS: &str = "assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Kept, but asked about each time.
const ASK_AGAIN: &str = "no-cache";

/// A file of the page.
struct PageFile {
    bytes: Cow<'static, [u8]>,
    /// Names its contents.
    digest: [u8; 32],
}

/// Where the files of the page are.
#[derive(Clone, Copy)]
enum Files<'a> {
    /// In the program.
    Embedded,
    /// In a folder, where they may change at any time.
    In(&'a Path),
}

impl Files<'_> {
    fn get(self, name: &str) -> Option<PageFile> {
        match self {
            Files::Embedded => Bundle::get(name).map(|file| PageFile {
                bytes: file.data,
                digest: file.metadata.sha256_hash(),
            }),
            Files::In(folder) => {
                let name = Path::new(name);
                let mut parts = name.components();
                // No way leads out of the folder.
                if !parts.all(|part| matches!(part, Component::Normal(_))) {
                    return None;
                }
                let bytes = fs::read(folder.join(name)).ok()?;
                let digest = Sha256::digest(&bytes).into();
                let bytes = Cow::Owned(bytes);
                Some(PageFile { bytes, digest })
            }
        }
    }

    /// How long a browser may keep a file without asking.
    fn caching(self, name: &str) -> &'static str {
        match self {
            Files::Embedded if name.starts_with(ASSETS) => FOR_EVER,
            Files::Embedded | Files::In(_) => ASK_AGAIN,
        }
    }
}

/// The file at a path, or the page, which knows its own ways: `/rules/new-york` and the like.
pub(super) async fn file(State(app): State<AppState>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return errors::nowhere().into_response();
    }
    let name = if path.is_empty() { PAGE } else { path };
    let is_file = name.starts_with(ASSETS) || name.rsplit('/').next().unwrap_or("").contains('.');
    let name = if is_file { name } else { PAGE };
    let folder = app.http_config.page.as_deref();
    let files = folder.map_or(Files::Embedded, Files::In);
    match files.get(name) {
        Some(plain) => answer(files, name, plain, &headers),
        None if is_file => errors::nowhere().into_response(),
        None => unbuilt(),
    }
}

/// The page when there is no bundle: what this is and how to make it.
fn unbuilt() -> Response {
    Html(include_str!("unbuilt.html")).into_response()
}

fn answer(files: Files<'_>, name: &str, plain: PageFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&plain.digest[..16]));
    let kept = headers.get(header::IF_NONE_MATCH);
    if kept.is_some_and(|kept| kept.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let packed = packings(headers).find_map(|(word, ending)| {
        let packed = files.get(&format!("{name}.{ending}"))?;
        Some((word, packed))
    });
    let (encoding, file) = packed.map_or((None, plain), |(word, file)| (Some(word), file));
    let mut response = Response::new(match file.bytes {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    });
    let answer = response.headers_mut();
    let caching = HeaderValue::from_static(files.caching(name));
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    answer.insert(header::CACHE_CONTROL, caching);
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        answer.insert(header::ETAG, tag);
    }
    if let Some(word) = encoding {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static(word));
    }
    response
}

/// How a browser lets things be packed, best first, and how such files end.
fn packings(headers: &HeaderMap) -> impl Iterator<Item = (&'static str, &'static str)> {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let accepts = move |word: &str| {
        let mut words = accepted.split(',');
        words.any(|it| it.split(';').next().unwrap_or("").trim() == word)
    };
    let known = [("br", "br"), ("gzip", "gz")];
    known.into_iter().filter(move |(word, _)| accepts(word))
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "md" => "text/markdown; charset=utf-8",
        "ftl" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
