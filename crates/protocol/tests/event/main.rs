//! Events as JSON: acts, rulings, rows, views and lists of players.

mod acts;
mod audience;
mod import;
mod journal;
mod report;
mod samples;

/// Writes the file anew with `UPDATE=1 cargo test -p arbiter-chess-protocol --test event`.
#[test]
fn the_types_for_typescript_are_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol/event.ts");
    let wanted = protocol::event::typescript();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &wanted).expect("the file can be written");
    }
    let found = std::fs::read_to_string(path).expect("web/src/protocol/event.ts is there");
    assert!(found == wanted, "stale: run UPDATE=1 cargo test -p arbiter-chess-protocol --test event");
}

#[test]
fn every_type_that_typescript_names_is_declared() {
    let text = protocol::event::typescript();
    // Comments and texts name other things.
    let code: String = text.lines().filter(|line| !line.trim_start().starts_with(['*', '/'])).collect();
    let code: String = code.split("/**").map(|part| part.split("*/").last().unwrap_or("")).collect();
    let bare: String = code.split('"').step_by(2).collect::<Vec<_>>().join(" ");
    let words = bare.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let types: std::collections::BTreeSet<&str> =
        words.filter(|word| word.ends_with("Frame") || word.ends_with("Text") || word.ends_with("Ref")).collect();
    for name in types.into_iter().filter(|name| !["ErrorFrame", "RecordFrame", "RegulationsFrame"].contains(name)) {
        assert!(text.contains(&format!("export type {name} ")), "{name} is not declared");
    }
}
