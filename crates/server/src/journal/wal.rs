//! Whether the log of a file was damaged.
//!
//! `SQLite` takes the log up to the first frame that does not fit, because a commit may not have reached the disk when the power
//! went. But every commit is written through to the disk before the next one begins: a frame that does not fit with more than one
//! commit behind it was on disk, and was told to somebody. Then going on would lose what was acknowledged.

use std::path::{Path, PathBuf};

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// Looks through the log beside a file before anybody opens it; says what is wrong with it.
pub(super) fn look_through_log(path: &Path) -> Result<(), String> {
    let name = beside(path, "-wal");
    let mut last = Vec::new();
    loop {
        // No log, or one that cannot be read, is nothing that this can judge.
        let Ok(log) = std::fs::read(&name) else { return Ok(()) };
        match broken_frame(&log) {
            None => return Ok(()),
            Some(number) if log == last => {
                return Err(format!("frame {number} of its log is damaged, and later commits depend on it"));
            }
            // A hall may be writing it right now: only what stays as it is counts.
            Some(_) => last = log,
        }
    }
}

/// Tells whether a file has a log with at least its header.
pub(super) fn has_log(path: &Path) -> bool {
    std::fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() >= HEADER as u64)
}

/// Returns the name of a file that stands beside another.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Finds the first frame that does not fit, if more than one commit stands behind it.
fn broken_frame(log: &[u8]) -> Option<usize> {
    let word = |at: usize| Some(u32::from_be_bytes(log.get(at..at + 4)?.try_into().ok()?));
    // The last bit of the number says how the sums were made.
    let is_big = match word(0)? {
        0x377f_0682 => false,
        0x377f_0683 => true,
        _ => return None,
    };
    let size = FRAME_HEADER + usize::try_from(word(8)?).ok()?;
    let salt = log.get(16..24)?;
    let mut sum = checksum((0, 0), log.get(..24)?, is_big);
    if (word(24)?, word(28)?) != sum {
        return None;
    }
    let frames = log.get(HEADER..)?.chunks_exact(size);
    let mut broken = None;
    let mut commits = 0;
    for (number, frame) in frames.enumerate() {
        // Frames with another salt are from before the log was begun anew.
        let is_current = frame[8..16] == *salt;
        if broken.is_none() {
            sum = checksum(sum, &frame[..8], is_big);
            sum = checksum(sum, &frame[FRAME_HEADER..], is_big);
            let kept = (&frame[16..20], &frame[20..24]);
            if is_current && kept == (&sum.0.to_be_bytes(), &sum.1.to_be_bytes()) {
                continue;
            }
            broken = Some(number + 1);
        }
        // What follows is no part of a commit that was under way if it ends two of them.
        commits += usize::from(is_current && frame[4..8] != [0; 4]);
    }
    broken.filter(|_| commits > 1)
}

/// Adds bytes to a sum as the format of the log defines it.
fn checksum((mut one, mut other): (u32, u32), bytes: &[u8], is_big: bool) -> (u32, u32) {
    let read = |bytes: [u8; 4]| if is_big { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) };
    for pair in bytes.chunks_exact(8) {
        one = one.wrapping_add(read([pair[0], pair[1], pair[2], pair[3]])).wrapping_add(other);
        other = other.wrapping_add(read([pair[4], pair[5], pair[6], pair[7]])).wrapping_add(one);
    }
    (one, other)
}
