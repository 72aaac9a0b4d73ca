//! The speed of the search in the rulebook: `cargo bench -p arbiter-chess-peers --bench book`.
//!
//! Each question is typed letter by letter, as on the page, and every prefix is searched for. The slowest key counts; at most
//! 50 ms are allowed.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use book::Volume;
use words::{Locale, search};

/// What readers type: numbers, words of three languages, slips, and something that is nowhere.
const QUESTIONS: [&str; 10] = [
    "9.2.1.1",
    "A4d.1",
    "repetition of the position",
    "fifti moves clamed",
    "opakovani pozice",
    "braní mimochodem",
    "zástavka padla",
    "nemozny tah stlacenie hodin",
    "a",
    "qwertzuiop asdfghjkl yxcvbnm",
];
/// The longest that a key may take.
const MOST: Duration = Duration::from_millis(50);

fn main() -> ExitCode {
    let volume = Volume::find("2018").unwrap_or(Volume::Leaflet);
    let start = Instant::now();
    search("king", Locale::English, volume, 20);
    println!("the first search, which makes the index: {:.1} ms", milliseconds(start.elapsed()));
    let mut slowest = (Duration::ZERO, String::new());
    let mut all = Vec::new();
    for question in QUESTIONS {
        for (end, letter) in question.char_indices() {
            let typed = &question[..end + letter.len_utf8()];
            let start = Instant::now();
            let found = search(typed, Locale::Czech, volume, 20);
            let taken = start.elapsed();
            std::hint::black_box(found);
            all.push(taken);
            if taken > slowest.0 {
                slowest = (taken, typed.to_owned());
            }
        }
    }
    all.sort_unstable();
    println!("{} keys: half of them within {:.2} ms", all.len(), milliseconds(all[all.len() / 2]));
    println!("the slowest, {:?}: {:.2} ms", slowest.1, milliseconds(slowest.0));
    if slowest.0 > MOST { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn milliseconds(taken: Duration) -> f64 {
    taken.as_secs_f64() * 1000.0
}
