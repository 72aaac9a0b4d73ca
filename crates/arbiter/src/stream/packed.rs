//! Compressed files, recognised by their first bytes.

use std::io::{self, BufReader, Cursor, Read};

use anyhow::{Context, Result, bail, ensure};
use ruzstd::decoding::StreamingDecoder;

/// The bytes by which a compressed file is recognised.
pub(super) const LONGEST_MARK: usize = 6;

/// Unpacks a stream that begins with the mark of a compressed file; leaves any other as it is.
pub(super) fn unpacked(start: &[u8], stream: Box<dyn Read>) -> Result<Box<dyn Read>> {
    let stream = BufReader::with_capacity(1 << 16, stream);
    Ok(match start {
        [0x1f, 0x8b, ..] => Box::new(flate2::bufread::MultiGzDecoder::new(stream)),
        [b'B', b'Z', b'h', b'1'..=b'9', ..] => Box::new(bzip2::bufread::MultiBzDecoder::new(stream)),
        [0x28, 0xb5, 0x2f, 0xfd, ..] => Box::new(Frames { stream: Some(stream), frame: None }),
        // An archive of no files has only its last record.
        [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => only_file(stream)?,
        [0xfd, b'7', b'z', b'X', b'Z', 0] => bail!("found an xz archive, expected a text, .gz, .zst, .bz2 or .zip"),
        [b'7', b'z', 0xbc, 0xaf, ..] => bail!("found a 7z archive, expected a text, .gz, .zst, .bz2 or .zip"),
        [b'R', b'a', b'r', b'!', ..] => bail!("found a rar archive, expected a text, .gz, .zst, .bz2 or .zip"),
        _ => Box::new(stream),
    })
}

/// Zstandard frames, one after the other.
struct Frames<R: Read> {
    stream: Option<R>,
    frame: Option<Box<StreamingDecoder<R, ruzstd::decoding::FrameDecoder>>>,
}

impl<R: io::BufRead> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(frame) = &mut self.frame {
                let len = frame.read(buffer).map_err(|error| damaged(&error))?;
                if len > 0 || buffer.is_empty() {
                    return Ok(len);
                }
            }
            if let Some(frame) = self.frame.take() {
                self.stream = Some(frame.into_inner());
            }
            let Some(mut stream) = self.stream.take() else { return Ok(0) };
            if stream.fill_buf()?.is_empty() {
                self.stream = Some(stream);
                return Ok(0);
            }
            let frame = StreamingDecoder::new(stream).map_err(|error| damaged(&error))?;
            self.frame = Some(Box::new(frame));
        }
    }
}

/// Says in few words what is wrong with Zstandard data: the decoder repeats every cause.
fn damaged(error: &dyn std::error::Error) -> io::Error {
    let mut cause = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    io::Error::other(format!("the zst data is damaged or cut off ({cause})"))
}

/// Unpacks the only file of a zip archive.
fn only_file(mut stream: impl Read) -> Result<Box<dyn Read>> {
    const END: &[u8] = b"PK\x05\x06";
    const ENTRY: &[u8] = b"PK\x01\x02";
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).context("the archive cannot be read")?;
    let number = |at: usize, len: usize| {
        let bytes = bytes.get(at..at + len)?;
        Some(bytes.iter().rev().fold(0, |sum, &byte| sum << 8 | usize::from(byte)))
    };
    let damaged = "the zip archive is damaged";
    // The last record of an archive tells how many files there are, and where the list of them begins.
    let tail = bytes.len().saturating_sub(22 + 0xffff);
    let end = bytes[tail..].windows(4).rposition(|mark| mark == END).context(damaged)? + tail;
    let (count, mut list) = (number(end + 10, 2).context(damaged)?, number(end + 16, 4).context(damaged)?);
    let mut files = Vec::new();
    for _ in 0..count {
        ensure!(bytes.get(list..list + 4) == Some(ENTRY), damaged);
        let field = |at, len| number(list + at, len).context(damaged);
        ensure!(field(8, 2)? & 1 == 0, "found a zip archive with a password, expected one without");
        let (method, packed, name_len, offset) = (field(10, 2)?, field(20, 4)?, field(28, 2)?, field(42, 4)?);
        let name = bytes.get(list + 46..list + 46 + name_len).context(damaged)?;
        if !name.ends_with(b"/") {
            files.push((method, packed, offset));
        }
        list += 46 + name_len + field(30, 2)? + field(32, 2)?;
    }
    let [(method, packed, offset)] = files[..] else {
        bail!("found a zip archive of {} files, expected one file", files.len());
    };
    let start = offset + 30 + number(offset + 26, 2).context(damaged)? + number(offset + 28, 2).context(damaged)?;
    let data = bytes.get(start..start + packed).context(damaged)?.to_vec();
    Ok(match method {
        0 => Box::new(Cursor::new(data)),
        8 => Box::new(flate2::read::DeflateDecoder::new(Cursor::new(data))),
        _ => bail!("the zip archive uses compression method {method}, expected 0 (none) or 8 (deflate)"),
    })
}
