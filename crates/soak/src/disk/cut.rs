//! Simulates a power cut: operations that were not synced are lost, or some of them are.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::Path;

use super::control::LOG_NAME;
use super::record::Record;
use crate::Lot;

/// The bytes that a disk writes at once.
const SECTOR: u64 = 512;

/// What survives of the operations that were not synced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Nothing.
    Nothing,
    /// All operations up to some moment.
    Prefix,
    /// Some of the operations, in any combination.
    Some,
    /// Some sectors of each operation, in any combination.
    Sectors,
    /// Nothing, not even synced operations: the disk has lied.
    Lie,
}

impl Cut {
    /// Draws a kind of cut that an honest disk can have.
    pub fn draw(lot: &mut Lot) -> Self {
        match lot.below(4) {
            0 => Self::Nothing,
            1 => Self::Prefix,
            2 => Self::Some,
            _ => Self::Sectors,
        }
    }
}

/// The effect of a power cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lost {
    /// The number of operations that were not synced.
    pub open: usize,
    /// The number of those that were lost, at least in part.
    pub lost: usize,
}

/// An operation, and the content after it.
struct Done {
    record: Record,
    new: Vec<u8>,
}

/// Undoes operations that were not synced, as `cut` says, and empties the log. The program that wrote it must have ended.
pub fn cut_power(log: &Path, cut: Cut, lot: &mut Lot) -> io::Result<Lost> {
    let records = Record::read_all(&fs::read(log.join(LOG_NAME)).or_else(none_is_empty)?);
    let is_safe = if cut == Cut::Lie { vec![false; records.len()] } else { safe(&records) };
    let operations: Vec<(Record, bool)> =
        records.into_iter().zip(is_safe).filter(|(record, _)| record.number().is_some()).collect();
    let first = operations.iter().position(|(_, is_safe)| !is_safe).unwrap_or(operations.len());
    let mut undone = Vec::new();
    for (record, is_safe) in operations.into_iter().skip(first).rev() {
        let new = undo(&record)?;
        undone.push((Done { record, new }, is_safe));
    }
    undone.reverse();
    let open = undone.iter().filter(|(_, is_safe)| !is_safe).count();
    let until = lot.below(open as u64 + 1) as usize;
    let mut lost = Lost { open, lost: 0 };
    let mut number = 0;
    for (done, is_safe) in &undone {
        let kept = if *is_safe {
            1000
        } else {
            number += 1;
            match cut {
                Cut::Nothing | Cut::Lie => 0,
                Cut::Prefix => {
                    if number <= until {
                        1000
                    } else {
                        0
                    }
                }
                Cut::Some => {
                    if lot.happens(500) {
                        1000
                    } else {
                        0
                    }
                }
                Cut::Sectors => 600,
            }
        };
        let is_whole = redo(done, kept, lot)?;
        lost.lost += usize::from(!is_whole);
    }
    for entry in fs::read_dir(log)? {
        fs::remove_file(entry?.path())?;
    }
    Ok(lost)
}

fn none_is_empty(error: io::Error) -> io::Result<Vec<u8>> {
    if error.kind() == io::ErrorKind::NotFound { Ok(Vec::new()) } else { Err(error) }
}

/// Tells for each record whether a sync has made it safe. Data written before a failed sync is lost, even if a later sync
/// succeeds: Linux forgets such pages.
fn safe(records: &[Record]) -> Vec<bool> {
    let mut safe = vec![false; records.len()];
    // For each file, the operations not yet synced: their numbers and their places among the records.
    let mut open: HashMap<&str, Vec<(u64, usize)>> = HashMap::new();
    for (index, record) in records.iter().enumerate() {
        match record {
            Record::Write { file, number, .. } | Record::Truncate { file, number, .. } => {
                open.entry(file).or_default().push((*number, index));
            }
            Record::Create { file, number } | Record::Remove { file, number, .. } => {
                open.entry(folder_of(file)).or_default().push((*number, index));
            }
            Record::Rename { to, number, .. } => open.entry(folder_of(to)).or_default().push((*number, index)),
            Record::Synced { file, before } | Record::SyncFailed { file, before } => {
                let Some(waiting) = open.get_mut(file.as_str()) else { continue };
                let is_done = matches!(record, Record::Synced { .. });
                waiting.retain(|(number, place)| {
                    let is_met = number < before;
                    safe[*place] |= is_met && is_done;
                    !is_met
                });
            }
        }
    }
    safe
}

fn folder_of(path: &str) -> &str {
    path.rsplit_once('/').map_or(".", |(folder, _)| folder)
}

fn open(path: &str) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(0o600).open(path)
}

/// Undoes an operation; returns what it had written.
fn undo(record: &Record) -> io::Result<Vec<u8>> {
    match record {
        Record::Write { file, offset, length, old_size, old, .. } => {
            let file = open(file)?;
            let reaches = file.metadata()?.len().saturating_sub(*offset).min(*length);
            let mut new = vec![0; reaches as usize];
            file.read_exact_at(&mut new, *offset)?;
            file.write_all_at(old, *offset)?;
            file.set_len(*old_size)?;
            Ok(new)
        }
        Record::Truncate { file, size, old_size, old, .. } => {
            let file = open(file)?;
            file.set_len(*old_size)?;
            file.write_all_at(old, (*size).min(*old_size))?;
            Ok(Vec::new())
        }
        Record::Create { file, .. } => {
            remove(file)?;
            Ok(Vec::new())
        }
        Record::Remove { file, kept, .. } => {
            if !kept.is_empty() && !Path::new(file).exists() {
                fs::hard_link(kept, file)?;
            }
            Ok(Vec::new())
        }
        Record::Rename { file, to, kept, .. } => {
            if Path::new(to).exists() && !Path::new(file).exists() {
                fs::rename(to, file)?;
                if !kept.is_empty() {
                    fs::hard_link(kept, to)?;
                }
            }
            Ok(Vec::new())
        }
        Record::Synced { .. } | Record::SyncFailed { .. } => Ok(Vec::new()),
    }
}

fn remove(path: &str) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Repeats an operation, or `kept` thousandths of its sectors; tells whether all of it was done.
fn redo(done: &Done, kept: u64, lot: &mut Lot) -> io::Result<bool> {
    let is_kept = kept == 1000;
    match &done.record {
        Record::Write { file, offset, .. } => {
            if !Path::new(file).exists() {
                return Ok(false);
            }
            let file = open(file)?;
            let mut is_whole = true;
            let mut start = 0;
            while start < done.new.len() {
                // Sectors are aligned to the disk, not to the operation.
                let room = SECTOR - (offset + start as u64) % SECTOR;
                let end = (start + room as usize).min(done.new.len());
                if is_kept || lot.happens(kept) {
                    file.write_all_at(&done.new[start..end], offset + start as u64)?;
                } else {
                    is_whole = false;
                }
                start = end;
            }
            Ok(is_whole)
        }
        _ if !(is_kept || kept > 0 && lot.happens(kept)) => Ok(false),
        Record::Truncate { file, size, .. } => {
            if Path::new(file).exists() {
                open(file)?.set_len(*size)?;
            }
            Ok(true)
        }
        Record::Create { file, .. } => open(file).map(|_| true),
        Record::Remove { file, .. } => remove(file).map(|()| true),
        Record::Rename { file, to, .. } => {
            if Path::new(file).exists() {
                fs::rename(file, to)?;
            }
            Ok(true)
        }
        Record::Synced { .. } | Record::SyncFailed { .. } => Ok(true),
    }
}
