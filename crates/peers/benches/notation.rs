//! How fast texts are read, and that the time grows with their length: `cargo bench -p arbiter-chess-peers --bench notation`.
//!
//! Each text is read at 1 MB and at 10 MB, with the language detected, with a wrong one, as a scoresheet and as PGN, and so are texts
//! made to be slow.

use std::time::Instant;

use board::Position;
use notation::pgn::GameTree;
use notation::{Language, Sheet, Style, detect, read_score, rewrite};

const MEGABYTE: usize = 1_000_000;

/// A named way to read a text.
type Work = (&'static str, fn(&str) -> usize);

fn main() {
    let czech = Language::find("cs").expect("Czech");
    let game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5\n\
                11. d4 Qc7 12. Nbd2 cxd4 13. cxd4 Nc6 (13... Bb7 14. Nf1 Rac8) 14. Nb3 a5 15. Be3 a4 1/2-1/2\n\n";
    let style = Style { language: czech, ..Style::default() };
    let score = rewrite(game, Language::ENGLISH, &style, &Position::initial()).text;
    let works: [Work; 4] = [
        ("detected", |text| detect(text, &Position::initial()).map_or(0, |found| found.moves)),
        ("read as Russian", |text| {
            read_score(text, Language::find("ru").expect("Russian"), &Position::initial()).1.len()
        }),
        ("as a scoresheet", |text| Sheet::read(text, None, &Position::initial()).entries.len()),
        ("as PGN", |text| GameTree::read_all(text.as_bytes()).len()),
    ];
    let texts = [
        ("Czech games", score.as_str()),
        ("one line", "1. e4 Zz9 "),
        ("no language fits", "1. e4 e5 2. Wf3 Wc6 3. Nf3\n"),
        ("open brackets", "1. e4 ("),
        ("numbers that lead back", "e4 e5 1... e5 "),
        ("square brackets", "["),
        ("dashes", "a—"),
        ("quotes", "“"),
        ("comments with braces", "{a{b} "),
        ("tags after empty lines", "[A \"b\"]\n\n[C \"d\"]\n\n"),
    ];
    for (text_name, part) in texts {
        for (name, work) in works {
            let seconds = [MEGABYTE, 10 * MEGABYTE].map(|len| {
                let text = part.repeat(len.div_ceil(part.len()));
                let started = Instant::now();
                std::hint::black_box(work(&text));
                started.elapsed().as_secs_f64()
            });
            println!(
                "{text_name}, {name}: {:.2} s for 1 MB, {:.2} s for 10 MB, {:.1} times as long",
                seconds[0],
                seconds[1],
                seconds[1] / seconds[0]
            );
        }
    }
}
