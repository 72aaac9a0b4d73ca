//! A path that is not a database: every command says what it found and what it wanted, and changes nothing.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::{Folder, arbiter};

/// The commands, with the database that each is given by `--database`.
fn commands(folder: &Path) -> Vec<Vec<String>> {
    let other = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    [
        vec!["serve".to_owned(), "--listen".to_owned(), "127.0.0.1:0".to_owned()],
        vec!["verify".to_owned()],
        vec!["backup".to_owned(), other("copy.db")],
        vec!["reindex".to_owned()],
        vec!["archive".to_owned(), "--older-than".to_owned(), "1d".to_owned(), "--to".to_owned(), other("store.db")],
        ["archive", "--older-than", "1d", "--prune", "--to", &other("store.db")].map(str::to_owned).to_vec(),
        vec!["restore".to_owned(), other("none.db")],
    ]
    .to_vec()
}

/// Returns everything in a folder: names, modes and contents.
fn contents(folder: &Path) -> BTreeMap<PathBuf, (u32, Vec<u8>)> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&path).unwrap().permissions());
        found.insert(path.clone(), (mode, std::fs::read(&path).unwrap_or_default()));
    }
    found
}

fn run(database: &Path, command: &[String]) -> (Option<i32>, String) {
    arbiter(database, &command.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn a_path_that_is_no_database_gives_a_clear_error_and_stays_as_it_was() {
    let folder = Folder::new("paths");
    let within = folder.0.join("within");
    std::fs::create_dir(&within).unwrap();
    std::fs::write(within.join("letter.txt"), "Dear arbiter, this is no database, and nobody should write to it.")
        .unwrap();
    std::fs::write(within.join("short"), "x").unwrap();
    std::fs::create_dir(within.join("folder")).unwrap();
    std::fs::write(within.join("closed.db"), "secret").unwrap();
    let closed = std::os::unix::fs::PermissionsExt::from_mode(0o000);
    std::fs::set_permissions(within.join("closed.db"), closed).unwrap();
    // The superuser can read everything.
    let is_closed = std::fs::File::open(within.join("closed.db")).is_err();
    let cases = [
        ("folder", "it is a directory, expected a file"),
        ("letter.txt", "is not a database of Arbiter"),
        ("short", "is not a database of Arbiter"),
        ("missing/games.db", "there is no directory"),
        ("letter.txt/games.db", "Not a directory"),
        ("closed.db", if is_closed { "ermission denied" } else { "is not a database of Arbiter" }),
    ];
    for (name, wanted) in cases {
        let path = within.join(name);
        for command in commands(&folder.0) {
            let before = contents(&within);
            let (status, told) = run(&path, &command);
            let what = format!("{command:?} on {name}: {told}");
            // `restore` is given a copy that is missing, and says so if the database could be written.
            let is_other = command[0] == "restore";
            assert!(is_other || told.contains(wanted), "{what}");
            assert!(is_other || told.contains(path.to_str().unwrap()), "{what}");
            assert_eq!(status, Some(2), "{what}");
            assert_eq!(contents(&within), before, "{what}");
        }
    }
}

#[test]
fn a_copy_that_is_no_database_is_not_restored() {
    let folder = Folder::new("copies");
    let (text, empty) = (folder.0.join("letter.txt"), folder.0.join("empty.db"));
    std::fs::write(&text, "Dear arbiter, this is no database.").unwrap();
    std::fs::write(&empty, "").unwrap();
    for (from, wanted) in [
        (folder.0.clone(), "it is a directory, expected a file"),
        (text, "is not a database of Arbiter"),
        (empty, "it is empty"),
        (folder.0.join("none.db"), "there is no such file"),
        (folder.0.join("missing/none.db"), "there is no directory"),
    ] {
        for salvage in [&[][..], &["--salvage"]] {
            let mut command = vec!["restore".to_owned(), from.to_str().unwrap().to_owned()];
            command.extend(salvage.iter().map(|flag| (*flag).to_owned()));
            let (status, told) = run(&folder.0.join("new.db"), &command);
            assert!(status == Some(2) && told.contains(wanted), "{command:?}: {told}");
            assert!(!folder.0.join("new.db").exists(), "{command:?}");
        }
    }
}

#[test]
fn an_empty_file_becomes_a_database_and_is_none_before() {
    let folder = Folder::new("empty");
    let path = folder.0.join("games.db");
    std::fs::write(&path, "").unwrap();
    for command in commands(&folder.0).into_iter().filter(|command| ["verify", "backup"].contains(&&*command[0])) {
        let (status, told) = run(&path, &command);
        assert!(status == Some(2) && told.contains("it is empty"), "{command:?}: {told}");
    }
    drop(crate::Hall::start(&path));
    assert_eq!(run(&path, &["verify".to_owned()]).0, Some(0));
}

#[test]
fn a_copy_or_an_archive_is_not_written_into_a_directory_that_is_missing() {
    let folder = Folder::new("targets");
    let path = folder.database();
    crate::Hall::start(&path).terminate();
    let missing = folder.0.join("missing/copy.db");
    let to = missing.to_str().unwrap();
    for command in [&["backup", to][..], &["archive", "--older-than", "1d", "--to", to]] {
        let (status, told) = arbiter(&path, command);
        assert!(status == Some(2) && told.contains("there is no directory"), "{command:?}: {told}");
    }
    let (status, told) = arbiter(&path, &["archive", "--older-than", "1d", "--to", folder.0.to_str().unwrap()]);
    assert!(status == Some(2) && told.contains("it is a directory"), "{told}");
    let (status, told) = arbiter(&missing, &["restore", path.to_str().unwrap()]);
    assert!(status == Some(2) && told.contains("there is no directory"), "{told}");
}
