//! The disk loses unsynced data, keeps synced data, and fails on command.

#![cfg(target_os = "linux")]

use std::path::{Path, PathBuf};
use std::process::Command;

use soak::Lot;
use soak::disk::{CONTROL, Cut, Fault, Faults, Knob, LOG, ROOT, cut_power};

/// A folder with a watched folder in it.
struct Scene {
    folder: PathBuf,
    faults: Faults,
}

impl Scene {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("soak-disk-{name}-{}", std::process::id()));
        for part in ["disk", "log"] {
            std::fs::create_dir_all(folder.join(part)).unwrap();
        }
        let faults = Faults::create(&folder.join("control")).unwrap();
        Self { folder, faults }
    }

    fn file(&self) -> PathBuf {
        self.folder.join("disk/file")
    }

    /// Runs a program with the given commands on the watched disk; returns its output.
    fn scribe(&self, told: &[&str]) -> Vec<String> {
        let output = Command::new(env!("CARGO_BIN_EXE_scribe"))
            .arg(self.file())
            .args(told)
            .env("LD_PRELOAD", library())
            .env(ROOT, self.folder.join("disk"))
            .env(LOG, self.folder.join("log"))
            .env(CONTROL, self.faults.path())
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
    }

    fn cut(&self, cut: Cut, seed: u64) {
        cut_power(&self.folder.join("log"), cut, &mut Lot::new(seed)).unwrap();
    }

    fn content(&self) -> Option<String> {
        std::fs::read_to_string(self.file()).ok()
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Finds the library beside the test or one folder up, wherever Cargo has put it.
fn library() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let places = test.ancestors().skip(1).take(2).map(|folder| folder.join("libsoak_disk.so"));
    places.into_iter().find(|path| path.exists()).expect("Cargo has built the library")
}

#[test]
fn what_was_synced_is_kept_and_the_rest_is_lost() {
    let scene = Scene::new("synced");
    let said = scene.scribe(&["write:kept", "sync", "write:lost", "put:0:K"]);
    assert_eq!(said, ["write:kept done", "sync done", "write:lost done", "put:0:K done"]);
    assert_eq!(scene.content().as_deref(), Some("Keptlost"), "without a power cut all of it is there");
    scene.cut(Cut::Nothing, 1);
    assert_eq!(scene.content().as_deref(), Some("kept"));
}

#[test]
fn a_disk_that_lies_loses_what_was_synced() {
    let scene = Scene::new("lie");
    scene.scribe(&["write:kept", "sync"]);
    scene.cut(Cut::Lie, 1);
    assert_eq!(scene.content(), None);
}

#[test]
fn without_a_sync_even_the_file_is_lost() {
    let scene = Scene::new("unsynced");
    scene.scribe(&["write:text", "die"]);
    assert_eq!(scene.content().as_deref(), Some("text"));
    scene.cut(Cut::Nothing, 1);
    assert_eq!(scene.content(), None);
}

#[test]
fn a_file_that_was_cut_or_removed_comes_back() {
    let scene = Scene::new("removed");
    scene.scribe(&["write:a long text", "sync"]);
    scene.scribe(&["cut:6", "put:0:A", "remove"]);
    assert_eq!(scene.content(), None);
    scene.cut(Cut::Nothing, 1);
    assert_eq!(scene.content().as_deref(), Some("a long text"));
    scene.scribe(&["cut:6", "sync", "remove", "folder"]);
    scene.cut(Cut::Nothing, 1);
    assert_eq!(scene.content(), None, "the folder was synced");
}

#[test]
fn what_a_killed_program_left_unsynced_can_still_be_lost() {
    let scene = Scene::new("killed");
    scene.scribe(&["write:kept", "sync", "put:4:lost", "die"]);
    scene.scribe(&["put:0:K", "die"]);
    assert_eq!(scene.content().as_deref(), Some("Keptlost"));
    scene.cut(Cut::Nothing, 1);
    assert_eq!(scene.content().as_deref(), Some("kept"));
    scene.scribe(&["put:4:safe", "die"]);
    scene.scribe(&["put:0:K", "sync"]);
    scene.cut(Cut::Nothing, 1);
    assert_eq!(scene.content().as_deref(), Some("Keptsafe"), "a later program's sync counts for all of the file");
}

