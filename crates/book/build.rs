//! Packs the incidents into one text, which is part of the library.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(&env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("incidents");
    println!("cargo::rerun-if-changed={}", folder.canonicalize()?.display());
    let mut names = Vec::new();
    for chapter in fs::read_dir(&folder)? {
        let chapter = chapter?.path();
        println!("cargo::rerun-if-changed={}", chapter.display());
        for file in fs::read_dir(chapter)? {
            names.push(file?.path());
        }
    }
    names.sort();
    let mut packed = String::new();
    for path in names.iter().filter(|path| path.extension().is_some_and(|ending| ending == "jsonl")) {
        let name = path.strip_prefix(&folder).unwrap_or(path).with_extension("");
        // A line that no incident can have stands before each.
        let _ = writeln!(packed, "\u{1e}{}", name.display().to_string().replace('\\', "/"));
        packed += &fs::read_to_string(path)?;
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("incidents.txt");
    fs::write(out, packed)
}
