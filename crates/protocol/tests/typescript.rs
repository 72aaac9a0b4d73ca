//! The TypeScript types of the pages match those of the server.

/// `UPDATE=1 cargo test -p arbiter-chess-protocol --test typescript` rewrites the file.
#[test]
fn the_types_for_typescript_are_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol/protocol.ts");
    let wanted = protocol::typescript();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &wanted).expect("the file can be written");
    }
    let found = std::fs::read_to_string(path).expect("web/src/protocol/protocol.ts is there");
    assert!(found == wanted, "stale: run UPDATE=1 cargo test -p arbiter-chess-protocol --test typescript");
}
