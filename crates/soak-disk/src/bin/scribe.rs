//! Writes a file as its arguments say, for the tests of the disk: `scribe FILE write:TEXT sync put:OFFSET:TEXT cut:LENGTH
//! remove rename:NAME folder die`.

use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::FileExt;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("which file?")?;
    let mut file = OpenOptions::new().read(true).append(false).write(true).create(true).truncate(false).open(&path)?;
    for told in arguments {
        let mut parts = told.splitn(3, ':');
        let done = match (parts.next(), parts.next(), parts.next()) {
            (Some("write"), Some(text), _) => file.write_all(text.as_bytes()),
            (Some("put"), Some(offset), Some(text)) => file.write_all_at(text.as_bytes(), offset.parse()?),
            (Some("sync"), ..) => file.sync_data(),
            (Some("cut"), Some(length), _) => file.set_len(length.parse()?),
            (Some("remove"), ..) => std::fs::remove_file(&path),
            (Some("rename"), Some(name), _) => std::fs::rename(&path, name),
            (Some("folder"), ..) => {
                File::open(std::path::Path::new(&path).parent().ok_or("it is in no folder")?)?.sync_all()
            }
            (Some("die"), ..) => std::process::abort(),
            _ => return Err(format!("{told} means nothing").into()),
        };
        // Errors are printed, and the remaining arguments are still carried out.
        println!("{told} {}", done.map_or_else(|error| error.to_string(), |()| "done".to_owned()));
    }
    Ok(())
}
