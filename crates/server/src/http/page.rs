//! The web pages: embedded in a release build, read from `web/dist` during development.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use flate2::{Compression, write::GzEncoder};
use rust_embed::RustEmbed;

use super::problem;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Pages;

/// The file that is served for every path that names no file: the page routes in the browser.
const INDEX: &str = "index.html";
/// The folder of files that have a hash in their names, so they never change.
const HASHED: &str = "assets/";
/// The smallest size that is worth compressing, in bytes.
const WORTH_PACKING: usize = 1024;

const NOT_BUILT: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Arbiter</title>
<h1>Arbiter</h1>
<p>This hall conducts games of chess by the FIDE Laws of Chess. Its pages were not built: run
<code>make web</code>, then build Arbiter again.</p>
<p>Programs talk to it as <a href=\"/api/v1/openapi.json\">its description</a> says;
<a href=\"/api/v1/games\">these games</a> are played here.</p>
</html>
";

/// A file of the pages.
struct File {
    name: String,
    bytes: Bytes,
    kind: Option<HeaderValue>,
    /// The entity tag: it changes when the file does.
    mark: String,
}

impl File {
    fn find(name: &str) -> Option<Self> {
        let file = Pages::get(name)?;
        let bytes = match file.data {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => bytes.into(),
        };
        let mark = format!("\"{}\"", crate::secret::hex(&file.metadata.sha256_hash()[..16]));
        let kind = HeaderValue::from_str(file.metadata.mimetype()).ok();
        Some(Self { name: name.to_owned(), bytes, kind, mark })
    }
}

/// Serves a file of the pages, or the page itself for a path of the pages; everything else is not found.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_api = ["api", "test", "metrics"].contains(&path.split('/').next().unwrap_or_default());
    if is_api || !matches!(method, Method::GET | Method::HEAD) {
        return problem::not_found().into_response();
    }
    match File::find(path) {
        Some(file) => answer(file, &headers),
        // A missing script must not be answered with the page.
        None if path.starts_with(HASHED) => problem::not_found().into_response(),
        None => File::find(INDEX).map_or_else(|| Html(NOT_BUILT).into_response(), |file| answer(file, &headers)),
    }
}

fn answer(file: File, asked: &HeaderMap) -> Response {
    let keep = if file.name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mark = HeaderValue::from_str(&file.mark).ok();
    let mut response = if known.is_some_and(|known| known.contains(&file.mark)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let packed = takes_gzip(asked).then(|| packed(&file)).flatten();
        let coding = packed.is_some().then_some(HeaderValue::from_static("gzip"));
        let mut response = Body::from(packed.unwrap_or(file.bytes)).into_response();
        let headers = response.headers_mut();
        headers.extend(file.kind.map(|kind| (header::CONTENT_TYPE, kind)));
        headers.extend(coding.map(|coding| (header::CONTENT_ENCODING, coding)));
        response
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.extend(mark.map(|mark| (header::ETAG, mark)));
    response
}

/// Tells whether a reader can unpack gzip.
pub(super) fn takes_gzip(asked: &HeaderMap) -> bool {
    let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut codings = accepted.split(',').map(|coding| coding.split_once(';').unwrap_or((coding, "")));
    codings.any(|(name, quality)| name.trim() == "gzip" && quality.trim() != "q=0")
}

/// Compressed files by name, each with the tag of its source; none where compression does not make the file smaller.
type Packed = BTreeMap<String, (String, Option<Bytes>)>;

/// Compresses a file once for all requests; returns none if that does not make it smaller.
fn packed(file: &File) -> Option<Bytes> {
    static PACKED: Mutex<Packed> = Mutex::new(BTreeMap::new());
    if file.bytes.len() < WORTH_PACKING {
        return None;
    }
    // A poisoned lock is safe to use: entries are inserted whole.
    let mut known = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, packed)) = known.get(&file.name).filter(|(mark, _)| *mark == file.mark) {
        return packed.clone();
    }
    let small = pack(&file.bytes);
    known.insert(file.name.clone(), (file.mark.clone(), small.clone()));
    small
}

/// Compresses bytes; returns none if that does not make them smaller.
pub(super) fn pack(bytes: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 2), Compression::best());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.ok().filter(|small| small.len() < bytes.len() * 9 / 10).map(Bytes::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    fn script(name: &str) -> File {
        File { name: name.to_owned(), bytes: vec![b'x'; 5_000].into(), kind: None, mark: "\"mark\"".to_owned() }
    }

    #[tokio::test]
    async fn a_file_is_packed_for_who_can_unpack_it() {
        let file = answer(script("assets/a.js"), &asked(header::ACCEPT_ENCODING, "br, gzip;q=0.8"));
        assert_eq!(file.headers()[header::CONTENT_ENCODING], "gzip");
        assert!(axum::body::to_bytes(file.into_body(), 5_000).await.unwrap().len() < 100);
        for coding in ["br", "gzip;q=0", "", "x-gzip"] {
            let file = answer(script("assets/a.js"), &asked(header::ACCEPT_ENCODING, coding));
            assert!(file.headers().get(header::CONTENT_ENCODING).is_none(), "{coding}");
            assert_eq!(axum::body::to_bytes(file.into_body(), 5_000).await.unwrap().len(), 5_000);
        }
    }

    #[test]
    fn what_has_a_hash_in_its_name_is_kept_and_the_rest_is_asked_for_again() {
        let nothing = HeaderMap::new();
        let keep =
            |name: &str| answer(script(name), &nothing).headers()[header::CACHE_CONTROL].to_str().unwrap().to_owned();
        assert_eq!(keep("assets/index-1234.js"), "public, max-age=31536000, immutable");
        assert_eq!(keep("index.html"), "no-cache");
        let again = answer(script("index.html"), &asked(header::IF_NONE_MATCH, "\"mark\""));
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }
}
