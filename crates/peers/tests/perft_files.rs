//! The peers count the same as the board's own perft files.

use std::fs;
use std::path::Path;

use peers::ENGINES;

#[test]
fn everybody_counts_the_boards_positions_alike() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../board/tests/perft");
    let mut counts = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        // eschac does not support Chess960 and refuses some of the boards.
        for engine in ENGINES.into_iter().filter(|engine| engine.name != "eschac") {
            for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
                let mut fields = line.split(" ;D");
                let fen = fields.next().unwrap();
                for field in fields {
                    let (depth, count) = field.split_once(' ').unwrap();
                    let wanted: u64 = count.parse().unwrap();
                    if wanted < 600_000 {
                        let found = (engine.perft)(fen, depth.parse().unwrap());
                        assert_eq!(found, wanted, "{}: {fen}, depth {depth}", engine.name);
                        counts += 1;
                    }
                }
            }
        }
    }
    assert!(counts > 500, "only {counts} counts were compared");
}