#[test]
fn a_file_that_was_renamed_has_its_old_name_again() {
    let scene = Scene::new("renamed");
    let other = scene.folder.join("disk/other");
    scene.scribe(&["write:text", "sync"]);
    let rename = format!("rename:{}", other.display());
    scene.scribe(&[&rename]);
    assert!(other.exists());
    scene.cut(Cut::Nothing, 1);
    assert_eq!((scene.content().as_deref(), other.exists()), (Some("text"), false));
}

#[test]
fn of_what_was_not_synced_any_part_may_be_left() {
    let scene = Scene::new("parts");
    let (old, new) = ("o".repeat(4096), "n".repeat(4096));
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        scene.scribe(&["cut:0", &format!("put:0:{old}"), "sync"]);
        scene.cut(Cut::Nothing, seed);
        scene.scribe(&[&format!("put:0:{new}")]);
        scene.cut(Cut::Sectors, seed);
        let content = scene.content().unwrap();
        for sector in content.as_bytes().chunks(512) {
            assert!(sector.iter().all(|byte| *byte == sector[0]), "a sector is written or it is not");
        }
        seen.insert(content);
    }
    assert!(seen.len() > 10, "the same {} results came again and again", seen.len());
}

#[test]
fn what_a_failed_sync_has_lost_no_later_sync_brings_back() {
    let scene = Scene::new("failed");
    scene.scribe(&["write:kept", "sync"]);
    scene.faults.fail(Fault::Unsynced).unwrap();
    // Half of the syncs fail: write and sync until one has.
    let told: Vec<String> = (0..20).flat_map(|n| [format!("put:{}:x", 4 + n), "sync".to_owned()]).collect();
    let told: Vec<&str> = told.iter().map(String::as_str).collect();
    let said = scene.scribe(&told);
    assert!(said.iter().any(|line| line.contains("Input/output error")), "{said:?}");
    assert!(said.iter().any(|line| line == "sync done"), "{said:?}");
    scene.cut(Cut::Nothing, 1);
    let content = std::fs::read(scene.file()).unwrap();
    for (place, pair) in said.chunks(2).enumerate() {
        let found = content.get(4 + place).copied().unwrap_or(0);
        assert_eq!(found, if pair[1] == "sync done" { b'x' } else { 0 }, "place {place}: {pair:?}");
    }
}

#[test]
fn a_full_disk_and_a_broken_one_say_so() {
    let scene = Scene::new("full");
    for (fault, words) in [(Fault::Full, "No space left"), (Fault::Broken, "Input/output error")] {
        scene.faults.fail(fault).unwrap();
        let said = scene.scribe(&["write:text"]);
        assert!(said[0].contains(words), "{said:?}");
    }
    assert!(scene.faults.read(Knob::Faults).unwrap() >= 2);
    scene.faults.heal().unwrap();
    assert_eq!(scene.scribe(&["write:text"]), ["write:text done"]);
    scene.faults.fail(Fault::Short).unwrap();
    let long = format!("write:{}", "s".repeat(1000));
    assert_eq!(scene.scribe(&[&long, "sync"]).len(), 2);
    assert_eq!(scene.content().unwrap().len(), 1000, "a program that writes the rest has all of it");
}

#[test]
fn files_elsewhere_are_left_alone() {
    let scene = Scene::new("elsewhere");
    let elsewhere = scene.folder.join("elsewhere");
    scene.faults.fail(Fault::Broken).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_scribe"))
        .arg(&elsewhere)
        .arg("write:text")
        .env("LD_PRELOAD", library())
        .env(ROOT, scene.folder.join("disk"))
        .env(LOG, scene.folder.join("log"))
        .env(CONTROL, scene.faults.path())
        .output()
        .unwrap();
    assert!(output.status.success());
    scene.cut(Cut::Nothing, 1);
    assert!(Path::exists(&elsewhere));
}
