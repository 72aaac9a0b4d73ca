//! The functions that replace those of the C library.
//!
//! `open` takes its mode as a variable argument; on the platforms of Linux it is passed like a fixed one.

use std::ffi::CStr;

use libc::{c_char, c_int, c_void, mode_t, off_t, size_t, ssize_t};

use crate::control::Knob;
use crate::log::{Disk, Open, disk, folder_of};
use crate::record::Record;
use crate::sys;

/// Returns the full path that a caller names, if it is watched.
///
/// # Safety
/// `path` points to a text that ends with a zero byte.
unsafe fn watched(disk: &Disk, folder: c_int, path: *const c_char) -> Option<String> {
    if path.is_null() {
        return None;
    }
    // SAFETY: guaranteed by the caller.
    let path = unsafe { CStr::from_ptr(path) }.to_str().ok()?;
    let whole = if path.starts_with('/') {
        path.trim_end_matches('/').to_owned()
    } else if folder == libc::AT_FDCWD {
        format!("{}/{path}", std::env::current_dir().ok()?.display())
    } else {
        format!("{}/{path}", disk.find(folder)?.path)
    };
    disk.watches(&whole).then_some(whole)
}

unsafe fn open_any(folder: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
    // SAFETY: the arguments are the caller's.
    let plain = || unsafe { sys::open_at(folder, path, flags, mode) };
    let Some(disk) = disk() else { return plain() };
    // SAFETY: the path is the caller's.
    let Some(name) = (unsafe { watched(disk, folder, path) }) else { return plain() };
    let mut writing = disk.writing();
    let is_there = sys::exists(&name);
    if !is_there && flags & libc::O_CREAT != 0 {
        disk.note(&mut writing, folder_of(&name), |number| Record::Create { file: name.clone(), number });
    } else if is_there && flags & libc::O_TRUNC != 0 {
        let reading = sys::open(&name, libc::O_RDONLY | libc::O_CLOEXEC, 0);
        let old_size = sys::size(reading);
        let old = sys::read_at(reading, 0, old_size as usize);
        sys::close(reading);
        disk.note(&mut writing, &name, |number| Record::Truncate {
            file: name.clone(),
            number,
            size: 0,
            old_size,
            old,
        });
    }
    let opened = plain();
    drop(writing);
    if opened >= 0 {
        // Closing a second descriptor of a file would release the program's locks on it, so one is opened only if needed.
        let is_write_only = flags & libc::O_ACCMODE == libc::O_WRONLY;
        let reading = is_write_only.then(|| sys::open(&name, libc::O_RDONLY | libc::O_CLOEXEC, 0));
        let is_folder = is_folder(opened);
        let open = Open { path: name, reading, is_folder, appends: flags & libc::O_APPEND != 0, has_failed: false };
        disk.files().insert(opened, open);
    }
    opened
}

fn is_folder(file: c_int) -> bool {
    // SAFETY: zeros are a valid value, and the kernel fills it.
    unsafe {
        let mut found: libc::stat64 = std::mem::zeroed();
        libc::fstat64(file, &raw mut found) == 0 && found.st_mode & libc::S_IFMT == libc::S_IFDIR
    }
}

unsafe fn write_any(file: c_int, buffer: *const c_void, length: size_t, offset: Option<off_t>) -> ssize_t {
    // SAFETY: the arguments are the caller's.
    let plain = |length| unsafe { sys::write(file, buffer, length, offset) };
    let Some((disk, open)) = disk().and_then(|disk| Some((disk, disk.find(file)?))) else { return plain(length) };
    disk.count(Knob::Writes);
    let error = disk.fault(Knob::WriteError, Knob::WriteErrors);
    if let Some(error) = error {
        sys::fail(error);
        return -1;
    }
    let length = if length > 1 && disk.is_short() { length / 2 } else { length };
    let mut writing = disk.writing();
    let old_size = sys::size(file);
    let offset = match offset {
        Some(offset) => offset as u64,
        None if open.appends => old_size,
        // SAFETY: it only reads the file's offset.
        None => unsafe { libc::lseek64(file, 0, libc::SEEK_CUR) as u64 },
    };
    let covered = old_size.saturating_sub(offset).min(length as u64);
    let old = sys::read_at(open.reading.unwrap_or(file), offset, covered as usize);
    disk.note(&mut writing, &open.path, |number| Record::Write {
        file: open.path.clone(),
        number,
        offset,
        length: length as u64,
        old_size,
        old,
    });
    plain(length)
}

unsafe fn truncate_any(file: c_int, size: off_t) -> c_int {
    // SAFETY: the kernel checks the arguments.
    let plain = || unsafe { libc::syscall(libc::SYS_ftruncate, file, size) as c_int };
    let Some((disk, open)) = disk().and_then(|disk| Some((disk, disk.find(file)?))) else { return plain() };
    let mut writing = disk.writing();
    let (old_size, size) = (sys::size(file), size as u64);
    let cut = old_size.saturating_sub(size);
    let old = sys::read_at(open.reading.unwrap_or(file), size, cut as usize);
    disk.note(&mut writing, &open.path, |number| Record::Truncate {
        file: open.path.clone(),
        number,
        size,
        old_size,
        old,
    });
    plain()
}

