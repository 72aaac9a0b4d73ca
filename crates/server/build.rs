//! Sees to it that the folder of the web pages is there, so that the hall can be built before they are.

use std::path::Path;

fn main() {
    let web = Path::new("../../web");
    let dist = web.join("dist");
    // Outside the repository there are no pages to build, and the hall serves a plain one.
    if web.is_dir() {
        if let Err(error) = std::fs::create_dir_all(&dist) {
            println!("cargo::warning={} cannot be made: {error}", dist.display());
        }
        println!("cargo::rerun-if-changed={}", dist.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
}
