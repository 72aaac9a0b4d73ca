//! The watched files, and the log of operations on them.

use std::collections::HashMap;
use std::ffi::CStr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use libc::c_int;

use crate::control::{CONTROL, Knob, LOG, LOG_NAME, ROOT, SIZE};
use crate::record::Record;
use crate::sys;

/// The size in bytes from which a log without useful records is restarted.
const LONG: u64 = 8 << 20;

/// A file that the program has open.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    pub(crate) path: String,
    /// A descriptor for reading, if the program's own is write-only.
    pub(crate) reading: Option<c_int>,
    pub(crate) is_folder: bool,
    pub(crate) appends: bool,
    /// Whether a sync through another descriptor has failed: as on Linux, the next one through this descriptor fails too.
    pub(crate) has_failed: bool,
}

/// The state of the watched folder.
pub(crate) struct Disk {
    root: String,
    folder: String,
    log: c_int,
    knobs: &'static [AtomicU32; SIZE / 4],
    open: Mutex<HashMap<c_int, Open>>,
    writing: Mutex<Writing>,
    lot: AtomicU64,
}

/// The state that is changed under a lock.
#[derive(Default)]
pub(crate) struct Writing {
    next: u64,
    length: u64,
    /// The last operation that was not synced, by the file that must be synced for it.
    unsafe_until: HashMap<String, u64>,
}

/// Finds the disk that the environment names; none if this program is not watched.
pub(crate) fn disk() -> Option<&'static Disk> {
    static DISK: OnceLock<Option<Disk>> = OnceLock::new();
    DISK.get_or_init(Disk::open).as_ref()
}

/// Reads a variable without the locks of the standard library.
fn variable(name: &str) -> Option<String> {
    let name = std::ffi::CString::new(name).ok()?;
    // SAFETY: the name ends with a zero byte; the value is copied at once.
    unsafe {
        let found = libc::getenv(name.as_ptr());
        if found.is_null() { None } else { CStr::from_ptr(found).to_str().ok().map(str::to_owned) }
    }
}

