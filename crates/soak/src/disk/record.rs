//! The log in which the preloaded library records what a power cut would undo.
//!
//! Every operation is logged before it is done, with the data that it overwrites. A record that was cut off by the end of
//! the process belongs to an operation that was never begun.

/// An operation on a file below the watched folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// Bytes are written.
    Write {
        /// The file.
        file: String,
        /// The number of the operation.
        number: u64,
        /// The offset of the first byte.
        offset: u64,
        /// The number of bytes written.
        length: u64,
        /// The length of the file before.
        old_size: u64,
        /// The bytes that were there before, as far as the file reached.
        old: Vec<u8>,
    },
    /// A file is truncated or extended.
    Truncate {
        /// The file.
        file: String,
        /// The number of the operation.
        number: u64,
        /// The length afterwards.
        size: u64,
        /// The length of the file before.
        old_size: u64,
        /// The bytes that were cut off.
        old: Vec<u8>,
    },
    /// A file is created, empty.
    Create {
        /// The file.
        file: String,
        /// The number of the operation.
        number: u64,
    },
    /// A file name is removed.
    Remove {
        /// The file.
        file: String,
        /// The number of the operation.
        number: u64,
        /// A second name under which the file is kept.
        kept: String,
    },
    /// A file is renamed.
    Rename {
        /// The old name.
        file: String,
        /// The number of the operation.
        number: u64,
        /// The new name.
        to: String,
        /// A second name under which the file that had the new name is kept; empty if there was none.
        kept: String,
    },
    /// A file or a folder was synced: operations with numbers below `before` are safe.
    Synced {
        /// The file or folder.
        file: String,
        /// The number of the first operation that the sync may not include.
        before: u64,
    },
    /// Syncing failed: operations with numbers below `before` are lost, even if a later sync succeeds.
    SyncFailed {
        /// The file or folder.
        file: String,
        /// The number of the first operation that the sync may not include.
        before: u64,
    },
}

impl Record {
    /// Writes the record, preceded by its length.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; 4];
        let (kind, file, numbers, texts): (u8, &str, Vec<u64>, Vec<&[u8]>) = match self {
            Self::Write { file, number, offset, length, old_size, old } => {
                (1, file, vec![*number, *offset, *length, *old_size], vec![old])
            }
            Self::Truncate { file, number, size, old_size, old } => {
                (2, file, vec![*number, *size, *old_size], vec![old])
            }
            Self::Create { file, number } => (3, file, vec![*number], vec![]),
            Self::Remove { file, number, kept } => (4, file, vec![*number], vec![kept.as_bytes()]),
            Self::Rename { file, number, to, kept } => (5, file, vec![*number], vec![to.as_bytes(), kept.as_bytes()]),
            Self::Synced { file, before } => (6, file, vec![*before], vec![]),
            Self::SyncFailed { file, before } => (7, file, vec![*before], vec![]),
        };
        bytes.push(kind);
        for number in numbers {
            bytes.extend(number.to_le_bytes());
        }
        for text in std::iter::once(file.as_bytes()).chain(texts) {
            bytes.extend((text.len() as u32).to_le_bytes());
            bytes.extend(text);
        }
        let length = (bytes.len() as u32).to_le_bytes();
        bytes[..4].copy_from_slice(&length);
        bytes
    }

    /// Reads all complete records.
    pub fn read_all(mut bytes: &[u8]) -> Vec<Self> {
        let mut records = Vec::new();
        while let Some(record) = Cursor::record(&mut bytes) {
            records.push(record);
        }
        records
    }

    /// Returns the file of the record.
    pub fn file(&self) -> &str {
        match self {
            Self::Write { file, .. }
            | Self::Truncate { file, .. }
            | Self::Create { file, .. }
            | Self::Remove { file, .. }
            | Self::Rename { file, .. }
            | Self::Synced { file, .. }
            | Self::SyncFailed { file, .. } => file,
        }
    }

    /// Returns the number of the operation; none for a sync.
    pub fn number(&self) -> Option<u64> {
        match self {
            Self::Write { number, .. }
            | Self::Truncate { number, .. }
            | Self::Create { number, .. }
            | Self::Remove { number, .. }
            | Self::Rename { number, .. } => Some(*number),
            Self::Synced { .. } | Self::SyncFailed { .. } => None,
        }
    }
}

/// The bytes of one record.
struct Cursor<'b>(&'b [u8]);

impl Cursor<'_> {
    fn record(bytes: &mut &[u8]) -> Option<Record> {
        let length = u32::from_le_bytes(bytes.get(..4)?.try_into().ok()?) as usize;
        let mut cursor = Cursor(bytes.get(4..length)?);
        *bytes = &bytes[length..];
        let kind = cursor.take(1)?[0];
        Some(match kind {
            1 => {
                let (number, offset, length, old_size) =
                    (cursor.number()?, cursor.number()?, cursor.number()?, cursor.number()?);
                Record::Write { number, offset, length, old_size, file: cursor.text()?, old: cursor.bytes()? }
            }
            2 => {
                let (number, size, old_size) = (cursor.number()?, cursor.number()?, cursor.number()?);
                Record::Truncate { number, size, old_size, file: cursor.text()?, old: cursor.bytes()? }
            }
            3 => Record::Create { number: cursor.number()?, file: cursor.text()? },
            4 => Record::Remove { number: cursor.number()?, file: cursor.text()?, kept: cursor.text()? },
            5 => Record::Rename {
                number: cursor.number()?,
                file: cursor.text()?,
                to: cursor.text()?,
                kept: cursor.text()?,
            },
            6 => Record::Synced { before: cursor.number()?, file: cursor.text()? },
            7 => Record::SyncFailed { before: cursor.number()?, file: cursor.text()? },
            _ => return None,
        })
    }

    fn take(&mut self, length: usize) -> Option<&[u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u64> {
        Some(u64::from_le_bytes(self.take(8)?.try_into().ok()?))
    }

    fn bytes(&mut self) -> Option<Vec<u8>> {
        let length = u32::from_le_bytes(self.take(4)?.try_into().ok()?) as usize;
        Some(self.take(length)?.to_vec())
    }

    fn text(&mut self) -> Option<String> {
        String::from_utf8(self.bytes()?).ok()
    }
}
