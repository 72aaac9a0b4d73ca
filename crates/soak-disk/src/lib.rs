//! A disk that forgets what was not synced and fails when it is told to.
//!
//! `LD_PRELOAD` puts these functions before those of the C library. What a program does to files below one folder is logged
//! with what it overwrites, so that the harness can undo after a kill what no sync has made safe.

#![cfg(target_os = "linux")]

#[path = "../../soak/src/disk/control.rs"]
#[allow(dead_code, unreachable_pub, reason = "the harness uses the rest")]
mod control;
mod hooks;
mod log;
#[path = "../../soak/src/disk/record.rs"]
#[allow(dead_code, unreachable_pub, reason = "the harness uses the rest")]
mod record;
mod sys;