impl Disk {
    fn open() -> Option<Self> {
        let (root, folder, control) = (variable(ROOT)?, variable(LOG)?, variable(CONTROL)?);
        let log = sys::open(
            &format!("{folder}/{LOG_NAME}"),
            libc::O_WRONLY | libc::O_CREAT | libc::O_APPEND | libc::O_CLOEXEC,
            0o600,
        );
        let writing = Mutex::new(Writing::after(&format!("{folder}/{LOG_NAME}")));
        let control = sys::open(&control, libc::O_RDWR | libc::O_CLOEXEC, 0);
        if log < 0 || control < 0 {
            return None;
        }
        // SAFETY: the file has as many bytes, and is not truncated while the harness runs.
        let mapped = unsafe {
            libc::mmap(std::ptr::null_mut(), SIZE, libc::PROT_READ | libc::PROT_WRITE, libc::MAP_SHARED, control, 0)
        };
        if mapped == libc::MAP_FAILED {
            return None;
        }
        // SAFETY: the mapping is as long as the array, is never removed, and both sides access it only with atomics.
        let knobs = unsafe { &*mapped.cast::<[AtomicU32; SIZE / 4]>() };
        let lot = AtomicU64::new(u64::from(std::process::id()).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        Some(Self { root, folder, log, knobs, open: Mutex::default(), writing, lot })
    }

    /// Tells whether a file is watched. Shared-memory files and lock files are not.
    pub(crate) fn watches(&self, path: &str) -> bool {
        let is_below =
            path.strip_prefix(self.root.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        is_below && !path.ends_with("-shm") && !path.ends_with("-lock")
    }

    pub(crate) fn files(&self) -> MutexGuard<'_, HashMap<c_int, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn find(&self, file: c_int) -> Option<Open> {
        self.files().get(&file).cloned()
    }

    /// Marks each other descriptor of a file, so that it reports once that a sync of the file has failed.
    pub(crate) fn spread_failure(&self, file: c_int, path: &str) {
        for (_, open) in self.files().iter_mut().filter(|(other, open)| **other != file && open.path == path) {
            open.has_failed = true;
        }
    }

    /// Tells whether a sync through another descriptor has failed since the last one through this.
    pub(crate) fn takes_failure(&self, file: c_int) -> bool {
        self.files().get_mut(&file).is_some_and(|open| std::mem::take(&mut open.has_failed))
    }

    pub(crate) fn writing(&self) -> MutexGuard<'_, Writing> {
        self.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn knob(&self, knob: Knob) -> &AtomicU32 {
        &self.knobs[knob as usize]
    }

    pub(crate) fn count(&self, knob: Knob) {
        self.knob(knob).fetch_add(1, Ordering::Relaxed);
    }

    /// Draws whether an event with a probability in thousandths happens.
    fn draws(&self, often: Knob) -> bool {
        let often = u64::from(self.knob(often).load(Ordering::Relaxed));
        if often == 0 {
            return false;
        }
        let mut lot = self.lot.fetch_add(0x9E37_79B9_7F4A_7C15, Ordering::Relaxed);
        lot = (lot ^ (lot >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        lot = (lot ^ (lot >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (lot ^ (lot >> 31)) % 1000 < often
    }

    /// Returns the error of an operation, if it is to fail.
    pub(crate) fn fault(&self, error: Knob, often: Knob) -> Option<c_int> {
        let number = self.knob(error).load(Ordering::Relaxed);
        let is_drawn = number != 0 && self.draws(often);
        is_drawn.then(|| {
            self.count(Knob::Faults);
            number as c_int
        })
    }

    pub(crate) fn is_short(&self) -> bool {
        let is_short = self.draws(Knob::ShortWrites);
        if is_short {
            self.count(Knob::Faults);
        }
        is_short
    }

    /// Waits as long as a slow disk would take.
    pub(crate) fn dawdle(&self) {
        let milliseconds = self.knob(Knob::SyncDelay).load(Ordering::Relaxed);
        if milliseconds > 0 {
            self.count(Knob::Faults);
            std::thread::sleep(std::time::Duration::from_millis(u64::from(milliseconds)));
        }
    }

    /// Logs an operation before it is done.
    pub(crate) fn note(&self, writing: &mut Writing, synced_by: &str, record: impl FnOnce(u64) -> Record) {
        let bytes = record(writing.next).to_bytes();
        writing.next += 1;
        writing.length += bytes.len() as u64;
        writing.unsafe_until.insert(synced_by.to_owned(), writing.next);
        sys::append(self.log, &bytes);
    }

    /// Logs the result of a sync that began before operation `before`.
    pub(crate) fn note_sync(&self, file: &str, before: u64, is_done: bool) {
        let mut writing = self.writing();
        let file = file.to_owned();
        let record = if is_done {
            if writing.unsafe_until.get(&file).is_some_and(|until| *until <= before) {
                writing.unsafe_until.remove(&file);
            }
            Record::Synced { file, before }
        } else {
            // Data lost by a failed sync stays lost: such a log is never restarted.
            writing.unsafe_until.insert(String::new(), u64::MAX);
            Record::SyncFailed { file, before }
        };
        let bytes = record.to_bytes();
        writing.length += bytes.len() as u64;
        sys::append(self.log, &bytes);
        if writing.unsafe_until.is_empty() && writing.length > LONG {
            // SAFETY: the descriptor is ours.
            unsafe { libc::syscall(libc::SYS_ftruncate, self.log, 0) };
            writing.length = 0;
        }
    }

    /// Keeps a file under a second name, and returns that.
    pub(crate) fn keep(&self, number: u64, path: &str) -> String {
        let kept = format!("{}/kept-{}-{number}", self.folder, std::process::id());
        if sys::link(path, &kept) { kept } else { String::new() }
    }
}

impl Writing {
    /// Continues a log: data written by a program that was killed may still be lost.
    fn after(log: &str) -> Self {
        let reading = sys::open(log, libc::O_RDONLY | libc::O_CLOEXEC, 0);
        let bytes = sys::read_at(reading, 0, sys::size(reading) as usize);
        sys::close(reading);
        let records = Record::read_all(&bytes);
        let next = records.iter().filter_map(Record::number).max().map_or(0, |last| last + 1);
        // A record that was cut off belongs to no operation; it is removed, so that what follows is readable.
        let whole: usize = records.iter().map(|record| record.to_bytes().len()).sum();
        if whole < bytes.len() {
            sys::cut(log, whole as u64);
        }
        let mut writing = Self { next, length: whole as u64, ..Self::default() };
        if !records.is_empty() {
            // The unsynced operations are not known here, so such a log is never restarted.
            writing.unsafe_until.insert(String::new(), u64::MAX);
        }
        writing
    }

    /// Returns the number of the next operation.
    pub(crate) fn next(&self) -> u64 {
        self.next
    }
}

/// Returns the folder of a file.
pub(crate) fn folder_of(path: &str) -> &str {
    path.rsplit_once('/').map_or(".", |(folder, _)| folder)
}