fn sync_any(file: c_int, call: libc::c_long) -> c_int {
    // SAFETY: the kernel checks the arguments.
    let plain = || unsafe { libc::syscall(call, file) as c_int };
    let Some((disk, open)) = disk().and_then(|disk| Some((disk, disk.find(file)?))) else { return plain() };
    disk.count(Knob::Syncs);
    let before = disk.writing().next();
    disk.dawdle();
    let earlier = disk.takes_failure(file).then_some(libc::EIO);
    let fault = disk.fault(Knob::SyncError, Knob::SyncErrors);
    if let Some(error) = fault.or(earlier) {
        disk.note_sync(&open.path, before, false);
        if fault.is_some() {
            disk.spread_failure(file, &open.path);
        }
        sys::fail(error);
        return -1;
    }
    let synced = plain();
    disk.note_sync(&open.path, before, synced == 0);
    // As on most file systems, syncing a new file also makes its name durable.
    if synced == 0 && !open.is_folder {
        disk.note_sync(folder_of(&open.path), before, true);
    }
    synced
}

unsafe fn unlink_any(folder: c_int, path: *const c_char, flags: c_int) -> c_int {
    // SAFETY: the arguments are the caller's.
    let plain = || unsafe { libc::syscall(libc::SYS_unlinkat, folder, path, flags) as c_int };
    let Some(disk) = disk() else { return plain() };
    // SAFETY: the path is the caller's.
    let name = unsafe { watched(disk, folder, path) };
    let Some(name) = name.filter(|name| flags & libc::AT_REMOVEDIR == 0 && sys::exists(name)) else { return plain() };
    let mut writing = disk.writing();
    let kept = disk.keep(writing.next(), &name);
    disk.note(&mut writing, folder_of(&name), |number| Record::Remove { file: name.clone(), number, kept });
    plain()
}

unsafe fn rename_any(from_folder: c_int, from: *const c_char, to_folder: c_int, to: *const c_char) -> c_int {
    // SAFETY: the arguments are the caller's.
    let plain = || unsafe { libc::syscall(libc::SYS_renameat2, from_folder, from, to_folder, to, 0) as c_int };
    let Some(disk) = disk() else { return plain() };
    // SAFETY: both paths are the caller's.
    let names = unsafe { watched(disk, from_folder, from).zip(watched(disk, to_folder, to)) };
    let Some((old, new)) = names else { return plain() };
    let mut writing = disk.writing();
    let kept = disk.keep(writing.next(), &new);
    disk.note(&mut writing, folder_of(&new), |number| Record::Rename {
        file: old.clone(),
        number,
        to: new.clone(),
        kept,
    });
    let renamed = plain();
    if renamed == 0 {
        disk.files().values_mut().filter(|open| open.path == old).for_each(|open| open.path.clone_from(&new));
    }
    renamed
}

/// Defines functions of the C library that call one of the above.
macro_rules! hooks {
    ($($name:ident($($argument:ident: $type:ty),*) -> $result:ty = $call:expr;)*) => {$(
        /// Replaces the function of the C library.
        ///
        /// # Safety
        /// As for the function of the C library.
        #[unsafe(no_mangle)]
        pub(crate) unsafe extern "C" fn $name($($argument: $type),*) -> $result {
            // SAFETY: the caller follows the rules of the C library.
            #[allow(unused_unsafe, reason = "some of the calls are safe")]
            unsafe { $call }
        }
    )*};
}

hooks! {
    open(path: *const c_char, flags: c_int, mode: mode_t) -> c_int = open_any(libc::AT_FDCWD, path, flags, mode);
    open64(path: *const c_char, flags: c_int, mode: mode_t) -> c_int = open_any(libc::AT_FDCWD, path, flags, mode);
    openat(folder: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int = open_any(folder, path, flags, mode);
    openat64(folder: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int = open_any(folder, path, flags, mode);
    write(file: c_int, buffer: *const c_void, length: size_t) -> ssize_t = write_any(file, buffer, length, None);
    pwrite(file: c_int, buffer: *const c_void, length: size_t, offset: off_t) -> ssize_t = write_any(file, buffer, length, Some(offset));
    pwrite64(file: c_int, buffer: *const c_void, length: size_t, offset: off_t) -> ssize_t = write_any(file, buffer, length, Some(offset));
    ftruncate(file: c_int, size: off_t) -> c_int = truncate_any(file, size);
    ftruncate64(file: c_int, size: off_t) -> c_int = truncate_any(file, size);
    fsync(file: c_int) -> c_int = sync_any(file, libc::SYS_fsync);
    fdatasync(file: c_int) -> c_int = sync_any(file, libc::SYS_fdatasync);
    unlink(path: *const c_char) -> c_int = unlink_any(libc::AT_FDCWD, path, 0);
    unlinkat(folder: c_int, path: *const c_char, flags: c_int) -> c_int = unlink_any(folder, path, flags);
    rename(from: *const c_char, to: *const c_char) -> c_int = rename_any(libc::AT_FDCWD, from, libc::AT_FDCWD, to);
    renameat(from_folder: c_int, from: *const c_char, to_folder: c_int, to: *const c_char) -> c_int = rename_any(from_folder, from, to_folder, to);
}

/// Replaces the function of the C library.
///
/// # Safety
/// As for the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn close(file: c_int) -> c_int {
    let known = disk().and_then(|disk| disk.files().remove(&file));
    if let Some(reading) = known.and_then(|open| open.reading) {
        sys::close(reading);
    }
    sys::close(file)
}
