//! Files and standard input as UTF-8: compressed files are unpacked, and other encodings are converted.

mod encoding;
mod packed;

use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result};

pub(crate) use self::encoding::Encoding;
use crate::exit::complain;
use crate::text::open;

/// The bytes from which the encoding is guessed.
const SAMPLE: usize = 1 << 20;

/// Opens a file, or standard input for `-`, as a stream of UTF-8.
///
/// A text whose encoding is guessed is mentioned on standard error.
pub(crate) fn read(path: &Path, encoding: Option<Encoding>) -> Result<Box<dyn Read>> {
    let (name, file): (String, Box<dyn Read>) = if path == Path::new("-") {
        ("standard input".to_owned(), Box::new(io::stdin()))
    } else {
        (path.display().to_string(), Box::new(open(path)?))
    };
    let (start, file) = peek(file, packed::LONGEST_MARK).with_context(|| format!("{name} cannot be read"))?;
    let stream = packed::unpacked(&start, file).with_context(|| name.clone())?;
    let (sample, stream) = peek(stream, SAMPLE).with_context(|| format!("{name} cannot be read"))?;
    if let Some(encoding) = encoding {
        return Ok(encoding.decoded(stream));
    }
    let (guess, is_guess) = Encoding::guess(&sample).with_context(|| name.clone())?;
    if is_guess {
        complain(&format!("{name} is read as {guess}; --encoding chooses another"));
    }
    Ok(guess.decoded(stream))
}

/// Reads the start of a stream; returns it, and a stream that begins with it.
fn peek(mut stream: Box<dyn Read>, len: usize) -> io::Result<(Vec<u8>, Box<dyn Read>)> {
    let mut start = Vec::new();
    stream.by_ref().take(len as u64).read_to_end(&mut start)?;
    Ok((start.clone(), Box::new(io::Cursor::new(start).chain(stream))))
}
