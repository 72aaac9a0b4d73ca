//! Checks whether the log of a file was damaged.
//!
//! `SQLite` reads the log up to the first frame whose checksum does not fit, because a commit may not have reached the
//! disk when the power failed. But every commit is synced before the next one begins. If two commits follow each other
//! after a frame that does not fit, that frame was on disk and a client was told of it. To continue without it would lose
//! acknowledged data.

use std::path::{Path, PathBuf};

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// Checks the log beside a file before the file is opened; the error says what is wrong with it.
pub(super) fn look_through_log(path: &Path) -> Result<(), String> {
    let name = beside(path, "-wal");
    let mut last = Vec::new();
    loop {
        // A log that is missing or cannot be read is not judged here.
        let Ok(log) = std::fs::read(&name) else { return Ok(()) };
        match broken_frame(&log) {
            None => return Ok(()),
            Some(number) if log == last => {
                return Err(format!("frame {number} of its log is damaged, and later commits depend on it"));
            }
            // A server may be writing it right now: only damage that stays the same counts.
            Some(_) => last = log,
        }
    }
}

/// Tells whether a file has a log with at least its header.
pub(super) fn has_log(path: &Path) -> bool {
    std::fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() >= HEADER as u64)
}

/// Returns the path of a file beside another.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Finds the first frame whose checksum does not fit, if a later commit was made on top of one that it belongs to or that
/// follows it.
///
/// The checksums of the frames are chained, which shows which frames were written one after the other. A commit that
/// could not be synced is overwritten by the next one and can leave frames after it. They continue no commit, and no
/// client was told of them.
fn broken_frame(log: &[u8]) -> Option<usize> {
    let word = |at: usize| Some(u32::from_be_bytes(log.get(at..at + 4)?.try_into().ok()?));
    // The last bit of the magic number is the byte order of the checksums.
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
    let mut follows_a_commit = false;
    for (number, frame) in frames.enumerate() {
        // Frames with another salt are from before the log was restarted.
        let is_current = frame[8..16] == *salt;
        let expected = checksum(checksum(sum, &frame[..8], is_big), &frame[FRAME_HEADER..], is_big);
        let word = |at: usize| u32::from_be_bytes([frame[at], frame[at + 1], frame[at + 2], frame[at + 3]]);
        // The next frame continues the checksum stored in this one, right or wrong.
        sum = (word(16), word(20));
        let is_chained = is_current && sum == expected;
        if broken.is_none() && is_chained {
            continue;
        }
        broken.get_or_insert(number + 1);
        let is_commit = is_current && word(4) != 0;
        if is_commit && is_chained && follows_a_commit {
            return broken;
        }
        follows_a_commit = is_commit || (follows_a_commit && is_chained);
    }
    None
}

/// Adds bytes to a checksum as the format of the log defines it.
fn checksum((mut one, mut other): (u32, u32), bytes: &[u8], is_big: bool) -> (u32, u32) {
    let read = |bytes: [u8; 4]| if is_big { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) };
    for pair in bytes.chunks_exact(8) {
        one = one.wrapping_add(read([pair[0], pair[1], pair[2], pair[3]])).wrapping_add(other);
        other = other.wrapping_add(read([pair[4], pair[5], pair[6], pair[7]])).wrapping_add(one);
    }
    (one, other)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: usize = 512;
    const SALT: [u8; 8] = *b"saltsalt";

    /// A log that a test writes frame by frame, each chained to the frame before.
    struct Log {
        bytes: Vec<u8>,
        sum: (u32, u32),
    }

    impl Log {
        fn new() -> Self {
            let mut bytes = Vec::new();
            for word in [0x377f_0683_u32, 3_007_000, PAGE as u32, 0] {
                bytes.extend(word.to_be_bytes());
            }
            bytes.extend(SALT);
            let sum = checksum((0, 0), &bytes, true);
            bytes.extend(sum.0.to_be_bytes());
            bytes.extend(sum.1.to_be_bytes());
            Self { bytes, sum }
        }

        /// Writes a commit of some pages.
        fn commit(&mut self, pages: u32, fill: u8) {
            for page in 1..=pages {
                let size = if page == pages { 9_u32 } else { 0 };
                let head = [page.to_be_bytes(), size.to_be_bytes()].concat();
                let content = [fill; PAGE];
                self.sum = checksum(checksum(self.sum, &head, true), &content, true);
                self.bytes.extend(head);
                self.bytes.extend(SALT);
                self.bytes.extend(self.sum.0.to_be_bytes());
                self.bytes.extend(self.sum.1.to_be_bytes());
                self.bytes.extend(content);
            }
        }

        /// Writes this log over an earlier one whose last commits could not be synced: the longer tail of the earlier one
        /// stays.
        fn over(&self, earlier: &Self) -> Vec<u8> {
            [&self.bytes, earlier.bytes.get(self.bytes.len()..).unwrap_or_default()].concat()
        }

        fn copy(&self) -> Self {
            Self { bytes: self.bytes.clone(), sum: self.sum }
        }
    }

    fn damage(bytes: &mut [u8], frame: usize) {
        bytes[HEADER + (frame - 1) * (FRAME_HEADER + PAGE) + FRAME_HEADER + 100] ^= 1;
    }

    #[test]
    fn a_frame_under_two_commits_is_missed_and_one_in_the_last_commit_is_not() {
        let mut log = Log::new();
        for fill in 1..=4 {
            log.commit(2, fill);
        }
        assert_eq!(broken_frame(&log.bytes), None);
        for (frame, found) in [(1, Some(1)), (4, Some(4)), (6, Some(6)), (7, None), (8, None)] {
            let mut bytes = log.bytes.clone();
            damage(&mut bytes, frame);
            assert_eq!(broken_frame(&bytes), found, "frame {frame}");
        }
        let mut bytes = log.bytes.clone();
        damage(&mut bytes, 2);
        damage(&mut bytes, 3);
        assert_eq!(broken_frame(&bytes), Some(2));
    }

    #[test]
    fn what_commits_left_that_could_not_be_synced_is_not_missed() {
        let mut kept = Log::new();
        kept.commit(3, 1);
        let (mut first, mut second, mut third) = (kept.copy(), kept.copy(), kept.copy());
        first.commit(7, 2);
        second.commit(5, 3);
        third.commit(2, 4);
        let mut bytes = third.over(&Log { bytes: second.over(&first), sum: (0, 0) });
        assert_eq!(broken_frame(&bytes), None);
        damage(&mut bytes, 4);
        assert_eq!(broken_frame(&bytes), None, "the power went in the third; three commits end behind it");
        damage(&mut bytes, 2);
        assert_eq!(broken_frame(&bytes), None, "nothing was built on the first commit");
    }
}
