//! A disk that loses unsynced data and fails on command.
//!
//! `LD_PRELOAD` puts these functions before those of the C library. Operations of a program on files below one folder are
//! logged with the data that they overwrite, so that the harness can undo unsynced operations after a kill.

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
