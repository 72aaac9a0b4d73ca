//! System calls made directly, because the functions of the C library lead back to the hooks.

use std::ffi::CString;

use libc::{c_char, c_int, c_void, off_t, size_t, ssize_t};

pub(crate) fn open(path: &str, flags: c_int, mode: libc::mode_t) -> c_int {
    let Ok(path) = CString::new(path) else { return -1 };
    // SAFETY: the path ends with a zero byte and outlives the call.
    unsafe { open_at(libc::AT_FDCWD, path.as_ptr(), flags, mode) }
}

/// Opens a file for a caller.
///
/// # Safety
/// `path` points to a text that ends with a zero byte.
pub(crate) unsafe fn open_at(folder: c_int, path: *const c_char, flags: c_int, mode: libc::mode_t) -> c_int {
    // SAFETY: the kernel checks the arguments.
    unsafe { libc::syscall(libc::SYS_openat, folder, path, flags, mode) as c_int }
}

/// Writes at an offset, or at the file's current one.
///
/// # Safety
/// `buffer` points to `length` bytes.
pub(crate) unsafe fn write(file: c_int, buffer: *const c_void, length: size_t, offset: Option<off_t>) -> ssize_t {
    // SAFETY: the kernel checks the arguments.
    unsafe {
        match offset {
            None => libc::syscall(libc::SYS_write, file, buffer, length) as ssize_t,
            Some(offset) => libc::syscall(libc::SYS_pwrite64, file, buffer, length, offset) as ssize_t,
        }
    }
}

pub(crate) fn append(file: c_int, bytes: &[u8]) -> bool {
    let mut rest = bytes;
    while !rest.is_empty() {
        // SAFETY: the pointer and the length are those of a slice.
        let written = unsafe { write(file, rest.as_ptr().cast(), rest.len(), None) };
        if written <= 0 {
            return false;
        }
        rest = &rest[written as usize..];
    }
    true
}

pub(crate) fn read_at(file: c_int, offset: u64, length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    let mut filled = 0;
    while filled < length {
        // SAFETY: the rest of the buffer is ours to fill.
        let read = unsafe {
            libc::pread(file, bytes[filled..].as_mut_ptr().cast(), length - filled, offset as off_t + filled as off_t)
        };
        if read <= 0 {
            break;
        }
        filled += read as usize;
    }
    bytes.truncate(filled);
    bytes
}

pub(crate) fn close(file: c_int) -> c_int {
    // SAFETY: the kernel checks the arguments.
    unsafe { libc::syscall(libc::SYS_close, file) as c_int }
}

pub(crate) fn cut(path: &str, size: u64) {
    let file = open(path, libc::O_WRONLY | libc::O_CLOEXEC, 0);
    // SAFETY: the kernel checks the arguments.
    unsafe { libc::syscall(libc::SYS_ftruncate, file, size) };
    close(file);
}

pub(crate) fn size(file: c_int) -> u64 {
    // SAFETY: zeros are a valid value, and the kernel fills it.
    unsafe {
        let mut found: libc::stat64 = std::mem::zeroed();
        if libc::fstat64(file, &raw mut found) == 0 { found.st_size as u64 } else { 0 }
    }
}

pub(crate) fn exists(path: &str) -> bool {
    let Ok(path) = CString::new(path) else { return false };
    // SAFETY: the path ends with a zero byte and outlives the call.
    unsafe { libc::syscall(libc::SYS_faccessat, libc::AT_FDCWD, path.as_ptr(), libc::F_OK) == 0 }
}

pub(crate) fn link(from: &str, to: &str) -> bool {
    let (Ok(from), Ok(to)) = (CString::new(from), CString::new(to)) else { return false };
    // SAFETY: both paths end with a zero byte and outlive the call.
    unsafe { libc::syscall(libc::SYS_linkat, libc::AT_FDCWD, from.as_ptr(), libc::AT_FDCWD, to.as_ptr(), 0) == 0 }
}

/// Sets `errno`, which a program reads after a failed call.
pub(crate) fn fail(error: c_int) {
    // SAFETY: the location belongs to this thread.
    unsafe { *libc::__errno_location() = error };
}
