//! Counts the lines of our own positions, `perft/*.perft`.

use std::fs;
use std::path::Path;

use board::{Position, perft};

/// Reads `FEN ;D1 n ;D2 n …`, and asserts every count; returns the number of counts.
fn check(path: &Path) -> usize {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.starts_with("# Source: "), "{}: line 1 names the source", path.display());
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
    let mut counts = 0;
    for (index, line) in lines {
        let place = format!("{}:{}", path.display(), index + 1);
        let mut fields = line.split(" ;D");
        let fen = fields.next().unwrap();
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(position.to_setup().flaws(), [], "{place}");
        for field in fields {
            let (depth, count) = field.split_once(' ').unwrap_or_else(|| panic!("{place}: found {field:?}"));
            let found = perft(&position, depth.parse().unwrap());
            assert_eq!(found.to_string(), count, "{place}: {fen}, depth {depth}");
            counts += 1;
        }
    }
    counts
}

#[test]
fn own_positions_are_counted_right() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 5, "{files:?}");
    for file in files {
        assert!(check(&file) > 20, "{}: nothing to count", file.display());
    }
}
