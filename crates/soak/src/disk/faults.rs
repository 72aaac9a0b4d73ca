//! Makes the preloaded library fail.

use std::fs::OpenOptions;
use std::io;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

use super::control::{Knob, SIZE};
use crate::Lot;

/// A way in which a disk fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No space is left.
    Full,
    /// Writing fails.
    Broken,
    /// Writing fails sometimes.
    Flaky,
    /// Syncing fails.
    Unsynced,
    /// A sync takes this many milliseconds.
    Slow(u32),
    /// Writes are cut short.
    Short,
}

const ENOSPC: u32 = 28;
const EIO: u32 = 5;

impl Fault {
    /// Draws a fault.
    pub fn draw(lot: &mut Lot) -> Self {
        match lot.below(6) {
            0 => Self::Full,
            1 => Self::Broken,
            2 => Self::Flaky,
            3 => Self::Unsynced,
            4 => Self::Slow(lot.between(200, 2_000) as u32),
            _ => Self::Short,
        }
    }

    /// Returns its name in the report.
    pub fn name(self) -> &'static str {
        match self {
            Self::Full => "disk full",
            Self::Broken => "writes fail",
            Self::Flaky => "some writes fail",
            Self::Unsynced => "syncs fail",
            Self::Slow(_) => "slow syncs",
            Self::Short => "short writes",
        }
    }

    fn knobs(self) -> Vec<(Knob, u32)> {
        match self {
            Self::Full => vec![(Knob::WriteError, ENOSPC), (Knob::WriteErrors, 1000)],
            Self::Broken => vec![(Knob::WriteError, EIO), (Knob::WriteErrors, 1000)],
            Self::Flaky => vec![(Knob::WriteError, EIO), (Knob::WriteErrors, 30)],
            Self::Unsynced => vec![(Knob::SyncError, EIO), (Knob::SyncErrors, 500)],
            Self::Slow(milliseconds) => vec![(Knob::SyncDelay, milliseconds)],
            Self::Short => vec![(Knob::ShortWrites, 300)],
        }
    }
}

/// The file of the numbers that control the library.
#[derive(Clone, Debug)]
pub struct Faults(PathBuf);

impl Faults {
    /// Creates the file; nothing fails yet.
    pub fn create(path: &Path) -> io::Result<Self> {
        std::fs::write(path, [0; SIZE])?;
        Ok(Self(path.to_owned()))
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Makes the disk fail, in this way only.
    pub fn fail(&self, fault: Fault) -> io::Result<()> {
        self.heal()?;
        fault.knobs().into_iter().try_for_each(|(knob, value)| self.set(knob, value))
    }

    /// Makes the disk work again.
    pub fn heal(&self) -> io::Result<()> {
        let all = [Knob::WriteError, Knob::WriteErrors, Knob::SyncError, Knob::SyncErrors];
        all.into_iter().chain([Knob::SyncDelay, Knob::ShortWrites]).try_for_each(|knob| self.set(knob, 0))
    }

    /// Reads a count.
    pub fn read(&self, knob: Knob) -> io::Result<u32> {
        let mut bytes = [0; 4];
        std::fs::File::open(&self.0)?.read_exact_at(&mut bytes, knob as u64 * 4)?;
        Ok(u32::from_ne_bytes(bytes))
    }

    fn set(&self, knob: Knob, value: u32) -> io::Result<()> {
        OpenOptions::new().write(true).open(&self.0)?.write_all_at(&value.to_ne_bytes(), knob as u64 * 4)
    }
}
