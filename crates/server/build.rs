//! Creates the folder of the web pages if it is missing, so that the server can be built before the pages are.

use std::path::Path;

fn main() {
    let web = Path::new("../../web");
    let dist = web.join("dist");
    // Outside the repository there are no pages to build, and the server serves a plain one.
    if web.is_dir() {
        if let Err(error) = std::fs::create_dir_all(&dist) {
            println!("cargo::warning={} cannot be made: {error}", dist.display());
        }
        println!("cargo::rerun-if-changed={}", dist.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
}
