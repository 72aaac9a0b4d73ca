//! The file of an event: read whole, written at its end, one program at a time.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, bail, ensure};
use event::{Act, Entry, Event, Moment, PersonId, Refusal};
use protocol::event::{EventAudience, EventEntryFrame, EventFile, EventRow};

/// More than the largest event needs.
const LARGEST: u64 = 256 << 20;

/// The person who acts on the command line: the organiser.
pub(super) const ORGANISER: PersonId = PersonId(1);

/// An event that is open for writing. Nobody else can write until it is dropped.
#[derive(Debug)]
pub(super) struct Store {
    path: PathBuf,
    file: File,
    kept: EventFile,
    /// What is to be written at the end.
    pending: String,
    /// How many bytes were whole when the file was read.
    length: u64,
    /// Whether cards are to be deleted, so that the whole file is written again.
    is_rewritten: bool,
}

impl Store {
    /// Makes the file of a new event.
    pub(super) fn create(path: &Path) -> Result<Self> {
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(path);
        let file = file.with_context(|| format!("{} cannot be created", path.display()))?;
        file.lock().with_context(|| format!("{} cannot be locked", path.display()))?;
        let kept = EventFile::new(server::GameId::random()?.as_str());
        let pending = kept.head();
        Ok(Self { path: path.to_owned(), file, kept, pending, length: 0, is_rewritten: false })
    }

    /// Opens an event for writing, waiting until nobody else writes.
    pub(super) fn open(path: &Path) -> Result<Self> {
        let name = path.display();
        let mut file = loop {
            let file = OpenOptions::new().read(true).write(true).open(path);
            let file = file.with_context(|| format!("{name} cannot be opened"))?;
            file.lock().with_context(|| format!("{name} cannot be locked"))?;
            // While this program waited, another one may have put a new file in its place.
            if is_still(&file, path)? {
                break file;
            }
        };
        let kept = read(&mut file, path)?;
        let length = kept.length() as u64;
        Ok(Self { path: path.to_owned(), file, kept, pending: String::new(), length, is_rewritten: false })
    }

    /// Reads an event without changing it.
    pub(super) fn look(path: &Path) -> Result<EventFile> {
        let name = path.display();
        let mut file = File::open(path).with_context(|| format!("{name} cannot be opened"))?;
        file.lock_shared().with_context(|| format!("{name} cannot be locked"))?;
        read(&mut file, path)
    }

    /// Returns the event.
    pub(super) const fn event(&self) -> &Event {
        self.kept.event()
    }

    /// Does an act as the organiser; it is written by [`Store::commit`].
    pub(super) fn act(&mut self, act: Act) -> Result<Result<Entry, Refusal>> {
        self.act_as(ORGANISER, act)
    }

    /// Says whether the organiser could do an act, and does nothing.
    pub(super) fn try_act(&self, act: Act) -> Result<(), Refusal> {
        self.kept.event().judge(now(), ORGANISER, act).map(|_| ())
    }

    /// Does an act as a person.
    pub(super) fn act_as(&mut self, person: PersonId, act: Act) -> Result<Result<Entry, Refusal>> {
        let entry = match self.kept.event().judge(now(), person, act) {
            Ok(entry) => entry,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let mut salts = Vec::new();
        for _ in &entry.cards {
            salts.push(random()?);
        }
        let lines = self.kept.append(&entry, || salts.pop().unwrap_or_default());
        self.pending += &lines;
        if let Some((_, EventRow::Acted(row))) = self.kept.rows().last() {
            let erased = row.erased();
            self.is_rewritten |= self.kept.delete_cards(&erased);
        }
        Ok(Ok(entry))
    }

    /// Writes what was done, and returns when it is on disk.
    pub(super) fn commit(&mut self) -> Result<()> {
        let name = self.path.display().to_string();
        let wrong = || format!("{name} cannot be written");
        if self.is_rewritten {
            self.rewrite().with_context(wrong)?;
        } else {
            // What came after the last whole row was never acknowledged.
            self.file.set_len(self.length).with_context(wrong)?;
            self.file.seek(SeekFrom::End(0)).with_context(wrong)?;
            self.file.write_all(self.pending.as_bytes()).with_context(wrong)?;
            self.file.sync_all().with_context(wrong)?;
            if self.length == 0 {
                sync_folder(&self.path).with_context(wrong)?;
            }
        }
        self.length += self.pending.len() as u64;
        self.pending.clear();
        Ok(())
    }

    /// Writes a new file and puts it in the place of the old one.
    fn rewrite(&mut self) -> std::io::Result<()> {
        let mut name = self.path.file_name().unwrap_or_default().to_owned();
        name.push(".new");
        let new = self.path.with_file_name(name);
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(true).open(&new)?;
        file.lock()?;
        file.write_all(self.kept.to_text().as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&new, &self.path)?;
        sync_folder(&self.path)?;
        self.file = file;
        self.is_rewritten = false;
        Ok(())
    }

    /// Returns the last rows as officials see them.
    pub(super) fn frames(&self, count: usize) -> Vec<Option<EventEntryFrame>> {
        let rows = self.kept.rows();
        let first = rows.len() - count.min(rows.len());
        let frame = |(place, (_, row)): (usize, &(_, EventRow))| match row {
            EventRow::Acted(row) => {
                EventEntryFrame::of((first + place) as u64 + 1, row, self.event(), EventAudience::Office)
            }
            EventRow::Linked(_) => None,
        };
        rows[first..].iter().enumerate().map(frame).collect()
    }
}

fn read(file: &mut File, path: &Path) -> Result<EventFile> {
    let name = path.display();
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes).with_context(|| format!("{name} cannot be read"))?;
    ensure!(bytes.len() as u64 <= LARGEST, "{name}: found more than {LARGEST} bytes, expected the file of an event");
    // A character that was cut off at the end belongs to a row that was never acknowledged.
    let whole = match std::str::from_utf8(&bytes) {
        Ok(text) => text,
        Err(error) if error.error_len().is_none() => {
            std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default()
        }
        Err(error) => {
            let line = bytes[..error.valid_up_to()].split(|byte| *byte == b'\n').count();
            bail!("{name}: line {line}: found a byte that is no UTF-8, expected the file of an event");
        }
    };
    EventFile::read(whole).with_context(|| name.to_string())
}

/// Tells whether a path still leads to an open file.
#[cfg(unix)]
fn is_still(file: &File, path: &Path) -> Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let place = |data: std::fs::Metadata| (data.dev(), data.ino());
    let found = std::fs::metadata(path).with_context(|| format!("{} cannot be opened", path.display()))?;
    Ok(place(file.metadata()?) == place(found))
}

#[cfg(not(unix))]
fn is_still(_: &File, _: &Path) -> Result<bool> {
    Ok(true)
}

/// Makes sure that a new name is on disk.
fn sync_folder(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

fn now() -> Moment {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Moment(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// Draws random bytes.
pub(super) fn random() -> Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
    Ok(bytes)
}

/// Draws a lot that JSON can write exactly.
pub(super) fn lot() -> Result<u64> {
    let bytes = random()?;
    Ok(bytes[..6].iter().fold(0, |lot, byte| lot << 8 | u64::from(*byte)))
}
